"""The judgement of Tenzania: which card gains most against what others may hold, and who is ahead.

The tables were fitted to games of this judgement against itself; of two rows the first is for two seats, the
second for more. Worths are in cards; with two seats, where the score says how much to dare, in chances.
"""

from math import exp, sqrt, tanh

import numpy as np

from tenfold.bots.judgement import Manner, final_share
from tenfold.bots.tenzania_endgame import NO_WAY, WAYS, is_known, made, share, solved
from tenfold.games.tenzania.rules import span, why_not
from tenfold.games.tenzania.state import FIVE, NOBODY, NUMBERS, TEN, ZERO, Stage
from tenfold.kernel.compiled import compiled

MOVER = np.array(
    [
        [0.92, 1.16, 0.90, 0.74, 0.67, 0.52, 0.56, 0.50, 0.19, -0.03],
        [0.85, 1.06, 0.92, 0.82, 0.46, 0.27, 0.59, 0.04, 0.12, 0.00],
    ]
)
"""What a table is worth to the seat that moves, by its value."""

MOVER_CARD = np.array(
    [
        [0.04, 0.20, 0.15, 0.22, 0.19, -0.13, 0.10, 0.05, -0.01, -0.03],
        [0.20, 0.15, 0.14, 0.13, 0.15, 0.05, 0.07, 0.09, 0.01, -0.05],
    ]
)
"""What each card on it adds to that."""

MOVER_EMPTY = np.array([0.66, 0.90])
"""What an empty table is worth to the seat that moves."""

WAITING_CARD = np.array([0.15, 0.01, 0.12, 0.08, 0.04, -0.05, -0.06, -0.10, -0.11, -0.13])
"""What each card on a table is worth to the last but one who played, of more than two seats, by its value."""

KEEP = np.array(
    [
        [-0.41, 1.89, 0.63, 0.23, -0.23, 0.50, -0.53, -0.95, -1.23, -0.51],
        [-0.13, 1.51, 0.55, 0.20, -0.17, 0.38, -0.35, -0.76, -0.75, -0.23],
    ]
)
"""What a card is worth in hand."""

FADING = 15
"""With fewer cards in the deck the worths of hands and of moving fade, for little is to come."""

MANY_TENS, MANY_SAFE = 0.16, 0.09
"""What a card on the table gains by twice as many unseen cards as usual that make ten, or that are safe."""

GROWTH = 1.85
"""How many more cards come to a table that is not taken soon."""

DOUBT = 0.15
"""How likely a seat is to have kept a card that would have been better than the one it played."""

HELD, AT_HAND = 0.8, 0.85
"""How much an estimate counts of a hand's worth, and of a table that the mover can take."""

MANNER = Manner(horizon=8)
"""How search looks ahead."""

LEAST = -1e9

VALUES = 2 * NUMBERS - 1
"""How many values a card can make: up to a 9 on a 9."""

NOW, THEIRS, SECOND, OURS, UNSEEN, KEPT, KEEPING, REPLY, REPLIED, ORDER, BEST = range(11)
"""The rows of the sheet on which a seat reckons.

By value, what it is worth to make it: now; as the next seat's reply, to that seat; in a second play; and what
the reply is worth to this seat. By number: how many cards are unseen; the same, less what the next seat would
have played; what a card is worth in hand; what the best reply with it is worth, to the next seat and to this
one; the numbers, the best replies first. From BEST on, for each value: the best that each number makes of it.
"""


@compiled
def greedy(board, view, seat, rng):
    """The move with the best prospect, whatever others may hold; nor is a whole state looked at for it."""
    if is_known(view, seat):
        return solved(board, view, seat)
    sheet = np.zeros((BEST + NUMBERS, VALUES))
    _prepare(view, seat, sheet)
    best, found = LEAST, -1
    first, end = span(board, view)
    for move in range(first, end):
        if why_not(board, view, seat, move) == 0:
            card, value = np.int64(board.card[move]), np.int64(board.makes[move])
            worth = _prospect(view, seat, sheet, card, value) - sheet[KEEPING, card]
            if worth > best:
                best, found = worth, move
    return found


@compiled
def estimate(board, state, seat):
    """A seat's share of a win; exact where the game is over, or where two seats have nothing left to draw."""
    if state.stage == Stage.OVER:
        return final_share(board, state, seat)
    if state.stage == Stage.TURN and state.left == 0 and is_known(state, np.int64(state.turn)):
        return share(state, seat)
    scale = (1.2 + 0.25 * state.seats) / _spread(_not_won(state))
    own, total = _expected_cards(state, seat), 0.0
    for other in range(state.seats):
        total += exp(scale * (_expected_cards(state, other) - own))
    return 1.0 / total


@compiled
def _prepare(view, seat, sheet):
    """Fill the rows that no play changes."""
    many, fade = (1 if view.seats > 2 else 0), min(1.0, view.left / FADING)
    for number in range(NUMBERS):
        sheet[UNSEEN, number] = view.bag[number]
        for other in range(view.seats):
            if other != seat:
                sheet[UNSEEN, number] += view.hand[other, number]
        sheet[KEPT, number] = sheet[UNSEEN, number]
        sheet[KEEPING, number] = fade * KEEP[many, number]
    if many:
        _weigh_for_many(view, sheet, fade)
    else:
        _doubt(view, sheet)
        _weigh_for_two(view, seat, sheet, fade)


@compiled
def _weigh_for_many(view, sheet, fade):
    """What plays are worth with more than two seats: a seat's own cards, less what others have on average."""
    height, others = view.height + 1.0, view.seats - 1.0
    for play in range(2):
        _weigh_leaving(sheet, NOW + play, height + play, -height - play, fade, 1)
        _weigh_taking(sheet, NOW + play, height + play, -(height + play) / others, fade, 1)
    for value in range(VALUES):
        sheet[OURS, value] = (height + 1) * (WAITING_CARD[value] if value < TEN else 1.0)
    sheet[OURS, TEN] = -(height + 1) / others


@compiled
def _weigh_leaving(sheet, row, up, down, unit, many):
    """Write what plays are worth that leave the table: up, if in the end one takes it, or down."""
    for value in range(NUMBERS):
        pull = MOVER_CARD[many, value] + (_surplus(sheet, value) if row == SECOND else 0.0)
        sheet[row, value] = 0.5 * (up + down) - 0.5 * (up - down) * pull - unit * MOVER[many, value]


@compiled
def _weigh_taking(sheet, row, up, down, unit, many):
    """Write what plays are worth that take the table, which is up, or give it away."""
    for value in range(TEN, VALUES):
        sheet[row, value] = (up if value == TEN else down) - unit * MOVER_EMPTY[many]


@compiled
def _surplus(sheet, value):
    """What a table gains for the mover where more cards than usual make it ten, or do not pass ten."""
    usual = _sum(sheet, UNSEEN) / NUMBERS
    if value == 0 or usual == 0:
        return 0.0
    worth = MANY_TENS * (sheet[UNSEEN, TEN - value] / usual - 1)
    if value > FIVE:
        for number in range(NUMBERS):
            if value + number <= TEN or number in (FIVE, value):
                worth += MANY_SAFE * (sheet[UNSEEN, number] / usual - 1)
    return worth


@compiled
def _sum(sheet, row):
    total = 0.0
    for number in range(NUMBERS):
        total += sheet[row, number]
    return total


@compiled
def _doubt(view, sheet):
    """Count less of the cards that the other seat, when it played last, would rather have played."""
    value, before = _before(view)
    if value < 0:
        return
    height = np.int64(view.height)
    card, twos = np.int64(view.table[height - 1]), view.twos and height > 1
    _weigh_leaving(sheet, THEIRS, 1.0 * height, -1.0 * height, 1.0, 0)
    _weigh_taking(sheet, THEIRS, 1.0 * height, -1.0 * height, 1.0, 0)
    played = _best(sheet, THEIRS, value, before, card, twos)
    for number in range(NUMBERS):
        if _best(sheet, THEIRS, value, before, number, twos) > played:
            sheet[KEPT, number] *= DOUBT


@compiled
def _before(view):
    """The value and the card that the last card was played on; less than nothing where that is not clear."""
    height, value = np.int64(view.height), np.int64(view.value)
    if height < 2:
        return height - 1, np.int64(NOBODY)
    card = np.int64(view.table[height - 1])
    if card in (ZERO, value):
        return np.int64(NO_WAY), np.int64(NOBODY)
    return (value + FIVE if card == FIVE and value < FIVE else value - card), np.int64(view.table[height - 2])


@compiled
def _best(sheet, row, value, last, card, twos):
    """The worth of the best that a card can make of a value, less what it was worth in hand."""
    best = LEAST
    for way in range(WAYS):
        makes = made(value, last, card, way, twos)
        if makes != NO_WAY:
            best = max(best, sheet[row, makes])
    return best - sheet[KEEPING, card]


@compiled
def _weigh_for_two(view, seat, sheet, fade):
    """What plays are worth with two seats: the chance to win that a lead gives."""
    lead, height = np.float64(view.won[seat]) - view.won[1 - seat], view.height + 1.0
    left = _sum(sheet, UNSEEN) + view.held[seat] - 1.0
    slope = 0.5 * (_chance(lead + 1, left) - _chance(lead - 1, left))
    for number in range(NUMBERS):
        sheet[KEEPING, number] *= slope
    for play in range(3):
        side, cards = 1.0 - 2.0 * (play % 2), height + play
        up, down = _chance(lead + side * cards, left - play), _chance(lead - side * cards, left - play)
        _weigh_taking(sheet, NOW + play, side * up, side * down, slope * fade, 0)
    height, left = height + 2 + GROWTH, left - 2 - GROWTH
    _weigh_leaving(sheet, SECOND, _chance(lead + height, left), _chance(lead - height, left), slope * fade, 0)
    for value in range(NUMBERS):
        for number in range(NUMBERS):
            sheet[BEST + value, number] = _best(sheet, SECOND, value, NOBODY, number, view.twos)


@compiled
def _chance(lead, left):
    """What a lead is worth, from -1 to 1, with so many cards that are not won yet."""
    return tanh(0.82 * lead / _spread(left))


@compiled
def _spread(left):
    """By how much the cards to come may move the lead."""
    return min(0.54 * left, 2.1 * sqrt(left)) if left > 0.2 else 0.1


@compiled
def _prospect(view, seat, sheet, card, value):
    """What a play comes to when the next seat, with any cards that it may have, replies as is best for it."""
    held = np.int64(view.held[_next(view, seat)])
    if value >= TEN or held == 0:
        return sheet[NOW, value]
    count = 0
    for number in range(NUMBERS):
        if sheet[UNSEEN, number]:
            _reply(view, seat, sheet, card, value, number)
            _rank(sheet, number, count)
            count += 1
    return _expected(sheet, count, held)


@compiled
def _next(view, seat):
    """The seat that moves next."""
    other = (seat + 1) % view.seats
    while view.held[other] == 0 and other != seat:
        other = (other + 1) % view.seats
    return other


@compiled
def _reply(view, seat, sheet, card, value, number):
    """Write what the next seat's best play of a number is worth, to it and to this seat."""
    best, ours = LEAST, LEAST
    for way in range(WAYS):
        makes = made(value, card, number, way, view.twos)
        if makes != NO_WAY:
            theirs = sheet[THEIRS, makes]
            if makes < TEN and view.seats == 2:
                theirs = -_second(view, seat, sheet, card, makes, number)
            if theirs > best:
                best, ours = theirs, sheet[OURS, makes]
    sheet[REPLY, number] = best - sheet[KEEPING, number]
    sheet[REPLIED, number] = ours if view.seats > 2 else sheet[KEEPING, number] - best


@compiled
def _second(view, seat, sheet, gone, value, last):
    """What a table is worth to a seat that has played a card, and drawn another."""
    row, same, held = BEST + value, sheet[SECOND, last] - sheet[KEEPING, last], LEAST
    for number in range(NUMBERS):
        if view.hand[seat, number] > (number == gone):
            held = max(held, sheet[row, number], same if number == last else LEAST)
    if view.left == 0:
        return max(held, sheet[SECOND, value] if held == LEAST else LEAST)
    total, worth = 0.0, 0.0
    for number in range(NUMBERS):
        total += sheet[UNSEEN, number]
        worth += sheet[UNSEEN, number] * max(held, sheet[row, number])
    more = max(0.0, same - max(held, sheet[row, last]))
    return (worth + sheet[UNSEEN, last] * more) / total


@compiled
def _rank(sheet, number, count):
    """Put a number among those that are in order."""
    while count and sheet[REPLY, np.int64(sheet[ORDER, count - 1])] < sheet[REPLY, number]:
        sheet[ORDER, count] = sheet[ORDER, count - 1]
        count -= 1
    sheet[ORDER, count] = number


@compiled
def _expected(sheet, count, held):
    """The mean of the best replies over all hands that the next seat may have: what it kept, and a card."""
    drawn, kept = _sum(sheet, UNSEEN), _sum(sheet, KEPT)
    all_drawn, all_kept, before, worth = drawn, kept, 1.0, 0.0
    for i in range(count):
        number = np.int64(sheet[ORDER, i])
        drawn -= sheet[UNSEEN, number]
        kept -= sheet[KEPT, number]
        none = max(0.0, drawn - held + 1) / (all_drawn - held + 1)
        for other in range(held - 1):
            none *= max(0.0, kept - other) / max(1.0, all_kept - other)
        worth += (before - none) * sheet[REPLIED, number]
        before = none
    return worth


@compiled
def _not_won(state):
    total = NUMBERS * np.float64(state.copies)
    for seat in range(state.seats):
        total -= state.won[seat]
    return total


@compiled
def _expected_cards(state, seat):
    """The cards that a seat has taken and is about to take, and what its hand is worth."""
    many, fade = (1 if state.seats > 2 else 0), min(1.0, state.left / FADING)
    cards = np.float64(state.won[seat])
    for number in range(NUMBERS):
        cards += HELD * fade * KEEP[many, number] * state.hand[seat, number]
    if state.height:
        mover = np.int64(state.turn) if state.stage == Stage.TURN else _next(state, np.int64(state.turn))
        cards += (state.height + 1.0) * _takes(state, seat, mover)
    return cards


@compiled
def _takes(state, seat, mover):
    """How much of the table a seat takes at once, by what the mover has in hand."""
    least, value, last = VALUES, np.int64(state.value), np.int64(state.table[state.height - 1])
    for card in range(NUMBERS):
        for way in range(WAYS):
            makes = made(value, last, card, way, state.twos) if state.hand[mover, card] else NO_WAY
            if makes == TEN:
                return AT_HAND if seat == mover else 0.0
            if makes != NO_WAY:
                least = min(least, makes)
    return 1.0 if seat == state.last and least > TEN else 0.0
