"""`tenfold bench`: how fast the engine plays, beside a peer measured in the same run."""

import argparse
import json
from typing import Any

SEATS = 4


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure the engine's speed")
    parser.add_argument("what", choices=["engine"], help="random play of every game, compiled, on one core")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play each game, three times (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play every game at random with four seats, and OpenSpiel's gin rummy between them where it is installed."""
    from tenfold import bench, games

    figures = {name: bench.engine(games.get(name), SEATS, given.seconds) for name in games.names()}
    if given.json:
        print(json.dumps({name: vars_of(figure) for name, figure in figures.items()}))
        return 0
    for name, figure in figures.items():
        ratio = figure.ratio_open_spiel_gin_rummy
        beside = f"{ratio:,.0f} times OpenSpiel's gin rummy" if ratio else "OpenSpiel is not installed"
        print(f"{name:<10} {figure.moves_per_s / 1e6:6.1f} M moves/s {figure.games_per_s:12,.0f} games/s   {beside}")
    return 0


def vars_of(figure: Any) -> dict[str, float]:
    """A figure's fields."""
    return {name: getattr(figure, name) for name in figure.__slots__}
