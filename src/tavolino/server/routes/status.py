"""Gauges of the running server for the metrics page."""

from collections.abc import Callable, Iterator

from tavolino.server.ops.metrics import Gauge
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.services import Services
from tavolino.store.interface import RemoteWorkers


def gauges(
    services: Services, registry: TableRegistry, connections: Callable[[], int]
) -> Iterator[Gauge]:
    """Yield the gauges; those of remote workers only if the store supports them."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: registry.loaded_count})
    yield Gauge("tavolino_connections", "Connections to tables.", {"": connections})
    queues: dict[str, Callable[[], float]] = {
        "bots": lambda: services.bot_pool.waiting,
        "world": lambda: services.simulation_workers.waiting,
        "stages": lambda: services.simulations.waiting,
        "store": lambda: services.store.pending_writes,
    }
    if elsewhere := services.store.remote_workers:
        queues["elsewhere"] = lambda: elsewhere.waiting
        yield from _remote_gauges(elsewhere)
    yield Gauge("tavolino_waiting", "Waiting work by queue.", queues, "queue")


def _remote_gauges(elsewhere: RemoteWorkers) -> Iterator[Gauge]:
    yield Gauge(
        "tavolino_workers",
        "Remote workers that compute for this server, as last counted.",
        {"": lambda: elsewhere.count},
    )
    yield Gauge(
        "tavolino_elsewhere_oldest_seconds",
        "Seconds since the oldest unanswered question to a remote worker was asked.",
        {"": lambda: elsewhere.oldest_seconds},
    )
