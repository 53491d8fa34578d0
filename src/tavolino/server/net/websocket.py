"""A line to a table: a WebSocket on which nobody waits. Who listens is called, who speaks writes.

What opens it is an ordinary request, answered by the application like any other. Once somebody
takes the line there is no task and no queue behind it any more: a message is handed on as it
comes, and what is said goes out in one piece. Nothing is compressed, so a frame is its header and
the text.
"""

import asyncio
from struct import pack
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tavolino.server.net.rate_limits import ConnectionCounter, client_address
from tavolino.server.protocol.play import encode
from tavolino.server.protocol.problems import problem

CONNECTION_COUNTER = "door"
"""Under this name the crowd at the door stands in the state that the server's parts share."""

WRITE_BATCHER = "post"
"""Under this name the post stands there."""

WEBSOCKET = "line"
"""Under this name a line stands in the state of the request that opens it."""

TEXT, BINARY = 0x81, 0x82

CLOSE_INTERNAL_ERROR = 1011


class SocketListener(Protocol):
    """Whoever takes a line."""

    def on_message(self, said: bytes) -> None:
        """The client says this."""

    def on_disconnect(self) -> None:
        """The client has gone."""

    def on_writable(self) -> None:
        """What was written has gone out."""


class _NullQueue(asyncio.Queue[Any]):
    """Whoever has a listener needs no queue of its own."""

    def put_nowait(self, item: Any) -> None:
        pass


_NULL_QUEUE = _NullQueue()


class WriteBatcher:
    """What is said in one turn of the loop goes out at its end: a busy reader is woken once."""

    def __init__(self) -> None:
        self._due: list[tuple[WebSocketProtocol, bytes]] = []

    def add(self, line: "WebSocketProtocol", written: bytes) -> None:
        if not self._due:
            line.loop.call_soon(self.flush)
        self._due.append((line, written))

    def flush(self) -> None:
        due, self._due = self._due, []
        for line, written in due:
            if not line.transport.is_closing():
                line.transport.write(written)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """What came through the door as a request is a line to a table from here on."""

    listener: SocketListener | None = None

    # ------------------------------------------------------------ opening and ending
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # too many headers, or worse: nobody would answer it
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was refused
            self.scope["state"][WEBSOCKET] = self

    async def run_asgi(self) -> None:
        """Ask the application, as its parent does; but a line that was taken stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("no line could be opened")
            self.send_500_response()
        if self.close_timer is None and self.listener is None:
            self.transport.close()
        del self.scope, self.request, self.response

    def attach(self, listener: SocketListener) -> None:
        """From here on this one listens, also to what was said while nobody did."""
        self.listener = listener
        while not self.queue.empty():
            early = self.queue.get_nowait()
            if early["type"] == "websocket.receive":
                listener.on_message(early.get("bytes") or b"")
        self.queue = _NULL_QUEUE
        if self.read_paused:
            self.read_paused = False
            self.set_reading(on=True)
        if self.disconnected:
            listener.on_disconnect()

    def connection_lost(self, exc: Exception | None) -> None:
        cast(ConnectionCounter, self.app_state[CONNECTION_COUNTER]).leave(
            client_address(self.client)
        )
        super().connection_lost(exc)
        if self.listener:
            self.listener.on_disconnect()

    def close_with(self, last: bytes, code: int) -> None:
        """Say this and hang up."""
        if not self._can_write:
            return
        self._batcher.flush()
        self.conn.send_text(last)
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        """Everything closes; what was said before is heard."""
        self._batcher.flush()
        super().shutdown()

    # ------------------------------------------------------------ what is said
    def handle_text(self, event: Frame) -> None:
        """Whether it is text at all is found out where it is understood, and answered there."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.on_message(said)

    def set_reading(self, *, on: bool) -> None:
        """Read on, or let the client wait before it says more."""
        if not self.transport.is_closing():
            self.transport.resume_reading() if on else self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener:
            self.listener.on_writable()

    @property
    def is_open(self) -> bool:
        """Does what is written go out soon?"""
        return self.writable.is_set()

    @property
    def _can_write(self) -> bool:
        return self.handshake_complete and not (self.close_sent or self.transport.is_closing())

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        """Send texts, binary frames and texts again, in one piece."""
        if not self._can_write:
            return
        pieces: list[bytes] = []
        for kind, payloads in ((TEXT, letters), (BINARY, frames), (TEXT, news)):
            for payload in payloads:
                pieces += (frame_header(kind, len(payload)), payload)
        self._batcher.add(self, b"".join(pieces))

    @property
    def _batcher(self) -> WriteBatcher:
        return cast(WriteBatcher, self.app_state[WRITE_BATCHER])

    def fail(self) -> None:
        """What is due cannot be told."""
        self.close_with(encode(problem("unavailable")), CLOSE_INTERNAL_ERROR)


def frame_header(kind: int, size: int) -> bytes:
    """What stands before a payload of so many bytes (RFC 6455, 5.2): whole, and not masked."""
    if size < 126:
        return bytes((kind, size))
    if size < 1 << 16:
        return pack("!BBH", kind, 126, size)
    return pack("!BBQ", kind, 127, size)
