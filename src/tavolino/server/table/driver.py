"""What is due at a table without anybody asking: NATURE, bots, and what silence means."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from tavolino.bots import LEVELS
from tavolino.core.game import NATURE, Seat
from tavolino.server.match.ledger import RETRY_SECONDS, Ledger
from tavolino.server.table.clock import Timing
from tavolino.server.table.connection import Guest, one_address
from tavolino.server.table.gestures import Performing
from tavolino.server.table.services import House
from tavolino.server.table.undo import Pause
from tavolino.server.workers.simulation_pool import NothingToPerform
from tavolino.store.records import OutOfStep, ReelRecord, StoreError

_log = logging.getLogger(__name__)


class Motor:
    """Runs while something is due, and only then."""

    def __init__(
        self,
        ledger: Ledger,
        house: House,
        timing: Timing,
        performing: Performing,
        pause: Pause,
        *,
        guests: Callable[[], Collection[Guest]],
        announce: Callable[[], None],
    ) -> None:
        self._ledger = ledger
        self._house = house
        self._timing = timing
        self._performing = performing
        self._pause = pause
        self._guests = guests
        self._announce = announce
        self._running: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    def stir(self) -> None:
        """Let NATURE and the bots act until a person is to act."""
        if not self.is_running and self._due() is not None:
            name = f"table {self._ledger.record.id}"
            self._running = asyncio.create_task(self._run(), name=name)

    def _due(self) -> Seat | None:
        """Who acts without being asked: NATURE, or the first bot whose turn it is.

        Bots among themselves wait until somebody looks. Who was silent for too long has acted.
        While a hand is at work everybody waits for it, whoever has its seat by now.
        """
        ledger = self._ledger
        if not ledger.whole or not (self._guests() or ledger.people):
            return None
        if self._performing.by is not None or self._timing.is_paused:
            return None
        return next((seat for seat in ledger.match.actors if self._goes_on(seat)), None)

    def _goes_on(self, seat: Seat) -> bool:
        return not self._ledger.plays(seat) or self._timing.windows.silence(seat) is not None

    async def _run(self) -> None:
        failures = 0
        while (seat := self._due()) is not None:
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
        text, reel = await self._draw() if seat == NATURE else (await self._answer(seat), None)
        async with ledger.lock:
            if ledger.match.seq != seq or self._due() != seat:
                return
            step = ledger.match.accept(seat, text)
            try:
                await ledger.write(step, reel)
            except OutOfStep:
                await ledger.read_again(self._house.games)
                await ledger.let_nature_act()
        self._announce()

    async def _draw(self) -> tuple[str, ReelRecord | None]:
        """What NATURE does, and its film; where things fall, they fall in another process."""
        match = self._ledger.match
        game, state, seq = match.game, match.state, match.seq
        if game.is_listed(state):
            await self._pause.wait()
            still = self._ledger.match is match and match.seq == seq
            return (match.draw().entry.text if still else ""), None
        with suppress(NothingToPerform):
            done = await self._performing.watch(game, state, seq, hurry=not self._guests())
            return done.ending.outcome, done.reel
        whose = one_address(self._guests())
        return await self._house.world.draw(game, state, match.header.seed, seq, whose), None

    async def _answer(self, seat: Seat) -> str:
        """What the bot says, or what a person's silence means."""
        silence = self._timing.windows.silence(seat)
        game = self._ledger.match.game
        return await self._think(seat) if silence is None else game.format(silence)

    async def _think(self, seat: Seat) -> str:
        """What the bot says, not before people could follow, nor while they may regret.

        What was seen happening has taken its time already.
        """
        match = self._ledger.match
        level = self._ledger.seats[seat].level or LEVELS[0]
        whose = one_address(self._guests())
        thought = self._house.thinkers.choose(match.game, match.state, seat, level, whose)
        pace = asyncio.sleep(0 if match.seq - 1 in self._ledger.reels else self._house.pace)
        action, *_ = await asyncio.gather(thought, pace, self._pause.wait())
        return action

    async def close(self) -> None:
        """Stop; what was acknowledged is on disk already."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
