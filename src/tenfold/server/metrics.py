"""What is counted and timed, for Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)

from tenfold import __version__
from tenfold.server.net import descriptors

if TYPE_CHECKING:
    from tenfold.server.node import Node

FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1, 5)
"""The bounds, in seconds, between which times are counted."""

SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
"""The bounds, in seconds, for what bots are waited for."""


class Times:
    """How often something took so long."""

    def __init__(self, bounds: tuple[float, ...] = FAST) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def told(self, name: str, about: str) -> Metric:
        """As Prometheus has it: how many took at most so long."""
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        return HistogramMetricFamily(name, about, list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)


class Metrics:
    """The figures of a node. They are plain numbers, each changed by one thread, and told when somebody asks."""

    def __init__(self) -> None:
        self._messages: Counter[str] = Counter()
        self._answers: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        """How often a client was told each problem, over HTTP and sockets."""
        self.limited: Counter[str] = Counter()
        """How often each limit has refused something."""
        self.statuses: Counter[str] = Counter()
        """How many HTTP answers there were of each status."""
        self.errors: Counter[str] = Counter()
        """How many errors were logged, by the kind of exception."""
        self._seconds, self._commits = Times(), Times()
        self.loop_lag = Times()
        """How late the event loop wakes."""
        self.thought_waits, self.bot_delays = Times(SLOW), Times(SLOW)
        """How long thoughts wait for a thread, and how much later bots move than they should."""
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

    def text(self, node: "Node") -> str:
        """All figures."""
        told = CollectorRegistry()
        told.register(_Told([*self._of_clients(node), *self._of_bots(node), *self._of_storage(node), *_of_process()]))
        ProcessCollector(registry=told)
        return generate_latest(told).decode()

    def _of_clients(self, node: "Node") -> Iterable[Metric]:
        yield _by("type", "tenfold_messages", "Messages of clients by type", self._messages)
        yield _by("type", "tenfold_answers", "Answers to clients by type", self._answers)
        yield _by("problem", "tenfold_problems", "Problems that clients were told", self.problems)
        yield _by("status", "tenfold_http_answers", "HTTP answers by status", self.statuses)
        yield _by("type", "tenfold_errors", "Errors that were logged, by the type of the exception", self.errors)
        yield _by("limit", "tenfold_limited", "What limits have refused", self.limited)
        yield self._seconds.told("tenfold_message_seconds", "From a message to its answer")
        yield GaugeMetricFamily("tenfold_sockets", "Sockets that are open", len(node.registry.connections()))
        yield GaugeMetricFamily("tenfold_tables", "Tables that are at hand", len(node.registry.at_hand()))

    def _of_bots(self, node: "Node") -> Iterable[Metric]:
        waiting = GaugeMetricFamily("tenfold_thoughts_waiting", "Thoughts that wait for a thread", labels=["urgency"])
        for urgency, count in node.bot_pool.lengths().items():
            waiting.add_metric([urgency], count)
        yield waiting
        yield self.thought_waits.told("tenfold_thought_wait_seconds", "How long thoughts have waited for a thread")
        yield self.bot_delays.told("tenfold_bot_delay_seconds", "How much later than its pace a bot has moved")

    def _of_storage(self, node: "Node") -> Iterable[Metric]:
        faults = node.faults
        yield self._commits.told("tenfold_commit_seconds", "A transaction")
        yield CounterMetricFamily("tenfold_jobs", "What was written", self._jobs)
        yield _by("type", "tenfold_storage_faults", "Reads and writes that the database has failed at", faults.counts)
        yield GaugeMetricFamily("tenfold_database_damaged", "Whether the database is damaged", faults.is_damaged)
        yield GaugeMetricFamily("tenfold_storage_sound", "Whether the last write went well", node.writer.sound)
        if node.settings.redis is not None:
            yield GaugeMetricFamily("tenfold_redis_connected", "Whether Redis answers", bool(node.cluster.is_connected))
        yield self.loop_lag.told("tenfold_loop_lag_seconds", "How late the event loop wakes")


def _of_process() -> Iterable[Metric]:
    yield InfoMetricFamily("tenfold", "What runs", {"version": __version__})
    limit, count = descriptors.limit(), descriptors.count()
    if limit is not None:
        yield GaugeMetricFamily("tenfold_descriptors_limit", "File descriptors that may be open", limit)
    if count is not None:
        yield GaugeMetricFamily("tenfold_descriptors", "File descriptors that are open", count)


class _Told:
    """Figures that are worked out, for the library that writes them."""

    def __init__(self, figures: list[Metric]) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._figures


def _by(label: str, name: str, about: str, counts: Mapping[str, int]) -> Metric:
    found = CounterMetricFamily(name, about, labels=[label])
    for kind, count in sorted(counts.items()):
        found.add_metric([kind], count)
    return found
