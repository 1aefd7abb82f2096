"""What there is after a game: the record with its deal, and the replay for any seat's eyes."""

from collections.abc import Mapping
from typing import Any

from tenfold.match import Match
from tenfold.server import deal
from tenfold.server.errors import Wrong
from tenfold.server.shapes import DrawShape, LinkShape, Step
from tenfold.server.showing import Days, changes, link
from tenfold.server.table import Table


def finished(table: Table) -> Match:
    """The match of a table, when it is over."""
    if table.match is None or table.status != "over":
        raise Wrong("not-over")
    return table.match


def record(table: Table) -> str:
    """The record, with what verifies its deal."""
    told = deal.heading(table.deal, table.history if table.returned else None)
    return deal.with_deal(finished(table).record, told)


def draws(table: Table) -> list[DrawShape]:
    """All that chance did where it had more than one way, in order, what was taken back too."""
    match = finished(table)
    noting = _Noting(table.deal)
    game = noting.game = Match(match.game, match.seats, match.variant, noting)
    game.settle()
    for line in table.history:
        if line.startswith(f"{deal.BACK} "):
            noting.back(int(line.partition(" ")[2]))
        elif not line.startswith("chance "):
            deal.play(game, line)
    noting.back(len(game.lines))
    return noting.draws


class _Noting:
    """Chance that notes what it does."""

    def __init__(self, of: deal.Deal) -> None:
        self._deal = deal.Deal(of.secret, of.contributions)
        self._lines: list[int] = []
        self.game: Match | None = None
        self.draws: list[DrawShape] = []

    def __call__(self, ways: int) -> int:
        assert self.game is not None
        way = self._deal(ways)
        self._lines.append(len(self.game.lines))
        self.draws.append({"ways": int(ways), "way": way, "line": "", "kept": True})
        return way

    def back(self, kept: int) -> None:
        """Go back to the first lines, and note what the others were."""
        assert self.game is not None
        for draw, line in zip(self.draws, self._lines, strict=True):
            if draw["kept"]:
                draw["line"], draw["kept"] = self.game.lines[line], line < kept
        self.game.back(kept)


def steps(match: Match, viewer: int | None) -> list[Step]:
    """The match as a viewer saw it, step by step, with what changed in the view."""
    found: list[Step] = []
    last: dict[str, Any] = {}
    lines, seen = match.lines_seen(viewer), 0
    for view, events in match.steps(viewer):
        now, seen = dict(view), seen + len(events)
        told, line = [dict(event) for event in events], lines[seen - 1] + 1
        found.append({"events": told, "view": changes(last, now), "line": line, "links": _linked(match, last, now)})
        last = now
    return found


def _linked(match: Match, last: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, list[LinkShape]]:
    """How the days connect on each rack that has changed."""
    game = match.game
    if not isinstance(game, Days):
        return {}
    before = last.get("racks", [None] * match.seats)
    changed = [seat for seat, rack in enumerate(now["racks"]) if rack != before[seat]]
    return {str(seat): [link(each) for each in game.links(now, seat)] for seat in changed}
