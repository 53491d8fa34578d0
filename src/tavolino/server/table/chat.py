"""Chat at a table: phrases that each client translates and, if the table allows it, free text.

Chat is not part of the log.
"""

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
"""Number of messages that a seat may send in quick succession."""

PHRASES_PER_SECOND = 0.5
"""Rate of a seat's messages after that."""

MAX_CHAT_HISTORY = 60
"""Maximum number of free-text messages that are stored for clients that join later."""

_log = logging.getLogger(__name__)


class Chat:
    """The chat of one table. The rate limit counts per seat, not per connection."""

    def __init__(self, context: TableContext, messages: Iterable[ChatRecord]) -> None:
        self._context = context
        self._match = context.id
        self._store = context.services.store
        self._terms = context.ledger.terms
        self._rates: dict[Seat, TokenBucket] = {}
        self._messages = deque(messages, MAX_CHAT_HISTORY)
        self._number = self._messages[-1].number if self._messages else 0

    def send_phrase(self, seat: Seat, phrase: Phrase) -> None:
        """Send a phrase to the table; raises Refused if the seat sends too many."""
        self._require_rate(seat)
        self._broadcast(PhraseSent(seat=seat, phrase=phrase))

    async def send_chat(self, seat: Seat, text: str) -> None:
        """Store a free-text message and send it to the table; raises Refused or StoreError."""
        self._require_rate(seat)
        self._number += 1
        record = ChatRecord(self._number, seat, text, now())
        await self._store.save_chat(self._match, record, MAX_CHAT_HISTORY)
        self._messages.append(record)
        self._broadcast(_chat_message(record))

    def history(self, connection: Connection) -> list[ServerMessage]:
        """The stored messages, if the connection may read them."""
        if not self._messages or not self._may_read(connection):
            return []
        return [ChatHistory(messages=tuple(map(_chat_message, self._messages)))]

    def _may_read(self, connection: Connection) -> bool:
        """Whether the connection may read the chat. A finished match is public, its chat is not."""
        return (
            self._terms.spectators or bool(connection.seats) or connection.observed_seat is not None
        )

    async def report(self, seat: Seat, number: int) -> ChatReported:
        """Store a report of this message for the operator; raises Refused or StoreError."""
        found = next((record for record in self._messages if record.number == number), None)
        if found is None:
            raise Refused(problem("not_found"))
        self._require_rate(seat)
        report = ChatReportRecord(self._match, number, seat, found.seat, found.words, now())
        await self._store.save_chat_report(report)
        _log.warning("table %s: seat %d reports what seat %d said", self._match, seat, found.seat)
        return ChatReported(number=number)

    def _require_rate(self, seat: Seat) -> None:
        if not self._rates.setdefault(seat, TokenBucket(PHRASES_PER_SECOND, PHRASE_BURST)).take():
            raise Refused(problem("too_fast"))

    def _broadcast(self, message: ServerMessage) -> None:
        for connection in self._context.connections:
            if connection.greeted and self._may_read(connection):
                connection.send_if_room(message)


def _chat_message(record: ChatRecord) -> ChatMessage:
    return ChatMessage(**asdict(record))
