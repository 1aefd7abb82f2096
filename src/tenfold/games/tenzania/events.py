"""What a viewer sees happen in a game of Tenzania, as typed values that are plain JSON."""

from collections.abc import Collection
from typing import Literal, TypedDict

from tenfold.games.events import Agree, End, Event, first_change
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import or_none

from .state import PLAYS, TEN, Blank, Stage


class Draw(TypedDict):
    """A seat is dealt a card, or draws one."""

    event: Literal["draw"]
    seat: int
    card: int | None
    """None if the viewer does not see it."""


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
"""As plain numbers, which Python compares faster."""

Events = Draw | Begin | Play | Take | Agree | End


def observe(before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """Return what a viewer saw of a line of the record, by its views before and after it."""
    if who >= 0:
        return _play(before, who, move)
    if who != CHANCE:
        return []
    if before.stage == _FIRST:
        return [Begin(event="begin", seat=after.turn)]
    return [_draw(before, after)]


def concerned(before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
    """Return the seats that may see something else of a line than spectators do: who draws a
    card.
    """
    if who != CHANCE or before.stage == _FIRST:
        return ()
    return (_drawer(before, after),)


def _drawer(before: Blank, after: Blank) -> int:
    """Return who has got a card: whose turn it was, once all are dealt."""
    if before.stage == _DRAWING:
        return before.turn
    return first_change(before.held, after.held)


def _draw(before: Blank, after: Blank) -> Draw:
    seat = _drawer(before, after)
    kind = first_change(before.hand[seat], after.hand[seat])
    return Draw(event="draw", seat=seat, card=or_none(kind))


def _play(before: Blank, seat: int, move: int) -> list[Event]:
    card, value = PLAYS[move]
    events: list[Event] = [Play(event="play", seat=seat, card=card, value=value)]
    taker = _taker(before, seat, value)
    if taker is not None:
        events.append(Take(event="take", seat=taker, count=before.height + 1))
    return events


def _taker(before: Blank, seat: int, value: int) -> int | None:
    """Return who takes the table when a seat makes a value, if anybody does."""
    if value < TEN:
        return None
    if value == TEN:
        return seat
    return or_none(before.last)
