"""Route to import a match from a file. Anyone with the link can view the match."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.files.match_file import InvalidMatchFile, find_rules, load
from tavolino.server.match.imported import import_record, sanitize_names
from tavolino.server.net.http import is_same_origin, json_response, read_body
from tavolino.server.net.rate_limits import RateLimiter, client_address
from tavolino.server.protocol.problems import Refused, import_problem, problem
from tavolino.server.protocol.tables import Imported
from tavolino.server.table.services import Services
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.records import ImportRecord

MAX_FILE_BYTES = 2 << 20
"""Maximum size of an import. A long match with all its records has a tenth of it."""


class ImportRoutes:
    """Checks, stores and limits imports."""

    def __init__(self, services: Services, brought: RateLimiter, kept: int) -> None:
        self._services = services
        self._limiter = brought
        self._max_imports = kept

    def routes(self) -> list[Route]:
        return [Route("/imports", self.import_match, methods=["POST"])]

    async def import_match(self, request: Request) -> Response:
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        if not self._max_imports:
            raise Refused(problem("not_found", "import-off"))
        address = client_address(request.client)
        if not self._limiter.take(address):
            raise Refused(problem("too_fast"))
        record = await self._checked(await read_body(request, MAX_FILE_BYTES), address)
        await self._services.store.save_import(record, self._max_imports)
        return json_response(Imported(record.id), 201)

    async def _checked(self, raw: bytes, whose: str) -> ImportRecord:
        """Validate a file and convert it to a record; raises Refused."""
        try:
            file = sanitize_names(load(raw))
            rules = find_rules(file, self._services.games)
            found = await self._services.bot_pool.check_match_file(rules, file, whose)
        except InvalidMatchFile as unfit:
            raise Refused(import_problem(unfit)) from None
        except WorkerFailed:
            raise Refused(problem("unavailable", "import-slow")) from None
        return import_record(found)
