"""The state of a Ticket to Ride game: its record, its stages, and the numbers of its moves and
rules.
"""

from enum import IntEnum

from tenfold.kernel import layout
from tenfold.kernel.layout import i8, i16

from .map import COLOURS, KINDS, LONGEST, OFFERS, PLACES, SEATS, TERRAIN, TICKETS, TRACKS

WILDS = 16
PAY = 0
LOCOMOTIVES = PAY + COLOURS + 1
SINGLE = LOCOMOTIVES + LONGEST
DOUBLE = SINGLE + 1
KEEP = DOUBLE + WILDS
PICK = KEEP + 2**OFFERS - 1
BLIND = PICK + KINDS
DRAW_TICKETS = BLIND + 2
PASS = DRAW_TICKETS + 1
CLAIM = PASS + 1
"""The first move number of each kind of move: pay k, locomotives n, single, double w, keep a
subset, pick k face up, pick blind of a deck, tickets, pass, claim t. Those of one stage stand
together.
"""

IN_DECK, ASIDE = -1, -2
"""Instead of the seat that holds a ticket: it is in the deck, in no order; it is offered, or lies
under the deck.
"""


class Stage(IntEnum):
    """What the game waits for."""

    DEAL = 0  # chance to deal to seat `turn` the card or ticket number `picks`
    REFILL = 1  # chance to turn up a card of the deck `drawing`
    BLIND = 2  # chance to give the card of the deck `drawing` that was picked
    OFFER = 3  # chance to offer a ticket
    FIRST = 4  # chance to say who begins
    SETUP = 5  # each seat to keep tickets
    TURN = 6  # a seat to pick a card, claim a route, draw tickets or pass
    PICK = 7  # a seat to pick its second card
    KEEP = 8  # a seat to keep tickets
    PAY = 9  # a seat to say the colour that it pays for `route` in
    LOCOMOTIVES = 10  # a seat to say with how many locomotives
    DOUBLE = 11  # a seat to say whether it doubles
    OVER = 12


class Rule(IntEnum):
    """The sentences that refuse moves: H3.6 is 306."""

    KEEP_TWO = 107
    HAS_CHOSEN = 108
    SETTING_UP = 109
    NOT_YOUR_TURN = 201
    ONE_THING = 202
    NOT_FACE_UP = 204
    LOCOMOTIVE_FIRST = 205
    EMPTY_DECK = 211
    TAKEN = 301
    TRAINS = 302
    CARDS = 303
    COLOUR = 304
    FERRY = 306
    BOTH_TRACKS = 307
    CLOSED = 308
    LOCOMOTIVES = 310
    STEPS = 311
    PRICE = 401
    MAJORITY = 402
    WILDS = 404
    TOO_MANY = 406
    NO_TICKETS = 502
    KEEP_ONE = 503
    NOT_OFFERED = 506
    KEEP_NOW = 507
    CAN_MOVE = 707
    OVER = 709


class Layout:
    """The fields of a state: everything that decides how the game can go on. What is not used now
    is EMPTY.
    """

    points = i16[SEATS]  # of routes, those that were doubled twice
    bag = i8[
        KINDS
        # the decks: how many cards of each kind, in no order; in a view also what others drew from
        # them
    ]
    pool = i8[
        TERRAIN
    ]  # in a view: what others have hidden since before the train deck was last made anew
    left = i8[2]  # how many cards each deck has
    discard = i8[KINDS]
    up = i8[KINDS]  # face up
    shown = i8[2]  # how many of each deck are face up
    hand = i8[
        SEATS, KINDS
    ]  # terrain cards too, though they lie open; in a view what is known of the train cards
    cards = i8[SEATS]  # how many train cards each seat holds
    known = i8[
        SEATS, TERRAIN
    ]  # how many of them all know of, since they were picked face up (H8.3)
    fresh = i8[SEATS, TERRAIN]  # of the others, those that may be from the present deck (H8.8)
    drawn = i8[SEATS]  # how many these are
    trains = i8[SEATS]
    owner = i8[TRACKS]
    label = i8[SEATS, PLACES]  # the first of the places that a seat's routes join to this one
    where = i8[TICKETS]  # the seat that holds a ticket, IN_DECK or ASIDE
    deck = i8  # how many tickets the deck has in no order
    held = i8[SEATS]  # how many tickets each seat holds
    tail = i8[TICKETS]  # the tickets under the deck, the next to come up first
    putter = i8[TICKETS]  # who put each of them there
    under = i8  # how many there are
    offered = i8[SEATS, OFFERS]
    giver = i8[
        OFFERS
    ]  # who had put each ticket under the deck that is offered in this turn; EMPTY for nobody
    choice = i8[
        SEATS
    ]  # while setting up, the number of the subset that a seat keeps; UNKNOWN in others' views
    stage = i8
    turn = i8
    first = i8  # who is to begin; EMPTY for chance to say, and when the first turn has begun
    picks = i8  # how many picks of this turn are done; a locomotive face up is both
    drawing = i8  # the deck that chance draws from
    churns = i8  # how often in a row the face-up cards were swept away for their locomotives
    route = i8  # the track that is being claimed
    colour = i8  # the kind of card that pays for it
    locomotives = i8  # how many locomotives pay for it
    passes = i8  # how many seats in a row have passed
    last = i8  # how many turns are left in the last round; EMPTY before it
    agreed = i8  # 1 where all have agreed to a draw
    seats = i8


class State(Layout, layout.State):
    """The whole truth."""


class Blank(Layout, layout.Blank):
    """What a viewer knows of it."""


STATE = layout.layout(State, "tickets")
