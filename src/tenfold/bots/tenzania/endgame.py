"""The endgame of Tenzania between two seats that know each other's cards, solved by alpha-beta
search.
"""

import numpy as np

from tenfold.games.tenzania.board import Board
from tenfold.games.tenzania.rules import span, why_not, why_not_made
from tenfold.games.tenzania.state import (
    FIVE,
    HAND,
    NOBODY,
    NUMBERS,
    TEN,
    TWO,
    ZERO,
    Blank,
    Layout,
    State,
)
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, as_i64, i64, layout

WAYS = 4
"""The number of ways in which a card may change the table's value."""

NO_WAY = -1
"""The value that a card makes in a way that it does not have."""

WON = 1000
"""What a win counts in addition to the cards of the lead."""

DEPTH = 2 * HAND + 2
"""The greatest number of positions in a line of play."""


class Node(Flat):
    """A position in a line of play, from the side of the seat to move. A hand has four bits for
    each number.
    """

    hand = i64  # the cards of the seat to move
    other = i64  # the cards of the other seat
    value = i64  # the table's value
    last = i64  # the table's last card
    height = i64  # the number of cards on the table
    lead = i64  # the cards taken, minus those of the other seat
    least = i64  # alpha
    most = i64  # beta
    next = i64  # the play to try next


NODE = layout(Node)


@compiled
def made(value: int, last: int, card: int, way: int, twos: int) -> int:
    """Return the value that a card makes in one of its ways; NO_WAY if it may not. `twos` is 0 on
    an empty table.
    """
    makes = NO_WAY
    if way == 0:
        makes = 0
        if card != ZERO:
            makes = value + card
    elif way == 1 and card == FIVE:
        makes = value - FIVE
    elif way == 2 and card != ZERO:
        makes = card
    elif way == 3 and card == TWO:
        makes = TWO * value
    if makes >= 0 and why_not_made(value, last, card, makes, twos) == 0:
        return makes
    return NO_WAY


@compiled
def is_known(view: Layout, seat: int) -> bool:
    """Return whether two seats know each other's cards: the deck is empty, or will be when this one
    has drawn.
    """
    if view.seats != 2 or view.left > 1:
        return False
    more = view.held[seat] - view.held[1 - seat]
    return bool(more == 0 or (more == 1 and view.left == 0))


@compiled
def solved(board: Board, view: Blank, seat: int) -> int:
    """Return the best move when at most one card is left in the deck, which the seat draws."""
    line = np.zeros(DEPTH, NODE)
    best = 0
    found = -1
    first, end = span(board, view)
    for move in range(first, end):
        if why_not(board, view, seat, move) == 0:
            worth = _worth(view, seat, line, as_i64(board.card[move]), as_i64(board.makes[move]))
            if found < 0 or worth > best:
                best = worth
                found = move
    return found


@compiled
def share(state: State, seat: int) -> float:
    """Return a seat's share of the win if both play optimally, from a full state."""
    line = np.zeros(DEPTH, NODE)
    turn = as_i64(state.turn)
    _begin(state, turn, line[0])
    lead = _outcome(line, state.twos)
    won = lead if turn == seat else -lead
    if won >= WON:
        return 1.0
    if won <= -WON:
        return 0.0
    return 0.5


@compiled
def _worth(view: Blank, seat: int, line: Array, card: int, makes: int) -> int:
    """Return the value of a play, summed over the cards that may be drawn after it."""
    _begin(view, seat, line[0])
    _play(line, 0, card, makes)
    hand, unseen = line[1].other, line[1].hand
    if view.left == 0:
        return -_outcome(line[1:], view.twos)
    worth = 0
    for number in range(NUMBERS):
        count = unseen >> 4 * number & 15
        drawn = 1 << 4 * number
        if count:
            _play(line, 0, card, makes)
            line[1].other = hand + drawn
            line[1].hand = unseen - drawn
            worth -= count * _outcome(line[1:], view.twos)
    return worth


@compiled
def _begin(view: Layout, seat: int, node: Node) -> None:
    """Write the position of a view as the first node."""
    node.hand = node.other = node.next = 0
    for number in range(NUMBERS):
        node.hand += as_i64(view.hand[seat, number]) << 4 * number
        node.other += as_i64(view.hand[1 - seat, number] + view.bag[number]) << 4 * number
    node.value = view.value
    node.height = view.height
    node.last = NOBODY
    if view.height:
        node.last = view.table[view.height - 1]
    node.lead = as_i64(view.won[seat]) - as_i64(view.won[1 - seat])
    node.least = -2 * WON
    node.most = 2 * WON


@compiled
def _play(line: Array, depth: int, card: int, makes: int) -> None:
    """Write the position after a play as the next node, from the side of the other seat."""
    before: Node = line[depth]
    after: Node = line[depth + 1]
    lead = before.lead
    after.hand, after.other = before.other, before.hand - (1 << 4 * card)
    after.value = makes
    after.last = card
    after.height = before.height + 1
    if makes >= TEN:
        lead += after.height if makes == TEN else -after.height
        after.value = 0
        after.last = NOBODY
        after.height = 0
    after.lead = -lead
    after.least, after.most = -before.most, -before.least
    after.next = 0


@compiled
def _outcome(line: Array, twos: int) -> int:
    """Return the result of optimal play for the mover: its final lead, plus WON for a win."""
    depth = 0
    while True:
        if _try_next(line, depth, twos):
            depth += 1
        elif depth == 0:
            return as_i64(line[0].least)
        else:
            depth -= 1
            line[depth].least = max(line[depth].least, -line[depth + 1].least)


@compiled
def _try_next(line: Array, depth: int, twos: int) -> bool:
    """Make the next play that may matter; return False if there is none, and `least` is then the
    result.
    """
    node: Node = line[depth]
    if node.hand == 0:
        node.least = node.lead
        if node.lead > 0:
            node.least += WON
        elif node.lead < 0:
            node.least -= WON
        return False
    while node.next < NUMBERS * WAYS and node.least < node.most:
        card = node.next // WAYS
        way = node.next % WAYS
        if node.hand >> 4 * card & 15 == 0:
            node.next += WAYS
            continue
        node.next += 1
        makes = made(node.value, node.last, card, way, twos and node.height)
        if makes != NO_WAY:
            _play(line, depth, card, makes)
            return True
    return False
