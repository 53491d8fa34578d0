"""Builds the ASGI application: its services, routes, middleware and background tasks."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount

from tavolino.core.game import AnyGame
from tavolino.server.accounts.sessions import Lifetimes
from tavolino.server.clock.uptime import Uptime
from tavolino.server.match.analysis import AnalysisService
from tavolino.server.net.address_hashes import AddressHasher
from tavolino.server.net.connection_guard import SOCKETS_PER_CONNECTION
from tavolino.server.net.http import SecureHeaders
from tavolino.server.net.rate_limits import ConnectionCounter, RateLimiter
from tavolino.server.net.static_files import ClientFiles
from tavolino.server.net.websocket import CONNECTION_COUNTER, WRITE_BATCHER, WriteBatcher
from tavolino.server.notify.sender import NotificationSender
from tavolino.server.ops.memory import collect_young_garbage
from tavolino.server.ops.metrics import MetricsRegistry
from tavolino.server.ops.readiness import check_store_integrity
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.server.ratings.service import RatingService
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.account import AccountRoutes
from tavolino.server.routes.connections import ConnectionRoutes
from tavolino.server.routes.endpoint import ERROR_HANDLERS
from tavolino.server.routes.finished import FinishedRoutes
from tavolino.server.routes.games import GameRoutes
from tavolino.server.routes.imports import ImportRoutes
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.routes.lobby import LobbyRoutes
from tavolino.server.routes.notifications import NotificationRoutes
from tavolino.server.routes.observers import ObserverRoutes
from tavolino.server.routes.ratings import RatingRoutes
from tavolino.server.routes.status import StatusRoutes, gauges
from tavolino.server.routes.tables import TableRoutes
from tavolino.server.settings import Settings
from tavolino.server.table.public_limit import PublicTableLimit
from tavolino.server.table.services import ListingLifetimes, Services
from tavolino.server.workers.background_pool import BackgroundPool
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.process import Setup, no_setup
from tavolino.server.workers.remote import RemotePool
from tavolino.server.workers.simulation_pool import SimulationPool
from tavolino.store.interface import Store

SIMULATION_TIMEOUT_SECONDS = 120.0
"""Seconds until a simulation of chance must have come to rest, even on a busy machine."""


def create_app(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, setup: Setup = no_setup
) -> Starlette:
    """Create the server as one ASGI application. It closes the store when it ends."""
    services = create_services(settings, games, store, setup)
    registry = TableRegistry(services, settings.idle_seconds)
    limits = RequestLimits(settings, store.shared_rates)
    connections = ConnectionRoutes(registry, limits, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, ConnectionCounter | WriteBatcher]]:
        async with run_services(services, registry):
            yield {CONNECTION_COUNTER: _connection_counter(settings), WRITE_BATCHER: WriteBatcher()}

    api = [*connections.routes(), *api_routes(services, registry, limits, settings)]
    app = Starlette(
        routes=[Mount("/api", routes=api), Mount("/", ClientFiles(limits.pages))],
        lifespan=lifespan,
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=ERROR_HANDLERS,
    )
    app.state.meters = MetricsRegistry(gauges(services, registry, lambda: connections.count))
    return app


def create_services(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, setup: Setup
) -> Services:
    simulated = [game for game in games.values() if game.hands]
    processes = settings.world_workers
    workers = store.remote_workers if settings.worker_wait else None
    return Services(
        games=games,
        store=store,
        bot_pool=WorkerPool(
            games.values(),
            settings.bot_workers,
            settings.bot_patience,
            setup=setup,
            remote=RemotePool(workers, settings.worker_wait) if workers else None,
        ),
        simulation_workers=WorkerPool(
            simulated, processes, SIMULATION_TIMEOUT_SECONDS, "world", setup
        ),
        simulations=SimulationPool(simulated, processes, setup),
        background_pool=BackgroundPool(
            games.values(), settings.review_workers, settings.bot_patience, setup
        ),
        hint_limiter=RateLimiter.per_minute(settings.hints_per_minute),
        uptime=Uptime(),
        notifications=NotificationSender(store, private=settings.private_calls == "yes"),
        ratings=RatingService(store, games, rates_households=settings.rated_households == "yes"),
        public_tables=PublicTableLimit(store, settings.public_tables),
        addresses=AddressHasher(store),
        min_bot_delay=settings.bot_pace,
        undo_seconds=settings.undo_seconds,
        listing_lifetimes=ListingLifetimes(
            settings.listed_minutes * 60_000, settings.listed_days * DAY_SECONDS * 1000
        ),
        unplayed_seconds=settings.unplayed_minutes * 60.0,
    )


def api_routes(
    services: Services, registry: TableRegistry, limits: RequestLimits, settings: Settings
) -> list[BaseRoute]:
    """The HTTP routes below `/api`."""
    store = services.store
    lifetimes = Lifetimes(settings.session_days, settings.recovery_days)
    pool, reviews = services.background_pool, settings.review_workers
    analyses = AnalysisService(pool, store, reviews) if settings.analyses == "on" else None
    return [
        *StatusRoutes(store, registry, limits).routes(),
        *GameRoutes(services.games, limits).routes(),
        *TableRoutes(services, registry, limits).routes(),
        *NotificationRoutes(registry, services.notifications, limits).routes(),
        *FinishedRoutes(services, registry, limits, analyses).routes(),
        *RatingRoutes(services, registry, limits).routes(),
        *ImportRoutes(services, limits, settings.imports_kept).routes(),
        *LobbyRoutes(services, registry, limits).routes(),
        *ObserverRoutes(registry, limits).routes(),
        *AccountRoutes(
            store,
            limits,
            lifetimes,
            registry.drop_notifications,
            services.ratings.forget_player,
        ).routes(),
    ]


@asynccontextmanager
async def run_services(services: Services, registry: TableRegistry) -> AsyncIterator[None]:
    """Run the background tasks of the server; at the end close everything it uses."""
    store, uptime = services.store, services.uptime
    async with AsyncExitStack() as closing:
        for used in (
            store,
            services.bot_pool,
            services.simulation_workers,
            services.simulations,
            services.background_pool,
            services.notifications,
            services.ratings,
            registry,
        ):
            closing.push_async_callback(used.close)
        services.bot_pool.warm_up()
        await uptime.load(store)
        for work in (
            registry.unload_idle(),
            uptime.run(store, registry.on_uptime_change),
            uptime.wake_due(store, registry.find),
            services.ratings.run(),
            check_store_integrity(store),
            collect_young_garbage(),
        ):
            closing.callback(asyncio.create_task(work).cancel)
        yield


def _connection_counter(settings: Settings) -> ConnectionCounter:
    """Count connections per address. Behind a proxy, all come from the proxy's address."""
    each = (
        settings.max_connections if settings.is_behind_proxy else settings.connections_per_address
    )
    return ConnectionCounter(SOCKETS_PER_CONNECTION * each)
