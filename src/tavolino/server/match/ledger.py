"""The ledger of a match: its only writer, which puts each entry on disk before it counts."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, islice, repeat, takewhile

from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import Entry, undo_count
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.replay.snapshot import snapshot
from tavolino.server.events import Event
from tavolino.server.match.restore import UnknownRules, restore_match
from tavolino.server.ops import metrics
from tavolino.server.protocol.table_terms import read_terms
from tavolino.server.timestamps import EntryTimes, iso_timestamp, now_ms
from tavolino.store.interface import Store
from tavolino.store.records import (
    ClockRecord,
    EntryRecord,
    MatchRecord,
    RecordingRecord,
    SeatRecord,
    SnapshotRecord,
    StoreError,
    StoreUnavailable,
)

ENTRIES_PER_SNAPSHOT = 32
"""Number of entries between snapshots. The server also saves one when the table leaves memory."""

WRITE_RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Pauses before failed writes are tried again, first to last."""


def no_clock(steps: Sequence[AnyStep]) -> ClockRecord | None:
    """The clock after these entries at a table without one."""
    return None


class Ledger:
    """The match, its seats and the times of its entries, all as stored.

    A caller that changes it must hold its lock. Every change calls `changed`.
    """

    def __init__(
        self,
        record: MatchRecord,
        seats: Sequence[SeatRecord],
        match: AnyMatch,
        times: Sequence[str],
        store: Store,
        *,
        is_playable: bool = True,
        recordings: Iterable[int] = (),
    ) -> None:
        self.record = record
        self.terms = read_terms(record.terms)
        self._set_seats(seats)
        self.match = match
        self.times = EntryTimes(times)
        self.recordings = set(recordings)
        """Numbers of the entries that have a recording."""
        self.is_playable = is_playable
        """False if the match can only be viewed."""
        self.since = [match.seq if seat.token else 0 for seat in seats]
        """For each seat, the entry since which its current player plays it, as far as known."""
        self.lock = asyncio.Lock()
        self._store = store
        self.changed = Event[Sequence[Seat]]()
        """Seats with new entries. No seats: a player was replaced, or the match reloaded."""
        self.clock_after: Callable[[Sequence[AnyStep]], ClockRecord | None] = no_clock
        """Gives the clock that is stored in the same transaction as these steps."""
        self._snapshot_at = 0
        match.drop_old_states()

    def _set_seats(self, seats: Sequence[SeatRecord]) -> None:
        self.seats = tuple(seats)
        self.human_seats = frozenset(seat.seat for seat in seats if seat.kind == "person")
        """The seats that people play now."""

    # ------------------------------------------------------------ reading
    def is_human(self, seat: Seat) -> bool:
        """Whether a person plays this seat now."""
        return seat in self.human_seats

    def was_bot_entry(self, seat: Seat, seq: int) -> bool:
        """Whether a bot made this entry. False if that is not known."""
        return 0 <= seat < len(self.seats) and not self.is_human(seat) and seq >= self.since[seat]

    @property
    def is_finished(self) -> bool:
        """Whether the match is over and its rules are known, so that nothing is secret any more."""
        return self.is_playable and self.match.is_over

    @property
    def nature_is_listed(self) -> bool:
        """Whether it is NATURE's turn and its outcome can be drawn at once, without simulation."""
        match = self.match
        return NATURE in match.actors and match.game.is_listed(match.state)

    def is_done(self, seat: Seat, seq: int, text: str) -> bool:
        """Whether this entry is already written, at `seq` or after later choices of other seats."""
        if seq >= self.match.seq:
            return False
        there = self.match.entries[seq]
        if undo_count(text):
            return there.seat == seat and undo_count(there.text) > 0
        there = self._next_entry_of(seat, seq) or there
        game = self.match.game
        return there == Entry(seat, game.format(game.parse(text)))

    def _next_entry_of(self, seat: Seat, seq: int) -> Entry | None:
        """The seat's first entry from `seq` on, unless an undo comes before it."""
        for entry in islice(self.match.entries, seq, None):
            if entry.seat == seat or undo_count(entry.text):
                return entry if entry.seat == seat else None
        return None

    def has_same_choice(self, seat: Seat, seq: int, text: str) -> bool:
        """Whether the seat has the same choice now as after `seq` entries, and has not made it yet.

        Several seats may choose at the same time. An answer on its way stays valid when another
        seat answers first.
        """
        match, game = self.match, self.match.game
        if seq >= match.seq or undo_count(text) or seat not in match.actors:
            return False
        since = islice(match.entries, seq, None)
        if any(entry.seat == seat or undo_count(entry.text) for entry in since):
            return False
        before = match.state_at(seq)
        return seat in game.actors(before) and (
            game.legal(before, seat) == game.legal(match.state, seat)
        )

    # ------------------------------------------------------------ writing
    def write(
        self, step: AnyStep, reel: RecordingRecord | None = None, *, holds_nature: bool = False
    ) -> Awaitable[None]:
        """Writes an entry and what follows at once. `holds_nature` leaves out NATURE's part."""
        follow = self.match.outcomes(step)
        if holds_nature:
            follow = takewhile(lambda after: after.entry.seat != NATURE, follow)
        return self._write([step, *follow], reel)

    async def write_trusted(self, entry: Entry) -> None:
        """Writes an entry from an earlier match. What followed it there is written separately."""
        await self._write([self.match.accept_trusted(entry)])

    async def _write(self, steps: Sequence[AnyStep], reel: RecordingRecord | None = None) -> None:
        """Stores entries, with the recording of the first, and only then adds them to the match."""
        match, at = self.match, now_ms()
        over = not steps[-1].actors
        records = _records(match.seq, steps, iso_timestamp(at))
        clock = self.clock_after(steps)
        await self._store.append_entries(
            self.record.id, *records, finishes=over, reel=reel, clock=clock
        )
        if reel and reel.frames:
            self.recordings.add(match.seq)
        for step in steps:
            match.append(step)
            self.times.add(at)
            if step.entry.seat != NATURE:
                metrics.moves.inc(self.record.game)
        self.changed([step.entry.seat for step in steps])
        if match.seq // ENTRIES_PER_SNAPSHOT > records[0].seq // ENTRIES_PER_SNAPSHOT:
            await self.save_snapshot()

    async def write_until_stored(
        self, step: AnyStep, reel: RecordingRecord | None, late: Callable[[], None]
    ) -> None:
        """Writes an entry that cannot be repeated: retries until it is stored.

        Calls `late` after the first failure.
        """
        for tries, seconds in enumerate(
            chain(WRITE_RETRY_SECONDS, repeat(WRITE_RETRY_SECONDS[-1]))
        ):
            try:
                await self._write([step], reel)
            except StoreUnavailable:
                if tries == 0:
                    late()
                await asyncio.sleep(seconds)
            else:
                break

    async def write_chance(self) -> None:
        """Writes NATURE's draws. If the store fails, the table's driver tries again later.

        Outcomes that need a simulation are left to the driver.
        """
        with suppress(StoreError):
            while self.is_playable and self.nature_is_listed:
                await self.write(self.match.draw())

    async def change_seat(self, changed: SeatRecord) -> None:
        """Changes the player or the name of a seat."""
        await self._store.save_seat(self.record.id, changed)
        if changed.kind != self.seats[changed.seat].kind:
            self.since[changed.seat] = self.match.seq
        self._set_seats([changed if old.seat == changed.seat else old for old in self.seats])
        self.changed(())

    async def reload(self, games: Mapping[str, AnyGame]) -> None:
        """Loads the match again after another writer changed it in the store."""
        stored = await self._store.load_match(self.record.id)
        if stored is None:
            raise StoreUnavailable("the match is no longer in the store")
        try:
            revived = restore_match(games, stored)
        except UnknownRules as error:
            raise StoreUnavailable(str(error)) from error
        self.match, self.is_playable = revived.match, revived.is_playable
        self.match.drop_old_states()
        self._set_seats(stored.seats)
        self.times = EntryTimes(entry.at for entry in stored.entries)
        self.recordings = set(stored.recordings)
        self.changed(())

    async def save_snapshot(self) -> None:
        """Saves a snapshot. It is only a cache, so failures are ignored."""
        seq = self.match.seq
        if not self.is_playable or seq == self._snapshot_at or self.record.help == "imported":
            return
        with suppress(StoreError):
            kept = SnapshotRecord(seq, snapshot(self.match))
            await self._store.save_snapshot(self.record.id, kept)
            self._snapshot_at = seq


def _records(seq: int, steps: Sequence[AnyStep], at: str) -> list[EntryRecord]:
    return [
        EntryRecord(number, step.entry.seat, step.entry.text, at)
        for number, step in enumerate(steps, seq)
    ]
