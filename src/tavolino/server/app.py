"""The application: which address is answered by what."""

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
from tavolino.i18n import LANGUAGES, complete, first
from tavolino.server.accounts.sessions import Lasting, person_of, token_of
from tavolino.server.clock.uptime import Hours
from tavolino.server.net.connection_guard import SOCKETS
from tavolino.server.net.http import (
    SECURITY,
    SecureHeaders,
    as_json,
    as_problem,
    cached,
    is_same_origin,
    understood,
)
from tavolino.server.net.rate_limits import Buckets, Crowd, Pace, address_of
from tavolino.server.net.static_files import Client
from tavolino.server.net.websocket import DOOR, LINE, POST, Line, Post
from tavolino.server.notify.sender import Courier
from tavolino.server.ops.metrics import Meters
from tavolino.server.ops.readiness import Readiness, look_over
from tavolino.server.protocol.hints import CreateLesson
from tavolino.server.protocol.play import PROTOCOL, CreateTable, Problem, ProblemCode, encode
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import Health, Rematch
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.server.ratings.eligibility import fair
from tavolino.server.ratings.service import Umpire
from tavolino.server.registry.practice import CreatePractice, Rewind, lay_practice, rewind
from tavolino.server.registry.registry import Lobby
from tavolino.server.registry.rematch import rematch
from tavolino.server.routes.account import YouDesk
from tavolino.server.routes.finished import AfterDesk
from tavolino.server.routes.imports import ImportDesk
from tavolino.server.routes.live import CLOSE_POLICY, CLOSE_TRY_LATER, Parting, Visit, find
from tavolino.server.routes.lobby import LobbyDesk
from tavolino.server.routes.notifications import CallDesk
from tavolino.server.routes.observers import OnlookerDesk
from tavolino.server.routes.ratings import RatedDesk
from tavolino.server.routes.status import gauges
from tavolino.server.settings import Settings
from tavolino.server.table.access import demand_sight, shown_by
from tavolino.server.table.info import glance
from tavolino.server.table.lobby_entry import ListedFor
from tavolino.server.table.services import House
from tavolino.server.views.catalog import about
from tavolino.server.views.rulebook import picture, rulebook
from tavolino.server.workers.pool import Thinkers
from tavolino.server.workers.process import Furnish, bare
from tavolino.server.workers.remote import Afar
from tavolino.server.workers.simulation_pool import Stages
from tavolino.store.interface import Store
from tavolino.store.records import StoreError

FALLING_SECONDS = 120.0
"""So long NATURE may take, on a very busy machine, until everything has come to rest."""

LOOKS = 10
"""So many seconds' looks may be had at once: a whole school comes back after a restart."""

Wish = TypeVar("Wish")
_wishes = msgspec.json.Decoder(CreateTable)
_first = msgspec.json.Decoder(CreateLesson)
_rematches = msgspec.json.Decoder(Rematch)
_practised = msgspec.json.Decoder(CreatePractice)
_rewinds = msgspec.json.Decoder(Rewind)


def create_app(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, furnish: Furnish = bare
) -> Starlette:
    """The whole server as one ASGI application, which closes the store when it ends."""
    handled = [game for game in games.values() if game.hands]
    workers, patience = settings.bot_workers, settings.bot_patience
    elsewhere = store.elsewhere if settings.worker_wait else None
    afar = Afar(elsewhere, settings.worker_wait) if elsewhere else None
    thinkers = Thinkers(games.values(), workers, patience, furnish=furnish, afar=afar)
    world = Thinkers(handled, settings.world_workers, FALLING_SECONDS, "world", furnish)
    stages = Stages(handled, settings.world_workers, furnish)
    pace, regret = settings.bot_pace, settings.undo_seconds
    hints, hours = _per_minute(settings.hints_per_minute), Hours()
    courier = Courier(store, private=settings.private_calls == "yes")
    lasting = ListedFor(settings.listed_minutes * 60_000, settings.listed_days * DAY_SECONDS * 1000)
    umpire = Umpire(store, games)
    house = House(
        *(games, store, thinkers, world, stages, hints, hours, courier, umpire),
        *(pace, regret, lasting, settings.unplayed_minutes * 60.0),
    )
    lobby = Lobby(house, settings.idle_seconds)
    desk = Desk(house, lobby, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Crowd | Post]]:
        async with AsyncExitStack() as closing:
            closing.push_async_callback(store.close)
            closing.push_async_callback(thinkers.close)
            closing.push_async_callback(world.close)
            closing.push_async_callback(stages.close)
            closing.push_async_callback(courier.close)
            closing.push_async_callback(umpire.close)
            closing.push_async_callback(lobby.close)
            thinkers.warm_up()
            sweeper = asyncio.create_task(lobby.sweep())
            closing.callback(sweeper.cancel)
            await hours.open(store)
            keeping = asyncio.create_task(hours.keep(store, lobby.time_moved))
            closing.callback(keeping.cancel)
            waking = asyncio.create_task(hours.wake_due(store, lobby.find))
            closing.callback(waking.cancel)
            judging = asyncio.create_task(umpire.keep_up())
            closing.callback(judging.cancel)
            looking = asyncio.create_task(look_over(store))
            closing.callback(looking.cancel)
            yield {DOOR: _at_the_door(settings), POST: Post()}

    app = Starlette(
        routes=desk.routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            HTTPException: _http_problem,
            Refused: lambda _, error: as_problem(error.problem),
            StoreError: lambda _, error: as_problem(problem("unavailable")),
            ClientDisconnect: lambda _, error: as_problem(problem("malformed")),
            Exception: _our_fault,
        },
    )
    app.state.meters = Meters(gauges(house, lobby, lambda: desk.connections))
    return app


def _at_the_door(settings: Settings) -> Crowd:
    """Behind a proxy all come from one address: there the proxy keeps the door."""
    each = (
        settings.max_connections if settings.is_behind_proxy else settings.connections_per_address
    )
    return Crowd(SOCKETS * each)


class Desk:
    """Answers over HTTP, and opens the way to a table."""

    def __init__(self, house: House, lobby: Lobby, settings: Settings) -> None:
        self._house = house
        self._games = house.games
        self._store = house.store
        self._readiness = Readiness(house.store)
        self._lobby = lobby
        self._settings = settings
        self._laid = _per_minute(settings.tables_per_minute)
        self._visits = _per_minute(settings.visits_per_minute)
        downloads = _per_minute(settings.downloads_per_minute)
        self._after = AfterDesk(house, lobby, downloads, analyses=settings.analyses == "on")
        self._crowd = Crowd(settings.connections_per_address)
        self._looks = Buckets(settings.looks_per_second, LOOKS * settings.looks_per_second)

    def routes(self) -> list[Mount]:
        asked = [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/games", self.games),
            Route("/games/{game}/rules/{lang}", self.rules),
            Route("/games/{game}/pictures/{name}", self.picture),
            Route("/games/{game}/first_game", self.first_game, methods=["POST"]),
            Route("/games/{game}/practice", self.practise, methods=["POST"]),
            Route("/texts/{lang}", self.texts),
            Route("/texts/{lang}/first", self.first_texts),
            Route("/tables", self.lay, methods=["POST"]),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/rewind", self.rewind, methods=["POST"]),
            WebSocketRoute("/tables/{table}/live", self.live),
        ]
        per_minute = _per_minute(self._settings.calls_per_minute)
        asked += CallDesk(self._lobby, self._house.courier, per_minute).routes()
        asked += self._after.routes()
        visits, umpire = self._visits, self._house.umpire
        asked += RatedDesk(self._store, self._lobby, umpire, visits).routes()
        brought = _per_minute(self._settings.imports_per_minute)
        asked += ImportDesk(self._house, brought, self._settings.imports_kept).routes()
        asked += LobbyDesk(self._lobby, self._house, self._visits, self._laid).routes()
        asked += OnlookerDesk(self._lobby, _per_minute(self._settings.links_per_minute)).routes()
        lasting = Lasting(self._settings.session_days, self._settings.recovery_days)
        said = _per_minute(self._settings.people_per_minute)
        asked += YouDesk(self._store, said, lasting, self._lobby.hush).routes()
        return [Mount("/api", routes=asked), Mount("/", Client())]

    @property
    def connections(self) -> int:
        return len(self._crowd)

    async def health(self, _: Request) -> Response:
        return as_json(Health(__version__, PROTOCOL, self._lobby.awake))

    async def ready(self, _: Request) -> Response:
        """For whoever sends people here: not there while a move would be lost."""
        said = await self._readiness.answer()
        return as_json(said, 200 if said.ready else 503)

    async def games(self, _: Request) -> Response:
        return as_json([about(game) for game in self._games.values()])

    async def rules(self, request: Request) -> Response:
        """The rules in the reader's language, or else in English."""
        game = self._games.get(request.path_params["game"])
        if game is None or request.path_params["lang"] not in LANGUAGES:
            raise Refused(problem("not_found"))
        book = rulebook(game.room, request.path_params["lang"])
        if book is None:
            raise Refused(problem("not_found"))
        return cached(request, book, "text/markdown")

    async def picture(self, request: Request) -> Response:
        """A position that a picture in the rulebook shows."""
        game = self._games.get(request.path_params["game"])
        found = picture(game, request.path_params["name"]) if game else None
        if found is None:
            raise Refused(problem("not_found"))
        return cached(request, encode(found).decode(), "application/json")

    async def texts(self, request: Request) -> Response:
        """All messages for a language, the house's and the games'; English where it has none."""
        return self._said(request, complete)

    async def first_texts(self, request: Request) -> Response:
        """The same, as far as the landing page needs them."""
        return self._said(request, first)

    def _said(self, request: Request, words: Callable[[str, tuple[str, ...]], str]) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Refused(problem("not_found"))
        rooms = tuple(game.room for game in self._games.values())
        return cached(request, words(lang, rooms), "text/plain")

    async def lay(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        wish = await self._wished(request, _wishes)
        if not wish.terms.rated:
            return as_json(await self._lobby.lay(wish), 201)
        person = await person_of(request, self._store)
        laid = await self._lobby.lay(fair(wish, person))
        await self._house.umpire.sit(person or "", laid)
        return as_json(laid, 201)

    async def _wished(self, request: Request, decoder: "msgspec.json.Decoder[Wish]") -> Wish:
        """What is wished of a table to be laid; raises Refused."""
        _demand_one_more(self._laid, request)
        return await understood(request, decoder)

    async def first_game(self, request: Request) -> Response:
        """A table where somebody learns a game."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        wish = await self._wished(request, _first)
        made = await self._lobby.lay_first_game(request.path_params["game"], wish)
        return as_json(made, 201)

    async def table(self, request: Request) -> Response:
        _demand_one_more(self._visits, request)
        table = await self._lobby.find(request.path_params["table"])
        demand_sight(table, shown_by(request))
        return as_json(glance(table))

    async def rematch(self, request: Request) -> Response:
        """The table of the match that follows, the same for everybody who asks."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        asked = await self._wished(request, _rematches)
        table = await self._lobby.find(request.path_params["table"])
        return as_json(await rematch(self._house, self._lobby, table, asked), 201)

    async def practise(self, request: Request) -> Response:
        """A table where one person tries things alone."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        wish = await self._wished(request, _practised)
        game = self._games.get(request.path_params["game"])
        return as_json(await lay_practice(self._lobby, game, wish), 201)

    async def rewind(self, request: Request) -> Response:
        """The table of a match that goes on from an earlier moment of a practice."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        asked = await self._wished(request, _rewinds)
        table = await self._lobby.find(request.path_params["table"])
        return as_json((await rewind(self._lobby, table, asked)).info(), 201)

    async def live(self, socket: WebSocket) -> None:
        if not is_same_origin(socket):
            await socket.close(CLOSE_POLICY)
            return
        line: Line = socket.scope["state"][LINE]
        await socket.accept()
        address = address_of(socket.client)
        if refusal := self._refuse(address):
            line.part(encode(refusal), CLOSE_TRY_LATER)
            return
        try:
            table = await find(self._lobby, socket.path_params["table"])
        except Parting as parting:
            self._crowd.leave(address)
            line.part(encode(parting.why), parting.code)
            return
        pace = Pace(self._settings.messages_per_second)
        left = partial(self._crowd.leave, address)
        line.take(Visit(line, table, address, pace, self._looks, left, token_of(socket)))

    def _refuse(self, address: str) -> Problem | None:
        """Why somebody cannot come in; if nothing is in the way, they are in."""
        if not self._visits.take(address):
            return problem("too_fast")
        if len(self._crowd) >= self._settings.max_connections:
            return problem("unavailable", "problem-full-house")
        if not self._crowd.enter(address):
            return problem("unavailable", "problem-crowded")
        return None


def _per_minute(count: int) -> Buckets:
    return Buckets(count / 60, count)


def _demand_one_more(buckets: Buckets, connection: HTTPConnection) -> None:
    """Raise Refused if this address has had too many."""
    if not buckets.take(address_of(connection.client)):
        raise Refused(problem("too_fast"))


async def _our_fault(request: Request, error: Exception) -> Response:
    """Answered outside of all middleware, so the protecting headers are put on here."""
    answer = as_json(problem("unavailable"), 500)
    answer.headers.update(SECURITY)
    return answer


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our own words."""
    assert isinstance(error, HTTPException)
    code: ProblemCode = "not_found" if error.status_code == 404 else "malformed"
    return as_json(problem(code), error.status_code)
