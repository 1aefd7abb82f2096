"""Every way to go on with a claim that was begun: the moves that it still needs, and what would be paid."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenfold.games.game import Plan, or_none
from tenfold.kernel import gate
from tenfold.kernel.layout import Array, alone

from .map import EMPTY
from .state import Blank, Stage

if TYPE_CHECKING:
    from .game import Tickets

STEPS = (Stage.PAY, Stage.LOCOMOTIVES)
"""Those after which another one comes."""


def plans(game: "Tickets", view: Blank, seat: int, move: str | None) -> list[Plan]:
    """All of them, after a move where one is given, by the seat's own view; none where it is claiming nothing."""
    states = alone(view)
    if move is not None:
        gate.attempt(game.boards, states, seat, game.number(move))
    return list(_plans(game, states, seat, ()))


def _plans(game: "Tickets", states: Array, seat: int, before: tuple[str, ...]) -> Iterator[Plan]:
    state = states[0]
    if state.stage == Stage.DOUBLE:
        colour = None if state.colour == EMPTY else game.map.kinds[state.colour]
        paid = colour, or_none(state.locomotives)
        yield from (Plan((*before, game.texts[move]), *paid) for move in game.legal(states, seat))
    elif state.stage in STEPS:
        for move in game.legal(states, seat):
            after = states.copy()
            gate.attempt(game.boards, after, seat, move)
            yield from _plans(game, after, seat, (*before, game.texts[move]))
