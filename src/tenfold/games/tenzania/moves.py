"""The text of each move of Tenzania."""

from .state import PLAYS


def texts() -> tuple[str, ...]:
    """The text of each move number: the card, and the value it makes."""
    return tuple(f"play {card} = {value}" for card, value in PLAYS)
