"""What is due at a table without anybody asking: NATURE, bots, and what silence means."""

import asyncio
import logging
from contextlib import suppress

from tavolino.bots import LEVELS
from tavolino.core.game import NATURE, Seat
from tavolino.server.match.ledger import RETRY_SECONDS
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
        """Let NATURE and the bots act until a person is to act."""
        if not self.is_running and self._due_seat() is not None:
            name = f"table {self._ledger.record.id}"
            self._running = asyncio.create_task(self._run(), name=name)

    def _due_seat(self) -> Seat | None:
        """Who acts without being asked: NATURE, or the first bot whose turn it is.

        Bots among themselves wait until somebody looks. Who was silent for too long has acted.
        While a hand is at work everybody waits for it, whoever has its seat by now.
        """
        ledger = self._ledger
        if not ledger.is_playable or not (self._context.connections or ledger.human_seats):
            return None
        if self._gestures.seat is not None or self._clock.is_paused:
            return None
        return next((seat for seat in ledger.match.actors if self._is_automatic(seat)), None)

    def _is_automatic(self, seat: Seat) -> bool:
        return (
            not self._ledger.is_human(seat) or self._clock.windows.expired_action(seat) is not None
        )

    async def _run(self) -> None:
        failures = 0
        while (seat := self._due_seat()) is not None:
            try:
                await self._step(seat)
                failures = 0
            except Exception as error:
                if not isinstance(error, StoreError):  # the store has said so itself
                    _log.exception("table %s: seat %s cannot act", self._ledger.record.id, seat)
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1

    async def _step(self, seat: Seat) -> None:
        """One entry of NATURE, a bot or a silent seat; dropped if the table went another way."""
        ledger = self._ledger
        seq = ledger.match.seq
        text, reel = (
            await self._draw_outcome()
            if seat == NATURE
            else (await self._choose_action(seat), None)
        )
        async with ledger.lock:
            if ledger.match.seq != seq or self._due_seat() != seat:
                return
            step = ledger.match.accept(seat, text)
            try:
                await ledger.write(step, reel)
            except SequenceConflict:
                await ledger.reload(self._services.games)
                await ledger.write_chance()
        self._context.match_advanced()

    async def _draw_outcome(self) -> tuple[str, RecordingRecord | None]:
        """What NATURE does, and its film; where things fall, they fall in another process."""
        match = self._ledger.match
        game, state, seq = match.game, match.state, match.seq
        if game.is_listed(state):
            await self._undo_delay.wait()
            still = self._ledger.match is match and match.seq == seq
            return (match.draw().entry.text if still else ""), None
        with suppress(NothingToSimulate):
            hurry = not self._context.connections
            done = await self._gestures.run_nature(game, state, seq, hurry=hurry)
            return done.ending.outcome, done.recording
        return await self._services.simulation_workers.draw_outcome(
            game, state, match.header.seed, seq, self._context.client
        ), None

    async def _choose_action(self, seat: Seat) -> str:
        """What the bot says, or what a person's silence means."""
        silence = self._clock.windows.expired_action(seat)
        game = self._ledger.match.game
        return await self._ask_bot(seat) if silence is None else game.format(silence)

    async def _ask_bot(self, seat: Seat) -> str:
        """What the bot says, not before people could follow, nor while they may regret.

        What was seen happening has taken its time already.
        """
        match = self._ledger.match
        level = self._ledger.seats[seat].level or LEVELS[0]
        thought = self._services.bot_pool.choose_action(
            match.game, match.state, seat, level, self._context.client
        )
        pace = asyncio.sleep(
            0 if match.seq - 1 in self._ledger.recordings else self._services.min_bot_delay
        )
        action, *_ = await asyncio.gather(thought, pace, self._undo_delay.wait())
        return action

    async def close(self) -> None:
        """Stop; what was acknowledged is on disk already."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
