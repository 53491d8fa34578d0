"""Routes that say how the server is, and its gauges for the metrics page."""

from collections.abc import Callable, Iterator

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino import __version__
from tavolino.server.net.http import json_response
from tavolino.server.ops.metrics import Gauge
from tavolino.server.ops.process_usage import process_gauges
from tavolino.server.ops.readiness import Readiness
from tavolino.server.protocol.play import PROTOCOL
from tavolino.server.protocol.tables import Health
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.endpoint import get
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.services import Services
from tavolino.store.interface import DatabaseStatus, RemoteWorkers, Store


class StatusRoutes:
    """Routes for load balancers and monitoring."""

    def __init__(self, store: Store, registry: TableRegistry, limits: RequestLimits) -> None:
        self._readiness = Readiness(store)
        self._registry = registry
        self._limiter = limits.probes

    def routes(self) -> list[Route]:
        return [
            get("/health", self.health, self._limiter),
            get("/ready", self.ready, self._limiter),
        ]

    async def health(self, _: Request) -> Response:
        return json_response(Health(__version__, PROTOCOL, self._registry.loaded_count))

    async def ready(self, _: Request) -> Response:
        """Report readiness to a load balancer; 503 while a move could not be saved."""
        readiness = await self._readiness.check()
        return json_response(readiness, 200 if readiness.ready else 503)


def gauges(
    services: Services, registry: TableRegistry, connections: Callable[[], int]
) -> Iterator[Gauge]:
    """Yield the gauges; those of remote workers only if the store supports them."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: registry.loaded_count})
    yield Gauge("tavolino_connections", "Connections to tables.", {"": connections})
    queues: dict[str, Callable[[], float]] = {
        "bots": lambda: services.bot_pool.waiting,
        "reviews": lambda: services.background_pool.waiting,
        "world": lambda: services.simulation_workers.waiting,
        "stages": lambda: services.simulations.waiting,
        "store": lambda: services.store.pending_writes,
    }
    if elsewhere := services.store.remote_workers:
        queues["elsewhere"] = lambda: elsewhere.waiting
        yield from _remote_gauges(elsewhere)
    yield Gauge("tavolino_waiting", "Waiting work by queue.", queues, "queue")
    if database := services.store.database_status:
        yield from _database_gauges(database)
    yield from process_gauges()


def _database_gauges(database: DatabaseStatus) -> Iterator[Gauge]:
    yield Gauge(
        "tavolino_database_connections",
        "Connections to the database, and tasks that wait for one.",
        {
            "busy": lambda: database.busy_connections,
            "idle": lambda: database.idle_connections,
            "waiting": lambda: database.waiting,
        },
        "state",
    )
    yield Gauge(
        "tavolino_database_commits_total",
        "Commits of writes; many writes may share one.",
        {"": lambda: database.commits},
    )
    yield Gauge(
        "tavolino_database_commit_seconds_total",
        "Time that all commits have taken.",
        {"": lambda: database.commit_seconds},
    )
    yield Gauge(
        "tavolino_lease_seconds",
        "Seconds until other servers may take over this server's matches.",
        {"": lambda: database.lease_seconds},
    )
    yield Gauge(
        "tavolino_matches_lost_total",
        "Matches that other servers took over while this one still held them.",
        {"": lambda: database.lost_matches},
    )


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
