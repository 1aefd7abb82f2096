"""The events that every game has, and what finds the place of a change."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

Event = Mapping[str, Any]
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


def first_change(had: bytes, has: bytes) -> int:
    """The first index at which two rows of bytes differ, or -1 if the shorter is a prefix of the
    longer.
    """
    length = min(len(had), len(has))
    differing = int.from_bytes(had[:length], "little") ^ int.from_bytes(has[:length], "little")
    return (differing & -differing).bit_length() - 1 >> 3
