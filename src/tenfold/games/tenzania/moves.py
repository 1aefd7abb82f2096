"""The text of each move of Tenzania, both ways, and of what chance gives."""

import re

from .state import NUMBERS, PLAYS

CARDS = tuple(str(number) for number in range(NUMBERS))
"""What chance gives."""

_PLAY = re.compile(r"\s*play\s+([0-9])\s*=\s*([0-9]{1,3})\s*", re.IGNORECASE)


def texts() -> tuple[str, ...]:
    """Return the text of each move number: the card, and the value it makes."""
    return tuple(f"play {card} = {value}" for card, value in PLAYS)


def read(text: str) -> tuple[int, int] | None:
    """Return the card and the value of a text, or None if it does not have that form."""
    parts = _PLAY.fullmatch(str(text))
    if parts is None:
        return None
    return int(parts[1]), int(parts[2])
