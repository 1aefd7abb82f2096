"""What can happen at a table: for each kind of row, what it does to the table."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tenfold import games
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Help
from tenfold.server.store.storage import Row
from tenfold.server.table.clocks import RunningClocks
from tenfold.server.table.fair_chance import BACK, REWIND
from tenfold.server.table.seat import Seat

if TYPE_CHECKING:
    from tenfold.server.table.table import Table

RowHandler = Callable[["Table", Row, Match | None], None]


def _open(table: "Table", row: Row, ahead: Match | None) -> None:
    """The table is made."""
    table.game, table.host = row.payload["game"], row.payload["host"]
    table.rematch_of = row.payload.get("rematch_of")
    table.day = row.payload.get("day")
    _change(table, row, ahead)
    table.sat = dict.fromkeys((seat.player for seat in table.seats if seat.player is not None), row.at)


def _change(table: "Table", row: Row, ahead: Match | None) -> None:
    """The host has chosen something else."""
    told = row.payload
    table.options, table.clock, table.public = dict(told["options"]), told["clock"], told["public"]
    table.hints = told.get("hints", True)
    table.seats = [Seat(**seat) for seat in told["seats"]]


def _sit(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person takes an open seat."""
    assert row.seat is not None
    told = row.payload
    table.seats[row.seat] = Seat("person", told["by"], told["name"], told["colour"], luck=told["luck"])
    table.sat[told["by"]] = row.at
    table.say("sat", row.seat, row.at)


def _rise(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person gets up before the game."""
    assert row.seat is not None
    table.say("rose", row.seat, row.at)
    table.seats[row.seat] = Seat("open")


def _ready(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person is ready, or not any more, and may contribute to the deal."""
    assert row.seat is not None
    table.seats[row.seat].ready = row.payload["ready"]
    if "luck" in row.payload:
        table.seats[row.seat].luck = row.payload["luck"]


def _start(table: "Table", row: Row, ahead: Match | None) -> None:
    """The game begins; raises Wrong if it began under rules of another version, which cannot be replayed."""
    _check_rules(table, row)
    table.options = dict(row.payload["options"])
    table.seats = [Seat(**seat) for seat in row.payload["seats"]]
    table.match = ahead or table.begin(table.options, table.seats)
    table.status = "playing"
    table.sat = dict.fromkeys((seat.player for seat in table.seats if seat.player is not None), row.at)
    _follow(table, row, ahead)
    table.go_on(None, row.at)
    if table.clock is not None:
        table.clocks = RunningClocks.start(
            table.clock, len(table.seats), table.active, row.at, is_setup=table.is_setup()
        )


def _check_rules(table: "Table", row: Row) -> None:
    """Rows from before the version was stored are taken to be of this one."""
    version = games.get(table.game).version
    if row.payload.get("rules", version) != version:
        raise RequestError("old-rules")


def _move(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat moves; where not everybody sees it, nothing else changes."""
    _follow(table, row, ahead)
    _note_mover(table, row)
    if row.payload["open"]:
        table.moves += 1
        table.go_on(row.seat, row.at)


def _note_mover(table: "Table", row: Row) -> None:
    """Note the lines of a move that a bot made for a person: nobody asked for it, so it has no `by`."""
    assert row.seat is not None
    assert table.match is not None
    seat = table.seats[row.seat]
    if seat.kind == "bot":
        return
    if "by" in row.payload:
        if seat.missed:
            table.seat_changed(row.seat, missed=0)
        return
    end = len(table.match.lines)
    table.by_bot.update(range(end - len(row.payload["lines"]), end))


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
    table.deal.mark(len(table.match.lines))


def _undo(table: "Table", row: Row, ahead: Match | None) -> None:
    """A seat's last move, and what followed, is taken back; where nobody saw it, nothing else changes."""
    assert table.match is not None
    if ahead is None:
        table.match.back(row.payload["kept"])
    rewinds = row.payload.get("rewinds", False)
    if rewinds:
        table.deal.rewind(row.payload["kept"])
    table.history.append(f"{REWIND if rewinds else BACK} {row.payload['kept']}")
    table.returned = True
    if row.payload.get("learned", False):
        _mark_helped(table, row, "undo")
    table.cut(row.payload["kept"])
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
    seat.bot, seat.away, seat.missed = row.payload["bot"], row.payload["why"], 0
    table.say(row.payload["why"], row.seat, row.at)


def _miss(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person has run out of time, and a bot plays this one turn."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    seat.bot, seat.away = row.payload["bot"], "missed"
    seat.missed = 0 if row.payload["here"] else seat.missed + 1
    table.say("missed", row.seat, row.at)


def _wake(table: "Table", row: Row, ahead: Match | None) -> None:
    """Somebody looks at the table again after nobody did: the clocks stood still meanwhile."""
    if table.clocks is not None:
        table.clocks.resume(row.payload["since"], row.at)


def _rename(table: "Table", row: Row, ahead: Match | None) -> None:
    """A player has another name or colour."""
    told = row.payload
    for number in table.seats_of(told["by"]):
        seat = table.seats[number]
        if seat.kind != "person":
            continue
        if seat.name != told["name"]:
            data = {"before": seat.name, "name": told["name"], "seat": number}
            table.hear(None, None, "table-renamed", row.at, data)
        seat.name, seat.colour = told["name"], told["colour"]


def _back(table: "Table", row: Row, ahead: Match | None) -> None:
    """A person plays again."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    was_missed = seat.away == "missed"
    seat.bot, seat.away, seat.missed = None, None, 0
    table.say("back", row.seat, row.at)
    if table.clocks is not None:
        table.clocks.restore(row.seat, table.active, row.at, whole_turn=not was_missed)


def _chat(table: "Table", row: Row, ahead: Match | None) -> None:
    """Somebody says something."""
    told = row.payload
    table.hear(row.seat, told["name"], told["text"], row.at)


def _help(table: "Table", row: Row, ahead: Match | None) -> None:
    """A player has asked for a hint, or for the tutor, for the first time."""
    _mark_helped(table, row, row.payload["what"])
    table.say(row.payload["what"], row.seat, row.at)


def _mark_helped(table: "Table", row: Row, what: Help) -> None:
    """Note that a seat had a kind of help."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    if what not in seat.helped:
        seat.helped.append(what)


def _failed(table: "Table", row: Row, ahead: Match | None) -> None:
    """A bot failed, and a simpler one plays on."""
    assert row.seat is not None
    table.seats[row.seat].bot = row.payload["bot"]
    table.say("bot-failed", row.seat, row.at)


def _rematch(table: "Table", row: Row, ahead: Match | None) -> None:
    """A player wants another game, which goes on at another table."""
    table.rematch = row.payload["table"]
    table.rematch_by = sorted({*table.rematch_by, *row.payload.get("by_seats", [])})


ROW_HANDLERS: Mapping[str, RowHandler] = {
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
    "miss": _miss,
    "back": _back,
    "wake": _wake,
    "rename": _rename,
    "chat": _chat,
    "help": _help,
    "failed": _failed,
    "rematch": _rematch,
}
"""The one table of what can happen."""
