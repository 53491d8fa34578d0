"""What people say to each other: ready-made phrases that everybody reads in their own language,
and where the table allows it words of their own. None of it is in the log."""

import logging
from collections import deque
from collections.abc import Callable, Iterable

from msgspec.structs import asdict

from tavolino.core.game import Seat
from tavolino.server.match.ledger import now
from tavolino.server.net.rate_limits import Bucket
from tavolino.server.protocol.chat import ChatHistory, ChatMessage, ChatReported, Phrase, PhraseSent
from tavolino.server.protocol.play import ServerMessage
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import TableTerms
from tavolino.server.table.connection import Guest
from tavolino.store.interface import Store
from tavolino.store.records import ReportRecord, WordsRecord

AT_ONCE = 4
"""So many phrases a seat may say one after the other,"""

PER_SECOND = 0.5
"""and then so many a second."""

REMEMBERED = 60
"""So many words are kept for whoever comes later."""

_log = logging.getLogger(__name__)


class Voices:
    """How often each seat spoke; whoever connects twice has one voice."""

    def __init__(
        self,
        match: str,
        store: Store,
        said: Iterable[WordsRecord],
        guests: Callable[[], Iterable[Guest]],
        terms: TableTerms,
    ) -> None:
        self._match = match
        self._store = store
        self._guests = guests
        self._terms = terms
        self._of: dict[Seat, Bucket] = {}
        self._said = deque(said, REMEMBERED)
        self._number = self._said[-1].number if self._said else 0

    def speak(self, seat: Seat, phrase: Phrase) -> None:
        """Let everybody hear it; raises Refused if the seat says too much."""
        self._demand_voice(seat)
        self._tell(PhraseSent(seat=seat, phrase=phrase))

    async def say(self, seat: Seat, words: str) -> None:
        """Keep what a seat says in words of its own, and let everybody hear it; raises Refused or
        StoreError."""
        self._demand_voice(seat)
        self._number += 1
        said = WordsRecord(self._number, seat, words, now())
        await self._store.keep_words(self._match, said, REMEMBERED)
        self._said.append(said)
        self._tell(_told(said))

    def earlier(self, guest: Guest) -> list[ServerMessage]:
        """What was said last, if anything was that this guest might have heard."""
        if not self._said or not self._hears(guest):
            return []
        return [ChatHistory(said=tuple(map(_told, self._said)))]

    def _hears(self, guest: Guest) -> bool:
        """Once a match is over everybody may look at it, but not listen to those who played."""
        return self._terms.spectators or bool(guest.held) or guest.looks_over is not None

    async def report(self, seat: Seat, number: int) -> ChatReported:
        """Keep these words for whoever runs the house; raises Refused or StoreError."""
        said = next((one for one in self._said if one.number == number), None)
        if said is None:
            raise Refused(problem("not_found"))
        self._demand_voice(seat)
        report = ReportRecord(self._match, number, seat, said.seat, said.words, now())
        await self._store.report(report)
        _log.warning("table %s: seat %d reports what seat %d said", self._match, seat, said.seat)
        return ChatReported(number=number)

    def _demand_voice(self, seat: Seat) -> None:
        if not self._of.setdefault(seat, Bucket(PER_SECOND, AT_ONCE)).take():
            raise Refused(problem("too_fast"))

    def _tell(self, message: ServerMessage) -> None:
        for guest in self._guests():
            if guest.greeted and self._hears(guest):
                guest.mention(message)


def _told(said: WordsRecord) -> ChatMessage:
    return ChatMessage(**asdict(said))
