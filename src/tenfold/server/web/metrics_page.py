"""The figures of a node as text, in the format of Prometheus."""

from collections.abc import Iterable, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)

from tenfold import __version__
from tenfold.server.metrics import Histogram
from tenfold.server.net import descriptors
from tenfold.server.node import Node


def text(node: Node) -> str:
    """Return all figures."""
    registry = CollectorRegistry()
    registry.register(
        _Collector([*_of_clients(node), *_of_bots(node), *_of_storage(node), *_of_process(node)])
    )
    ProcessCollector(registry=registry)
    return generate_latest(registry).decode()


def _of_clients(node: Node) -> Iterable[Metric]:
    metrics = node.metrics
    yield _counter("type", "tenfold_messages", "Messages of clients by type", metrics.messages)
    yield _counter("type", "tenfold_answers", "Answers to clients by type", metrics.answers)
    yield _counter(
        "problem", "tenfold_problems", "Problems that clients were told", metrics.problems
    )
    yield _counter("status", "tenfold_http_answers", "HTTP answers by status", metrics.statuses)
    yield _counter(
        "type",
        "tenfold_errors",
        "Errors that were logged, by the type of the exception",
        metrics.errors,
    )
    yield _counter("limit", "tenfold_limited", "What limits have refused", metrics.limited)
    yield _histogram(
        "tenfold_message_seconds", "From a message to its answer", metrics.answer_times
    )
    yield GaugeMetricFamily(
        "tenfold_sockets", "Sockets that are open", len(node.registry.connections())
    )
    yield GaugeMetricFamily("tenfold_tables", "Tables in memory", len(node.registry.sessions()))


def _of_bots(node: Node) -> Iterable[Metric]:
    waiting = GaugeMetricFamily(
        "tenfold_thoughts_waiting", "Thoughts that wait for a thread", labels=["urgency"]
    )
    for urgency, count in node.bot_pool.lengths().items():
        waiting.add_metric([urgency], count)
    yield waiting
    waits = node.metrics.thought_waits
    delays = node.metrics.bot_delays
    yield _histogram(
        "tenfold_thought_wait_seconds", "How long thoughts have waited for a thread", waits
    )
    yield _histogram(
        "tenfold_bot_delay_seconds", "How much later than its pace a bot has moved", delays
    )


def _of_storage(node: Node) -> Iterable[Metric]:
    faults = node.faults
    about = "Reads and writes that the database has failed at"
    yield _histogram("tenfold_commit_seconds", "A transaction", node.metrics.commit_times)
    yield CounterMetricFamily("tenfold_jobs", "What was written", node.metrics.jobs)
    yield _counter("type", "tenfold_storage_faults", about, faults.counts)
    yield GaugeMetricFamily(
        "tenfold_database_damaged", "Whether the database is damaged", faults.is_damaged
    )
    yield GaugeMetricFamily(
        "tenfold_storage_sound", "Whether the last write went well", node.writer.sound
    )
    if node.settings.redis is not None:
        is_connected = bool(node.cluster.is_connected)
        yield GaugeMetricFamily("tenfold_redis_connected", "Whether Redis answers", is_connected)


def _of_process(node: Node) -> Iterable[Metric]:
    yield _histogram(
        "tenfold_loop_lag_seconds", "How late the event loop wakes", node.metrics.loop_lag
    )
    yield InfoMetricFamily("tenfold", "What runs", {"version": __version__})
    limit = descriptors.limit()
    if limit is not None:
        yield GaugeMetricFamily(
            "tenfold_descriptors_limit", "File descriptors that may be open", limit
        )
    count = descriptors.count()
    if count is not None:
        yield GaugeMetricFamily("tenfold_descriptors", "File descriptors that are open", count)


class _Collector:
    """Hands figures to the library that writes them."""

    def __init__(self, figures: list[Metric]) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        """Return the figures."""
        return self._figures


def _counter(label: str, name: str, about: str, counts: Mapping[str, int]) -> Metric:
    metric = CounterMetricFamily(name, about, labels=[label])
    for kind, count in sorted(counts.items()):
        metric.add_metric([kind], count)
    return metric


def _histogram(name: str, about: str, times: Histogram) -> Metric:
    return HistogramMetricFamily(name, about, times.buckets(), times.sum)
