"""The events that every game has, and what finds the place of a change."""

from typing import Literal, TypedDict

from tenfold.json_types import JsonMapping
from tenfold.kernel.layout import Array

Event = JsonMapping
"""What a viewer saw happen, as plain JSON: `event` is its name, the other keys are of the type that
the game declares.
"""


class Agree(TypedDict):
    """All seats have agreed to a draw."""

    event: Literal["agree"]


class End(TypedDict):
    """The game is over."""

    event: Literal["end"]
    winners: list[int]
    """Several where they share the win."""
    scores: list[int]


def first_change(before: Array, after: Array) -> int:
    """Return the first index at which two rows of small numbers differ, or -1 if they are equal."""
    had = int.from_bytes(before.tobytes(), "little")
    has = int.from_bytes(after.tobytes(), "little")
    differing = had ^ has
    lowest_bit = differing & -differing
    return lowest_bit.bit_length() - 1 >> 3
