"""What people say to each other: ready-made phrases that everybody reads in their own language,
and where the table allows it words of their own. None of it is in the log."""

import logging
from collections import deque
from collections.abc import Iterable

from msgspec.structs import asdict

from tavolino.core.game import Seat
from tavolino.server.net.rate_limits import TokenBucket
from tavolino.server.protocol.chat import ChatHistory, ChatMessage, ChatReported, Phrase, PhraseSent
from tavolino.server.protocol.play import ServerMessage
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.timestamps import now
from tavolino.store.records import ChatRecord, ChatReportRecord

PHRASE_BURST = 4
"""So many phrases a seat may say one after the other,"""

PHRASES_PER_SECOND = 0.5
"""and then so many a second."""

MAX_CHAT_HISTORY = 60
"""So many words are kept for whoever comes later."""

_log = logging.getLogger(__name__)


class Chat:
    """How often each seat spoke; whoever connects twice has one voice."""

    def __init__(self, context: TableContext, messages: Iterable[ChatRecord]) -> None:
        self._context = context
        self._match = context.id
        self._store = context.services.store
        self._terms = context.ledger.terms
        self._rates: dict[Seat, TokenBucket] = {}
        self._messages = deque(messages, MAX_CHAT_HISTORY)
        self._number = self._messages[-1].number if self._messages else 0

    def send_phrase(self, seat: Seat, phrase: Phrase) -> None:
        """Let everybody hear it; raises Refused if the seat says too much."""
        self._require_rate(seat)
        self._broadcast(PhraseSent(seat=seat, phrase=phrase))

    async def send_chat(self, seat: Seat, words: str) -> None:
        """Keep what a seat says in words of its own, and let everybody hear it; raises Refused or
        StoreError."""
        self._require_rate(seat)
        self._number += 1
        said = ChatRecord(self._number, seat, words, now())
        await self._store.save_chat(self._match, said, MAX_CHAT_HISTORY)
        self._messages.append(said)
        self._broadcast(_chat_message(said))

    def history(self, guest: Connection) -> list[ServerMessage]:
        """What was said last, if anything was that this guest might have heard."""
        if not self._messages or not self._may_read(guest):
            return []
        return [ChatHistory(said=tuple(map(_chat_message, self._messages)))]

    def _may_read(self, guest: Connection) -> bool:
        """Once a match is over everybody may look at it, but not listen to those who played."""
        return self._terms.spectators or bool(guest.seats) or guest.observed_seat is not None

    async def report(self, seat: Seat, number: int) -> ChatReported:
        """Keep these words for whoever runs the house; raises Refused or StoreError."""
        said = next((one for one in self._messages if one.number == number), None)
        if said is None:
            raise Refused(problem("not_found"))
        self._require_rate(seat)
        report = ChatReportRecord(self._match, number, seat, said.seat, said.words, now())
        await self._store.save_chat_report(report)
        _log.warning("table %s: seat %d reports what seat %d said", self._match, seat, said.seat)
        return ChatReported(number=number)

    def _require_rate(self, seat: Seat) -> None:
        if not self._rates.setdefault(seat, TokenBucket(PHRASES_PER_SECOND, PHRASE_BURST)).take():
            raise Refused(problem("too_fast"))

    def _broadcast(self, message: ServerMessage) -> None:
        for guest in self._context.connections:
            if guest.greeted and self._may_read(guest):
                guest.send_if_room(message)


def _chat_message(said: ChatRecord) -> ChatMessage:
    return ChatMessage(**asdict(said))
