"""The clocks of a table: how much time each seat has left, by what everybody has seen alone."""

import time
from dataclasses import dataclass

from tenfold.server.shapes import Clock, Times

_BEGUN = time.time() - time.monotonic()


def now() -> int:
    """The time, in milliseconds since 1970. It never goes back, even where the system's clock is set back."""
    return int((_BEGUN + time.monotonic()) * 1000)


@dataclass(slots=True)
class Clocks:
    """The time of all seats."""

    rule: Clock
    left: list[int]
    running: list[int]
    at: int

    @classmethod
    def start(cls, rule: Clock, seats: int, active: list[int], at: int) -> "Clocks":
        """Set the clocks, and start those of the seats that may move."""
        return cls(rule, [rule["seconds"] * 1000] * seats, active, at)

    def pass_on(self, mover: int | None, active: list[int], at: int) -> None:
        """Go on after something that everybody has seen: a seat has moved, or others may move now."""
        self.stop(at)
        if self.rule["kind"] == "turn":
            self._begin_turns(mover, active)
        elif mover is not None and mover not in active:
            self.left[mover] += self.rule["increment"] * 1000
        self.running = active

    def stop(self, at: int) -> None:
        """Take the time that has gone by from the seats whose clocks run."""
        gone = at - self.at
        if gone > 0:
            for seat in self.running:
                self.left[seat] -= gone
            self.at = at
        self.running = []

    def restore(self, seat: int, active: list[int], at: int) -> None:
        """Give a seat that comes back some time to move."""
        self.stop(at)
        least = self.rule["increment"] if self.rule["kind"] == "bank" else self.rule["seconds"]
        self.left[seat] = max(self.left[seat], 1000 * max(least, LEAST))
        self.running = active

    def deadline(self, seat: int) -> int | None:
        """When a seat's time will have run out."""
        return self.at + self.left[seat] if seat in self.running else None

    def shape(self) -> Times:
        """As everybody may know it."""
        return {"at": self.at, "left": [left if left > 0 else 0 for left in self.left], "running": list(self.running)}

    def _begin_turns(self, mover: int | None, active: list[int]) -> None:
        """Give a turn's time to all seats but those that go on with theirs."""
        for seat in range(len(self.left)):
            if seat == mover or seat not in active:
                self.left[seat] = self.rule["seconds"] * 1000


LEAST = 10
"""The least time, in seconds, that a seat gets which is taken back."""
