"""The fitted numbers of 10 Days' judgement, read from `fitted.toml`.

The outlook of a rack is a logarithm: a tile that adds 1 to it makes the rack e times as good.
"""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.kernel.layout import Flat, f64


class Prospects:
    """The estimated probability that a tile of a kind comes in time."""

    unseen = f64  # the probability of each tile that is unseen
    placing = f64  # the probability of each unseen tile while racks are set up
    rack = f64  # the factor for a tile that lies in a rack
    top = f64  # the factor for a tile on top of a discard pile
    vehicle = f64  # the factor for a transportation tile
    surest = f64  # the upper bound of the probability


class Greedy:
    """The score of a move, in units of the outlook."""

    hope = f64  # the weight of the best discard top for the seat's own next turn
    fear = f64  # the weight of the best discard top for the next seat
    finish = f64  # the bonus of a draw from the deck that would end the game
    swapping = f64  # the cost of a swap
    # the turns after which a seat ignores what helps the next, so that two bots cannot block for
    # ever
    patience = f64
    swap_one = (
        f64  # a swap is scored if its better tile alone comes this close to the best other move
    )
    swap_both = (
        f64  # a swap of days at most two apart is scored if both tiles together come this close
    )


class Evaluate:
    """The logarithm of the odds to win, as a function of the outlook."""

    slope = f64  # the weight of the outlook, divided by the number of days
    slope_more = f64  # the increase of the slope for each seat beyond two
    near = f64  # the weight of being nearly done
    near_rate = f64  # the rate at which that grows with the outlook
    lead = f64  # the value of moving one turn earlier
    lead_less = f64  # the decrease of the lead for each seat beyond two
    open_day = f64  # what an open day is expected to add to the outlook while racks are set up


class Belief:
    """The likelihood of a hidden rack, fitted to the racks that greedy had against itself.

    Three statistics were fitted: the outlook, the number of transportation tiles, and how often a
    discard would help.
    """

    choice = f64  # the weight of what a tile adds to the outlook, at the start
    choice_more = f64  # the increase of that weight until `turns`
    turns = f64  # the number of own turns after which a rack no longer becomes more chosen
    soon = f64  # the exponent of the share of `turns`; below 1, early turns count most
    rack_vehicle = f64  # the factor for transportation tiles
    good = f64  # the weight of the rack's outlook
    refused = f64  # the penalty for what a discard top would add: the seat would have taken it
    dropped = f64  # the penalty for what a tile would add that the seat has dropped from its rack
    untried = (
        f64  # the penalty for what a tile would add that the seat has drawn and dropped at once
    )
    passed = f64  # the penalty for what a discard top would add that the seat has left lying
    fade = f64  # the factor by which these three fade with each turn of the seat
    swapped = f64  # a swap that adds at least this much would have been made
    swapped_less = f64  # the decrease of that threshold until `turns`
    swapped_alone = f64  # the least that the two tiles of such a swap add by themselves


class Prior:
    """The prior of a move's lead over greedy's move; first column while setting up, second column
    in a turn.

    Fitted to long races of a few hundred turns.
    """

    bias = f64[2]  # how much worse a move is on average
    cost = f64[2]  # how much worse it is for each point by which its score is behind
    doubt = f64[2]  # the standard deviation
    doubt_more = f64[2]  # the increase of the standard deviation for each point
    behind = f64[2]  # a move whose score is this far behind is not tried


class Numbers(Prospects, Greedy, Evaluate, Belief, Prior, Flat):
    """The record that every function of the judgement is given: the numbers of all sections."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
