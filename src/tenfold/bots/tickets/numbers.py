"""The fitted numbers of the Heart of Africa's judgement, read from `fitted.toml`. Most are in
points.
"""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.kernel.layout import Flat, f64


class Greedy:
    """The weights of the greedy bot, tuned by self-play and against the published styles."""

    time = f64  # the cost of a turn in a plan
    train = f64  # the cost of a train in a plan
    point = f64  # what a point of a route subtracts from its cost
    waste = f64  # the turns that a missing card takes
    claiming = f64  # the turns that a claim takes for each train
    ferry = f64  # the number of cards that a missing locomotive counts as
    route = f64  # the average length of a route
    ticket = f64  # the value of each point of a ticket that can be completed
    lost = f64  # the cost of each point of a ticket that cannot be completed
    load = f64  # the cost of each turn that tickets take beyond `share`
    share = f64  # the share of the turns left that offered tickets may take
    room = f64  # the share of the turns left that tickets drawn later may take
    more = f64  # the weight of the good tickets that a draw may bring
    more_bad = f64  # the weight of the case that all drawn tickets are bad
    turn = f64  # the value of a turn
    rush = f64  # the greatest extra value of a turn, if too few are left for the plan
    ease = f64  # the number of turns over which that extra grows
    slow = f64  # the share of the estimated turns left that is counted on
    too_late = f64  # the value of a draw in the last turn
    locomotive = f64  # the number of cards that a locomotive is worth
    thrift = f64  # the share of its value that keeps a locomotive from being paid for a colour
    spare = f64  # the share of a card's value if no wanted track needs it
    hoard = f64  # the increase of that share for each card of its colour in hand
    ground = f64  # the share of the points doubled by terrain that counts
    later = (
        f64  # the share of the trains not needed for tickets that goes to routes that are doubled
    )
    later_points = f64  # the points of such routes for each three trains
    later_price = f64  # the terrain cards of such routes for each three trains
    denial = f64  # the value of not being behind in a terrain
    rich = f64  # the probability that a track is doubled for which only terrain is missing
    threat = f64  # the value of claiming, for each end of a track at which another seat is
    wait = f64  # the share of the points that is lost by claiming what cannot be doubled yet
    early = f64  # the share of the doubled points that is gained by claiming now
    complete = f64  # the value of completing a ticket in the last turn
    finish = f64  # the value of ending the game when ten or more points ahead
    others_ticket = f64  # the points that each ticket of another seat is expected to bring


class Evaluate:
    """The expected points of things; in pairs, the first while there are turns left, the second at
    the very end.
    """

    spread = f64  # the standard deviation, in points, of the final lead, for `evaluate`
    steady = (
        f64  # the same for `utility`: larger, so that a point is worth about as much to any seat
    )
    soon = (
        f64  # the number of turns left at which the values begin to approach those of the very end
    )
    worth_ticket = f64[2]  # for each point of a ticket that is not completed
    worth_takes = f64[2]  # for each train that it takes to complete a ticket
    worth_card = f64[2]  # for each train card for which there is a train
    worth_spare_card = f64[2]  # for each train card for which there is no train
    worth_wild = f64[2]  # for each locomotive, in addition to its value as a card
    worth_ground = f64[2]  # for each terrain card up to one for three trains
    worth_spare_ground = f64[2]  # for each terrain card beyond that
    worth_lead = f64[2]  # for each terrain of which nobody has more cards
    worth_train = f64[2]  # for each train
    worth_turn = f64[2]  # for the seat whose turn it is


class Belief:
    """The log-likelihood of hidden tickets, fitted to those that greedy held against itself."""

    telling = f64  # the weight of the share of a ticket that is done
    set_cost = f64  # the penalty of a set of tickets for each point that its plan costs
    set_lost = f64  # the penalty of a set of tickets for each ticket that cannot be completed


class Prior:
    """The prior of a kind of move: the mean and the standard deviation of its lead over greedy's
    move, in points.
    """

    wait_instead = f64[2]  # to draw although greedy claims
    other_card = f64[2]  # to draw another card
    claim_wanted = f64[2]  # to claim a track of the plan
    claim_unwanted = f64[2]  # to claim another track
    more_tickets = f64[2]  # to draw tickets
    other_tickets = f64[2]  # to keep other tickets


class Numbers(Greedy, Evaluate, Belief, Prior, Flat):
    """The record that every function of the judgement is given: the numbers of all sections."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
