"""Routes to create tables, to describe one, and to follow a match with another one."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.accounts.sessions import account_id
from tavolino.server.net.http import json_response
from tavolino.server.net.rate_limits import client_address
from tavolino.server.protocol.hints import CreateLesson
from tavolino.server.protocol.play import CreateTable
from tavolino.server.protocol.tables import CreatePractice, Rematch, Rewind
from tavolino.server.ratings.eligibility import rated_table_request
from tavolino.server.registry.practice import create_practice, rewind
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.registry.rematch import rematch
from tavolino.server.routes.endpoint import get, json_body, post, request_tokens
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.access import require_view_access
from tavolino.server.table.public_limit import Creator
from tavolino.server.table.services import Services

_table_body = json_body(msgspec.json.Decoder(CreateTable))
_lesson_body = json_body(msgspec.json.Decoder(CreateLesson))
_practice_body = json_body(msgspec.json.Decoder(CreatePractice))
_rematch_body = json_body(msgspec.json.Decoder(Rematch))
_rewind_body = json_body(msgspec.json.Decoder(Rewind))


class TableRoutes:
    """Routes of tables that a client has not joined."""

    def __init__(self, services: Services, registry: TableRegistry, limits: RequestLimits) -> None:
        self._services = services
        self._registry = registry
        self._limits = limits
        self._addresses = services.addresses

    def routes(self) -> list[Route]:
        limiter = self._limits.new_tables
        return [
            post("/tables", self.create, limiter, _table_body),
            post("/games/{game}/first_game", self.create_lesson, limiter, _lesson_body),
            post("/games/{game}/practice", self.create_practice, limiter, _practice_body),
            get("/tables/{table}", self.status, self._limits.visits),
            post("/tables/{table}/rematch", self.rematch, limiter, _rematch_body),
            post("/tables/{table}/rewind", self.rewind, limiter, _rewind_body),
        ]

    async def create(self, request: Request, body: CreateTable) -> Response:
        if not (body.terms.rated or body.terms.public):
            return json_response(await self._registry.create_table(body), 201)
        account = await account_id(request, self._services.store)
        address = await self._addresses.hash(client_address(request.client))
        if body.terms.rated:
            body = rated_table_request(body, account)
        created = await self._registry.create_table(body, creator=Creator(account or "", address))
        if body.terms.rated:
            await self._services.ratings.seat_creator(account or "", created, address)
        return json_response(created, 201)

    async def create_lesson(self, request: Request, body: CreateLesson) -> Response:
        """Create a table for a chapter of a guided lesson."""
        created = await self._registry.create_lesson(request.path_params["game"], body)
        return json_response(created, 201)

    async def create_practice(self, request: Request, body: CreatePractice) -> Response:
        """Create a table for solo practice."""
        game = self._services.games.get(request.path_params["game"])
        return json_response(await create_practice(self._registry, game, body), 201)

    async def status(self, request: Request) -> Response:
        table = await self._registry.find(request.path_params["table"])
        require_view_access(table, request_tokens(request))
        return json_response(table.status())

    async def rematch(self, request: Request, body: Rematch) -> Response:
        """Return the table of the rematch, which is the same for every client."""
        table = await self._registry.find(request.path_params["table"])
        return json_response(await rematch(self._services, self._registry, table, body), 201)

    async def rewind(self, request: Request, body: Rewind) -> Response:
        """Create a table that continues a practice match from an earlier position."""
        table = await self._registry.find(request.path_params["table"])
        return json_response((await rewind(self._registry, table, body)).info(), 201)
