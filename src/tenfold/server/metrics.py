"""What is counted and timed, for Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

if TYPE_CHECKING:
    from tenfold.server.hall import Hall

FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1, 5)
"""The bounds, in seconds, between which times are counted."""


class Metrics:
    """The figures of a node. They are plain numbers, each changed by one thread, and told when somebody asks."""

    def __init__(self) -> None:
        self._messages: Counter[str] = Counter()
        self._answers: Counter[str] = Counter()
        self._seconds, self._commits = Times(), Times()
        self._jobs = 0

    def heard(self, kind: str) -> None:
        """A client has sent a message."""
        self._messages[kind] += 1

    def answered(self, kind: str | None, seconds: float) -> None:
        """A client's message was answered."""
        if kind is not None:
            self._answers[kind] += 1
        self._seconds.add(seconds)

    def committed(self, jobs: int, seconds: float) -> None:
        """A transaction was written."""
        self._commits.add(seconds)
        self._jobs += jobs

    def text(self, hall: "Hall") -> str:
        """All figures."""
        told = CollectorRegistry()
        told.register(_Told(list(self._figures(hall))))
        return generate_latest(told).decode()

    def _figures(self, hall: "Hall") -> Iterable[Metric]:
        kept = hall.at_hand()
        yield _by_type("tenfold_messages", "Messages of clients by type", self._messages)
        yield _by_type("tenfold_answers", "Answers to clients by type", self._answers)
        yield self._seconds.told("tenfold_message_seconds", "From a message to its answer")
        yield self._commits.told("tenfold_commit_seconds", "A transaction")
        yield CounterMetricFamily("tenfold_jobs", "What was written", self._jobs)
        yield GaugeMetricFamily("tenfold_sockets", "Sockets that are open", sum(len(one.connections) for one in kept))
        yield GaugeMetricFamily("tenfold_tables", "Tables that are at hand", len(kept))


class Times:
    """How often something took so long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def told(self, name: str, about: str) -> Metric:
        """As Prometheus has it: how many took at most so long."""
        bounds = [*map(str, map(float, FAST)), "+Inf"]
        return HistogramMetricFamily(name, about, list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)


class _Told:
    """Figures that are worked out, for the library that writes them."""

    def __init__(self, figures: list[Metric]) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._figures


def _by_type(name: str, about: str, counts: Counter[str]) -> Metric:
    found = CounterMetricFamily(name, about, labels=["type"])
    for kind, count in sorted(counts.items()):
        found.add_metric([kind], count)
    return found
