"""The clocks of a table. They depend only on what everybody has seen."""

from dataclasses import dataclass

from tenfold.server.protocol.answers import Clock, ClockState


@dataclass(slots=True)
class RunningClocks:
    """The time that each seat has left."""

    rule: Clock
    left: list[int]
    running: list[int]
    at: int
    is_setup: bool = False
    """Whether the players are at the first choices of the game, which have their own time."""

    @classmethod
    def start(
        cls, rule: Clock, seats: int, active: list[int], at: int, *, is_setup: bool = False
    ) -> "RunningClocks":
        """Return new clocks, of which those of the seats that may move run."""
        clocks = cls(rule, [], active, at, is_setup)
        clocks.left = [clocks._full()] * seats
        return clocks

    def pass_on(
        self, mover: int | None, active: list[int], at: int, *, is_setup: bool = False
    ) -> None:
        """Pass the turn after something that everybody has seen: a seat has moved, or others may
        move now.
        """
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
        """Stop the clocks: take the time that has passed from the seats whose clocks run."""
        passed = at - self.at
        if passed > 0:
            for seat in self.running:
                self.left[seat] -= passed
            self.at = at
        self.running = []

    def resume(self, since: int, at: int) -> None:
        """Continue at a time, as if the clocks had stood still since another time."""
        running = self.running
        self.stop(since)
        self.at = max(self.at, at)
        self.running = running

    def start_again(self, active: list[int], at: int) -> None:
        """Run again after a pause, which takes no time from anybody."""
        self.at, self.running = max(self.at, at), active

    def restore(self, seat: int, active: list[int], at: int, *, whole_turn: bool = True) -> None:
        """Give a seat that its player takes back time to move: a whole turn, or the least time."""
        self.stop(at)
        self.grant(seat)
        if whole_turn and self.rule["kind"] == "turn":
            self.left[seat] = max(self.left[seat], self._full())
        self.running = active

    def grant(self, seat: int) -> None:
        """Give a seat at least the increment of a bank, and at least ten seconds."""
        least = 0
        if self.rule["kind"] == "bank":
            least = self.rule["increment"]
        self.left[seat] = max(self.left[seat], 1000 * max(least, LEAST))

    def deadline(self, seat: int) -> int | None:
        """Return when a seat's time runs out, or None if its clock does not run."""
        if seat in self.running:
            return self.at + self.left[seat]
        return None

    def shape(self) -> ClockState:
        """Return the clocks as JSON."""
        return {
            "at": self.at,
            "left": [left if left > 0 else 0 for left in self.left],
            "running": list(self.running),
        }

    def _full(self) -> int:
        """Return how many milliseconds a turn has, or a bank at the beginning."""
        seconds = self.rule["seconds"]
        return 1000 * (max(seconds, SETUP) if self.is_setup else seconds)

    def _begin_turns(self, mover: int | None, active: list[int]) -> None:
        """Give a turn's time to all seats but those that go on with theirs."""
        for seat in range(len(self.left)):
            if seat == mover or seat not in active:
                self.left[seat] = self._full()


LEAST = 10
"""The least time, in seconds, for a player who takes a seat back or has missed a turn."""

SETUP = 120
"""The least time, in seconds, for the first choices of a game, such as the first tickets."""

LONG = 3600
"""From how many seconds per turn a clock runs while nobody is connected: it is meant for people who
come and go.
"""


def sleeps(rule: Clock) -> bool:
    """Return whether a clock stands still while nobody is connected to the table."""
    return rule["kind"] == "bank" or rule["seconds"] < LONG
