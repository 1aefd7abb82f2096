"""The end of Tenzania between two seats that know each other's cards: the best play, found by trying all."""

import numpy as np

from tenfold.games.tenzania.rules import span, why_not
from tenfold.games.tenzania.state import FIVE, HAND, NOBODY, NUMBERS, TEN, TWO, ZERO
from tenfold.kernel.compiled import compiled

WAYS, NO_WAY = 4, -1
"""In how many ways a card may change a value, and what it makes where it may not."""

WON = 1000
"""What a win counts beside the cards of its lead."""

HANDS, OTHERS, VALUE, LAST, HEIGHT, LEAD, LEAST, MOST, NEXT = range(9)
"""The columns of a line of play, each row a position: the cards of the mover and of the other seat; the
table; the mover's lead; between what the outcome matters; and the play to try next.
"""

DEPTH = 2 * HAND + 2


@compiled
def made(value, last, card, way, twos):
    """What a card makes of a value in one of its ways, on a table that is not empty or without doubling."""
    if way == 0:
        return value + card if card != ZERO else 0
    if way == 1:
        return value - FIVE if card == FIVE and value >= FIVE else NO_WAY
    if way == 2:
        return card if card != ZERO and card in (value, last) else NO_WAY
    return TWO * value if card == TWO and twos else NO_WAY


@compiled
def is_known(view, seat):
    """Whether two seats have only what they hold, or will when this one has drawn: then they know all."""
    if view.seats != 2 or view.left > 1:
        return False
    more = view.held[seat] - view.held[1 - seat]
    return more == 0 or (more == 1 and view.left == 0)


@compiled
def solved(board, view, seat):
    """The best move where all is known but for the last card of the deck, which the seat is to draw."""
    line = np.zeros((DEPTH, NEXT + 1), np.int64)
    best, found = 0, -1
    first, end = span(board, view)
    for move in range(first, end):
        if why_not(board, view, seat, move) == 0:
            worth = _worth(view, seat, line, np.int64(board.card[move]), np.int64(board.makes[move]))
            if found < 0 or worth > best:
                best, found = worth, move
    return found


@compiled
def share(state, seat):
    """The share of a win that a seat gets if both play as is best, from a whole state."""
    line, turn = np.zeros((DEPTH, NEXT + 1), np.int64), np.int64(state.turn)
    _begin(state, turn, line)
    lead = _outcome(line, state.twos)
    won = lead if turn == seat else -lead
    return 1.0 if won >= WON else 0.0 if won <= -WON else 0.5


@compiled
def _worth(view, seat, line, card, makes):
    """What a play comes to, summed over the cards that may be drawn after it."""
    _begin(view, seat, line)
    _play(line, 0, card, makes)
    hand, unseen = line[1, OTHERS], line[1, HANDS]
    if view.left == 0:
        return -_outcome(line[1:], view.twos)
    worth = 0
    for number in range(NUMBERS):
        count, drawn = unseen >> 4 * number & 15, 1 << 4 * number
        if count:
            _play(line, 0, card, makes)
            line[1, OTHERS], line[1, HANDS] = hand + drawn, unseen - drawn
            worth -= count * _outcome(line[1:], view.twos)
    return worth


@compiled
def _begin(view, seat, line):
    """Write the position of a view as the first row."""
    line[0, HANDS] = line[0, OTHERS] = line[0, NEXT] = 0
    for number in range(NUMBERS):
        line[0, HANDS] += np.int64(view.hand[seat, number]) << 4 * number
        line[0, OTHERS] += np.int64(view.hand[1 - seat, number] + view.bag[number]) << 4 * number
    line[0, VALUE], line[0, HEIGHT] = view.value, view.height
    line[0, LAST] = view.table[view.height - 1] if view.height else NOBODY
    line[0, LEAD] = np.int64(view.won[seat]) - np.int64(view.won[1 - seat])
    line[0, LEAST], line[0, MOST] = -2 * WON, 2 * WON


@compiled
def _play(line, row, card, makes):
    """Write the position after a play to the next row, as the other seat has it."""
    height, lead = line[row, HEIGHT] + 1, line[row, LEAD]
    line[row + 1, HANDS] = line[row, OTHERS]
    line[row + 1, OTHERS] = line[row, HANDS] - (1 << 4 * card)
    line[row + 1, VALUE], line[row + 1, LAST], line[row + 1, HEIGHT] = makes, card, height
    if makes >= TEN:
        lead += height if makes == TEN else -height
        line[row + 1, VALUE], line[row + 1, LAST], line[row + 1, HEIGHT] = 0, NOBODY, 0
    line[row + 1, LEAD] = -lead
    line[row + 1, LEAST], line[row + 1, MOST] = -line[row, MOST], -line[row, LEAST]
    line[row + 1, NEXT] = 0


@compiled
def _outcome(line, twos):
    """What the best play of two open hands comes to for the mover: its lead, and WON for having one."""
    row = 0
    while True:
        if _try_next(line, row, twos):
            row += 1
        elif row == 0:
            return line[0, LEAST]
        else:
            row -= 1
            line[row, LEAST] = max(line[row, LEAST], -line[row + 1, LEAST])


@compiled
def _try_next(line, row, twos):
    """Make the next play that may matter; False where there is none, and LEAST is what it comes to."""
    hand, lead = line[row, HANDS], line[row, LEAD]
    if hand == 0:
        line[row, LEAST] = lead + (WON if lead > 0 else 0) - (WON if lead < 0 else 0)
        return False
    while line[row, NEXT] < NUMBERS * WAYS and line[row, LEAST] < line[row, MOST]:
        card, way = line[row, NEXT] // WAYS, line[row, NEXT] % WAYS
        if hand >> 4 * card & 15 == 0:
            line[row, NEXT] += WAYS
            continue
        line[row, NEXT] += 1
        makes = made(line[row, VALUE], line[row, LAST], card, way, twos and line[row, HEIGHT])
        if makes != NO_WAY:
            _play(line, row, card, makes)
            return True
    return False
