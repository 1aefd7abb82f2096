"""What is shown of a table to everybody: its shape, whole or what has changed; and links as plain JSON."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

from tenfold.games.game import Link, Plan
from tenfold.match import Match
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.presence import Presence
from tenfold.server.protocol.answers import LinkShape, Outcome, PlanShape, SeatShape, TableShape
from tenfold.server.protocol.messages import Chat
from tenfold.server.table import daily_deal, fair_chance
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Line, Table

FIXED = frozenset({"table", "code", "game", "rematch_of", "day"})
"""The keys of a table that never change."""


def shape(table: Table, presence: Presence) -> TableShape:
    """A table, as everybody there may know it."""
    over = table.status == "over"
    return {
        "table": table.id,
        "code": table.code,
        "game": table.game,
        "options": table.options,
        "status": table.status,  # type: ignore[typeddict-item]
        "public": table.public,
        "host": table.host,
        "seats": [_seat(table, seat, presence) for seat in table.seats],
        "clock": table.clock,
        "active": table.active,
        "times": None if table.clocks is None else table.clocks.shape(),
        "question": table.question,
        "result": _outcome(table),
        "deal": {
            "commitment": fair_chance.commitment(table.secret),
            "contributions": [seat.luck for seat in table.seats],
            "secret": table.secret if over and not daily_deal.is_sealed(table.day) else None,
        },
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "rematch_of": table.rematch_of,
        "day": table.day,
        "hints": table.hints,
        "watching": len(presence.players().difference(seat.player for seat in table.seats if seat.player)),
        "moves": table.moves,
    }


def _seat(table: Table, seat: Seat, presence: Presence) -> SeatShape:
    since = None if seat.player is None else presence.since(seat.player, table.sat.get(seat.player, 0))
    free = None if since is None or not _is_played(table, seat) else presence.replaceable_at(since)
    return {
        "kind": seat.kind,  # type: ignore[typeddict-item]  # a stored word
        "player": seat.player,
        "name": seat.name,
        "colour": seat.colour,
        "bot": seat.bot,
        "away": seat.away,
        "here": seat.kind == "bot" or (seat.player is not None and since is None),
        "absent_since": since,
        "replaceable_at": free,
        "replaceable": free is not None and free <= wall_clock.now(),
        "missed": seat.missed,
        "ready": seat.ready,
        "helped": list(seat.helped),
    }


def _is_played(table: Table, seat: Seat) -> bool:
    """Whether a game is being played and no bot has the seat for longer than a turn."""
    return table.status == "playing" and seat.away in (None, "missed")


def may_replace(table: Table, presence: Presence, seat: int) -> bool:
    """Whether the other players may let a bot play for a seat now."""
    return _seat(table, table.seats[seat], presence)["replaceable"]


def chat(lines: Iterable[Line], match: Match | None, viewer: int | None) -> list[Chat]:
    """Lines of chat as a viewer of a match may know them."""
    seen = [] if match is None else match.lines_seen(viewer)
    return [
        {
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "data": dict(line.data),
            "at": line.at,
            "after": bisect_left(seen, line.moves),
        }
        for line in lines
    ]


def _outcome(table: Table) -> Outcome | None:
    if table.match is None or table.status != "over" or (result := table.match.result) is None:
        return None
    sheet = [dict(points) for points in table.match.sheet(None)]
    stand_ins = [number for number, seat in enumerate(table.seats) if seat.away is not None]
    winners, scores = list(result.winners), list(result.scores)
    return {"winners": winners, "scores": scores, "sheet": sheet, "stand_ins": stand_ins}


def moving(table: Table) -> dict[str, Any]:
    """What of a table's shape a move can change, while the game goes on."""
    return {
        "active": table.active,
        "times": None if table.clocks is None else table.clocks.shape(),
        "question": table.question,
        "moves": table.moves,
    }


def changes(last: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The keys that have changed, with their values."""
    return {key: value for key, value in now.items() if last.get(key, FIXED) != value}


def links_after(match: Match, seat: int, move: str) -> list[LinkShape]:
    """How the days of a seat's own rack would connect after one of its legal moves."""
    links = match.game.links
    if links is None or move not in match.legal(seat):
        raise RequestError("unthought")
    return [link(each) for each in links.after(match.view(seat), seat, move)]


@runtime_checkable
class InSteps(Protocol):
    """A game in which something is done in several steps that nobody else sees before the last."""

    def plans(self, view: Any, seat: int, move: str | None) -> list[Plan]:
        """Every way to go on, after a move where one is given, by the seat's own view."""


def plans(match: Match, seat: int, move: str | None) -> list[PlanShape]:
    """Every way to go on with what a seat has begun, or would begin with one of its legal moves."""
    if not isinstance(match.game, InSteps) or (move is not None and move not in match.legal(seat)):
        raise RequestError("unthought")
    return [plan(each) for each in match.game.plans(match.blank_view(seat), seat, move)]


def plan(of: Plan) -> PlanShape:
    """A plan as plain JSON."""
    return {"moves": list(of.moves), "colour": of.colour, "locomotives": of.locomotives}


def link(of: Link) -> LinkShape:
    """A link as plain JSON."""
    why, told = of.reason, {"days": list(of.days), "how": of.how}
    return {**told, "rule": why.rule, "message": why.message, "data": dict(why.data)}  # type: ignore[typeddict-item]
