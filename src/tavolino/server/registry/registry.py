"""Creates, finds, loads and unloads tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from tavolino.bots import levels_of
from tavolino.core.files.lesson import chapter_start, lesson_of
from tavolino.core.game import Seat
from tavolino.core.log import Entry
from tavolino.core.match import AnyMatch, Match
from tavolino.server.confusable_names import require_distinct_names
from tavolino.server.display_names import clean_name
from tavolino.server.match.imported import stored_match
from tavolino.server.match.ledger import Ledger
from tavolino.server.match.restore import UnknownRules, restore_match
from tavolino.server.protocol.hints import CreateLesson
from tavolino.server.protocol.play import CreateTable, SeatKey, SeatSetup, TableCreated, TableInfo
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import DEFAULT_TERMS, TableTerms, write_terms
from tavolino.server.protocol.time_control import UNTIMED, TimeControl, write_time_control
from tavolino.server.ratings.eligibility import require_default_rules
from tavolino.server.table.lobby_entry import REFRESH_SECONDS
from tavolino.server.table.public_limit import NOBODY, Creator, counted_since
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table, TableRecords
from tavolino.server.timestamps import now
from tavolino.server.tokens import (
    bot_name,
    fingerprint,
    is_import_id,
    new_seed,
    new_table_id,
    new_token,
    rematch_id,
)
from tavolino.store.records import (
    HelpMode,
    MatchRecord,
    SeatRecord,
    StoredMatch,
    StoreError,
    StoreUnavailable,
)

_log = logging.getLogger(__name__)


class RulesGone(Refused):
    """The server has no rules that can show this match."""


class OwnedByOtherServer(Refused):
    """Another server owns this match."""


class TableRegistry:
    """Holds the loaded tables by id. A match never has more than one loaded table."""

    def __init__(self, services: Services, idle_seconds: float) -> None:
        self._services = services
        self._idle_seconds = idle_seconds
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tables: dict[str, Table] = {}
        self._last_used: dict[str, float] = {}
        self._pruned_at = 0.0
        self._leaving: dict[str, asyncio.Task[None]] = {}
        """The tables of matches that another server took over, until they have closed."""
        services.store.on_match_lost(self._on_match_lost)
        services.store.on_lease_expired(self._on_lease_expired)

    async def create_table(
        self, wish: CreateTable, practice: bool = False, creator: Creator = NOBODY
    ) -> TableCreated:
        """Create a table; raises Refused or StoreError."""
        if not wish.terms.public:
            return await self._create_table(wish, practice, NOBODY)
        limit = self._services.public_tables
        async with limit.creating:
            await limit.require_room(creator)
            return await self._create_table(wish, practice, creator)

    async def _create_table(
        self, wish: CreateTable, practice: bool, creator: Creator
    ) -> TableCreated:
        match = self._new_match(wish)
        if wish.terms.rated:
            require_default_rules(match)
        order = list(wish.seats)
        if not practice:
            require_distinct_names([clean_name(seat.name) for seat in order])
        if wish.shuffle:
            secrets.SystemRandom().shuffle(order)
        _require_bots(wish.tempo, match)
        help: HelpMode = "practice" if practice else _help_offered(wish, match)
        if not wish.terms.spectators and all(seat.kind != "me" for seat in order):
            raise Refused(problem("malformed", "problem-nobody-here"))
        return await self._create(
            match, order, help, tempo=wish.tempo, terms=wish.terms, creator=creator
        )

    async def _create(
        self,
        match: AnyMatch,
        order: Sequence[SeatSetup],
        help: HelpMode,
        start: Iterable[Entry] = (),
        tempo: TimeControl = UNTIMED,
        terms: TableTerms = DEFAULT_TERMS,
        creator: Creator = NOBODY,
    ) -> TableCreated:
        keys = [new_token() if seat.kind != "bot" else "" for seat in order]
        host = new_token()
        record = replace(
            _match_record(match, host, help, tempo, terms),
            creator=creator.person,
            address=creator.address,
        )
        table = await self.start_match(record, _seat_records(order, keys, terms), match, start)
        return TableCreated(
            table.info(), host, _seat_keys(order, keys, "me"), _seat_keys(order, keys, "open")
        )

    async def start_match(
        self,
        record: MatchRecord,
        seats: Sequence[SeatRecord],
        match: AnyMatch,
        start: Iterable[Entry] = (),
    ) -> Table:
        """Create the table of a new match that begins with these entries; raises StoreError."""
        await self._services.store.create_match(record, tuple(seats))
        await self._services.store.claim_match(record.id)
        ledger = Ledger(record, seats, match, (), self._services.store)
        table = Table(ledger, self._services)
        await table.write_opening(start)
        await table.begin()
        await table.lobby_entry.settle()
        self._add(table)
        return table

    async def create_lesson(self, name: str, wish: CreateLesson) -> TableCreated:
        """Create the table of a lesson chapter; raises Refused or StoreError."""
        game = self._services.games.get(name)
        lesson = lesson_of(game.room) if game else None
        if game is None or lesson is None or wish.chapter >= len(lesson.chapters):
            raise Refused(problem("not_found"))
        start = chapter_start(game.room, lesson.chapters[wish.chapter].start)
        header = start.header
        match: AnyMatch = Match(game, header.seats, header.options, header.seed)
        match.prepared = len(start.entries)
        order = [SeatSetup("bot", lesson.bots)] * header.seats
        order[lesson.seat] = SeatSetup("me", name=wish.name)
        return await self._create(match, order, "first_game", start.entries)

    async def find(self, name: str) -> Table:
        """Return a table from memory or from the store; raises Refused or StoreError."""
        while name not in self._tables:
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open(name))
            await asyncio.shield(self._opening[name])
        self._last_used[name] = time.monotonic()
        return self._tables[name]

    async def drop_notifications(self, name: str, seat: Seat) -> None:
        """Delete the notification channels of a seat, if the table is loaded here."""
        if table := self._tables.get(name):
            await table.turn_notifier.remove_all(seat)

    async def unload_idle(self) -> None:
        """Unload idle tables, in an endless loop."""
        while True:
            await asyncio.sleep(min(10.0, self._idle_seconds / 2 + 0.05))
            await self._delete_outdated_listings()
            for name, table in list(self._tables.items()):
                table.lobby_entry.refresh()
                try:
                    await table.open_seats.release_abandoned()
                    await self._unload(name, table)
                except Exception:  # one bad table must not keep all others in memory
                    _log.exception("table %s cannot be unloaded", name)

    async def _delete_outdated_listings(self) -> None:
        """Delete expired lobby listings, at most once per refresh interval."""
        if time.monotonic() - self._pruned_at >= REFRESH_SECONDS:
            self._pruned_at = time.monotonic()
            with suppress(StoreError):
                await self._services.store.delete_outdated_listings(counted_since())

    async def _unload(self, name: str, table: Table) -> None:
        if self._is_unused(name, table):
            await table.ledger.save_snapshot()
            await table.clock.settle()
            if self._is_unused(name, table):  # a client may have connected meanwhile
                del self._tables[name], self._last_used[name]
                table.unload()

    def _is_unused(self, name: str, table: Table) -> bool:
        if table.is_idle:
            return time.monotonic() - self._last_used[name] >= self._idle_seconds
        self._last_used[name] = time.monotonic()
        return False

    async def close(self) -> None:
        for table in list(self._tables.values()):
            await table.close()

    @property
    def loaded_count(self) -> int:
        """Number of tables in memory."""
        return len(self._tables)

    def on_uptime_change(self, by: int) -> None:
        """Tell all tables that uptime stopped, resumed or jumped ahead by `by` milliseconds."""
        for table in list(self._tables.values()):
            table.on_uptime_change(by)

    async def info(self, name: str) -> TableInfo:
        """Describe a table, also one of another server; raises Refused or StoreError."""
        try:
            return (await self.find(name)).info()
        except OwnedByOtherServer:
            return (await self._restored_table(name)).info()

    async def _open(self, name: str) -> None:
        try:
            if leaving := self._leaving.get(name):
                await asyncio.wait([leaving])
            if not is_import_id(name) and await self._services.store.claim_match(name):
                raise OwnedByOtherServer(problem("unavailable"))
            table = await self._restored_table(name)
            await table.begin()
            await self._find_rematch(table)
            self._add(table)
        finally:
            del self._opening[name]

    async def _restored_table(self, name: str) -> Table:
        """Build a table from the store, without starting it."""
        stored = await self._load(name)
        try:
            revived = await asyncio.to_thread(restore_match, self._services.games, stored)
        except UnknownRules as error:
            _log.error("%s", error)
            raise RulesGone(problem("unavailable", "problem-old-rules")) from error
        ledger = Ledger(
            stored.match,
            stored.seats,
            revived.match,
            [entry.at for entry in stored.entries],
            self._services.store,
            is_playable=revived.is_playable and (revived.match.is_over or not is_import_id(name)),
            recordings=stored.recordings,
        )
        records = TableRecords(
            stored.clock, stored.channels, stored.observers, stored.chat, stored.listing
        )
        return Table(ledger, self._services, records)

    def _on_match_lost(self, name: str) -> None:
        """Unload the table of a match that another server took over."""
        table = self._tables.pop(name, None)
        if table:
            del self._last_used[name]
            self._leaving[name] = leaving = asyncio.create_task(table.hand_over())
            leaving.add_done_callback(lambda _: self._leaving.pop(name))

    def _on_lease_expired(self) -> None:
        """Send all clients away: other servers may own their matches by now."""
        for table in list(self._tables.values()):
            table.disconnect_clients()

    async def _find_rematch(self, table: Table) -> None:
        """Set `next` if the rematch exists."""
        name = rematch_id(table.record)
        if table.is_playable and table.match.is_over:
            with suppress(StoreUnavailable):  # no link to the rematch until the next load
                table.rematch_found(name if await self._services.store.load_match(name) else None)

    async def _load(self, name: str) -> StoredMatch:
        try:
            stored = await self._load_import(name) or await self._services.store.load_match(name)
        except StoreUnavailable as error:
            if error.reason != "damaged":
                raise
            _log.error("match %s cannot be read: %s", name, error)
            raise Refused(problem("unavailable", "problem-damaged")) from error
        if stored is None:
            raise Refused(problem("no_such_table"))
        return stored

    async def _load_import(self, name: str) -> StoredMatch | None:
        """Load an imported match. It cannot be played, so every server can show it."""
        text = await self._services.store.load_import(name) if is_import_id(name) else None
        return stored_match(name, text) if text else None

    def _add(self, table: Table) -> None:
        self._tables[table.record.id] = table
        self._last_used[table.record.id] = time.monotonic()

    def _new_match(self, wish: CreateTable) -> AnyMatch:
        game = self._services.games.get(wish.game)
        if game is None:
            raise Refused(problem("not_found"))
        if len(wish.seats) not in game.seats:
            raise Refused(problem("malformed", "problem-bad-seats", {"count": len(wish.seats)}))
        if any(seat.kind == "bot" for seat in wish.seats) and not levels_of(game):
            raise Refused(problem("malformed", "problem-no-bots"))
        if any(seat.kind == "bot" and seat.level not in levels_of(game) for seat in wish.seats):
            raise Refused(problem("malformed", "problem-no-such-level"))
        try:
            return Match(game, len(wish.seats), wish.options, new_seed())
        except msgspec.ValidationError as error:
            detail = {"detail": str(error)}
            raise Refused(problem("malformed", "problem-bad-options", {**detail})) from None


def _help_offered(wish: CreateTable, match: AnyMatch) -> HelpMode:
    """The help mode of a new table: hints need bots for the game."""
    wanted = any(seat.kind == "bot" for seat in wish.seats) if wish.help is None else wish.help
    return "hints" if wanted and levels_of(match.game) else "none"


def _require_bots(tempo: TimeControl, match: AnyMatch) -> None:
    """Raise Refused if the time control needs a stand-in bot that the game does not have."""
    if tempo.limit is not None and tempo.level not in levels_of(match.game):
        raise Refused(problem("malformed", "problem-no-bots"))


def _match_record(
    match: AnyMatch, host: str, help: HelpMode, tempo: TimeControl, terms: TableTerms
) -> MatchRecord:
    header = match.header
    return MatchRecord(
        id=new_table_id(),
        game=header.game,
        revision=header.revision,
        options=msgspec.json.encode(header.options).decode(),
        seats=header.seats,
        seed=header.seed,
        host=fingerprint(host),
        created=now(),
        help=help,
        tempo=write_time_control(tempo),
        terms=write_terms(terms),
        rated=int(terms.rated),
    )


def _seat_records(
    order: Sequence[SeatSetup], keys: Sequence[str], terms: TableTerms
) -> list[SeatRecord]:
    names = [clean_name(seat.name) for seat in order]
    seats = []
    for number, (wish, key) in enumerate(zip(order, keys, strict=True)):
        if wish.kind == "bot":
            names[number] = names[number] or bot_name(names)
            seats.append(SeatRecord(number, "bot", wish.level, names[number], None))
        else:
            free = int(terms.public and wish.kind == "open")
            person = SeatRecord(number, "person", None, names[number], fingerprint(key), free)
            seats.append(person)
    return seats


def _seat_keys(order: Sequence[SeatSetup], keys: Sequence[str], kind: str) -> tuple[SeatKey, ...]:
    return tuple(
        SeatKey(number, key)
        for number, (wish, key) in enumerate(zip(order, keys, strict=True))
        if wish.kind == kind
    )
