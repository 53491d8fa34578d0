"""What is asked of a match that was played: its log, how it went, and what decided it."""

import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.match.analysis import Analyses
from tavolino.server.match.chance_audit import lots
from tavolino.server.match.export import handout
from tavolino.server.match.recordings import unwound
from tavolino.server.match.score_curve import curve
from tavolino.server.net.http import as_json
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import Lobby
from tavolino.server.table.access import demand_sight, shown_by
from tavolino.server.table.services import House

ENTRY = re.compile("[0-9]{1,9}")
"""The number of an entry: what is longer has never been written."""


class AfterDesk:
    """Answers whoever looks back."""

    def __init__(self, house: House, lobby: Lobby, downloads: Buckets, *, analyses: bool) -> None:
        self._house = house
        self._lobby = lobby
        self._downloads = downloads
        self._analyses = Analyses(house.thinkers, house.store) if analyses else None

    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/curve", self.curve),
            Route("/tables/{table}/lots", self.lots),
            Route("/tables/{table}/analysis", self.analysis),
            Route("/tables/{table}/reels/{seq}", self.reel),
        ]

    async def log(self, request: Request) -> Response:
        """A match as `tavolino replay` reads it, unless it goes on and so holds secrets."""
        _demand_one_more(self._downloads, request)
        as_file = request.query_params.get("form") == "json"
        name = request.path_params["table"]
        given = await handout(name, self._lobby, self._house.store, as_json=as_file)
        headers = {"content-disposition": f'attachment; filename="{given.name}"'}
        media = "application/json" if as_file else "text/plain; charset=utf-8"
        return Response(given.log, 200, headers, media)

    async def curve(self, request: Request) -> Response:
        _demand_one_more(self._downloads, request)
        return as_json(await curve(await self._lobby.find(request.path_params["table"])))

    async def lots(self, request: Request) -> Response:
        _demand_one_more(self._downloads, request)
        return as_json(await lots(await self._lobby.find(request.path_params["table"])))

    async def analysis(self, request: Request) -> Response:
        if self._analyses is None:
            raise Refused(problem("not_found", "problem-no-analyses"))
        table = await self._lobby.find(request.path_params["table"])
        if not await self._analyses.knows(table):
            _demand_one_more(self._house.hints, request)
        return as_json(await self._analyses.of(table, address_of(request.client)))

    async def reel(self, request: Request) -> Response:
        """What was seen of an entry, as it was seen: it needs no rules and no physics any more."""
        _demand_one_more(self._downloads, request)
        table = await self._lobby.find(request.path_params["table"])
        demand_sight(table, shown_by(request))
        seq = ENTRY.fullmatch(request.path_params["seq"])
        reel = await self._house.store.reel(table.record.id, int(seq[0])) if seq else None
        if reel is None:
            raise Refused(problem("not_found"))
        return Response(unwound(reel), 200, media_type="application/octet-stream")


def _demand_one_more(buckets: Buckets, connection: HTTPConnection) -> None:
    """Raise Refused if this address has had too many."""
    if not buckets.take(address_of(connection.client)):
        raise Refused(problem("too_fast"))
