"""What a bot is: given what a seat has seen and a seed, it gives a move, and says what it thinks of the others."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenfold.errors import BadBot
from tenfold.kernel import play
from tenfold.seen import Seen


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move and what a bot thinks of it."""

    move: str
    chance: float
    """The estimated chance to win with it, from 0 to 1; a shared win counts as its share."""
    playouts: int
    """How many playouts the estimate comes from: few make a rough one."""


class Bot(ABC):
    """A player. It is given what its seat has seen, in which what it may not know is blank; never a state.

    It keeps nothing between moves, so that one bot may play at many tables at once.
    """

    name: str = ""
    """The call that makes it, as text: `search(seconds=0.5)`. The name of its class, unless it says otherwise."""

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        if "name" not in vars(cls):
            cls.name = cls.__name__

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    @abstractmethod
    def move(self, seen: Seen, seed: int) -> str:
        """A legal move of the seat: with the same sight and seed the same, unless the budget is time."""

    def explain(self, seen: Seen, seed: int) -> list[Candidate]:
        """The legal moves with their estimated chances to win, the best first: by search, unless a bot has its own."""
        from tenfold.bots.search import EXPLAINED, Search

        return Search(playouts=EXPLAINED).explain(seen, seed)


def check_turn(seen: Seen) -> None:
    """Refuse to think for a seat that may not move."""
    if seen.seat not in seen.game.active(seen.view):
        raise BadBot(f"seat {seen.seat} has no legal move now")


def legal(seen: Seen) -> list[int]:
    """A seat's legal moves, which its own view tells."""
    check_turn(seen)
    out = np.zeros(len(seen.game.texts), np.int64)
    count: int = play.legal(seen.game.board, seen.view, seen.seat, out)
    return [int(move) for move in out[:count]]
