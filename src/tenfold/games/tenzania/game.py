"""Tenzania, as a game."""

import re
from functools import cached_property
from typing import Any

import numpy as np

from tenfold.errors import NotAMove
from tenfold.games.game import Game, Option, Position, Variant

from . import moves, rules
from .position import place, position
from .state import COPIES, NOBODY, NUMBERS, PLAYS, SEATS, STATE, Rule, Stage, board
from .view import View, look
from .words import card_name, number_of, tell

OPTIONS = (
    Option("copies", 5, tuple(range(3, COPIES + 1)), "how many cards of each number there are"),
    Option("twos", False, (False, True), "whether a 2 may double the value"),
    Option("first", None, (None, *range(SEATS)), "who begins; chance says where nobody does"),
)


class Tenzania(Game):
    """The card game of ten."""

    name = "tenzania"
    title = "Tenzania"
    seats = range(2, SEATS + 1)
    options = OPTIONS
    letter = "Z"
    version = 1
    rules = rules
    state = STATE

    @cached_property
    def board(self) -> Any:
        return board()

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts()

    def number(self, text: str) -> int:
        told = _PLAY.fullmatch(str(text))
        if told is None:
            return super().number(text)
        card, value = int(told[1]), int(told[2])
        if (card, value) not in PLAYS:
            raise NotAMove(f"no table lets {card_name(card)} make {value}")
        return PLAYS.index((card, value))

    def deal(self, seats: int, variant: Variant) -> Any:
        state = self.new()
        first = NOBODY if variant["first"] is None else variant["first"]
        rules.deal(self.board, state, seats, variant["copies"], variant["twos"], first)
        return state

    def place(self, given: Position, seats: int, variant: Variant, rng: np.ndarray[Any, Any]) -> Any:
        state = self.deal(seats, variant)
        place(state, given, rng)
        return state

    def position(self, state: Any) -> dict[str, Any]:
        return position(state)

    def way_text(self, state: Any, way: int) -> str:
        if state.stage == Stage.FIRST:
            return f"first {way}"
        return str(number_of(state, way))

    def way(self, state: Any, text: str, ways: int) -> int:
        if state.stage == Stage.FIRST or text not in _CARDS:
            return super().way(state, text, ways)
        number = _CARDS.index(text)
        if not ways or not state.bag[number]:
            raise NotAMove(f"chance cannot give {text!r} now")
        return int(state.bag[:number].sum())

    def look(self, view: Any, viewer: int | None) -> View:
        bits = rules.active(self.board, view)
        return look(self.name, view, viewer, [seat for seat in range(view.seats) if bits >> seat & 1])

    def tell(self, before: Any, who: int, move: int, viewer: int | None) -> str | None:
        return tell(before, who, move, viewer)

    def sentence(self, state: Any, seat: int, move: int, rule: int) -> str:
        card, value = PLAYS[move]
        can = sorted(made for other, made in PLAYS if other == card and not rules.why_not_value(state, card, made))
        return _SENTENCES[Rule(rule)].format(
            turn=f"seat {state.turn}'s",
            card=card,
            a_card=card_name(card),
            makes=f"makes {' or '.join(map(str, can))}, not {value}",
            before=int(state.value),
        )


_PLAY = re.compile(r"\s*play\s+([0-9])\s*=\s*([0-9]{1,3})\s*", re.IGNORECASE)
_CARDS = [str(number) for number in range(NUMBERS)]

_SENTENCES = {
    Rule.NOT_YOUR_TURN: "it is {turn} turn",
    Rule.NOT_HELD: "you hold no {card}",
    Rule.EMPTY_TABLE: "{a_card} on an empty table {makes}",
    Rule.ADD: "{a_card} on {before} {makes}",
    Rule.SUBTRACT: "{a_card} on {before} {makes}",
    Rule.SAME: "{a_card} on {before} {makes}: neither the value nor the card before it is {a_card}",
    Rule.TWOS: "{a_card} on {before} {makes}: this game is played without doubling",
    Rule.OVER: "the game is over",
}

games = {"tenzania": Tenzania()}
