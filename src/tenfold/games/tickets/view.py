"""What a seat may know of a Ticket to Ride game, as a typed value that is plain JSON."""

from typing import Any, TypedDict

import numpy as np

from .claim import CROWD
from .map import EMPTY, TERRAIN, TERRAIN_DECK, TRAIN_DECK, Map
from .offers import mark_completed
from .state import IN_DECK, Stage

STAGES = {
    Stage.SETUP: "setup",
    Stage.TURN: "turn",
    Stage.PICK: "pick",
    Stage.KEEP: "keep",
    Stage.PAY: "pay",
    Stage.LOCOMOTIVES: "locomotives",
    Stage.DOUBLE: "double",
    Stage.OVER: "over",
}


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
    """`setup`, `turn`, `pick` (the second card), `keep`, `pay`, `locomotives`, `double` or `over`."""
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
    terrain: list[dict[str, int]]
    unseen: dict[str, int]
    """The train cards that the viewer has not seen: they are in the deck or in others' hands."""
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
    ticket_deck: int
    under: list[UnderView]
    """The tickets under the deck, the next to come up first."""
    unseen_tickets: list[list[str]]
    claim: ClaimView | None
    last_round: int | None
    """How many turns are left in it; None before it."""


def look(game: str, of: Map, board: Any, view: Any, viewer: int | None, active: list[int]) -> View:
    """A view's record as a value."""
    told = dict(zip(view.dtype.names, view.item(), strict=True))
    seats, stage = range(told["seats"]), told["stage"]
    hands, owner = told["hand"].tolist(), told["owner"].tolist()
    return View(
        game=game,
        viewer=viewer,
        seats=told["seats"],
        stage=STAGES.get(stage, "chance"),
        active=active,
        turn=told["turn"] if Stage.TURN <= stage < Stage.OVER else None,
        face_up=_list(of, told["up"].tolist(), 0, TERRAIN),
        terrain_up=_list(of, told["up"].tolist(), TERRAIN),
        deck=int(told["left"][TRAIN_DECK]),
        terrain_deck=int(told["left"][TERRAIN_DECK]),
        discards=count(of, told["discard"].tolist(), 0, TERRAIN),
        terrain_discards=count(of, told["discard"].tolist(), TERRAIN),
        cards=told["cards"][: len(seats)].tolist(),
        hands=[count(of, hands[seat], 0, TERRAIN) for seat in seats],
        known=[count(of, known) for known in told["known"][: len(seats)].tolist()],
        terrain=[count(of, hands[seat], TERRAIN) for seat in seats],
        unseen=count(of, told["bag"].tolist(), 0, TERRAIN),
        trains=told["trains"][: len(seats)].tolist(),
        points=told["points"][: len(seats)].tolist(),
        claimed={route: seat for route, seat in zip(of.routes, owner, strict=False) if seat != EMPTY},
        closed=_closed(of, board, owner, len(seats)),
        ticket_counts=told["held"][: len(seats)].tolist(),
        tickets=_tickets(of, board, view, len(seats)),
        offered=[
            [_ends(of, ticket) for ticket in row if ticket != EMPTY] for row in told["offered"].tolist()[: len(seats)]
        ],
        ticket_deck=told["deck"],
        under=[
            UnderView(seat=seat, ends=_ends(of, ticket))
            for seat, ticket in zip(told["putter"].tolist(), told["tail"].tolist(), strict=True)
            if seat != EMPTY
        ],
        unseen_tickets=[
            list(of.tickets[index].ends) for index, where in enumerate(told["where"].tolist()) if where == IN_DECK
        ],
        claim=_claim(of, told["route"], told["colour"], told["locomotives"]),
        last_round=told["last"] if told["last"] >= 0 else None,
    )


def count(of: Map, cards: list[int], first: int = 0, end: int | None = None) -> dict[str, int]:
    """How many cards of each kind there are, of those that there are."""
    return {kind: number for kind, number in zip(of.kinds[first:end], cards[first:end], strict=False) if number}


def _list(of: Map, cards: list[int], first: int, end: int | None = None) -> list[str]:
    return [kind for kind, number in count(of, cards, first, end).items() for _ in range(number)]


def _closed(of: Map, board: Any, owner: list[int], seats: int) -> list[str]:
    if seats >= CROWD:
        return []
    twins = zip(of.routes, owner, board.twin.tolist(), strict=False)
    return [route for route, own, twin in twins if own == EMPTY != twin and owner[twin] != EMPTY]


def _tickets(of: Map, board: Any, view: Any, seats: int) -> list[list[TicketView]]:
    held: list[list[TicketView]] = [[] for _ in range(seats)]
    done = np.zeros(len(of.tickets), bool)
    mark_completed(board, view, done)
    for ticket, where, complete in zip(of.tickets, view.where.tolist(), done.tolist(), strict=False):
        if 0 <= where < seats:
            held[where].append(TicketView(ends=list(ticket.ends), points=ticket.points, complete=complete))
    return held


def _ends(of: Map, ticket: int) -> list[str] | None:
    return list(of.tickets[ticket].ends) if ticket >= 0 else None


def _claim(of: Map, route: int, colour: int, locomotives: int) -> ClaimView | None:
    if route == EMPTY:
        return None
    return ClaimView(
        route=of.routes[route],
        colour=of.kinds[colour] if colour != EMPTY else None,
        locomotives=locomotives if locomotives != EMPTY else None,
    )
