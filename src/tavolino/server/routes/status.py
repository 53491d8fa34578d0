"""How many there are of what an operator asks about."""

from collections.abc import Callable, Iterator

from tavolino.server.ops.metrics import Gauge
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.services import Services
from tavolino.store.interface import RemoteWorkers


def gauges(
    services: Services, registry: TableRegistry, connections: Callable[[], int]
) -> Iterator[Gauge]:
    """All of them."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: registry.loaded_count})
    yield Gauge("tavolino_connections", "Lines to tables.", {"": connections})
    queues: dict[str, Callable[[], float]] = {
        "bots": lambda: services.bot_pool.waiting,
        "world": lambda: services.simulation_workers.waiting,
        "stages": lambda: services.simulations.waiting,
        "store": lambda: services.store.pending_writes,
    }
    if elsewhere := services.store.remote_workers:
        queues["elsewhere"] = lambda: elsewhere.waiting
        yield from _remote_gauges(elsewhere)
    yield Gauge("tavolino_waiting", "What waits to be done, by its queue.", queues, "queue")


def _remote_gauges(elsewhere: RemoteWorkers) -> Iterator[Gauge]:
    yield Gauge(
        "tavolino_workers",
        "Workers elsewhere that think for this server, as far as it has noticed.",
        {"": lambda: elsewhere.count},
    )
    yield Gauge(
        "tavolino_elsewhere_oldest_seconds",
        "For how long the oldest thought elsewhere has been without an answer.",
        {"": lambda: elsewhere.oldest_seconds},
    )
