"""What a node counts and times. The figures are plain numbers, each changed by one thread."""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1, 5)
"""The bounds, in seconds, of the buckets of a histogram."""

SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
"""The bounds, in seconds, of the buckets of what bots make people wait for."""


class Histogram:
    """Counts durations in buckets."""

    def __init__(self, bounds: tuple[float, ...] = FAST) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """Return the bounds with the number of durations up to each, as Prometheus writes them."""
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True))


class Metrics:
    """The figures of a node."""

    def __init__(self) -> None:
        self.messages: Counter[str] = Counter()
        """How many messages clients have sent over sockets, by type."""
        self.answers: Counter[str] = Counter()
        """How many messages were answered, by the type of the answer."""
        self.problems: Counter[str] = Counter()
        """How often a client was told each problem, over HTTP and sockets."""
        self.limited: Counter[str] = Counter()
        """How often each limit has refused something."""
        self.statuses: Counter[str] = Counter()
        """How many HTTP answers there were of each status."""
        self.errors: Counter[str] = Counter()
        """How many errors were logged, by the type of the exception."""
        self.answer_times = Histogram()
        """The time from a message to its answer."""
        self.commit_times = Histogram()
        """The time of a transaction."""
        self.loop_lag = Histogram()
        """How late the event loop wakes."""
        self.thought_waits = Histogram(SLOW)
        """How long thoughts wait for a thread."""
        self.bot_delays = Histogram(SLOW)
        """How much later than its pace a bot has moved."""
        self.jobs = 0
        """How many jobs were stored."""

    def heard(self, kind: str) -> None:
        """Count a message of a client."""
        self.messages[kind] += 1

    def answered(self, kind: str | None, seconds: float) -> None:
        """Count the answer to a client's message."""
        if kind is not None:
            self.answers[kind] += 1
        self.answer_times.add(seconds)

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a transaction."""
        self.commit_times.add(seconds)
        self.jobs += jobs
