"""`tenfold new-game`: writes a game of one's own as a package, from the page that tells how to add
one.
"""

import argparse
import re
from pathlib import Path

from tenfold.cli.parsers import Commands
from tenfold.errors import TenfoldError

OWN, TITLE = "counters", "Counters"
"""The name and the title of the game on the page."""

_FILE = re.compile(r"`([\w./]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)

_NAMED = (
    r'(?<=family = ")counters(?=")',
    r'(?<=register\(")counters(?=")',
    r'(?<=\(State, ")counters(?=")',
    r'(?<=files = \(")counters(?=")',
    r'(?<=judgement = ")counters(?=\.)',
    r'(?<=games = \{")counters(?=")',
    r'(?<=start\(")counters(?=")',
    r'(?<=subjects\(")counters(?=")',
    r'(?<=compiled\(")counters(?=")',
    r'(?<=changes\(")counters(?=")',
    r'(?<=^name = ")counters(?=")',
    r'^counters(?= = "counters\.game)',
    r'(?<== ")counters(?=\.game)',
    r"^counters(?=-)",
)
"""The places in which the name means the game, not the counters on its table."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "new-game", help="write the skeleton of a game of your own", epilog=EPILOG
    )
    parser.add_argument(
        "name", help="the name of the game and of its package: letters, digits and _"
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="where to write it (a folder NAME here)",
    )
    parser.set_defaults(run=run)


EPILOG = """It is a whole small game, which you change into yours: docs/add-a-game.md goes through
it step by step.
pip install -e FOLDER has it found; then tenfold play NAME and pytest FOLDER work."""


def run(given: argparse.Namespace) -> int:
    """Write the package, and say what to do next."""
    from tenfold import games

    if not re.fullmatch(r"[a-z][a-z0-9_]*", given.name):
        raise TenfoldError(f"a game's name has small letters, digits and _, not {given.name!r}")
    if given.name in games.names():
        raise TenfoldError(f"there is a game {given.name} already")
    folder = given.folder or Path(given.name)
    if folder.exists():
        raise TenfoldError(f"{folder} is there already")
    for path, text in files(given.name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    print(f"{folder} is a game that can be played:")
    print(f"  pip install -e {folder}\n  tenfold play {given.name}\n  pytest {folder}")
    return 0


def files(name: str) -> dict[str, str]:
    """Return the files of a package by their paths, with the game called by a name."""
    from tenfold.cli import packaged

    page = packaged.find(packaged.SKELETON).read_text(encoding="utf-8")
    return {path.replace(OWN, name): renamed(text, name) for path, text in _FILE.findall(page)}


def renamed(text: str, name: str) -> str:
    """Return a text of the page with another name for the game."""
    title = "".join(part.capitalize() for part in name.split("_"))
    for pattern in _NAMED:
        text = re.sub(pattern, name, text, flags=re.MULTILINE)
    return re.sub(rf"\b{TITLE}\b|\bJetons(?=\n)", title, text)
