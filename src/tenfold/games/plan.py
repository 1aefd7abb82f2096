"""Something that is done in several steps: one way to go on with it."""

from typing import NamedTuple


class Plan(NamedTuple):
    """The moves that it still needs, and what would be paid."""

    moves: tuple[str, ...]
    colour: str | None
    locomotives: int | None
