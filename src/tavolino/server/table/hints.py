"""Hints, explanations of bot moves and lesson messages, sent as soon as they are computed.

They are available at tables with help, to players only, and reveal only what the player may know.
Answers are cached, so that the same question costs nothing the next time.
"""

import asyncio
import logging
from typing import TypeAlias

import msgspec

from tavolino.bots import levels_of
from tavolino.core.files.lesson import (
    Lesson,
    LessonProgress,
    due_message,
    lesson_of,
    lesson_progress,
    own_entries,
)
from tavolino.core.game import Seat
from tavolino.server.background_tasks import BackgroundTasks
from tavolino.server.protocol.hints import Explanation, LessonReply
from tavolino.server.protocol.play import Problem
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.records import MODES_WITHOUT_HELP

MAX_STORED_ANSWERS = 16
"""Maximum number of cached answers of a table."""

HintKey: TypeAlias = tuple[int, Seat, Seat, str | None]
"""Number of entries, acting seat, viewer, and the action to explain (None for a hint)."""

_log = logging.getLogger(__name__)


class HintService:
    """Hints, explanations and lessons of one table."""

    def __init__(self, context: TableContext) -> None:
        self._ledger = context.ledger
        self._bot_pool = context.services.bot_pool
        self._limiter = context.services.hint_limiter
        self._answers: dict[HintKey, asyncio.Task[Explanation | None]] = {}
        self._tasks = BackgroundTasks()

    # ------------------------------------------------------------ requests
    def hint(self, connection: Connection, seat: Seat) -> None:
        """Suggest an action for the seat and explain it; raises Refused."""
        match = self._ledger.match
        self._require_help()
        if seat not in match.actors:
            raise Refused(problem("not_your_turn", seq=match.seq))
        self._answer(connection, (match.seq, seat, seat, None))

    def explain(self, connection: Connection, seq: int, viewer: Seat) -> None:
        """Explain this entry of a bot; raises Refused."""
        match = self._ledger.match
        self._require_help()
        if viewer not in connection.seats:
            raise Refused(problem("not_your_seat", seq=match.seq))
        if seq >= match.seq:
            raise Refused(problem("malformed", "problem-no-such-entry", seq=match.seq))
        seat, action = match.entries[seq].seat, match.action(seq)
        if action is None or not self._ledger.was_bot_entry(seat, seq):
            raise Refused(problem("no_help", "problem-no-bot-did-that", seq=match.seq))
        text = match.log_text(seq, viewer)
        if not text.notation:
            raise Refused(problem("no_help", "problem-secret-move", seq=match.seq))
        self._answer(connection, (seq, seat, viewer, match.game.format(action)))

    def lesson_step(self, connection: Connection, seat: Seat) -> None:
        """Send the lesson message that is due to the learner; raises Refused."""
        ledger = self._ledger
        self._require_help()
        lesson = lesson_of(ledger.match.game.room)
        if ledger.record.help != "first_game" or lesson is None or seat != lesson.seat:
            raise Refused(problem("no_help", seq=ledger.match.seq))
        self._tasks.start(self._send_lesson(connection, lesson))

    def _require_help(self) -> None:
        ledger = self._ledger
        if (
            ledger.record.help in MODES_WITHOUT_HELP
            or not ledger.is_playable
            or not levels_of(ledger.match.game)
        ):
            raise Refused(problem("no_help", seq=ledger.match.seq))

    # ------------------------------------------------------------ answers
    def _answer(self, connection: Connection, key: HintKey) -> None:
        if key not in self._answers:
            if not self._limiter.take(connection.address):
                raise Refused(problem("too_fast", seq=self._ledger.match.seq))
            self._start_explaining(connection, key)
        self._tasks.start(self._send_answer(connection, self._answers[key]))

    def _start_explaining(self, connection: Connection, key: HintKey) -> None:
        while len(self._answers) >= MAX_STORED_ANSWERS:
            self._answers.pop(next(iter(self._answers)))
        self._answers[key] = self._tasks.start(self._explain(key, connection.address))

    async def _explain(self, key: HintKey, client: str) -> Explanation | None:
        seq, seat, viewer, action = key
        match = self._ledger.match
        state = match.state_at(seq)
        try:
            return await self._bot_pool.explain_action(
                match.game, state, seq, seat, viewer, action, client
            )
        except WorkerFailed as error:
            _log.error("table %s: no reason: %s", self._ledger.record.id, error)
            self._answers.pop(key, None)
            return None

    async def _send_answer(
        self, connection: Connection, answer: asyncio.Task[Explanation | None]
    ) -> None:
        explanation = await asyncio.shield(answer)
        if not connection.is_closed:
            connection.send_if_room(explanation or self._no_explanation())

    # ------------------------------------------------------------ lessons
    async def _send_lesson(self, connection: Connection, lesson: Lesson) -> None:
        progress = lesson_progress(lesson, self._ledger.match)
        if progress is None or connection.is_closed:
            return
        reply = self._lesson_reply(lesson, progress)
        connection.send_if_room(reply)
        mistake = await self._mistake(connection, lesson, progress.begun)
        if mistake and not connection.is_closed and self._ledger.match.seq == reply.seq:
            connection.send_if_room(msgspec.structs.replace(reply, mistake=mistake))

    def _lesson_reply(self, lesson: Lesson, progress: LessonProgress) -> LessonReply:
        """The message that is due. Whether the last move was a mistake follows later."""
        match, chapters = self._ledger.match, lesson.chapters
        message = due_message(lesson, match, progress)
        return LessonReply(
            seq=match.seq,
            seat=lesson.seat,
            step=message.number if message else 0,
            steps=len(chapters[progress.chapter].steps),
            text=message.text if message else None,
            rule=message.step.rule if message else "",
            chapter=progress.chapter,
            onward=bool(message and message.step.ends) and progress.chapter + 1 < len(chapters),
            mistake=None,
        )

    async def _mistake(
        self, connection: Connection, lesson: Lesson, begun: int
    ) -> Explanation | None:
        """Explain the learner's last move if it was a mistake."""
        match, seat = self._ledger.match, lesson.seat
        own = own_entries(match, seat, begun)
        if not own:
            return None
        key = (own[-1], seat, seat, match.entries[own[-1]].text)
        if key not in self._answers:
            if not self._limiter.take(connection.address):
                return None
            self._start_explaining(connection, key)
        explanation = await asyncio.shield(self._answers[key])
        if explanation is None or explanation.best is None:
            return None
        lost = explanation.best.later - explanation.chosen.later
        return explanation if lost >= lesson.tolerance else None

    def _no_explanation(self) -> Problem:
        return problem("no_help", "problem-no-reason", seq=self._ledger.match.seq)

    async def close(self) -> None:
        await self._tasks.cancel()
