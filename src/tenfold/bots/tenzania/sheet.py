"""The sheet on which a seat of Tenzania reckons: what is unseen, and what it would be worth to make each value."""

from math import sqrt

from tenfold.games.tenzania.state import FIVE, NOBODY, NUMBERS, TEN, ZERO, Blank
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, f64, i64, layout, real, wide
from tenfold.kernel.reals import tanh

from .endgame import NO_WAY, WAYS, made
from .numbers import Numbers

LEAST = -1e9

VALUES = 2 * NUMBERS - 1
"""How many values a card can make: up to a 9 on a 9."""

NOW, REPLY, SECOND = range(3)
"""The plays of which it is reckoned what they are worth: this one, the next seat's reply, and the play after that."""


NONE, SETTLED = 0.2, 0.1
"""With fewer cards to come than this there are none; then the lead moves by so little, but something to divide by."""


class Sheet(Flat):
    """Worths are in cards; with two seats, where the score says how much to dare, in chances."""

    worth = f64[3, VALUES]  # by play and value, what it is worth to who makes it
    ours = f64[VALUES]  # what a reply is worth to this seat, where there are more than two
    unseen = f64[NUMBERS]  # by number, how many cards are unseen,
    kept = f64[NUMBERS]  # the same, less what the next seat would have played,
    keeping = f64[NUMBERS]  # what a card is worth in hand,
    reply = f64[NUMBERS]  # and what the best reply with it is worth to the next seat,
    replied = f64[NUMBERS]  # and to this one
    order = i64[NUMBERS]  # the numbers, the best replies first
    best = f64[NUMBERS, NUMBERS]  # by value and number, the best second play


SHEET = layout(Sheet)


@compiled
def prepare(view: Blank, seat: int, numbers: Numbers, sheet: Sheet) -> None:
    """Fill what no play changes."""
    many, fade = (1 if view.seats > 2 else 0), min(1.0, view.left / numbers.fading)
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
    """How many cards of all numbers."""
    found = 0.0
    for number in range(NUMBERS):
        found += counts[number]
    return found


@compiled
def spread(left: float, numbers: Numbers) -> float:
    """By how much the cards to come may move the lead."""
    return min(numbers.spread_each * left, numbers.spread * sqrt(left)) if left > NONE else SETTLED


@compiled
def _weigh_for_many(view: Blank, numbers: Numbers, sheet: Sheet, fade: float) -> None:
    """What plays are worth with more than two seats: a seat's own cards, less what others have on average."""
    height, others = view.height + 1.0, view.seats - 1.0
    for play in range(2):
        _weigh_leaving(numbers, sheet, NOW + play, height + play, -height - play, fade, 1)
        _weigh_taking(numbers, sheet, NOW + play, height + play, -(height + play) / others, fade, 1)
    for value in range(VALUES):
        sheet.ours[value] = (height + 1) * (numbers.waiting_card[value] if value < TEN else 1.0)
    sheet.ours[TEN] = -(height + 1) / others


@compiled
def _weigh_leaving(
    numbers: Numbers,
    sheet: Sheet,
    play: int,
    up: float,
    down: float,
    unit: float,
    many: int,
) -> None:
    """Write what plays are worth that leave the table: up, if in the end one takes it, or down."""
    for value in range(NUMBERS):
        pull = numbers.mover_card[many, value] + (_surplus(numbers, sheet, value) if play == SECOND else 0.0)
        sheet.worth[play, value] = 0.5 * (up + down) - 0.5 * (up - down) * pull - unit * numbers.mover[many, value]


@compiled
def _weigh_taking(
    numbers: Numbers,
    sheet: Sheet,
    play: int,
    up: float,
    down: float,
    unit: float,
    many: int,
) -> None:
    """Write what plays are worth that take the table, which is up, or give it away."""
    for value in range(TEN, VALUES):
        sheet.worth[play, value] = (up if value == TEN else down) - unit * numbers.mover_empty[many]


@compiled
def _surplus(numbers: Numbers, sheet: Sheet, value: int) -> float:
    """What a table gains for the mover where more cards than usual make it ten, or do not pass ten."""
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
    """Count less of the cards that the other seat, when it played last, would rather have played."""
    value, before = _before(view)
    if value < 0:
        return
    height = wide(view.height)
    card, twos = wide(view.table[height - 1]), view.twos and height > 1
    _weigh_leaving(numbers, sheet, REPLY, 1.0 * height, -1.0 * height, 1.0, 0)
    _weigh_taking(numbers, sheet, REPLY, 1.0 * height, -1.0 * height, 1.0, 0)
    played = _best(sheet, REPLY, value, before, card, twos)
    for number in range(NUMBERS):
        if _best(sheet, REPLY, value, before, number, twos) > played:
            sheet.kept[number] *= numbers.hidden


@compiled
def _before(view: Blank) -> tuple[int, int]:
    """The value and the card that the last card was played on; less than nothing where that is not clear."""
    height, value = wide(view.height), wide(view.value)
    if height < 2:
        return height - 1, wide(NOBODY)
    card = wide(view.table[height - 1])
    if card in (ZERO, value):
        return wide(NO_WAY), wide(NOBODY)
    return (value + FIVE if card == FIVE and value < FIVE else value - card), wide(view.table[height - 2])


@compiled
def _best(sheet: Sheet, play: int, value: int, last: int, card: int, twos: int) -> float:
    """The worth of the best that a card can make of a value, less what it was worth in hand."""
    best = LEAST
    for way in range(WAYS):
        makes = made(value, last, card, way, twos)
        if makes != NO_WAY:
            best = max(best, sheet.worth[play, makes])
    return best - sheet.keeping[card]


@compiled
def _weigh_for_two(view: Blank, seat: int, numbers: Numbers, sheet: Sheet, fade: float) -> None:
    """What plays are worth with two seats: the chance to win that a lead gives."""
    lead, height = real(view.won[seat]) - view.won[1 - seat], view.height + 1.0
    left = total(sheet.unseen) + view.held[seat] - 1.0
    slope = 0.5 * (_chance(lead + 1, left, numbers) - _chance(lead - 1, left, numbers))
    for number in range(NUMBERS):
        sheet.keeping[number] *= slope
    for play in range(3):
        side, cards = 1.0 - 2.0 * (play % 2), height + play
        up = _chance(lead + side * cards, left - play, numbers)
        down = _chance(lead - side * cards, left - play, numbers)
        _weigh_taking(numbers, sheet, NOW + play, side * up, side * down, slope * fade, 0)
    _weigh_second(view, numbers, sheet, lead, height + 2 + numbers.growth, left - 2 - numbers.growth, slope * fade)


@compiled
def _weigh_second(
    view: Blank,
    numbers: Numbers,
    sheet: Sheet,
    lead: float,
    height: float,
    left: float,
    unit: float,
) -> None:
    """What a second play is worth that leaves the table, and the best that each number makes of each value."""
    up, down = _chance(lead + height, left, numbers), _chance(lead - height, left, numbers)
    _weigh_leaving(numbers, sheet, SECOND, up, down, unit, 0)
    for value in range(NUMBERS):
        for number in range(NUMBERS):
            sheet.best[value, number] = _best(sheet, SECOND, value, NOBODY, number, view.twos)


@compiled
def _chance(lead: float, left: float, numbers: Numbers) -> float:
    """What a lead is worth, from -1 to 1, with so many cards that are not won yet."""
    return tanh(numbers.lead * lead / spread(left, numbers))
