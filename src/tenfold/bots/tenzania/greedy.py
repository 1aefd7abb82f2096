"""The greedy play of Tenzania: the best expected gain over the next seat's possible hands and
replies.
"""

import numpy as np

from tenfold.games.tenzania.board import Board
from tenfold.games.tenzania.rules import span, why_not
from tenfold.games.tenzania.state import NUMBERS, TEN, Blank, Layout
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .endgame import NO_WAY, WAYS, is_known, made, solved
from .numbers import Numbers
from .sheet import LEAST, NOW, REPLY, SECOND, SHEET, Sheet, prepare, total


@compiled
def greedy(board: Board, view: Blank, seat: int, numbers: Numbers, rng: Array) -> int:
    """Return the move with the best expected gain, from the seat's view alone; solved exactly if
    all is known.
    """
    if is_known(view, seat):
        return solved(board, view, seat)
    return _choose(board, view, seat, numbers, np.zeros(1, SHEET))


@compiled
def _choose(board: Board, view: Blank, seat: int, numbers: Numbers, sheets: Array) -> int:
    sheet: Sheet = sheets[0]
    prepare(view, seat, numbers, sheet)
    best = LEAST
    found = -1
    first, end = span(board, view)
    for move in range(first, end):
        if why_not(board, view, seat, move) == 0:
            card = as_i64(board.card[move])
            value = as_i64(board.makes[move])
            worth = _prospect(view, seat, sheet, card, value) - sheet.keeping[card]
            if worth > best:
                best = worth
                found = move
    return found


@compiled
def next_seat(view: Layout, seat: int) -> int:
    """Return the seat that moves next."""
    other = (seat + 1) % view.seats
    while view.held[other] == 0 and other != seat:
        other = (other + 1) % view.seats
    return other


@compiled
def _prospect(view: Blank, seat: int, sheet: Sheet, card: int, value: int) -> float:
    """Return the expected gain of a play, if the next seat replies with the best card of
    its hand.
    """
    held = as_i64(view.held[next_seat(view, seat)])
    if value >= TEN or held == 0:
        return _unanswered(sheet, value)
    count = 0
    for number in range(NUMBERS):
        if sheet.unseen[number]:
            _reply(view, seat, sheet, card, value, number)
            _rank(sheet, number, count)
            count += 1
    return _expected(sheet, count, held)


@compiled
def _unanswered(sheet: Sheet, value: int) -> float:
    """Return the value of making a number now, if nobody replies."""
    worth: float = sheet.worth[NOW, value]
    return worth


@compiled
def _reply(view: Blank, seat: int, sheet: Sheet, card: int, value: int, number: int) -> None:
    """Write the value of the next seat's best reply with a number, to it and to this seat."""
    best = LEAST
    ours = LEAST
    for way in range(WAYS):
        makes = made(value, card, number, way, view.twos)
        if makes != NO_WAY:
            theirs = sheet.worth[REPLY, makes]
            if makes < TEN and view.seats == 2:
                theirs = -_second(view, seat, sheet, card, makes, number)
            if theirs > best:
                best = theirs
                ours = sheet.ours[makes]
    sheet.reply[number] = best - sheet.keeping[number]
    sheet.replied[number] = ours if view.seats > 2 else sheet.keeping[number] - best


@compiled
def _second(view: Blank, seat: int, sheet: Sheet, gone: int, value: int, last: int) -> float:
    """Return the value of a table to a seat that has played a card and drawn another."""
    best = sheet.best[value]
    held = LEAST
    same = sheet.worth[SECOND, last] - sheet.keeping[last]
    for number in range(NUMBERS):
        if view.hand[seat, number] > (number == gone):
            held = max(held, best[number], same if number == last else LEAST)
    if view.left == 0:
        return max(held, sheet.worth[SECOND, value] if held == LEAST else LEAST)
    count = 0.0
    worth = 0.0
    for number in range(NUMBERS):
        count += sheet.unseen[number]
        worth += sheet.unseen[number] * max(held, best[number])
    more = max(0.0, same - max(held, best[last]))
    expected: float = (worth + sheet.unseen[last] * more) / count
    return expected


@compiled
def _rank(sheet: Sheet, number: int, count: int) -> None:
    """Insert a number into `order`, which is sorted by the value of the reply."""
    while count and sheet.reply[sheet.order[count - 1]] < sheet.reply[number]:
        sheet.order[count] = sheet.order[count - 1]
        count -= 1
    sheet.order[count] = number


@compiled
def _expected(sheet: Sheet, count: int, held: int) -> float:
    """Return the mean of the best replies over all hands that the next seat may hold."""
    drawn = total(sheet.unseen)
    kept = total(sheet.kept)
    all_drawn = drawn
    all_kept = kept
    before = 1.0
    worth = 0.0
    for i in range(count):
        number = sheet.order[i]
        drawn -= sheet.unseen[number]
        kept -= sheet.kept[number]
        none = max(0.0, drawn - held + 1) / (all_drawn - held + 1)
        for other in range(held - 1):
            none *= max(0.0, kept - other) / max(1.0, all_kept - other)
        worth += (before - none) * sheet.replied[number]
        before = none
    return worth
