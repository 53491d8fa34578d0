"""Routes for the lobby: public tables page by page, and joining one."""

import asyncio
from time import monotonic
from typing import TypeAlias, get_args

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.accounts.sessions import account_id
from tavolino.server.net.http import decode_body, is_same_origin, json_response
from tavolino.server.net.rate_limits import RateLimiter, client_address
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import JoinTable
from tavolino.server.ratings.eligibility import require_opponent
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.access import take_seat
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.records import ListingStage

PAGE_TABLES = 20
"""Number of tables on a page."""

CACHE_SECONDS = 2.0
"""Seconds that a page is answered from the cache."""

MAX_CACHED_REPLIES = 256
"""Maximum number of pages in the cache."""

AFTER_ALL = "9999"
STAGES: tuple[ListingStage, ...] = get_args(ListingStage)

PageKey: TypeAlias = tuple[ListingStage, str, str]
"""The stage, the game, and the listing before which the page begins."""


class _EncodedPage(Struct, frozen=True):
    """A page whose tables are passed on as stored JSON."""

    tables: list[Raw]
    more: str


class _CachedReply(Struct, frozen=True):
    asked: float
    answer: asyncio.Task[_EncodedPage]


_decoder = msgspec.json.Decoder(JoinTable)


class LobbyRoutes:
    """Serves lobby pages from a short cache, so that the store is queried rarely."""

    def __init__(
        self, registry: TableRegistry, services: Services, visits: RateLimiter, laid: RateLimiter
    ) -> None:
        self._registry = registry
        self._store = services.store
        self._ratings = services.ratings
        self._visits = visits
        self._creations = laid
        self._cached: dict[PageKey, _CachedReply] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/lobby", self.lobby),
            Route("/tables/{table}/join", self.join, methods=["POST"]),
        ]

    async def lobby(self, request: Request) -> Response:
        if not self._visits.take(client_address(request.client)):
            raise Refused(problem("too_fast"))
        asked = request.query_params
        stages = [stage for stage in STAGES if asked.get("stage", stage) == stage]
        game, before = asked.get("game", "")[:40], asked.get("before", "")[:80]
        found = [await self._page((stage, game, before)) for stage in stages]
        return json_response(dict(zip(stages, found, strict=True)))

    async def _page(self, asked: PageKey) -> _EncodedPage:
        told = self._cached.get(asked)
        if told is None or monotonic() - told.asked >= CACHE_SECONDS:
            if len(self._cached) >= MAX_CACHED_REPLIES:
                self._cached.clear()
            told = self._cached[asked] = _CachedReply(
                monotonic(), asyncio.create_task(self._load_page(asked))
            )
        return await asyncio.shield(told.answer)

    async def _load_page(self, asked: PageKey) -> _EncodedPage:
        stage, game, before = asked
        since, _, match = before.partition(" ")
        found = await self._store.load_listings(
            stage, game, now(), (since or AFTER_ALL, match), PAGE_TABLES + 1
        )
        page = found[:PAGE_TABLES]
        more = f"{page[-1].since} {page[-1].match}" if len(found) > PAGE_TABLES else ""
        return _EncodedPage([Raw(one.card) for one in page], more)

    async def join(self, request: Request) -> Response:
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        if not self._creations.take(client_address(request.client)):
            raise Refused(problem("too_fast"))
        asked = await decode_body(request, _decoder)
        table = await self._registry.find(request.path_params["table"])
        person = await self._require_opponent(request, table) if table.terms.rated else None
        taken = await take_seat(table, asked)
        if person:
            key = (taken.token, fingerprint(taken.token))
            await self._store.accounts.assign_seat(person, table.record.id, taken.seat, key, now())
            await self._ratings.release_result(table.record.id, taken.seat)
            await self._ratings.claim_result(person, table.record.id, taken.seat)
        return json_response(taken, 201)

    async def _require_opponent(self, request: Request, table: Table) -> str:
        """Return the account that joins a rated table; raises Refused if it may not join."""
        person = await account_id(request, self._store)
        sitters = await self._store.accounts.seat_owners(table.record.id)
        stakes = await self._store.ratings.result_owners(table.record.id)
        return require_opponent(person, {*sitters.values(), *stakes.values()})
