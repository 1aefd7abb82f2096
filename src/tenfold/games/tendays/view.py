"""What a seat may know of a 10 Days game, as a typed value that is plain JSON."""

from typing import TYPE_CHECKING, Literal, TypedDict

from tenfold.views.forms import Keys, active, counts, flag, number, text

from .board import EMPTY, UNKNOWN
from .derived import Derived
from .map import Map
from .state import DECK, PILES, STATE, Stage

if TYPE_CHECKING:
    from .game import TenDays

HIDDEN = "?"
"""The text of a tile that the viewer does not know."""


class View(TypedDict):
    """A 10 Days game as one viewer knows it. A tile is its text, `?` where it is hidden, None where
    there is none.
    """

    game: str
    viewer: int | None
    seats: int
    days: int
    swap: bool
    open_hands: bool
    stage: Literal["setup", "piles", "first", "turn", "drawing", "drawn", "over"]
    """A seat is to draw or swap in `turn`, and to put or drop in `drawn`; `piles`, `first` and
    `drawing` are chance's.
    """
    active: list[int]
    turn: int | None
    turns: int
    """How many turns are over."""
    racks: list[list[str | None]]
    known: list[list[bool]]
    """For each seat and day, whether everybody knows the tile there."""
    hands: list[str | None]
    """The tile that each seat has drawn and not placed."""
    source: int | None
    """The pile that the tile in hand was drawn from: the number of a discard pile, or 0 for the
    draw pile.
    """
    discards: list[list[str]]
    """The discard piles, top last."""
    draw_pile: int
    """How many tiles it has."""
    unseen: dict[str, int]
    """How many tiles of each kind are in the draw pile, or were drawn from it and are hidden from
    the viewer.
    """
    hidden: dict[str, int]
    """How many tiles of each kind others hide since before the draw pile was made anew."""
    winner: int | None


_STAGES = [stage.name.lower() for stage in Stage]
_TURNS = (Stage.TURN, Stage.DRAWING, Stage.DRAWN)
_SOURCES = {DECK: 0, **{pile: pile + 1 for pile in range(PILES)}}


def tile_texts(map_: Map) -> dict[int, str | None]:
    """Return the text of each number that a tile can be."""
    return {**dict(enumerate(map_.kinds)), UNKNOWN: HIDDEN, EMPTY: None}


def _tiles(game: "TenDays") -> dict[int, str | None]:
    return tile_texts(game.map)


def _kinds(game: "TenDays") -> tuple[str, ...]:
    return game.map.kinds


KEYS = Keys(
    View,
    STATE,
    {
        "seats": number("seats"),
        "days": number("days"),
        "swap": flag("swap"),
        "open_hands": flag("open_hands"),
        "stage": text("stage", _STAGES),
        "active": active(),
        "turn": number("turn").given(stage=_TURNS),
        "turns": number("turns"),
        "racks": text("rack", _tiles, width="days", rows="seats"),
        "known": text("known", [False, True], width="days", rows="seats"),
        "hands": text("drawn", _tiles, width="seats"),
        "source": text("source", _SOURCES).given(stage=[Stage.DRAWN]),
        "discards": text("pile", _tiles, width="height"),
        "draw_pile": number("left"),
        "unseen": counts("bag", _kinds),
        "hidden": counts("pool", _kinds),
        "winner": number("winner", or_null=True),
    },
    Derived,
)
