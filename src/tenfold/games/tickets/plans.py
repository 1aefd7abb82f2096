"""Every way to go on with a claim that was begun: the moves that it still needs, and what would be
paid.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenfold.games.capabilities import Plan
from tenfold.kernel.layout import Array, alone, or_none

from .map import EMPTY
from .state import Blank, Stage

if TYPE_CHECKING:
    from .game import Tickets

STEPS = (Stage.PAY, Stage.LOCOMOTIVES)
"""The stages of a claim that another stage follows."""


def plans(game: "Tickets", view: Blank, seat: int, move: str | None) -> list[Plan]:
    """Return all plans of a seat by its own view, after a move if one is given. There are none if
    the seat is not claiming.
    """
    box = alone(view)
    if move is not None:
        game.engine.attempt(box, seat, game.number(move))
    return list(_plans(game, box, seat, ()))


def _plans(game: "Tickets", box: Array, seat: int, before: tuple[str, ...]) -> Iterator[Plan]:
    state = box[0]
    if state.stage == Stage.DOUBLE:
        colour = None
        if state.colour != EMPTY:
            colour = game.map.kinds[state.colour]
        locomotives = or_none(state.locomotives)
        for move in game.engine.legal(box, seat):
            yield Plan((*before, game.texts[move]), colour, locomotives)
    elif state.stage in STEPS:
        for move in game.engine.legal(box, seat):
            after = box.copy()
            game.engine.attempt(after, seat, move)
            yield from _plans(game, after, seat, (*before, game.texts[move]))
