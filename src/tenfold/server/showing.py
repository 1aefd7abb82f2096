"""What is shown of a table to everybody: its shape, whole or what has changed; and links as plain JSON."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from tenfold.games.game import Link, Plan
from tenfold.games.news import Sheet
from tenfold.kernel.layout import Array
from tenfold.match import Match
from tenfold.server import deal
from tenfold.server.errors import Wrong
from tenfold.server.messages import PlanShape
from tenfold.server.shapes import LinkShape, Outcome, SeatShape, TableShape
from tenfold.server.table import Table

Presence = Callable[[str], bool]
"""Whether a player is connected."""

FIXED = frozenset({"table", "code", "game"})
"""The keys of a table that never change."""


def shape(table: Table, here: Presence, watching: int) -> TableShape:
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
        "seats": [_seat(seat, here) for seat in table.seats],
        "clock": table.clock,
        "active": table.active,
        "times": None if table.clocks is None else table.clocks.shape(),
        "question": table.question,
        "result": _outcome(table),
        "deal": {
            "commitment": deal.commitment(table.secret),
            "contributions": [seat.luck for seat in table.seats],
            "secret": table.secret if over else None,
        },
        "rematch": table.rematch,
        "watching": watching,
        "moves": table.moves,
    }


def _seat(seat: Any, here: Presence) -> SeatShape:
    return {
        "kind": seat.kind,
        "player": seat.player,
        "name": seat.name,
        "colour": seat.colour,
        "bot": seat.bot,
        "away": seat.away,
        "here": seat.kind == "bot" or (seat.player is not None and here(seat.player)),
        "ready": seat.ready,
    }


def _outcome(table: Table) -> Outcome | None:
    if table.match is None or table.status != "over" or (result := table.match.result) is None:
        return None
    sheet = [dict(points) for points in table.match.sheet(None)]
    return {"winners": list(result.winners), "scores": list(result.scores), "sheet": sheet}


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


class Linking(Protocol):
    """Tells how the days of racks connect."""

    def tell(self, viewers: int, seats: Array, views: Array, last: Array, sheet: Sheet) -> None:
        """Write on a sheet those links of viewers' own racks that their last views did not have."""


@runtime_checkable
class Days(Protocol):
    """A game that has days, and tells how they connect."""

    def foresee(self, view: Mapping[str, Any], seat: int, move: str) -> list[Link]:
        """After a move, by the seat's own view."""

    @property
    def linking(self) -> Linking:
        """What tells how the days of racks connect."""


def links_after(match: Match, seat: int, move: str) -> list[LinkShape]:
    """How the days of a seat's own rack would connect after one of its legal moves."""
    if not isinstance(match.game, Days) or move not in match.legal(seat):
        raise Wrong("unthought")
    return [link(each) for each in match.game.foresee(match.view(seat), seat, move)]


@runtime_checkable
class InSteps(Protocol):
    """A game in which something is done in several steps that nobody else sees before the last."""

    def plans(self, view: Any, seat: int, move: str | None) -> list[Plan]:
        """Every way to go on, after a move where one is given, by the seat's own view."""


def plans(match: Match, seat: int, move: str | None) -> list[PlanShape]:
    """Every way to go on with what a seat has begun, or would begin with one of its legal moves."""
    if not isinstance(match.game, InSteps) or (move is not None and move not in match.legal(seat)):
        raise Wrong("unthought")
    return [
        {"moves": list(plan.moves), "colour": plan.colour, "locomotives": plan.locomotives}
        for plan in match.game.plans(match.blank_view(seat), seat, move)
    ]


def link(of: Link) -> LinkShape:
    """A link as plain JSON."""
    why, told = of.reason, {"days": list(of.days), "how": of.how}
    return {**told, "rule": why.rule, "message": why.message, "data": dict(why.data)}  # type: ignore[typeddict-item]
