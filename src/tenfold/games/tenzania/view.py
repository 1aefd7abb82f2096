"""What a seat may know of a game of Tenzania, as a typed value that is plain JSON."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from tenfold.views.forms import Keys, active, flag, number, repeated, text

from .derived import Derived
from .state import NUMBERS, STATE, Stage


class View(TypedDict):
    """A game of Tenzania as one viewer knows it. A card is its number."""

    game: str
    viewer: int | None
    seats: int
    copies: int
    """How many cards of each number there are."""
    twos: bool
    stage: Literal["dealing", "first", "turn", "drawing", "over"]
    """`dealing`, `first` and `drawing` are chance's."""
    active: list[int]
    turn: int | None
    hands: list[list[int | None]]
    """The cards that each seat holds, in order; None for each that is hidden."""
    table: list[int]
    """The cards on the table, the last one played last."""
    value: int | None
    """The value of the cards on the table, or None if there are none."""
    last: int | None
    """Who played the last card on the table."""
    deck: int
    """How many cards it has."""
    won: list[int]
    """How many cards each seat has taken."""
    taken: list[int]
    """How many cards of each number have been taken, by whomever."""
    unseen: list[int]
    """How many cards of each number the viewer has not seen: they are in the deck or in others'
    hands.
    """


_STAGES = [stage.name.lower() for stage in Stage]


def cards(counts: Sequence[int]) -> list[int]:
    """Return the cards, in order, of which there are `counts` of each number."""
    return [number for number in range(NUMBERS) for _ in range(counts[number])]


KEYS = Keys(
    View,
    STATE,
    {
        "seats": number("seats"),
        "copies": number("copies"),
        "twos": flag("twos"),
        "stage": text("stage", _STAGES),
        "active": active(),
        "turn": number("turn", or_null=True),
        "hands": repeated("hand", range(NUMBERS), rows="seats", padded="held"),
        "table": number("table", width="height"),
        "value": number("value").given(height=range(1, 128)),
        "last": number("last", or_null=True),
        "deck": number("left"),
        "won": number("won", width="seats"),
        "taken": number("taken"),
        "unseen": number("bag"),
    },
    Derived,
)
