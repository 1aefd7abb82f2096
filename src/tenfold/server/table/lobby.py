"""Commands before and after a game: make a table, change it, sit down, start, leave, play again."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

from tenfold import games
from tenfold.errors import BadArgument
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Choice, Clock, Level
from tenfold.server.protocol.requests import AskedSeat, ChangeTable, Join, MakeTable, Ready, Start
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, add, put
from tenfold.server.store.storage import Payload
from tenfold.server.table import results
from tenfold.server.table.commands import Draft, Person, hand, plain
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table
from tenfold.server.web.signing import LETTERS

CLOCKS: Mapping[str, range] = {"seconds": range(5, 14 * 24 * 3600 + 1), "increment": range(0, 601)}
"""The values that the clocks of a table may have, in seconds."""


def new_id() -> str:
    """Return a random id for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def next_id(table: Table) -> str:
    """Return the id of the table of a rematch: the same for all who ask, and unknown to others."""
    drawn = hashlib.sha256(f"{table.id} {table.secret}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:16])


def opening(asked: MakeTable, who: Person) -> Payload:
    """Return the payload of the first row of a table; raises RequestError."""
    seats = [_asked(seat, who, asked.luck) for seat in asked.seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise RequestError(
            "malformed", "one seat at most is mine; others at the same screen are `screen`"
        )
    options = complete(asked.game, len(seats), asked.options, waiting=not asked.start)
    hints = not asked.public if asked.hints is None else asked.hints
    settings = {"clock": check_clock(asked.clock), "public": asked.public, "hints": hints}
    return {"game": asked.game, "host": who.player, **_chosen(options, seats), **settings}


def _chosen(options: Mapping[str, Choice], seats: Sequence[Seat]) -> Payload:
    return {"options": dict(options), "seats": [asdict(seat) for seat in seats]}


def _asked(seat: AskedSeat, who: Person, luck: str) -> Seat:
    """Return a seat as it was asked for."""
    if seat.kind == "me":
        return Seat("person", who.player, who.name, who.colour, ready=True, luck=luck)
    if seat.kind == "screen":
        return Seat("screen", who.player, plain(seat.name or who.name), ready=True)
    if seat.kind == "bot":
        return Seat("bot", bot=seat.bot or "medium", ready=True)
    return Seat("open")


def complete(
    game: str, seats: int, options: Mapping[str, Choice], *, waiting: bool
) -> dict[str, Choice]:
    """Return all options of a game; raises RequestError. A table that waits may still have too few
    seats.
    """
    try:
        rules = games.get(game)
        return rules.complete(max(seats, rules.seats[0]) if waiting else seats, options)
    except BadArgument as fault:
        raise RequestError("bad-options", str(fault)) from None


def check_clock(clock: Clock | None) -> Clock | None:
    """Return a clock; raises RequestError if its values are not allowed."""
    if clock is None:
        return None
    for name, allowed in CLOCKS.items():
        if name in clock and clock.get(name) not in allowed:
            raise RequestError("malformed", f"{name} is from {allowed[0]} to {allowed[-1]}")
    return clock


def change(table: Table, who: Person, asked: ChangeTable) -> Draft:
    """Draft what the host changes before the game."""
    _check_host_may_change(table, who)
    seats = table.seats if asked.seats is None else _reseated(table, who, asked.seats)
    options = complete(table.game, len(seats), table.options | (asked.options or {}), waiting=True)
    clock = None
    if not asked.untimed:
        clock = check_clock(asked.clock) or table.clock
    public = table.public if asked.public is None else asked.public
    also = [put(schema.tables, ("id",), id=table.id, public=public, changed=wall_clock.now())]
    settings = {"clock": clock, "public": public, "hints": _hints(table, asked)}
    return Draft("change", None, {**_chosen(options, seats), **settings}, also=also)


def _hints(table: Table, asked: ChangeTable) -> bool:
    """Return whether a changed table has hints. One that becomes public has none unless the host
    asks for them.
    """
    if asked.hints is not None:
        return asked.hints
    return table.hints and not (asked.public and not table.public)


def _reseated(table: Table, who: Person, asked: Sequence[AskedSeat]) -> list[Seat]:
    """Return new seats. People who sit at the table stay, at the same place or at one that
    is open.
    """
    own = next(
        (seat for seat in table.seats if seat.player == who.player and seat.kind == "person"), None
    )
    seats = [_asked(seat, who, own.luck if own else "") for seat in asked]
    guests = {n: seat for n, seat in enumerate(table.seats) if _stays(table, who, seat)}
    for number, guest in guests.items():
        free = [n for n, seat in enumerate(seats) if seat.kind == "open"]
        if not free:
            raise RequestError("not-open")
        seats[number if number in free else free[0]] = guest
    return seats


def _stays(table: Table, who: Person, seat: Seat) -> bool:
    """Return whether a player keeps a seat when the host changes the seats: not one who has not
    agreed to a rematch.
    """
    if seat.kind != "person" or seat.player == who.player:
        return False
    return table.rematch_of is None or seat.ready


def sit(table: Table, who: Person, asked: Join) -> Draft | None:
    """Draft that a player sits down, or return None if the player sits there already."""
    if table.seats_of(who.player):
        return None
    if table.status != "waiting":
        raise RequestError("not-waiting")
    if who.player in table.removed:
        raise RequestError("removed")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or (asked.seat is not None and asked.seat not in free):
        raise RequestError("not-open")
    payload = {"by": who.player, "name": who.name, "colour": who.colour, "luck": asked.luck}
    seat = free[0] if asked.seat is None else asked.seat
    return Draft("sit", seat, payload, also=[member(who.player, table.id)])


def remove(table: Table, who: Person, seat: int) -> Draft:
    """Draft that the host removes a guest before the game."""
    _check_host_may_change(table, who)
    if seat not in range(len(table.seats)) or not _is_guest(table.seats[seat], who):
        raise RequestError("not-yours")
    return Draft("remove", seat, {"by": who.player})


def _is_guest(seat: Seat, host: Person) -> bool:
    return seat.kind == "person" and seat.player != host.player


def member(player: str, table: str) -> Write:
    """Return the write that notes that a player has sat at a table."""
    return Write("add", schema.members, {"player": player, "table_id": table}, may_be=True)


def ready(table: Table, who: Person, asked: Ready) -> Draft | None:
    """Draft that a player is ready, or not, with a contribution to the deal; None if nothing
    changes.
    """
    mine = table.seats_of(who.player)
    if not mine:
        raise RequestError("not-yours")
    own = table.seats[mine[0]]
    luck = own.luck if asked.luck is None else asked.luck
    if table.status != "waiting" or (own.ready, own.luck) == (asked.ready, luck):
        return None
    return Draft("ready", mine[0], {"by": who.player, "ready": asked.ready, "luck": luck})


def start(table: Table, who: Person, asked: Start) -> Draft:
    """Draft the start of the game, which only the host may ask for."""
    _check_host_may_change(table, who)
    if table.rematch_of is not None and not all_ready(table):
        raise RequestError("not-agreed")
    return begin(table, asked)


def all_ready(table: Table) -> bool:
    """Return whether everybody who sits at a table is ready."""
    return all(seat.ready or seat.kind == "open" for seat in table.seats)


def agree_to_rematch(table: Table, who: Person, luck: str) -> Draft | None:
    """Draft that a player agrees to a rematch and contributes to its deal, or return None if that
    was done before.
    """
    mine = table.seats_of(who.player)
    if not mine or table.seats[mine[0]].ready:
        return None
    return ready(table, who, Ready(ready=True, luck=luck))


def begin_rematch(table: Table) -> Draft | None:
    """Draft the start of a rematch once everybody has agreed to it; None before, and at other
    tables.
    """
    if table.rematch_of is None or table.status != "waiting" or not all_ready(table):
        return None
    return begin(table, Start())


def begin(table: Table, asked: Start) -> Draft:
    """Deal the match, and draft the start of the game."""
    seats = [_filled(seat, asked.fill) for seat in table.seats if seat.kind != "open" or asked.fill]
    if len(seats) not in games.get(table.game).seats:
        raise RequestError("too-few")
    wanted = table.options | (asked.options or {})
    options = complete(table.game, len(seats), wanted, waiting=False)
    match = table.begin(options, seats)
    match.settle()
    payload = {
        "rules": match.game.version,
        "options": options,
        "seats": [asdict(seat) for seat in seats],
        "lines": match.lines[:],
        "drawn": table.deal.drawn,
    }
    return Draft("start", None, payload, match, also=[status(table.id, "playing")])


def _filled(seat: Seat, level: Level | None) -> Seat:
    if seat.kind == "open":
        return Seat("bot", bot=level, ready=True)
    return replace(seat, ready=True)


def status(table: str, now: str) -> Write:
    """Return the write that sets the status of a table, for queries that do not read its rows."""
    return put(schema.tables, ("id",), id=table, status=now, changed=wall_clock.now())


def rename(table: Table, who: Person) -> Draft | None:
    """Draft that a player has another name or colour, or return None if the table knows it."""
    mine = [
        table.seats[number]
        for number in table.seats_of(who.player)
        if table.seats[number].kind == "person"
    ]
    if all((seat.name, seat.colour) == (who.name, who.colour) for seat in mine):
        return None
    return Draft("rename", None, {"by": who.player, "name": who.name, "colour": who.colour})


def leave(table: Table, who: Person) -> Draft | None:
    """Draft that a player leaves: in a game a bot plays on. None if there is nothing to leave."""
    mine = [
        seat for seat in table.seats_of(who.player) if table.seats[seat].away in (None, "missed")
    ]
    if not mine or table.status == "over":
        return None
    if table.status == "waiting":
        return Draft("rise", mine[0], {"by": who.player})
    drafted = hand(mine[0], "medium", "left")
    drafted.payload["by"] = who.player
    return drafted


def again(table: Table) -> Payload:
    """Return the payload of the first row of a rematch: the same people, each one seat
    further on.
    """
    if table.status != "over":
        raise RequestError("not-over")
    seats = [_again(seat) for seat in (*table.seats[-1:], *table.seats[:-1])]
    options = dict(table.options)
    for option in games.get(table.game).options:
        if option.is_seat and option.name in options:
            options[option.name] = None
    settings = {
        "clock": table.clock,
        "public": table.public,
        "hints": table.hints,
        "rematch_of": table.id,
        "first": table.first,
        "tally": results.series_tally(table),
    }
    return {"game": table.game, "host": table.host, **_chosen(options, seats), **settings}


def _again(seat: Seat) -> Seat:
    """Return a seat as it is in a rematch: people have to agree first."""
    level = None
    if seat.kind == "bot":
        level = seat.bot
    return replace(
        seat, away=None, bot=level, luck="", helped=[], missed=0, ready=seat.kind != "person"
    )


def rows_of(table: str, code: str, secret: str, payload: Payload, at: int) -> list[Write]:
    """Return what is stored beside the first row of a table."""
    people = dict.fromkeys(seat["player"] for seat in payload["seats"] if seat["player"])
    table_row = {
        "id": table,
        "code": code,
        "game": payload["game"],
        "status": "waiting",
        "public": payload["public"],
    }
    table_row |= {
        "host": payload["host"],
        "secret": secret,
        "lively": False,
        "made": at,
        "changed": at,
        "first_id": payload.get("first"),
    }
    return [
        add(schema.tables, **table_row),
        *(member(player, table) for player in [*people, payload["host"]]),
    ]


def _check_host_may_change(table: Table, who: Person) -> None:
    """Refuse anybody but the host of a table that waits."""
    if table.host != who.player:
        raise RequestError("not-host")
    if table.status != "waiting":
        raise RequestError("not-waiting")


def rematch(table: Table, who: Person, other: str) -> Draft | None:
    """Draft that a player wants a rematch at another table, or return None if the table
    knows it.
    """
    mine = table.seats_of(who.player)
    if table.rematch is not None and set(mine) <= set(table.rematch_by):
        return None
    return Draft("rematch", None, {"table": other, "by_seats": mine})
