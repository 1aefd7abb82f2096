"""Those who watch a match: what each has seen of it. What they know is worked out for all of them at once."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tenfold.games.events import seen
from tenfold.games.game import UNSEEN, Event, Game
from tenfold.kernel import gate
from tenfold.kernel.contract import SPECTATOR
from tenfold.kernel.layout import Array, Blank, State
from tenfold.kernel.lazy import reader

Viewer = int | None
"""A seat, or None for a spectator."""


class Sight:
    """What all viewers know at one moment. Its memory is used again for a later one."""

    __slots__ = ("_bytes", "_fields", "_reader", "active", "is_over", "memory", "own", "seats", "views")

    def __init__(self, game: Game[State, Blank], viewers: Sequence[Viewer]) -> None:
        self._reader = reader(game.state)
        memory = bytearray(len(viewers) * game.state.itemsize)
        self._bytes = memoryview(memory)
        self.views: Array = np.frombuffer(memory, game.state)
        self.memory: Array = np.frombuffer(memory, np.uint8).reshape(len(viewers), -1)
        """The views as bytes."""
        self.own: Array = np.zeros(len(viewers), np.int64)
        """For each viewer, the fields in which its view differs from the first one's, as bits."""
        self.is_over = False
        self.active = 0
        """The seats that may move, as bits."""
        self.seats: Array = np.array([SPECTATOR if viewer is None else viewer for viewer in viewers], np.int64)
        """Whose eyes the viewers have."""

    def look(self, game: Game[State, Blank], states: Array) -> None:
        """Let all look at a state."""
        active = game.show(states, self.seats, self.views, self.memory, self._reader.places, self.own)
        self.is_over, self.active = active < 0, active if active > 0 else 0
        self._fields: dict[int, Any] = {}

    def fields(self, index: int) -> Any:
        """The fields of a viewer's view."""
        found = self._fields.get(index)
        if found is None:
            size = self._reader.size
            found = self._fields[index] = self._reader.fields(self._bytes[index * size : (index + 1) * size].tobytes())
        return found


class Eyes:
    """What one viewer has seen of a match so far."""

    __slots__ = ("events", "index", "lines", "memory", "written")

    def __init__(self, index: int) -> None:
        self.index = index
        """Which of the viewers it is."""
        self.events: list[Event] = []
        self.lines: list[int] = []
        """The line of the record that each event was seen in."""
        self.written: dict[str, Any] = {}
        """The view as it was last written as JSON,"""
        self.memory: Array | None = None
        """and as bytes; None where it never was."""


class Watch:
    """All who watch a match."""

    __slots__ = ("_changed", "_game", "_places", "_spare", "eyes", "sight")

    def __init__(self, game: Game[State, Blank], states: Array, viewers: Iterable[Viewer] = ()) -> None:
        self._game = game
        self._places = reader(game.state).places
        self._changed: Array = np.zeros(1, np.int64)
        self.eyes: dict[Viewer, Eyes] = {viewer: Eyes(index) for index, viewer in enumerate(viewers)}
        self.sight: Sight | None = None
        """What they know; None where nobody watches."""
        self._gather(states)

    def join(self, other: "Watch", states: Array) -> None:
        """Let those watch here who have watched elsewhere until now."""
        for viewer, eyes in other.eyes.items():
            eyes.index = len(self.eyes)
            self.eyes[viewer] = eyes
        self._gather(states)

    def _gather(self, states: Array) -> None:
        """Have all who watch look at a state, without having seen what led to it."""
        if self.eyes:
            self.sight, self._spare = Sight(self._game, [*self.eyes]), Sight(self._game, [*self.eyes])
            self.sight.look(self._game, states)

    def show(self, states: Array, who: int, move: int, line: int) -> None:
        """Let all see a line that led to a state: whoever it does not concern sees the same."""
        before, game = self.sight, self._game
        if before is None:
            return
        after = self._spare
        after.look(game, states)
        self.sight, self._spare = after, before
        first = before.fields(0), after.fields(0)
        concerned = game.concerned(*first, who, move)
        is_open = move != UNSEEN and game.is_open(move)
        shared = None
        for viewer, eyes in self.eyes.items():
            found = shared
            if found is None or viewer in concerned:
                index, shown = eyes.index, move if is_open or who == viewer else UNSEEN
                fields = (before.fields(index), after.fields(index)) if index else first
                found = seen(game, *fields, who, shown, after.views[index] if after.is_over else None)
                if viewer not in concerned:
                    shared = found
                elif found == shared:  # then the same is kept once
                    found = shared
            for event in found:
                eyes.events.append(event)
                eyes.lines.append(line)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer knows, as plain JSON; only what has changed since it was last asked for is written anew."""
        eyes, sight, game = self.eyes[viewer], self.sight, self._game
        assert sight is not None
        here = slice(eyes.index, eyes.index + 1)
        memory, views = sight.memory[here], sight.views[here]
        if eyes.memory is None:
            eyes.memory = memory.copy()
            eyes.written = game.keys.write(game, views, viewer)
            return eyes.written
        gate.renew(memory, eyes.memory, self._places, self._changed)
        changed = self._changed.item()
        if changed:
            eyes.written = game.keys.renew(eyes.written, game, views, sight.fields(eyes.index), changed)
        return eyes.written

    def forget(self, states: Array, count: int) -> None:
        """Go back to the state after `count` lines."""
        for eyes in self.eyes.values():
            kept = bisect_left(eyes.lines, count)
            del eyes.events[kept:], eyes.lines[kept:]
        if self.sight is not None:
            self.sight.look(self._game, states)
