"""10 Days in Africa and 10 Days in the USA, as games."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from tenfold.errors import Refusal
from tenfold.games.game import Event, Game, Keepsake, Option, Position, Variant
from tenfold.kernel.layout import Array

from . import moves, rules
from .board import Board, board
from .events import Events, concerned, observe
from .links import Found, Links
from .map import DATA, Map, load
from .position import arrange, position
from .refusals import refusal
from .state import NOBODY, SEATS, STATE, Blank, State
from .tutor import tutor
from .view import HIDDEN, KEYS

OPTIONS = (
    Option("days", 10, (10, 5)),
    Option("swap", True, (True, False)),
    Option("open_hands", False, (False, True)),
    Option("first", None, (None, *range(SEATS))),
)

KINDS = {
    **dict.fromkeys(
        ("tiles", "dropped", "start", "end", "via", "vehicle", "place", "far", "near"), "tile"
    ),
    **dict.fromkeys(("leaves", "arrives"), "colour"),
}


class TenDays(Game[State, Blank]):
    """A 10 Days game on the map of a data file."""

    family = "tendays"
    seats = range(2, SEATS + 1)
    options = OPTIONS
    letter = "T"
    version = 1
    encoding = 1
    rules = rules
    state = STATE
    keys = KEYS
    event_types = Events
    kinds = KINDS

    def __init__(self, name: str) -> None:
        self.name = name
        self.files = ("tendays", "tiles", "colours", name)

    @cached_property
    def map(self) -> Map:
        """The map and the tiles, with their names."""
        return load(DATA / f"{self.name}.toml")

    @cached_property
    def names(self) -> tuple[str | None, ...]:
        """The text of each kind of tile, and after them of UNKNOWN and of EMPTY, which count from
        the end.
        """
        return (*self.map.kinds, HIDDEN, None)

    @cached_property
    def title(self) -> str:  # type: ignore[override]  # read from the map at first use
        return self.map.name

    @cached_property
    def board(self) -> Board:
        return board(self.map)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts()

    @cached_property
    def numbers(self) -> dict[str, int]:
        return moves.numbers()

    @cached_property
    def links(self) -> Links:
        return Links(self.map, self.board, self._explain_link)

    def deal(self, seats: int, variant: Variant) -> State:
        state = self.new()
        first = NOBODY if variant["first"] is None else variant["first"]
        days, swap, open_hands = (
            int(variant[name] or 0) for name in ("days", "swap", "open_hands")
        )
        rules.deal(self.board, state, seats, days, swap, open_hands, first)
        return state

    def arrange(self, given: Position, seats: int, variant: Variant, rng: Array) -> State:
        state = self.deal(seats, variant)
        arrange(self.map, self.board, state, given, rng)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return position(self.names, state)

    def name_way(self, state: State, way: int) -> str:
        return moves.name_way(self.map, state, way)

    def find_way(self, state: State, text: str, ways: int) -> int:
        return moves.find_way(self.map, state, text, ways)

    def observe(self, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
        return observe(self.names, before, after, who, move)

    def concerned(self, before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
        return concerned(before, after, who, move)

    def refusal(self, view: Blank, seat: int, move: int, rule: int) -> dict[str, Any]:
        return refusal(view, seat, move, rule)

    def keepsake(self, view: Mapping[str, Any], seat: int) -> Keepsake:
        rack = view["racks"][seat]
        return Keepsake(
            {"places": [tile for tile in rack if tile in self.map.numbers]}, {"rack": rack}
        )

    def tutor(self, view: Mapping[str, Any], seat: int, legal: Sequence[str]) -> dict[str, Any]:
        return tutor(self.map, self.board, view, seat, legal)

    def _explain_link(self, found: Found) -> Refusal:
        return self.reason(found.rule, found.data, None, found.message)


games = {name: TenDays(name) for name in ("africa", "usa")}
