"""`tenfold compile`: compiles everything now, so that nothing waits for it later."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("compile", help="compile all rules and bots now, for quick starts later")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile the rules of every game and the bots that play it; say what, how far, and how long each took."""
    from tenfold.kernel import cache

    steps, begun = list(_steps()), time.perf_counter()
    for number, (what, work) in enumerate(steps, 1):
        _tell(f"[{number} of {len(steps)}] {what} ...", end="")
        since = time.perf_counter()
        work()
        _tell(f" {time.perf_counter() - since:.1f} s")
    _tell(f"all in {time.perf_counter() - begun:.1f} s, kept in {cache.folder()}")
    return 0


def _tell(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)
    sys.stdout.flush()


def _steps() -> Iterator[tuple[str, Callable[[], None]]]:
    """What is compiled, one after the other."""
    from tenfold import games

    for name in games.names():
        yield f"{name}: rules", games.get(name).warm
        for bot in ("greedy", "search(playouts=1)"):
            yield f"{name}: {bot}", partial(_let_move, name, bot)


def _let_move(game: str, bot: str) -> None:
    """Let a bot move once, which compiles what it needs."""
    from tenfold import bots, match

    table = match.start(game, seats=2, seed=0)
    seat = min(table.active)
    bots.get(bot).move(table.game, table.blank_view(seat), seat, 0)
