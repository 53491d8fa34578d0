"""Whose time runs at a table: for an answer that a game asks for, and by the table's own clocks."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.core.match import AnyStep
from tavolino.server.clock import budget
from tavolino.server.clock.answer_windows import A_MOMENT, Clocks, asked
from tavolino.server.clock.budget import Glass
from tavolino.server.clock.uptime import Hours
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.time_control import (
    AbsenceLimit,
    AnswerClock,
    TableClockReading,
    read_time_control,
)
from tavolino.server.table.connection import Guest
from tavolino.server.table.gestures import Performing
from tavolino.server.table.turn_notifier import Calling
from tavolino.store.interface import Store
from tavolino.store.records import ClockRecord, StoreError

RETRY_SECONDS = 5.0
"""What could not be kept is tried again after so long."""

_log = logging.getLogger(__name__)


class Timing:
    """Looks again for whom time runs whenever something changed, and rings when it has run out."""

    def __init__(
        self,
        ledger: Ledger,
        hours: Hours,
        store: Store,
        performing: Performing,
        calling: Calling,
        *,
        kept: str = "",
        guests: Callable[[], Collection[Guest]],
        tell: Callable[[], None],
        ring: Callable[[], None],
    ) -> None:
        self._ledger = ledger
        self._hours = hours
        self._store = store
        self._performing = performing
        self._calling = calling
        self._guests = guests
        self._tell = tell
        self._ring = ring
        self.tempo = read_time_control(ledger.record.tempo)
        self.windows = Clocks(ring)
        """How long each has for what the game asks."""
        self._glass = self._found(kept)
        self._foreseen: Glass | None = None
        self._kept: Glass | None = None
        self._newest: ClockRecord | None = None
        self._busy = 0
        self._stuck = False
        self._is_closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _found(self, kept: str) -> Glass | None:
        """How the time stood; at a live table nobody was there since."""
        limit, now = self.tempo.limit, self._hours()
        if limit is None:
            return None
        if not kept:
            return replace(budget.filled(limit, len(self._ledger.seats)), at=now)
        glass = msgspec.json.decode(kept, type=Glass)
        if self.tempo.pace == "live":
            glass = replace(glass, running=())
        return budget.at(replace(glass, at=min(glass.at, now)), now)

    # ------------------------------------------------------------ what is told
    @property
    def is_paused(self) -> bool:
        return self._glass is not None and self._glass.paused is not None

    @property
    def is_running(self) -> bool:
        """Does what is told of the time depend on when it is told?"""
        return self._glass is not None or bool(self.windows.left())

    def told(self) -> TableClockReading | None:
        """How the time stands, if the table counts it."""
        glass = self._glass
        return None if glass is None else budget.told(budget.at(glass, self._hours()))

    def asked(self) -> tuple[AnswerClock, ...]:
        """How long each has for what the game asks."""
        windows = self.windows
        left = windows.left().items()
        return tuple(AnswerClock(seat, seconds, windows.may_extend(seat)) for seat, seconds in left)

    def is_spent(self, seat: Seat) -> bool:
        """Has the seat no time for what it is asked now?"""
        glass = self._glass
        return glass is not None and seat in self._ledger.match.actors and not glass.left[seat]

    # ------------------------------------------------------------ what happens
    def agree(self, seat: Seat, *, wants: bool) -> bool:
        """The seat wants a pause, or to go on; is there time to stop?"""
        if self._glass is None:
            return False
        now = budget.at(self._glass, self._hours())
        self._glass = budget.agreed(now, seat, self._ledger.people, wants=wants)
        self._keep()
        self.look_again()
        self._tell()
        self._ring()
        return True

    def refill(self, seat: Seat) -> None:
        """Somebody else sits there from now on, and has all of the time."""
        if self._glass is None or self.tempo.limit is None:
            return
        now = budget.at(self._glass, self._hours())
        self._glass = budget.refilled(now, self.tempo.limit, seat)
        self._keep()
        self.look_again()
        self._tell()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Whatever the server does meanwhile, and if it cannot, takes nobody's time."""
        if self._glass is None:
            yield
            return
        self._busy += 1
        self.look_again(keeps=False)
        try:
            yield
            self._stuck = False
        except StoreError:
            self._stuck = True
            raise
        finally:
            self._busy -= 1
            self.look_again()

    def foresee(self, steps: Sequence[AnyStep]) -> ClockRecord | None:
        """How the time will stand once these entries are kept; it is kept with them."""
        glass, limit = self._glass, self.tempo.limit
        if glass is None or limit is None:
            return None
        after = budget.entered(budget.at(glass, self._hours()), limit, steps)
        actors = steps[-1].actors
        self._foreseen = replace(after, running=self._running(after, actors))
        return self._record(self._foreseen, actors)

    def went_on(self, seats: Sequence[Seat]) -> None:
        """These made entries; if nobody did, something else about the match is different."""
        if seats:
            self._hours.kept()
        for seat in seats:
            self.windows.stop(seat)
        glass, foreseen, self._foreseen = self._glass, self._foreseen, None
        if glass is not None and seats and foreseen is not None:
            wished = replace(foreseen, paused=glass.paused, wants=glass.wants)
            self._glass = replace(wished, at=self._hours())
            if wished != foreseen:  # it was wished while the entries were written
                self._keep()
        elif glass is not None:
            now = budget.at(glass, self._hours())
            self._glass = budget.settled(now, self._ledger.people)
            self._keep()
        self.look_again(keeps=not seats)

    def look_again(self, *, keeps: bool = True) -> bool:
        """Look for whom time runs; is that different from before?"""
        changed = self._look_at_windows()
        if not self.is_paused:
            self._calling.look()
        if self._glass is None:
            return changed
        now = budget.rested(budget.at(self._glass, self._hours()), self.tempo)
        running = () if self._is_working else self._running(now, self._ledger.match.actors)
        now = replace(now, running=running)
        different = _differs(now, self._glass)
        self._glass = now
        if keeps and (self._kept is None or _differs(now, self._kept)):
            self._keep()
        self._set_alarm()
        return changed or different

    def _look_at_windows(self) -> bool:
        ledger = self._ledger
        held = [guest.held for guest in self._guests()]
        still = self.is_paused or self._hours.stands
        quick = ledger.whole and not still and self.tempo.pace == "live"
        return self.windows.wind(asked(ledger.match, ledger.people, held) if quick else {})

    # ------------------------------------------------------------ for whom it runs
    @property
    def _is_working(self) -> bool:
        """Is the server at something, does it wait for its disk, or is a hand at work?"""
        waits = self._stuck or self._hours.stands
        return self._busy > 0 or waits or self._performing.by is not None

    def _running(self, glass: Glass, actors: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who is asked; but nobody while NATURE or a bot is, nor at a live table that is empty."""
        people = self._ledger.people
        if not self._ledger.whole or not glass.begun or glass.paused is not None:
            return ()
        if any(seat not in people for seat in actors):
            return ()
        held = [guest.held for guest in self._guests() if guest.held]
        if self.tempo.pace == "live" and not held:
            return ()
        return tuple(seat for seat in actors if self._runs(seat, actors, held))

    def _runs(self, seat: Seat, actors: Sequence[Seat], held: Sequence[Sequence[Seat]]) -> bool:
        """At a device that several share, one answers after the other."""
        if seat in self.windows.left():
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
        if self._glass is None or self._is_closed:
            return
        if (due := budget.due(self._glass, self.tempo)) is not None:
            seconds = max(0, due - self._hours()) / 1000 + A_MOMENT
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.rung)

    def begin(self) -> None:
        """The table is there: see what is due, and keep how it stands now."""
        self.rung()
        self._keep()

    def rung(self) -> None:
        """Something is due: somebody's time is up, somebody is to be reminded, a pause is over."""
        before = self.is_paused
        changed = self.look_again()
        glass, limit = self._glass, self.tempo.limit
        if glass is None or limit is None:
            return
        if forgetful := budget.forgetful(glass, limit):
            self._glass = replace(glass, reminded=(*glass.reminded, *forgetful))
            self._keep()
            self._set_alarm()
            self._calling.remind(forgetful)
        if out := budget.out(glass):
            self._begin(self._stand_in(out))
        if changed or before != self.is_paused:
            self._tell()
        self._ring()

    def moved(self, by: int) -> None:
        """The house is closed or open again, or was open so much longer than was known here."""
        self._stuck = self._stuck and self._hours.stands
        if by and self._glass is not None:
            self._glass = budget.shifted(self._glass, by)
            self._keep()
        if self.look_again():
            self._tell()
        self.rung()

    async def _stand_in(self, seats: Sequence[Seat]) -> None:
        """A bot plays on for those who have no time left, unless they moved at the last moment."""
        ledger = self._ledger
        try:
            async with ledger.lock:
                for seat in seats:
                    if self._glass and seat in budget.out(self._glass):
                        await self._replace(seat)
        except StoreError:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(RETRY_SECONDS, self.rung)
        self._ring()

    async def _replace(self, seat: Seat) -> None:
        bot = replace(self._ledger.seats[seat], kind="bot", level=self.tempo.level)
        await self._ledger.change_seat(bot)
        if self._glass and isinstance(
            self.tempo.limit, AbsenceLimit
        ):  # whoever comes back is there
            self._glass = budget.refilled(self._glass, self.tempo.limit, seat)
            self._keep()

    # ------------------------------------------------------------ what is kept
    def _record(self, glass: Glass, actors: Sequence[Seat]) -> ClockRecord:
        """Over days somebody has to look even if nobody comes."""
        due = budget.due(glass, self.tempo) if actors else None
        working = any(seat not in self._ledger.people for seat in actors)
        if working and self.tempo.pace == "days" and glass.paused is None:
            due = glass.at
        self._kept = glass
        self._newest = ClockRecord(msgspec.json.encode(glass).decode(), glass.at, due)
        return self._newest

    def _keep(self) -> None:
        """Beside everything else."""
        if self._glass is None or not self._ledger.whole or self._is_closed:
            return
        record = self._record(self._glass, self._ledger.match.actors)
        self._begin(self._put(record))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _put(self, record: ClockRecord) -> None:
        if record is not self._newest:  # it is kept with an entry
            return
        try:
            await self._store.clock(self._ledger.record.id, record)
        except StoreError:
            _log.warning("the clocks of table %s are not kept", self._ledger.record.id)

    async def close(self) -> None:
        """Ring no more; what is being kept is."""
        self.silence()
        await self.settle()

    def silence(self) -> None:
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


def _differs(one: Glass, other: Glass) -> bool:
    """Does time run for others?"""
    return (one.running, one.paused) != (other.running, other.paused)
