"""The fitted numbers of 10 Days' judgement: `fitted.toml` has them. Outlooks are logarithms."""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.kernel.layout import Flat, f64


class Prospects:
    """How likely a tile comes in time."""

    unseen = f64  # one that is unseen,
    placing = f64  # and while a rack has open days
    rack = f64  # how many times as likely one in a rack is,
    top = f64  # one on top of a discard pile,
    vehicle = f64  # and a transportation tile
    surest = f64  # no tile is surer than this


class Greedy:
    """What the moves of a turn are worth."""

    hope = f64  # a discard pile's top that would help the seat's next turn,
    fear = f64  # and one that would help the next seat's, beside helping now
    finish = f64  # a draw that may end the game, beside the outlook
    swapping = f64  # what a swap costs
    patience = f64  # after how many turns of its own a seat no longer minds the next: two that did might go on for ever
    swap_one = f64  # a swap is worth a look if the better tile alone comes so near to the best other move,
    swap_both = f64  # and both together, where they are neighbours or have one between them


class Evaluate:
    """How the odds to win go with the outlook."""

    slope = f64  # the more so the fewer days there are,
    slope_more = f64  # and the more seats: by so much for each beyond two,
    near = f64  # with being nearly done,
    near_rate = f64  # by how much nearer,
    lead = f64  # and with moving a turn earlier,
    lead_less = f64  # which tells by so much less for each seat beyond two
    open_day = f64  # what an open day will add to the outlook while setting up


class Belief:
    """Which racks others are believed to have: fitted to those that greedy had against itself.

    That is their outlook, how many transportation tiles they have, and how often a discard would help them.
    """

    choice = f64  # how much likelier a tile is by what it adds to the outlook,
    choice_more = f64  # and how much more at most: the more turns a seat has had, the more it has chosen
    turns = f64  # after how many turns of its own that is so,
    soon = f64  # and how: the first turns help most
    rack_vehicle = f64  # how much less likely a transportation tile is than what it adds says
    good = f64  # a rack is the likelier the better its outlook,
    refused = f64  # and the less the tops of the discard piles would add to it: its seat would have taken them,
    dropped = f64  # what its seat has dropped from it,
    untried = f64  # has drawn and dropped at once,
    passed = f64  # or left lying to draw blindly or to swap;
    fade = f64  # that tells less by this factor with each turn of the seat
    swapped = f64  # what a swap adds at least that its seat would have made by now,
    swapped_less = f64  # how much less after its turns,
    swapped_alone = f64  # and what its tiles add alone


class Prior:
    """What is thought of a move that is not greedy's before it is tried; while setting up, and in a turn.

    Found by long races of some hundred turns.
    """

    bias = f64[2]  # how much worse it is on average,
    cost = f64[2]  # and how much more so for each point by which its score is behind;
    doubt = f64[2]  # how far from that it may be,
    doubt_more = f64[2]  # and how much more so for each point;
    behind = f64[2]  # and how far behind it need not be tried


class Numbers(Prospects, Greedy, Evaluate, Belief, Prior, Flat):
    """All of them."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
