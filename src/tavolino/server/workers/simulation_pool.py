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
from tavolino.core.simulation import (
    FRAMES_PER_SECOND,
    IdleHand,
    Simulation,
    SimulationResult,
    Trace,
)
from tavolino.core.text import Objection
from tavolino.server.net.fair_slots import FairSlots
from tavolino.server.ops import metrics
from tavolino.server.workers.process import (
    GameRef,
    Setup,
    WorkerProcess,
    find_game,
    game_ref,
    no_setup,
)

T = TypeVar("T")

WORKER_TIMEOUT_SECONDS = 10.0
"""A process that reports nothing for so long is given up."""

MAX_UNSENT_PACKETS = 60
"""So much may a hand say that its process has not heard yet; what it says beyond that is lost."""


# ---------------------------------------------------------------- what is said on the line
class BeginSimulation(Struct, frozen=True, tag="Begin"):
    """Perform what this seat, or NATURE, does in this state."""

    game: GameRef
    state: bytes
    seat: Seat
    hurry: bool
    """Nobody looks: there is no need to take one's time."""


class HandPacket(Struct, frozen=True, tag="Obey"):
    """Do what the hand says."""

    packet: str
    n: int = 0
    """How the hand numbers it."""


class SendKeyframe(Struct, frozen=True, tag="Key"):
    """Somebody has just come: the next frame shall show everything."""


class SpeedUp(Struct, frozen=True, tag="Hurry"):
    """Others wait for the stage, or whoever looks on does not want to: no need to take its time."""


class StopSimulation(Struct, frozen=True, tag="Stop"):
    """Nobody wants it to go on."""


SimulationOrder: TypeAlias = BeginSimulation | HandPacket | SendKeyframe | SpeedUp | StopSimulation


class PacketRefusal(Struct, frozen=True):
    """The packet of this number had no effect."""

    n: int
    objection: Objection | None
    """None: it was no packet at all."""


class SimulationReport(Struct, frozen=True):
    """A thirtieth of a second."""

    frame: bytes = b""
    felt: bytes = b"null"
    """In JSON."""
    counts: bool = False
    """Has the hand done something?"""
    answers: int = 0
    """The highest number of what it has said so far."""
    refusals: tuple[PacketRefusal, ...] = ()
    """Of what it said since the last report."""
    ending: SimulationResult | None = None
    """The last report has one,"""
    trace: Trace | None = None
    """and says how it went."""
    error: str = ""
    """Or this, if the performance failed; or one of the next two."""


ABSENT, IDLE = "absent", "idle"
"""There was nothing to perform; the hand did nothing, and nothing has begun."""

_orders: msgspec.msgpack.Decoder[SimulationOrder] = msgspec.msgpack.Decoder(SimulationOrder)
_reports = msgspec.msgpack.Decoder(SimulationReport)


class SimulationInterrupted(Exception):
    """A performance came to no end."""


class NothingToSimulate(Exception):
    """What is to happen here needs no stage."""


class NothingStarted(Exception):
    """A hand came and did nothing."""


# ---------------------------------------------------------------- in the server
class SimulationBooking:
    """One performance, booked: what the hand says may be said before it has a stage."""

    def __init__(self, begin: BeginSimulation, whose: str) -> None:
        self._waiting: deque[SimulationOrder] = deque([begin])
        self._worker: WorkerProcess | None = None
        self.client = whose
        """Who wants to see it: nobody gets all stages while others want one."""
        self.can_speed_up = begin.seat == NATURE and not begin.hurry
        """A hand cannot be hurried."""
        self._is_hand = begin.seat != NATURE
        self.stopped = False

    def send(self, order: SimulationOrder) -> None:
        self.stopped |= isinstance(order, StopSimulation)
        if isinstance(order, HandPacket | SendKeyframe) and self._unsent >= MAX_UNSENT_PACKETS:
            return
        if self._worker is None:
            self._waiting.append(order)
        else:
            self._worker.send(msgspec.msgpack.encode(order))

    @property
    def has_process(self) -> bool:
        """Has it a stage?"""
        return self._worker is not None

    @property
    def _unsent(self) -> int:
        return self._worker.unsent if self._worker else len(self._waiting)

    def start(self, worker: WorkerProcess) -> None:
        self._worker = worker
        while self._waiting:
            worker.send(msgspec.msgpack.encode(self._waiting.popleft()))

    def speed_up(self) -> None:
        """It need not take its time, if it is only looked at."""
        if self.can_speed_up:
            self.can_speed_up = False
            self.send(SpeedUp())

    def yield_process(self, *, counts: bool) -> None:
        """Others wait: what is only seen is hurried, a hand that did nothing yet gives way."""
        if self.can_speed_up:
            self.speed_up()
        elif self._is_hand and not counts and not self.stopped:
            self.send(StopSimulation())


class SimulationPool:
    """A few processes in which gestures are performed, for all tables."""

    def __init__(self, games: Iterable[AnyGame], count: int, setup: Setup = no_setup) -> None:
        self._start_worker = partial(
            WorkerProcess, serve_simulations, tuple(game.room for game in games), setup
        )
        self._free: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._slots = FairSlots(count)
        self._threads = ThreadPoolExecutor(count, "stage")

    @property
    def waiting(self) -> int:
        """How many performances wait for a stage."""
        return self._slots.waiting

    def book(
        self, game: AnyGame, state: Any, seat: Seat, whose: str, *, hurry: bool = False
    ) -> SimulationBooking:
        return SimulationBooking(
            BeginSimulation(game_ref(game), msgspec.json.encode(state), seat, hurry), whose
        )

    async def run(self, booking: SimulationBooking) -> AsyncGenerator[SimulationReport, None]:
        """Report by report; the last one has an ending.

        Raises SimulationInterrupted if there is none, NothingToSimulate and NothingStarted.
        """
        async with self._slots.slot(booking.client):
            worker = self._free.pop() if self._free else await self._in_thread(self._take)
            self._busy.add(worker)
            unharmed = False
            try:
                booking.start(worker)
                async for report in self._reports(worker):
                    unharmed = report.ending is not None or bool(report.error)
                    _require_success(report)
                    yield report
                    if self._slots.waiting:
                        booking.yield_process(counts=report.counts)
            finally:
                if unharmed:
                    self._busy.discard(worker)
                    self._free.append(worker)
                else:
                    with suppress(RuntimeError):  # everything closes, and all are dismissed
                        self._threads.submit(self._kill, worker)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """What takes its time is done in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _take(self) -> WorkerProcess:
        worker = self._start_worker()
        self._busy.add(worker)
        return worker

    def _kill(self, worker: WorkerProcess) -> None:
        worker.kill()
        self._busy.discard(worker)

    async def _reports(self, worker: WorkerProcess) -> AsyncGenerator[SimulationReport, None]:
        report = SimulationReport()
        while report.ending is None and not report.error:
            try:
                heard = await self._in_thread(partial(worker.receive, WORKER_TIMEOUT_SECONDS))
                report = _reports.decode(heard)
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                metrics.worker_restarts.inc("stages")
                raise SimulationInterrupted(f"its process is gone ({error!r})") from error
            yield report

    async def close(self) -> None:
        self._kill_all()
        self._threads.shutdown(cancel_futures=True)
        self._kill_all()  # somebody may have been hired meanwhile

    def _kill_all(self) -> None:
        for worker in [*self._free, *self._busy]:
            worker.kill()


def _require_success(report: SimulationReport) -> None:
    if report.error == ABSENT:
        raise NothingToSimulate
    if report.error == IDLE:
        raise NothingStarted
    if report.error:
        raise SimulationInterrupted(report.error)


# ---------------------------------------------------------------- in the process
def serve_simulations(line: Connection) -> None:
    """One performance after the other."""
    while True:
        order = _orders.decode(line.recv_bytes())
        if isinstance(order, BeginSimulation):  # what a hand says after the end is lost
            try:
                _simulate(line, order)
            except (EOFError, OSError):
                raise  # the line broke: nobody is there any more
            except IdleHand:
                _send_report(line, SimulationReport(error=IDLE))
            except Exception as error:  # whatever a game does wrong must not end the process
                _send_report(line, SimulationReport(error=f"{type(error).__name__}: {error}"))


@dataclass
class Inbox:
    """What was said since the last frame."""

    hurry: bool = False
    """From now on."""
    answers: int = 0
    """All in all."""
    refusals: list[PacketRefusal] = field(default_factory=list)
    keyframe: bool = False
    stop: bool = False


def _simulate(line: Connection, begin: BeginSimulation) -> None:
    game = find_game(begin.game)
    state = msgspec.json.decode(begin.state, type=game.state)
    performance = game.hands.perform(state, begin.seat) if game.hands else None
    if performance is None:
        _send_report(line, SimulationReport(error=ABSENT))
        return
    due = time.monotonic()
    heard = Inbox(hurry=begin.hurry)
    report = SimulationReport()
    while report.ending is None and not report.error:
        heard = _read_orders(line, performance, due, Inbox(heard.hurry, heard.answers))
        report = _next_report(performance, heard)
        _send_report(line, report)
        pause = 0.0 if heard.hurry else 1 / FRAMES_PER_SECOND
        due = max(due + pause, time.monotonic())  # what takes too long is shown slower


def _next_report(performance: Simulation, heard: Inbox) -> SimulationReport:
    if heard.stop:
        return SimulationReport(error="stopped")
    if performance.ending is None:
        performance.advance()
    return SimulationReport(
        frame=performance.frame(keyframe=heard.keyframe),
        felt=msgspec.json.encode(performance.feedback()),
        counts=performance.has_started,
        answers=heard.answers,
        refusals=tuple(heard.refusals),
        ending=performance.ending,
        trace=performance.trace if performance.ending else None,
    )


def _read_orders(line: Connection, performance: Simulation, due: float, heard: Inbox) -> Inbox:
    """Obey the hand until the next frame is due."""
    while line.poll(max(0.0, due - time.monotonic())):
        match _orders.decode(line.recv_bytes()):
            case HandPacket(packet, n):
                heard.answers = max(heard.answers, n)
                _take(performance, packet, n, heard)
            case SendKeyframe():
                heard.keyframe = True
            case SpeedUp():
                heard.hurry = True
            case StopSimulation() | BeginSimulation():
                heard.stop = True
        if time.monotonic() > due + 1 / FRAMES_PER_SECOND:
            break  # a hand that talks without pause does not stop the time
    return heard


def _take(performance: Simulation, packet: str, n: int, heard: Inbox) -> None:
    try:
        objection = performance.take(packet)
    except MalformedAction:
        heard.refusals.append(PacketRefusal(n, None))
    else:
        heard.refusals += [PacketRefusal(n, objection)] if objection else []


def _send_report(line: Connection, report: SimulationReport) -> None:
    line.send_bytes(msgspec.msgpack.encode(report))
