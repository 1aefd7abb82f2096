"""What a move of Tenzania is good for: what it takes, gives or leaves."""

from collections.abc import Mapping
from typing import Any

from tenfold.games.capabilities import Reason

from .moves import read
from .rules import why_not_made
from .state import NUMBERS, PLAYS, TEN


def reason(view: Mapping[str, Any], move: str) -> Reason | None:
    """Return what a legal move is good for, by the seat's own view."""
    play = read(move)
    if play is None:
        return None
    card, value = play
    count = len(view["table"]) + 1
    if value == TEN:
        return Reason("tenzania-why-ten", {"count": count})
    if value > TEN:
        return Reason("tenzania-why-over", {"seat": view["last"], "count": count})
    return _leaves(view, card, value)


def _leaves(view: Mapping[str, Any], card: int, value: int) -> Reason:
    """Return how many cards that the viewer has not seen would make ten of a table."""
    makers = [number for number in range(NUMBERS) if _makes_ten(view, card, value, number)]
    count = sum(view["unseen"][number] for number in makers)
    if count == 0:
        return Reason("tenzania-why-safe", {"value": value})
    return Reason("tenzania-why-risk", {"value": value, "count": count})


def _makes_ten(view: Mapping[str, Any], last: int, value: int, number: int) -> bool:
    if (number, TEN) not in PLAYS:
        return False
    return not why_not_made(value, last, number, TEN, int(view["twos"]))
