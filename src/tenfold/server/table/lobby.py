"""What people do at a table before and after the game: make it, change it, sit down, begin, get up, play again."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from tenfold import games
from tenfold.errors import BadArgument
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Choice, Clock
from tenfold.server.protocol.requests import AskedSeat, ChangeTable, Join, MakeTable, Ready, Start
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, add, put
from tenfold.server.table.commands import Draft, Person, hand, plain
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table
from tenfold.server.web.signing import LETTERS

CLOCKS: Mapping[str, range] = {"seconds": range(5, 14 * 24 * 3600 + 1), "increment": range(0, 601)}
"""What clocks may be, in seconds."""


def new_id() -> str:
    """A name that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def next_id(table: Table) -> str:
    """The id of the table of a rematch: all who ask find the same one, and nobody else guesses it."""
    drawn = hashlib.sha256(f"{table.id} {table.secret}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:16])


def opening(asked: MakeTable, who: Person) -> dict[str, Any]:
    """What the first row of a table says; raises Wrong."""
    seats = [_asked(seat, who, asked.luck) for seat in asked.seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise RequestError("malformed", "one seat at most is mine; others at the same screen are `screen`")
    options = complete(asked.game, len(seats), asked.options, waiting=not asked.start)
    hints = not asked.public if asked.hints is None else asked.hints
    found = {"clock": check_clock(asked.clock), "public": asked.public, "hints": hints}
    return {"game": asked.game, "host": who.player, **_chosen(options, seats), **found}


def _chosen(options: Mapping[str, Choice], seats: Sequence[Seat]) -> dict[str, Any]:
    return {"options": dict(options), "seats": [asdict(seat) for seat in seats]}


def _asked(seat: AskedSeat, who: Person, luck: str) -> Seat:
    """A seat as it was asked for."""
    if seat.kind == "me":
        return Seat("person", who.player, who.name, who.colour, ready=True, luck=luck)
    if seat.kind == "screen":
        return Seat("screen", who.player, plain(seat.name or who.name), ready=True)
    if seat.kind == "bot":
        return Seat("bot", bot=seat.bot or "medium", ready=True)
    return Seat("open")


def complete(game: str, seats: int, options: Mapping[str, Choice], *, waiting: bool) -> dict[str, Choice]:
    """All options of a game; while a table waits it may still have too few seats."""
    try:
        found = games.get(game)
        return found.complete(max(seats, found.seats[0]) if waiting else seats, options)
    except BadArgument as fault:
        raise RequestError("bad-options", str(fault)) from None


def check_clock(clock: Clock | None) -> Clock | None:
    """A clock, if it can be."""
    for name, allowed in CLOCKS.items():
        if clock is not None and clock.get(name, 0) not in allowed and name in clock:
            raise RequestError("malformed", f"{name} is from {allowed[0]} to {allowed[-1]}")
    return clock


def change(table: Table, who: Person, asked: ChangeTable) -> Draft:
    """The host chooses something else, before the game."""
    _waiting(table, who)
    seats = table.seats if asked.seats is None else _reseated(table, who, asked.seats)
    options = complete(table.game, len(seats), table.options | (asked.options or {}), waiting=True)
    clock = None if asked.untimed else check_clock(asked.clock) or table.clock
    public = table.public if asked.public is None else asked.public
    also = [put(schema.tables, ("id",), id=table.id, public=public, changed=wall_clock.now())]
    found = {"clock": clock, "public": public, "hints": _hints(table, asked)}
    return Draft("change", None, {**_chosen(options, seats), **found}, also=also)


def _hints(table: Table, asked: ChangeTable) -> bool:
    """Whether a changed table has hints. A table that becomes public loses them unless the host asks for them."""
    if asked.hints is not None:
        return asked.hints
    return table.hints and not (asked.public and not table.public)


def _reseated(table: Table, who: Person, asked: Sequence[AskedSeat]) -> list[Seat]:
    """Seats anew: who sits stays, at the same place or at one that is open."""
    own = next((seat for seat in table.seats if seat.player == who.player and seat.kind == "person"), None)
    seats = [_asked(seat, who, own.luck if own else "") for seat in asked]
    guests = {n: seat for n, seat in enumerate(table.seats) if _stays(table, who, seat)}
    for number, guest in guests.items():
        free = [n for n, seat in enumerate(seats) if seat.kind == "open"]
        if not free:
            raise RequestError("not-open")
        seats[number if number in free else free[0]] = guest
    return seats


def _stays(table: Table, who: Person, seat: Seat) -> bool:
    """Whether a guest keeps a seat when the host changes the seats. Who has not agreed to a rematch does not."""
    if seat.kind != "person" or seat.player == who.player:
        return False
    return table.rematch_of is None or seat.ready


def sit(table: Table, who: Person, asked: Join) -> Draft | None:
    """Somebody sits down; None where they do already."""
    if table.seats_of(who.player):
        return None
    if table.status != "waiting":
        raise RequestError("not-waiting")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or (asked.seat is not None and asked.seat not in free):
        raise RequestError("not-open")
    told = {"by": who.player, "name": who.name, "colour": who.colour, "luck": asked.luck}
    return Draft("sit", free[0] if asked.seat is None else asked.seat, told, also=[member(who.player, table.id)])


def member(player: str, table: str) -> Write:
    """That a player has sat at a table."""
    return Write("add", schema.members, {"player": player, "table_id": table}, may_be=True)


def ready(table: Table, who: Person, asked: Ready) -> Draft | None:
    """Somebody says that they are ready, and may contribute to the deal."""
    mine = table.seats_of(who.player)
    if not mine:
        raise RequestError("not-yours")
    own = table.seats[mine[0]]
    luck = own.luck if asked.luck is None else asked.luck
    if table.status != "waiting" or (own.ready, own.luck) == (asked.ready, luck):
        return None
    return Draft("ready", mine[0], {"by": who.player, "ready": asked.ready, "luck": luck})


def start(table: Table, who: Person, asked: Start) -> Draft:
    """The host begins the game."""
    _waiting(table, who)
    if table.rematch_of is not None and not all_ready(table):
        raise RequestError("not-agreed")
    return begin(table, asked)


def all_ready(table: Table) -> bool:
    """Whether everybody who sits at a table is ready."""
    return all(seat.ready or seat.kind == "open" for seat in table.seats)


def agree_to_rematch(table: Table, who: Person, luck: str) -> Draft | None:
    """A player agrees to a rematch, and contributes to its deal; None if that was done before."""
    mine = table.seats_of(who.player)
    if not mine or table.seats[mine[0]].ready:
        return None
    return ready(table, who, Ready(ready=True, luck=luck))


def begin_rematch(table: Table) -> Draft | None:
    """A rematch begins as soon as everybody has agreed to it; None at other tables, and before."""
    if table.rematch_of is None or table.status != "waiting" or not all_ready(table):
        return None
    return begin(table, Start())


def begin(table: Table, asked: Start) -> Draft:
    """The game begins: the match deals."""
    seats = [_filled(seat, asked.fill) for seat in table.seats if seat.kind != "open" or asked.fill]
    if len(seats) not in games.get(table.game).seats:
        raise RequestError("too-few")
    wanted = table.options | (asked.options or {})
    options = complete(table.game, len(seats), wanted, waiting=False)
    match = table.begin(options, seats)
    match.settle()
    told = {"rules": match.game.version, "options": options, "seats": [asdict(seat) for seat in seats]}
    also = [status(table.id, "playing")]
    return Draft("start", None, {**told, "lines": match.lines[:], "drawn": table.deal.drawn}, match, also)


def _filled(seat: Seat, level: str | None) -> Seat:
    return Seat("bot", bot=level, ready=True) if seat.kind == "open" else replace(seat, ready=True)


def status(table: str, now: str) -> Write:
    """What can be asked of a table without reading it."""
    return put(schema.tables, ("id",), id=table, status=now, changed=wall_clock.now())


def rename(table: Table, who: Person) -> Draft | None:
    """A player has another name or colour from now on; None where that is known."""
    mine = [table.seats[number] for number in table.seats_of(who.player) if table.seats[number].kind == "person"]
    if all((seat.name, seat.colour) == (who.name, who.colour) for seat in mine):
        return None
    return Draft("rename", None, {"by": who.player, "name": who.name, "colour": who.colour})


def leave(table: Table, who: Person) -> Draft | None:
    """Somebody gets up; in a game a bot plays on."""
    mine = [seat for seat in table.seats_of(who.player) if table.seats[seat].away in (None, "missed")]
    if not mine or table.status == "over":
        return None
    if table.status == "waiting":
        return Draft("rise", mine[0], {"by": who.player})
    drafted = hand(mine[0], "medium", "left")
    drafted.payload["by"] = who.player
    return drafted


def again(table: Table) -> dict[str, Any]:
    """What the first row of a rematch says: the same people, each one seat further on."""
    if table.status != "over":
        raise RequestError("not-over")
    seats = [_again(seat) for seat in (*table.seats[-1:], *table.seats[:-1])]
    options = {**table.options, **({"first": None} if "first" in table.options else {})}
    kept = {"clock": table.clock, "public": table.public, "hints": table.hints, "rematch_of": table.id}
    return {"game": table.game, "host": table.host, **_chosen(options, seats), **kept}


def _again(seat: Seat) -> Seat:
    """A seat in a rematch: whoever has a seat of their own has to agree first."""
    level = seat.bot if seat.kind == "bot" else None
    return replace(seat, away=None, bot=level, luck="", helped=[], missed=0, ready=seat.kind != "person")


def rows_of(table: str, code: str, secret: str, told: Mapping[str, Any], at: int) -> list[Write]:
    """What is written when a table is made, beside its first row."""
    people = dict.fromkeys(seat["player"] for seat in told["seats"] if seat["player"])
    own = {"id": table, "code": code, "game": told["game"], "status": "waiting", "public": told["public"]}
    own |= {"host": told["host"], "secret": secret, "lively": False, "made": at, "changed": at}
    return [add(schema.tables, **own), *(member(player, table) for player in [*people, told["host"]])]


def _waiting(table: Table, who: Person) -> None:
    if table.host != who.player:
        raise RequestError("not-host")
    if table.status != "waiting":
        raise RequestError("not-waiting")


def rematch(table: Table, who: Person, other: str) -> Draft | None:
    """A player wants to go on at another table; None if that is known."""
    mine = table.seats_of(who.player)
    if table.rematch is not None and set(mine) <= set(table.rematch_by):
        return None
    return Draft("rematch", None, {"table": other, "by_seats": mine})
