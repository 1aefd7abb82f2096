"""Compiled code at hand before a table needs it: nothing is compiled, or loaded, while the server serves."""

import asyncio
import logging
import subprocess
import sys
import threading

from tenfold import games, match
from tenfold.kernel import cache
from tenfold.server import minds

log = logging.getLogger("tenfold.server")


class Warmth:
    """Which games can be played at once."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._warm = {name: asyncio.Event() for name in games.names()}

    def begin(self) -> None:
        """Begin to warm all games up, beside everything else."""
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, name="warmth", daemon=True).start()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        if game in self._warm:
            await self._warm[game].wait()

    @property
    def is_ready(self) -> bool:
        """Whether all games can be played."""
        return all(event.is_set() for event in self._warm.values())

    def _run(self) -> None:
        if not all(cache.is_compiled(f"the rules of {games.get(name).family}") for name in games.names()):
            # In a process of its own: Numba holds Python's lock while it compiles.
            subprocess.run([sys.executable, "-m", "tenfold.cli", "compile"], check=False, stdout=subprocess.DEVNULL)
        for name, event in self._warm.items():
            _warm_up(name)
            assert self._loop is not None
            self._loop.call_soon_threadsafe(event.set)


def _warm_up(name: str) -> None:
    """Play a little."""
    table = match.start(name, seats=games.get(name).seats[0], seed=0)
    seat = min(table.active)
    table.events(seat)
    table.view(seat)
    for level in ("medium", "search(playouts=1)"):
        try:
            minds.bot(level).move(table.seen(seat), 0)
        except Exception:
            log.exception("the bot %s of %s does not play", level, name)
