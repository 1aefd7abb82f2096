"""Tenzania, as a game."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import ClassVar

from tenfold.errors import NotAMove
from tenfold.games.capabilities import Reason
from tenfold.games.events import Event
from tenfold.games.game import Game
from tenfold.games.options import Option, Variant, number_in, seat_option
from tenfold.games.positions import Position
from tenfold.json_types import JsonMapping, JsonObject
from tenfold.kernel.bag import kind_at, way_to
from tenfold.kernel.contract import Move, Way
from tenfold.kernel.layout import Array, single
from tenfold.kernel.record_reader import read

from . import ladder, moves, rules
from .board import Board, board
from .events import Events, concerned, observe
from .position import arrange, position
from .reasons import reason
from .refusals import refusal
from .state import COPIES, NOBODY, NUMBERS, PLAYS, SEATS, STATE, Blank, Stage, State
from .view import KEYS

_FIRST = int(Stage.FIRST)
"""As a plain number, which Python compares faster."""


class Tenzania(Game[State, Blank]):
    """The card game of ten."""

    name = family = "tenzania"
    title = "Tenzania"
    seats = range(2, SEATS + 1)
    options = (
        Option("copies", 5, tuple(range(3, COPIES + 1))),
        Option("twos", False, (False, True)),
        seat_option("first", SEATS),
    )
    letter = "Z"
    version = 1
    encoding = 1
    rules = rules
    state = STATE
    keys = KEYS
    event_types = Events
    has_points = True
    ladder = ladder
    files = ("tenzania", "tenzania-names")
    kinds: ClassVar = {"card": "number", "makes": "value"}

    @cached_property
    def board(self) -> Board:
        return board()

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts()

    def number(self, text: str) -> Move:
        if isinstance(text, str) and text in self.numbers:
            return self.numbers[text]
        play = moves.read(text)
        if play is None:
            return super().number(text)
        if play not in PLAYS:
            can = sorted({value for card, value in PLAYS if card == play[0]})
            data = {"number": play[0], "value": play[1], "makes": can}
            raise self.wording.not_a_move("no-table", data)
        return Move(PLAYS.index(play))

    def deal(self, seats: int, variant: Variant) -> State:
        state: State = single(STATE)
        copies = number_in(variant, "copies")
        twos = number_in(variant, "twos")
        first = number_in(variant, "first", if_none=NOBODY)
        rules.deal(self.board, state, seats, copies, twos, first)
        return state

    def arrange(self, given: Position, seats: int, variant: Variant, rng: Array) -> State:
        state = self.deal(seats, variant)
        arrange(state, given, rng)
        return state

    def position(self, state: State) -> JsonObject:
        return position(state)

    def most_decisions(self, seats: int, variant: Variant) -> int:
        """Return how many cards there are, since every decision plays one."""
        return NUMBERS * number_in(variant, "copies")

    def name_way(self, state: State, way: Way) -> str:
        fields = read(state)
        if fields.stage == _FIRST:
            return f"first {way}"
        return moves.CARDS[kind_at(fields.bag, 0, way)]

    def find_way(self, state: State, text: str, ways: int) -> Way:
        if state.stage == Stage.FIRST or text not in moves.CARDS:
            return super().find_way(state, text, ways)
        number = moves.CARDS.index(text)
        if not ways or not state.bag[number]:
            raise NotAMove(f"chance cannot give {text!r} now")
        return Way(way_to(state.bag, 0, number))

    def observe(self, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
        return observe(before, after, who, move)

    def concerned(self, before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
        return concerned(before, after, who, move)

    def reasons(self, view: JsonMapping, seat: int, moves: Sequence[str]) -> list[Reason | None]:
        return [reason(view, move) for move in moves]

    def refusal(self, view: Blank, seat: int, move: int, rule: int) -> JsonObject:
        return refusal(view, seat, move, rule)


games = {"tenzania": Tenzania()}
