"""`tenfold games`: games as data, out and in."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.cli import options
from tenfold.cli.parsers import Commands

if TYPE_CHECKING:
    from tenfold.env.sources import Source

FAULTY = 1
"""The exit code where something is wrong with what was checked."""

MOST = 100
"""How many faults are told."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "games", help="list the games, write games as data, and check such data"
    )
    ways = parser.add_subparsers(required=True, metavar="WAY")
    _add_list(ways)
    _add_export(ways)
    _add_import(ways)


def _add_list(ways: Commands) -> None:
    parser = ways.add_parser(
        "list", help="list the games that there are, with their players and options"
    )
    parser.set_defaults(run=list_)


def list_(given: argparse.Namespace) -> int:
    """List the games."""
    from tenfold import games
    from tenfold.cli.options import describe

    for name in games.names():
        game = games.get(name)
        print(f"{name:<10} {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        print(f"{'':<10} {' '.join(map(describe, game.options))}")
    return 0


def _add_export(ways: Commands) -> None:
    parser = ways.add_parser("export", help="write games as Parquet", epilog=EPILOG)
    parser.add_argument("out", type=Path, metavar="FOLDER", help="the folder to write to")
    told = (
        "files or folders of records, or an arena's log; or the options of the game that is "
        "played, as days=5"
    )
    parser.add_argument("source", nargs="*", default=[], metavar="SOURCE", help=told)
    parser.add_argument("--game", default="africa", help="which game is played for it (africa)")
    parser.add_argument("--games", type=int, help="how many games are played for it")
    parser.add_argument("--bots", default="greedy,greedy", help="who plays them (greedy,greedy)")
    options.add_players(parser, "how many play a game (as many as bots)")
    parser.add_argument("--seed", type=int, default=0, help="the deals (0)")
    parser.add_argument(
        "--option", action="append", default=[], dest="options", help=argparse.SUPPRESS
    )
    parser.add_argument("--records-only", action="store_true", help="no trajectories")
    parser.add_argument(
        "--encoded",
        action="store_true",
        help="also observations, action masks and actions as numbers",
    )
    parser.add_argument("--part", type=int, default=200, help="how many games a file has (200)")
    parser.set_defaults(run=export)


def _add_import(ways: Commands) -> None:
    parser = ways.add_parser("import", help="replay exported games, and report every error")
    parser.add_argument("folder", type=Path, help="what `export` has written")
    parser.add_argument(
        "--records", type=Path, help="write the records of the correct games to this folder"
    )
    parser.set_defaults(run=import_)


EPILOG = """An export that was interrupted goes on when the same command is given again."""


def export(given: argparse.Namespace) -> int:
    """Write games."""
    from tenfold.env.export import export
    from tenfold.errors import BadArgument

    if given.part < 1:
        raise BadArgument(f"a file has one game or more, not {given.part}")
    try:
        count = export(
            _source(given),
            given.out,
            trajectories=not given.records_only,
            encoded=given.encoded,
            part=given.part,
            watch=_watch("games"),
        )
    except KeyboardInterrupt:
        print(f"\ntenfold: interrupted; the same command goes on in {given.out}", file=sys.stderr)
        return 130
    print(f"{count:,} games in {given.out}")
    return 0


def _source(given: argparse.Namespace) -> "Source":
    from tenfold.arena.event import Event
    from tenfold.env import sources
    from tenfold.errors import BadArgument

    paths, more = options.split(given.source)
    if bool(paths) == (given.games is not None):
        raise BadArgument("give either records or an arena's log, or how many --games to play")
    if paths:
        return sources.files([Path(path) for path in paths])
    bots = tuple(text.strip() for text in given.bots.split(","))
    seats = len(bots) if given.seats is None else given.seats
    variant = options.read([*more, *given.options], given.game)
    return sources.played(Event(given.game, bots, seats, given.games, given.seed, variant))


def import_(given: argparse.Namespace) -> int:
    """Check games."""
    from tenfold.env.check import check

    count = 0
    for fault in check(given.folder, given.records, _watch("files")):
        count += 1
        if count <= MOST:
            print(fault)
    if count > MOST:
        print(f"and {count - MOST} more")
    if count:
        print(f"{count} faults")
        return FAULTY
    print("all games replay to what the data say")
    return 0


def _watch(what: str) -> Callable[[int, int], None]:
    """Show how far it is, where somebody looks."""
    if not sys.stderr.isatty():
        return lambda done, all_: None

    def show(done: int, all_: int) -> None:
        print(
            f"\r{done:,} of {all_:,} {what}",
            end="\n" if done == all_ else "",
            file=sys.stderr,
            flush=True,
        )

    return show
