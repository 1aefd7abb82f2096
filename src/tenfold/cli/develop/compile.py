"""`tenfold compile`: compiles rules and bots now, families side by side, so that nothing waits for
it later.
"""

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
from typing import TYPE_CHECKING

from tenfold.cli.parsers import Commands

if TYPE_CHECKING:
    from tenfold.kernel.progress import Figures, Progress
    from tenfold.words.speech import Speech

PAUSE = 0.05
"""Seconds between looks at what has been compiled."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "compile", help="compile rules and bots now, for quick starts later"
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="the games to compile; all if none is given"
    )
    parser.add_argument("--here", action="store_true", help="in this process, one after the other")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile the rules of games and the bots that play them; say what, how far, and how long each
    took.
    """
    from tenfold import games

    chosen = [games.get(name) for name in given.games or games.names()]
    named = list({game.family: game.name for game in chosen}.values())
    if given.here:
        for name in named:
            _compile_here(name)
        return 0
    return _compile_all(named)


def _compile_all(named: Sequence[str]) -> int:
    """Compile games side by side, each in a process of its own."""
    from tenfold import games
    from tenfold.kernel import cache as kept
    from tenfold.kernel.progress import PARTS, Progress

    begun = time.perf_counter()
    watched = Progress([games.get(name).family for name in named])
    progress = _Progress(len(PARTS) * len(named), watched)
    progress.begin()
    with ThreadPoolExecutor(min(os.cpu_count() or 1, len(named))) as pool:
        codes = list(pool.map(lambda name: _compile_beside(name, progress), _longest_first(named)))
    print(f"all in {time.perf_counter() - begun:.1f} s, kept in {kept.folder()}", flush=True)
    return max(codes)


@cache
def beside(game: str) -> "Beside":
    """Begin to compile what a game's bots need, if that was not begun or done before."""
    return Beside(game)


class Beside:
    """What a game's bots need, being compiled in a process of its own while a person reads or
    thinks.
    """

    def __init__(self, game: str) -> None:
        from tenfold import games
        from tenfold.kernel.progress import PARTS, Progress, is_done

        self._family = games.get(game).family
        self._progress = Progress([self._family])
        command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", game]
        quiet = subprocess.DEVNULL
        done = all(is_done(part, self._family) for part in PARTS)
        self._process = None if done else subprocess.Popen(command, stdout=quiet, stderr=quiet)

    @property
    def figures(self) -> "Figures":
        """How far it is."""
        return self._progress.figures()

    def is_done(self, part: str) -> bool:
        """Whether a part is compiled, or never will be."""
        from tenfold.kernel.progress import is_done

        return (
            self._process is None or is_done(part, self._family) or self._process.poll() is not None
        )

    def wait(self, part: str, say: Callable[["Figures"], str]) -> None:
        """Wait until a part is compiled, and say meanwhile how far it is."""
        from tenfold.kernel.progress import Line

        line = Line()
        while not self.is_done(part):
            line.show(say(self.figures))
            time.sleep(PAUSE)
        line.end(say(self.figures))


def say_figures(speech: "Speech", figures: "Figures") -> str:
    """Say to a person how far compiling is."""
    return speech.say(
        "cli-compiling", {"done": figures.done, "count": figures.parts, "seconds": figures.seconds}
    )


class _Progress:
    """Says how far all processes together are."""

    def __init__(self, steps: int, watched: "Progress") -> None:
        self._steps = steps
        self._watched = watched
        self._done = 0
        self._lock = Lock()

    def begin(self) -> None:
        """Say how much there is to do."""
        figures = self._watched.figures()
        if figures.parts:
            print(f"compiling {figures.parts} parts, about {figures.seconds} s", flush=True)

    def tell(self, line: str) -> None:
        """Say that a step is done."""
        with self._lock:
            self._done += 1
            left = self._watched.figures().seconds
            after = f", about {left} s left" if left else ""
            print(f"[{self._done} of {self._steps}] {line}{after}", flush=True)


def _longest_first(named: Sequence[str]) -> list[str]:
    """The games in the order to begin with: those with the most moves take longest."""
    from tenfold import games

    return sorted(named, key=lambda name: -len(games.get(name).texts))


def _compile_beside(name: str, progress: _Progress) -> int:
    """Compile a game in a process of its own, and pass on what it says."""
    command = [sys.executable, "-m", "tenfold.cli", "compile", "--here", name]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        for line in process.stdout or ():
            progress.tell(line.strip())
    return process.returncode


def _compile_here(name: str) -> None:
    from tenfold import games
    from tenfold.kernel import cache as kept
    from tenfold.kernel.progress import ALL, compiling

    family = games.get(name).family
    with kept.locked(family), compiling(ALL, family, quiet=True):
        for what, work in _steps(name):
            since = time.perf_counter()
            work()
            print(f"{family}: {what} {time.perf_counter() - since:.1f} s", flush=True)


def _steps(name: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """What is compiled, one after the other."""
    from tenfold import games
    from tenfold.games.compiling import compile_rules
    from tenfold.kernel.progress import GREEDY, SEARCH

    yield "rules", partial(compile_rules, games.get(name), quiet=True)
    yield "greedy", partial(_let_move, name, "greedy", GREEDY)
    yield "search", partial(_let_move, name, "search(playouts=1)", SEARCH)
    yield "help", partial(_ask, name)


def _let_move(game: str, bot: str, part: str) -> None:
    """Let a bot move once, which compiles what it needs, and note it."""
    from tenfold import bots, match
    from tenfold.kernel.progress import compiling

    table = match.start(game, seats=2, seed=0)
    seat = min(table.active)
    with compiling(part, table.game.family, quiet=True):
        bots.get(bot).move(table.seen(seat), 0)


def _ask(name: str) -> None:
    """Ask what a person may ask at a table, or after the game."""
    from tenfold import bots, match
    from tenfold.bots import chances, worlds
    from tenfold.errors import TenfoldError

    table = match.start(name, seats=2, seed=0)
    seat = min(table.active)
    chances.estimate(table.game, table.state_after(len(table.lines)), 0, 1)
    worlds.sample(table.seen(seat), 0)
    if table.game.tutor is not None:
        table.game.tutor(table.view(seat), seat, table.legal(seat))
    table.play(seat, bots.get("random").move(table.seen(seat), 0))
    for asked in (table.undo, table.links):
        with suppress(TenfoldError):
            asked(seat)
