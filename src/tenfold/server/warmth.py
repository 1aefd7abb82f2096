"""Compiled code at hand before a table needs it: nothing is compiled, or loaded, by what serves."""

import asyncio
import logging
import subprocess
import sys
import threading
import time

from numba.core import config

from tenfold import games, match
from tenfold.kernel import cache
from tenfold.server import minds

log = logging.getLogger("tenfold.server")

PAUSE = 0.2
"""How many seconds lie between looks at what has been compiled."""


class Warmth:
    """Which games can be played, and thought about, at once."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rules = {name: asyncio.Event() for name in games.names()}
        self._bots = {name: asyncio.Event() for name in games.names()}

    def begin(self) -> None:
        """Begin to warm all games up, beside everything else."""
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, name="warmth", daemon=True).start()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        if game in self._rules:
            await self._rules[game].wait()

    async def thinks(self, game: str) -> None:
        """Wait until bots can play a game."""
        await self._bots[game].wait()

    @property
    def is_ready(self) -> bool:
        """Whether all games can be played."""
        return all(event.is_set() for event in self._rules.values())

    def _run(self) -> None:
        """Compile what lacks, in processes of its own since Numba holds Python's lock, and load it here."""
        families = {games.get(name).family: name for name in games.names()}
        compiling = {family: _compile(name) for family, name in families.items()}
        for what, events in (("the rules of", self._rules), ("how bots play", self._bots)):
            for name, event in events.items():
                family = games.get(name).family
                while not cache.is_compiled(f"{what} {family}") and compiling[family].poll() is None:
                    time.sleep(PAUSE)
                _load(name, with_bots=events is self._bots)
                if not self._tell(event):
                    return
        for process in compiling.values():
            process.wait()

    def _tell(self, event: asyncio.Event) -> bool:
        """Say that something is ready; False where the server has stopped meanwhile."""
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(event.set)
        except RuntimeError:
            return False
        return True


class _Done:
    """What needs not be compiled."""

    def poll(self) -> int:
        """It is done."""
        return 0

    wait = poll


def _compile(name: str) -> "subprocess.Popen[bytes] | _Done":
    """Compile a game and its bots, unless they were."""
    family = games.get(name).family
    if cache.is_compiled(f"the rules of {family}") and cache.is_compiled(f"how bots play {family}"):
        return _Done()
    command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", name]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def _load(name: str, with_bots: bool) -> None:
    """Play a little."""
    table = match.start(name, seats=games.get(name).seats[0], seed=0)
    seat = min(table.active)
    table.events(seat)
    table.view(seat)
    for level in ("medium", "search(playouts=1)") if with_bots and not config.DISABLE_JIT else ():
        try:
            minds.bot(level).move(table.seen(seat), 0)
        except Exception:
            log.exception("the bot %s of %s does not play", level, name)
