"""`tenfold play`: a game in the terminal against bots. Quit at any time and come back."""

import argparse
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.cli.seating import Wishes

LACKING = (
    "tenfold: for colours, arrow keys and history install the extra terminal, "
    "as in pip install 'tenfold[terminal]'; it goes on without"
)


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play a game in the terminal", epilog="At the table, type ? for help.")
    parser.add_argument("game", nargs="?", help="africa, usa, tickets or tenzania; asked for if not given")
    parser.add_argument("options", nargs="*", metavar="OPTION", help="the game's options, as days=5 or swap=off")
    parser.add_argument("--seats", type=int, help="how many sit at the table (2)")
    parser.add_argument("--bot", help="who sits at the other seats: easy, medium, hard or any bot (greedy)")
    parser.add_argument("--seat", type=int, help="your seat (0)")
    parser.add_argument("--seed", type=int, help="to meet the same deal again")
    parser.add_argument("--new", action="store_true", help="begin anew, even if a game is kept")
    parser.add_argument(
        "--ask-first", action="store_true", help="tenzania: find who begins by the rule book's questions"
    )
    parser.add_argument("--language", metavar="LANGUAGE", help="en or fr; the system's if not given")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Choose a game, go on with it or begin it, and play; and again, as long as the person likes."""
    from tenfold import games
    from tenfold.cli import seating
    from tenfold.cli.compile import beside
    from tenfold.cli.terminal import is_drawable, is_screen, terminal
    from tenfold.cli.welcome import welcome
    from tenfold.words import languages

    if is_screen() and not is_drawable():
        print(LACKING, file=sys.stderr)
    language = languages.check(given.language) if given.language else languages.own_language()
    place, wishes = terminal(), _wishes(given)
    if not given.game:
        chosen = welcome(place, language, wishes)
        if chosen is None:
            return 0
        wishes = chosen
    if wishes.game in games.names():
        beside(wishes.game)
    while (table := seating.sit(place, language, wishes)) is not None and table.play():
        if not seating.yes_or_no(place, table.speech, "cli-again", default=False):
            break
        wishes = replace(wishes, new=True, seed=None)
    return 0


def _wishes(given: argparse.Namespace) -> "Wishes":
    from tenfold.cli import options
    from tenfold.cli.seating import Wishes

    return Wishes(
        game=given.game or "",
        options=options.read(given.options),
        seats=given.seats,
        bot=given.bot,
        seat=given.seat,
        seed=given.seed,
        new=given.new,
        ask_first=given.ask_first,
    )
