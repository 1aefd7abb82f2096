"""`tenfold play`: a game in the terminal against bots. Quit at any time and come back."""

import argparse
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from tenfold.cli import options
from tenfold.cli.parsers import Commands
from tenfold.errors import BadVariant

if TYPE_CHECKING:
    from tenfold.cli.table.seating import Wishes


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play", help="play a game in the terminal", epilog="At the table, type ? for help."
    )
    parser.add_argument(
        "game", nargs="?", help="africa, usa, tickets or tenzania; asked for if not given"
    )
    parser.add_argument(
        "options", nargs="*", metavar="OPTION", help="the game's options, as days=5 or swap=off"
    )
    options.add_players(parser, "how many play, with you (2)")
    parser.add_argument(
        "--bot", help="who plays against you: easy, medium, hard or any bot (greedy)"
    )
    parser.add_argument("--player", type=int, help="which player you are, from 1 (1)")
    parser.add_argument("--seat", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, help="the seed of the deal, to play it again")
    parser.add_argument("--new", action="store_true", help="start a new game, even if one is saved")
    parser.add_argument(
        "--ask-first",
        action="store_true",
        help="tenzania: find who goes first by the rulebook's questions",
    )
    parser.add_argument(
        "--language", metavar="LANGUAGE", help="en or fr; the system's if not given"
    )
    parser.add_argument(
        "--no-color", action="store_true", help="no colours; the variable NO_COLOR does the same"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Choose a game, go on with it or begin it, and play; and again, as long as the person
    likes.
    """
    from tenfold import games
    from tenfold.cli.develop.compile import beside, say_figures
    from tenfold.cli.table import seating
    from tenfold.cli.table.terminal import terminal
    from tenfold.cli.table.welcome import welcome
    from tenfold.kernel.progress import RULES
    from tenfold.screens import voice
    from tenfold.words import languages

    language = languages.choose(given.language)
    place = terminal()
    wishes = _wishes(given)
    if not given.game:
        chosen = welcome(place, language, wishes)
        if chosen is None:
            return 0
        wishes = chosen
    if wishes.game in games.names():
        seating.check(wishes)
        beside(wishes.game).wait(RULES, partial(say_figures, voice.before_game(language)))
    while (table := seating.sit(place, language, wishes)) is not None and table.play():
        if not seating.yes_or_no(place, table.speech, "cli-again", default=False):
            break
        wishes = replace(wishes, new=True, seed=None)
    return 0


def _wishes(given: argparse.Namespace) -> "Wishes":
    from tenfold.cli.table.seating import Wishes

    if not given.game and given.options:
        raise BadVariant(f"say which game has the option {given.options[0]!r}")
    return Wishes(
        game=given.game or "",
        options=options.read(given.options, given.game) if given.game else {},
        seats=given.seats,
        bot=given.bot,
        seat=given.seat if given.player is None else given.player - 1,
        seed=given.seed,
        new=given.new,
        ask_first=given.ask_first,
    )
