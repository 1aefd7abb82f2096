"""10 Days in Africa and 10 Days in the USA, as games."""

from collections.abc import Collection, Sequence
from functools import cached_property

from tenfold.games.capabilities import Keepsake, Reason
from tenfold.games.events import Event
from tenfold.games.game import Game
from tenfold.games.options import Option, Variant, number_in, seat_option
from tenfold.games.positions import Position
from tenfold.json_types import JsonMapping, JsonObject
from tenfold.kernel.contract import Move, Way
from tenfold.kernel.layout import Array, single

from . import moves, rules
from .board import Board, board
from .events import Events, concerned, observe
from .links import Links
from .map import DATA, Map, load
from .position import arrange, position
from .reasons import reasons
from .refusals import refusal
from .state import NOBODY, SEATS, STATE, Blank, State
from .tutor import tutor
from .view import HIDDEN, KEYS

OPTIONS = (
    Option("days", 10, (10, 5)),
    Option("swap", True, (True, False)),
    Option("open_hands", False, (False, True)),
    seat_option("first", SEATS),
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
        self.links: Links = Links(self)

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
    def numbers(self) -> dict[str, Move]:
        return moves.numbers()

    def deal(self, seats: int, variant: Variant) -> State:
        state: State = single(STATE)
        days = number_in(variant, "days")
        swap = number_in(variant, "swap")
        open_hands = number_in(variant, "open_hands")
        first = number_in(variant, "first", if_none=NOBODY)
        rules.deal(self.board, state, seats, days, swap, open_hands, first)
        return state

    def arrange(self, given: Position, seats: int, variant: Variant, rng: Array) -> State:
        state = self.deal(seats, variant)
        arrange(self.map, self.board, state, given, rng)
        return state

    def position(self, state: State) -> JsonObject:
        return position(self.names, state)

    def name_way(self, state: State, way: Way) -> str:
        return moves.name_way(self.map, state, way)

    def find_way(self, state: State, text: str, ways: int) -> Way:
        return moves.find_way(self.map, state, text, ways)

    def observe(self, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
        return observe(self.names, before, after, who, move)

    def concerned(self, before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
        return concerned(before, after, who, move)

    def refusal(self, view: Blank, seat: int, move: int, rule: int) -> JsonObject:
        return refusal(view, seat, move, rule)

    def keepsake(self, view: JsonMapping, seat: int) -> Keepsake:
        rack = view["racks"][seat]
        places = [tile for tile in rack if tile in self.map.numbers]
        return Keepsake({"places": places}, {"rack": rack})

    def reasons(self, view: JsonMapping, seat: int, moves: Sequence[str]) -> list[Reason | None]:
        return reasons(self, view, seat, moves)

    def tutor(self, view: JsonMapping, seat: int, legal: Sequence[str]) -> JsonObject:
        return tutor(self.map, self.board, view, seat, legal)


games = {name: TenDays(name) for name in ("africa", "usa")}
