"""What people do at a table before and after the game: make it, change it, sit down, begin, get up, play again."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from tenfold import games
from tenfold.errors import BadVariant
from tenfold.server import schema, times
from tenfold.server.acts import Draft, Person, plain
from tenfold.server.errors import Wrong
from tenfold.server.requests import AskedSeat, ChangeTable, Join, MakeTable, Start
from tenfold.server.seat import Seat
from tenfold.server.shapes import Choice, Clock
from tenfold.server.table import Table
from tenfold.server.writes import Write, add, put

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"

CLOCKS: Mapping[str, range] = {"seconds": range(5, 24 * 3600 + 1), "increment": range(0, 601)}
"""What clocks may be, in seconds."""


def new_id() -> str:
    """A name that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def next_id(table: Table) -> str:
    """The id of the table of a rematch: all who ask find the same one, and nobody else guesses it."""
    drawn = hashlib.sha256(f"{table.id} {table.secret}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:16])


def new_code() -> str:
    """A short code to type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def opening(asked: MakeTable, who: Person) -> dict[str, Any]:
    """What the first row of a table says; raises Wrong."""
    seats = [_asked(seat, who, asked.luck) for seat in asked.seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Wrong("malformed", "one seat at most is mine; others at the same screen are `screen`")
    options = complete(asked.game, len(seats), asked.options, waiting=not asked.start)
    chosen = _chosen(options, seats, check_clock(asked.clock), asked.public)
    return {"game": asked.game, "host": who.player, **chosen}


def _chosen(options: Mapping[str, Choice], seats: Sequence[Seat], clock: Clock | None, public: bool) -> dict[str, Any]:
    return {"options": dict(options), "seats": [asdict(seat) for seat in seats], "clock": clock, "public": public}


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
    except BadVariant as fault:
        raise Wrong("bad-options", str(fault)) from None


def check_clock(clock: Clock | None) -> Clock | None:
    """A clock, if it can be."""
    for name, allowed in CLOCKS.items():
        if clock is not None and clock.get(name, 0) not in allowed and name in clock:
            raise Wrong("malformed", f"{name} is from {allowed[0]} to {allowed[-1]}")
    return clock


def change(table: Table, who: Person, asked: ChangeTable) -> Draft:
    """The host chooses something else, before the game."""
    _waiting(table, who)
    seats = table.seats if asked.seats is None else _reseated(table, who, asked.seats)
    options = complete(table.game, len(seats), table.options | (asked.options or {}), waiting=True)
    clock = None if asked.untimed else check_clock(asked.clock) or table.clock
    public = table.public if asked.public is None else asked.public
    also = [put(schema.tables, ("id",), id=table.id, public=public, changed=times.now())]
    return Draft("change", None, _chosen(options, seats, clock, public), also=also)


def _reseated(table: Table, who: Person, asked: Sequence[AskedSeat]) -> list[Seat]:
    """Seats anew: who sits stays, at the same place or at one that is open."""
    own = next((seat for seat in table.seats if seat.player == who.player and seat.kind == "person"), None)
    seats = [_asked(seat, who, own.luck if own else "") for seat in asked]
    guests = {n: seat for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.player != who.player}
    for number, guest in guests.items():
        free = [n for n, seat in enumerate(seats) if seat.kind == "open"]
        if not free:
            raise Wrong("not-open")
        seats[number if number in free else free[0]] = guest
    return seats


def sit(table: Table, who: Person, asked: Join) -> Draft | None:
    """Somebody sits down; None where they do already."""
    if table.seats_of(who.player):
        return None
    if table.status != "waiting":
        raise Wrong("not-waiting")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or (asked.seat is not None and asked.seat not in free):
        raise Wrong("not-open")
    told = {"by": who.player, "name": who.name, "colour": who.colour, "luck": asked.luck}
    return Draft("sit", free[0] if asked.seat is None else asked.seat, told, also=[member(who.player, table.id)])


def member(player: str, table: str) -> Write:
    """That a player has sat at a table."""
    return Write("add", schema.members, {"player": player, "table_id": table}, may_be=True)


def ready(table: Table, who: Person, is_ready: bool) -> Draft | None:
    """Somebody says that they are ready."""
    mine = table.seats_of(who.player)
    if not mine:
        raise Wrong("not-yours")
    if table.status != "waiting" or table.seats[mine[0]].ready == is_ready:
        return None
    return Draft("ready", mine[0], {"by": who.player, "ready": is_ready})


def start(table: Table, who: Person, asked: Start) -> Draft:
    """The host begins the game."""
    _waiting(table, who)
    return begin(table, asked)


def begin(table: Table, asked: Start) -> Draft:
    """The game begins: the match deals."""
    seats = [_filled(seat, asked.fill) for seat in table.seats if seat.kind != "open" or asked.fill]
    if len(seats) not in games.get(table.game).seats:
        raise Wrong("too-few")
    wanted = table.options | (asked.options or {})
    options = complete(table.game, len(seats), wanted, waiting=False)
    match = table.begin(options, seats)
    match.settle()
    told = {"options": options, "seats": [asdict(seat) for seat in seats], "lines": match.lines[:]}
    also = [status(table.id, "playing", is_lively(seats, table.clock))]
    return Draft("start", None, {**told, "drawn": table.deal.drawn}, match, also)


def _filled(seat: Seat, level: str | None) -> Seat:
    return Seat("bot", bot=level, ready=True) if seat.kind == "open" else replace(seat, ready=True)


def is_lively(seats: Sequence[Seat], clock: Clock | None) -> bool:
    """Whether the server itself may have something to do there."""
    return clock is not None or any(seat.bot is not None for seat in seats)


def status(table: str, now: str, lively: bool) -> Write:
    """What can be asked of a table without reading it."""
    return put(schema.tables, ("id",), id=table, status=now, lively=lively, changed=times.now())


def leave(table: Table, who: Person) -> Draft | None:
    """Somebody gets up; in a game a bot plays on."""
    mine = [seat for seat in table.seats_of(who.player) if table.seats[seat].away is None]
    if not mine or table.status == "over":
        return None
    if table.status == "waiting":
        return Draft("rise", mine[0], {"by": who.player})
    return Draft("hand", mine[0], {"by": who.player, "bot": "medium", "why": "left"})


def again(table: Table) -> dict[str, Any]:
    """What the first row of a rematch says: the same people, each one seat further on."""
    if table.status != "over":
        raise Wrong("not-over")
    fresh = [replace(seat, away=None, bot=seat.bot if seat.kind == "bot" else None, luck="") for seat in table.seats]
    seats = [replace(seat, ready=seat.kind == "bot") for seat in (*fresh[-1:], *fresh[:-1])]
    options = {**table.options, **({"first": None} if "first" in table.options else {})}
    return {"game": table.game, "host": table.host, **_chosen(options, seats, table.clock, table.public)}


def rows_of(table: str, code: str, secret: str, told: Mapping[str, Any], at: int) -> list[Write]:
    """What is written when a table is made, beside its first row."""
    people = dict.fromkeys(seat["player"] for seat in told["seats"] if seat["player"])
    own = {"id": table, "code": code, "game": told["game"], "status": "waiting", "public": told["public"]}
    own |= {"host": told["host"], "secret": secret, "lively": False, "made": at, "changed": at}
    return [add(schema.tables, **own), *(member(player, table) for player in [*people, told["host"]])]


def _waiting(table: Table, who: Person) -> None:
    if table.host != who.player:
        raise Wrong("not-host")
    if table.status != "waiting":
        raise Wrong("not-waiting")


def rematch(table: Table, other: str) -> Draft | None:
    """The table goes on at another one."""
    return None if table.rematch else Draft("rematch", None, {"table": other})
