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
from tavolino.server.protocol.hints import Explanation, LessonReply
from tavolino.server.protocol.play import Problem
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.records import MODES_WITHOUT_HELP

MAX_STORED_ANSWERS = 16
"""So many answers a table keeps."""

HintKey: TypeAlias = tuple[int, Seat, Seat, str | None]
"""After so many entries: whose move, who asks, and about which action, if one is asked about."""

_log = logging.getLogger(__name__)


class HintService:
    """Sits at one table."""

    def __init__(self, context: TableContext) -> None:
        self._ledger = context.ledger
        self._bot_pool = context.services.bot_pool
        self._limiter = context.services.hint_limiter
        self._answers: dict[HintKey, asyncio.Task[Explanation | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ what may be asked
    def hint(self, guest: Connection, seat: Seat) -> None:
        """What should the seat do, and why? Raises Refused."""
        match = self._ledger.match
        self._require_help()
        if seat not in match.actors:
            raise Refused(problem("not_your_turn", seq=match.seq))
        self._answer(guest, (match.seq, seat, seat, None))

    def explain(self, guest: Connection, seq: int, viewer: Seat) -> None:
        """Why did a bot make this entry? Raises Refused."""
        match = self._ledger.match
        self._require_help()
        if viewer not in guest.seats:
            raise Refused(problem("not_your_seat", seq=match.seq))
        if seq >= match.seq:
            raise Refused(problem("malformed", "problem-no-such-entry", seq=match.seq))
        seat, action = match.entries[seq].seat, match.action(seq)
        if action is None or not self._ledger.was_bot_entry(seat, seq):
            raise Refused(problem("no_help", "problem-no-bot-did-that", seq=match.seq))
        told = match.log_text(seq, viewer)
        if not told.notation:
            raise Refused(problem("no_help", "problem-secret-move", seq=match.seq))
        self._answer(guest, (seq, seat, viewer, match.game.format(action)))

    def lesson_step(self, guest: Connection, seat: Seat) -> None:
        """What is to be said to somebody who plays a first game? Raises Refused."""
        ledger = self._ledger
        self._require_help()
        taught = lesson.lesson_of(ledger.match.game.room)
        if ledger.record.help != "first_game" or taught is None or seat != taught.seat:
            raise Refused(problem("no_help", seq=ledger.match.seq))
        self._start_task(self._send_lesson(guest, taught))

    def _require_help(self) -> None:
        ledger = self._ledger
        if (
            ledger.record.help in MODES_WITHOUT_HELP
            or not ledger.is_playable
            or not levels_of(ledger.match.game)
        ):
            raise Refused(problem("no_help", seq=ledger.match.seq))

    # ------------------------------------------------------------ how it is answered
    def _answer(self, guest: Connection, key: HintKey) -> None:
        if key not in self._answers:
            if not self._limiter.take(guest.address):
                raise Refused(problem("too_fast", seq=self._ledger.match.seq))
            self._work_out(guest, key)
        self._start_task(self._send_answer(guest, self._answers[key]))

    def _start_task(self, telling: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(telling)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _work_out(self, guest: Connection, key: HintKey) -> None:
        while len(self._answers) >= MAX_STORED_ANSWERS:
            self._answers.pop(next(iter(self._answers)))
        self._answers[key] = asyncio.create_task(self._explain(key, guest.address))

    async def _explain(self, key: HintKey, whose: str) -> Explanation | None:
        seq, seat, viewer, action = key
        match = self._ledger.match
        state = match.state_at(seq)
        try:
            return await self._bot_pool.explain_action(
                match.game, state, seq, seat, viewer, action, whose
            )
        except WorkerFailed as error:
            _log.error("table %s: no reason: %s", self._ledger.record.id, error)
            self._answers.pop(key, None)
            return None

    async def _send_answer(
        self, guest: Connection, working: asyncio.Task[Explanation | None]
    ) -> None:
        found = await asyncio.shield(working)
        if not guest.is_closed:
            guest.send_if_room(found or self._no_explanation())

    # ------------------------------------------------------------ a first game
    async def _send_lesson(self, guest: Connection, taught: lesson.Lesson) -> None:
        place = lesson.lesson_progress(taught, self._ledger.match)
        if place is None or guest.is_closed:
            return
        told = self._lesson(taught, place)
        guest.send_if_room(told)
        mistake = await self._mistake(guest, taught, place.begun)
        if mistake and not guest.is_closed and self._ledger.match.seq == told.seq:
            guest.send_if_room(msgspec.structs.replace(told, mistake=mistake))

    def _lesson(self, taught: lesson.Lesson, place: lesson.LessonProgress) -> LessonReply:
        """What is to be said at once; whether the last move was a mistake has to be worked out."""
        match, chapters = self._ledger.match, taught.chapters
        said = lesson.due_message(taught, match, place)
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

    async def _mistake(
        self, guest: Connection, taught: lesson.Lesson, begun: int
    ) -> Explanation | None:
        """Why the learner's last move was a mistake, if it was one."""
        match, seat = self._ledger.match, taught.seat
        own = lesson.own_entries(match, seat, begun)
        if not own:
            return None
        key = (own[-1], seat, seat, match.entries[own[-1]].text)
        if key not in self._answers:
            if not self._limiter.take(guest.address):
                return None
            self._work_out(guest, key)
        found = await asyncio.shield(self._answers[key])
        if found is None or found.best is None:
            return None
        lost = found.best.later - found.chosen.later
        return found if lost >= taught.tolerance else None

    def _no_explanation(self) -> Problem:
        return problem("no_help", "problem-no-reason", seq=self._ledger.match.seq)

    async def close(self) -> None:
        tasks = [*self._tasks, *self._answers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
