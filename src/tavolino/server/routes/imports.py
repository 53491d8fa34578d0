"""Route to import a match from a file. Anyone with the link can view the match."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.match.imported import import_record, sanitize_names
from tavolino.server.net.http import json_response, read_body
from tavolino.server.net.rate_limits import client_address
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import Imported
from tavolino.server.routes.endpoint import post
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.services import Services
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.records import ImportRecord

MAX_FILE_BYTES = 2 << 20
"""Maximum size of an import. A long match with all its records has a tenth of it."""


class ImportRoutes:
    """Checks, stores and limits imports."""

    def __init__(self, services: Services, limits: RequestLimits, max_imports: int) -> None:
        self._services = services
        self._limiter = limits.imports
        self._max_imports = max_imports

    def routes(self) -> list[Route]:
        return [post("/imports", self.import_match, self._limiter, self._read)]

    async def _read(self, request: Request) -> bytes:
        if not self._max_imports:
            raise Refused(problem("not_found", "import-off"))
        return await read_body(request, MAX_FILE_BYTES)

    async def import_match(self, request: Request, body: bytes) -> Response:
        record = await self._checked(body, client_address(request.client))
        await self._services.store.save_import(record, self._max_imports)
        return json_response(Imported(record.id), 201)

    async def _checked(self, body: bytes, address: str) -> ImportRecord:
        """Validate a file and convert it to a record; raises Refused."""
        try:
            checked = await self._services.background_pool.check_match_file(body, address)
        except WorkerFailed:
            raise Refused(problem("unavailable", "import-slow")) from None
        return import_record(sanitize_names(checked))
