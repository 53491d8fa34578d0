"""Where somebody brings a match from a file, to be looked at by all who have its address."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.match_file import Unfit, read, rules_for
from tavolino.server.match.imported import kept_so, named
from tavolino.server.net.http import as_json, is_same_origin, read_body
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.protocol.problems import Refused, import_problem, problem
from tavolino.server.protocol.tables import Imported
from tavolino.server.table.services import House
from tavolino.server.workers.pool import NoAnswer
from tavolino.store.records import ImportRecord

FILE_BYTES = 2 << 20
"""So large a file may be; the log of a long match with all its records has a tenth of it."""


class ImportDesk:
    """Where somebody brings a file."""

    def __init__(self, house: House, brought: Buckets, kept: int) -> None:
        self._house = house
        self._brought = brought
        self._kept = kept

    def routes(self) -> list[Route]:
        return [Route("/imports", self.bring, methods=["POST"])]

    async def bring(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        if not self._kept:
            raise Refused(problem("not_found", "import-off"))
        address = address_of(request.client)
        if not self._brought.take(address):
            raise Refused(problem("too_fast"))
        record = await self._checked(await read_body(request, FILE_BYTES), address)
        await self._house.store.bring(record, self._kept)
        return as_json(Imported(record.id), 201)

    async def _checked(self, raw: bytes, whose: str) -> ImportRecord:
        """As it is kept; raises Refused."""
        try:
            file = named(read(raw))
            rules = rules_for(file, self._house.games)
            found = await self._house.thinkers.check(rules, file, whose)
        except Unfit as unfit:
            raise Refused(import_problem(unfit)) from None
        except NoAnswer:
            raise Refused(problem("unavailable", "import-slow")) from None
        return kept_so(found)
