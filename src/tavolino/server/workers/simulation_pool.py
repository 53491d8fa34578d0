"""Where gestures are performed in front of everybody: each in a process of its own, in real time.

A process takes what the hand says and reports thirty times a second what there is to see and feel.
If it dies or falls silent, the gesture has not happened: the match is where it was before.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from tavolino.core.game import NATURE, AnyGame, MalformedAction, Seat
from tavolino.core.simulation import FRAMES, Ending, IdleHand, Performance, Trace
from tavolino.core.text import Objection
from tavolino.server.net.fair_slots import Slots
from tavolino.server.ops import metrics
from tavolino.server.workers.process import Furnish, GameName, Worker, bare, find_game, name_of

T = TypeVar("T")

SILENT_SECONDS = 10.0
"""A process that reports nothing for so long is given up."""

UNHEARD = 60
"""So much may a hand say that its process has not heard yet; what it says beyond that is lost."""


# ---------------------------------------------------------------- what is said on the line
class Begin(Struct, frozen=True, tag="Begin"):
    """Perform what this seat, or NATURE, does in this state."""

    game: GameName
    state: bytes
    seat: Seat
    hurry: bool
    """Nobody looks: there is no need to take one's time."""


class Obey(Struct, frozen=True, tag="Obey"):
    """Do what the hand says."""

    packet: str
    n: int = 0
    """How the hand numbers it."""


class Key(Struct, frozen=True, tag="Key"):
    """Somebody has just come: the next frame shall show everything."""


class Hurry(Struct, frozen=True, tag="Hurry"):
    """Others wait for the stage, or whoever looks on does not want to: no need to take its time."""


class Stop(Struct, frozen=True, tag="Stop"):
    """Nobody wants it to go on."""


Order: TypeAlias = Begin | Obey | Key | Hurry | Stop


class Refusal(Struct, frozen=True):
    """The packet of this number had no effect."""

    n: int
    objection: Objection | None
    """None: it was no packet at all."""


class Report(Struct, frozen=True):
    """A thirtieth of a second."""

    frame: bytes = b""
    felt: bytes = b"null"
    """In JSON."""
    counts: bool = False
    """Has the hand done something?"""
    answers: int = 0
    """The highest number of what it has said so far."""
    refusals: tuple[Refusal, ...] = ()
    """Of what it said since the last report."""
    ending: Ending | None = None
    """The last report has one,"""
    trace: Trace | None = None
    """and says how it went."""
    error: str = ""
    """Or this, if the performance failed; or one of the next two."""


ABSENT, IDLE = "absent", "idle"
"""There was nothing to perform; the hand did nothing, and nothing has begun."""

_orders: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
_reports = msgspec.msgpack.Decoder(Report)


class Interrupted(Exception):
    """A performance came to no end."""


class NothingToPerform(Exception):
    """What is to happen here needs no stage."""


class NothingBegun(Exception):
    """A hand came and did nothing."""


# ---------------------------------------------------------------- in the server
class Booking:
    """One performance, booked: what the hand says may be said before it has a stage."""

    def __init__(self, begin: Begin, whose: str) -> None:
        self._waiting: deque[Order] = deque([begin])
        self._worker: Worker | None = None
        self.whose = whose
        """Who wants to see it: nobody gets all stages while others want one."""
        self.can_hurry = begin.seat == NATURE and not begin.hurry
        """A hand cannot be hurried."""
        self._is_hand = begin.seat != NATURE
        self.stopped = False

    def say(self, order: Order) -> None:
        self.stopped |= isinstance(order, Stop)
        if isinstance(order, Obey | Key) and self._unheard >= UNHEARD:
            return
        if self._worker is None:
            self._waiting.append(order)
        else:
            self._worker.say(msgspec.msgpack.encode(order))

    @property
    def has_begun(self) -> bool:
        """Has it a stage?"""
        return self._worker is not None

    @property
    def _unheard(self) -> int:
        return self._worker.unheard if self._worker else len(self._waiting)

    def go(self, worker: Worker) -> None:
        self._worker = worker
        while self._waiting:
            worker.say(msgspec.msgpack.encode(self._waiting.popleft()))

    def hurry(self) -> None:
        """It need not take its time, if it is only looked at."""
        if self.can_hurry:
            self.can_hurry = False
            self.say(Hurry())

    def make_room(self, *, counts: bool) -> None:
        """Others wait: what is only seen is hurried, a hand that did nothing yet gives way."""
        if self.can_hurry:
            self.hurry()
        elif self._is_hand and not counts and not self.stopped:
            self.say(Stop())


class Stages:
    """A few processes in which gestures are performed, for all tables."""

    def __init__(self, games: Iterable[AnyGame], count: int, furnish: Furnish = bare) -> None:
        self._hire = partial(Worker, perform_on, tuple(game.room for game in games), furnish)
        self._free: list[Worker] = []
        self._busy: set[Worker] = set()
        self._slots = Slots(count)
        self._threads = ThreadPoolExecutor(count, "stage")

    @property
    def waiting(self) -> int:
        """How many performances wait for a stage."""
        return self._slots.waiting

    def book(
        self, game: AnyGame, state: Any, seat: Seat, whose: str, *, hurry: bool = False
    ) -> Booking:
        return Booking(Begin(name_of(game), msgspec.json.encode(state), seat, hurry), whose)

    async def perform(self, booking: Booking) -> AsyncGenerator[Report, None]:
        """Report by report; the last one has an ending.

        Raises Interrupted if there is none, NothingToPerform and NothingBegun.
        """
        async with self._slots.slot(booking.whose):
            worker = self._free.pop() if self._free else await self._aside(self._take)
            self._busy.add(worker)
            unharmed = False
            try:
                booking.go(worker)
                async for report in self._hear(worker):
                    unharmed = report.ending is not None or bool(report.error)
                    _demand_health(report)
                    yield report
                    if self._slots.waiting:
                        booking.make_room(counts=report.counts)
            finally:
                if unharmed:
                    self._busy.discard(worker)
                    self._free.append(worker)
                else:
                    with suppress(RuntimeError):  # everything closes, and all are dismissed
                        self._threads.submit(self._dismiss, worker)

    async def _aside(self, work: Callable[[], T]) -> T:
        """What takes its time is done in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _take(self) -> Worker:
        worker = self._hire()
        self._busy.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        worker.end()
        self._busy.discard(worker)

    async def _hear(self, worker: Worker) -> AsyncGenerator[Report, None]:
        report = Report()
        while report.ending is None and not report.error:
            try:
                heard = await self._aside(partial(worker.hear, SILENT_SECONDS))
                report = _reports.decode(heard)
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                metrics.restarts.inc("stages")
                raise Interrupted(f"its process is gone ({error!r})") from error
            yield report

    async def close(self) -> None:
        self._dismiss_all()
        self._threads.shutdown(cancel_futures=True)
        self._dismiss_all()  # somebody may have been hired meanwhile

    def _dismiss_all(self) -> None:
        for worker in [*self._free, *self._busy]:
            worker.end()


def _demand_health(report: Report) -> None:
    if report.error == ABSENT:
        raise NothingToPerform
    if report.error == IDLE:
        raise NothingBegun
    if report.error:
        raise Interrupted(report.error)


# ---------------------------------------------------------------- in the process
def perform_on(line: Connection) -> None:
    """One performance after the other."""
    while True:
        order = _orders.decode(line.recv_bytes())
        if isinstance(order, Begin):  # what a hand says after the end is lost
            try:
                _perform(line, order)
            except (EOFError, OSError):
                raise  # the line broke: nobody is there any more
            except IdleHand:
                _report(line, Report(error=IDLE))
            except Exception as error:  # whatever a game does wrong must not end the process
                _report(line, Report(error=f"{type(error).__name__}: {error}"))


@dataclass
class Heard:
    """What was said since the last frame."""

    hurry: bool = False
    """From now on."""
    answers: int = 0
    """All in all."""
    refusals: list[Refusal] = field(default_factory=list)
    whole: bool = False
    stop: bool = False


def _perform(line: Connection, begin: Begin) -> None:
    game = find_game(begin.game)
    state = msgspec.json.decode(begin.state, type=game.state)
    performance = game.hands.perform(state, begin.seat) if game.hands else None
    if performance is None:
        _report(line, Report(error=ABSENT))
        return
    due = time.monotonic()
    heard = Heard(hurry=begin.hurry)
    report = Report()
    while report.ending is None and not report.error:
        heard = _listen(line, performance, due, Heard(heard.hurry, heard.answers))
        report = _next(performance, heard)
        _report(line, report)
        pause = 0.0 if heard.hurry else 1 / FRAMES
        due = max(due + pause, time.monotonic())  # what takes too long is shown slower


def _next(performance: Performance, heard: Heard) -> Report:
    if heard.stop:
        return Report(error="stopped")
    if performance.ending is None:
        performance.advance()
    return Report(
        frame=performance.frame(whole=heard.whole),
        felt=msgspec.json.encode(performance.felt()),
        counts=performance.counts,
        answers=heard.answers,
        refusals=tuple(heard.refusals),
        ending=performance.ending,
        trace=performance.trace if performance.ending else None,
    )


def _listen(line: Connection, performance: Performance, due: float, heard: Heard) -> Heard:
    """Obey the hand until the next frame is due."""
    while line.poll(max(0.0, due - time.monotonic())):
        match _orders.decode(line.recv_bytes()):
            case Obey(packet, n):
                heard.answers = max(heard.answers, n)
                _take(performance, packet, n, heard)
            case Key():
                heard.whole = True
            case Hurry():
                heard.hurry = True
            case Stop() | Begin():
                heard.stop = True
        if time.monotonic() > due + 1 / FRAMES:
            break  # a hand that talks without pause does not stop the time
    return heard


def _take(performance: Performance, packet: str, n: int, heard: Heard) -> None:
    try:
        objection = performance.take(packet)
    except MalformedAction:
        heard.refusals.append(Refusal(n, None))
    else:
        heard.refusals += [Refusal(n, objection)] if objection else []


def _report(line: Connection, report: Report) -> None:
    line.send_bytes(msgspec.msgpack.encode(report))
