"""Gauges of the running server for the metrics page."""

from collections.abc import Callable, Iterator

from tavolino.server.ops.metrics import Gauge
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.services import Services
from tavolino.store.interface import RemoteWorkers


def gauges(
    house: Services, lobby: TableRegistry, connections: Callable[[], int]
) -> Iterator[Gauge]:
    """Yield the gauges; those of remote workers only if the store supports them."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: lobby.loaded_count})
    yield Gauge("tavolino_connections", "Connections to tables.", {"": connections})
    queues: dict[str, Callable[[], float]] = {
        "bots": lambda: house.bot_pool.waiting,
        "world": lambda: house.simulation_workers.waiting,
        "stages": lambda: house.simulations.waiting,
        "store": lambda: house.store.pending_writes,
    }
    if elsewhere := house.store.remote_workers:
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
