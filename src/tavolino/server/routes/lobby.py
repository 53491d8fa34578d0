"""What is told in the lobby: public tables to join, to watch and to look at again, page by page."""

import asyncio
from time import monotonic
from typing import TypeAlias, get_args

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.accounts.sessions import person_of
from tavolino.server.match.ledger import now
from tavolino.server.net.http import as_json, is_same_origin, understood
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import JoinTable
from tavolino.server.ratings.eligibility import demand_rival
from tavolino.server.registry.registry import Lobby
from tavolino.server.table.access import take_seat
from tavolino.server.table.lobby_entry import ListedTable
from tavolino.server.table.services import House
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint
from tavolino.store.records import Stage

PAGE = 20
"""So many tables are told at once."""

FRESH_SECONDS = 2.0
"""Whoever asks the same so soon after somebody else is told the same."""

MANY = 256
"""So many answers are remembered."""

NEWEST = "9999"
STAGES: tuple[Stage, ...] = get_args(Stage)

Asked: TypeAlias = tuple[Stage, str, str]
"""Which tables, of which game, and before which one."""


class LobbyPage(Struct, frozen=True):
    """Public tables of one kind, the newest first."""

    tables: tuple[ListedTable, ...]
    more: str
    """What to ask for as `before`, to be told of the next ones; empty if there are none."""


class LobbyPages(Struct, frozen=True, omit_defaults=True):
    """GET /api/lobby: what was asked for, or the newest of each kind."""

    open: LobbyPage | None = None
    """A seat is free."""
    running: LobbyPage | None = None
    """One may look on."""
    over: LobbyPage | None = None


class _EncodedPage(Struct, frozen=True):
    """A shelf whose tables are passed on as they were written."""

    tables: list[Raw]
    more: str


class _CachedReply(Struct, frozen=True):
    asked: float
    answer: asyncio.Task[_EncodedPage]


_wishes = msgspec.json.Decoder(JoinTable)


class LobbyDesk:
    """However many ask, the store is asked once in a while."""

    def __init__(self, lobby: Lobby, house: House, visits: Buckets, laid: Buckets) -> None:
        self._lobby = lobby
        self._store = house.store
        self._umpire = house.umpire
        self._visits = visits
        self._laid = laid
        self._told: dict[Asked, _CachedReply] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/lobby", self.lobby),
            Route("/tables/{table}/join", self.join, methods=["POST"]),
        ]

    async def lobby(self, request: Request) -> Response:
        if not self._visits.take(address_of(request.client)):
            raise Refused(problem("too_fast"))
        asked = request.query_params
        stages = [stage for stage in STAGES if asked.get("stage", stage) == stage]
        game, before = asked.get("game", "")[:40], asked.get("before", "")[:80]
        found = [await self._shelf((stage, game, before)) for stage in stages]
        return as_json(dict(zip(stages, found, strict=True)))

    async def _shelf(self, asked: Asked) -> _EncodedPage:
        told = self._told.get(asked)
        if told is None or monotonic() - told.asked >= FRESH_SECONDS:
            if len(self._told) >= MANY:
                self._told.clear()
            told = self._told[asked] = _CachedReply(
                monotonic(), asyncio.create_task(self._look(asked))
            )
        return await asyncio.shield(told.answer)

    async def _look(self, asked: Asked) -> _EncodedPage:
        stage, game, before = asked
        since, _, match = before.partition(" ")
        found = await self._store.listings(stage, game, now(), (since or NEWEST, match), PAGE + 1)
        page = found[:PAGE]
        more = f"{page[-1].since} {page[-1].match}" if len(found) > PAGE else ""
        return _EncodedPage([Raw(one.card) for one in page], more)

    async def join(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        if not self._laid.take(address_of(request.client)):
            raise Refused(problem("too_fast"))
        asked = await understood(request, _wishes)
        table = await self._lobby.find(request.path_params["table"])
        person = await self._demand_rival(request, table) if table.terms.rated else None
        taken = await take_seat(table, asked)
        if person:
            key = (taken.token, fingerprint(taken.token))
            await self._store.people.sit(person, table.record.id, taken.seat, key, now())
            await self._umpire.release(table.record.id, taken.seat)
            await self._umpire.stake(person, table.record.id, taken.seat)
        return as_json(taken, 201)

    async def _demand_rival(self, request: Request, table: Table) -> str:
        """Where it counts: somebody who is known, and does not sit there already."""
        person = await person_of(request, self._store)
        sitters = await self._store.people.sitters(table.record.id)
        stakes = await self._store.results.stakes(table.record.id)
        return demand_rival(person, {*sitters.values(), *stakes.values()})
