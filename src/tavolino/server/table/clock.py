"""The clocks of a table: its time control, and the answer windows of the game."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

import msgspec
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.core.match import AnyStep
from tavolino.server.background_tasks import BackgroundTasks
from tavolino.server.clock import budget
from tavolino.server.clock.answer_windows import ALARM_MARGIN_SECONDS, AnswerWindows, open_windows
from tavolino.server.clock.budget import ClockState
from tavolino.server.protocol.time_control import (
    AbsenceLimit,
    AnswerClock,
    TableClockReading,
    read_time_control,
)
from tavolino.server.table.context import TableContext
from tavolino.server.table.gestures import GestureRunner
from tavolino.server.table.turn_notifier import TurnNotifier
from tavolino.store.records import ClockRecord, StoreError

STAND_IN_RETRY_SECONDS = 5.0
"""Seconds until the server retries to give a seat to a bot after a store error."""

NO_CLOCK = nullcontext()
"""Stops nothing at a table without a clock."""

_log = logging.getLogger(__name__)


class TableClock:
    """Keeps the clocks in step with every change at the table, and acts when time runs out."""

    def __init__(
        self,
        context: TableContext,
        gestures: GestureRunner,
        turn_notifier: TurnNotifier,
        saved: str = "",
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._uptime = context.services.uptime
        self._store = context.services.store
        self._gestures = gestures
        self._turn_notifier = turn_notifier
        self.tempo = read_time_control(self._ledger.record.tempo)
        self._runs_unattended = self.tempo.pace == "days" or bool(self._ledger.record.rated)
        """Whether time runs, and bots stand in, while no player is connected."""
        self.windows = AnswerWindows(context.action_due)
        """Time limits for answers to the game's questions."""
        self._clock = self._restored(saved)
        self._clock_after: ClockState | None = None
        self._saved: ClockState | None = None
        self._newest: ClockRecord | None = None
        self._busy = 0
        self._stuck = False
        self._is_closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks = BackgroundTasks()

    def _restored(self, saved: str) -> ClockState | None:
        """The clock as stored. At an unrated live table no time has run since then."""
        limit, now = self.tempo.limit, self._uptime()
        if limit is None:
            return None
        if not saved:
            return replace(budget.full_clock(limit, len(self._ledger.seats)), at=now)
        clock = msgspec.json.decode(saved, type=ClockState)
        if not self._runs_unattended:
            clock = replace(clock, running=())
        return budget.advance_to(replace(clock, at=min(clock.at, now)), now)

    # ------------------------------------------------------------ readings
    @property
    def is_paused(self) -> bool:
        return self._clock is not None and self._clock.paused is not None

    @property
    def is_running(self) -> bool:
        """Whether a reading may change from one moment to the next."""
        return self._clock is not None or self.windows.is_any_open

    def reading(self) -> TableClockReading | None:
        """The reading of the clock; None at a table without one."""
        clock = self._clock
        return (
            None
            if clock is None
            else budget.clock_reading(budget.advance_to(clock, self._uptime()))
        )

    def answer_clocks(self) -> tuple[AnswerClock, ...]:
        """The open answer windows, with the seconds left."""
        windows = self.windows
        left = windows.seconds_left().items()
        return tuple(AnswerClock(seat, seconds, windows.may_extend(seat)) for seat, seconds in left)

    def is_spent(self, seat: Seat) -> bool:
        """Whether the seat is to act and has no time left."""
        clock = self._clock
        return clock is not None and seat in self._ledger.match.actors and not clock.left[seat]

    # ------------------------------------------------------------ changes
    def vote_pause(self, seat: Seat, *, wants: bool) -> bool:
        """Set or withdraw a vote to pause or resume. Returns False at a table without a clock."""
        if self._clock is None:
            return False
        now = budget.advance_to(self._clock, self._uptime())
        self._clock = budget.vote_pause(now, seat, self._ledger.human_seats, wants=wants)
        self._save()
        self.sync()
        self._context.broadcast(update=True)
        self._context.action_due()
        return True

    def refill(self, seat: Seat) -> None:
        """Give a seat its full time, because it has a new player."""
        if self._clock is None or self.tempo.limit is None:
            return
        now = budget.advance_to(self._clock, self._uptime())
        self._clock = budget.refill(now, self.tempo.limit, seat)
        self._save()
        self.sync()
        self._context.broadcast(update=True)

    def stopped(self) -> AbstractContextManager[None]:
        """Stop the clocks while the server works, and after a StoreError until the store works."""
        return NO_CLOCK if self._clock is None else self._stopped()

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        self._busy += 1
        self.sync(save=False)
        try:
            yield
            self._stuck = False
        except StoreError:
            self._stuck = True
            raise
        finally:
            self._busy -= 1
            self.sync()

    def clock_after(self, steps: Sequence[AnyStep]) -> ClockRecord | None:
        """The clock after these entries, which the store saves together with them."""
        clock, limit = self._clock, self.tempo.limit
        if clock is None or limit is None:
            return None
        after = budget.after_entries(budget.advance_to(clock, self._uptime()), limit, steps)
        actors = steps[-1].actors
        self._clock_after = replace(after, running=self._running_seats(after, actors))
        return self._record(self._clock_after, actors)

    def on_change(self, seats: Sequence[Seat]) -> None:
        """Update the clocks after entries of these seats. No seats: something else has changed."""
        if seats:
            self._uptime.mark_saved()
        for seat in seats:
            self.windows.stop(seat)
        clock, stored, self._clock_after = self._clock, self._clock_after, None
        if clock is not None and seats and stored is not None:
            current = replace(stored, paused=clock.paused, wants=clock.wants)
            self._clock = replace(current, at=self._uptime())
            if current != stored:  # a vote came while the entries were written
                self._save()
        elif clock is not None:
            now = budget.advance_to(clock, self._uptime())
            self._clock = budget.count_votes(now, self._ledger.human_seats)
            self._save()
        self.sync(save=not seats)

    def sync(self, *, save: bool = True) -> bool:
        """Update whose time runs; returns whether that, a pause or a window has changed."""
        changed = self._sync_windows()
        if not self.is_paused:
            self._turn_notifier.check()
        if self._clock is None:
            return changed
        now = budget.end_long_pause(budget.advance_to(self._clock, self._uptime()), self.tempo)
        running = () if self._is_working else self._running_seats(now, self._ledger.match.actors)
        now = replace(now, running=running)
        different = _differs(now, self._clock)
        self._clock = now
        if save and (self._saved is None or _differs(now, self._saved)):
            self._save()
        self._set_alarm()
        return changed or different

    def _sync_windows(self) -> bool:
        ledger = self._ledger
        held = (connection.seats for connection in self._context.connections)
        is_stopped = self.is_paused or self._uptime.is_stopped
        has_windows = ledger.is_playable and not is_stopped and self.tempo.pace == "live"
        return self.windows.sync(
            open_windows(ledger.match, ledger.human_seats, held) if has_windows else {}
        )

    # ------------------------------------------------------------ running seats
    @property
    def _is_working(self) -> bool:
        """Whether the server works, waits for its store, or runs a gesture."""
        waits = self._stuck or self._uptime.is_stopped
        return self._busy > 0 or waits or self._gestures.seat is not None

    def _running_seats(self, clock: ClockState, actors: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats whose time runs. None while NATURE or a bot acts, or an unrated live table is
        empty."""
        people = self._ledger.human_seats
        if not self._ledger.is_playable or not clock.begun or clock.paused is not None:
            return ()
        if any(seat not in people for seat in actors):
            return ()
        held = self._context.seats_by_connection
        if not held and not self._runs_unattended:
            return ()
        return tuple(seat for seat in actors if self._is_running_for(seat, actors, held))

    def _is_running_for(
        self, seat: Seat, actors: Sequence[Seat], held: Sequence[Sequence[Seat]]
    ) -> bool:
        """Whether the time of this seat runs. Seats that share a device act one after another."""
        if seat in self.windows.seconds_left():
            return False
        devices = [seats for seats in held if seat in seats]
        if isinstance(self.tempo.limit, AbsenceLimit):
            return not devices
        return not devices or any(
            seat == min(other for other in seats if other in actors) for seats in devices
        )

    # ------------------------------------------------------------ alarms
    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._clock is None or self._is_closed:
            return
        if (due := budget.due_at(self._clock, self.tempo)) is not None:
            seconds = max(0, due - self._uptime()) / 1000 + ALARM_MARGIN_SECONDS
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.on_alarm)

    def begin(self) -> None:
        """Handle what is due when the table was created or loaded, and save the clocks."""
        self.on_alarm()
        self._save()

    def on_alarm(self) -> None:
        """Handle expired times, due reminders and a pause that has ended."""
        before = self.is_paused
        changed = self.sync()
        clock, limit = self._clock, self.tempo.limit
        if clock is None or limit is None:
            return
        if to_remind := budget.seats_to_remind(clock, limit):
            self._clock = replace(clock, reminded=(*clock.reminded, *to_remind))
            self._save()
            self._set_alarm()
            self._turn_notifier.remind(to_remind)
        if expired := budget.expired_seats(clock):
            self._tasks.start(self._stand_in(expired))
        if changed or before != self.is_paused:
            self._context.broadcast(update=True)
        self._context.action_due()

    def on_uptime_change(self, by: int) -> None:
        """The uptime has stopped, resumed, or jumped ahead by this many milliseconds."""
        self._stuck = self._stuck and self._uptime.is_stopped
        if by and self._clock is not None:
            self._clock = budget.shift(self._clock, by)
            self._save()
        if self.sync():
            self._context.broadcast(update=True)
        self.on_alarm()

    async def _stand_in(self, seats: Sequence[Seat]) -> None:
        """Let a bot take over seats without time, except those that have just moved."""
        ledger = self._ledger
        try:
            async with ledger.lock:
                for seat in seats:
                    if self._clock and seat in budget.expired_seats(self._clock):
                        await self._replace(seat)
        except StoreError:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(STAND_IN_RETRY_SECONDS, self.on_alarm)
        self._context.action_due()

    async def _replace(self, seat: Seat) -> None:
        bot = replace(self._ledger.seats[seat], kind="bot", level=self.tempo.level)
        await self._ledger.change_seat(bot)
        # a player who returns is not absent any more, and may take the seat back
        if self._clock and isinstance(self.tempo.limit, AbsenceLimit):
            self._clock = budget.refill(self._clock, self.tempo.limit, seat)
            self._save()

    # ------------------------------------------------------------ storage
    def _record(self, clock: ClockState, actors: Sequence[Seat]) -> ClockRecord:
        """The record to store. A bot's turn may be due even if no client is connected."""
        due = budget.due_at(clock, self.tempo) if actors else None
        working = any(seat not in self._ledger.human_seats for seat in actors)
        if working and self._runs_unattended and clock.paused is None:
            due = clock.at
        self._saved = clock
        self._newest = ClockRecord(msgspec.json.encode(clock).decode(), clock.at, due)
        return self._newest

    def _save(self) -> None:
        """Store the clock in a task."""
        if self._clock is None or not self._ledger.is_playable or self._is_closed:
            return
        record = self._record(self._clock, self._ledger.match.actors)
        self._tasks.start(self._write(record))

    async def _write(self, record: ClockRecord) -> None:
        if record is not self._newest:  # a newer record replaces it
            return
        try:
            await self._store.save_clock(self._ledger.record.id, record)
        except StoreError:
            _log.warning("the clocks of table %s are not kept", self._ledger.record.id)

    async def close(self) -> None:
        """Stop the alarms, and wait for writes that have begun."""
        self.stop()
        await self.settle()

    def stop(self) -> None:
        """Stop the alarms and write nothing more, because the table leaves memory."""
        self._is_closed = True
        self.windows.close()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def settle(self) -> None:
        """Wait for the running tasks."""
        await self._tasks.wait()


def _differs(one: ClockState, other: ClockState) -> bool:
    """Whether the running seats or the pause are different."""
    return (one.running, one.paused) != (other.running, other.paused)
