"""Those who watch a match: what each has seen of it. What they know is worked out for all of them at once."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.games.events import Agree, End
from tenfold.games.game import UNSEEN, Event, Game
from tenfold.games.keys import Written
from tenfold.kernel import gate
from tenfold.kernel.contract import ALL
from tenfold.kernel.layout import Array, Blank, State
from tenfold.kernel.lazy import reader

Viewer = int | None
"""A seat, or None for a spectator."""


class Sight:
    """What all viewers know at one moment."""

    __slots__ = ("_fields", "_plain", "_reader", "is_over", "own", "views")

    def __init__(self, game: Game[State, Blank], states: Array, viewers: Sequence[Viewer]) -> None:
        self._reader = reader(states.dtype)
        self.views, self.own = game.see_all(states, viewers)
        """And for each viewer, the fields in which its view differs from the first one's, as bits."""
        self.is_over = bool(gate.is_over(game.boards, states))
        self._plain = np.frombuffer(self.views, self._reader.plain)
        self._fields: dict[int, Any] = {}

    @property
    def memory(self) -> Array:
        """The views as bytes."""
        return np.frombuffer(self.views, np.uint8).reshape(len(self.views), -1)

    def unread(self, index: int) -> Any:
        """The fields of a viewer's view, of which no array is read."""
        return self._reader.fields(self._plain, index)

    def fields(self, index: int) -> Any:
        """The fields of a viewer's view."""
        found = self._fields.get(index)
        if found is None:
            found = self._fields[index] = self.unread(index)
        return found


class Eyes:
    """What one viewer has seen of a match so far."""

    __slots__ = ("events", "index", "lines", "written")

    def __init__(self, index: int) -> None:
        self.index = index
        """Which of the viewers it is."""
        self.events: list[Event] = []
        self.lines: list[int] = []
        """The line of the record that each event was seen in."""
        self.written: Written | None = None
        """The view as it was last written as JSON."""


class Watch:
    """All who watch a match."""

    __slots__ = ("_game", "_viewers", "eyes", "sight")

    def __init__(self, game: Game[State, Blank], states: Array, viewers: Iterable[Viewer] = ()) -> None:
        self._game = game
        self.eyes: dict[Viewer, Eyes] = {viewer: Eyes(index) for index, viewer in enumerate(viewers)}
        self.sight: Sight | None = None
        """What they know; None where nobody watches."""
        self._look(states)

    def join(self, other: "Watch", states: Array) -> None:
        """Let those watch here who have watched elsewhere until now."""
        for viewer, eyes in other.eyes.items():
            eyes.index = len(self.eyes)
            self.eyes[viewer] = eyes
        self._look(states)

    def show(self, states: Array, who: int, move: int, line: int) -> None:
        """Let all see a line that led to a state."""
        before = self.sight
        if before is None:
            return
        after = self.sight = Sight(self._game, states, self._viewers)
        first: _Observed | None = None
        for viewer, eyes in self.eyes.items():
            index, seen = eyes.index, self._seen(viewer, who, move)
            if first is None:
                first = self._observe(before, after, index, who, seen)
                found = first.found
            elif first.is_shared(before.own[index], after.own[index], seen):
                found = first.found
            else:
                found = self._observe(before, after, index, who, seen).found
            if found:
                eyes.events += found
                eyes.lines += [line] * len(found)

    def view(self, viewer: Viewer) -> Written:
        """What a viewer knows, as plain JSON."""
        eyes, sight = self.eyes[viewer], self.sight
        assert sight is not None
        views = sight.views[eyes.index : eyes.index + 1]
        eyes.written = self._game.keys.write(self._game, views, viewer, eyes.written, sight.fields(eyes.index))
        return eyes.written

    def forget(self, states: Array, count: int) -> None:
        """Go back to the state after `count` lines."""
        for eyes in self.eyes.values():
            kept = bisect_left(eyes.lines, count)
            del eyes.events[kept:], eyes.lines[kept:]
        self._look(states)

    def _look(self, states: Array) -> None:
        """Look at a state, without having seen what led to it."""
        self._viewers = tuple(self.eyes)
        if self.eyes:
            self.sight = Sight(self._game, states, self._viewers)

    def _seen(self, viewer: Viewer, who: int, move: int) -> int:
        """The move, where a viewer sees which it is."""
        return move if who == viewer or (move != UNSEEN and self._game.is_open(move)) else UNSEEN

    def _observe(self, before: Sight, after: Sight, index: int, who: int, seen: int) -> "_Observed":
        """What a viewer sees of a line, and which fields of its views tell it."""
        game, had, has = self._game, before.unread(index), after.unread(index)
        found: list[Event] = [Agree(event="agree")] if who == ALL else []
        found += game.observe(had, has, who, seen)
        if after.is_over:
            end = after.views[index]
            found.append(End(event="end", winners=list(game.winners(end)), scores=list(game.scores(end))))
        return _Observed(found, seen, had.read, -1 if after.is_over else has.read)


class _Observed(NamedTuple):
    """What the first viewer saw of a line, and the fields of its views that were read for it."""

    found: list[Event]
    seen: int
    before: int
    after: int

    def is_shared(self, before: int, after: int, seen: int) -> bool:
        """Whether another viewer sees the same: its views have the same in these fields, and it sees the same move."""
        return seen == self.seen and not (before & self.before or after & self.after)
