"""The text of each move of Tenzania, both ways, and of what chance gives."""

import re

from tenfold.errors import NotAMove

from .state import NUMBERS, PLAYS

CARDS = tuple(str(number) for number in range(NUMBERS))
"""What chance gives."""

_PLAY = re.compile(r"\s*play\s+([0-9])\s*=\s*([0-9]{1,3})\s*", re.IGNORECASE)


def texts() -> tuple[str, ...]:
    """The text of each move number: the card, and the value it makes."""
    return tuple(f"play {card} = {value}" for card, value in PLAYS)


def number(text: str) -> int | None:
    """The move number of a text; None where it is none, and NotAMove with the reason where no table allows it."""
    told = _PLAY.fullmatch(str(text))
    if told is None:
        return None
    play = int(told[1]), int(told[2])
    if play not in PLAYS:
        can = sorted({value for card, value in PLAYS if card == play[0]})
        raise NotAMove(f"no table lets a card {play[0]} make {play[1]}: it makes {', '.join(map(str, can))}")
    return PLAYS.index(play)
