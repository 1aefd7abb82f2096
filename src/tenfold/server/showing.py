"""What is shown of a table: its shape for everybody, and for each viewer what it sees, whole or what has changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from tenfold.games.game import Game, Link
from tenfold.games.keys import Written
from tenfold.match import Match
from tenfold.server import deal
from tenfold.server.errors import Wrong
from tenfold.server.messages import Seen
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


class Eyes:
    """What one viewer has been shown."""

    __slots__ = ("_count", "_legal", "_rack", "_view", "viewer")

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self._count = 0
        self._view: Mapping[str, Any] = {}
        self._legal: list[str] | None = None
        self._rack: list[str | None] | None = None

    def whole(self, match: Match | None) -> Seen:
        """All that the viewer sees."""
        if match is None:
            return {"seat": self.viewer, "first": 0, "events": [], "view": None, "legal": None, "links": None}
        events = match.events(self.viewer)
        self._count, self._view, self._legal = len(events), match.view(self.viewer), self._moves(match)
        if self.viewer is not None and "racks" in self._view:
            self._rack = self._view["racks"][self.viewer]
        return {
            "seat": self.viewer,
            "first": 0,
            "events": events,  # type: ignore[typeddict-item]
            "view": dict(self._view),
            "legal": self._legal,
            "links": links(match, self.viewer),
        }

    def update(self, match: Match | None, active: Sequence[int]) -> Seen | None:
        """What has changed for the viewer since it was last shown something; None where nothing has."""
        if match is None:
            return None
        events, view = match.events(self.viewer), match.view(self.viewer)
        legal = self._moves(match) if self.viewer in active else None if self.viewer is None else []
        first, changed = min(self._count, len(events)), _changed(self._view, view)
        is_same = len(events) == self._count and not changed and legal == self._legal
        if is_same:
            return None
        told = None if legal == self._legal else legal
        self._count, self._view, self._legal = len(events), view, legal
        new: Any = events[first:]
        linked = self._new_links(match, changed["racks"]) if "racks" in changed else None
        return {"seat": self.viewer, "first": first, "events": new, "view": changed, "legal": told, "links": linked}

    def _new_links(self, match: Match, racks: list[list[str | None]]) -> list[LinkShape] | None:
        """The links of the viewer's own rack, where it has changed."""
        if self.viewer is None or racks[self.viewer] == self._rack:
            return None
        self._rack = racks[self.viewer]
        return links(match, self.viewer)

    def _moves(self, match: Match) -> list[str] | None:
        if self.viewer is None:
            return None
        return match.legal(self.viewer)


def links(match: Match, viewer: int | None) -> list[LinkShape] | None:
    """How the days of a viewer's own rack connect, in a game that has days."""
    if viewer is None or type(match.game).links is Game.links:
        return None
    return [link(each) for each in match.links(viewer)]


@runtime_checkable
class Days(Protocol):
    """A game that has days, and tells how they connect."""

    def foresee(self, view: Mapping[str, Any], seat: int, move: str) -> list[Link]:
        """After a move, by the seat's own view."""

    def connect(self, rack: list[str | None]) -> list[Link]:
        """Those of a rack."""


def links_after(match: Match, seat: int, move: str) -> list[LinkShape]:
    """How the days of a seat's own rack would connect after one of its legal moves."""
    if not isinstance(match.game, Days) or move not in match.legal(seat):
        raise Wrong("unthought")
    return [link(each) for each in match.game.foresee(match.view(seat), seat, move)]


def link(of: Link) -> LinkShape:
    """A link as plain JSON."""
    how: Any = of.how
    why = of.reason
    return {"days": list(of.days), "how": how, "rule": why.rule, "message": why.message, "data": dict(why.data)}


def _changed(last: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a view that have changed: what was not written anew is the same object."""
    if isinstance(now, Written) and isinstance(last, Written) and last.bytes == now.bytes:
        return {}
    return {key: value for key, value in now.items() if last.get(key) is not value and last.get(key, FIXED) != value}
