"""A finished match with nothing hidden: every viewer sees everything."""

from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np

from tenfold.chance import first_way
from tenfold.kernel.contract import ALL
from tenfold.kernel.layout import copy
from tenfold.match import Match

if TYPE_CHECKING:
    from tenfold.games.game import Game
    from tenfold.kernel.layout import Array, Blank, State
    from tenfold.views.snapshot import Views, ViewWriter


def openly(match: Match) -> Match:
    """Return a copy of a finished match in which every viewer sees everything; raises ValueError if
    it is not over.
    """
    if match.result is None:
        raise ValueError("the match is not over")
    game = cast("Game[State, Blank]", _OpenGame(match.game))
    again = Match(game, match.seats, match.variant, first_way, match.origin)
    again.follow(match.lines)
    return again


class _OpenGame:
    """A game whose views are the state itself, and in which every move is seen."""

    def __init__(self, game: "Game[State, Blank]") -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)

    @cached_property
    def writer(self) -> "_OpenWriter":
        """Writes everything for every viewer."""
        return _OpenWriter(self._game.writer)

    def view_record(self, state: "State", viewer: int | None) -> "State":
        """Return the whole state as the view of anybody."""
        return copy(state)

    def is_open(self, move: int) -> bool:
        """Return that everybody sees the move."""
        return True


class _OpenWriter:
    """Writes the views of a game in which every viewer sees everything."""

    def __init__(self, writer: "ViewWriter") -> None:
        self._writer = writer

    def __getattr__(self, name: str) -> object:
        return getattr(self._writer, name)

    def show(self, box: "Array", seats: "Array", out: "Views") -> int:
        """Write the memory of the state itself for every viewer."""
        active: int = self._writer.show(box, np.full_like(seats, ALL), out)
        return active
