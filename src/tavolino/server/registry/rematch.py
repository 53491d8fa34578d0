"""Creates the rematch of a finished match, with the same seats and tokens and a new seed.

Its id is derived from the first match. So a match has only one rematch, and nothing else must be
stored to find it.
"""

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from tavolino.core.match import AnyMatch, Match
from tavolino.server.protocol.play import TableInfo
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import Rematch
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint, new_seed, rematch_id
from tavolino.store.records import MatchRecord, SequenceConflict


async def rematch(
    services: Services, registry: TableRegistry, table: Table, asked: Rematch
) -> TableInfo:
    """Return the table of the rematch, and create it if needed; raises Refused or StoreError."""
    _require_right(table, asked)
    found = rematch_id(table.record)
    if table.rematch is None:
        with suppress(SequenceConflict):  # another request created it meanwhile
            await services.store.create_match(
                _rematch_record(services, table, found), tuple(table.seats)
            )
            await services.store.accounts.copy_seats(table.record.id, found, now())
        table.rematch_created(found)
    return await registry.info(found)


def _require_right(table: Table, asked: Rematch) -> None:
    """Raise Refused unless the match is over and the request has a seat's or the host's token."""
    shown = {fingerprint(token) for token in asked.tokens}
    if not shown & {table.record.host, *(seat.token for seat in table.seats)}:
        raise Refused(problem("not_your_seat"))
    if not table.is_playable or not table.match.is_over:
        raise Refused(problem("illegal", "problem-not-over", seq=table.match.seq))


def _rematch_record(services: Services, table: Table, name: str) -> MatchRecord:
    before, match = table.record, _rematch(services, table)
    return replace(
        before,
        id=name,
        revision=match.header.revision,
        options=msgspec.json.encode(match.header.options).decode(),
        seed=match.header.seed,
        created=now(),
        finished=None,
        help="hints" if before.help == "first_game" else before.help,
    )


def _rematch(services: Services, table: Table) -> AnyMatch:
    """Create a match with the current rules and the same rule options."""
    header = table.match.header
    try:
        return Match(services.games[header.game], header.seats, header.options, new_seed())
    except msgspec.ValidationError as error:
        detail = {"detail": str(error)}
        raise Refused(problem("malformed", "problem-bad-options", {**detail})) from None
