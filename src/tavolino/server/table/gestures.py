"""What is going on at a table before everybody's eyes, and the hand that moves it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw
from msgspec.structs import replace

from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.simulation import Ending
from tavolino.core.text import Objection
from tavolino.server.match.recordings import reel_of
from tavolino.server.protocol.play import GestureFeedback, Problem
from tavolino.server.protocol.problems import problem
from tavolino.server.table.connection import Guest, one_address
from tavolino.server.workers.simulation_pool import (
    Booking,
    Interrupted,
    Key,
    NothingBegun,
    NothingToPerform,
    Obey,
    Report,
    Stages,
    Stop,
)
from tavolino.store.records import ReelRecord


class Performed(NamedTuple):
    """How a gesture ended, and what is kept of it."""

    ending: Ending
    reel: ReelRecord | None

    def entries(self, seat: Seat) -> Iterator[tuple[Seat, str, ReelRecord | None]]:
        """What is written down: the gesture, and NATURE's outcome if there is one already."""
        yield seat, self.ending.action, None
        if self.ending.outcome:
            yield NATURE, self.ending.outcome, self.reel


Finish: TypeAlias = Callable[[Seat, int, Performed], Awaitable[None]]
"""What becomes of the gesture of a seat that began after so many entries."""

WAITING_SECONDS = 2.0
"""If no stage is free for so long, everybody at the table is told."""

_log = logging.getLogger(__name__)


class Performing:
    """At most one performance at a time, and who watches it."""

    def __init__(
        self,
        stages: Stages,
        guests: Callable[[], Iterable[Guest]],
        finish: Finish,
        changed: Callable[[], None],
        again: Callable[[Seat], bool],
    ) -> None:
        self._stages = stages
        self._guests = guests
        self._finish = finish
        self._changed = changed
        self._again = again
        self._booking: Booking | None = None
        self.by: Seat | None = None
        """Whose hand is seen at work: until its gesture has ended, nothing else happens."""
        self._counted: Booking | None = None
        """The gesture for which that is so."""
        self._gesture: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self._booking is not None

    def hand(self, packet: str, n: int = 0) -> None:
        """The hand says something, and numbers it so."""
        self._say(Obey(packet, n))

    def show_all(self) -> None:
        """Somebody has just come."""
        self._say(Key())

    def hurry(self) -> None:
        """Nobody wants to see it at its own pace."""
        if self._booking:
            self._booking.hurry()

    def stop(self) -> None:
        """The match went another way."""
        self._say(Stop())
        self._booking = self.by = None

    def _say(self, order: Obey | Key | Stop) -> None:
        if self._booking:
            self._booking.say(order)

    def begin(self, game: AnyGame, state: Any, seat: Seat, seq: int) -> None:
        """Let a hand begin its gesture; how it ends is told to `finish`."""
        self._booking = self._stages.book(game, state, seat, self._whose(seat))
        forfeit = game.hands and game.hands.forfeit(state)
        price = game.format(forfeit) if forfeit else ""
        self._gesture = asyncio.create_task(self._make(self._booking, seat, seq, price))

    async def _make(self, booking: Booking, seat: Seat, seq: int, price: str) -> None:
        try:
            await self._finish(seat, seq, await self._run(booking, seat, seq))
        except NothingBegun:
            pass  # it may come again
        except NothingToPerform:
            self._tell(seat, [problem("illegal", "problem-no-gesture", seq=seq)])
        except Interrupted as interrupted:
            if not booking.stopped:
                _log.error("a gesture was interrupted: %s", interrupted)
                await self._fail(booking, seat, seq, price)
        except Exception:  # whatever a game makes of it, nobody waits for this hand for ever
            _log.exception("a gesture cannot be written down")
            await self._fail(booking, seat, seq, price)
        if self._is_at_work(booking):
            self.by = None
            self._changed()

    def _is_at_work(self, booking: Booking) -> bool:
        return self.by is not None and self._counted is booking

    async def _fail(self, booking: Booking, seat: Seat, seq: int, price: str) -> None:
        """It may be made again, once in a turn: else every fall could be tried to be undone."""
        paid = self._is_at_work(booking) and self._again(seat) and bool(price)
        key = "problem-interrupted-again" if paid else "problem-interrupted"
        self._tell(seat, [problem("unavailable", key, seq=seq)])
        if paid:
            try:
                await self._finish(seat, seq, Performed(Ending("", price), None))
            except Exception:
                _log.exception("what a gesture costs cannot be written down")

    async def watch(self, game: AnyGame, state: Any, seq: int, *, hurry: bool) -> Performed:
        """Let everybody see what NATURE does; raises Interrupted and NothingToPerform."""
        self._booking = self._stages.book(game, state, NATURE, self._whose(NATURE), hurry=hurry)
        return await self._run(self._booking, NATURE, seq)

    def _whose(self, seat: Seat) -> str:
        """The address of whoever moves the hand, or of somebody who looks on."""
        return one_address(self._movers(seat) or self._guests())

    async def _run(self, booking: Booking, seat: Seat, seq: int) -> Performed:
        before = Report()
        film = []
        patience = asyncio.get_running_loop().call_later(
            WAITING_SECONDS, self._tell_wait, booking, seq
        )
        try:
            async with aclosing(self._stages.perform(booking)) as reports:
                async for report in reports:
                    patience.cancel()
                    if seat != NATURE and report.counts and self._booking is booking:
                        self._take(booking, seat)
                    self._pass_on(report, seat, seq, before)
                    before = report
                    film.append(report.frame)
                    if report.ending:
                        reel = await asyncio.to_thread(reel_of, film, report.trace)
                        return Performed(report.ending, reel)
        finally:
            patience.cancel()
            self._booking = None if self._booking is booking else self._booking
        raise Interrupted("it came to no end")

    def _take(self, booking: Booking, seat: Seat) -> None:
        """From here on a hand is seen at work."""
        if self.by is None:
            self.by, self._counted = seat, booking
            self._changed()

    def _tell_wait(self, booking: Booking, seq: int) -> None:
        """Nobody sees anything yet: say why."""
        if not booking.has_begun:
            for guest in self._guests():
                guest.mention(problem("unavailable", "problem-stages-taken", seq=seq))

    def _pass_on(self, report: Report, seat: Seat, seq: int, before: Report) -> None:
        if report.frame:
            for guest in self._guests():
                guest.see(seq.to_bytes(4, "little") + report.frame)
        self._tell(seat, _refusals(report, seq))
        if (report.felt, report.answers) != (before.felt, before.answers):
            felt = GestureFeedback(
                seq=seq, seat=seat, felt=Raw(report.felt), answers=report.answers
            )
            for guest in self._movers(seat):
                guest.feel(felt)

    def _tell(self, seat: Seat, letters: Sequence[Problem]) -> None:
        for guest in self._movers(seat):
            guest.mention(*letters)

    def _movers(self, seat: Seat) -> list[Guest]:
        """Whoever moves the hand."""
        return [guest for guest in self._guests() if seat in guest.held]

    async def close(self) -> None:
        if self._gesture is not None:
            self._gesture.cancel()
            await asyncio.wait([self._gesture])


def _refusals(report: Report, seq: int) -> list[Problem]:
    return [replace(_refusal(one.objection, seq), packet=one.n) for one in report.refusals]


def _refusal(objection: Objection | None, seq: int) -> Problem:
    if objection is None:
        return problem("malformed", seq=seq)
    text = objection.text
    return problem("illegal", text.key, text.args, objection=objection, seq=seq)
