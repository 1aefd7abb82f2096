"""The contract of a family of games: the functions of its rules, and the constants for actors that
are no seat.

Rule code also runs on a GPU, which puts two conditions on it. First, a compiled function calls
other compiled functions by names that are global in its own module, since the GPU's copy of a
function is made by replacing these globals. Second, it allocates no memory and raises no exception:
it works on the arrays that it is given.
"""

from collections.abc import Callable
from types import ModuleType
from typing import NewType, Protocol

from tenfold.kernel.features import Feature
from tenfold.kernel.layout import Array, Flat

Move = NewType("Move", int)
"""The number of a move."""

RuleNumber = NewType("RuleNumber", int)
"""The number of a rule: 306 is the rule 3.6."""

Way = NewType("Way", int)
"""The number of a chance outcome.

Seats are plain numbers, since the public API takes them so. That these three are types of their own
is enough for a type checker to find arguments in the wrong order.
"""

UNSEEN = Move(-1)
"""Instead of a move: the viewer does not see which one it was."""

CHANCE, OVER, SPECTATOR, ALL = -1, -2, -3, -4
"""Actors and viewers that are no seat: `mover` returns CHANCE, or OVER when the game has ended;
SPECTATOR is a viewer without a seat; ALL stands for all seats, which agree to a draw, and as a
viewer for one who sees everything.
"""


class Rules(Protocol):
    """The compiled functions of a family's rules. Each takes the board first; see
    `docs/add-a-game.md` for an example.

    Every state has the field `seats`. A family may also have `legal_bits(board, state, seat, first,
    count)`, which returns a bit set of the legal ones among `count` moves from `first` on; without
    it, `why_not` is called for each.
    """

    deal: Callable[..., None]
    """Set up a state from the number of seats and the options. Chance is to move in it."""
    is_over: Callable[[Flat, Flat], bool]
    """Whether the game has ended."""
    mover: Callable[[Flat, Flat], int]
    """Returns who moves next: a seat, CHANCE or OVER. If several seats may move, it is the first of
    them.
    """
    active: Callable[[Flat, Flat], int]
    """Returns the bit set of the seats that may move now."""
    ways: Callable[[Flat, Flat], int]
    """Returns the number of equally likely chance outcomes, or 0 if chance is not to move."""
    moves: Callable[[Flat, Flat], int]
    """Returns how many move numbers the game has."""
    span: Callable[[Flat, Flat], tuple[int, int]]
    """Returns a range of move numbers, as (first, end), outside of which no move is legal now."""
    why_not: Callable[[Flat, Flat, int, int], int]
    """Returns the number of the rule that refuses a seat's move, or 0 if it is legal."""
    apply: Callable[[Flat, Flat, int, int], None]
    """Make a legal move of a seat; if the seat is CHANCE, apply a chance outcome."""
    agree: Callable[[Flat, Flat], None]
    """End the game as a draw by agreement."""
    scores: Callable[[Flat, Flat, Array], None]
    """Write the points that each seat has so far."""
    shares: Callable[[Flat, Flat, Array], None]
    """Write each seat's share of the win when the game is over. The shares add up to 1."""
    view: Callable[[Flat, Flat, int], None]
    """Turn a state into the view of a seat or of SPECTATOR, in place."""
    fill: Callable[[Flat, Flat, Array], None]
    """Sample a full state consistent with a view, uniformly, in place. The last argument is a
    random generator.
    """
    encode: Callable[[Flat, Flat, int, Array], None]
    """Write the observation of a seat's own view: small integers, described by `features`. The
    output must be zero.
    """
    features: Callable[[Flat, Flat], tuple[Feature, ...]]
    """Returns the features that `encode` writes, which depend on the seats and options. It is not
    compiled.
    """


RULES = tuple(Rules.__annotations__)
"""The names of the functions that every family must have."""


def missing(module: ModuleType) -> list[str]:
    """Returns the names of the functions that a module of rules lacks."""
    return [name for name in RULES if not callable(getattr(module, name, None))]
