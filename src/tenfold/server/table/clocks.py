"""The clocks of a table: how much time each seat has left, by what everybody has seen alone."""

from dataclasses import dataclass

from tenfold.server.protocol.answers import Clock, ClockState


@dataclass(slots=True)
class RunningClocks:
    """The time of all seats."""

    rule: Clock
    left: list[int]
    running: list[int]
    at: int
    is_setup: bool = False
    """Whether the first choices of the game are made, which have their own time."""

    @classmethod
    def start(cls, rule: Clock, seats: int, active: list[int], at: int, *, is_setup: bool = False) -> "RunningClocks":
        """Set the clocks, and start those of the seats that may move."""
        clocks = cls(rule, [], active, at, is_setup)
        clocks.left = [clocks._full()] * seats
        return clocks

    def pass_on(self, mover: int | None, active: list[int], at: int, *, is_setup: bool = False) -> None:
        """Go on after something that everybody has seen: a seat has moved, or others may move now."""
        self.stop(at)
        if self.is_setup and not is_setup:
            self.is_setup = False
            self.left = [self._full()] * len(self.left)
        elif self.rule["kind"] == "turn":
            self._begin_turns(mover, active)
        elif mover is not None and mover not in active and not is_setup:
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

    def resume(self, since: int, at: int) -> None:
        """Go on at a time; since another time the clocks have stood still."""
        running = self.running
        self.stop(since)
        self.at, self.running = max(self.at, at), running

    def restore(self, seat: int, active: list[int], at: int, *, whole_turn: bool = True) -> None:
        """Give a seat that comes back some time to move: a whole turn, or the least time."""
        self.stop(at)
        self.grant(seat)
        if whole_turn and self.rule["kind"] == "turn":
            self.left[seat] = max(self.left[seat], self._full())
        self.running = active

    def grant(self, seat: int) -> None:
        """Give a seat the least time to move, if it has less: of a bank the increment, and ten seconds at least."""
        least = self.rule["increment"] if self.rule["kind"] == "bank" else 0
        self.left[seat] = max(self.left[seat], 1000 * max(least, LEAST))

    def deadline(self, seat: int) -> int | None:
        """When a seat's time will have run out."""
        return self.at + self.left[seat] if seat in self.running else None

    def shape(self) -> ClockState:
        """As everybody may know it."""
        return {"at": self.at, "left": [left if left > 0 else 0 for left in self.left], "running": list(self.running)}

    def _full(self) -> int:
        """How many milliseconds a turn has, or a bank at the beginning."""
        seconds = self.rule["seconds"]
        return 1000 * (max(seconds, SETUP) if self.is_setup else seconds)

    def _begin_turns(self, mover: int | None, active: list[int]) -> None:
        """Give a turn's time to all seats but those that go on with theirs."""
        for seat in range(len(self.left)):
            if seat == mover or seat not in active:
                self.left[seat] = self._full()


LEAST = 10
"""The least time, in seconds, that a seat gets which is taken back, or whose player has missed a turn."""

SETUP = 120
"""The least time, in seconds, for the first choices of a game, such as the first tickets."""

LONG = 3600
"""A clock that gives a turn so many seconds or more is for people who come and go: it runs while nobody looks, too."""


def sleeps(rule: Clock) -> bool:
    """Whether a clock stands still while nobody looks at the table."""
    return rule["kind"] == "bank" or rule["seconds"] < LONG
