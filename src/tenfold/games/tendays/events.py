"""What a viewer sees happen in a 10 Days game, as typed values that are plain JSON."""

from collections.abc import Collection, Sequence
from typing import Annotated, Literal, TypedDict

from tenfold.games.events import Agree, End, Event, first_change
from tenfold.kernel.contract import CHANCE
from tenfold.views.exactly import Exactly

from .state import (
    DRAW,
    DRAW_DECK,
    DROP,
    NOBODY,
    PILES,
    PLACE,
    PUT,
    SWAP,
    SWAPS,
    Blank,
    Stage,
)


class Draw(TypedDict):
    """A seat draws a tile, or is dealt one while setting up."""

    event: Literal["draw"]
    seat: int
    pile: int | None
    """The number of a discard pile; None for the draw pile."""
    tile: str | None
    """None if the viewer does not see it."""


class Place(TypedDict):
    """A seat places its tile while setting up."""

    event: Literal["place"]
    seat: int
    day: int
    tile: str | None
    """None if the viewer does not know it."""


class TurnUp(TypedDict):
    """The first tile of a discard pile is turned up."""

    event: Literal["turn-up"]
    tile: str
    pile: int


class Begin(TypedDict):
    """A seat is to begin."""

    event: Literal["begin"]
    seat: int


class Put(TypedDict):
    """A seat puts the tile that it has drawn into a day, and drops the tile that was there."""

    event: Literal["put"]
    seat: int
    day: int
    tile: str | None
    """None if the viewer does not know it."""
    dropped: str
    pile: int


class Drop(TypedDict):
    """A seat drops the tile that it has drawn."""

    event: Literal["drop"]
    seat: int
    tile: str
    pile: int


class Swap(TypedDict):
    """A seat swaps the tiles of two days."""

    event: Literal["swap"]
    seat: int
    days: Annotated[list[int], Exactly(2)]


class Renew(TypedDict):
    """The draw pile is reshuffled from what lay under the tops of the discard piles."""

    event: Literal["renew"]
    count: int
    """How many tiles it has."""


class Reveal(TypedDict):
    """The winner shows its journey."""

    event: Literal["reveal"]
    seat: int
    tiles: list[str]


Events = Draw | Place | TurnUp | Begin | Put | Drop | Swap | Renew | Reveal | Agree | End

_SWAPPED = [(one + 1, other + 1) for one, other in SWAPS.tolist()]
_PILES, _FIRST, _DRAWING = Stage.PILES, Stage.FIRST, Stage.DRAWING
"""Python looks a member of an enumeration up slowly."""

Names = Sequence[str | None]
"""The text of each kind of tile, and after them what stands for one that is unknown, and for none.
"""


def observe(names: Names, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """Return what a viewer saw of a line of the record, by its views before and after it."""
    found: list[Event] = []
    if who == CHANCE:
        found = _chance(names, before, after)
    elif who >= 0:
        found = _move(names, before, after, who, move)
    drawn = who == CHANCE and before.stage != _FIRST
    if after.left > before.left - drawn:
        found.append(Renew(event="renew", count=after.left))
    if after.winner != before.winner:
        rack = after.rack[after.winner][: after.days]
        tiles = [_known(names, kind) for kind in rack]
        found.append(Reveal(event="reveal", seat=after.winner, tiles=tiles))
    return found


def concerned(before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
    """Return the seats that may see something else of a line than spectators do: who is dealt,
    places or puts a tile.
    """
    if who != CHANCE:
        hides_a_tile = move < DROP or PUT <= move < DRAW_DECK
        return (who,) if hides_a_tile else ()
    if before.stage == _PILES or before.stage == _FIRST:
        return ()
    return (_drawer(before, after),)


def _chance(names: Names, before: Blank, after: Blank) -> list[Event]:
    found: list[Event] = []
    if before.stage == _PILES:
        pile = before.height.tolist().index(0)
        found.append(TurnUp(event="turn-up", tile=_top(names, after, pile), pile=pile + 1))
    elif before.stage != _FIRST:
        seat = _drawer(before, after)
        found.append(Draw(event="draw", seat=seat, pile=None, tile=_in_hand(names, after, seat)))
    if before.turn == NOBODY != after.turn:
        found.append(Begin(event="begin", seat=after.turn))
    return found


def _drawer(before: Blank, after: Blank) -> int:
    """Return who has drawn a tile, or was dealt one while setting up."""
    if before.stage == _DRAWING:
        return before.turn
    return first_change(before.drawn, after.drawn)


def _move(names: Names, before: Blank, after: Blank, seat: int, move: int) -> list[Event]:
    tile = _in_hand(names, before, seat)
    if move < DROP:
        return [Place(event="place", seat=seat, day=move - PLACE + 1, tile=tile)]
    if move < PUT:
        pile = move - DROP
        return [Drop(event="drop", seat=seat, tile=_top(names, after, pile), pile=pile + 1)]
    if move < DRAW_DECK:
        day, pile = divmod(move - PUT, PILES)
        dropped = _top(names, after, pile)
        return [Put(event="put", seat=seat, day=day + 1, tile=tile, dropped=dropped, pile=pile + 1)]
    if move == DRAW_DECK:
        return []  # chance's line tells it
    if move < SWAP:
        pile = move - DRAW
        return [Draw(event="draw", seat=seat, pile=pile + 1, tile=_top(names, before, pile))]
    return [Swap(event="swap", seat=seat, days=list(_SWAPPED[move - SWAP]))]


def _top(names: Names, view: Blank, pile: int) -> str:
    """Return the top of a discard pile."""
    top = view.height[pile] - 1
    return _known(names, view.pile[pile][top])


def _known(names: Names, kind: int) -> str:
    """Return the text of a tile that everybody knows."""
    name = names[kind]
    assert name is not None
    return name


def _in_hand(names: Names, view: Blank, seat: int) -> str | None:
    """Return the tile in a seat's hand, or None if the viewer does not know it."""
    kind = view.drawn[seat]
    if kind < 0:
        return None
    return names[kind]
