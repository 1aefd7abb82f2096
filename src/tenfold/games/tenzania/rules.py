"""The rules of Tenzania. Numbers like Z3.3 are sentences of docs/rules/tenzania.md."""

import sys

from tenfold.kernel.bag import pull
from tenfold.kernel.compiled import compiled, register
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.turns import seat_after

from .board import Board
from .derived import derive
from .encode import encode, features
from .hiding import fill, view
from .state import EMPTY, FIVE, HAND, MOVES, NOBODY, NUMBERS, TEN, TWO, ZERO, Layout, Rule, Stage

__all__ = [
    "active",
    "agree",
    "apply",
    "deal",
    "derive",
    "encode",
    "features",
    "fill",
    "is_over",
    "mover",
    "moves",
    "scores",
    "shares",
    "span",
    "view",
    "ways",
    "why_not",
]
"""The kernel's contract: tenfold.kernel.contract says what each is."""


@compiled
def deal(board: Board, state: Layout, seats: int, copies: int, twos: int, first: int) -> None:
    """Make a state that waits for its first card. `first` is -1 for chance to say who begins."""
    state.bag[:] = copies
    state.left = NUMBERS * copies
    state.hand[:] = 0
    state.held[:] = 0
    state.table[:] = EMPTY
    state.height = 0
    state.value = 0
    state.last = NOBODY
    state.won[:] = 0
    state.stage = Stage.DEALING
    state.turn = first
    state.seats = seats
    state.copies = copies
    state.twos = twos
    state.agreed = 0


@compiled
def is_over(board: Board, state: Layout) -> bool:
    return state.stage == Stage.OVER


@compiled
def mover(board: Board, state: Layout) -> int:
    if state.stage == Stage.TURN:
        return as_i64(state.turn)
    return OVER if state.stage == Stage.OVER else CHANCE


@compiled
def active(board: Board, state: Layout) -> int:
    return 1 << as_i64(state.turn) if state.stage == Stage.TURN else 0


@compiled
def ways(board: Board, state: Layout) -> int:
    if state.stage == Stage.DEALING or state.stage == Stage.DRAWING:
        return as_i64(state.left)
    return as_i64(state.seats) if state.stage == Stage.FIRST else 0


@compiled
def moves(board: Board, state: Layout) -> int:
    return MOVES


@compiled
def span(board: Board, state: Layout) -> tuple[int, int]:
    if state.stage != Stage.TURN:
        return 0, MOVES
    hand = state.hand[state.turn]
    twos = 1 if state.twos and hand[TWO] else 0
    anew = 1 if state.height and _may_be_set(state, hand) else 0
    return as_i64(board.first[twos, anew, state.value]), as_i64(board.end[twos, anew, state.value])


@compiled
def _may_be_set(state: Layout, hand: Array) -> bool:
    """Whether a hand has a card that makes the same of any value: a 0, or one that may set it
    (Z4.3, Z4.4).
    """
    return hand[ZERO] or hand[state.value] or hand[state.table[state.height - 1]]


@compiled
def scores(board: Board, state: Layout, out: Array) -> None:
    """The cards taken (Z7.3)."""
    for seat in range(state.seats):
        out[seat] = state.won[seat]


@compiled
def shares(board: Board, state: Layout, out: Array) -> None:
    """Who has taken the most cards wins, and ties share (Z7.5, Z7.6); a draw by agreement is
    everybody's (M2.2).
    """
    most, count = as_i64(0), 0
    for seat in range(state.seats):
        most = max(most, as_i64(state.won[seat]))
    for seat in range(state.seats):
        out[seat] = 1.0 if state.agreed or state.won[seat] == most else 0.0
        count += out[seat] > 0
    for seat in range(state.seats):
        out[seat] /= count


@compiled
def why_not(board: Board, state: Layout, seat: int, move: int) -> int:
    if state.stage == Stage.OVER:
        return Rule.OVER
    if seat != state.turn or state.stage != Stage.TURN:
        return Rule.NOT_YOUR_TURN
    card = as_i64(board.card[move])
    if state.hand[seat, card] == 0:
        return Rule.NOT_HELD
    return why_not_value(state, card, as_i64(board.makes[move]))


@compiled
def why_not_value(state: Layout, card: int, value: int) -> int:
    """The rule by which a card cannot make a value of the table, 0 where it can."""
    if state.height == 0:
        return 0 if value == card else Rule.EMPTY_TABLE
    return why_not_made(
        as_i64(state.value), as_i64(state.table[state.height - 1]), card, value, state.twos
    )


@compiled
def why_not_made(before: int, last: int, card: int, value: int, twos: int) -> int:
    """The rule by which a card cannot make a value of a table that has a value and a last card, 0
    where it can.
    """
    if card == ZERO or value == before + card:  # Z4.3, Z4.1
        return 0
    if card == FIVE and value < FIVE:
        return 0 if value == before - FIVE else Rule.SUBTRACT
    if value == card and card in (before, last):  # Z4.4
        return 0
    if card == TWO and value == TWO * before:
        return 0 if twos else Rule.TWOS
    return Rule.SAME if value == card else Rule.ADD


@compiled
def apply(board: Board, state: Layout, seat: int, move: int) -> None:
    if seat == CHANCE:
        _apply_chance(state, move)
    else:
        _play(state, as_i64(board.card[move]), as_i64(board.makes[move]))


@compiled
def agree(board: Board, state: Layout) -> None:
    state.agreed = 1
    state.turn = NOBODY
    state.stage = Stage.OVER


@compiled
def _apply_chance(state: Layout, way: int) -> None:
    if state.stage == Stage.FIRST:
        state.turn = way
        state.stage = Stage.TURN
    elif state.stage == Stage.DEALING:
        _deal_card(state, way)
    else:
        _draw(state, state.turn, way)
        _end_turn(state)


@compiled
def _deal_card(state: Layout, way: int) -> None:
    seat = 0
    while state.held[seat] == HAND:
        seat += 1
    _draw(state, seat, way)
    if seat == state.seats - 1 and state.held[seat] == HAND:
        state.stage = Stage.FIRST if state.turn == NOBODY else Stage.TURN  # Z2.4


@compiled
def _draw(state: Layout, seat: int, way: int) -> None:
    state.left -= 1
    state.held[seat] += 1
    state.hand[seat, pull(state.bag, 0, way)] += 1


@compiled
def _play(state: Layout, card: int, value: int) -> None:
    seat = as_i64(state.turn)
    state.hand[seat, card] -= 1
    state.held[seat] -= 1
    state.table[state.height] = card
    state.height += 1
    if value < TEN:
        state.value = value
        state.last = seat
    elif value == TEN:
        _take_table(state, seat)  # Z5.1
    else:
        _take_table(state, as_i64(state.last))  # Z5.2
    if state.left:
        state.stage = Stage.DRAWING
    else:
        _end_turn(state)


@compiled
def _take_table(state: Layout, seat: int) -> None:
    state.won[seat] += state.height
    for i in range(state.height):
        state.table[i] = EMPTY
    state.height = 0
    state.value = 0
    state.last = NOBODY


@compiled
def _end_turn(state: Layout) -> None:
    for _ in range(state.seats):
        state.turn = seat_after(state.turn, 1, state.seats)
        if state.held[state.turn]:  # Z6.3
            state.stage = Stage.TURN
            return
    state.turn = NOBODY
    state.stage = Stage.OVER


register("tenzania", sys.modules[__name__])
