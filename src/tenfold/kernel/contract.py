"""What a family of games must have: the functions of its rules, and who moves or looks when it is not a seat."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from tenfold.kernel.pieces import Piece

CHANCE, OVER, SPECTATOR, ALL = -1, -2, -3, -4
"""What `mover` says beside a seat: chance, or nobody, for the game is over. The viewer that has no seat. And all seats,
who agree to something."""


class Rules(Protocol):
    """The functions of a family's rules, compiled. All take the board first; `docs/add-a-game.md` has a whole one.

    `seats` is the one field that every state has.
    """

    deal: Callable[..., None]
    """Make a state that waits for chance's first way, from the number of seats and the options."""
    is_over: Callable[[Any, Any], bool]
    """Whether the game has ended."""
    mover: Callable[[Any, Any], int]
    """Who moves next: a seat (where several may, the first), CHANCE or OVER."""
    active: Callable[[Any, Any], int]
    """The seats that may move now, as bits."""
    ways: Callable[[Any, Any], int]
    """How many equally likely ways chance can go; 0 where it is not chance's turn."""
    moves: Callable[[Any, Any], int]
    """How many move numbers there are, in any state."""
    span: Callable[[Any, Any], tuple[int, int]]
    """The move numbers, from the first to before the last, outside of which nothing is legal now."""
    why_not: Callable[[Any, Any, int, int], int]
    """The rule that refuses a seat's move, 0 where none does."""
    apply: Callable[[Any, Any, int, int], None]
    """Make a seat's move, or take chance's way where the seat is CHANCE. It must be legal."""
    agree: Callable[[Any, Any], None]
    """End the game as a draw that all seats have agreed to."""
    scores: Callable[[Any, Any, Any], None]
    """Write the points of each seat so far."""
    shares: Callable[[Any, Any, Any], None]
    """Write each seat's share of the win when the game is over: they add up to 1."""
    view: Callable[[Any, Any, int], None]
    """Turn a state into what a viewer knows of it; the viewer is a seat or SPECTATOR."""
    fill: Callable[[Any, Any, Any], None]
    """Turn a view into a state that it could be of, each with equal likelihood, by a generator."""
    encode: Callable[[Any, Any, int, Any], None]
    """Write what a network sees of a seat's own view, small integers that are what `pieces` says, over zeros."""
    pieces: Callable[[Any, Any], tuple[Piece, ...]]
    """What `encode` writes, by the seats and options of a state. Plain Python, the only one that is."""


class Quicker(Protocol):
    """What rules may have beside: the same as follows from the others, in less time."""

    legal_bits: Callable[[Any, Any, int, int, int], int]
    """The legal ones among so many of a seat's moves, from one within `span` on, as bits."""


RULES = tuple(Rules.__annotations__)
"""The names of these functions."""


def missing(module: ModuleType) -> list[str]:
    """Which of them a module has not."""
    return [name for name in RULES if not callable(getattr(module, name, None))]
