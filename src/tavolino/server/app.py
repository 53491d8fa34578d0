"""The application: which address is answered by what."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
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
from tavolino.bots import levels_of
from tavolino.core.game import AnyGame
from tavolino.core.lesson import lesson_of
from tavolino.core.switches import switches
from tavolino.i18n import LANGUAGES, complete, first
from tavolino.server.book import picture, rulebook
from tavolino.server.client import Client
from tavolino.server.curve import curve
from tavolino.server.door import SOCKETS
from tavolino.server.handout import handout
from tavolino.server.health import Readiness, look_over
from tavolino.server.house import House
from tavolino.server.limits import Buckets, Crowd, Pace, address_of
from tavolino.server.line import DOOR, LINE, POST, Line, Post
from tavolino.server.live import CLOSE_POLICY, CLOSE_TRY_LATER, Parting, Visit, find
from tavolino.server.lobby import Lobby
from tavolino.server.lots import lots
from tavolino.server.metrics import Gauge, Meters
from tavolino.server.protocol import (
    PROTOCOL,
    CreateTable,
    GameInfo,
    Health,
    Level,
    Problem,
    ProblemCode,
    Switch,
    encode,
)
from tavolino.server.reel import unwound
from tavolino.server.refusal import Refused, problem
from tavolino.server.rematch import rematch
from tavolino.server.requests import Rematch
from tavolino.server.settings import Settings
from tavolino.server.stage import Stages
from tavolino.server.teaching import FirstGame
from tavolino.server.think import Thinkers
from tavolino.server.web import (
    SECURITY,
    SecureHeaders,
    as_json,
    as_problem,
    cached,
    is_same_origin,
    read_body,
)
from tavolino.server.worker import Furnish, bare
from tavolino.store.protocol import Store
from tavolino.store.records import StoreError

FALLING_SECONDS = 120.0
"""So long NATURE may take, on a very busy machine, until everything has come to rest."""

LOOKS = 10
"""So many seconds' looks may be had at once: a whole school comes back after a restart."""

ENTRY = re.compile("[0-9]{1,9}")
"""The number of an entry: what is longer has never been written."""

Wish = TypeVar("Wish")
_wishes = msgspec.json.Decoder(CreateTable)
_first = msgspec.json.Decoder(FirstGame)
_rematches = msgspec.json.Decoder(Rematch)


def create_app(
    settings: Settings, games: Mapping[str, AnyGame], store: Store, furnish: Furnish = bare
) -> Starlette:
    """The whole server as one ASGI application, which closes the store when it ends."""
    handled = [game for game in games.values() if game.hands]
    thinkers = Thinkers(
        games.values(), settings.bot_workers, settings.bot_patience, furnish=furnish
    )
    world = Thinkers(handled, settings.world_workers, FALLING_SECONDS, "world", furnish)
    stages = Stages(handled, settings.world_workers, furnish)
    pace, regret = settings.bot_pace, settings.undo_seconds
    hints = _per_minute(settings.hints_per_minute)
    house = House(games, store, thinkers, world, stages, hints, pace, regret)
    lobby = Lobby(house, settings.idle_seconds)
    desk = Desk(house, lobby, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Crowd | Post]]:
        async with AsyncExitStack() as closing:
            closing.push_async_callback(store.close)
            closing.push_async_callback(thinkers.close)
            closing.push_async_callback(world.close)
            closing.push_async_callback(stages.close)
            closing.push_async_callback(lobby.close)
            thinkers.warm_up()
            sweeper = asyncio.create_task(lobby.sweep())
            closing.callback(sweeper.cancel)
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
    app.state.meters = Meters(_gauges(house, lobby, desk))
    return app


def _gauges(house: House, lobby: Lobby, desk: "Desk") -> Iterator[Gauge]:
    """How many there are of what an operator asks about."""
    yield Gauge("tavolino_tables", "Tables in memory.", {"": lambda: lobby.awake})
    yield Gauge("tavolino_connections", "Lines to tables.", {"": lambda: desk.connections})
    queues = {
        "bots": lambda: house.thinkers.waiting,
        "world": lambda: house.world.waiting,
        "stages": lambda: house.stages.waiting,
        "store": lambda: house.store.pending,
    }
    yield Gauge("tavolino_waiting", "What waits to be done, by its queue.", queues, "queue")


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
        self._downloads = _per_minute(settings.downloads_per_minute)
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
            Route("/texts/{lang}", self.texts),
            Route("/texts/{lang}/first", self.first_texts),
            Route("/tables", self.lay, methods=["POST"]),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/curve", self.curve),
            Route("/tables/{table}/lots", self.lots),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/reels/{seq}", self.reel),
            WebSocketRoute("/tables/{table}/live", self.live),
        ]
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
        return as_json(await self._lobby.lay(wish), 201)

    async def _wished(self, request: Request, decoder: "msgspec.json.Decoder[Wish]") -> Wish:
        """What is wished of a table to be laid; raises Refused."""
        _demand_one_more(self._laid, request)
        body = await read_body(request)
        try:
            return decoder.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Refused(problem("malformed")) from None

    async def first_game(self, request: Request) -> Response:
        """A table where somebody learns a game."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        wish = await self._wished(request, _first)
        made = await self._lobby.lay_first_game(request.path_params["game"], wish)
        return as_json(made, 201)

    async def table(self, request: Request) -> Response:
        _demand_one_more(self._visits, request)
        return as_json((await self._lobby.find(request.path_params["table"])).glance())

    async def rematch(self, request: Request) -> Response:
        """The table of the match that follows, the same for everybody who asks."""
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        asked = await self._wished(request, _rematches)
        table = await self._lobby.find(request.path_params["table"])
        return as_json((await rematch(self._house, self._lobby, table, asked)).info(), 201)

    async def curve(self, request: Request) -> Response:
        _demand_one_more(self._downloads, request)
        return as_json(await curve(await self._lobby.find(request.path_params["table"])))

    async def lots(self, request: Request) -> Response:
        _demand_one_more(self._downloads, request)
        return as_json(await lots(await self._lobby.find(request.path_params["table"])))

    async def log(self, request: Request) -> Response:
        """A match as `tavolino replay` reads it, unless it goes on and so holds secrets."""
        _demand_one_more(self._downloads, request)
        given = await handout(request.path_params["table"], self._lobby, self._store)
        headers = {"content-disposition": f'attachment; filename="{given.name}"'}
        return Response(given.log, 200, headers, "text/plain; charset=utf-8")

    async def reel(self, request: Request) -> Response:
        """What was seen of an entry, as it was seen: it needs no rules and no physics any more."""
        _demand_one_more(self._downloads, request)
        table = await self._lobby.find(request.path_params["table"])
        seq = ENTRY.fullmatch(request.path_params["seq"])
        reel = await self._store.reel(table.record.id, int(seq[0])) if seq else None
        if reel is None:
            raise Refused(problem("not_found"))
        return Response(unwound(reel), 200, media_type="application/octet-stream")

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
        line.take(Visit(line, table, address, pace, self._looks, left))

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


def about(game: AnyGame) -> GameInfo:
    """What somebody who chooses a game needs to know of it."""
    return GameInfo(
        name=game.name,
        revision=game.revision,
        seats=game.seats,
        switches=tuple(Switch(name, values) for name, values in switches(game.options).items()),
        levels=msgspec.convert(levels_of(game), tuple[Level, ...]),
        secrets=game.secrets,
        first_game=lesson_of(game.room) is not None,
    )


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
