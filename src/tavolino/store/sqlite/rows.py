"""How records lie in tables."""

import sqlite3
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord, SnapshotRecord, Stored

Row: TypeAlias = tuple[str | int | bytes | None, ...]
Statement: TypeAlias = tuple[str, Row]

NEW_MATCH = "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
NEW_SEAT = "insert into seats values (?, ?, ?, ?, ?, ?)"
NEW_ENTRY = "insert into entries values (?, ?, ?, ?, ?)"
NEW_ENTRIES = (
    "insert into entries select json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') "
    "from json_each(?)"
)
"""Many of them from one JSON array: the thread that writes asks SQLite once, not for each."""
NEW_REEL = "insert into reels (match, seq, frames, record) values (?, ?, ?, ?)"
NEW_SNAPSHOT = "insert or replace into snapshots values (?, ?, ?)"
FINISHED = "update matches set finished = ? where id = ?"
CHANGED_SEAT = (
    "update seats set kind = ?, level = ?, name = ?, token = ? where match = ? and seat = ?"
)

FRAMES = "select frames from reels where match = ? and seq = ? and frames <> x''"
FILMED, TRACED = 2, 3
"""Since these steps a database keeps what was seen, and traces."""
REELS = "select seq from reels where match = ? and length(frames) > 0 order by seq"
TRACES = "select seq, record from reels where match = ? and record <> ''"


def values(record: Struct) -> tuple[Any, ...]:
    """A record as a row."""
    return tuple(getattr(record, field) for field in record.__struct_fields__)


def traces(db: sqlite3.Connection, match: str) -> dict[int, str]:
    """How things went that were performed; older databases know nothing of that."""
    return dict(db.execute(TRACES, (match,)).fetchall()) if _version(db) >= TRACED else {}


def _version(db: sqlite3.Connection) -> int:
    """How many steps were taken to make these tables."""
    (version,) = db.execute("pragma user_version").fetchone()
    return int(version)


def _reels(db: sqlite3.Connection, match: str) -> tuple[int, ...]:
    if _version(db) < FILMED:
        return ()
    return tuple(seq for (seq,) in db.execute(REELS, (match,)))


def load(db: sqlite3.Connection, match: str) -> Stored | None:
    """All that is kept of a match, or None if there is none of this id."""
    rows = db.execute("select * from matches where id = ?", (match,)).fetchall()
    if not rows:
        return None
    seats = db.execute(
        "select seat, kind, level, name, token from seats where match = ? order by seat", (match,)
    )
    entries = db.execute(
        "select seq, seat, text, at from entries where match = ? order by seq", (match,)
    )
    snapshots = db.execute("select seq, state from snapshots where match = ?", (match,)).fetchall()
    return Stored(
        MatchRecord(*rows[0]),
        tuple(SeatRecord(*row) for row in seats),
        tuple(EntryRecord(*row) for row in entries),
        SnapshotRecord(*snapshots[0]) if snapshots else None,
        _reels(db, match),
    )
