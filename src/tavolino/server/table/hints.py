"""Who asks for a hint, or why a bot did something, is answered as soon as it is worked out.

Only at a table that teaches, only who plays there, and only by what they may know themselves. What
was worked out for a moment is kept as long as it lasts: asking again costs nothing.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeAlias

import msgspec

from tavolino.bots import levels_of
from tavolino.core import lesson
from tavolino.core.game import Seat
from tavolino.server.match.ledger import Ledger
from tavolino.server.net.rate_limits import Buckets
from tavolino.server.protocol.hints import Explanation, LessonReply
from tavolino.server.protocol.play import Problem
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.connection import Guest
from tavolino.server.workers.pool import NoAnswer, Thinkers
from tavolino.store.records import UNHELPFUL

KEPT = 16
"""So many answers a table keeps."""

Key: TypeAlias = tuple[int, Seat, Seat, str | None]
"""After so many entries: whose move, who asks, and about which action, if one is asked about."""

_log = logging.getLogger(__name__)


class Teacher:
    """Sits at one table."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers, asked: Buckets) -> None:
        self._ledger = ledger
        self._thinkers = thinkers
        self._asked = asked
        self._known: dict[Key, asyncio.Task[Explanation | None]] = {}
        self._writing: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ what may be asked
    def hint(self, guest: Guest, seat: Seat) -> None:
        """What should the seat do, and why? Raises Refused."""
        match = self._ledger.match
        self._demand_help()
        if seat not in match.actors:
            raise Refused(problem("not_your_turn", seq=match.seq))
        self._answer(guest, (match.seq, seat, seat, None))

    def explain(self, guest: Guest, seq: int, viewer: Seat) -> None:
        """Why did a bot make this entry? Raises Refused."""
        match = self._ledger.match
        self._demand_help()
        if viewer not in guest.held:
            raise Refused(problem("not_your_seat", seq=match.seq))
        if seq >= match.seq:
            raise Refused(problem("malformed", "problem-no-such-entry", seq=match.seq))
        seat, action = match.entries[seq].seat, match.action(seq)
        if action is None or not self._ledger.was_bot(seat, seq):
            raise Refused(problem("no_help", "problem-no-bot-did-that", seq=match.seq))
        told = match.told(seq, viewer)
        if not told.notation:
            raise Refused(problem("no_help", "problem-secret-move", seq=match.seq))
        self._answer(guest, (seq, seat, viewer, match.game.format(action)))

    def learn(self, guest: Guest, seat: Seat) -> None:
        """What is to be said to somebody who plays a first game? Raises Refused."""
        ledger = self._ledger
        self._demand_help()
        taught = lesson.lesson_of(ledger.match.game.room)
        if ledger.record.help != "first_game" or taught is None or seat != taught.seat:
            raise Refused(problem("no_help", seq=ledger.match.seq))
        self._write(self._teach(guest, taught))

    def _demand_help(self) -> None:
        ledger = self._ledger
        if ledger.record.help in UNHELPFUL or not ledger.whole or not levels_of(ledger.match.game):
            raise Refused(problem("no_help", seq=ledger.match.seq))

    # ------------------------------------------------------------ how it is answered
    def _answer(self, guest: Guest, key: Key) -> None:
        if key not in self._known:
            if not self._asked.take(guest.address):
                raise Refused(problem("too_fast", seq=self._ledger.match.seq))
            self._work_out(guest, key)
        self._write(self._tell(guest, self._known[key]))

    def _write(self, telling: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(telling)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def _work_out(self, guest: Guest, key: Key) -> None:
        while len(self._known) >= KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[key] = asyncio.create_task(self._reason(key, guest.address))

    async def _reason(self, key: Key, whose: str) -> Explanation | None:
        seq, seat, viewer, action = key
        match = self._ledger.match
        state = match.past(seq)
        try:
            return await self._thinkers.reason(match.game, state, seq, seat, viewer, action, whose)
        except NoAnswer as error:
            _log.error("table %s: no reason: %s", self._ledger.record.id, error)
            self._known.pop(key, None)
            return None

    async def _tell(self, guest: Guest, working: asyncio.Task[Explanation | None]) -> None:
        found = await asyncio.shield(working)
        if not guest.gone:
            guest.mention(found or self._speechless())

    # ------------------------------------------------------------ a first game
    async def _teach(self, guest: Guest, taught: lesson.Lesson) -> None:
        place = lesson.place_of(taught, self._ledger.match)
        if place is None or guest.gone:
            return
        told = self._lesson(taught, place)
        guest.mention(told)
        mistake = await self._mistake(guest, taught, place.begun)
        if mistake and not guest.gone and self._ledger.match.seq == told.seq:
            guest.mention(msgspec.structs.replace(told, mistake=mistake))

    def _lesson(self, taught: lesson.Lesson, place: lesson.Place) -> LessonReply:
        """What is to be said at once; whether the last move was a mistake has to be worked out."""
        match, chapters = self._ledger.match, taught.chapters
        said = lesson.due(taught, match, place)
        return LessonReply(
            seq=match.seq,
            seat=taught.seat,
            step=said.number if said else 0,
            steps=len(chapters[place.chapter].steps),
            text=said.text if said else None,
            rule=said.step.rule if said else "",
            chapter=place.chapter,
            onward=bool(said and said.step.ends) and place.chapter + 1 < len(chapters),
            mistake=None,
        )

    async def _mistake(self, guest: Guest, taught: lesson.Lesson, begun: int) -> Explanation | None:
        """Why the learner's last move was a mistake, if it was one."""
        match, seat = self._ledger.match, taught.seat
        own = lesson.own_entries(match, seat, begun)
        if not own:
            return None
        key = (own[-1], seat, seat, match.entries[own[-1]].text)
        if key not in self._known:
            if not self._asked.take(guest.address):
                return None
            self._work_out(guest, key)
        found = await asyncio.shield(self._known[key])
        if found is None or found.best is None:
            return None
        lost = found.best.later - found.chosen.later
        return found if lost >= taught.tolerance else None

    def _speechless(self) -> Problem:
        return problem("no_help", "problem-no-reason", seq=self._ledger.match.seq)

    async def close(self) -> None:
        tasks = [*self._writing, *self._known.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
