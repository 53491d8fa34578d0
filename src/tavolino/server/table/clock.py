"""Whose time runs at a table: for an answer that a game asks for, and by the table's own clocks."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.core.match import AnyStep
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

RETRY_SECONDS = 5.0
"""What could not be kept is tried again after so long."""

_log = logging.getLogger(__name__)


class TableClock:
    """Looks again for whom time runs whenever something changed, and rings when it has run out."""

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
        self.windows = AnswerWindows(context.action_due)
        """How long each has for what the game asks."""
        self._clock = self._restored(saved)
        self._clock_after: ClockState | None = None
        self._saved: ClockState | None = None
        self._newest: ClockRecord | None = None
        self._busy = 0
        self._stuck = False
        self._is_closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _restored(self, kept: str) -> ClockState | None:
        """How the time stood; at a live table nobody was there since."""
        limit, now = self.tempo.limit, self._uptime()
        if limit is None:
            return None
        if not kept:
            return replace(budget.full_clock(limit, len(self._ledger.seats)), at=now)
        glass = msgspec.json.decode(kept, type=ClockState)
        if self.tempo.pace == "live":
            glass = replace(glass, running=())
        return budget.advance_to(replace(glass, at=min(glass.at, now)), now)

    # ------------------------------------------------------------ what is told
    @property
    def is_paused(self) -> bool:
        return self._clock is not None and self._clock.paused is not None

    @property
    def is_running(self) -> bool:
        """Does what is told of the time depend on when it is told?"""
        return self._clock is not None or bool(self.windows.seconds_left())

    def reading(self) -> TableClockReading | None:
        """How the time stands, if the table counts it."""
        glass = self._clock
        return (
            None
            if glass is None
            else budget.clock_reading(budget.advance_to(glass, self._uptime()))
        )

    def answer_clocks(self) -> tuple[AnswerClock, ...]:
        """How long each has for what the game asks."""
        windows = self.windows
        left = windows.seconds_left().items()
        return tuple(AnswerClock(seat, seconds, windows.may_extend(seat)) for seat, seconds in left)

    def is_spent(self, seat: Seat) -> bool:
        """Has the seat no time for what it is asked now?"""
        glass = self._clock
        return glass is not None and seat in self._ledger.match.actors and not glass.left[seat]

    # ------------------------------------------------------------ what happens
    def vote_pause(self, seat: Seat, *, wants: bool) -> bool:
        """The seat wants a pause, or to go on; is there time to stop?"""
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
        """Somebody else sits there from now on, and has all of the time."""
        if self._clock is None or self.tempo.limit is None:
            return
        now = budget.advance_to(self._clock, self._uptime())
        self._clock = budget.refill(now, self.tempo.limit, seat)
        self._save()
        self.sync()
        self._context.broadcast(update=True)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Whatever the server does meanwhile, and if it cannot, takes nobody's time."""
        if self._clock is None:
            yield
            return
        self._busy += 1
        self.sync(keeps=False)
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
        """How the time will stand once these entries are kept; it is kept with them."""
        glass, limit = self._clock, self.tempo.limit
        if glass is None or limit is None:
            return None
        after = budget.after_entries(budget.advance_to(glass, self._uptime()), limit, steps)
        actors = steps[-1].actors
        self._clock_after = replace(after, running=self._running_seats(after, actors))
        return self._record(self._clock_after, actors)

    def on_change(self, seats: Sequence[Seat]) -> None:
        """These made entries; if nobody did, something else about the match is different."""
        if seats:
            self._uptime.mark_saved()
        for seat in seats:
            self.windows.stop(seat)
        glass, foreseen, self._clock_after = self._clock, self._clock_after, None
        if glass is not None and seats and foreseen is not None:
            wished = replace(foreseen, paused=glass.paused, wants=glass.wants)
            self._clock = replace(wished, at=self._uptime())
            if wished != foreseen:  # it was wished while the entries were written
                self._save()
        elif glass is not None:
            now = budget.advance_to(glass, self._uptime())
            self._clock = budget.count_votes(now, self._ledger.human_seats)
            self._save()
        self.sync(keeps=not seats)

    def sync(self, *, keeps: bool = True) -> bool:
        """Look for whom time runs; is that different from before?"""
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
        if keeps and (self._saved is None or _differs(now, self._saved)):
            self._save()
        self._set_alarm()
        return changed or different

    def _sync_windows(self) -> bool:
        ledger = self._ledger
        held = [connection.seats for connection in self._context.connections]
        still = self.is_paused or self._uptime.is_stopped
        quick = ledger.is_playable and not still and self.tempo.pace == "live"
        return self.windows.sync(
            open_windows(ledger.match, ledger.human_seats, held) if quick else {}
        )

    # ------------------------------------------------------------ for whom it runs
    @property
    def _is_working(self) -> bool:
        """Is the server at something, does it wait for its disk, or is a hand at work?"""
        waits = self._stuck or self._uptime.is_stopped
        return self._busy > 0 or waits or self._gestures.seat is not None

    def _running_seats(self, glass: ClockState, actors: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who is asked; but nobody while NATURE or a bot is, nor at a live table that is empty."""
        people = self._ledger.human_seats
        if not self._ledger.is_playable or not glass.begun or glass.paused is not None:
            return ()
        if any(seat not in people for seat in actors):
            return ()
        held = self._context.seats_by_connection
        if self.tempo.pace == "live" and not held:
            return ()
        return tuple(seat for seat in actors if self._is_running_for(seat, actors, held))

    def _is_running_for(
        self, seat: Seat, actors: Sequence[Seat], held: Sequence[Sequence[Seat]]
    ) -> bool:
        """At a device that several share, one answers after the other."""
        if seat in self.windows.seconds_left():
            return False
        devices = [seats for seats in held if seat in seats]
        if isinstance(self.tempo.limit, AbsenceLimit):
            return not devices
        return not devices or any(
            seat == min(one for one in seats if one in actors) for seats in devices
        )

    # ------------------------------------------------------------ what is due
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
        """The table is there: see what is due, and keep how it stands now."""
        self.on_alarm()
        self._save()

    def on_alarm(self) -> None:
        """Something is due: somebody's time is up, somebody is to be reminded, a pause is over."""
        before = self.is_paused
        changed = self.sync()
        glass, limit = self._clock, self.tempo.limit
        if glass is None or limit is None:
            return
        if forgetful := budget.seats_to_remind(glass, limit):
            self._clock = replace(glass, reminded=(*glass.reminded, *forgetful))
            self._save()
            self._set_alarm()
            self._turn_notifier.remind(forgetful)
        if out := budget.expired_seats(glass):
            self._start_task(self._stand_in(out))
        if changed or before != self.is_paused:
            self._context.broadcast(update=True)
        self._context.action_due()

    def on_uptime_change(self, by: int) -> None:
        """The house is closed or open again, or was open so much longer than was known here."""
        self._stuck = self._stuck and self._uptime.is_stopped
        if by and self._clock is not None:
            self._clock = budget.shift(self._clock, by)
            self._save()
        if self.sync():
            self._context.broadcast(update=True)
        self.on_alarm()

    async def _stand_in(self, seats: Sequence[Seat]) -> None:
        """A bot plays on for those who have no time left, unless they moved at the last moment."""
        ledger = self._ledger
        try:
            async with ledger.lock:
                for seat in seats:
                    if self._clock and seat in budget.expired_seats(self._clock):
                        await self._replace(seat)
        except StoreError:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(RETRY_SECONDS, self.on_alarm)
        self._context.action_due()

    async def _replace(self, seat: Seat) -> None:
        bot = replace(self._ledger.seats[seat], kind="bot", level=self.tempo.level)
        await self._ledger.change_seat(bot)
        if self._clock and isinstance(
            self.tempo.limit, AbsenceLimit
        ):  # whoever comes back is there
            self._clock = budget.refill(self._clock, self.tempo.limit, seat)
            self._save()

    # ------------------------------------------------------------ what is kept
    def _record(self, glass: ClockState, actors: Sequence[Seat]) -> ClockRecord:
        """Over days somebody has to look even if nobody comes."""
        due = budget.due_at(glass, self.tempo) if actors else None
        working = any(seat not in self._ledger.human_seats for seat in actors)
        if working and self.tempo.pace == "days" and glass.paused is None:
            due = glass.at
        self._saved = glass
        self._newest = ClockRecord(msgspec.json.encode(glass).decode(), glass.at, due)
        return self._newest

    def _save(self) -> None:
        """Beside everything else."""
        if self._clock is None or not self._ledger.is_playable or self._is_closed:
            return
        record = self._record(self._clock, self._ledger.match.actors)
        self._start_task(self._write(record))

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, record: ClockRecord) -> None:
        if record is not self._newest:  # it is kept with an entry
            return
        try:
            await self._store.save_clock(self._ledger.record.id, record)
        except StoreError:
            _log.warning("the clocks of table %s are not kept", self._ledger.record.id)

    async def close(self) -> None:
        """Ring no more; what is being kept is."""
        self.stop()
        await self.settle()

    def stop(self) -> None:
        """Ring no more, and leave what is kept to whoever has the match now."""
        self._is_closed = True
        self.windows.close()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def settle(self) -> None:
        """Wait until what was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks)


def _differs(one: ClockState, other: ClockState) -> bool:
    """Does time run for others?"""
    return (one.running, one.paused) != (other.running, other.paused)
