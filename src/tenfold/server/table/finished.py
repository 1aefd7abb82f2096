"""What can be asked about a finished game: the record with its deal, its draws, and replays."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import DrawShape, LinkShape, Step
from tenfold.server.protocol.partial import changes
from tenfold.server.table import daily_deal, fair_chance, turns
from tenfold.server.table.game_features import link
from tenfold.server.table.table import Table


def finished(table: Table) -> Match:
    """Return the match of a table; raises RequestError if it is not over."""
    if table.match is None or table.status != "over":
        raise RequestError("not-over")
    return table.match


def record(table: Table) -> str:
    """Return the record, with what verifies its deal; without that as long as others play the same
    deal.
    """
    if daily_deal.is_sealed(table.day):
        return finished(table).record
    deal = fair_chance.heading(table.deal, table.history if table.returned else None)
    return fair_chance.with_deal(finished(table).record, deal)


def draws(table: Table) -> list[DrawShape]:
    """Return all draws of a match in order, those that were taken back too."""
    match = finished(table)
    if daily_deal.is_sealed(table.day):
        raise RequestError("sealed")
    noting = _Noting(table.deal)
    game = noting.game = match.restarted(noting)
    game.settle()
    noting.mark()
    for line in table.history:
        kept = fair_chance.kept_lines(line)
        if kept is not None:
            noting.back(kept, rewinds=fair_chance.is_rewound(line))
        elif not line.startswith("chance "):
            fair_chance.play(game, line)
            noting.mark()
    noting.back(len(game.lines), rewinds=False)
    return noting.draws


class _Noting:
    """Chance that notes its draws."""

    def __init__(self, of: fair_chance.FairChance) -> None:
        self._deal = fair_chance.FairChance(of.secret, of.contributions)
        self._lines: list[int] = []
        self.game: Match | None = None
        self.draws: list[DrawShape] = []

    def __call__(self, ways: int) -> int:
        assert self.game is not None
        number = self._deal.drawn
        way = self._deal(ways)
        self._lines.append(len(self.game.lines))
        self.draws.append(
            {"number": number, "ways": int(ways), "way": way, "line": "", "kept": True}
        )
        return way

    def mark(self) -> None:
        """Note that a move has ended."""
        assert self.game is not None
        self._deal.mark(len(self.game.lines))

    def back(self, kept: int, *, rewinds: bool) -> None:
        """Take the match back to its first lines, note the lines of later draws, and rewind chance
        if asked to.
        """
        assert self.game is not None
        for draw, line in zip(self.draws, self._lines, strict=True):
            if draw["kept"]:
                draw["line"] = self.game.lines[line]
                draw["kept"] = line < kept
        self.game.back(kept)
        if rewinds:
            self._deal.rewind(kept)


def steps(match: Match, viewer: int | None, by_bot: AbstractSet[int] = frozenset()) -> list[Step]:
    """Return the match as a viewer saw it, step by step. `by_bot` are the lines that bots made for
    people.
    """
    steps_seen: list[Step] = []
    last: dict[str, Any] = {}
    lines = match.lines_seen(viewer)
    turn_numbers = turns.numbers(match)
    seen = 0
    for view, events in match.steps(viewer):
        now = dict(view)
        seen = seen + len(events)
        last_line = lines[seen - 1]
        step: Step = {
            "events": [dict(event) for event in events],
            "view": changes(last, now),
            "line": last_line + 1,
            "links": _linked(match, last, now),
            "by_bot": last_line in by_bot,
            "turn": turn_numbers[last_line],
        }
        steps_seen.append(step)
        last = now
    return steps_seen


def _linked(
    match: Match, last: Mapping[str, Any], now: Mapping[str, Any]
) -> dict[str, list[LinkShape]]:
    """Return how the days connect on each rack that has changed."""
    links = match.game.links
    if links is None:
        return {}
    before = last.get("racks", [None] * match.seats)
    changed = [seat for seat, rack in enumerate(now["racks"]) if rack != before[seat]]
    return {str(seat): [link(each) for each in links.of(now, seat)] for seat in changed}
