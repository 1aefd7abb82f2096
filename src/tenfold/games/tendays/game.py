"""10 Days in Africa and 10 Days in the USA, as games."""

from functools import cached_property
from typing import Any

import numpy as np

from tenfold.errors import NotAMove
from tenfold.games.game import Game, Link, Option, Position, Variant

from . import moves, rules
from .board import DATA, Map, board, load
from .links import links
from .position import place, position
from .state import DROP, PILES, PUT, Rule, Stage
from .view import View, look
from .words import kind_of, tell

OPTIONS = (
    Option("days", 10, (10, 5), "how many days a journey has"),
    Option("swap", True, (True, False), "whether two tiles may be swapped instead of drawing"),
    Option("open_hands", False, (False, True), "whether everybody sees every rack"),
    Option("first", None, (None, 0, 1, 2, 3), "who begins; chance says where nobody does"),
)


class TenDays(Game):
    """A 10 Days game on the map of a data file."""

    seats = range(2, 5)
    options = OPTIONS
    letter = "T"
    version = 1
    rules = rules
    state = rules.STATE

    def __init__(self, name: str) -> None:
        self.name = name

    @cached_property
    def map(self) -> Map:
        """The map and the tiles, with their names."""
        return load(DATA / f"{self.name}.toml")

    @cached_property
    def title(self) -> str:  # type: ignore[override]
        return self.map.name

    @cached_property
    def board(self) -> Any:
        return board(self.map)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts()

    @cached_property
    def numbers(self) -> dict[str, int]:
        return moves.numbers()

    def deal(self, seats: int, variant: Variant) -> Any:
        state = self.new()
        first = -1 if variant["first"] is None else variant["first"]
        rules.deal(self.board, state, seats, variant["days"], variant["swap"], variant["open_hands"], first)
        return state

    def place(self, given: Position, seats: int, variant: Variant, rng: np.ndarray[Any, Any]) -> Any:
        state = self.deal(seats, variant)
        place(self.map, self.board, state, given, rng)
        return state

    def position(self, state: Any) -> dict[str, Any]:
        return position(self.map, state)

    def way_text(self, state: Any, way: int) -> str:
        if state.stage == Stage.FIRST:
            return f"first {way}"
        return self.map.kinds[kind_of(state, way)]

    def way(self, state: Any, text: str, ways: int) -> int:
        if state.stage == Stage.FIRST or text not in self.map.kinds:
            return super().way(state, text, ways)
        kind = self.map.kinds.index(text)
        if not ways or not state.bag[kind]:
            raise NotAMove(f"chance cannot give {text!r} now")
        return int(state.bag[:kind].sum())

    def look(self, view: Any, viewer: int | None) -> View:
        bits = rules.active(self.board, view)
        return look(self.name, self.map, view, viewer, [seat for seat in range(view.seats) if bits >> seat & 1])

    def tell(self, before: Any, who: int, move: int, viewer: int | None) -> str | None:
        return tell(self.map, before, who, move, viewer)

    def winners(self, state: Any) -> tuple[int, ...]:
        return (int(state.winner),) if state.winner >= 0 else tuple(range(state.seats))

    def links(self, state: Any, seat: int) -> list[Link]:
        return links(self.map, self.board, state.rack[seat, : state.days].tolist())

    def sentence(self, state: Any, seat: int, move: int, rule: int) -> str:
        return _SENTENCES[Rule(rule)].format(
            days=state.days,
            turn=f"seat {state.turn}'s",
            day=1 + (move if move < DROP else (move - PUT) // PILES),
            pile=1 + int(state.source),
        )


_SENTENCES = {
    Rule.OPEN_DAY: "day {day} is taken: a tile is placed into an open day, while setting up",
    Rule.ONLY_PLACING: "while setting up, place the tile that you have drawn; nothing else can be done",
    Rule.SETTING_UP: "your journey is set up; the first turn begins when everybody's is",
    Rule.NOT_YOUR_TURN: "it is {turn} turn",
    Rule.DRAW_OR_SWAP: "you have drawn a tile this turn: put it into your journey or drop it",
    Rule.DRAW_FIRST: "draw a tile before you put or drop one",
    Rule.EMPTIED_PILE: "you took pile {pile}'s last tile, so your discard goes there",
    Rule.NO_DRAW_PILE: "the draw pile is empty, and nothing lies under the discard piles' tops to make it anew",
    Rule.OVER: "the game is over",
    Rule.DAYS: "this game's journey has {days} days",
    Rule.NO_SWAP: "this game is played without swaps",
}

games = {name: TenDays(name) for name in ("africa", "usa")}
