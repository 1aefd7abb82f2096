"""`tenfold bench`: how fast the engine plays, beside a peer measured in the same run."""

import argparse
import json
from dataclasses import asdict

from tenfold.cli.parsers import Commands

SEATS = 4


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure the engine's speed")
    parser.add_argument(
        "what",
        choices=["engine", "gpu"],
        help="random play of every game, compiled: on one core, or on a GPU",
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="how long to play each game, three times (1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play every game at random with four seats, and OpenSpiel's gin rummy between them where it is
    installed.
    """
    if given.what == "gpu":
        return run_gpu(given.json)
    from tenfold import bench, games

    figures = {name: bench.engine(games.get(name), SEATS, given.seconds) for name in games.names()}
    if given.json:
        print(json.dumps({name: asdict(figure) for name, figure in figures.items()}))
        return 0
    for name, figure in figures.items():
        ratio = figure.ratio_open_spiel_gin_rummy
        beside = (
            f"{ratio:,.0f} times OpenSpiel's gin rummy" if ratio else "OpenSpiel is not installed"
        )
        print(
            f"{name:<10} {figure.moves_per_s / 1e6:6.1f} M moves/s {figure.games_per_s:12,.0f} "
            f"games/s   {beside}"
        )
    return 0


def run_gpu(as_json: bool) -> int:
    """Play every game at random on a GPU, and vectors of it, and pgx's games where it is
    installed.
    """
    from tenfold.env import bench_gpu

    figures = {}
    beside = {}
    for name, figure in bench_gpu.gpu():
        figures[name] = asdict(figure)
        if not as_json:
            moves = figure.moves_per_s / 1e6
            decisions = figure.decisions_per_s / 1e6
            print(
                f"{name:<16} {moves:10,.0f} M moves/s {decisions:10,.0f} M decisions/s in vectors",
                flush=True,
            )
    for name, peer in bench_gpu.peers():
        beside[name] = asdict(peer)
        if not as_json:
            rate = f"{peer.moves_per_s / 1e6:6,.0f} M moves/s"
            print(f"pgx {name:<16} {rate} with {peer.batch:,} games at once", flush=True)
    if as_json:
        print(json.dumps({**figures, "pgx": beside}))
    elif not beside:
        print("pgx, to measure beside it, is not installed")
    return 0
