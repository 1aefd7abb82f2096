"""The intermediate values of greedy in Tenzania: the unseen cards, and the value of making each
number.
"""

from math import sqrt
from typing import NamedTuple

from tenfold.games.tenzania.state import FIVE, NOBODY, NUMBERS, TEN, ZERO, Blank
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, as_f64, as_i64, f64, i64, layout
from tenfold.kernel.reals import tanh

from .endgame import NO_WAY, WAYS, made
from .numbers import Numbers

LEAST = -1e9
"""Less than the value of any play."""

VALUES = 2 * NUMBERS - 1
"""The number of values that a card can make: up to a 9 on a 9."""

NOW, REPLY, SECOND = range(3)
"""The plays that are valued: this one, the next seat's reply, and this seat's play after that."""

NONE = 0.2
"""Fewer expected cards than this count as none."""

SETTLED = 0.1
"""The spread when no cards are to come: small, and not 0, since leads are divided by it."""


class Sheet(Flat):
    """Values are in cards; with two seats they are chances to win, since the score decides how much
    to risk.
    """

    worth = f64[3, VALUES]  # by play and number made: the value to the seat that makes it
    ours = f64[
        VALUES
    ]  # by number made: the value of a reply to this seat, if there are more than two
    unseen = f64[NUMBERS]  # by number: the unseen cards
    kept = f64[
        NUMBERS
    ]  # by number: the unseen cards, without those that the next seat would have played
    keeping = f64[NUMBERS]  # by number: the value of a card in hand
    reply = f64[NUMBERS]  # by number: the value of the best reply to the next seat
    replied = f64[NUMBERS]  # by number: the value of that reply to this seat
    order = i64[NUMBERS]  # the numbers, sorted by the value of the reply
    best = f64[
        NUMBERS, NUMBERS
    ]  # by the table's value and number: the value of the best second play


SHEET = layout(Sheet)


class Stakes(NamedTuple):
    """What a play is about."""

    up: float
    """The value of taking the table in the end."""
    down: float
    """The value of losing the table in the end."""
    unit: float
    """The value of one card."""
    many: int
    """The row of the numbers: 0 for two seats, 1 for more."""


@compiled
def prepare(view: Blank, seat: int, numbers: Numbers, sheet: Sheet) -> None:
    """Write everything that does not depend on the play."""
    many = 0
    if view.seats > 2:
        many = 1
    fade = min(1.0, view.left / numbers.fading)
    for number in range(NUMBERS):
        sheet.unseen[number] = view.bag[number]
        for other in range(view.seats):
            if other != seat:
                sheet.unseen[number] += view.hand[other, number]
        sheet.kept[number] = sheet.unseen[number]
        sheet.keeping[number] = fade * numbers.keep[many, number]
    if many:
        _weigh_for_many(view, numbers, sheet, fade)
    else:
        _learn_from_last(view, numbers, sheet)
        _weigh_for_two(view, seat, numbers, sheet, fade)


@compiled
def total(counts: Array) -> float:
    """Return the sum of the counts of all numbers."""
    found = 0.0
    for number in range(NUMBERS):
        found += counts[number]
    return found


@compiled
def spread(left: float, numbers: Numbers) -> float:
    """Return the spread: by how much the cards to come may move the lead."""
    if left > NONE:
        return min(numbers.spread_each * left, numbers.spread * sqrt(left))
    return SETTLED


@compiled
def _weigh_for_many(view: Blank, numbers: Numbers, sheet: Sheet, fade: float) -> None:
    """Write the values of plays with more than two seats: own cards, minus the mean of the
    others'.
    """
    height = view.height + 1.0
    others = view.seats - 1.0
    for play in range(2):
        _weigh_leaving(numbers, sheet, NOW + play, Stakes(height + play, -height - play, fade, 1))
        _weigh_taking(
            numbers, sheet, NOW + play, Stakes(height + play, -(height + play) / others, fade, 1)
        )
    for value in range(VALUES):
        sheet.ours[value] = (height + 1) * (numbers.waiting_card[value] if value < TEN else 1.0)
    sheet.ours[TEN] = -(height + 1) / others


@compiled
def _weigh_leaving(numbers: Numbers, sheet: Sheet, play: int, stakes: Stakes) -> None:
    """Write the values of plays that leave the table."""
    up = stakes.up
    down = stakes.down
    for value in range(NUMBERS):
        pull = numbers.mover_card[stakes.many, value]
        if play == SECOND:
            pull += _surplus(numbers, sheet, value)
        middle = 0.5 * (up + down)
        half = 0.5 * (up - down)
        sheet.worth[play, value] = (
            middle - half * pull - stakes.unit * numbers.mover[stakes.many, value]
        )


@compiled
def _weigh_taking(numbers: Numbers, sheet: Sheet, play: int, stakes: Stakes) -> None:
    """Write the values of plays that take the table or give it away."""
    for value in range(TEN, VALUES):
        taken = stakes.down
        if value == TEN:
            taken = stakes.up
        sheet.worth[play, value] = taken - stakes.unit * numbers.mover_empty[stakes.many]


@compiled
def _surplus(numbers: Numbers, sheet: Sheet, value: int) -> float:
    """Return what a table gains for the mover if more unseen cards than usual make ten, or are
    safe.
    """
    usual = total(sheet.unseen) / NUMBERS
    if value == 0 or usual == 0:
        return 0.0
    gains: float = numbers.many_tens * (sheet.unseen[TEN - value] / usual - 1)
    if value > FIVE:
        for number in range(NUMBERS):
            if value + number <= TEN or number in (FIVE, value):
                gains += numbers.many_safe * (sheet.unseen[number] / usual - 1)
    return gains


@compiled
def _learn_from_last(view: Blank, numbers: Numbers, sheet: Sheet) -> None:
    """Count fewer of the cards that the other seat would have preferred to the one it
    played last.
    """
    value, before = _before(view)
    if value < 0:
        return
    height = as_i64(view.height)
    card = as_i64(view.table[height - 1])
    twos = view.twos and height > 1
    stakes = Stakes(1.0 * height, -1.0 * height, 1.0, 0)
    _weigh_leaving(numbers, sheet, REPLY, stakes)
    _weigh_taking(numbers, sheet, REPLY, stakes)
    played = _best(sheet, REPLY, value, before, card, twos)
    for number in range(NUMBERS):
        if _best(sheet, REPLY, value, before, number, twos) > played:
            sheet.kept[number] *= numbers.hidden


@compiled
def _before(view: Blank) -> tuple[int, int]:
    """Return the value and the card that the last card was played on; a negative value if that is
    ambiguous.
    """
    height = as_i64(view.height)
    value = as_i64(view.value)
    if height < 2:
        return height - 1, as_i64(NOBODY)
    card = as_i64(view.table[height - 1])
    if card in (ZERO, value):
        return as_i64(NO_WAY), as_i64(NOBODY)
    is_minus = card == FIVE and value < FIVE
    before = value + FIVE if is_minus else value - card
    return before, as_i64(view.table[height - 2])


@compiled
def _best(sheet: Sheet, play: int, value: int, last: int, card: int, twos: int) -> float:
    """Return the value of the best play of a card on a table, minus the card's value in hand."""
    best = LEAST
    for way in range(WAYS):
        makes = made(value, last, card, way, twos)
        if makes != NO_WAY:
            best = max(best, sheet.worth[play, makes])
    return best - sheet.keeping[card]


@compiled
def _weigh_for_two(view: Blank, seat: int, numbers: Numbers, sheet: Sheet, fade: float) -> None:
    """Write the values of plays with two seats: the chance to win that a lead gives."""
    lead = as_f64(view.won[seat]) - view.won[1 - seat]
    height = view.height + 1.0
    left = total(sheet.unseen) + view.held[seat] - 1.0
    slope = 0.5 * (_chance(lead + 1, left, numbers) - _chance(lead - 1, left, numbers))
    for number in range(NUMBERS):
        sheet.keeping[number] *= slope
    for play in range(3):
        side = 1.0 - 2.0 * (play % 2)
        cards = height + play
        up = _chance(lead + side * cards, left - play, numbers)
        down = _chance(lead - side * cards, left - play, numbers)
        _weigh_taking(numbers, sheet, NOW + play, Stakes(side * up, side * down, slope * fade, 0))
    cards = height + 2 + numbers.growth
    left_then = left - 2 - numbers.growth
    up = _chance(lead + cards, left_then, numbers)
    down = _chance(lead - cards, left_then, numbers)
    _weigh_second(view, numbers, sheet, Stakes(up, down, slope * fade, 0))


@compiled
def _weigh_second(view: Blank, numbers: Numbers, sheet: Sheet, stakes: Stakes) -> None:
    """Write the values of second plays that leave the table, and the best play of each number on
    each value.
    """
    _weigh_leaving(numbers, sheet, SECOND, stakes)
    for value in range(NUMBERS):
        for number in range(NUMBERS):
            sheet.best[value, number] = _best(sheet, SECOND, value, NOBODY, number, view.twos)


@compiled
def _chance(lead: float, left: float, numbers: Numbers) -> float:
    """Return the value of a lead, from -1 to 1, with `left` cards that are not taken yet."""
    return tanh(numbers.lead * lead / spread(left, numbers))
