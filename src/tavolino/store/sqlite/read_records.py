"""How records lie in SQLite's tables, also in those of older versions."""

import sqlite3

from tavolino.store.records import (
    AnalysisRecord,
    CallRecord,
    EntryRecord,
    ImportRecord,
    MatchRecord,
    OnlookerRecord,
    SeatRecord,
    SnapshotRecord,
    Stored,
)
from tavolino.store.sql.accounts import (
    COUNT,
    IDS,
    PASSKEYS,
    PERSON,
    SESSIONS,
    SITTINGS,
    Kept,
    PasskeyRecord,
    PersonRecord,
    SessionRecord,
    SittingRecord,
)
from tavolino.store.sql.ratings import (
    EVERY_RATING,
    EVERY_RESULT,
    EVERY_STAKE,
    EVERY_VERDICT,
    RatingRecord,
    Reached,
    ResultRecord,
    StakeRecord,
)
from tavolino.store.sql.statements import (
    ANALYSIS,
    CALLS,
    CLOCK,
    ENTRIES,
    HOURS,
    IMPORTS,
    MATCH,
    ONLOOKERS,
    REELS,
    SEATS,
    SECRETS,
    SNAPSHOT,
    TRACES,
)
from tavolino.store.sqlite import read_lobby

NEW_ENTRIES = (
    "insert into entries select json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') "
    "from json_each(?)"
)
"""Many of them from one JSON array: the thread that writes asks SQLite once, not for each."""

FILMED, TRACED, TIMED, CALLED, ANALYSED, LOOKED_OVER, PEOPLED, RATED = 2, 3, 7, 8, 9, 10, 11, 13
STAKED = 14
"""Since these steps a database keeps what was seen, traces, how time stands, who is told, what is
found out after a match, who looks over a shoulder, people, what they reached, and whose result a
rated match will be."""


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


def _clock(db: sqlite3.Connection, match: str) -> str:
    if _version(db) < TIMED:
        return ""
    row = db.execute(CLOCK, (match,)).fetchone()
    return str(row[0]) if row else ""


def _calls(db: sqlite3.Connection, match: str) -> tuple[CallRecord, ...]:
    if _version(db) < CALLED:
        return ()
    return tuple(CallRecord(*row) for row in db.execute(CALLS, (match,)))


def _onlookers(db: sqlite3.Connection, match: str) -> tuple[OnlookerRecord, ...]:
    if _version(db) < LOOKED_OVER:
        return ()
    return tuple(OnlookerRecord(*row) for row in db.execute(ONLOOKERS, (match,)))


def hours(db: sqlite3.Connection) -> int:
    """How many milliseconds the house has been open."""
    return int(db.execute(HOURS).fetchone()[0]) if _version(db) >= TIMED else 0


def secrets(db: sqlite3.Connection) -> dict[str, str]:
    """What the house keeps to itself, by its names."""
    return dict(db.execute(SECRETS).fetchall()) if _version(db) >= CALLED else {}


def analysis(db: sqlite3.Connection, match: str) -> AnalysisRecord | None:
    """What is kept of what decided a match."""
    row = db.execute(ANALYSIS, (match,)).fetchone() if _version(db) >= ANALYSED else None
    return AnalysisRecord(*row) if row else None


def imports(db: sqlite3.Connection) -> list[ImportRecord]:
    """All matches that were brought from files."""
    return [ImportRecord(*row) for row in db.execute(IMPORTS)] if _version(db) >= ANALYSED else []


def people(db: sqlite3.Connection) -> list[Kept]:
    """Everybody who keeps who they are."""
    if _version(db) < PEOPLED:
        return []
    return [_kept(db, name) for (name,) in db.execute(IDS).fetchall()]


def known(db: sqlite3.Connection) -> int:
    """How many they are."""
    return int(db.execute(COUNT).fetchone()[0]) if _version(db) >= PEOPLED else 0


def _kept(db: sqlite3.Connection, name: str) -> Kept:
    asked = (name,)
    return Kept(
        PersonRecord(*db.execute(PERSON, asked).fetchone()),
        tuple(PasskeyRecord(*row) for row in db.execute(PASSKEYS, asked)),
        tuple(SessionRecord(*row) for row in db.execute(SESSIONS, asked)),
        tuple(SittingRecord(*row) for row in db.execute(SITTINGS, asked)),
    )


def everything_reached(db: sqlite3.Connection) -> Reached:
    """What people reached, and their ratings."""
    if _version(db) < RATED:
        return Reached()
    return Reached(
        tuple(ResultRecord(*row) for row in db.execute(EVERY_RESULT)),
        tuple(RatingRecord(*row) for row in db.execute(EVERY_RATING)),
        tuple(db.execute(EVERY_VERDICT)),
        _stakes(db),
    )


def keeps_stakes(db: sqlite3.Connection) -> bool:
    """Does it know whose result a rated match will be?"""
    return _version(db) >= STAKED


def _stakes(db: sqlite3.Connection) -> tuple[StakeRecord, ...]:
    if not keeps_stakes(db):
        return ()
    return tuple(StakeRecord(*row) for row in db.execute(EVERY_STAKE))


def load(db: sqlite3.Connection, match: str) -> Stored | None:
    """All that is kept of a match, or None if there is none of this id."""
    rows = db.execute(MATCH, (match,)).fetchall()
    if not rows:
        return None
    seats = db.execute(read_lobby.seats_then(db, SEATS), (match,))
    entries = db.execute(ENTRIES, (match,))
    snapshots = db.execute(SNAPSHOT, (match,)).fetchall()
    return Stored(
        MatchRecord(*rows[0]),
        tuple(SeatRecord(*row) for row in seats),
        tuple(EntryRecord(*row) for row in entries),
        SnapshotRecord(*snapshots[0]) if snapshots else None,
        _reels(db, match),
        _clock(db, match),
        _calls(db, match),
        _onlookers(db, match),
        read_lobby.words(db, match),
        read_lobby.listing(db, match),
    )
