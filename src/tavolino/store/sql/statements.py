"""SQL statements that all stores share, with `?` for each parameter."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from tavolino.store.records import (
    AnalysisRecord,
    EntryRecord,
    ImportRecord,
    RecordingRecord,
    SeatRecord,
    StoredMatch,
)
from tavolino.store.sql.lobby_statements import INSERT_CHAT, UPSERT_LISTING

Row: TypeAlias = tuple[str | int | bytes | None, ...]
Statement: TypeAlias = tuple[str, Row]
RunWrite: TypeAlias = Callable[..., Awaitable[None]]
"""Runs statements in one transaction."""
FetchRows: TypeAlias = Callable[[str, Row], Awaitable[Sequence[Any]]]

INSERT_MATCH = "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SEAT = "insert into seats values (?, ?, ?, ?, ?, ?, ?)"
INSERT_ENTRY = "insert into entries values (?, ?, ?, ?, ?)"
INSERT_RECORDING = "insert into reels (match, seq, frames, record) values (?, ?, ?, ?)"
UPSERT_SNAPSHOT = (
    "insert into snapshots values (?, ?, ?) "
    "on conflict (match) do update set seq = excluded.seq, state = excluded.state"
)
UPSERT_CLOCK = (
    "insert into clocks values (?, ?, ?) "
    "on conflict (match) do update set state = excluded.state, due = excluded.due"
)
UPSERT_CHANNEL = (
    "insert into calls values (?, ?, ?, ?, ?, ?, ?, ?) "
    "on conflict (match, seat, id) do update set target = excluded.target, page = excluded.page, "
    "lang = excluded.lang, trouble = excluded.trouble"
)
DELETE_CHANNEL = "delete from calls where match = ? and seat = ? and id = ?"
UPSERT_OBSERVER = (
    "insert into onlookers values (?, ?, ?, ?, ?, ?, ?) "
    "on conflict (match, seat, id) do update set used = excluded.used"
)
DELETE_OBSERVER = "delete from onlookers where match = ? and seat = ? and id = ?"
INSERT_NAMED_VALUE = "insert into secrets values (?, ?) on conflict (name) do nothing"
UPSERT_ANALYSIS = (
    "insert into analyses values (?, ?, ?) "
    "on conflict (match) do update set version = excluded.version, found = excluded.found"
)
UPSERT_IMPORT = (
    "insert into imports values (?, ?, ?) on conflict (id) do update set at = excluded.at"
)
DELETE_OLD_IMPORTS = (
    "delete from imports where id not in (select id from imports order by at desc, id limit ?)"
)
DELETE_OLD_ANALYSES = (
    "delete from analyses where match like 'file-%' and match not in (select id from imports)"
)
UPDATE_FINISHED = "update matches set finished = ?, creator = '', address = '' where id = ?"
UPDATE_SEAT = (
    "update seats set kind = ?, level = ?, name = ?, token = ?, free = ? "
    "where match = ? and seat = ?"
)

SELECT_MATCH = "select * from matches where id = ?"
SELECT_SEATS = (
    "select seat, kind, level, name, token, free from seats where match = ? order by seat"
)
SELECT_ENTRIES = "select seq, seat, text, at from entries where match = ? order by seq"
SELECT_SNAPSHOT = "select seq, state from snapshots where match = ?"
SELECT_CHANNELS = "select seat, id, way, target, page, lang, trouble from calls where match = ?"
SELECT_OBSERVERS = (
    "select seat, id, token, name, made, used from onlookers where match = ? order by made, id"
)
SELECT_SECRETS = "select name, value from secrets"
SELECT_UPTIME = "select coalesce(max(milliseconds), 0) from hours"
SELECT_NAMED_VALUE = "select value from secrets where name = ?"
SELECT_ANALYSIS = "select version, found from analyses where match = ?"
SELECT_IMPORTS = "select id, at, text from imports order by at, id"
SELECT_IMPORT = "select text from imports where id = ?"
SELECT_CLOCK = "select state from clocks where match = ?"
SELECT_DUE = "select match from clocks where due <= ? order by due"
SELECT_FRAMES = "select frames from reels where match = ? and seq = ? and length(frames) > 0"
SELECT_RECORDED_ENTRIES = (
    "select seq from reels where match = ? and length(frames) > 0 order by seq"
)
SELECT_TRACES = "select seq, record from reels where match = ? and record <> ''"

SELECT_MATCH_IDS = "select id from matches order by created, id"
SELECT_PRUNABLE = """
select id, game, finished is not null from matches
where finished < ?
or finished is null and created < ?
and not exists (select 1 from entries where match = id and seat >= 0)
order by created, id
"""
INSERT_PRUNED = "insert into pruned values (?, ?)"
SELECT_GAME_COUNTS = """
select
  game,
  count(*),
  count(finished),
  count(case when finished is null and not exists (
    select 1 from entries where match = id and seat >= 0
  ) then 1 end),
  cast(sum(coalesce((select max(seq) + 1 from entries where match = id), 0)) as bigint),
  max(coalesce((select at from entries where match = id order by seq desc limit 1), created))
from matches group by game order by game
"""


def row_of(record: Struct) -> tuple[Any, ...]:
    """The fields of a record as a row."""
    return astuple(record)


def entry_statements(
    match: str, entries: Sequence[EntryRecord], *, finishes: bool, reel: RecordingRecord | None
) -> list[Statement]:
    """Statements that append entries to a match."""
    statements: list[Statement] = [(INSERT_ENTRY, (match, *row_of(entry))) for entry in entries]
    if reel:
        statements.append((INSERT_RECORDING, (match, entries[0].seq, *row_of(reel))))
    if finishes:
        statements.append((UPDATE_FINISHED, (entries[-1].at, match)))
    return statements


def copied_match(
    stored: StoredMatch,
    reels: Mapping[int, RecordingRecord],
    analysis: AnalysisRecord | None = None,
) -> list[Statement]:
    """Statements that write a whole match from another store."""
    match = stored.match.id
    statements: list[Statement] = [(INSERT_MATCH, row_of(stored.match))]
    statements += [(INSERT_SEAT, (match, *row_of(seat))) for seat in stored.seats]
    statements += [(INSERT_ENTRY, (match, *row_of(entry))) for entry in stored.entries]
    statements += [(INSERT_RECORDING, (match, seq, *row_of(reel))) for seq, reel in reels.items()]
    statements += [(UPSERT_CHANNEL, (match, *row_of(call))) for call in stored.channels]
    statements += [(UPSERT_OBSERVER, (match, *row_of(one))) for one in stored.observers]
    statements += [(INSERT_CHAT, (match, *row_of(one))) for one in stored.chat]
    if stored.listing:
        statements.append((UPSERT_LISTING, row_of(stored.listing)))
    if stored.clock:  # due at once: the first server that opens it computes the real time
        due = 0 if stored.match.finished is None else None
        statements.append((UPSERT_CLOCK, (match, stored.clock, due)))
    if analysis:
        statements.append((UPSERT_ANALYSIS, (match, *row_of(analysis))))
    if stored.snapshot:
        statements.append((UPSERT_SNAPSHOT, (match, *row_of(stored.snapshot))))
    return statements


def import_statements(record: ImportRecord, most: int) -> list[Statement]:
    """Statements that save an import and delete the oldest imports with their analyses."""
    return [
        (UPSERT_IMPORT, row_of(record)),
        (DELETE_OLD_IMPORTS, (most,)),
        (DELETE_OLD_ANALYSES, ()),
    ]


def seat_statement(match: str, seat: SeatRecord) -> Statement:
    now = (seat.kind, seat.level, seat.name, seat.token, seat.free)
    return UPDATE_SEAT, (*now, match, seat.seat)
