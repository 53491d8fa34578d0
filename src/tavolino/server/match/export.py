"""The log or JSON file of a match, without anything secret."""

from collections.abc import Iterable
from itertools import chain, repeat

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.chance import commitment
from tavolino.core.files.match_file import FilePlayer, dump, from_log, from_match
from tavolino.core.game import SPECTATOR
from tavolino.core.log import Entry, Log, fingerprint_note, trace_notes
from tavolino.core.match import AnyMatch, finished_log
from tavolino.server.match.ledger import Ledger
from tavolino.server.match.recordings import decode_traces
from tavolino.server.protocol.problems import Refused, problem
from tavolino.store.interface import Store
from tavolino.store.records import MatchRecord, SeatRecord, StoredMatch
from tavolino.store.stored_log import stored_log

WITHHELD_NOTE = "# not over: the seed, and what is secret, are withheld"


LOG_SUFFIX, JSON_SUFFIX = ".log", ".json"


class ExportedMatch(Struct, frozen=True):
    """A log or JSON file, and its file name."""

    name: str
    log: str


async def export_stored(stored: StoredMatch, store: Store, *, as_json: bool) -> ExportedMatch:
    """A finished match as the store has it. Its rules may be gone."""
    traces = decode_traces(await store.load_traces(stored.match.id))
    log, times = stored_log(stored), [entry.at for entry in stored.entries]
    if as_json:
        return _exported(
            stored.match,
            dump(from_log(log, _file_players(stored.seats), times, traces)),
            JSON_SUFFIX,
        )
    promised = fingerprint_note(commitment(log.header.seed))
    return _exported(stored.match, str(log) + promised + trace_notes(traces))


async def export_finished(ledger: Ledger, store: Store, *, as_json: bool) -> ExportedMatch:
    """A match that is over; raises Refused while it goes on, and StoreError."""
    match, record = ledger.match, ledger.record
    if not match.is_over:
        raise Refused(problem("not_found"))
    traces = decode_traces(await store.load_traces(record.id))
    if as_json:
        times = [ledger.times[seq] for seq in range(match.seq)]
        return _exported(
            record, dump(from_match(match, _file_players(ledger.seats), times, traces)), JSON_SUFFIX
        )
    return _exported(
        record, finished_log(match, traces) + fingerprint_note(commitment(record.seed))
    )


def _file_players(seats: Iterable[SeatRecord]) -> list[FilePlayer]:
    return [FilePlayer(seat.name, seat.level) for seat in seats]


def _exported(match: MatchRecord, text: str, ending: str = LOG_SUFFIX) -> ExportedMatch:
    return ExportedMatch(f"{match.game}-{match.id}{ending}", text)


def export_public_part(ledger: Ledger, stored: StoredMatch) -> ExportedMatch:
    """The log of a match that cannot be continued, without what is secret; raises Refused."""
    return _exported(ledger.record, _public_part(ledger.match, stored_log(stored)))


def _public_part(match: AnyMatch, log: Log) -> str:
    """The log as spectators saw it.

    This also applies to games without secrets: their log may contain something no player has seen.
    """
    if log.header.revision > match.game.revision:
        raise Refused(problem("not_found"))
    head = str(Log(replace(log.header, seed="")))
    told = [match.log_text(seq, SPECTATOR).notation for seq in range(match.seq)]
    entries = map(_line, log.entries, chain(told, repeat("")))
    return "\n".join([head + WITHHELD_NOTE, *entries, ""])


def _line(entry: Entry, notation: str) -> str:
    return f"{entry.seat}: {notation}" if notation else f"# {entry.seat}: withheld"
