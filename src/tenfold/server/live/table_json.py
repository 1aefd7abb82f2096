"""A table as plain JSON, as everybody there may know it."""

from bisect import bisect_left
from collections.abc import Iterable

from tenfold.match import Match
from tenfold.server import wall_clock
from tenfold.server.live.presence import Presence
from tenfold.server.protocol.answers import Outcome, PlayState, SeatShape, TableShape
from tenfold.server.protocol.messages import Chat
from tenfold.server.table import daily_deal, fair_chance, results
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import ChatLine, Table


def shape(table: Table, presence: Presence) -> TableShape:
    """Return a table as everybody there may know it."""
    is_over = table.status == "over"
    return {
        "table": table.id,
        "code": table.code,
        "game": table.game,
        "options": table.options,
        "status": table.status,  # type: ignore[typeddict-item]  # a stored word
        "public": table.public,
        "host": table.host,
        "seats": [_seat(table, seat, presence) for seat in table.seats],
        "clock": table.clock,
        "result": _outcome(table),
        "deal": {
            "commitment": fair_chance.commitment(table.secret),
            "contributions": [seat.luck for seat in table.seats],
            "secret": table.secret if is_over and not daily_deal.is_sealed(table.day) else None,
        },
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "rematch_of": table.rematch_of,
        "first": table.first,
        "tally": results.series_tally(table),
        "played_from": table.played_from,
        "day": table.day,
        "hints": table.hints,
        "paused": table.paused,
        "watching": len(
            presence.players().difference(seat.player for seat in table.seats if seat.player)
        ),
        **play_state(table),
    }


def play_state(table: Table) -> PlayState:
    """Return the part of a table that a move changes while the game goes on."""
    return {
        "active": table.active,
        "times": None if table.clocks is None else table.clocks.shape(),
        "question": table.question,
        "moves": table.moves,
    }


def _seat(table: Table, seat: Seat, presence: Presence) -> SeatShape:
    since = (
        None if seat.player is None else presence.since(seat.player, table.sat.get(seat.player, 0))
    )
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
    """Return whether a game is being played, and no bot has the seat for longer than a turn."""
    return table.status == "playing" and seat.away in (None, "missed")


def may_replace(table: Table, presence: Presence, seat: int) -> bool:
    """Return whether the other players may let a bot play for a seat now."""
    return _seat(table, table.seats[seat], presence)["replaceable"]


def chat(lines: Iterable[ChatLine], match: Match | None, viewer: int | None) -> list[Chat]:
    """Return lines of chat as a viewer of the match may know them."""
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
    winners = list(result.winners)
    scores = list(result.scores)
    return {"winners": winners, "scores": scores, "sheet": sheet, "stand_ins": stand_ins}
