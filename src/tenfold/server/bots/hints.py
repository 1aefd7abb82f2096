"""A bot's estimates of moves, with what the best of them are good for."""

from collections.abc import Sequence
from typing import Any

from tenfold.bots.bot import Candidate
from tenfold.games.capabilities import View
from tenfold.games.game import Game
from tenfold.server.protocol.answers import CandidateShape

EXPLAINED = 5
"""How many of the best moves get a reason."""


def candidates(
    game: Game[Any, Any], view: View, found: Sequence[Candidate]
) -> list[CandidateShape]:
    """Return moves with their chances, and what the best are good for, by the seat's own view."""
    shapes = [_shape(candidate) for candidate in found]
    if game.reasons is None:
        return shapes
    best = shapes[:EXPLAINED]
    reasons = game.reasons(view, view["viewer"], [shape["move"] for shape in best])
    for shape, reason in zip(best, reasons, strict=True):
        if reason is not None:
            shape["reason"] = {"message": reason.message, "data": dict(reason.data)}
    return shapes


def _shape(candidate: Candidate) -> CandidateShape:
    return {
        "move": candidate.move,
        "chance": candidate.chance,
        "playouts": candidate.playouts,
    }
