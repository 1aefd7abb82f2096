"""`tenfold compile`: compiles rules and bots now, families side by side, so that nothing waits for it later."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from threading import Lock
from typing import Any

GREEDY, SEARCH = "greedy", "search"
BOTS = {GREEDY: "greedy", SEARCH: "search(playouts=1)"}
"""The bots that are compiled, one after the other, and as what."""

STEPS = 1 + len(BOTS) + 1
"""How many things are compiled for a family: its rules, what each of these bots needs, and what a person may ask."""


PAUSE = 0.05
"""Seconds between looks at what has been compiled."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("compile", help="compile rules and bots now, for quick starts later")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to compile; all if none is given")
    parser.add_argument("--here", action="store_true", help="in this process, one after the other")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile the rules of games and the bots that play them; say what, how far, and how long each took."""
    from tenfold import games
    from tenfold.kernel import cache as kept

    chosen = [games.get(name) for name in given.games or games.names()]
    named = list({game.family: game.name for game in chosen}.values())
    if given.here or len(named) == 1:
        for name in named:
            _compile_here(name)
        return 0
    begun, progress = time.perf_counter(), _Progress(STEPS * len(named))
    with ThreadPoolExecutor(min(os.cpu_count() or 1, len(named))) as pool:
        codes = list(pool.map(lambda name: _compile_beside(name, progress), _longest_first(named)))
    print(f"all in {time.perf_counter() - begun:.1f} s, kept in {kept.folder()}", flush=True)
    return max(codes)


@cache
def beside(game: str) -> "Beside":
    """Begin to compile what a game's bots need, if that was not begun or done before."""
    return Beside(game)


class Beside:
    """What a game's bots need, being compiled in a process of its own while a person reads or thinks."""

    def __init__(self, game: str) -> None:
        from tenfold import games
        from tenfold.kernel import cache as kept

        self._family = games.get(game).family
        command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", game]
        quiet, done = subprocess.DEVNULL, all(kept.is_compiled(_mark(bot, self._family)) for bot in BOTS)
        self._process = None if done else subprocess.Popen(command, stdout=quiet, stderr=quiet)

    def is_done(self, bot: str) -> bool:
        """Whether what a bot needs is compiled."""
        from tenfold.kernel import cache as kept

        return self._process is None or kept.is_compiled(_mark(bot, self._family)) or self._process.poll() is not None

    def wait(self, bot: str) -> None:
        """Wait until what a bot needs is compiled."""
        while not self.is_done(bot):
            time.sleep(PAUSE)


def _mark(bot: str, family: str) -> str:
    """What is noted when a bot can play a family's games."""
    return f"how {bot} plays {family}"


class _Progress:
    """Says how far all processes together are."""

    def __init__(self, steps: int) -> None:
        self._steps, self._done, self._lock = steps, 0, Lock()

    def tell(self, line: str) -> None:
        """Say that a step is done."""
        with self._lock:
            self._done += 1
            print(f"[{self._done} of {self._steps}] {line}", flush=True)


def _longest_first(named: Sequence[str]) -> list[str]:
    """The games in the order to begin with: those with the most moves take longest."""
    from tenfold import games

    return sorted(named, key=lambda name: -len(games.get(name).texts))


def _compile_beside(name: str, progress: _Progress) -> int:
    """Compile a game in a process of its own, and pass on what it says."""
    command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        for line in process.stdout or ():
            progress.tell(line.strip())
    return process.returncode


def _compile_here(name: str) -> None:
    from tenfold import games
    from tenfold.kernel import cache as kept

    family = games.get(name).family
    with kept.locked(family), kept.compiling(f"how bots play {family}"):
        for what, work in _steps(name, family):
            since = time.perf_counter()
            work()
            print(f"{family}: {what} {time.perf_counter() - since:.1f} s", flush=True)


def _steps(name: str, family: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """What is compiled, one after the other."""
    from tenfold import games

    yield "rules", games.get(name).warm
    for bot in BOTS:
        yield bot, partial(_let_move, name, bot, _mark(bot, family))
    yield "help", partial(_ask, name)


def _let_move(game: str, bot: str, mark: str) -> None:
    """Let a bot move once, which compiles what it needs, and note it."""
    from tenfold import bots, match
    from tenfold.kernel import cache as kept

    table = match.start(game, seats=2, seed=0)
    seat = min(table.active)
    with kept.compiling(mark):
        bots.get(BOTS[bot]).move(table.seen(seat), 0)


def _ask(name: str) -> None:
    """Ask what a person may ask at a table."""
    from tenfold import bots, match
    from tenfold.errors import TenfoldError

    table = match.start(name, seats=2, seed=0)
    seat = min(table.active)
    table.game.tutor(table.view(seat), seat, table.legal(seat))
    table.play(seat, bots.get("random").move(table.seen(seat), 0))
    for asked in (table.undo, table.links):
        with suppress(TenfoldError):
            asked(seat)
