"""What a bot is: given what a seat may know and a seed, it gives a move, and says what it thinks of the others."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenfold.errors import BadBot
from tenfold.games.game import Game
from tenfold.kernel import play


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move and what a bot thinks of it."""

    move: str
    chance: float
    """The estimated chance to win with it, from 0 to 1; a shared win counts as its share."""
    playouts: int
    """How many playouts the estimate comes from: few make a rough one."""


class Bot(ABC):
    """A player. It is given views, records in which what its seat may not know is blank; never a state.

    It keeps nothing between moves, so that one bot may play at many tables at once.
    """

    name: str
    """The call that makes it, as text: `search(seconds=0.5)`."""

    @abstractmethod
    def move(self, game: Game, view: Any, seat: int, seed: int) -> str:
        """A legal move of the seat: with the same view and seed the same, unless the budget is time."""

    @abstractmethod
    def explain(self, game: Game, view: Any, seat: int, seed: int) -> list[Candidate]:
        """The legal moves with their estimated chances to win, the best first."""


def check_turn(game: Game, view: Any, seat: int) -> None:
    """Refuse to think for a seat that may not move."""
    if not game.rules.active(game.board, view) >> seat & 1:
        raise BadBot(f"seat {seat} has no legal move now")


def legal(game: Game, view: Any, seat: int) -> list[int]:
    """A seat's legal moves, which its own view tells."""
    check_turn(game, view, seat)
    out = np.zeros(len(game.texts), np.int64)
    count: int = play.legal(game.board, view, seat, out)
    return [int(move) for move in out[:count]]
