"""How records lie in tables: what every SQL store asks and says, with `?` for each parameter."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.records import (
    AnalysisRecord,
    EntryRecord,
    ImportRecord,
    ReelRecord,
    SeatRecord,
    Stored,
)
from tavolino.store.sql.lobby_statements import LISTED_NOW, NEW_WORDS

Row: TypeAlias = tuple[str | int | bytes | None, ...]
Statement: TypeAlias = tuple[str, Row]

NEW_MATCH = "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
NEW_SEAT = "insert into seats values (?, ?, ?, ?, ?, ?, ?)"
NEW_ENTRY = "insert into entries values (?, ?, ?, ?, ?)"
NEW_REEL = "insert into reels (match, seq, frames, record) values (?, ?, ?, ?)"
NEW_SNAPSHOT = (
    "insert into snapshots values (?, ?, ?) "
    "on conflict (match) do update set seq = excluded.seq, state = excluded.state"
)
NEW_CLOCK = (
    "insert into clocks values (?, ?, ?) "
    "on conflict (match) do update set state = excluded.state, due = excluded.due"
)
NEW_CALL = (
    "insert into calls values (?, ?, ?, ?, ?, ?, ?, ?) "
    "on conflict (match, seat, id) do update set target = excluded.target, page = excluded.page, "
    "lang = excluded.lang, trouble = excluded.trouble"
)
NO_CALL = "delete from calls where match = ? and seat = ? and id = ?"
NEW_ONLOOKER = (
    "insert into onlookers values (?, ?, ?, ?, ?, ?, ?) "
    "on conflict (match, seat, id) do update set used = excluded.used"
)
NO_ONLOOKER = "delete from onlookers where match = ? and seat = ? and id = ?"
NEW_UNTOLD = "insert into secrets values (?, ?) on conflict (name) do nothing"
NEW_ANALYSIS = (
    "insert into analyses values (?, ?, ?) "
    "on conflict (match) do update set version = excluded.version, found = excluded.found"
)
NEW_IMPORT = "insert into imports values (?, ?, ?) on conflict (id) do update set at = excluded.at"
OLD_IMPORTS = (
    "delete from imports where id not in (select id from imports order by at desc, id limit ?)"
)
OLD_ANALYSES = (
    "delete from analyses where match like 'file-%' and match not in (select id from imports)"
)
FINISHED = "update matches set finished = ? where id = ?"
CHANGED_SEAT = (
    "update seats set kind = ?, level = ?, name = ?, token = ?, free = ? "
    "where match = ? and seat = ?"
)

MATCH = "select * from matches where id = ?"
SEATS = "select seat, kind, level, name, token, free from seats where match = ? order by seat"
ENTRIES = "select seq, seat, text, at from entries where match = ? order by seq"
SNAPSHOT = "select seq, state from snapshots where match = ?"
CALLS = "select seat, id, way, target, page, lang, trouble from calls where match = ?"
ONLOOKERS = (
    "select seat, id, token, name, made, used from onlookers where match = ? order by made, id"
)
SECRETS = "select name, value from secrets"
HOURS = "select coalesce(max(milliseconds), 0) from hours"
UNTOLD = "select value from secrets where name = ?"
ANALYSIS = "select version, found from analyses where match = ?"
IMPORTS = "select id, at, text from imports order by at, id"
IMPORT = "select text from imports where id = ?"
CLOCK = "select state from clocks where match = ?"
DUE = "select match from clocks where due <= ? order by due"
FRAMES = "select frames from reels where match = ? and seq = ? and length(frames) > 0"
REELS = "select seq from reels where match = ? and length(frames) > 0 order by seq"
TRACES = "select seq, record from reels where match = ? and record <> ''"

NAMES = "select id from matches order by created, id"
PRUNABLE = """
select id, game, finished is not null from matches
where finished < ?
or finished is null and created < ?
and not exists (select 1 from entries where match = id and seat >= 0)
order by created, id
"""
PRUNED = "insert into pruned values (?, ?)"
BY_GAME = """
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


def values(record: Struct) -> tuple[Any, ...]:
    """A record as a row."""
    return tuple(getattr(record, field) for field in record.__struct_fields__)


def appended(
    match: str, entries: Sequence[EntryRecord], *, finishes: bool, reel: ReelRecord | None
) -> list[Statement]:
    """What keeps the next entries of a match."""
    statements: list[Statement] = [(NEW_ENTRY, (match, *values(entry))) for entry in entries]
    if reel:
        statements.append((NEW_REEL, (match, entries[0].seq, *values(reel))))
    if finishes:
        statements.append((FINISHED, (entries[-1].at, match)))
    return statements


def carried(
    stored: Stored, reels: Mapping[int, ReelRecord], analysis: AnalysisRecord | None = None
) -> list[Statement]:
    """What keeps a whole match as another store had it."""
    match = stored.match.id
    statements: list[Statement] = [(NEW_MATCH, values(stored.match))]
    statements += [(NEW_SEAT, (match, *values(seat))) for seat in stored.seats]
    statements += [(NEW_ENTRY, (match, *values(entry))) for entry in stored.entries]
    statements += [(NEW_REEL, (match, seq, *values(reel))) for seq, reel in reels.items()]
    statements += [(NEW_CALL, (match, *values(call))) for call in stored.calls]
    statements += [(NEW_ONLOOKER, (match, *values(one))) for one in stored.onlookers]
    statements += [(NEW_WORDS, (match, *values(one))) for one in stored.words]
    if stored.listing:
        statements.append((LISTED_NOW, values(stored.listing)))
    if stored.clock:  # whoever opens it first sees what is due
        due = 0 if stored.match.finished is None else None
        statements.append((NEW_CLOCK, (match, stored.clock, due)))
    if analysis:
        statements.append((NEW_ANALYSIS, (match, *values(analysis))))
    if stored.snapshot:
        statements.append((NEW_SNAPSHOT, (match, *values(stored.snapshot))))
    return statements


def brought(record: ImportRecord, most: int) -> list[Statement]:
    """What keeps a match from a file; the oldest of them go, and what was found out of them."""
    return [(NEW_IMPORT, values(record)), (OLD_IMPORTS, (most,)), (OLD_ANALYSES, ())]


def changed_seat(match: str, seat: SeatRecord) -> Statement:
    now = (seat.kind, seat.level, seat.name, seat.token, seat.free)
    return CHANGED_SEAT, (*now, match, seat.seat)
