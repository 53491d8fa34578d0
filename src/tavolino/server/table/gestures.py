"""What is going on at a table before everybody's eyes, and the hand that moves it."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.simulation import SimulationResult
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
    """How a gesture ended, and what is kept of it."""

    ending: SimulationResult
    recording: RecordingRecord | None

    def entries(self, seat: Seat) -> Iterator[tuple[Seat, str, RecordingRecord | None]]:
        """What is written down: the gesture, and NATURE's outcome if there is one already."""
        yield seat, self.ending.action, None
        if self.ending.outcome:
            yield NATURE, self.ending.outcome, self.recording


WAIT_NOTICE_SECONDS = 2.0
"""If no stage is free for so long, everybody at the table is told."""

_log = logging.getLogger(__name__)


class GestureRunner:
    """At most one performance at a time, and who watches it."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._simulations = context.services.simulations
        self._booking: SimulationBooking | None = None
        self.seat: Seat | None = None
        """Whose hand is seen at work: until its gesture has ended, nothing else happens."""
        self._has_started: SimulationBooking | None = None
        """The gesture for which that is so."""
        self._gesture: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self._booking is not None

    def send_packet(self, packet: str, n: int = 0) -> None:
        """The hand says something, and numbers it so."""
        self._send(HandPacket(packet, n))

    def request_keyframe(self) -> None:
        """Somebody has just come."""
        self._send(SendKeyframe())

    def speed_up(self) -> None:
        """Nobody wants to see it at its own pace."""
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
        """Let a hand begin its gesture; how it ends is told to `finish`."""
        self._booking = self._simulations.book(game, state, seat, self._client_of(seat))
        forfeit = game.hands and game.hands.forfeit(state)
        price = game.format(forfeit) if forfeit else ""
        self._gesture = asyncio.create_task(self._run_gesture(self._booking, seat, seq, price))

    async def _run_gesture(
        self, booking: SimulationBooking, seat: Seat, seq: int, price: str
    ) -> None:
        try:
            await self._finish(seat, seq, await self._run(booking, seat, seq))
        except NothingStarted:
            pass  # it may come again
        except NothingToSimulate:
            self._send_to_seat(seat, [problem("illegal", "problem-no-gesture", seq=seq)])
        except SimulationInterrupted as interrupted:
            if not booking.stopped:
                _log.error("a gesture was interrupted: %s", interrupted)
                await self._fail(booking, seat, seq, price)
        except Exception:  # whatever a game makes of it, nobody waits for this hand for ever
            _log.exception("a gesture cannot be written down")
            await self._fail(booking, seat, seq, price)
        if self._is_current(booking):
            self.seat = None
            self._context.gesture_changed()

    def _is_current(self, booking: SimulationBooking) -> bool:
        return self.seat is not None and self._has_started is booking

    async def _fail(self, booking: SimulationBooking, seat: Seat, seq: int, price: str) -> None:
        """It may be made again, once in a turn: else every fall could be tried to be undone."""
        paid = self._is_current(booking) and self._is_repeat(seat) and bool(price)
        key = "problem-interrupted-again" if paid else "problem-interrupted"
        self._send_to_seat(seat, [problem("unavailable", key, seq=seq)])
        if paid:
            try:
                await self._finish(seat, seq, GestureResult(SimulationResult("", price), None))
            except Exception:
                _log.exception("what a gesture costs cannot be written down")

    async def run_nature(
        self, game: AnyGame, state: Any, seq: int, *, hurry: bool
    ) -> GestureResult:
        """Let everybody see what NATURE does; raises SimulationInterrupted, NothingToSimulate."""
        self._booking = self._simulations.book(
            game, state, NATURE, self._client_of(NATURE), hurry=hurry
        )
        return await self._run(self._booking, NATURE, seq)

    async def _finish(self, seat: Seat, seq: int, result: GestureResult) -> None:
        """Write the gesture that began at this entry, and its outcome."""
        ledger = self._context.ledger
        async with ledger.lock:
            if ledger.match.seq != seq:
                return
            for who, text, recording in result.entries(seat):
                step = ledger.match.accept(who, text)
                await ledger.write_until_stored(step, recording, self._announce_delay)
        self._context.match_advanced()

    def _announce_delay(self) -> None:
        """Tell everybody that nothing is lost and the store is late."""
        seq = self._context.ledger.match.seq
        for connection in self._context.connections:
            connection.send_if_room(problem("unavailable", "problem-saved-later", seq=seq))

    def _is_repeat(self, seat: Seat) -> bool:
        """Whether the seat has retried a gesture in this turn before."""
        ledger = self._context.ledger
        retries = self._context.services.gesture_retries
        return retries.is_repeat(ledger.record.id, ledger.match.entries, seat)

    def _client_of(self, seat: Seat) -> str:
        """The address of whoever moves the hand, or of somebody who looks on."""
        return client_of(self._context.connections_of(seat) or self._context.connections)

    async def _run(self, booking: SimulationBooking, seat: Seat, seq: int) -> GestureResult:
        before = SimulationReport()
        film = []
        patience = asyncio.get_running_loop().call_later(
            WAIT_NOTICE_SECONDS, self._announce_wait, booking, seq
        )
        try:
            async with aclosing(self._simulations.run(booking)) as reports:
                async for report in reports:
                    patience.cancel()
                    if seat != NATURE and report.counts and self._booking is booking:
                        self._take_over(booking, seat)
                    self._forward(report, seat, seq, before)
                    before = report
                    film.append(report.frame)
                    if report.ending:
                        reel = await asyncio.to_thread(pack_recording, film, report.trace)
                        return GestureResult(report.ending, reel)
        finally:
            patience.cancel()
            self._booking = None if self._booking is booking else self._booking
        raise SimulationInterrupted("it came to no end")

    def _take_over(self, booking: SimulationBooking, seat: Seat) -> None:
        """From here on a hand is seen at work."""
        if self.seat is None:
            self.seat, self._has_started = seat, booking
            self._context.gesture_changed()

    def _announce_wait(self, booking: SimulationBooking, seq: int) -> None:
        """Nobody sees anything yet: say why."""
        if not booking.has_process:
            for guest in self._context.connections:
                guest.send_if_room(problem("unavailable", "problem-stages-taken", seq=seq))

    def _forward(
        self, report: SimulationReport, seat: Seat, seq: int, before: SimulationReport
    ) -> None:
        if report.frame:
            for guest in self._context.connections:
                guest.send_frame(seq.to_bytes(4, "little") + report.frame)
        self._send_to_seat(seat, _refusals(report, seq))
        if (report.felt, report.answers) != (before.felt, before.answers):
            felt = GestureFeedback(
                seq=seq, seat=seat, felt=Raw(report.felt), answers=report.answers
            )
            for guest in self._context.connections_of(seat):
                guest.send_feedback(felt)

    def _send_to_seat(self, seat: Seat, letters: Sequence[Problem]) -> None:
        for guest in self._context.connections_of(seat):
            guest.send_if_room(*letters)

    async def close(self) -> None:
        if self._gesture is not None:
            self._gesture.cancel()
            await asyncio.wait([self._gesture])


def _refusals(report: SimulationReport, seq: int) -> list[Problem]:
    return [replace(_refusal(one.objection, seq), packet=one.n) for one in report.refusals]


def _refusal(objection: Objection | None, seq: int) -> Problem:
    if objection is None:
        return problem("malformed", seq=seq)
    text = objection.text
    return problem("illegal", text.key, text.args, objection=objection, seq=seq)
