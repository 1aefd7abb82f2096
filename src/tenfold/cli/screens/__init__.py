"""What a terminal shows of a view: one table from a game's family to its screen."""

from importlib import import_module
from typing import Any

from tenfold.games.game import Game

_SCREENS = {
    "tendays": "tenfold.cli.screens.tendays",
    "tenzania": "tenfold.cli.screens.tenzania",
    "tickets": "tenfold.cli.screens.tickets",
}


def show(game: Game, view: Any, viewer: int | None) -> str:
    """A view as text, with what a person needs to choose a move."""
    text: str = import_module(_SCREENS[game.family]).show(game, view, viewer)
    return text


def note(game: Game, view: Any, viewer: int, move: str) -> str:
    """What a person should know about a move that they may make, beyond its text; often nothing."""
    text: str = import_module(_SCREENS[game.family]).note(game, view, viewer, move)
    return text
