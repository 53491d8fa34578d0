"""A match from a file, kept to be looked at: on seats that nobody holds.

It is kept apart from the matches that are played here, and only so many of them. Its id follows
from its entries: whoever brings the same match again finds it where it was.
"""

from typing import Literal

import msgspec

from tavolino.core.match_file import FilePlayer, MatchFile
from tavolino.server.display_names import clean_name
from tavolino.server.protocol.problems import Refused
from tavolino.server.timestamps import now
from tavolino.server.tokens import import_id
from tavolino.store.records import EntryRecord, ImportRecord, MatchRecord, SeatRecord, StoredMatch


def sanitize_names(file: MatchFile) -> MatchFile:
    """Without what nobody may be called, and without times that are none."""
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
    """A match that was checked, under the id that follows from it."""
    text = msgspec.json.encode(file).decode()
    return ImportRecord(import_id(text), now(), text)


def stored_match(name: str, text: str) -> StoredMatch:
    """As if it had been played here, on seats that nobody holds."""
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
