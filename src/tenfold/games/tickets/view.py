"""What a seat may know of a Ticket to Ride game, as a typed value that is plain JSON."""

from typing import TYPE_CHECKING, TypedDict

import numpy as np

from tenfold.games.keys import Keys, active, key, or_none, rows
from tenfold.kernel.layout import Array

from .claim import mark_closed
from .map import EMPTY, KINDS, TERRAIN, TERRAIN_DECK, TRAIN_DECK, Map
from .offers import mark_completed
from .state import IN_DECK, STATE, Blank, Stage

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


def count(of: Map, cards: list[int], first: int = 0, end: int | None = None) -> dict[str, int]:
    """How many cards of each kind there are, of those that there are."""
    return {kind: number for kind, number in zip(of.kinds[first:end], cards[first:end], strict=False) if number}


def _train(game: "Tickets", cards: Array) -> dict[str, int]:
    """How many train cards of each kind there are."""
    return game.count_train(cards.tobytes()[:TERRAIN])


def _terrain(game: "Tickets", cards: Array) -> dict[str, int]:
    return game.count_terrain(cards.tobytes()[TERRAIN:])


def _hands(game: "Tickets", hands: Array, seats: int) -> list[dict[str, int]]:
    return [game.count_train(row) for row in rows(hands, seats, TERRAIN)]


def _grounds(game: "Tickets", view: Blank) -> list[dict[str, int]]:
    return [game.count_terrain(row[TERRAIN:]) for row in rows(view.hand, view.seats, KINDS)]


def _each(cards: dict[str, int]) -> list[str]:
    return [kind for kind, number in cards.items() for _ in range(number)]


def _turn(game: "Tickets", view: Blank) -> int | None:
    return int(view.turn) if Stage.TURN <= view.stage < Stage.OVER else None


def _claimed(game: "Tickets", view: Blank) -> dict[str, int]:
    routes, owner = game.map.routes, view.owner
    return {routes[track]: int(owner[track]) for track in (owner != EMPTY).nonzero()[0].tolist()}


def _closed(game: "Tickets", views: Array) -> list[str]:
    closed = np.zeros(len(game.map.tracks), bool)
    mark_closed(game.boards, views, closed)
    return [game.map.routes[track] for track in closed.nonzero()[0].tolist()]


def _tickets(game: "Tickets", views: Array) -> list[list[TicketView]]:
    where, done = views["where"][0], np.zeros(len(game.map.tickets), np.int8)
    mark_completed(game.boards, views, done)
    held: list[list[TicketView]] = [[] for _ in range(int(views["seats"][0]))]
    for ticket in (where >= 0).nonzero()[0].tolist():
        held[where[ticket]].append(game.ticket_views[ticket][done[ticket]])
    return held


def _offered(game: "Tickets", view: Blank) -> list[list[list[str] | None]]:
    rows = view.offered[: view.seats].tolist()
    return [[_ends(game, ticket) for ticket in row if ticket != EMPTY] for row in rows]


def _under(game: "Tickets", view: Blank) -> list[UnderView]:
    rows = zip(view.putter[: view.under].tolist(), view.tail[: view.under].tolist(), strict=True)
    return [UnderView(seat=seat, ends=_ends(game, ticket)) for seat, ticket in rows]


def _unseen_tickets(game: "Tickets", view: Blank) -> list[list[str]]:
    return [game.map.ends[ticket] for ticket in (view.where == IN_DECK).nonzero()[0].tolist()]


def _chosen(game: "Tickets", view: Blank) -> list[bool]:
    return [choice != EMPTY for choice in view.choice[: view.seats].tolist()]


def _ends(game: "Tickets", ticket: int) -> list[str] | None:
    return game.map.ends[ticket] if ticket >= 0 else None


def _claim(game: "Tickets", view: Blank) -> ClaimView | None:
    if view.route == EMPTY:
        return None
    return ClaimView(
        route=game.map.routes[view.route],
        colour=game.map.kinds[view.colour] if view.colour != EMPTY else None,
        locomotives=or_none(view.locomotives),
    )


STAGES = [stage.name.lower() if stage >= Stage.SETUP else "chance" for stage in Stage]

KEYS = Keys(
    STATE,
    {
        "seats": key(lambda game, view: int(view.seats), "seats"),
        "stage": key(lambda game, view: STAGES[view.stage], "stage"),
        "active": active("stage", "turn", "choice"),
        "turn": key(_turn, "stage", "turn"),
        "face_up": key(lambda game, view: _each(_train(game, view.up)), "up"),
        "terrain_up": key(lambda game, view: _each(_terrain(game, view.up)), "up"),
        "deck": key(lambda game, view: int(view.left[TRAIN_DECK]), "left"),
        "terrain_deck": key(lambda game, view: int(view.left[TERRAIN_DECK]), "left"),
        "discards": key(lambda game, view: _train(game, view.discard), "discard"),
        "terrain_discards": key(lambda game, view: _terrain(game, view.discard), "discard"),
        "cards": key(lambda game, view: view.cards[: view.seats].tolist(), "cards"),
        "hands": key(lambda game, view: _hands(game, view.hand, view.seats), "hand"),
        "known": key(lambda game, view: _hands(game, view.known, view.seats), "known"),
        "drawn": key(lambda game, view: view.drawn[: view.seats].tolist(), "drawn"),
        "terrain": key(_grounds, "hand", public=True),
        "unseen": key(lambda game, view: _train(game, view.bag), "bag"),
        "hidden": key(lambda game, view: _train(game, view.pool), "pool"),
        "trains": key(lambda game, view: view.trains[: view.seats].tolist(), "trains"),
        "points": key(lambda game, view: view.points[: view.seats].tolist(), "points"),
        "claimed": key(_claimed, "owner"),
        "closed": key(_closed, "owner", flat=True),
        "ticket_counts": key(lambda game, view: view.held[: view.seats].tolist(), "held"),
        "tickets": key(_tickets, "where", "owner", flat=True),
        "offered": key(_offered, "offered"),
        "chosen": key(_chosen, "choice", public=True),
        "ticket_deck": key(lambda game, view: int(view.deck + view.under), "deck", "under"),
        "under": key(_under, "tail", "putter"),
        "unseen_tickets": key(_unseen_tickets, "where"),
        "claim": key(_claim, "route", "colour", "locomotives"),
        "last_round": key(lambda game, view: or_none(view.last), "last"),
    },
)
