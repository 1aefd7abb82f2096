"""`tenfold examples`: the examples that come with Tenfold, listed or copied into a folder."""

import argparse
import ast
import shutil
from pathlib import Path

from tenfold.cli.parsers import Commands
from tenfold.errors import TenfoldError


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("examples", help="list the examples, or copy them into a folder")
    parser.add_argument(
        "folder", nargs="?", type=Path, metavar="FOLDER", help="where to copy them to"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """List or copy the examples."""
    from tenfold.cli import packaged

    source = packaged.find(packaged.EXAMPLES)
    names = sorted(path.name for path in source.iterdir() if path.suffix in (".py", ".npz"))
    if given.folder is None:
        for name in names:
            print(f"{name:<14} {_about(source / name)}")
        return 0
    taken = [name for name in names if (given.folder / name).exists()]
    if taken:
        raise TenfoldError(f"{given.folder / taken[0]} is there already")
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copyfile(source / name, given.folder / name)
    print(f"{len(names)} files in {given.folder}")
    return 0


def _about(path: Path) -> str:
    """Return the first line of what a program says of itself."""
    if path.suffix != ".py":
        return 'a trained network, for the bot learned("africa.npz")'
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    if told:
        return told.splitlines()[0]
    return ""
