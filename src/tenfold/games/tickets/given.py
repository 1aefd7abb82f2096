"""What a Ticket to Ride position gives, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from .map import Map

Cards = list[int]
"""How many cards of each kind."""


Put = tuple[int, int]
"""A seat and the ticket that it put under the deck; EMPTY for one that nobody has put there."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that is begun: its track, and as far as they are said the kind of card that pays and
    the locomotives.
    """

    track: int
    kind: int | None
    locomotives: int | None


@dataclass(frozen=True, slots=True)
class Given:
    """What a position gives; None is to be dealt, or is not."""

    hands: list[Cards | None]
    terrain: list[Cards | None]
    known: list[Cards]
    fresh: list[Cards | None]
    up: Cards
    discard: Cards
    left: Cards
    """What is nowhere else: the decks, and what is still to be dealt."""
    chosen: list[int | None] | None
    """While setting up, the subset of tickets that each seat has chosen."""
    tickets: list[list[int] | None]
    under: list[Put]
    offered: list[list[Put] | None]
    claimed: dict[int, int]
    trains: list[int]
    points: list[int]
    turns: list[int]
    """The seats whose turn it may be."""
    claim: Claim | None
    picked: bool
    passes: int
    last_round: int | None


def last_round(map_: Map, trains: Sequence[int], turn: int) -> int | None:
    """Return how many turns are left in the last round, by the trains that are left when a seat is
    to move, or None before it.

    Of the seats with few trains, the one whose turn is longest ago has started it (H7.1, H7.11).
    """
    seats = len(trains)
    ago = [
        (turn - seat - 1) % seats + 1
        for seat in range(seats)
        if trains[seat] <= map_.counts.last_trains
    ]
    if not ago:
        return None
    return seats + 1 - max(ago)
