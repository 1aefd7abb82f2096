"""Why a table waits for its players: only what everybody at the table can see decides it."""

from collections.abc import Iterator
from dataclasses import dataclass

from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Reason:
    """A table waits for a player."""

    player: str
    seat: int
    what: str
    """What the player is wanted for: each has a message `call-<what>`."""
    since: int
    """How many moves everybody had seen when it began: a player is called once for each reason and
    number.
    """


def reasons(table: Table) -> Iterator[Reason]:
    """Return for whom a table waits. A player who plays against bots alone is never called."""
    if table.status == "playing":
        yield from _in_the_game(table)
    elif table.status == "waiting":
        yield from _before_the_game(table)


def _in_the_game(table: Table) -> Iterator[Reason]:
    question = table.question
    for number, seat in enumerate(table.seats):
        if not _is_playing(seat) or not _has_company(table, seat):
            continue
        assert seat.player is not None
        if question is not None and number not in question["agreed"]:
            yield Reason(seat.player, number, question["what"], table.moves)
        elif number in table.turns and not table.paused:
            yield Reason(seat.player, number, "turn", table.turns[number])


def _before_the_game(table: Table) -> Iterator[Reason]:
    is_full = all(seat.kind != "open" for seat in table.seats)
    for number, seat in enumerate(table.seats):
        if seat.kind != "person" or seat.player is None or not _has_company(table, seat):
            continue
        if table.rematch_of is not None:
            if not seat.ready:
                yield Reason(seat.player, number, "rematch", 0)
        elif is_full and seat.player == table.host:
            yield Reason(seat.player, number, "start", 0)


def _is_playing(seat: Seat) -> bool:
    """Return whether a person plays at a seat, and not a bot for that person."""
    return seat.kind == "person" and seat.player is not None and seat.bot is None


def _has_company(table: Table, own: Seat) -> bool:
    """Return whether another person sits at the table."""
    return any(seat.kind == "person" and seat.player != own.player for seat in table.seats)
