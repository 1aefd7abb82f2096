"""Who watches a match, and what each of them has seen of it."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tenfold.kernel.contract import UNSEEN, Move
from tenfold.kernel.layout import Array
from tenfold.views.snapshot import Snapshot, Viewer, nothing_sent
from tenfold.views.writing import LastSent

if TYPE_CHECKING:
    from tenfold.games.game import Event, Game


class ViewerLog:
    """What one viewer has seen of a match so far."""

    __slots__ = ("events", "index", "last", "lines", "view")

    def __init__(self, index: int) -> None:
        self.index = index
        """The viewer's place among the viewers."""
        self.events: list[Event] = []
        self.lines: list[int] = []
        """The line of the record in which each event was seen."""
        self.view: dict[str, Any] = {}
        """The view as it was last asked for, as plain JSON."""
        self.last: LastSent | None = None
        """The memory of the view that was last asked for, or None if nobody has asked."""


class Viewers:
    """All who watch a match."""

    __slots__ = ("_game", "_spare", "logs", "now")

    def __init__(self, game: "Game[Any, Any]", box: Array, viewers: Iterable[Viewer] = ()) -> None:
        self._game = game
        self.logs: dict[Viewer, ViewerLog] = {
            viewer: ViewerLog(index) for index, viewer in enumerate(viewers)
        }
        self.now: Snapshot | None = None
        """What they know; None if nobody watches."""
        self._look(box)

    def join(self, other: "Viewers", box: Array) -> None:
        """Add the viewers of another object, who have watched the match until now."""
        for viewer, log in other.logs.items():
            log.index = len(self.logs)
            self.logs[viewer] = log
        self._look(box)

    def _look(self, box: Array) -> None:
        """Show everybody a state, without what led to it."""
        if self.logs:
            self.now = Snapshot(self._game, [*self.logs])
            self._spare = Snapshot(self._game, [*self.logs])
            self.now.take(box)

    def show(self, box: Array, actor: int, move: Move, line: int) -> None:
        """Show everybody a line of the record that led to a state, and add the events that each
        viewer sees.

        Viewers whom the line does not concern share one list of events.
        """
        before, game = self.now, self._game
        if before is None:
            return
        after = self._spare
        after.take(box)
        self.now, self._spare = after, before
        concerned = game.concerned(before.fields(0), after.fields(0), actor, move)
        is_open = move != UNSEEN and game.is_open(move)
        shared = None
        for viewer, log in self.logs.items():
            events = shared
            if events is None or viewer in concerned:
                seen_move = UNSEEN
                if is_open or actor == viewer:
                    seen_move = move
                end = None
                if after.is_over:
                    end = game.view_record(box[0], viewer)
                fields = before.fields(log.index), after.fields(log.index)
                events = game.see_line(*fields, actor, seen_move, end)
                if viewer not in concerned:
                    shared = events
                elif events == shared:
                    events = shared  # keeps one copy in memory
            for event in events:
                log.events.append(event)
                log.lines.append(line)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """Return what a viewer knows, as plain JSON. Only what has changed since the last call is
        read again.
        """
        from orjson import loads

        log, now = self.logs[viewer], self.now
        assert now is not None
        if log.last is None:
            log.last = nothing_sent(self._game, 1)
            log.view = {"game": self._game.name, "viewer": viewer}
        keys = self._game.writer.view_keys(now.memory[log.index : log.index + 1], log.last)
        if keys:
            log.view = {**log.view, **loads(b"{%b}" % keys)}
        return log.view

    def forget(self, box: Array, count: int) -> None:
        """Go back to the state after `count` lines."""
        for log in self.logs.values():
            kept = bisect_left(log.lines, count)
            del log.events[kept:], log.lines[kept:]
        if self.now is not None:
            self.now.take(box)
