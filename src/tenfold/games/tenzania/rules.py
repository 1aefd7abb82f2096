"""The rules of Tenzania. Numbers like Z3.3 are sentences of docs/rules/tenzania.md."""

import sys

import numpy as np

from tenfold.kernel.play import below
from tenfold.kernel.rules import CHANCE, OVER, register, rule

from .state import EMPTY, FIVE, HAND, MOVES, NOBODY, NUMBERS, STATE, TEN, TWO, ZERO, Rule, Stage


@rule
def deal(board, state, seats, copies, twos, first):
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


@rule
def is_over(board, state):
    return state.stage == Stage.OVER


@rule
def mover(board, state):
    if state.stage == Stage.TURN:
        return np.int64(state.turn)
    return OVER if state.stage == Stage.OVER else CHANCE


@rule
def active(board, state):
    return 1 << np.int64(state.turn) if state.stage == Stage.TURN else 0


@rule
def ways(board, state):
    if state.stage == Stage.DEALING or state.stage == Stage.DRAWING:
        return np.int64(state.left)
    return np.int64(state.seats) if state.stage == Stage.FIRST else 0


@rule
def moves(board, state):
    return MOVES


@rule
def span(board, state):
    if state.stage != Stage.TURN:
        return 0, MOVES
    hand = state.hand[state.turn]
    twos = 1 if state.twos and hand[TWO] else 0
    anew = 1 if state.height and _may_be_set(state, hand) else 0
    return np.int64(board.first[twos, anew, state.value]), np.int64(board.end[twos, anew, state.value])


@rule
def _may_be_set(state, hand):
    """Whether a hand has a card that makes the same of any value: a 0, or one that may set it (Z4.3, Z4.4)."""
    return hand[ZERO] or hand[state.value] or hand[state.table[state.height - 1]]


@rule
def scores(board, state, out):
    """The cards taken (Z7.3)."""
    for seat in range(state.seats):
        out[seat] = state.won[seat]


@rule
def why_not(board, state, seat, move):
    if state.stage == Stage.OVER:
        return Rule.OVER
    if seat != state.turn or state.stage != Stage.TURN:
        return Rule.NOT_YOUR_TURN
    card = np.int64(board.card[move])
    if state.hand[seat, card] == 0:
        return Rule.NOT_HELD
    return why_not_value(state, card, np.int64(board.makes[move]))


@rule
def why_not_value(state, card, value):
    """The rule by which a card cannot make a value of the table, 0 where it can."""
    if state.height == 0:
        return 0 if value == card else Rule.EMPTY_TABLE
    before = np.int64(state.value)
    if card == ZERO or value == before + card:  # Z4.3, Z4.1
        return 0
    if card == FIVE and value < FIVE:
        return 0 if value == before - FIVE else Rule.SUBTRACT
    if value == card and (card == before or card == state.table[state.height - 1]):  # Z4.4
        return 0
    if card == TWO and value == TWO * before:
        return 0 if state.twos else Rule.TWOS
    return Rule.SAME if value == card else Rule.ADD


@rule
def apply(board, state, seat, move):
    if seat == CHANCE:
        _apply_chance(state, move)
    else:
        _play(state, np.int64(board.card[move]), np.int64(board.makes[move]))


@rule
def _apply_chance(state, way):
    if state.stage == Stage.FIRST:
        state.turn = way
        state.stage = Stage.TURN
    elif state.stage == Stage.DEALING:
        _deal_card(state, way)
    else:
        _draw(state, state.turn, way)
        _end_turn(state)


@rule
def _deal_card(state, way):
    seat = 0
    while state.held[seat] == HAND:
        seat += 1
    _draw(state, seat, way)
    if seat == state.seats - 1 and state.held[seat] == HAND:
        state.stage = Stage.FIRST if state.turn == NOBODY else Stage.TURN  # Z2.4


@rule
def _draw(state, seat, way):
    state.left -= 1
    state.held[seat] += 1
    state.hand[seat, _pull(state, way)] += 1


@rule
def _pull(state, way):
    """Take the card that is `way`-th in the bag, and return its number."""
    number = 0
    while way >= state.bag[number]:
        way -= state.bag[number]
        number += 1
    state.bag[number] -= 1
    return number


@rule
def _play(state, card, value):
    seat = np.int64(state.turn)
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
        _take_table(state, np.int64(state.last))  # Z5.2
    if state.left:
        state.stage = Stage.DRAWING
    else:
        _end_turn(state)


@rule
def _take_table(state, seat):
    state.won[seat] += state.height
    for i in range(state.height):
        state.table[i] = EMPTY
    state.height = 0
    state.value = 0
    state.last = NOBODY


@rule
def _end_turn(state):
    for _ in range(state.seats):
        state.turn = (state.turn + 1) % state.seats
        if state.held[state.turn]:  # Z6.3
            state.stage = Stage.TURN
            return
    state.turn = NOBODY
    state.stage = Stage.OVER


@rule
def view(board, state, viewer):
    """Turn a state into what a viewer knows of it: others' hands go back among what is unseen (Z8.1)."""
    for seat in range(state.seats):
        if seat != viewer:
            for number in range(NUMBERS):
                state.bag[number] += state.hand[seat, number]
                state.hand[seat, number] = 0


@rule
def fill(board, state, rng):
    """Turn a view into a state that it could be of: deal the hands that are hidden."""
    unseen = state.bag.sum()
    for seat in range(state.seats):
        for _ in range(state.held[seat] - state.hand[seat].sum()):
            state.hand[seat, _pull(state, below(rng, unseen))] += 1
            unseen -= 1


register(STATE, sys.modules[__name__])
