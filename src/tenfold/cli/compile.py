"""`tenfold compile`: compiles everything now, so that nothing waits for it later."""

import argparse
import time
from typing import Any


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("compile", help="compile all rules and bots now, for quick starts later")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile the rules of every game and the bots that play it, and say how long each took."""
    from tenfold import bots, games, match
    from tenfold.kernel import cache

    for name in games.names():
        begun = time.perf_counter()
        table = match.start(name, seats=2, seed=0)
        ruled, seat = time.perf_counter(), min(table.active)
        for bot in ("greedy", "search(playouts=1)"):
            bots.get(bot).move(table.game, table.blank_view(seat), seat, 0)
        done = time.perf_counter()
        print(f"{name:<10} rules {ruled - begun:5.1f} s   bots {done - ruled:5.1f} s", flush=True)
    print(f"kept in {cache.folder()}")
    return 0
