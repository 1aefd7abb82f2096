"""What a seat may know of a Ticket to Ride game, as a typed value that is plain JSON."""

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from tenfold.views.exactly import Exactly
from tenfold.views.forms import Keys, active, counts, fields, number, repeated, text

from .derived import Derived
from .map import EMPTY, TERRAIN, TERRAIN_DECK, TRACKS, TRAIN_DECK, Map
from .state import STATE, Stage

if TYPE_CHECKING:
    from .game import Tickets


Ends = Annotated[list[str], Exactly(2)]
"""The two places of a ticket."""


class TicketView(TypedDict):
    """A ticket that a seat holds."""

    ends: Ends
    points: int
    complete: bool


class UnderView(TypedDict):
    """A ticket under the deck: who put it there, and which it is if the viewer knows."""

    seat: int
    ends: Ends | None


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
    stage: Literal[
        "chance", "setup", "turn", "pick", "keep", "pay", "locomotives", "double", "over"
    ]
    """A seat is to pick its second card in `pick`."""
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
    """The train cards of each seat that the viewer knows."""
    known: list[dict[str, int]]
    """The train cards of each seat that everybody knows."""
    drawn: list[int]
    """How many of each seat's other train cards may be from the present deck."""
    terrain: list[dict[str, int]]
    unseen: dict[str, int]
    """The train cards that are in the deck, or that others have drawn from it."""
    hidden: dict[str, int]
    """The train cards that others have hidden since before the present deck."""
    trains: list[int]
    points: list[int]
    """The points of each seat's routes; tickets count when the game is over."""
    claimed: dict[str, int]
    closed: list[str]
    """The tracks that nobody can claim any more, though nobody has."""
    ticket_counts: list[int]
    tickets: list[list[TicketView]]
    """The tickets of each seat that the viewer knows."""
    offered: list[list[Ends | None]]
    """The tickets that each seat is to choose from; None for one that the viewer does not know."""
    chosen: list[bool]
    """Whether each seat has chosen its first tickets, while setting up."""
    ticket_deck: int
    """How many tickets it has, with those that were put under it."""
    under: list[UnderView]
    """The tickets that were put under the deck, the next to come up first."""
    unseen_tickets: list[Ends]
    claim: ClaimView | None
    last_round: int | None
    """How many turns are left in it; None before it."""


def count(map_: Map, cards: Sequence[int], first: int = 0) -> dict[str, int]:
    """Return how many cards of each kind there are, from the kind `first` on, without those of
    which there are none.
    """
    return dict(zip(compress(map_.kinds[first:], cards), filter(None, cards), strict=True))


def _kinds(game: "Tickets") -> Sequence[str]:
    return game.map.kinds


def _terrains(game: "Tickets") -> Sequence[str]:
    return game.map.kinds[TERRAIN:]


def _routes(game: "Tickets") -> Sequence[str]:
    return game.map.routes


def _ends(game: "Tickets") -> Sequence[list[str]]:
    return game.map.ends


def _held(game: "Tickets") -> list[TicketView]:
    """Return how each ticket in a hand is written: not complete and complete, in turn."""
    return [
        TicketView(ends=ends, points=ticket.points, complete=is_complete)
        for ticket, ends in zip(game.map.tickets, game.map.ends, strict=True)
        for is_complete in (False, True)
    ]


_STAGES = [stage.name.lower() if stage >= Stage.SETUP else "chance" for stage in Stage]
_CHOICES = {choice: choice != EMPTY for choice in range(-128, 128)}

KEYS = Keys(
    View,
    STATE,
    {
        "seats": number("seats"),
        "stage": text("stage", _STAGES),
        "active": active(),
        "turn": number("turn").given(stage=range(Stage.TURN, Stage.OVER)),
        "face_up": repeated("up", _kinds, width=TERRAIN),
        "terrain_up": repeated("up", _terrains, first=TERRAIN),
        "deck": number("left", at=TRAIN_DECK),
        "terrain_deck": number("left", at=TERRAIN_DECK),
        "discards": counts("discard", _kinds, width=TERRAIN),
        "terrain_discards": counts("discard", _terrains, first=TERRAIN),
        "cards": number("cards", width="seats"),
        "hands": counts("hand", _kinds, width=TERRAIN, rows="seats"),
        "known": counts("known", _kinds, rows="seats"),
        "drawn": number("drawn", width="seats"),
        "terrain": counts("hand", _terrains, first=TERRAIN, rows="seats"),
        "unseen": counts("bag", _kinds, width=TERRAIN),
        "hidden": counts("pool", _kinds),
        "trains": number("trains", width="seats"),
        "points": number("points", width="seats"),
        "claimed": counts("owner", _routes, skip=EMPTY),
        "closed": repeated("closed", _routes),
        "ticket_counts": number("held", width="seats"),
        "tickets": text("tickets", _held, width="known_tickets", rows="seats"),
        "offered": text("offered", _ends, rows="seats", skip=EMPTY),
        "chosen": text("choice", _CHOICES, width="seats"),
        "ticket_deck": number("ticket_deck"),
        "under": fields(width="under", seat=number("putter"), ends=text("tail", _ends)),
        "unseen_tickets": repeated("unseen", _ends),
        "claim": fields(
            route=text("route", _routes),
            colour=text("colour", _kinds),
            locomotives=number("locomotives", or_null=True),
        ).given(route=range(TRACKS)),
        "last_round": number("last", or_null=True),
    },
    Derived,
)
