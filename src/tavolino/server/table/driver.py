"""Lets NATURE and bots act when they are due, and plays the actions of expired windows."""

import asyncio
import logging
from contextlib import suppress

from tavolino.bots import LEVELS
from tavolino.core.game import NATURE, Seat
from tavolino.server.match.ledger import WRITE_RETRY_SECONDS
from tavolino.server.table.clock import TableClock
from tavolino.server.table.context import TableContext
from tavolino.server.table.gestures import GestureRunner
from tavolino.server.table.undo import UndoDelay
from tavolino.server.workers.simulation_pool import NothingToSimulate
from tavolino.store.records import RecordingRecord, SequenceConflict, StoreError

_log = logging.getLogger(__name__)


class TurnDriver:
    """Runs while something is due, and only then."""

    def __init__(
        self,
        context: TableContext,
        clock: TableClock,
        gestures: GestureRunner,
        undo_delay: UndoDelay,
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._services = context.services
        self._clock = clock
        self._gestures = gestures
        self._undo_delay = undo_delay
        self._running: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    def wake(self) -> None:
        """Let NATURE and the bots act until it is a player's turn."""
        if not self.is_running and self._due_seat() is not None:
            name = f"table {self._ledger.record.id}"
            self._running = asyncio.create_task(self._run(), name=name)

    def _due_seat(self) -> Seat | None:
        """The seat that acts automatically now: NATURE, a bot, or a player whose window expired.

        A match of bots alone waits until a client is connected, unless it is rated: bots that
        stand in for absent players play it to its end. While a gesture is in progress, nothing is
        due, even if a bot has taken over its seat.
        """
        ledger = self._ledger
        is_attended = self._context.connections or ledger.human_seats or ledger.record.rated
        if not ledger.is_playable or not is_attended:
            return None
        if self._gestures.seat is not None or self._clock.is_paused:
            return None
        people, windows = ledger.human_seats, self._clock.windows
        for seat in ledger.match.actors:
            if seat not in people or windows.expired_action(seat) is not None:
                return seat
        return None

    async def _run(self) -> None:
        failures = 0
        while (seat := self._due_seat()) is not None:
            try:
                await self._step(seat)
                failures = 0
            except Exception as error:
                if not isinstance(error, StoreError):  # the store logs its own errors
                    _log.exception("table %s: seat %s cannot act", self._ledger.record.id, seat)
                await asyncio.sleep(
                    WRITE_RETRY_SECONDS[min(failures, len(WRITE_RETRY_SECONDS) - 1)]
                )
                failures += 1

    async def _step(self, seat: Seat) -> None:
        """Write one automatic entry. Drop it if the match has changed meanwhile."""
        ledger = self._ledger
        seq = ledger.match.seq
        text, recording = (
            await self._draw_outcome()
            if seat == NATURE
            else (await self._choose_action(seat), None)
        )
        async with ledger.lock:
            if ledger.match.seq != seq or self._due_seat() != seat:
                return
            step = ledger.match.accept(seat, text)
            try:
                await ledger.write(step, recording)
            except SequenceConflict:
                await ledger.reload(self._services.games)
                await ledger.write_chance()
        self._context.match_advanced()

    async def _draw_outcome(self) -> tuple[str, RecordingRecord | None]:
        """NATURE's outcome and its recording. Simulations run in another process."""
        match = self._ledger.match
        game, state, seq = match.game, match.state, match.seq
        if game.is_listed(state):
            await self._undo_delay.wait()
            is_current = self._ledger.match is match and match.seq == seq
            return (match.draw().entry.text if is_current else ""), None
        with suppress(NothingToSimulate):
            hurry = not self._context.connections
            result = await self._gestures.run_nature(game, state, seq, hurry=hurry)
            return result.ending.outcome, result.recording
        return await self._services.simulation_workers.draw_outcome(
            game, state, match.header.seed, seq, self._context.client
        ), None

    async def _choose_action(self, seat: Seat) -> str:
        """The bot's action, or the action that a player's silence stands for."""
        silence = self._clock.windows.expired_action(seat)
        game = self._ledger.match.game
        return await self._ask_bot(seat) if silence is None else game.format(silence)

    async def _ask_bot(self, seat: Seat) -> str:
        """The bot's action, after the minimum bot delay and the undo delay.

        After an entry with a recording there is no minimum, because watching it took time.
        """
        match = self._ledger.match
        level = self._ledger.seats[seat].level or LEVELS[0]
        choice = self._services.bot_pool.choose_action(
            match.game, match.state, seat, level, self._context.client
        )
        delay = asyncio.sleep(
            0 if match.seq - 1 in self._ledger.recordings else self._services.min_bot_delay
        )
        action, *_ = await asyncio.gather(choice, delay, self._undo_delay.wait())
        return action

    async def close(self) -> None:
        """Stop. What was acknowledged is stored already."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
