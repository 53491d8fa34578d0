"""Reads records from SQLite, also from databases of older versions."""

import sqlite3

from tavolino.store.account_records import (
    AccountRecord,
    AccountSeatRecord,
    PasskeyRecord,
    SessionRecord,
    StoredAccount,
)
from tavolino.store.rating_records import (
    RatingRecord,
    ResultClaimRecord,
    ResultRecord,
    StoredRatings,
)
from tavolino.store.records import (
    AnalysisRecord,
    ChannelRecord,
    EntryRecord,
    ImportRecord,
    MatchRecord,
    ObserverRecord,
    SeatRecord,
    SnapshotRecord,
    StoredMatch,
)
from tavolino.store.sql.accounts import (
    COUNT_ACCOUNTS,
    SELECT_ACCOUNT,
    SELECT_ACCOUNT_SEATS,
    SELECT_IDS,
    SELECT_PASSKEYS,
    SELECT_SESSIONS,
)
from tavolino.store.sql.ratings import (
    SELECT_ALL_CLAIMS,
    SELECT_ALL_RATED_MATCHES,
    SELECT_ALL_RATINGS,
    SELECT_ALL_RESULTS,
)
from tavolino.store.sql.statements import (
    SELECT_ANALYSIS,
    SELECT_CHANNELS,
    SELECT_CLOCK,
    SELECT_ENTRIES,
    SELECT_IMPORTS,
    SELECT_MATCH,
    SELECT_OBSERVERS,
    SELECT_RECORDED_ENTRIES,
    SELECT_SEATS,
    SELECT_SECRETS,
    SELECT_SNAPSHOT,
    SELECT_TRACES,
    SELECT_UPTIME,
)
from tavolino.store.sqlite import read_lobby

INSERT_ENTRIES = (
    "insert into entries select json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') "
    "from json_each(?)"
)
"""Inserts many entries from one JSON array, with a single call of SQLite."""

SELECT_RATED_BY_TERMS = "*, terms like '%\"rated\":true%'"

(
    RECORDINGS_VERSION,
    TRACES_VERSION,
    CLOCKS_VERSION,
    CHANNELS_VERSION,
    ANALYSES_VERSION,
    OBSERVERS_VERSION,
    ACCOUNTS_VERSION,
    RATINGS_VERSION,
) = 2, 3, 7, 8, 9, 10, 11, 13
CLAIMS_VERSION, RATED_VERSION = 14, 15
"""The first database versions with these records."""


def load_traces(db: sqlite3.Connection, match: str) -> dict[int, str]:
    """Return the traces of simulated entries, by entry number; none for older databases."""
    return (
        dict(db.execute(SELECT_TRACES, (match,)).fetchall())
        if _version(db) >= TRACES_VERSION
        else {}
    )


def _version(db: sqlite3.Connection) -> int:
    """Return the database version: the number of applied migrations."""
    (version,) = db.execute("pragma user_version").fetchone()
    return int(version)


def _recorded_entries(db: sqlite3.Connection, match: str) -> tuple[int, ...]:
    if _version(db) < RECORDINGS_VERSION:
        return ()
    return tuple(seq for (seq,) in db.execute(SELECT_RECORDED_ENTRIES, (match,)))


def _clock(db: sqlite3.Connection, match: str) -> str:
    if _version(db) < CLOCKS_VERSION:
        return ""
    row = db.execute(SELECT_CLOCK, (match,)).fetchone()
    return str(row[0]) if row else ""


def _channels(db: sqlite3.Connection, match: str) -> tuple[ChannelRecord, ...]:
    if _version(db) < CHANNELS_VERSION:
        return ()
    return tuple(ChannelRecord(*row) for row in db.execute(SELECT_CHANNELS, (match,)))


def _observers(db: sqlite3.Connection, match: str) -> tuple[ObserverRecord, ...]:
    if _version(db) < OBSERVERS_VERSION:
        return ()
    return tuple(ObserverRecord(*row) for row in db.execute(SELECT_OBSERVERS, (match,)))


def load_uptime(db: sqlite3.Connection) -> int:
    """Return the total server uptime in milliseconds."""
    return int(db.execute(SELECT_UPTIME).fetchone()[0]) if _version(db) >= CLOCKS_VERSION else 0


def load_secrets(db: sqlite3.Connection) -> dict[str, str]:
    """Return the server's secrets by name."""
    return dict(db.execute(SELECT_SECRETS).fetchall()) if _version(db) >= CHANNELS_VERSION else {}


def load_analysis(db: sqlite3.Connection, match: str) -> AnalysisRecord | None:
    """Return the stored analysis of a match."""
    row = (
        db.execute(SELECT_ANALYSIS, (match,)).fetchone()
        if _version(db) >= ANALYSES_VERSION
        else None
    )
    return AnalysisRecord(*row) if row else None


def load_imports(db: sqlite3.Connection) -> list[ImportRecord]:
    """Return all imported matches."""
    return (
        [ImportRecord(*row) for row in db.execute(SELECT_IMPORTS)]
        if _version(db) >= ANALYSES_VERSION
        else []
    )


def load_accounts(db: sqlite3.Connection) -> list[StoredAccount]:
    if _version(db) < ACCOUNTS_VERSION:
        return []
    return [_load_account(db, name) for (name,) in db.execute(SELECT_IDS).fetchall()]


def count_accounts(db: sqlite3.Connection) -> int:
    return int(db.execute(COUNT_ACCOUNTS).fetchone()[0]) if _version(db) >= ACCOUNTS_VERSION else 0


def _load_account(db: sqlite3.Connection, name: str) -> StoredAccount:
    asked = (name,)
    return StoredAccount(
        AccountRecord(*db.execute(SELECT_ACCOUNT, asked).fetchone()),
        tuple(PasskeyRecord(*row) for row in db.execute(SELECT_PASSKEYS, asked)),
        tuple(SessionRecord(*row) for row in db.execute(SELECT_SESSIONS, asked)),
        tuple(AccountSeatRecord(*row) for row in db.execute(SELECT_ACCOUNT_SEATS, asked)),
    )


def load_ratings(db: sqlite3.Connection) -> StoredRatings:
    """Return all results and ratings."""
    if _version(db) < RATINGS_VERSION:
        return StoredRatings()
    return StoredRatings(
        tuple(ResultRecord(*row) for row in db.execute(SELECT_ALL_RESULTS)),
        tuple(RatingRecord(*row) for row in db.execute(SELECT_ALL_RATINGS)),
        tuple(db.execute(SELECT_ALL_RATED_MATCHES)),
        _load_claims(db),
    )


def has_claims(db: sqlite3.Connection) -> bool:
    """Does the database have result claims?"""
    return _version(db) >= CLAIMS_VERSION


def _load_claims(db: sqlite3.Connection) -> tuple[ResultClaimRecord, ...]:
    if not has_claims(db):
        return ()
    return tuple(ResultClaimRecord(*row) for row in db.execute(SELECT_ALL_CLAIMS))


def _match_statement(db: sqlite3.Connection) -> str:
    """Adapt the query for a match to the version: older databases have no column `rated`."""
    if read_lobby.CHAT_VERSION <= _version(db) < RATED_VERSION:
        return SELECT_MATCH.replace("*", SELECT_RATED_BY_TERMS)
    return SELECT_MATCH


def load_match(db: sqlite3.Connection, match: str) -> StoredMatch | None:
    """Return everything stored about a match, or None if there is none with this id."""
    rows = db.execute(_match_statement(db), (match,)).fetchall()
    if not rows:
        return None
    seats = db.execute(read_lobby.seats_statement(db, SELECT_SEATS), (match,))
    entries = db.execute(SELECT_ENTRIES, (match,))
    snapshots = db.execute(SELECT_SNAPSHOT, (match,)).fetchall()
    return StoredMatch(
        MatchRecord(*rows[0]),
        tuple(SeatRecord(*row) for row in seats),
        tuple(EntryRecord(*row) for row in entries),
        SnapshotRecord(*snapshots[0]) if snapshots else None,
        _recorded_entries(db, match),
        _clock(db, match),
        _channels(db, match),
        _observers(db, match),
        read_lobby.load_chat(db, match),
        read_lobby.load_listing(db, match),
    )
