"""The live simulation at a table: a player's gesture, or an outcome of NATURE."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from tavolino.core.contract.simulation import SimulationResult
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.text import Objection
from tavolino.server.match.recordings import pack_recording
from tavolino.server.protocol.play import GestureFeedback, Problem
from tavolino.server.protocol.problems import problem
from tavolino.server.table.connection import client_of
from tavolino.server.table.context import TableContext
from tavolino.server.workers.simulation_pool import (
    HandPacket,
    NothingStarted,
    NothingToSimulate,
    SendKeyframe,
    SimulationBooking,
    SimulationInterrupted,
    SimulationReport,
    StopSimulation,
)
from tavolino.store.records import RecordingRecord


class GestureResult(NamedTuple):
    """The result of a gesture, and its recording."""

    ending: SimulationResult
    recording: RecordingRecord | None

    def entries(self, seat: Seat) -> Iterator[tuple[Seat, str, RecordingRecord | None]]:
        """The log entries: the gesture, and NATURE's outcome if there is one already."""
        yield seat, self.ending.action, None
        if self.ending.outcome:
            yield NATURE, self.ending.outcome, self.recording


WAIT_NOTICE_SECONDS = 2.0
"""Seconds that a gesture waits for a process before all clients get a notice."""

_log = logging.getLogger(__name__)


class GestureRunner:
    """Runs at most one simulation at a time and shows it to all connections."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._simulations = context.services.simulations
        self._booking: SimulationBooking | None = None
        self.seat: Seat | None = None
        """The seat whose gesture counts. Nothing else happens until this gesture ends."""
        self._started: SimulationBooking | None = None
        """The booking of this gesture."""
        self._gesture: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self._booking is not None

    def send_packet(self, packet: str, n: int = 0) -> None:
        """Send a numbered packet of the gesture to the simulation."""
        self._send(HandPacket(packet, n))

    def request_keyframe(self) -> None:
        """Request a keyframe for a new connection."""
        self._send(SendKeyframe())

    def speed_up(self) -> None:
        """Run the simulation faster than real time, unless a player makes the gesture."""
        if self._booking:
            self._booking.speed_up()

    def on_change(self, seats: Sequence[Seat]) -> None:
        """End the simulation once the match has gone on."""
        if seats:
            self.stop()

    def stop(self) -> None:
        """End the simulation: the match has gone on without it."""
        self._send(StopSimulation())
        self._booking = self.seat = None

    def _send(self, order: HandPacket | SendKeyframe | StopSimulation) -> None:
        if self._booking:
            self._booking.send(order)

    def begin(self, game: AnyGame, state: Any, seat: Seat, seq: int) -> None:
        """Begin a gesture of this seat. It runs in a task, which writes the result."""
        self._booking = self._simulations.book(game, state, seat, self._client_of(seat))
        forfeit = game.hands and game.hands.forfeit(state)
        forfeit_text = game.format(forfeit) if forfeit else ""
        self._gesture = asyncio.create_task(
            self._run_gesture(self._booking, seat, seq, forfeit_text)
        )

    async def _run_gesture(
        self, booking: SimulationBooking, seat: Seat, seq: int, forfeit_text: str
    ) -> None:
        try:
            await self._finish(seat, seq, await self._run(booking, seat, seq))
        except NothingStarted:
            pass  # the player may begin it again
        except NothingToSimulate:
            self._send_to_seat(seat, [problem("illegal", "problem-no-gesture", seq=seq)])
        except SimulationInterrupted as interrupted:
            if not booking.stopped:
                _log.error("a gesture was interrupted: %s", interrupted)
                await self._fail(booking, seat, seq, forfeit_text)
        except Exception:  # an error of a game must not block the table
            _log.exception("a gesture cannot be written down")
            await self._fail(booking, seat, seq, forfeit_text)
        if self._is_current(booking):
            self.seat = None
            self._context.gesture_changed()

    def _is_current(self, booking: SimulationBooking) -> bool:
        return self.seat is not None and self._started is booking

    async def _fail(
        self, booking: SimulationBooking, seat: Seat, seq: int, forfeit_text: str
    ) -> None:
        """Report a failed gesture. A second failure in a turn costs the forfeit, if there is one.

        Without this limit a player could try to undo every fall.
        """
        forfeits = self._is_current(booking) and self._is_repeat(seat) and bool(forfeit_text)
        key = "problem-interrupted-again" if forfeits else "problem-interrupted"
        self._send_to_seat(seat, [problem("unavailable", key, seq=seq)])
        if forfeits:
            try:
                await self._finish(
                    seat, seq, GestureResult(SimulationResult("", forfeit_text), None)
                )
            except Exception:
                _log.exception("what a gesture costs cannot be written down")

    async def run_nature(
        self, game: AnyGame, state: Any, seq: int, *, hurry: bool
    ) -> GestureResult:
        """Simulate NATURE's outcome; raises SimulationInterrupted and NothingToSimulate."""
        self._booking = self._simulations.book(
            game, state, NATURE, self._client_of(NATURE), hurry=hurry
        )
        return await self._run(self._booking, NATURE, seq)

    async def _finish(self, seat: Seat, seq: int, result: GestureResult) -> None:
        """Write the gesture that began after `seq` entries, and its outcome."""
        ledger = self._context.ledger
        async with ledger.lock:
            if ledger.match.seq != seq:
                return
            for actor, text, recording in result.entries(seat):
                step = ledger.match.accept(actor, text)
                await ledger.write_until_stored(step, recording, self._announce_delay)
        self._context.match_advanced()

    def _announce_delay(self) -> None:
        """Tell all clients that the store is late and nothing is lost."""
        seq = self._context.ledger.match.seq
        for connection in self._context.connections:
            connection.send_if_room(problem("unavailable", "problem-saved-later", seq=seq))

    def _is_repeat(self, seat: Seat) -> bool:
        """Record the failure; returns whether the seat already failed in this turn."""
        ledger = self._context.ledger
        retries = self._context.services.gesture_retries
        return retries.is_repeat(ledger.record.id, ledger.match.entries, seat)

    def _client_of(self, seat: Seat) -> str:
        """The address of the player who makes the gesture, or of another client at the table."""
        return client_of(self._context.connections_of(seat) or self._context.connections)

    async def _run(self, booking: SimulationBooking, seat: Seat, seq: int) -> GestureResult:
        before = SimulationReport()
        frames = []
        wait_notice = asyncio.get_running_loop().call_later(
            WAIT_NOTICE_SECONDS, self._announce_wait, booking, seq
        )
        try:
            async with aclosing(self._simulations.run(booking)) as reports:
                async for report in reports:
                    wait_notice.cancel()
                    if seat != NATURE and report.counts and self._booking is booking:
                        self._mark_started(booking, seat)
                    self._forward(report, seat, seq, before)
                    before = report
                    frames.append(report.frame)
                    if report.ending:
                        recording = await asyncio.to_thread(pack_recording, frames, report.trace)
                        return GestureResult(report.ending, recording)
        finally:
            wait_notice.cancel()
            self._booking = None if self._booking is booking else self._booking
        raise SimulationInterrupted("it came to no end")

    def _mark_started(self, booking: SimulationBooking, seat: Seat) -> None:
        """Let the gesture count from now on."""
        if self.seat is None:
            self.seat, self._started = seat, booking
            self._context.gesture_changed()

    def _announce_wait(self, booking: SimulationBooking, seq: int) -> None:
        """Tell all clients that the gesture waits for a process."""
        if not booking.has_process:
            for connection in self._context.connections:
                connection.send_if_room(problem("unavailable", "problem-stages-taken", seq=seq))

    def _forward(
        self, report: SimulationReport, seat: Seat, seq: int, before: SimulationReport
    ) -> None:
        if report.frame:
            for connection in self._context.connections:
                connection.send_frame(seq.to_bytes(4, "little") + report.frame)
        self._send_to_seat(seat, _refusals(report, seq))
        if (report.feedback, report.answers) != (before.feedback, before.answers):
            feedback = GestureFeedback(
                seq=seq, seat=seat, feedback=Raw(report.feedback), answers=report.answers
            )
            for connection in self._context.connections_of(seat):
                connection.send_feedback(feedback)

    def _send_to_seat(self, seat: Seat, messages: Sequence[Problem]) -> None:
        for connection in self._context.connections_of(seat):
            connection.send_if_room(*messages)

    async def close(self) -> None:
        if self._gesture is not None:
            self._gesture.cancel()
            await asyncio.wait([self._gesture])


def _refusals(report: SimulationReport, seq: int) -> list[Problem]:
    return [
        replace(_refusal(refusal.objection, seq), packet=refusal.n) for refusal in report.refusals
    ]


def _refusal(objection: Objection | None, seq: int) -> Problem:
    if objection is None:
        return problem("malformed", seq=seq)
    text = objection.text
    return problem("illegal", text.key, text.args, objection=objection, seq=seq)
