"""The fitted numbers of Tenzania's judgement, read from `fitted.toml`.

Values are in cards. In tables with two rows the first is for two seats, the second for more.
"""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.games.tenzania.state import NUMBERS as CARDS
from tenfold.kernel.layout import Flat, f64


class Greedy:
    """The value of a table and of a hand."""

    mover = f64[2, CARDS]  # the value of a table to the seat that moves, by the table's number
    mover_card = f64[2, CARDS]  # what each card on the table adds to that
    mover_empty = f64[2]  # the value of an empty table to the seat that moves
    waiting_card = f64[
        CARDS
    ]  # with three or more seats: a table's value for each card to the seat before the last
    keep = f64[2, CARDS]  # the value of a card in hand
    fading = f64  # with fewer cards in the deck, the values of hands and of moving fade to 0
    many_tens = (
        f64  # the gain for each card on the table if twice as many unseen cards as usual make ten
    )
    many_safe = (
        f64  # the gain for each card on the table if twice as many unseen cards as usual are safe
    )
    growth = f64  # the number of cards that are added to a table that is not taken soon
    # the probability that a seat has kept a card that would have been better than the one it played
    hidden = f64
    lead = f64  # the slope of the value of a lead, in units of the spread
    spread_each = f64  # the spread for each card to come, while there are few
    spread = f64  # the spread for the square root of the number of cards to come


class Evaluate:
    """The logarithm of the odds to win, as a function of cards."""

    scale = f64  # the weight of the lead, in units of the spread
    scale_seat = f64  # the increase of that weight for each seat
    held = f64  # the share of a hand's value that counts
    at_hand = f64  # the share of a table's cards that counts for the mover if it can take it


class Numbers(Greedy, Evaluate, Flat):
    """The record that every function of the judgement is given: the numbers of both sections."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
