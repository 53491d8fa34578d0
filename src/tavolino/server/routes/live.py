"""The WebSocket connection to a table: limits, decodes and answers messages in order."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from tavolino.server.net.rate_limits import MessageRate, RateLimiter
from tavolino.server.net.websocket import WebSocketProtocol
from tavolino.server.protocol.base import AnyHello
from tavolino.server.protocol.history import ViewAs, ViewAt
from tavolino.server.protocol.play import (
    PROTOCOL,
    ClientMessage,
    Hello,
    Problem,
    ProblemCode,
    ServerMessage,
    Subscribe,
    encode,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.commands import handle
from tavolino.server.table.connection import CLOSE_REFUSED, Connection
from tavolino.server.table.table import Table
from tavolino.store.records import StoreError

MAX_MESSAGE_BYTES = 16_384
MAX_FRAME_BYTES = 4 * MAX_MESSAGE_BYTES
"""A larger message ends the connection. One above MAX_MESSAGE_BYTES is answered as too large."""

HELLO_TIMEOUT_SECONDS = 15.0
"""Seconds until a connection without `hello` is closed."""

MAX_INBOX_MESSAGES = 8
"""Number of waiting messages at which the server stops reading."""

EXPENSIVE_MESSAGES = (Hello, Subscribe, ViewAt, ViewAs)
"""Messages that are answered with a full update. Each address has a limit for them."""

FATAL_PROBLEMS: tuple[ProblemCode, ...] = ("wrong_protocol", "not_admitted")
"""Problems that end the connection."""

UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""Errors of a message that cannot be decoded."""

CLOSE_TRY_LATER = 1013
CLOSE_POLICY = 1008

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_any_hello = msgspec.json.Decoder(AnyHello)
_log = logging.getLogger(__name__)


class CloseConnection(Exception):
    """Ends the connection with a Problem."""

    def __init__(self, why: Problem, code: int) -> None:
        self.why = why
        self.code = code
        super().__init__(why.code)


class LiveHandler:
    """Receives the messages of one socket. It runs a task only while messages wait."""

    def __init__(
        self,
        line: WebSocketProtocol,
        table: Table,
        address: str,
        pace: MessageRate,
        looks: RateLimiter,
        left: Callable[[], None],
        session: str | None = None,
    ) -> None:
        self._socket = line
        self._table = table
        self._connection = Connection(address, line, table.updates_for)
        self._connection.session = session
        self._rate = pace
        self._view_limiter = looks
        self._on_close = left
        table.join(self._connection)
        self._inbox: list[bytes] = []
        self._answering: asyncio.Task[None] | None = None
        self._hello_timeout = line.loop.call_later(HELLO_TIMEOUT_SECONDS, self._on_hello_timeout)

    def on_message(self, said: bytes) -> None:
        self._inbox.append(said)
        if self._answering is None:
            self._answering = self._socket.loop.create_task(self._answer_all())
            self._socket.tasks.add(self._answering)  # the server waits for it before it closes
        elif len(self._inbox) == MAX_INBOX_MESSAGES:
            self._socket.set_reading(on=False)

    def on_disconnect(self) -> None:
        self._hello_timeout.cancel()
        self._connection.mark_closed()
        self._table.leave(self._connection)
        self._on_close()

    def on_writable(self) -> None:
        self._connection.flush()

    def _on_hello_timeout(self) -> None:
        if not self._connection.greeted:
            self._close(CloseConnection(problem("malformed", "problem-hello-first"), CLOSE_POLICY))

    def _close(self, parting: CloseConnection) -> None:
        self._inbox.clear()
        self._connection.flush()
        self._socket.close_with(encode(parting.why), parting.code)

    async def _answer_all(self) -> None:
        """Answer the waiting messages one after another."""
        try:
            while self._inbox:
                if len(self._inbox) >= MAX_INBOX_MESSAGES:
                    self._socket.set_reading(on=True)
                await self._answer(self._inbox.pop(0))
                await self._connection.wait_for_room()
        except CloseConnection as parting:
            self._close(parting)
        finally:
            self._socket.tasks.discard(self._answering)
            self._answering = None

    async def _answer(self, said: bytes) -> None:
        table, connection = self._table, self._connection
        if self._rate.allows():
            connection.send(*await handle_text(table, connection, said, self._view_limiter))
        elif self._rate.tolerates():
            connection.send(problem("too_fast", seq=table.match.seq))
        else:
            raise CloseConnection(problem("too_fast"), CLOSE_POLICY)


async def find_table(registry: TableRegistry, name: str) -> Table:
    """Return the table with this id; raises CloseConnection."""
    try:
        return await registry.find(name)
    except Refused as refused:
        raise CloseConnection(refused.problem, CLOSE_REFUSED) from refused
    except StoreError as error:
        raise CloseConnection(problem("unavailable"), CLOSE_TRY_LATER) from error


async def handle_text(
    table: Table, connection: Connection, said: bytes, looks: RateLimiter
) -> Sequence[ServerMessage]:
    """Decode and handle a message, and return the answers; raises CloseConnection."""
    if len(said) > MAX_MESSAGE_BYTES:
        return [problem("too_large", seq=table.match.seq)]
    try:
        message = _decoder.decode(said)
    except UNREADABLE:
        if not connection.greeted and _is_of_other_version(said):
            raise CloseConnection(problem("wrong_protocol"), CLOSE_REFUSED) from None
        return [problem("malformed", seq=table.match.seq)]
    if isinstance(message, EXPENSIVE_MESSAGES):
        await asyncio.sleep(looks.borrow(connection.address))
    try:
        found = await handle(table, connection, message)
    except Exception:  # the client must see an error; the log must not contain tokens
        _log.exception("table %s: no answer to %s", table.record.id, type(message).__name__)
        return [problem("unavailable", seq=table.match.seq)]
    for said_back in found:
        if isinstance(said_back, Problem) and said_back.code in FATAL_PROBLEMS:
            raise CloseConnection(said_back, CLOSE_REFUSED)
    return found


def _is_of_other_version(said: bytes) -> bool:
    """Whether this is the hello of another protocol version, whose other fields are unknown."""
    try:
        return _any_hello.decode(said).protocol != PROTOCOL
    except UNREADABLE:
        return False
