"""A store for houses with several servers: a PostgreSQL database.

A write is answered only after its commit. What arrives while a commit is under way shares the next.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from asyncpg import Record

from tavolino.store.postgres.connection import Line, Lines, numbered, reachable
from tavolino.store.postgres.match_owners import Keepers
from tavolino.store.postgres.process_lock import Presence
from tavolino.store.postgres.question_queue import Asking
from tavolino.store.postgres.writer import Writer
from tavolino.store.pruning import Prunable
from tavolino.store.records import (
    AnalysisRecord,
    CallRecord,
    ClockRecord,
    Count,
    EntryRecord,
    GameCount,
    ImportRecord,
    ListingRecord,
    MatchRecord,
    OnlookerRecord,
    ReelRecord,
    ReportRecord,
    SeatRecord,
    SnapshotRecord,
    Space,
    Stage,
    Stored,
    WordsRecord,
)
from tavolino.store.sql import lobby_statements, statements
from tavolino.store.sql.accounts import People
from tavolino.store.sql.ratings import Results
from tavolino.store.sql.statements import Row, Statement, values

T = TypeVar("T")

PROOF = "insert into proofs (at) values (now()) on conflict (one) do update set at = now()"
GAPS = "select match from entries group by match having count(*) <> max(seq) + 1"
OPEN_FOR = """
insert into hours values ('open', ?, clock_timestamp()) on conflict (name) do update
set milliseconds = greatest(hours.milliseconds, excluded.milliseconds), at = excluded.at
"""
HOW_LONG_OPEN = """
select milliseconds + case when exists (select 1 from servers where is_open(id))
  then least(15000, greatest(0, extract(epoch from clock_timestamp() - at) * 1000))::bigint
  else 0 end
from hours
"""
"""While another server is there the house is open: this one joins it on the stroke. If nothing was
kept for longer than a few seconds, the database was away, and the house closed."""
SIZE = "select pg_database_size(current_database())"
COUNT = "select count(*), count(*) filter (where finished is null) from matches"


class PostgresStore:
    """Matches in one database: what `tavolino.store.interface.Store` asks for."""

    def __init__(self, address: str, reached_at: str = "", mark: str = "") -> None:
        """The address of a database, as `postgresql://user@host/name`, the one under which
        other servers reach this one, and what a worker must be like to think for it. The database
        is made ready when it is first used."""
        self._lines = Lines(address)
        self._writer = Writer(self._lines)
        self._presence = Presence(self._lines)
        self._keepers = Keepers(self._lines, self._presence, reached_at, mark)
        self.elsewhere = Asking(self._lines, self._presence, mark)
        self._people = People(self._writer.write, self._fetch)
        self._results = Results(self._writer.write, self._fetch)

    async def close(self) -> None:
        await self._writer.finish()
        await self._presence.close()
        await self._lines.close()

    @property
    def people(self) -> People:
        return self._people

    @property
    def results(self) -> Results:
        return self._results

    # ------------------------------------------------------------ sharing

    async def keeper(self, match: str) -> str | None:
        async with reachable():
            return await self._keepers.keeper(match)

    def on_loss(self, lost: Callable[[str], None]) -> None:
        self._keepers.lost = lost

    # ------------------------------------------------------------ writing

    @property
    def pending(self) -> int:
        return self._writer.pending

    async def create(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        seated: list[Statement] = [
            (statements.NEW_SEAT, (match.id, *values(seat))) for seat in seats
        ]
        await self._writer.write((statements.NEW_MATCH, values(match)), *seated)

    async def append(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: ReelRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> None:
        appended = statements.appended(match, entries, finishes=finishes, reel=reel)
        await self._writer.write(*appended, *(_clock(match, clock) if clock else ()))

    async def carry(
        self,
        stored: Stored,
        reels: Mapping[int, ReelRecord],
        analysis: AnalysisRecord | None = None,
    ) -> None:
        """Keep a match as another store had it, whole or not at all; OutOfStep if it is here."""
        await self._writer.write(*statements.carried(stored, reels, analysis))

    async def seat(self, match: str, seat: SeatRecord) -> None:
        await self._writer.write(statements.changed_seat(match, seat))

    async def snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        await self._writer.write((statements.NEW_SNAPSHOT, (match, *values(snapshot))))

    async def clock(self, match: str, clock: ClockRecord) -> None:
        await self._writer.write(*_clock(match, clock))

    async def call(self, match: str, call: CallRecord) -> None:
        await self._writer.write((statements.NEW_CALL, (match, *values(call))))

    async def uncall(self, match: str, seat: int, name: str) -> None:
        await self._writer.write((statements.NO_CALL, (match, seat, name)))

    async def admit(self, match: str, onlooker: OnlookerRecord) -> None:
        await self._writer.write((statements.NEW_ONLOOKER, (match, *values(onlooker))))

    async def turn_away(self, match: str, seat: int, name: str) -> None:
        await self._writer.write((statements.NO_ONLOOKER, (match, seat, name)))

    async def list_table(self, listing: ListingRecord) -> None:
        await self._writer.write((lobby_statements.LISTED_NOW, values(listing)))

    async def unlist(self, match: str) -> None:
        await self._writer.write((lobby_statements.UNLISTED, (match,)))

    async def unlist_outdated(self, now: str) -> None:
        await self._writer.write((lobby_statements.OUTDATED, (now,)))

    async def keep_words(self, match: str, words: WordsRecord, most: int) -> None:
        old = (lobby_statements.OLD_WORDS, (match, words.number - most))
        await self._writer.write((lobby_statements.NEW_WORDS, (match, *values(words))), old)

    async def report(self, report: ReportRecord) -> None:
        await self._writer.write((lobby_statements.NEW_REPORT, values(report)))

    async def secret(self, name: str, fresh: str) -> str:
        await self._writer.write((statements.NEW_UNTOLD, (name, fresh)))
        return str(await self._read(lambda db: db.fetchval(numbered(statements.UNTOLD), name)))

    async def keep_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        await self._writer.write((statements.NEW_ANALYSIS, (match, *values(analysis))))

    async def bring(self, brought: ImportRecord, most: int) -> None:
        await self._writer.write(*statements.brought(brought, most))

    async def open_for(self, milliseconds: int) -> int:
        if milliseconds:
            await self._writer.write((OPEN_FOR, (milliseconds,)))
        found: int | None = await self._read(lambda db: db.fetchval(HOW_LONG_OPEN))
        return max(milliseconds, found or 0)

    async def prune(self, match: str, at: str) -> None:
        """Let a match leave as a whole; OutOfStep if it is running, or left already."""
        await self._writer.write((statements.PRUNED, (match, at)))

    async def prove(self) -> None:
        await self._writer.write((PROOF, ()))

    # ------------------------------------------------------------ reading

    async def load(self, match: str) -> Stored | None:
        async def look(db: Line) -> Stored | None:
            found = await db.fetchrow(numbered(statements.MATCH), match)
            if found is None:
                return None
            seats = await db.fetch(numbered(statements.SEATS), match)
            entries = await db.fetch(numbered(statements.ENTRIES), match)
            snapshot = await db.fetchrow(numbered(statements.SNAPSHOT), match)
            reels = await db.fetch(numbered(statements.REELS), match)
            clock = await db.fetchval(numbered(statements.CLOCK), match)
            calls = await db.fetch(numbered(statements.CALLS), match)
            onlookers = await db.fetch(numbered(statements.ONLOOKERS), match)
            words = await db.fetch(numbered(lobby_statements.WORDS), match)
            listing = await db.fetchrow(numbered(lobby_statements.LISTING), match)
            return Stored(
                MatchRecord(*found),
                tuple(SeatRecord(*row) for row in seats),
                tuple(EntryRecord(*row) for row in entries),
                SnapshotRecord(*snapshot) if snapshot else None,
                tuple(seq for (seq,) in reels),
                clock or "",
                tuple(CallRecord(*row) for row in calls),
                tuple(OnlookerRecord(*row) for row in onlookers),
                tuple(WordsRecord(*row) for row in words),
                ListingRecord(*listing) if listing else None,
            )

        return await self._read(look)

    async def analysis(self, match: str) -> AnalysisRecord | None:
        row = await self._read(lambda db: db.fetchrow(numbered(statements.ANALYSIS), match))
        return AnalysisRecord(*row) if row else None

    async def brought(self, name: str) -> str | None:
        found = await self._read(lambda db: db.fetchval(numbered(statements.IMPORT), name))
        return None if found is None else str(found)

    async def due(self, by: int) -> tuple[str, ...]:
        found = await self._read(lambda db: db.fetch(numbered(statements.DUE), by))
        return tuple(str(name) for (name,) in found)

    async def listings(
        self, stage: Stage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        asked = numbered(lobby_statements.LISTINGS_OF_GAME if game else lobby_statements.LISTINGS)
        whose = (stage, game) if game else (stage,)
        found = await self._read(lambda db: db.fetch(asked, *whose, now, *before, most))
        return tuple(ListingRecord(*row) for row in found)

    async def reports(self) -> list[ReportRecord]:
        """All that was reported to whoever runs the house, the oldest first."""
        found = await self._read(lambda db: db.fetch(lobby_statements.REPORTS))
        return [ReportRecord(*row) for row in found]

    async def reel(self, match: str, seq: int) -> bytes | None:
        found: bytes | None = await self._read(
            lambda db: db.fetchval(numbered(statements.FRAMES), match, seq)
        )
        return found

    async def traces(self, match: str) -> dict[int, str]:
        found = await self._read(lambda db: db.fetch(numbered(statements.TRACES), match))
        return {seq: trace for seq, trace in found}  # noqa: C416 (a record is no tuple to mypy)

    async def count(self) -> Count:
        [found] = await self._read(lambda db: db.fetch(COUNT))
        return Count(*found)

    async def names(self) -> list[str]:
        """The ids of all matches, in the order in which they were laid."""
        return [name for (name,) in await self._read(lambda db: db.fetch(statements.NAMES))]

    async def prunable(self, before: str) -> list[Prunable]:
        """Which matches were over, or laid and not begun, before this time?"""
        found = await self._read(lambda db: db.fetch(numbered(statements.PRUNABLE), before, before))
        return [Prunable(*row) for row in found]

    async def games(self) -> list[GameCount]:
        found = await self._read(lambda db: db.fetch(statements.BY_GAME))
        return [GameCount(*row) for row in found]

    async def space(self) -> Space:
        size: int = await self._read(lambda db: db.fetchval(SIZE))
        return Space(size, 0, 0)

    async def faults(self) -> tuple[str, ...]:
        """PostgreSQL looks after its own pages; what can be asked is whether the log has gaps."""
        gaps = await self._read(lambda db: db.fetch(GAPS))
        return tuple(f"{match}: entries are missing" for (match,) in gaps)

    async def _fetch(self, sql: str, asked: Row) -> Sequence[Record]:
        return await self._read(lambda db: db.fetch(numbered(sql), *asked))

    async def _read(self, question: Callable[[Line], Awaitable[T]]) -> T:
        """All at one moment."""
        async with (
            reachable(),
            self._lines.line() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await question(db)


def _clock(match: str, clock: ClockRecord) -> tuple[Statement, ...]:
    """How the time stands, and how long the house has been open at least."""
    stands = (statements.NEW_CLOCK, (match, clock.state, clock.due))
    return stands, (OPEN_FOR, (clock.at,))
