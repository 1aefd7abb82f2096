"""What a viewer sees happen in a game of Tenzania, as typed values that are plain JSON."""

from collections.abc import Collection
from typing import Literal, TypedDict

from tenfold.games.events import Agree, End, Event, first_change
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import or_none

from .state import AT, NUMBERS, PLAYS, TEN, Blank, Stage


class Draw(TypedDict):
    """A seat is dealt a card, or draws one."""

    event: Literal["draw"]
    seat: int
    card: int | None
    """None where the viewer does not see it."""


class Begin(TypedDict):
    """A seat is to begin."""

    event: Literal["begin"]
    seat: int


class Play(TypedDict):
    """A seat plays a card."""

    event: Literal["play"]
    seat: int
    card: int
    value: int
    """What it makes of the table."""


class Take(TypedDict):
    """A seat takes the table: its own card made ten, or the next one more than ten."""

    event: Literal["take"]
    seat: int
    count: int
    """How many cards it takes."""


_FIRST, _DRAWING = int(Stage.FIRST), int(Stage.DRAWING)
"""As plain numbers, which Python compares sooner."""

Events = Draw | Begin | Play | Take | Agree | End


def observe(before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """What a viewer saw of a line of the record, by its views before and after it."""
    if who == CHANCE:
        return [_begin(after) if before.stage == _FIRST else _draw(before, after)]
    return _play(before, after, who, move) if who >= 0 else []


def concerned(before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
    """The seats that may see something else of a line than spectators do: who draws a card."""
    return (_drawer(before, after),) if who == CHANCE and before.stage != _FIRST else ()


def _drawer(before: Blank, after: Blank) -> int:
    """Who has got a card: whose turn it was, once all are dealt."""
    if before.stage == _DRAWING:
        return before.turn
    return first_change(before.memory[AT.held], after.memory[AT.held])


def _begin(after: Blank) -> Begin:
    return Begin(event="begin", seat=int(after.turn))


def _draw(before: Blank, after: Blank) -> Draw:
    seat = _drawer(before, after)
    kind = first_change(_hand(before, seat), _hand(after, seat))
    return Draw(event="draw", seat=seat, card=kind if kind >= 0 else None)


def _hand(view: Blank, seat: int) -> bytes:
    """What a viewer knows of a seat's cards: how many of each number."""
    return view.memory[AT.hand][seat * NUMBERS : (seat + 1) * NUMBERS]


def _play(before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    card, value = PLAYS[move]
    found: list[Event] = [Play(event="play", seat=who, card=card, value=value)]
    taker = who if value == TEN else or_none(before.last)
    if value >= TEN and taker is not None:
        found.append(Take(event="take", seat=taker, count=int(before.height) + 1))
    return found
