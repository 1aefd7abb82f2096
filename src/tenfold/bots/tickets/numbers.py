"""The fitted numbers of the Heart of Africa's judgement: `fitted.toml` has them. Most are in points."""

from pathlib import Path

from tenfold.bots import fitted
from tenfold.kernel.layout import Flat, f64


class Greedy:
    """What the bot weighs. Self-play and the published styles tuned it."""

    time = f64  # what a turn costs a plan,
    train = f64  # what a train does,
    point = f64  # and what a point of a route saves it
    waste = f64  # how many turns a card takes,
    claiming = f64  # and claiming for each train
    ferry = f64  # how many cards a missing locomotive counts as
    route = f64  # how long a route is on average
    ticket = f64  # a point of a ticket that can be completed,
    lost = f64  # and of one that cannot
    load = f64  # a turn that the tickets take,
    share = f64  # beyond this share of those left
    room = f64  # the share of the turns left that tickets drawn later may take
    more = f64  # how much of the good that they may do is counted on,
    more_bad = f64  # and of the bad if all are bad
    turn = f64  # a turn,
    rush = f64  # and how much more where too few are left for the plan,
    ease = f64  # growing over so many turns
    slow = f64  # the share of the turns that seem to be left that is counted on
    too_late = f64  # a draw in the last turn
    locomotive = f64  # how many cards a locomotive is worth,
    thrift = f64  # and how much of that keeps it from being paid for a colour
    spare = f64  # how much of a card one is worth that no track wants,
    hoard = f64  # and how much more for each of its colour
    ground = f64  # how much of the points that terrain doubles is counted on
    later = f64  # how many of the trains that no ticket needs will be for routes to double,
    later_points = f64  # of so many points for three trains,
    later_price = f64  # and so many cards of terrain
    denial = f64  # not to be behind in a terrain
    rich = f64  # how likely a track will be doubled that lacks no more than the terrain
    threat = f64  # an end of a track at which another seat is
    wait = f64  # how much of the points is lost by claiming what cannot be doubled yet,
    early = f64  # and how much is won by doubling now
    complete = f64  # to complete a ticket in the last turn
    finish = f64  # to end the game for every ten points ahead, up to ten
    others_ticket = f64  # what each ticket of another is taken to bring


class Evaluate:
    """What things are still good for, while there are turns and at the very end."""

    spread = f64  # by how many points the end may differ from the outlook
    steady = f64  # the same for a search: so many that a point is worth about the same to any seat
    soon = f64  # with fewer turns left than this, things come to be worth what they are at the very end
    worth_ticket = f64[2]  # a point of a ticket that is not completed,
    worth_takes = f64[2]  # and a train that it takes to complete it
    worth_card = f64[2]  # a train card for which there is a train,
    worth_spare_card = f64[2]  # and one for which there is none
    worth_wild = f64[2]  # a locomotive, beside being a card
    worth_ground = f64[2]  # a terrain card, one for three trains,
    worth_spare_ground = f64[2]  # and each more
    worth_lead = f64[2]  # to have as many cards of a terrain as anybody
    worth_train = f64[2]
    worth_turn = f64[2]


class Belief:
    """Which tickets others are believed to have. Fitted to those that greedy held in its games against itself."""

    telling = f64  # how much likelier a ticket is that is completed than one for which nothing is done, as a logarithm
    set_cost = f64  # how much less likely a set of tickets is, as a logarithm, for each point that its plan costs,
    set_lost = f64  # and for each ticket that is lost


class Prior:
    """How many points a kind of move is better than the greedy move, and how far from that it usually is."""

    wait_instead = f64[2]  # to draw instead of a claim: greedy is hasty
    other_card = f64[2]
    claim_wanted = f64[2]
    claim_unwanted = f64[2]
    more_tickets = f64[2]
    other_tickets = f64[2]


class Numbers(Greedy, Evaluate, Belief, Prior, Flat):
    """All of them."""


FILE = Path(__file__).with_name(fitted.NAME)
NUMBERS = fitted.numbers(FILE, Numbers)
LOOKAHEAD = fitted.lookahead(FILE)
