"""The chance to win a game of Tenzania, from the cards that each seat has taken and is about to
take.
"""

from tenfold.games.tenzania.board import Board
from tenfold.games.tenzania.state import NUMBERS, TEN, Stage, State
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import as_f64, as_i64
from tenfold.kernel.reals import exp

from .endgame import NO_WAY, WAYS, is_known, made, share
from .greedy import next_seat
from .numbers import Numbers
from .sheet import VALUES, spread


@compiled
def evaluate(board: Board, state: State, seat: int, numbers: Numbers) -> float:
    """Return a seat's expected share of the win; exact if two seats have nothing left to draw."""
    if state.stage == Stage.TURN and state.left == 0 and is_known(state, as_i64(state.turn)):
        return share(state, seat)
    scale = (numbers.scale + numbers.scale_seat * state.seats) / spread(_not_won(state), numbers)
    own = _expected_cards(state, seat, numbers)
    total = 0.0
    for other in range(state.seats):
        total += exp(scale * (_expected_cards(state, other, numbers) - own))
    return 1.0 / total


@compiled
def _not_won(state: State) -> float:
    total = NUMBERS * as_f64(state.copies)
    for seat in range(state.seats):
        total -= state.won[seat]
    return total


@compiled
def _expected_cards(state: State, seat: int, numbers: Numbers) -> float:
    """Return the cards that a seat has taken and is about to take, and the value of its hand."""
    many = 0
    if state.seats > 2:
        many = 1
    fade = min(1.0, state.left / numbers.fading)
    cards = as_f64(state.won[seat])
    for number in range(NUMBERS):
        cards += numbers.held * fade * numbers.keep[many, number] * state.hand[seat, number]
    if state.height:
        mover = (
            as_i64(state.turn)
            if state.stage == Stage.TURN
            else next_seat(state, as_i64(state.turn))
        )
        cards += (state.height + 1.0) * _takes(state, seat, mover, numbers)
    return cards


@compiled
def _takes(state: State, seat: int, mover: int, numbers: Numbers) -> float:
    """Return the share of the table that a seat takes at once, from the mover's hand."""
    least = VALUES
    value = as_i64(state.value)
    last = as_i64(state.table[state.height - 1])
    for card in range(NUMBERS):
        for way in range(WAYS):
            makes = made(value, last, card, way, state.twos) if state.hand[mover, card] else NO_WAY
            if makes == TEN:
                if seat == mover:
                    return numbers.at_hand
                return 0.0
            if makes != NO_WAY:
                least = min(least, makes)
    if seat == state.last and least > TEN:
        return 1.0
    return 0.0
