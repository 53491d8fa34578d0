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
from tavolino.server.net.http import json_response
from tavolino.server.net.rate_limits import client_address
from tavolino.server.protocol.table_terms import JoinTable
from tavolino.server.ratings.eligibility import require_opponent
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.endpoint import get, json_body, post
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.access import take_seat
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.records import ListingStage

PAGE_TABLES = 20
"""Number of tables on a page."""

PAGE_CACHE_SECONDS = 2.0
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
    requested_at: float
    page: asyncio.Task[_EncodedPage]


_decoder = msgspec.json.Decoder(JoinTable)


class LobbyRoutes:
    """Serves lobby pages from a short cache, so that the store is queried rarely."""

    def __init__(self, services: Services, registry: TableRegistry, limits: RequestLimits) -> None:
        self._registry = registry
        self._store = services.store
        self._ratings = services.ratings
        self._addresses = services.addresses
        self._limits = limits
        self._cached: dict[PageKey, _CachedReply] = {}

    def routes(self) -> list[Route]:
        return [
            get("/lobby", self.lobby, self._limits.visits),
            post("/tables/{table}/join", self.join, self._limits.new_tables, json_body(_decoder)),
        ]

    async def lobby(self, request: Request) -> Response:
        query = request.query_params
        stages = [stage for stage in STAGES if query.get("stage", stage) == stage]
        game, before = query.get("game", "")[:40], query.get("before", "")[:80]
        pages = [await self._page((stage, game, before)) for stage in stages]
        return json_response(dict(zip(stages, pages, strict=True)))

    async def _page(self, key: PageKey) -> _EncodedPage:
        cached = self._cached.get(key)
        if cached is None or monotonic() - cached.requested_at >= PAGE_CACHE_SECONDS:
            if len(self._cached) >= MAX_CACHED_REPLIES:
                self._cached.clear()
            cached = self._cached[key] = _CachedReply(
                monotonic(), asyncio.create_task(self._load_page(key))
            )
        return await asyncio.shield(cached.page)

    async def _load_page(self, key: PageKey) -> _EncodedPage:
        stage, game, before = key
        since, _, match = before.partition(" ")
        listings = await self._store.load_listings(
            stage, game, now(), (since or AFTER_ALL, match), PAGE_TABLES + 1
        )
        page = listings[:PAGE_TABLES]
        more = f"{page[-1].since} {page[-1].match}" if len(listings) > PAGE_TABLES else ""
        return _EncodedPage([Raw(listing.card) for listing in page], more)

    async def join(self, request: Request, body: JoinTable) -> Response:
        table = await self._registry.find(request.path_params["table"])
        person = await self._require_opponent(request, table) if table.terms.rated else None
        taken = await take_seat(table, body)
        if person:
            key = (taken.token, fingerprint(taken.token))
            await self._store.accounts.assign_seat(person, table.record.id, taken.seat, key, now())
            await self._ratings.release_result(table.record.id, taken.seat)
            address = await self._addresses.hash(client_address(request.client))
            await self._ratings.claim_result(person, table.record.id, taken.seat, address)
        return json_response(taken, 201)

    async def _require_opponent(self, request: Request, table: Table) -> str:
        """Return the account that joins a rated table; raises Refused if it may not join."""
        person = await account_id(request, self._store)
        sitters = await self._store.accounts.seat_owners(table.record.id)
        stakes = await self._store.ratings.result_owners(table.record.id)
        return require_opponent(person, {*sitters.values(), *stakes.values()})
