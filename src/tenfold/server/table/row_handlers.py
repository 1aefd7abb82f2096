"""What each kind of row does to a table."""

from collections.abc import Callable, Mapping

from tenfold import games
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Help
from tenfold.server.store.storage import Row
from tenfold.server.table.clocks import RunningClocks
from tenfold.server.table.fair_chance import BACK, REWIND
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table

REDACTED = "…"
"""What is left of what a player said who was forgotten."""

RowHandler = Callable[[Table, Row], None]

MatchRowHandler = Callable[[Table, Row, Match | None], None]
"""Handles a row that changes the match. The match has made the row's lines already if it is given.
"""


def apply(table: Table, row: Row, ahead: Match | None = None) -> None:
    """Apply the next row to a table. `ahead` is the match if it has made the row's lines
    already.
    """
    assert row.number == table.number + 1, (row.number, table.number)
    handler = MATCH_ROW_HANDLERS.get(row.kind)
    if handler is None:
        ROW_HANDLERS[row.kind](table, row)
    else:
        handler(table, row, ahead)
    if "id" in row.payload:
        table.done.add((row.payload["by"], row.payload["id"]))
    table.number = row.number
    table.changed = max(table.changed, row.at)


def _open(table: Table, row: Row) -> None:
    """Open the table."""
    table.game = row.payload["game"]
    table.host = row.payload["host"]
    table.rematch_of = row.payload.get("rematch_of")
    table.first = row.payload.get("first", table.id)
    table.tally = row.payload.get("tally", [])
    table.day = row.payload.get("day")
    table.position = row.payload.get("position")
    table.played_from = row.payload.get("played_from")
    _change(table, row)
    table.sat = dict.fromkeys(
        (seat.player for seat in table.seats if seat.player is not None), row.at
    )


def _change(table: Table, row: Row) -> None:
    """Apply what the host has changed."""
    payload = row.payload
    table.options = dict(payload["options"])
    table.clock = payload["clock"]
    table.public = payload["public"]
    table.hints = payload.get("hints", True)
    table.seats = [Seat(**seat) for seat in payload["seats"]]


def _sit(table: Table, row: Row) -> None:
    """Seat a person at an open seat."""
    assert row.seat is not None
    payload = row.payload
    player = payload["by"]
    table.seats[row.seat] = Seat(
        "person", player, payload["name"], payload["colour"], luck=payload["luck"]
    )
    table.sat[player] = row.at
    table.say("sat", row.seat, row.at)


def _rise(table: Table, row: Row) -> None:
    """Open the seat of a person who leaves before the game."""
    assert row.seat is not None
    table.say("rose", row.seat, row.at)
    table.seats[row.seat] = Seat("open")


def _remove(table: Table, row: Row) -> None:
    """Open the seat of a guest whom the host removes."""
    assert row.seat is not None
    guest = table.seats[row.seat].player
    assert guest is not None
    table.say("removed", row.seat, row.at)
    table.removed.add(guest)
    table.seats[row.seat] = Seat("open")


def _ready(table: Table, row: Row) -> None:
    """Note whether a person is ready, and the contribution to the deal."""
    assert row.seat is not None
    table.seats[row.seat].ready = row.payload["ready"]
    if "luck" in row.payload:
        table.seats[row.seat].luck = row.payload["luck"]


def _start(table: Table, row: Row, ahead: Match | None) -> None:
    """Start the game; raises RequestError if it began under another version of the rules, which
    cannot be replayed.
    """
    _check_rules(table, row)
    table.options = dict(row.payload["options"])
    table.seats = [Seat(**seat) for seat in row.payload["seats"]]
    table.match = ahead or table.begin(table.options, table.seats)
    table.status = "playing"
    table.sat = dict.fromkeys(
        (seat.player for seat in table.seats if seat.player is not None), row.at
    )
    _follow(table, row, ahead)
    if table.played_from is not None:
        table.say("played-on", None, row.at)
    table.pass_turn(None, row.at)
    if table.clock is not None:
        table.clocks = RunningClocks.start(
            table.clock, len(table.seats), table.active, row.at, is_setup=table.is_setup()
        )


def _check_rules(table: Table, row: Row) -> None:
    """Refuse rows of another version of the rules. Rows from before the version was stored are
    taken to be current.
    """
    version = games.get(table.game).version
    if row.payload.get("rules", version) != version:
        raise RequestError("old-rules")


def _move(table: Table, row: Row, ahead: Match | None) -> None:
    """Apply a seat's move. If not everybody sees it, nothing else changes."""
    _follow(table, row, ahead)
    _note_mover(table, row)
    if row.payload["open"]:
        table.moves += 1
        table.pass_turn(row.seat, row.at)


def _note_mover(table: Table, row: Row) -> None:
    """Note the lines of a move that a bot made for a person. No player asked for such a move, so it
    has no `by`.
    """
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


def _draw(table: Table, row: Row, ahead: Match | None) -> None:
    """End the game as a draw, to which all have agreed."""
    _follow(table, row, ahead)
    table.pass_turn(None, row.at)


def _follow(table: Table, row: Row, ahead: Match | None) -> None:
    """Let the match make the lines of a row, unless it has made them."""
    assert table.match is not None
    if ahead is None:
        table.match.follow(row.payload["lines"])
    table.history += row.payload["lines"]
    table.deal.drawn = row.payload["drawn"]
    table.deal.mark(len(table.match.lines))


def _undo(table: Table, row: Row, ahead: Match | None) -> None:
    """Take back a seat's last move and what followed. If spectators saw nothing of it, nothing else
    changes.
    """
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
        table.pass_turn(row.seat, row.at)


def _ask(table: Table, row: Row) -> None:
    """Put a seat's question to all others."""
    assert row.seat is not None
    table.question = {"what": row.payload["what"], "seat": row.seat, "agreed": [row.seat]}
    table.say(f"asks-{row.payload['what']}", row.seat, row.at)


def _agree(table: Table, row: Row) -> None:
    """Note that a seat agrees; others have yet to answer."""
    assert row.seat is not None
    assert table.question is not None
    table.question = {**table.question, "agreed": sorted({*table.question["agreed"], row.seat})}


def _decline(table: Table, row: Row) -> None:
    """End the question: a seat does not agree, or the asking seat has withdrawn it."""
    table.question = None
    table.say("declined", row.seat, row.at)


def _pause(table: Table, row: Row) -> None:
    """Stop the clocks: all have agreed to a pause."""
    table.question = None
    table.paused = True
    if table.clocks is not None:
        table.clocks.stop(row.at)
    table.say("paused", row.seat, row.at)


def _resume(table: Table, row: Row) -> None:
    """Go on after a pause."""
    table.paused = False
    if table.clocks is not None:
        table.clocks.start_again(table.active, row.at)
    table.say("resumed", row.seat, row.at)


def _hand(table: Table, row: Row) -> None:
    """Let a bot play for a person."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    seat.bot = row.payload["bot"]
    seat.away = row.payload["why"]
    seat.missed = 0
    table.say(row.payload["why"], row.seat, row.at)


def _miss(table: Table, row: Row) -> None:
    """Let a bot play one turn for a person whose time has run out."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    seat.bot = row.payload["bot"]
    seat.away = "missed"
    if row.payload["here"]:
        seat.missed = 0
    else:
        seat.missed += 1
    table.say("missed", row.seat, row.at)


def _wake(table: Table, row: Row) -> None:
    """Set the clocks forward by the time that they stood still while nobody was connected."""
    if table.clocks is not None:
        table.clocks.resume(row.payload["since"], row.at)


def _rename(table: Table, row: Row) -> None:
    """Give a player another name or colour."""
    name = row.payload["name"]
    colour = row.payload["colour"]
    for number in table.seats_of(row.payload["by"]):
        seat = table.seats[number]
        if seat.kind != "person":
            continue
        if seat.name != name:
            data = {"before": seat.name, "name": name, "seat": number}
            table.hear(None, None, "table-renamed", row.at, data)
        seat.name = name
        seat.colour = colour


def _back(table: Table, row: Row) -> None:
    """Give a seat back to its person."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    was_missed = seat.away == "missed"
    seat.bot = None
    seat.away = None
    seat.missed = 0
    table.say("back", row.seat, row.at)
    if table.clocks is not None:
        running = [] if table.paused else table.active
        table.clocks.restore(row.seat, running, row.at, whole_turn=not was_missed)


def _chat(table: Table, row: Row) -> None:
    """Add a line of chat. A player who was forgotten has no name."""
    table.hear(row.seat, row.payload["name"] or "", row.payload["text"], row.at)


def _forget(table: Table, row: Row) -> None:
    """Take the name, the colour and the words of a player out of the table."""
    mine = table.seats_of(row.payload["player"])
    for number in mine:
        table.seat_changed(number, name=None, colour=None)
    table.redact(mine, REDACTED)


def _help(table: Table, row: Row) -> None:
    """Note that a player has asked for a hint or the tutor for the first time."""
    _mark_helped(table, row, row.payload["what"])
    table.say(row.payload["what"], row.seat, row.at)


def _mark_helped(table: Table, row: Row, what: Help) -> None:
    """Note that a seat had a kind of help."""
    assert row.seat is not None
    seat = table.seats[row.seat]
    if what not in seat.helped:
        seat.helped.append(what)


def _failed(table: Table, row: Row) -> None:
    """Replace a bot that failed by a simpler one."""
    assert row.seat is not None
    table.seats[row.seat].bot = row.payload["bot"]
    table.say("bot-failed", row.seat, row.at)


def _rematch(table: Table, row: Row) -> None:
    """Note that a player wants a rematch, and at which table."""
    table.rematch = row.payload["table"]
    table.rematch_by = sorted({*table.rematch_by, *row.payload.get("by_seats", [])})


MATCH_ROW_HANDLERS: Mapping[str, MatchRowHandler] = {
    "start": _start,
    "move": _move,
    "draw": _draw,
    "undo": _undo,
}
"""The rows that change the match, by their kind."""

ROW_HANDLERS: Mapping[str, RowHandler] = {
    "open": _open,
    "change": _change,
    "sit": _sit,
    "rise": _rise,
    "remove": _remove,
    "ready": _ready,
    "ask": _ask,
    "agree": _agree,
    "decline": _decline,
    "pause": _pause,
    "resume": _resume,
    "hand": _hand,
    "miss": _miss,
    "back": _back,
    "wake": _wake,
    "rename": _rename,
    "chat": _chat,
    "help": _help,
    "failed": _failed,
    "rematch": _rematch,
    "forget": _forget,
}
"""All other rows, by their kind."""
