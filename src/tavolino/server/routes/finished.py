"""Routes for matches: log, score curve, chance audit, analysis and recordings."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.match.analysis import AnalysisService
from tavolino.server.match.chance_audit import chance_audit
from tavolino.server.match.export import (
    ExportedMatch,
    export_finished,
    export_public_part,
    export_stored,
)
from tavolino.server.match.recordings import unpack_frames
from tavolino.server.match.score_curve import score_curve
from tavolino.server.net.http import json_response, unless_disconnected
from tavolino.server.net.rate_limits import client_address
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import RulesGone, TableRegistry
from tavolino.server.routes.endpoint import get, request_tokens, require_rate
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.access import require_view_access
from tavolino.server.table.services import Services

ENTRY_NUMBER = re.compile("[0-9]{1,9}")
"""An entry number. No match has longer numbers."""


class FinishedRoutes:
    """Routes that show what happened in a match."""

    def __init__(
        self,
        services: Services,
        registry: TableRegistry,
        limits: RequestLimits,
        analyses: AnalysisService | None,
    ) -> None:
        self._services = services
        self._registry = registry
        self._downloads = limits.downloads
        self._analyses = analyses

    def routes(self) -> list[Route]:
        return [
            get("/tables/{table}/log", self.log, self._downloads),
            get("/tables/{table}/curve", self.score_curve, self._downloads),
            get("/tables/{table}/lots", self.chance_audit, self._downloads),
            get("/tables/{table}/analysis", self.analysis, self._downloads),
            get("/tables/{table}/reels/{seq}", self.recording, self._downloads),
        ]

    async def log(self, request: Request) -> Response:
        """The log as `tavolino replay` reads it. A running match has secrets and is refused."""
        as_file = request.query_params.get("form") == "json"
        exported = await self._export(request.path_params["table"], as_json=as_file)
        headers = {"content-disposition": f'attachment; filename="{exported.name}"'}
        media_type = "application/json" if as_file else "text/plain; charset=utf-8"
        return Response(exported.log, 200, headers, media_type)

    async def _export(self, match: str, *, as_json: bool) -> ExportedMatch:
        """The file of a match; raises Refused and StoreError.

        A finished match has no secrets. The server gives out no running match, neither its own nor
        one of a newer revision. Of a match that cannot be continued it gives what is public.
        """
        store = self._services.store
        try:
            table = await self._registry.find(match)
        except RulesGone:
            stored = await store.load_match(match)
            if stored is None or not stored.match.finished:
                raise
            return await export_stored(stored, store, as_json=as_json)
        if table.is_playable:
            return await export_finished(table.ledger, store, as_json=as_json)
        stored = await store.load_match(match)
        if stored is None:
            return await export_finished(table.ledger, store, as_json=as_json)
        if stored.match.finished:
            return await export_stored(stored, store, as_json=as_json)
        if as_json:  # it would have gaps
            raise Refused(problem("not_found"))
        require_view_access(table, ())
        return export_public_part(table.ledger, stored)

    async def score_curve(self, request: Request) -> Response:
        table = await self._registry.find(request.path_params["table"])
        return json_response(await score_curve(table.ledger))

    async def chance_audit(self, request: Request) -> Response:
        table = await self._registry.find(request.path_params["table"])
        return json_response(await chance_audit(table.ledger))

    async def analysis(self, request: Request) -> Response:
        """The analysis, or how far it is. Computing it ends when all clients have left."""
        if self._analyses is None:
            raise Refused(problem("not_found", "problem-no-analyses"))
        table = await self._registry.find(request.path_params["table"])
        if not await self._analyses.is_ready(table.ledger):
            await require_rate(self._services.hint_limiter, request)
        address = client_address(request.client)
        if request.query_params.get("progress") == "yes":
            return json_response(await self._analyses.progress(table.ledger, address))
        found = self._analyses.get(table.ledger, address)
        return json_response(await unless_disconnected(request, found))

    async def recording(self, request: Request) -> Response:
        """The recorded frames of an entry, which play without rules and physics."""
        table = await self._registry.find(request.path_params["table"])
        require_view_access(table, request_tokens(request))
        seq = ENTRY_NUMBER.fullmatch(request.path_params["seq"])
        store = self._services.store
        frames = await store.load_recording(table.record.id, int(seq[0])) if seq else None
        if frames is None:
            raise Refused(problem("not_found"))
        return Response(unpack_frames(frames), 200, media_type="application/octet-stream")
