"""Export of a match as a log or as JSON, without anything that is still secret."""

from collections.abc import Iterable
from itertools import chain, repeat

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.chance import commitment
from tavolino.core.game import SPECTATOR
from tavolino.core.log import Entry, Log, fingerprint_note, trace_notes
from tavolino.core.match import AnyMatch, finished_log
from tavolino.core.match_file import FilePlayer, dump, from_log, from_match
from tavolino.server.match.recordings import read_traces
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import RulesGone, TableRegistry
from tavolino.server.table.access import require_view_access
from tavolino.server.table.table import Table
from tavolino.store.interface import Store
from tavolino.store.records import MatchRecord, SeatRecord, StoredMatch
from tavolino.store.stored_log import stored_log

WITHHELD_NOTE = "# not over: the seed, and what is secret, are withheld"


LOG_SUFFIX, JSON_SUFFIX = ".log", ".json"


class ExportedMatch(Struct, frozen=True):
    """The name and content of an exported file."""

    name: str
    log: str


async def export_match(
    name: str, registry: TableRegistry, store: Store, *, as_json: bool
) -> ExportedMatch:
    """A match as a log or as JSON, for any client. Raises Refused and StoreError.

    A finished match has no secrets left. A match that can continue, here or on a newer server, is
    not exported. Of a match that can never continue, only the public part is.
    """
    try:
        table = await registry.find(name)
    except RulesGone:
        stored = await store.load_match(name)
        if stored is None or not stored.match.finished:
            raise
        return await _export_stored(stored, store, as_json=as_json)
    stored = None if table.is_playable else await store.load_match(name)
    if stored and stored.match.finished:
        return await _export_stored(stored, store, as_json=as_json)
    if stored is None:
        return await _export_table(table, store, as_json=as_json)
    if as_json:  # the public part has gaps
        raise Refused(problem("not_found"))
    require_view_access(table, ())
    return _exported(table.record, _public_part(table.match, stored_log(stored)))


async def _export_stored(stored: StoredMatch, store: Store, *, as_json: bool) -> ExportedMatch:
    """Exports without the rules, which may be gone."""
    traces = read_traces(await store.load_traces(stored.match.id))
    log, times = stored_log(stored), [entry.at for entry in stored.entries]
    if as_json:
        return _exported(
            stored.match,
            dump(from_log(log, _file_players(stored.seats), times, traces)),
            JSON_SUFFIX,
        )
    promised = fingerprint_note(commitment(log.header.seed))
    return _exported(stored.match, str(log) + promised + trace_notes(traces))


async def _export_table(table: Table, store: Store, *, as_json: bool) -> ExportedMatch:
    match, record = table.match, table.record
    if not match.is_over:
        raise Refused(problem("not_found"))
    traces = read_traces(await store.load_traces(record.id))
    if as_json:
        times = [table.ledger.times[seq] for seq in range(match.seq)]
        return _exported(
            record, dump(from_match(match, _file_players(table.seats), times, traces)), JSON_SUFFIX
        )
    return _exported(
        record, finished_log(match, traces) + fingerprint_note(commitment(record.seed))
    )


def _file_players(seats: Iterable[SeatRecord]) -> list[FilePlayer]:
    return [FilePlayer(seat.name, seat.level) for seat in seats]


def _exported(match: MatchRecord, text: str, ending: str = LOG_SUFFIX) -> ExportedMatch:
    return ExportedMatch(f"{match.game}-{match.id}{ending}", text)


def _public_part(match: AnyMatch, log: Log) -> str:
    """The entries as spectators may read them.

    This also matters in a game without secrets: its log may contain what no viewer was shown.
    """
    if log.header.revision > match.game.revision:
        raise Refused(problem("not_found"))
    head = str(Log(replace(log.header, seed="")))
    told = [match.log_text(seq, SPECTATOR).notation for seq in range(match.seq)]
    entries = map(_line, log.entries, chain(told, repeat("")))
    return "\n".join([head + WITHHELD_NOTE, *entries, ""])


def _line(entry: Entry, notation: str) -> str:
    return f"{entry.seat}: {notation}" if notation else f"# {entry.seat}: withheld"
