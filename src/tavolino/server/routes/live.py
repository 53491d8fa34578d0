"""One visit at a table: what comes in is checked and limited, and answered in its order."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from tavolino.server.net.rate_limits import Buckets, Pace
from tavolino.server.net.websocket import Line
from tavolino.server.protocol.history import ViewAs, ViewAt
from tavolino.server.protocol.play import (
    ClientMessage,
    Hello,
    Problem,
    ProblemCode,
    ServerMessage,
    Subscribe,
    encode,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import Lobby
from tavolino.server.routes.commands import answer
from tavolino.server.table.connection import CLOSE_REFUSED, Guest
from tavolino.server.table.table import Table
from tavolino.store.records import StoreError

MESSAGE_BYTES = 16_384
FRAME_BYTES = 4 * MESSAGE_BYTES
"""What is too large up to here gets an answer; what is larger still ends the connection."""

GREETING_SECONDS = 15.0
"""A connection that has not said hello by then is closed."""

INBOX = 8
"""So many messages may wait for an answer; then no more are read."""

UNWELCOME: tuple[ProblemCode, ...] = ("wrong_protocol", "not_admitted")
"""Whoever is told this has nothing to do here."""

CLOSE_TRY_LATER = 1013
CLOSE_POLICY = 1008

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_log = logging.getLogger(__name__)


class Parting(Exception):
    """The connection ends here; the client is told why."""

    def __init__(self, why: Problem, code: int) -> None:
        self.why = why
        self.code = code
        super().__init__(why.code)


class Visit:
    """Listens on a line. Only while something is to be answered there is a task for it."""

    def __init__(
        self,
        line: Line,
        table: Table,
        address: str,
        pace: Pace,
        looks: Buckets,
        left: Callable[[], None],
        session: str | None = None,
    ) -> None:
        self._line = line
        self._table = table
        self._guest = Guest(address, line, table.news)
        self._guest.session = session
        self._pace = pace
        self._looks = looks
        self._left = left
        table.join(self._guest)
        self._inbox: list[bytes] = []
        self._answering: asyncio.Task[None] | None = None
        self._greeting = line.loop.call_later(GREETING_SECONDS, self._hang_up)

    def hear(self, said: bytes) -> None:
        self._inbox.append(said)
        if self._answering is None:
            self._answering = self._line.loop.create_task(self._answer_all())
            self._line.tasks.add(self._answering)  # the server waits for it before it closes
            self._answering.add_done_callback(self._line.tasks.discard)
        elif len(self._inbox) == INBOX:
            self._line.listen(on=False)

    def lost(self) -> None:
        self._greeting.cancel()
        self._guest.leave()
        self._table.leave(self._guest)
        self._left()

    def writable(self) -> None:
        self._guest.deliver()

    def _hang_up(self) -> None:
        if not self._guest.greeted:
            self._part(Parting(problem("malformed", "problem-hello-first"), CLOSE_POLICY))

    def _part(self, parting: Parting) -> None:
        self._inbox.clear()
        self._guest.deliver()
        self._line.part(encode(parting.why), parting.code)

    async def _answer_all(self) -> None:
        """Message after message, as long as there are any."""
        try:
            while self._inbox:
                if len(self._inbox) >= INBOX:
                    self._line.listen(on=True)
                await self._answer(self._inbox.pop(0))
                await self._guest.catch_up()
        except Parting as parting:
            self._part(parting)
        finally:
            self._answering = None

    async def _answer(self, said: bytes) -> None:
        table, guest = self._table, self._guest
        if self._pace.allows():
            guest.write(*await answers(table, guest, said, self._looks))
        elif self._pace.forgives():
            guest.write(problem("too_fast", seq=table.match.seq))
        else:
            raise Parting(problem("too_fast"), CLOSE_POLICY)


async def find(lobby: Lobby, name: str) -> Table:
    """The table of this id; raises Parting."""
    try:
        return await lobby.find(name)
    except Refused as refused:
        raise Parting(refused.problem, CLOSE_REFUSED) from refused
    except StoreError as error:
        raise Parting(problem("unavailable"), CLOSE_TRY_LATER) from error


async def answers(
    table: Table, guest: Guest, said: bytes, looks: Buckets
) -> Sequence[ServerMessage]:
    """What is to be said to this message; raises Parting."""
    if len(said) > MESSAGE_BYTES:
        return [problem("too_large", seq=table.match.seq)]
    try:
        message = _decoder.decode(said)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return [problem("malformed", seq=table.match.seq)]
    if isinstance(message, Hello | Subscribe | ViewAt | ViewAs):  # all of it takes its time
        await asyncio.sleep(looks.borrow(guest.address))
    try:
        found = await answer(table, guest, message)
    except Exception:  # a fault of ours must not look like a broken line; no key gets into logs
        _log.exception("table %s: no answer to %s", table.record.id, type(message).__name__)
        return [problem("unavailable", seq=table.match.seq)]
    for said_back in found:
        if isinstance(said_back, Problem) and said_back.code in UNWELCOME:
            raise Parting(said_back, CLOSE_REFUSED)
    return found
