"""`tenfold wasm`: writes the rules and bots of games as WebAssembly modules."""

import argparse
import shutil
from pathlib import Path

from tenfold.cli.parsers import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("wasm", help="write rules and bots as WebAssembly modules")
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="the games to build; all if none is given"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("wasm"),
        metavar="FOLDER",
        help="where to write; wasm by default",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Build what is not cached, and write FAMILY.wasm and FAMILY.json for each family of
    the games.
    """
    from tenfold.wasm import modules

    wanted = modules.families(given.games)
    folders = modules.built(wanted, lambda family: print(f"{family} is built", flush=True))
    given.out.mkdir(parents=True, exist_ok=True)
    for family, folder in folders.items():
        for ending in modules.ENDINGS:
            shutil.copyfile(folder / f"{family}.{ending}", given.out / f"{family}.{ending}")
        size = (given.out / f"{family}.wasm").stat().st_size
        print(f"{given.out / family}.wasm: {size:,} bytes")
    return 0
