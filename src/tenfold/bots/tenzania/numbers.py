"""The fitted numbers of Tenzania's judgement: `fitted.toml` has them. Worths are in cards.

Of two rows the first is for two seats, the second for more.
"""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.games.tenzania.state import NUMBERS as CARDS
from tenfold.kernel.layout import Flat, f64


class Greedy:
    """What a table and a hand are worth."""

    mover = f64[2, CARDS]  # a table to the seat that moves, by its value,
    mover_card = f64[2, CARDS]  # what each card on it adds to that,
    mover_empty = f64[2]  # and an empty table
    waiting_card = f64[CARDS]  # each card on a table to who played before the last, of more than two, by its value
    keep = f64[2, CARDS]  # a card in hand
    fading = f64  # with fewer cards in the deck the worths of hands and of moving fade, for little is to come
    many_tens = f64  # what a card on the table gains by twice as many unseen cards as usual that make ten,
    many_safe = f64  # or that are safe
    growth = f64  # how many more cards come to a table that is not taken soon
    hidden = f64  # how likely a seat is to have kept a card that would have been better than the one it played
    lead = f64  # how much a lead is worth, by what the cards to come may move it:
    spread_each = f64  # so much a card, while there are few,
    spread = f64  # and so much their root


class Evaluate:
    """How the odds to win go with cards."""

    scale = f64  # with the lead, by what the cards to come may move it,
    scale_seat = f64  # and more so for each seat
    held = f64  # how much is counted of a hand's worth,
    at_hand = f64  # and of a table that the mover can take


class Numbers(Greedy, Evaluate, Flat):
    """All of them."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
