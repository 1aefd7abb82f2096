"""The base class of bots: given what a seat has seen and a seed, a bot returns a move, and can rate
all moves.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from tenfold.errors import BadBot
from tenfold.kernel import play
from tenfold.kernel.layout import alone, bits
from tenfold.seen import Seen


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move with its estimated chance to win."""

    move: str
    chance: float
    """The estimated chance to win with it, from 0 to 1; a shared win counts as its share."""
    playouts: int
    """The number of playouts of the estimate. Few make it rough."""


class Bot(ABC):
    """A player. It is given what its seat has seen, and never the full state.

    A bot stores nothing between moves, so that one bot can play at many tables at once.
    """

    name: str = ""
    """The call that makes it, as text: `search(seconds=0.5)`. The name of its class, unless it says
    otherwise.
    """

    def __init_subclass__(cls, **given: object) -> None:
        super().__init_subclass__(**given)
        if "name" not in vars(cls):
            cls.name = cls.__name__

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    @abstractmethod
    def move(self, seen: Seen, seed: int) -> str:
        """Return a legal move of the seat; the same for the same view, events and seed, unless the
        budget is time.
        """

    def explain(self, seen: Seen, seed: int) -> list[Candidate]:
        """Return the legal moves with their estimated chances to win, best first. By default,
        search estimates them.
        """
        from tenfold.bots.search import EXPLAINED, Search

        return Search(playouts=EXPLAINED).explain(seen, seed)


def check_turn(seen: Seen) -> None:
    """Raise BadBot if the seat may not move."""
    if seen.seat not in bits(seen.game.engine.active(alone(seen.view))):
        raise BadBot(f"seat {seen.seat} has no legal move now")


def legal(seen: Seen) -> list[int]:
    """Return the numbers of a seat's legal moves, from its own view."""
    check_turn(seen)
    out = np.zeros(len(seen.game.texts), np.int64)
    count: int = play.legal(seen.game.board, seen.view, seen.seat, out)
    return [int(move) for move in out[:count]]
