"""WebSocket connections without a task or a queue: each message goes directly to a listener.

The application answers the opening request like any other. Once a listener is attached, the
connection has no task and no queue: it passes each message on as it arrives, and writes outgoing
messages in one piece. Nothing is compressed, so a frame is its header and the text. Nearly all
frames are short texts; only other frames go through the parser.
"""

import asyncio
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from tavolino.server.net.frames import BINARY, TEXT, frame_end, frame_header, short_text
from tavolino.server.net.rate_limits import ConnectionCounter, client_address
from tavolino.server.protocol.play import encode
from tavolino.server.protocol.problems import problem

CONNECTION_COUNTER = "door"
"""Key of the connection counter in the state of the application."""

WRITE_BATCHER = "post"
"""Key of the write batcher in the state of the application."""

WEBSOCKET = "line"
"""Key of a connection in the state of the request that opens it."""

CLOSE_INTERNAL_ERROR = 1011


class SocketListener(Protocol):
    """Receives the events of a connection."""

    def on_message(self, said: bytes) -> None:
        """The client sent a message."""

    def on_disconnect(self) -> None:
        """The client disconnected."""

    def on_writable(self) -> None:
        """Written data has gone out."""


class _NullQueue(asyncio.Queue[Any]):
    """Discards everything: a connection with a listener needs no queue."""

    def put_nowait(self, item: Any) -> None:
        pass


_NULL_QUEUE = _NullQueue()


class WriteBatcher:
    """Sends all writes of one loop iteration at its end, so that a busy reader wakes once."""

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
    """A WebSocket connection that calls its listener."""

    listener: SocketListener | None = None
    _unfinished = b""
    """The beginning of a frame that is not complete yet."""

    # ------------------------------------------------------------ opening and ending
    def data_received(self, data: bytes) -> None:
        """Takes first the whole request, from the HTTP protocol, and then pieces of frames."""
        if self.handshake_initiated:
            self._take_frames(self._unfinished + data)
            return
        super().data_received(data)
        if not self.handshake_initiated:  # malformed: no response
            self.transport.abort()

    def _take_frames(self, received: bytes) -> None:
        """Passes short texts to the listener, and every other frame to the parser."""
        start = 0
        while end := frame_end(received, start, self.config.ws_max_size):
            frame = received[start:end]
            text = short_text(frame) if self.listener and self._is_between_messages else None
            if self.listener is None or text is None:
                super().data_received(frame)
            else:
                self.listener.on_message(text)
            start = end
        self._unfinished = received[start:]

    @property
    def _is_between_messages(self) -> bool:
        """Whether the connection is open and the last message complete."""
        return self.conn.state is OPEN and self.conn.current_size is None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request was refused
            self.scope["state"][WEBSOCKET] = self

    async def run_asgi(self) -> None:
        """Runs the application as its parent does, but keeps a connection with a listener open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a WebSocket connection could not be opened")
            self.send_500_response()
        if self.close_timer is None and self.listener is None:
            self.transport.close()
        del self.scope, self.request, self.response

    def attach(self, listener: SocketListener) -> None:
        """Sets the listener, and passes it the messages that have already arrived."""
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
            self._release().on_disconnect()

    def connection_lost(self, exc: Exception | None) -> None:
        cast(ConnectionCounter, self.app_state[CONNECTION_COUNTER]).leave(
            client_address(self.client)
        )
        super().connection_lost(exc)
        if self.listener:
            self._release().on_disconnect()

    def _release(self) -> SocketListener:
        """Drops the listener, which refers to this connection, so that both are freed at once."""
        assert self.listener
        listener, self.listener = self.listener, None
        self.conn.parser.close()
        return listener

    def close_with(self, last: bytes, code: int) -> None:
        """Sends a last message and closes the connection."""
        if not self._can_write:
            return
        self._batcher.flush()
        self.conn.send_text(last)
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        """Closes the connection at shutdown, after sending what was written before."""
        self._batcher.flush()
        super().shutdown()

    # ------------------------------------------------------------ messages
    def handle_text(self, event: Frame) -> None:
        """Passes text on as bytes. The decoder of the message answers invalid text."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.on_message(said)

    def set_reading(self, *, on: bool) -> None:
        """Resumes reading, or pauses it so that the client waits."""
        if not self.transport.is_closing():
            self.transport.resume_reading() if on else self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener:
            self.listener.on_writable()

    @property
    def is_open(self) -> bool:
        """Whether written data goes out soon."""
        return self.writable.is_set()

    @property
    def _can_write(self) -> bool:
        return self.handshake_complete and not (self.close_sent or self.transport.is_closing())

    def push(self, messages: list[bytes], frames: list[bytes], updates: list[bytes]) -> None:
        """Sends texts, binary frames and more texts in one piece."""
        if not self._can_write:
            return
        pieces: list[bytes] = []
        for kind, payloads in ((TEXT, messages), (BINARY, frames), (TEXT, updates)):
            for payload in payloads:
                pieces += (frame_header(kind, len(payload)), payload)
        self._batcher.add(self, b"".join(pieces))

    @property
    def _batcher(self) -> WriteBatcher:
        return cast(WriteBatcher, self.app_state[WRITE_BATCHER])

    def fail(self) -> None:
        """Closes the connection because a due message could not be made."""
        self.close_with(encode(problem("unavailable")), CLOSE_INTERNAL_ERROR)
