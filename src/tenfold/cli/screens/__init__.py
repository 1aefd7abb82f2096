"""What a terminal shows of a view: one table from a game's family to its screen."""

from importlib import import_module
from typing import Any

from tenfold.games.game import Game

_SCREENS = {
    "tendays": "tenfold.cli.screens.tendays",
}


def show(game: Game, view: Any, viewer: int | None) -> str:
    """A view as text, with what a person needs to choose a move."""
    text: str = import_module(_SCREENS[game.family]).show(game, view, viewer)
    return text
