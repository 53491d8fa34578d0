"""How many there are of what an operator asks about."""

from collections.abc import Callable, Iterator

from tavolino.server.ops.metrics import Gauge
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.services import Services
from tavolino.store.interface import RemoteWorkers


def gauges(
    house: Services, lobby: TableRegistry, connections: Callable[[], int]
) -> Iterator[Gauge]:
    """All of them."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: lobby.loaded_count})
    yield Gauge("tavolino_connections", "Lines to tables.", {"": connections})
    queues: dict[str, Callable[[], float]] = {
        "bots": lambda: house.bot_pool.waiting,
        "world": lambda: house.simulation_workers.waiting,
        "stages": lambda: house.simulations.waiting,
        "store": lambda: house.store.pending_writes,
    }
    if elsewhere := house.store.remote_workers:
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
