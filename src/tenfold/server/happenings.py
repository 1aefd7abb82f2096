"""What can happen at a table: for each kind of row, what it does to the table."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tenfold.match import Match
from tenfold.server.deal import BACK
from tenfold.server.seat import Seat
from tenfold.server.store import Row
from tenfold.server.times import Clocks

if TYPE_CHECKING:
    from tenfold.server.table import Table

Happening = Callable[["Table", Row, Match | None], None]


def _open(table: "Table", row: Row, ahead: Match | None) -> None:
    """The table is made."""
    table.game, table.host = row.payload["game"], row.payload["host"]
    _change(table, row, ahead)


def _change(table: "Table", row: Row, ahead: Match | None) -> None:
    """The host has chosen something else."""
    told = row.payload
    table.options, table.clock, table.public = dict(told["options"]), told["clock"], told["public"]
    table.seats = [Seat(**seat) for seat in told["seats"]]


def _sit(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person takes an open seat."""
    assert row.seat is not None
    told = row.payload
    table.seats[row.seat] = Seat("person", told["by"], told["name"], told["colour"], luck=told["luck"])
    table.say("sat", row.seat, row.at)


def _rise(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person gets up before the game."""
    assert row.seat is not None
    table.say("rose", row.seat, row.at)
    table.seats[row.seat] = Seat("open")


def _ready(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person is ready, or not any more."""
    assert row.seat is not None
    table.seats[row.seat].ready = row.payload["ready"]


def _start(table: "Table", row: Row, ahead: Match | None) -> None:
    """The game begins."""
    table.options = dict(row.payload["options"])
    table.seats = [Seat(**seat) for seat in row.payload["seats"]]
    table.match = ahead or table.begin(table.options, table.seats)
    table.status = "playing"
    _follow(table, row, ahead)
    table.go_on(None, row.at)
    if table.clock is not None:
        table.clocks = Clocks.start(table.clock, len(table.seats), table.active, row.at)


def _move(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat moves; where not everybody sees it, nothing else changes."""
    _follow(table, row, ahead)
    if row.payload["open"]:
        table.moves += 1
        table.go_on(row.seat, row.at)


def _draw(table: "Table", row: Row, ahead: Match | None) -> None:
    """All have agreed to a draw."""
    _follow(table, row, ahead)
    table.go_on(None, row.at)


def _follow(table: "Table", row: Row, ahead: Match | None) -> None:
    """Let the match make the lines of a row, unless it has."""
    assert table.match is not None
    if ahead is None:
        table.match.follow(row.payload["lines"])
    table.history += row.payload["lines"]
    table.deal.drawn = row.payload["drawn"]


def _undo(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat's last move, and what followed, is taken back; where nobody saw it, nothing else changes."""
    assert table.match is not None
    if ahead is None:
        table.match.back(row.payload["kept"])
    table.history.append(f"{BACK} {row.payload['kept']}")
    table.returned = True
    if row.payload["open"]:
        table.say("undone", row.seat, row.at)
        table.go_on(row.seat, row.at)


def _ask(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat asks all others."""
    assert row.seat is not None
    table.question = {"what": row.payload["what"], "seat": row.seat, "agreed": [row.seat]}
    table.say(f"asks-{row.payload['what']}", row.seat, row.at)


def _agree(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat agrees, and others have still to."""
    assert row.seat is not None
    assert table.question is not None
    table.question = {**table.question, "agreed": sorted({*table.question["agreed"], row.seat})}


def _decline(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat does not agree, or the asking one asks no more."""
    table.question = None
    table.say("declined", row.seat, row.at)


def _hand(table: "Table", row: Row, ahead: Match | None) -> None:
    """A bot plays on for a person."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    seat.bot, seat.away = row.payload["bot"], row.payload["why"]
    table.say(row.payload["why"], row.seat, row.at)


def _back(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person plays again."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    seat.bot = seat.away = None
    table.say("back", row.seat, row.at)
    if table.clocks is not None:
        table.clocks.restore(row.seat, table.active, row.at)


def _chat(table: "Table", row: Row, ahead: Match | None) -> None:
    """Somebody says something."""
    told = row.payload
    table.hear({"seat": row.seat, "name": told["name"], "text": told["text"], "data": {}, "at": row.at})


def _failed(table: "Table", row: Row, ahead: Match | None) -> None:
    """A bot failed, and a simpler one plays on."""
    assert row.seat is not None
    table.seats[row.seat].bot = row.payload["bot"]
    table.say("bot-failed", row.seat, row.at)


def _rematch(table: "Table", row: Row, ahead: Match | None) -> None:
    """It goes on at another table."""
    table.rematch = row.payload["table"]


HAPPENINGS: Mapping[str, Happening] = {
    "open": _open,
    "change": _change,
    "sit": _sit,
    "rise": _rise,
    "ready": _ready,
    "start": _start,
    "move": _move,
    "draw": _draw,
    "undo": _undo,
    "ask": _ask,
    "agree": _agree,
    "decline": _decline,
    "hand": _hand,
    "back": _back,
    "chat": _chat,
    "failed": _failed,
    "rematch": _rematch,
}
"""The one table of what can happen."""
