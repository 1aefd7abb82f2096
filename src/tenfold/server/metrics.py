"""What is counted and timed, for Prometheus."""

from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from tenfold.server.hall import Hall

FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """The figures of a node."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        messages = Counter("tenfold_messages", "Messages of clients by type", ["type"], registry=own)
        answers = Counter("tenfold_answers", "Answers to clients by type", ["type"], registry=own)
        self._seconds = Histogram("tenfold_message_seconds", "From a message to its answer", buckets=FAST, registry=own)
        self._commits = Histogram("tenfold_commit_seconds", "A transaction", buckets=FAST, registry=own)
        self._jobs = Counter("tenfold_jobs", "What was written", registry=own)
        self._sockets = Gauge("tenfold_sockets", "Sockets that are open", registry=own)
        self._tables = Gauge("tenfold_tables", "Tables that are at hand", registry=own)
        self._message, self._answer = cache(messages.labels), cache(answers.labels)
        """To find a counter by its label takes longer than to count."""

    def heard(self, kind: str) -> None:
        """A client has sent a message."""
        self._message(kind).inc()

    def answered(self, kind: str | None, seconds: float) -> None:
        """A client's message was answered."""
        if kind is not None:
            self._answer(kind).inc()
        self._seconds.observe(seconds)

    def committed(self, jobs: int, seconds: float) -> None:
        """A transaction was written."""
        self._commits.observe(seconds)
        self._jobs.inc(jobs)

    def text(self, hall: "Hall") -> str:
        """All figures."""
        kept = hall.at_hand()
        self._tables.set(len(kept))
        self._sockets.set(sum(len(keeper.connections) for keeper in kept))
        return generate_latest(self._registry).decode()
