"""Builds the ASGI application: its services, routes, middleware and background tasks."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tavolino import __version__
from tavolino.core.game import AnyGame
from tavolino.i18n import LANGUAGES, all_messages, first_page_messages
from tavolino.server.accounts.sessions import Lifetimes, account_id, session_token_hash
from tavolino.server.clock.uptime import Uptime
from tavolino.server.net.connection_guard import SOCKETS_PER_CONNECTION
from tavolino.server.net.http import (
    SECURITY_HEADERS,
    SecureHeaders,
    cached_response,
    decode_body,
    is_same_origin,
    json_response,
    problem_response,
)
from tavolino.server.net.rate_limits import (
    ConnectionCounter,
    MessageRate,
    RateLimiter,
    client_address,
)
from tavolino.server.net.static_files import ClientFiles
from tavolino.server.net.websocket import (
    CONNECTION_COUNTER,
    WEBSOCKET,
    WRITE_BATCHER,
    WebSocketProtocol,
    WriteBatcher,
)
from tavolino.server.notify.sender import NotificationSender
from tavolino.server.ops.metrics import MetricsRegistry
from tavolino.server.ops.readiness import Readiness, check_store_integrity
from tavolino.server.protocol.hints import CreateLesson
from tavolino.server.protocol.play import PROTOCOL, CreateTable, Problem, ProblemCode, encode
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import CreatePractice, Health, Rematch, Rewind
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.server.ratings.eligibility import rated_table_request
from tavolino.server.ratings.service import RatingService
from tavolino.server.registry.practice import create_practice, rewind
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.registry.rematch import rematch
from tavolino.server.routes.account import AccountRoutes
from tavolino.server.routes.finished import FinishedRoutes
from tavolino.server.routes.imports import ImportRoutes
from tavolino.server.routes.live import (
    CLOSE_POLICY,
    CLOSE_TRY_LATER,
    CloseConnection,
    LiveHandler,
    find_table,
)
from tavolino.server.routes.lobby import LobbyRoutes
from tavolino.server.routes.notifications import NotificationRoutes
from tavolino.server.routes.observers import ObserverRoutes
from tavolino.server.routes.ratings import RatingRoutes
from tavolino.server.routes.status import gauges
from tavolino.server.settings import Settings
from tavolino.server.table.access import request_tokens, require_view_access
from tavolino.server.table.services import ListingLifetimes, Services
from tavolino.server.views.catalog import game_info
from tavolino.server.views.rulebook import rulebook, rulebook_figure
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.process import Setup, no_setup
from tavolino.server.workers.remote import RemotePool
from tavolino.server.workers.simulation_pool import SimulationPool
from tavolino.store.interface import Store
from tavolino.store.records import StoreError

SIMULATION_TIMEOUT_SECONDS = 120.0
"""Seconds until a simulation of chance must have come to rest, even on a busy machine."""

VIEW_BURST_SECONDS = 10
"""Seconds of the view limit that an address may use at once, as when a whole school reconnects."""

Body = TypeVar("Body")
_create_table = msgspec.json.Decoder(CreateTable)
_create_lesson = msgspec.json.Decoder(CreateLesson)
_rematch = msgspec.json.Decoder(Rematch)
_create_practice = msgspec.json.Decoder(CreatePractice)
_rewind = msgspec.json.Decoder(Rewind)


def create_app(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, setup: Setup = no_setup
) -> Starlette:
    """Create the server as one ASGI application. It closes the store when it ends."""
    handled = [game for game in games.values() if game.hands]
    workers, patience = settings.bot_workers, settings.bot_patience
    elsewhere = store.remote_workers if settings.worker_wait else None
    remote = RemotePool(elsewhere, settings.worker_wait) if elsewhere else None
    bot_pool = WorkerPool(games.values(), workers, patience, setup=setup, remote=remote)
    world = WorkerPool(handled, settings.world_workers, SIMULATION_TIMEOUT_SECONDS, "world", setup)
    stages = SimulationPool(handled, settings.world_workers, setup)
    pace, regret = settings.bot_pace, settings.undo_seconds
    hints, uptime = _per_minute(settings.hints_per_minute), Uptime()
    sender = NotificationSender(store, private=settings.private_calls == "yes")
    lifetimes = ListingLifetimes(
        settings.listed_minutes * 60_000, settings.listed_days * DAY_SECONDS * 1000
    )
    rating_service = RatingService(store, games)
    services = Services(
        *(games, store, bot_pool, world, stages, hints, uptime, sender, rating_service),
        *(pace, regret, lifetimes, settings.unplayed_minutes * 60.0),
    )
    registry = TableRegistry(services, settings.idle_seconds)
    desk = AppRoutes(services, registry, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, ConnectionCounter | WriteBatcher]]:
        async with AsyncExitStack() as closing:
            closing.push_async_callback(store.close)
            closing.push_async_callback(bot_pool.close)
            closing.push_async_callback(world.close)
            closing.push_async_callback(stages.close)
            closing.push_async_callback(sender.close)
            closing.push_async_callback(rating_service.close)
            closing.push_async_callback(registry.close)
            bot_pool.warm_up()
            sweeper = asyncio.create_task(registry.unload_idle())
            closing.callback(sweeper.cancel)
            await uptime.load(store)
            keeping = asyncio.create_task(uptime.run(store, registry.on_uptime_change))
            closing.callback(keeping.cancel)
            waking = asyncio.create_task(uptime.wake_due(store, registry.find))
            closing.callback(waking.cancel)
            judging = asyncio.create_task(rating_service.run())
            closing.callback(judging.cancel)
            looking = asyncio.create_task(check_store_integrity(store))
            closing.callback(looking.cancel)
            yield {CONNECTION_COUNTER: _connection_counter(settings), WRITE_BATCHER: WriteBatcher()}

    app = Starlette(
        routes=desk.routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            HTTPException: _http_error,
            Refused: lambda _, error: problem_response(error.problem),
            StoreError: lambda _, error: problem_response(problem("unavailable")),
            ClientDisconnect: lambda _, error: problem_response(problem("malformed")),
            Exception: _internal_error,
        },
    )
    app.state.meters = MetricsRegistry(gauges(services, registry, lambda: desk.connections))
    return app


def _connection_counter(settings: Settings) -> ConnectionCounter:
    """Count connections per address. Behind a proxy, all come from the proxy's address."""
    each = (
        settings.max_connections if settings.is_behind_proxy else settings.connections_per_address
    )
    return ConnectionCounter(SOCKETS_PER_CONNECTION * each)


class AppRoutes:
    """HTTP routes of the API, and the WebSocket endpoint of a table."""

    def __init__(self, services: Services, registry: TableRegistry, settings: Settings) -> None:
        self._services = services
        self._games = services.games
        self._store = services.store
        self._readiness = Readiness(services.store)
        self._registry = registry
        self._settings = settings
        self._creations = _per_minute(settings.tables_per_minute)
        self._visits = _per_minute(settings.visits_per_minute)
        downloads = _per_minute(settings.downloads_per_minute)
        self._finished = FinishedRoutes(
            services, registry, downloads, analyses=settings.analyses == "on"
        )
        self._connections = ConnectionCounter(settings.connections_per_address)
        self._views = RateLimiter(
            settings.looks_per_second, VIEW_BURST_SECONDS * settings.looks_per_second
        )

    def routes(self) -> list[Mount]:
        asked = [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/games", self.games),
            Route("/games/{game}/rules/{lang}", self.rules),
            Route("/games/{game}/pictures/{name}", self.figure),
            Route("/games/{game}/first_game", self.create_lesson, methods=["POST"]),
            Route("/games/{game}/practice", self.create_practice, methods=["POST"]),
            Route("/texts/{lang}", self.texts),
            Route("/texts/{lang}/first", self.first_texts),
            Route("/tables", self.create_table, methods=["POST"]),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/rewind", self.rewind, methods=["POST"]),
            WebSocketRoute("/tables/{table}/live", self.live),
        ]
        per_minute = _per_minute(self._settings.calls_per_minute)
        asked += NotificationRoutes(
            self._registry, self._services.notifications, per_minute
        ).routes()
        asked += self._finished.routes()
        visits, rating_service = self._visits, self._services.ratings
        asked += RatingRoutes(self._store, self._registry, rating_service, visits).routes()
        brought = _per_minute(self._settings.imports_per_minute)
        asked += ImportRoutes(self._services, brought, self._settings.imports_kept).routes()
        asked += LobbyRoutes(self._registry, self._services, self._visits, self._creations).routes()
        asked += ObserverRoutes(
            self._registry, _per_minute(self._settings.links_per_minute)
        ).routes()
        lifetimes = Lifetimes(self._settings.session_days, self._settings.recovery_days)
        said = _per_minute(self._settings.people_per_minute)
        asked += AccountRoutes(
            self._store, said, lifetimes, self._registry.drop_notifications
        ).routes()
        return [Mount("/api", routes=asked), Mount("/", ClientFiles())]

    @property
    def connections(self) -> int:
        return len(self._connections)

    async def health(self, _: Request) -> Response:
        return json_response(Health(__version__, PROTOCOL, self._registry.loaded_count))

    async def ready(self, _: Request) -> Response:
        """Report readiness to a load balancer; 503 while a move could not be saved."""
        said = await self._readiness.check()
        return json_response(said, 200 if said.ready else 503)

    async def games(self, _: Request) -> Response:
        return json_response([game_info(game) for game in self._games.values()])

    async def rules(self, request: Request) -> Response:
        """The rulebook in this language, or in English if there is no translation."""
        game = self._games.get(request.path_params["game"])
        if game is None or request.path_params["lang"] not in LANGUAGES:
            raise Refused(problem("not_found"))
        book = rulebook(game.room, request.path_params["lang"])
        if book is None:
            raise Refused(problem("not_found"))
        return cached_response(request, book, "text/markdown")

    async def figure(self, request: Request) -> Response:
        """The position that a figure in the rulebook shows."""
        game = self._games.get(request.path_params["game"])
        found = rulebook_figure(game, request.path_params["name"]) if game else None
        if found is None:
            raise Refused(problem("not_found"))
        return cached_response(request, encode(found).decode(), "application/json")

    async def texts(self, request: Request) -> Response:
        """All messages of the server and the games; English where a translation is missing."""
        return self._text_response(request, all_messages)

    async def first_texts(self, request: Request) -> Response:
        """The messages that the landing page needs."""
        return self._text_response(request, first_page_messages)

    def _text_response(
        self, request: Request, words: Callable[[str, tuple[str, ...]], str]
    ) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Refused(problem("not_found"))
        rooms = tuple(game.room for game in self._games.values())
        return cached_response(request, words(lang, rooms), "text/plain")

    async def create_table(self, request: Request) -> Response:
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        wish = await self._decode_limited(request, _create_table)
        if not wish.terms.rated:
            return json_response(await self._registry.create_table(wish), 201)
        person = await account_id(request, self._store)
        laid = await self._registry.create_table(rated_table_request(wish, person))
        await self._services.ratings.seat_creator(person or "", laid)
        return json_response(laid, 201)

    async def _decode_limited(
        self, request: Request, decoder: "msgspec.json.Decoder[Body]"
    ) -> Body:
        """Decode a request that creates a table, within the rate limit; raises Refused."""
        _require_rate(self._creations, request)
        return await decode_body(request, decoder)

    async def create_lesson(self, request: Request) -> Response:
        """Create a table for a chapter of a guided lesson."""
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        wish = await self._decode_limited(request, _create_lesson)
        made = await self._registry.create_lesson(request.path_params["game"], wish)
        return json_response(made, 201)

    async def table(self, request: Request) -> Response:
        _require_rate(self._visits, request)
        table = await self._registry.find(request.path_params["table"])
        require_view_access(table, request_tokens(request))
        return json_response(table.status())

    async def rematch(self, request: Request) -> Response:
        """Return the table of the rematch, which is the same for every client."""
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        asked = await self._decode_limited(request, _rematch)
        table = await self._registry.find(request.path_params["table"])
        return json_response(await rematch(self._services, self._registry, table, asked), 201)

    async def create_practice(self, request: Request) -> Response:
        """Create a table for solo practice."""
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        wish = await self._decode_limited(request, _create_practice)
        game = self._games.get(request.path_params["game"])
        return json_response(await create_practice(self._registry, game, wish), 201)

    async def rewind(self, request: Request) -> Response:
        """Create a table that continues a practice match from an earlier position."""
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        asked = await self._decode_limited(request, _rewind)
        table = await self._registry.find(request.path_params["table"])
        return json_response((await rewind(self._registry, table, asked)).info(), 201)

    async def live(self, socket: WebSocket) -> None:
        if not is_same_origin(socket):
            await socket.close(CLOSE_POLICY)
            return
        line: WebSocketProtocol = socket.scope["state"][WEBSOCKET]
        await socket.accept()
        address = client_address(socket.client)
        if refusal := self._admit(address):
            line.close_with(encode(refusal), CLOSE_TRY_LATER)
            return
        try:
            table = await find_table(self._registry, socket.path_params["table"])
        except CloseConnection as parting:
            self._connections.leave(address)
            line.close_with(encode(parting.why), parting.code)
            return
        pace = MessageRate(self._settings.messages_per_second)
        left = partial(self._connections.leave, address)
        line.attach(
            LiveHandler(line, table, address, pace, self._views, left, session_token_hash(socket))
        )

    def _admit(self, address: str) -> Problem | None:
        """Count a new connection from an address; return the problem if it is refused."""
        if not self._visits.take(address):
            return problem("too_fast")
        if len(self._connections) >= self._settings.max_connections:
            return problem("unavailable", "problem-full-house")
        if not self._connections.enter(address):
            return problem("unavailable", "problem-crowded")
        return None


def _per_minute(count: int) -> RateLimiter:
    return RateLimiter(count / 60, count)


def _require_rate(buckets: RateLimiter, connection: HTTPConnection) -> None:
    """Raise Refused if this address is over its limit."""
    if not buckets.take(client_address(connection.client)):
        raise Refused(problem("too_fast"))


async def _internal_error(request: Request, error: Exception) -> Response:
    """Answer an unexpected error. It bypasses the middleware, so the headers are set here."""
    answer = json_response(problem("unavailable"), 500)
    answer.headers.update(SECURITY_HEADERS)
    return answer


async def _http_error(request: Request, error: Exception) -> Response:
    """Answer an HTTP error of the framework with a Problem."""
    assert isinstance(error, HTTPException)
    code: ProblemCode = "not_found" if error.status_code == 404 else "malformed"
    return json_response(problem(code), error.status_code)
