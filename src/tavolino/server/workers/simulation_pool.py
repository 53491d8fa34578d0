"""Pool of worker processes that simulate gestures in real time, one gesture per process.

A process receives the packets of a gesture and reports thirty times a second what there is to see
and feel. If it dies or stops responding, the gesture has not happened and the match is unchanged.
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

from tavolino.core.contract.simulation import (
    FRAMES_PER_SECOND,
    IdleHand,
    Simulation,
    SimulationResult,
    Trace,
)
from tavolino.core.game import NATURE, AnyGame, MalformedAction, Seat
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
"""Seconds without a report after which a process is given up."""

MAX_UNSENT_PACKETS = 60
"""Maximum number of orders that the process has not received yet. Further packets are dropped."""


# ---------------------------------------------------------------- messages on the pipe
class BeginSimulation(Struct, frozen=True, tag="Begin"):
    """Simulates what this seat, or NATURE, does in this state."""

    game: GameRef
    state: bytes
    seat: Seat
    hurry: bool
    """Whether to run as fast as possible, because no viewer watches."""


class HandPacket(Struct, frozen=True, tag="Obey"):
    """The next input of the gesture."""

    packet: str
    n: int = 0
    """The sender's number of the packet."""


class SendKeyframe(Struct, frozen=True, tag="Key"):
    """Asks for a complete next frame, because a viewer has just joined."""


class SpeedUp(Struct, frozen=True, tag="Hurry"):
    """Ends the real-time pace: others wait for a process, or the viewers do not want to wait."""


class StopSimulation(Struct, frozen=True, tag="Stop"):
    """Stops the simulation."""


SimulationOrder: TypeAlias = BeginSimulation | HandPacket | SendKeyframe | SpeedUp | StopSimulation


class PacketRefusal(Struct, frozen=True):
    """A packet had no effect."""

    n: int
    objection: Objection | None
    """Why the packet was refused. None if it was malformed."""


class SimulationReport(Struct, frozen=True):
    """The simulation after another thirtieth of a second."""

    frame: bytes = b""
    feedback: bytes = b"null"
    """Feedback for the player who makes the gesture, as JSON."""
    counts: bool = False
    """Whether the gesture has done anything yet."""
    answers: int = 0
    """Highest packet number that was received so far."""
    refusals: tuple[PacketRefusal, ...] = ()
    """Refused packets since the last report."""
    ending: SimulationResult | None = None
    """How the gesture ended; only in the last report."""
    trace: Trace | None = None
    """How it went; only in the last report."""
    error: str = ""
    """Set instead of an ending if the simulation failed; may be ABSENT or IDLE."""


ABSENT, IDLE = "absent", "idle"
"""Errors of a report: there was nothing to simulate; the gesture did nothing and has not begun."""

_orders: msgspec.msgpack.Decoder[SimulationOrder] = msgspec.msgpack.Decoder(SimulationOrder)
_reports = msgspec.msgpack.Decoder(SimulationReport)


class SimulationInterrupted(Exception):
    """A simulation stopped without an ending."""


class NothingToSimulate(Exception):
    """The action needs no simulation."""


class NothingStarted(Exception):
    """A gesture did nothing before it ended."""


# ---------------------------------------------------------------- in the server
class SimulationBooking:
    """A booked simulation. It accepts packets before it has a process."""

    def __init__(self, begin: BeginSimulation, whose: str) -> None:
        self._waiting: deque[SimulationOrder] = deque([begin])
        self._worker: WorkerProcess | None = None
        self.client = whose
        """The client that it counts for, so that no client gets all processes while others wait."""
        self.can_speed_up = begin.seat == NATURE and not begin.hurry
        """A player's gesture runs in real time and cannot be sped up."""
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
        """Whether the simulation has a process."""
        return self._worker is not None

    @property
    def _unsent(self) -> int:
        return self._worker.unsent if self._worker else len(self._waiting)

    def start(self, worker: WorkerProcess) -> None:
        self._worker = worker
        while self._waiting:
            worker.send(msgspec.msgpack.encode(self._waiting.popleft()))

    def speed_up(self) -> None:
        """Ends the real-time pace, unless a player makes the gesture."""
        if self.can_speed_up:
            self.can_speed_up = False
            self.send(SpeedUp())

    def yield_process(self, *, counts: bool) -> None:
        """Frees the process sooner: speeds up, or stops a gesture that did nothing yet."""
        if self.can_speed_up:
            self.speed_up()
        elif self._is_hand and not counts and not self.stopped:
            self.send(StopSimulation())


class SimulationPool:
    """A few processes that simulate gestures for all tables."""

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
        """Number of simulations that wait for a process."""
        return self._slots.waiting

    def book(
        self, game: AnyGame, state: Any, seat: Seat, whose: str, *, hurry: bool = False
    ) -> SimulationBooking:
        return SimulationBooking(
            BeginSimulation(game_ref(game), msgspec.json.encode(state), seat, hurry), whose
        )

    async def run(self, booking: SimulationBooking) -> AsyncGenerator[SimulationReport, None]:
        """Yields report after report. The last one has an ending.

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
                    with suppress(RuntimeError):  # the pool is closing and kills all processes
                        self._threads.submit(self._kill, worker)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Runs blocking work in a thread."""
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
                raise SimulationInterrupted(f"the worker process is gone ({error!r})") from error
            yield report

    async def close(self) -> None:
        self._kill_all()
        self._threads.shutdown(cancel_futures=True)
        self._kill_all()  # a process may have started meanwhile

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


# ---------------------------------------------------------------- in the worker process
def serve_simulations(line: Connection) -> None:
    """Runs one simulation after another."""
    while True:
        order = _orders.decode(line.recv_bytes())
        if isinstance(order, BeginSimulation):  # packets after the end are ignored
            try:
                _simulate(line, order)
            except (EOFError, OSError):
                raise  # the pipe broke: the server is gone
            except IdleHand:
                _send_report(line, SimulationReport(error=IDLE))
            except Exception as error:  # no error of a game may end the process
                _send_report(line, SimulationReport(error=f"{type(error).__name__}: {error}"))


@dataclass
class Inbox:
    """Orders since the last frame."""

    hurry: bool = False
    """Stays true from then on."""
    answers: int = 0
    """Highest packet number of the whole simulation."""
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
        due = max(due + pause, time.monotonic())  # a slow simulation is shown slower


def _next_report(performance: Simulation, heard: Inbox) -> SimulationReport:
    if heard.stop:
        return SimulationReport(error="stopped")
    if performance.ending is None:
        performance.advance()
    return SimulationReport(
        frame=performance.frame(keyframe=heard.keyframe),
        feedback=msgspec.json.encode(performance.feedback()),
        counts=performance.has_started,
        answers=heard.answers,
        refusals=tuple(heard.refusals),
        ending=performance.ending,
        trace=performance.trace if performance.ending else None,
    )


def _read_orders(line: Connection, performance: Simulation, due: float, heard: Inbox) -> Inbox:
    """Processes orders until the next frame is due."""
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
            break  # packets without pause must not stop the simulation
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
