"""What a seat may know of a Ticket to Ride game, as a typed value that is plain JSON."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from tenfold.games import forms
from tenfold.games.forms import Form
from tenfold.games.keys import Keys, active, key, or_none, rows
from tenfold.kernel.layout import Array

from .claim import list_closed
from .map import EMPTY, KINDS, OFFERS, TERRAIN, TERRAIN_DECK, TICKETS, TRACKS, TRAIN_DECK, Map
from .offers import list_tickets
from .state import AT, IN_DECK, STATE, Blank, Stage

if TYPE_CHECKING:
    from .game import Tickets


class TicketView(TypedDict):
    """A ticket that a seat holds."""

    ends: list[str]
    points: int
    complete: bool


class UnderView(TypedDict):
    """A ticket under the deck: who put it there, and which it is if the viewer knows."""

    seat: int
    ends: list[str] | None


class ClaimView(TypedDict):
    """A claim that is begun; what is not yet said is None."""

    route: str
    colour: str | None
    locomotives: int | None


class View(TypedDict):
    """A Ticket to Ride game as one viewer knows it. A list of seats has one item for each."""

    game: str
    viewer: int | None
    seats: int
    stage: str
    """`setup`, `turn`, `pick` (the second card), `keep`, `pay`, `locomotives`, `double` or `over`; else `chance`."""
    active: list[int]
    turn: int | None
    face_up: list[str]
    terrain_up: list[str]
    deck: int
    terrain_deck: int
    """How many cards the decks have."""
    discards: dict[str, int]
    terrain_discards: dict[str, int]
    cards: list[int]
    """How many train cards each seat holds."""
    hands: list[dict[str, int]]
    """Which of them the viewer knows."""
    known: list[dict[str, int]]
    """Which of them everybody knows."""
    drawn: list[int]
    """How many of those that not everybody knows may be from the present deck."""
    terrain: list[dict[str, int]]
    unseen: dict[str, int]
    """The train cards that are in the deck, or that others have drawn from it."""
    hidden: dict[str, int]
    """The train cards that others have hidden since before the present deck."""
    trains: list[int]
    points: list[int]
    """Of routes; tickets count when the game is over."""
    claimed: dict[str, int]
    closed: list[str]
    """The tracks that nobody can claim any more, though nobody has."""
    ticket_counts: list[int]
    tickets: list[list[TicketView]]
    """Which of them the viewer knows."""
    offered: list[list[list[str] | None]]
    """The tickets that each seat is to choose from; None for one that the viewer does not know."""
    chosen: list[bool]
    """Whether each seat has chosen its first tickets, while setting up."""
    ticket_deck: int
    """How many tickets it has, with those that were put under it."""
    under: list[UnderView]
    """The tickets that were put under the deck, the next to come up first."""
    unseen_tickets: list[list[str]]
    claim: ClaimView | None
    last_round: int | None
    """How many turns are left in it; None before it."""


def ticket_views(of: Map) -> list[tuple[TicketView, TicketView]]:
    """How each ticket is written that is not completed, or is: once, for views share what they are made of."""
    rows = zip(of.tickets, of.ends, strict=True)
    return [
        (
            TicketView(ends=ends, points=ticket.points, complete=False),
            TicketView(ends=ends, points=ticket.points, complete=True),
        )
        for ticket, ends in rows
    ]


def count(of: Map, cards: Sequence[int], first: int = 0) -> dict[str, int]:
    """How many cards of each kind there are from the kind `first` on, of those that there are."""
    return dict(zip(compress(of.kinds[first:], cards), filter(None, cards), strict=True))


def _train(game: "Tickets", cards: bytes) -> dict[str, int]:
    """How many train cards of each kind there are."""
    return game.count_train(cards[:TERRAIN])


def _terrain(game: "Tickets", cards: bytes) -> dict[str, int]:
    return game.count_terrain(cards[TERRAIN:])


def _hands(game: "Tickets", hands: bytes, width: int, seats: int) -> list[dict[str, int]]:
    return [game.count_train(row) for row in rows(hands, width, seats, TERRAIN)]


def _grounds(game: "Tickets", view: Blank) -> list[dict[str, int]]:
    return [game.count_terrain(row[TERRAIN:]) for row in rows(view.memory[AT.hand], KINDS, view.seats, KINDS)]


def _each(cards: dict[str, int]) -> list[str]:
    return [kind for kind, number in cards.items() for _ in range(number)]


def _turn(game: "Tickets", view: Blank) -> int | None:
    return view.turn if _TURN <= view.stage < _OVER else None


def _claimed(game: "Tickets", view: Blank) -> dict[str, int]:
    owner = view.memory[AT.owner]
    is_claimed = owner.translate(_NOT_EMPTY)
    return dict(zip(compress(game.map.routes, is_claimed), compress(owner, is_claimed), strict=True))


def _closed(game: "Tickets", views: Array) -> list[str]:
    closed, routes = np.empty(TRACKS, np.int64), game.map.routes
    return [routes[track] for track in closed[: list_closed(game.boards, views, closed)].tolist()]


def _tickets(game: "Tickets", views: Array) -> list[list[TicketView]]:
    found, written = np.empty((TICKETS, 3), np.int64), game.ticket_views
    count = list_tickets(game.boards, views, found)
    held: list[list[TicketView]] = [[] for _ in range(views["seats"].item())]
    for ticket, seat, is_complete in found[:count].tolist():
        held[seat].append(written[ticket][is_complete])
    return held


def _offered(game: "Tickets", view: Blank) -> list[list[list[str] | None]]:
    ends, offers = game.ends, rows(view.memory[AT.offered], OFFERS, view.seats, OFFERS)
    return [[ends[ticket] for ticket in row if ticket != _EMPTY] for row in offers]


def _under(game: "Tickets", view: Blank) -> list[UnderView]:
    memory, ends, depth = view.memory, game.ends, view.under
    tail = zip(memory[AT.putter][:depth], memory[AT.tail][:depth], strict=True)
    return [UnderView(seat=seat, ends=ends[ticket]) for seat, ticket in tail]


def _unseen_tickets(game: "Tickets", view: Blank) -> list[list[str]]:
    return list(compress(game.map.ends, view.memory[AT.where].translate(_IN_DECK)))


def _chosen(game: "Tickets", view: Blank) -> list[bool]:
    return [choice != _EMPTY for choice in view.memory[AT.choice][: view.seats]]


def _claim(game: "Tickets", view: Blank) -> ClaimView | None:
    if view.route == EMPTY:
        return None
    return ClaimView(
        route=game.map.routes[view.route],
        colour=game.map.kinds[view.colour] if view.colour != EMPTY else None,
        locomotives=or_none(view.locomotives),
    )


def _by_seats(field: slice) -> Callable[[Any, Any], list[int]]:
    """Writes small numbers, one a seat."""
    return lambda game, view: list(view.memory[field][: view.seats])


_EMPTY = EMPTY % 256
_NOT_EMPTY = bytes(number != _EMPTY for number in range(256))
_IN_DECK = bytes(number == IN_DECK % 256 for number in range(256))
"""For each byte whether it is that."""

_TURN, _OVER = int(Stage.TURN), int(Stage.OVER)
"""As plain numbers, which Python compares sooner."""

STAGES = [stage.name.lower() if stage >= Stage.SETUP else "chance" for stage in Stage]

_NUMBER = Form(forms.BYTES, texts=forms.NUMBERS)
_BY_SEATS = _NUMBER._replace(width="seats")
_TRAIN = Form(forms.COUNTS, texts=lambda game: game.map.kinds, width=TERRAIN)
_LAND = Form(forms.COUNTS, texts=lambda game: game.map.kinds[TERRAIN:], width=KINDS - TERRAIN, first=TERRAIN)

FORMS = {
    "seats": _NUMBER._replace(field="seats"),
    "stage": Form(forms.BYTES, "stage", STAGES),
    "turn": _NUMBER._replace(field="turn", when={"stage": range(_TURN, _OVER)}),
    "face_up": _TRAIN._replace(kind=forms.EACH, field="up"),
    "terrain_up": _LAND._replace(kind=forms.EACH, field="up"),
    "deck": _NUMBER._replace(field="left", first=TRAIN_DECK),
    "terrain_deck": _NUMBER._replace(field="left", first=TERRAIN_DECK),
    "discards": _TRAIN._replace(field="discard"),
    "terrain_discards": _LAND._replace(field="discard"),
    "cards": _BY_SEATS._replace(field="cards"),
    "hands": _TRAIN._replace(field="hand", rows="seats", stride=KINDS),
    "known": _TRAIN._replace(field="known", rows="seats", stride=TERRAIN),
    "drawn": _BY_SEATS._replace(field="drawn"),
    "terrain": _LAND._replace(field="hand", rows="seats", stride=KINDS),
    "unseen": _TRAIN._replace(field="bag"),
    "hidden": _TRAIN._replace(field="pool"),
    "trains": _BY_SEATS._replace(field="trains"),
    "points": Form(forms.WIDE, "points", width="seats"),
    "ticket_counts": _BY_SEATS._replace(field="held"),
    "chosen": Form(forms.BYTES, "choice", [byte != _EMPTY for byte in range(256)], width="seats"),
    "last_round": Form(forms.BYTES, "last", forms.OR_NULL),
}
"""How the keys lie in memory that do."""

KEYS = Keys(
    STATE,
    {
        "seats": key(lambda game, view: view.seats, "seats"),
        "stage": key(lambda game, view: STAGES[view.stage], "stage"),
        "active": active("stage", "turn", "choice"),
        "turn": key(_turn, "stage", "turn"),
        "face_up": key(lambda game, view: _each(_train(game, view.memory[AT.up])), "up"),
        "terrain_up": key(lambda game, view: _each(_terrain(game, view.memory[AT.up])), "up"),
        "deck": key(lambda game, view: view.memory[AT.left][TRAIN_DECK], "left"),
        "terrain_deck": key(lambda game, view: view.memory[AT.left][TERRAIN_DECK], "left"),
        "discards": key(lambda game, view: _train(game, view.memory[AT.discard]), "discard"),
        "terrain_discards": key(lambda game, view: _terrain(game, view.memory[AT.discard]), "discard"),
        "cards": key(_by_seats(AT.cards), "cards"),
        "hands": key(lambda game, view: _hands(game, view.memory[AT.hand], KINDS, view.seats), "hand"),
        "known": key(lambda game, view: _hands(game, view.memory[AT.known], TERRAIN, view.seats), "known"),
        "drawn": key(_by_seats(AT.drawn), "drawn"),
        "terrain": key(_grounds, "hand", public=True),
        "unseen": key(lambda game, view: _train(game, view.memory[AT.bag]), "bag"),
        "hidden": key(lambda game, view: _train(game, view.memory[AT.pool]), "pool"),
        "trains": key(_by_seats(AT.trains), "trains"),
        "points": key(lambda game, view: view.points[: view.seats].tolist(), "points"),
        "claimed": key(_claimed, "owner"),
        "closed": key(_closed, "owner", flat=True),
        "ticket_counts": key(_by_seats(AT.held), "held"),
        "tickets": key(_tickets, "where", "owner", flat=True),
        "offered": key(_offered, "offered"),
        "chosen": key(_chosen, "choice", public=True),
        "ticket_deck": key(lambda game, view: view.deck + view.under, "deck", "under"),
        "under": key(_under, "tail", "putter"),
        "unseen_tickets": key(_unseen_tickets, "where"),
        "claim": key(_claim, "route", "colour", "locomotives"),
        "last_round": key(lambda game, view: or_none(view.last), "last"),
    },
    FORMS,
)
