"""Warms Numba's cache in child processes and loads it in a thread, so that no request ever
compiles.
"""

import asyncio
import logging
import subprocess
import sys
import threading
import time

from numba.core import config

from tenfold import games, match, views
from tenfold.bots.greedy import slips_of
from tenfold.kernel import cache
from tenfold.kernel.progress import ALL, GREEDY, RULES, SEARCH, Line, Progress
from tenfold.server.bots import bot_pool

log = logging.getLogger("tenfold.server")

PAUSE = 0.2
"""How many seconds lie between two checks of what has been compiled."""

STAGES = {RULES: None, GREEDY: "medium", SEARCH: "search(playouts=1)", ALL: None}
"""The stages of compiling, by the names of their marks in the cache, and the bot that plays a move
to load each.
"""


class CompileStatus:
    """Knows which games are compiled, and how far."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._events = {
            stage: {name: asyncio.Event() for name in games.names()} for stage in STAGES
        }
        self._compiling: dict[str, subprocess.Popen[bytes]] = {}
        """The processes that compile, by the family of games."""
        self._progress = Progress(())
        self._line = Line()
        self._is_closing = False

    def begin(self) -> None:
        """Begin to compile and load all games in the background."""
        self._loop = asyncio.get_running_loop()
        families = {games.get(name).family: name for name in games.names()}
        self._compiling = {
            family: _compile(name) for family, name in families.items() if not _is_compiled(family)
        }
        self._progress = Progress(list(self._compiling))
        threading.Thread(target=self._run, name="warmth", daemon=True).start()

    def close(self) -> None:
        """Stop compiling."""
        self._is_closing = True
        for process in self._compiling.values():
            process.terminate()
        for process in self._compiling.values():
            process.wait()
        self._line.end(
            "tenfold: stopped before all games were compiled; the next start compiles the rest"
        )

    async def ready(self, game: str) -> None:
        """Wait until the rules of a game are loaded."""
        if game in self._events[RULES]:
            await self._events[RULES][game].wait()

    async def plays(self, game: str, level: str) -> None:
        """Wait until a bot of some level is loaded for a game."""
        stage = (
            GREEDY if level == bot_pool.ANY or slips_of(bot_pool.bot(level)) is not None else SEARCH
        )
        await self._events[stage][game].wait()

    async def thinks(self, game: str) -> None:
        """Wait until everything is loaded for a game: hints, reviews, the tutor."""
        await self._events[ALL][game].wait()

    @property
    def is_ready(self) -> bool:
        """Whether the rules of all games are loaded."""
        return all(event.is_set() for event in self._events[RULES].values())

    def _run(self) -> None:
        """Load each stage of each game once it is compiled. Processes compile, since Numba would
        hold Python's lock.
        """
        for stage, events in self._events.items():
            for name, event in events.items():
                self._wait(stage, games.get(name).family)
                if self._is_closing:
                    return
                _load(name, STAGES[stage])
                if not self._tell(event):
                    return
        for process in self._compiling.values():
            process.wait()
        if not any(process.returncode for process in self._compiling.values()):
            self._line.end(
                "tenfold: all games are compiled; the next start takes them from the cache"
            )

    def _wait(self, stage: str, family: str) -> None:
        """Wait until a stage of a family is compiled, or its process has ended."""
        process = self._compiling.get(family)
        while (
            process is not None
            and process.poll() is None
            and not cache.is_compiled(f"{stage} {family}")
        ):
            self._line.show(f"tenfold: compiling the games, once: {self._progress.figures()}")
            time.sleep(PAUSE)

    def _tell(self, event: asyncio.Event) -> bool:
        """Set an event in the event loop; return False if the server has stopped meanwhile."""
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(event.set)
        except RuntimeError:
            return False
        return True


def _is_compiled(family: str) -> bool:
    return all(cache.is_compiled(f"{stage} {family}") for stage in STAGES)


def _compile(name: str) -> "subprocess.Popen[bytes]":
    """Start a process that compiles a game and its bots."""
    command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", name]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def _load(name: str, level: str | None) -> None:
    """Load the compiled code of a game, and of a bot, by using it once."""
    table = match.start(name, seats=games.get(name).seats[0], seed=0)
    seat = min(table.active)
    views.updates(table).delta({seat})
    table.view(seat)
    if level is None or config.DISABLE_JIT:
        return
    try:
        bot_pool.bot(level).move(table.seen(seat), 0)
    except Exception:
        log.exception("the bot %s of %s does not play", level, name)
