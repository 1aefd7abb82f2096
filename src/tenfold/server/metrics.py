"""What is counted and timed, for Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from tenfold.server.hall import Hall

FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """The figures of a node."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.messages = Counter("tenfold_messages", "Messages of clients by type", ["type"], registry=own)
        self.answers = Counter("tenfold_answers", "Answers to clients by type", ["type"], registry=own)
        self.seconds = Histogram("tenfold_message_seconds", "From a message to its answer", buckets=FAST, registry=own)
        self.commits = Histogram("tenfold_commit_seconds", "A transaction", buckets=FAST, registry=own)
        self.jobs = Counter("tenfold_jobs", "What was written", registry=own)
        self._sockets = Gauge("tenfold_sockets", "Sockets that are open", registry=own)
        self._tables = Gauge("tenfold_tables", "Tables that are at hand", registry=own)

    def committed(self, jobs: int, seconds: float) -> None:
        """A transaction was written."""
        self.commits.observe(seconds)
        self.jobs.inc(jobs)

    def text(self, hall: "Hall") -> str:
        """All figures."""
        kept = hall.at_hand()
        self._tables.set(len(kept))
        self._sockets.set(sum(len(keeper.connections) for keeper in kept))
        return generate_latest(self._registry).decode()
