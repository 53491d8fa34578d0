"""Matches imported from files, stored for viewing on seats without tokens.

They are stored apart from matches that are played here, and their number is limited. The id of an
import follows from its content, so importing the same match again leads to the same table.
"""

from typing import Literal

import msgspec

from tavolino.core.files.match_file import FilePlayer, MatchFile
from tavolino.server.display_names import clean_name
from tavolino.server.protocol.problems import Refused
from tavolino.server.timestamps import now
from tavolino.server.tokens import import_id
from tavolino.store.records import EntryRecord, ImportRecord, MatchRecord, SeatRecord, StoredMatch


def sanitize_names(file: MatchFile) -> MatchFile:
    """The file without names that are not allowed, and without invalid times."""
    players = tuple(FilePlayer(_readable(one.name), one.level) for one in file.players)
    times = file.times if len(file.times) == len(file.entries) else ()
    fits = len(players) == file.seats
    return msgspec.structs.replace(
        file, players=players if fits else (), times=tuple(one[:30] for one in times)
    )


def _readable(name: str) -> str:
    try:
        return clean_name(name)
    except Refused:
        return ""


def import_record(file: MatchFile) -> ImportRecord:
    """The record of a checked match, under the id that follows from its content."""
    text = msgspec.json.encode(file).decode()
    return ImportRecord(import_id(text), now(), text)


def stored_match(name: str, text: str) -> StoredMatch:
    """The match as if it had been played here, on seats without tokens."""
    file = msgspec.json.decode(text, type=MatchFile)
    players = file.players or (FilePlayer(),) * file.seats
    times = file.times or ("",) * len(file.entries)
    lines = zip(file.log.entries, times, strict=True)
    entries = tuple(
        EntryRecord(seq, entry.seat, entry.text, at) for seq, (entry, at) in enumerate(lines)
    )
    created, last = (times[0], times[-1]) if times else ("", "")
    record = MatchRecord(
        id=name,
        game=file.game,
        revision=file.revision,
        options=msgspec.json.encode(file.options).decode(),
        seats=file.seats,
        seed=file.seed,
        host="",
        created=created,
        finished=last if file.scores is not None else None,
        help="imported",
    )
    return StoredMatch(record, tuple(map(_seat_record, range(file.seats), players)), entries, None)


def _seat_record(number: int, sitter: FilePlayer) -> SeatRecord:
    kind: Literal["bot", "person"] = "bot" if sitter.level else "person"
    return SeatRecord(number, kind, sitter.level, sitter.name, None)
