"""What a seat may know of a 10 Days game, as a typed value that is plain JSON."""

from itertools import compress
from typing import TYPE_CHECKING, TypedDict

from tenfold.games import forms
from tenfold.games.forms import Form
from tenfold.games.keys import Keys, active, key, or_none, remembered, rows

from .board import KINDS, UNKNOWN
from .map import Map
from .state import AT, DAYS, HEIGHT, NOBODY, PILES, STATE, Blank, Origin, Stage

if TYPE_CHECKING:
    from .game import TenDays

HIDDEN = "?"
"""The text of a tile that the viewer does not know."""


class View(TypedDict):
    """A 10 Days game as one viewer knows it. A tile is its text, `?` where it is hidden, None where there is none."""

    game: str
    viewer: int | None
    seats: int
    days: int
    swap: bool
    open_hands: bool
    stage: str
    """`setup`, `turn` (draw or swap), `drawn` (put or drop) or `over`; `piles`, `first`, `drawing` are chance's."""
    active: list[int]
    turn: int | None
    turns: int
    """How many turns are over."""
    racks: list[list[str | None]]
    known: list[list[bool]]
    """Which days of each rack have a tile that everybody knows."""
    hands: list[str | None]
    """The tile that each seat has drawn and not placed."""
    source: int | None
    """Where the tile in hand was drawn: the number of a discard pile, or 0 for the draw pile."""
    discards: list[list[str]]
    """The discard piles, top last."""
    draw_pile: int
    """How many tiles it has."""
    unseen: dict[str, int]
    """How many tiles of each kind are in the draw pile, or were drawn from it and are hidden from the viewer."""
    hidden: dict[str, int]
    """How many tiles of each kind others hide since before the draw pile was made anew."""
    winner: int | None


_STAGES = tuple(stage.name.lower() for stage in Stage)
_TURNS, _DRAWN, _SHOWN = (Stage.TURN, Stage.DRAWING, Stage.DRAWN), Stage.DRAWN, Origin.SHOWN
"""Python looks a member of an enumeration up slowly."""


def _turn(game: "TenDays", view: Blank) -> int | None:
    return view.turn if view.stage in _TURNS else None


def _racks(game: "TenDays", view: Blank) -> list[list[str | None]]:
    return [game.tiles(row) for row in rows(view.memory[AT.rack], DAYS, view.seats, view.days)]


def place_of_rack(seat: int, days: int) -> slice:
    """Where a seat's tiles are in a view's memory."""
    first: int = AT.rack.start + seat * DAYS
    return slice(first, first + days)


_shown = remembered(lambda origins: [origin == _SHOWN for origin in origins])
_there = remembered(lambda tiles: [tile >= 0 for tile in tiles])


def _known(game: "TenDays", view: Blank) -> list[list[bool]]:
    seats, days, winner = view.seats, view.days, view.winner
    if view.open_hands:
        return [_there(row) for row in rows(view.memory[AT.rack], DAYS, seats, days)]
    found = [_shown(row) for row in rows(view.memory[AT.origin], DAYS + 1, seats, days)]
    if winner >= 0:
        found[winner] = _there(rows(view.memory[AT.rack], DAYS, seats, days)[winner])
    return found


def _hands(game: "TenDays", view: Blank) -> list[str | None]:
    return game.tiles(view.memory[AT.drawn][: view.seats])


def _source(game: "TenDays", view: Blank) -> int | None:
    return view.source + 1 if view.stage == _DRAWN else None


def _discards(game: "TenDays", view: Blank) -> list[list[str]]:
    kinds = game.map.kinds
    piles = zip(rows(view.memory[AT.pile], HEIGHT, PILES, HEIGHT), view.memory[AT.height], strict=True)
    return [[kinds[kind] for kind in pile[:height]] for pile, height in piles]


def _counts(game: "TenDays", bag: bytes) -> dict[str, int]:
    return dict(zip(compress(game.map.kinds, bag), filter(None, bag), strict=True))


def tile_texts(of: Map) -> list[str | None]:
    """The text for each byte that a tile can be."""
    return [*of.kinds, *[None] * (UNKNOWN % 256 - len(of.kinds)), HIDDEN, None]


_TILES = Form(forms.BYTES, texts=lambda game: tile_texts(game.map))
_KINDS = Form(forms.COUNTS, texts=lambda game: game.map.kinds, width=KINDS)
_NUMBER = Form(forms.BYTES, texts=forms.NUMBERS)
_FLAG = Form(forms.BYTES, texts=forms.FLAGS)
_NOBODY = {"winner": [NOBODY % 256], "open_hands": [0]}

FORMS = {
    "seats": _NUMBER._replace(field="seats"),
    "days": _NUMBER._replace(field="days"),
    "swap": _FLAG._replace(field="swap"),
    "open_hands": _FLAG._replace(field="open_hands"),
    "stage": Form(forms.BYTES, "stage", _STAGES),
    "turn": _NUMBER._replace(field="turn", when={"stage": _TURNS}),
    "turns": Form(forms.WIDE, "turns"),
    "racks": _TILES._replace(field="rack", width="days", rows="seats", stride=DAYS),
    "known": Form(
        forms.BYTES,
        "origin",
        [origin == _SHOWN for origin in range(256)],
        width="days",
        rows="seats",
        stride=DAYS + 1,
        when=_NOBODY,
        is_null=False,
    ),
    "hands": _TILES._replace(field="drawn", width="seats"),
    "source": Form(forms.BYTES, "source", [number + 1 for number in forms.NUMBERS], when={"stage": [_DRAWN]}),
    "discards": _TILES._replace(field="pile", width="height", rows=PILES, stride=HEIGHT),
    "draw_pile": _NUMBER._replace(field="left"),
    "unseen": _KINDS._replace(field="bag"),
    "hidden": _KINDS._replace(field="pool"),
    "winner": Form(forms.BYTES, "winner", forms.OR_NULL),
}
"""How the keys lie in memory."""

KEYS = Keys(
    STATE,
    {
        "seats": key(lambda game, view: view.seats, "seats"),
        "days": key(lambda game, view: view.days, "days"),
        "swap": key(lambda game, view: bool(view.swap), "swap"),
        "open_hands": key(lambda game, view: bool(view.open_hands), "open_hands"),
        "stage": key(lambda game, view: _STAGES[view.stage], "stage"),
        "active": active("stage", "turn", "drawn"),
        "turn": key(_turn, "stage", "turn"),
        "turns": key(lambda game, view: view.turns, "turns"),
        "racks": key(_racks, "rack"),
        "known": key(_known, "origin", "rack", "winner", public=True),
        "hands": key(_hands, "drawn"),
        "source": key(_source, "stage", "source"),
        "discards": key(_discards, "pile", "height"),
        "draw_pile": key(lambda game, view: view.left, "left"),
        "unseen": key(lambda game, view: _counts(game, view.memory[AT.bag]), "bag"),
        "hidden": key(lambda game, view: _counts(game, view.memory[AT.pool]), "pool"),
        "winner": key(lambda game, view: or_none(view.winner), "winner"),
    },
    FORMS,
)
"""Each key of a view, how it is written, and the fields that it comes from."""
