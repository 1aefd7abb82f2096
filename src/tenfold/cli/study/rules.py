"""`tenfold rules`: the rule book of a game, a section or a sentence of it."""

import argparse

from tenfold.cli.parsers import Commands
from tenfold.errors import TenfoldError


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("rules", help="show the rules of a game, or one of them")
    parser.add_argument("game", help="africa, usa, tickets or tenzania")
    parser.add_argument(
        "number", nargs="?", help="a section or a sentence, as T3 or T3.6; all if none is given"
    )
    parser.add_argument(
        "--language", metavar="LANGUAGE", help="en or fr; the system's if not given"
    )
    parser.add_argument(
        "--no-color", action="store_true", help="no colours; the variable NO_COLOR does the same"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show the book, or what was asked for of it."""
    from tenfold import games
    from tenfold.cli.table.commands import page
    from tenfold.cli.table.terminal import terminal
    from tenfold.games import books
    from tenfold.screens.blocks import GAP
    from tenfold.words import languages

    language = languages.choose(given.language)
    game = games.get(given.game)
    screen = terminal()
    sections = books.book(game, language)
    if given.number is None:
        for section in sections:
            screen.show(*page(section), GAP)
        return 0
    found = books.find(game, language, given.number)
    if found is None:
        numbers = ", ".join(section.number for section in sections)
        raise TenfoldError(f"{given.game} has no rule {given.number!r}; its sections are {numbers}")
    screen.show(*page(found))
    return 0
