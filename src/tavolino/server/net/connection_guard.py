"""HTTP connections with limits: slow, oversized and too many requests are refused."""

import asyncio
from typing import cast

from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from tavolino.server.net.http import LINGER_SECONDS, SECURITY_HEADERS, json_response
from tavolino.server.net.rate_limits import ConnectionCounter, client_address
from tavolino.server.net.websocket import CONNECTION_COUNTER
from tavolino.server.protocol.problems import problem

MAX_HEAD_BYTES = 32 * 1024
"""Maximum size of a request without its body."""

CHUNK_BYTES = 4096
"""Number of bytes parsed at a time, so that an oversized request is noticed before it is stored."""

MAX_PIPELINED_REQUESTS = 16
"""Maximum number of requests that wait on one connection for a response."""

REQUEST_TIMEOUT_SECONDS = 15.0
"""Seconds that a client has to send the head of a request."""

SOCKETS_PER_CONNECTION = 4
"""Number of sockets that a browser opens for each WebSocket connection that it keeps."""


class GuardedHttpProtocol(HttpToolsProtocol):
    """Limits the size and duration of requests, and their number on one connection."""

    _timeout: asyncio.TimerHandle | None = None
    _is_counted = False
    _bytes_left = MAX_HEAD_BYTES
    """Number of bytes outside a body that the client may still send."""
    _in_body = False
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        super().connection_made(transport)
        self._is_counted = _counter(self.app_state).enter(client_address(self.client))
        if self._is_counted:
            self._start_timeout(REQUEST_TIMEOUT_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        if self._is_counted:
            _counter(self.app_state).leave(client_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and self._is_reading:
            size = CHUNK_BYTES if self._in_body else min(CHUNK_BYTES, self._bytes_left)
            super().data_received(data[:size])
            self._bytes_left -= size
            data = data[size:]
            if self._bytes_left < 0 or (data and self._bytes_left == 0 and not self._in_body):
                self._refuse()
        if self.transport.get_protocol() is not self:  # a WebSocket has taken over
            self.parser = None  # type: ignore[assignment]  # it refers to this connection

    @property
    def _is_reading(self) -> bool:
        gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        return not (self._refused or gone)

    def _refuse(self) -> None:
        """Responds with 431, or aborts during another response. Later input is discarded."""
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
            return
        self._refused = True
        self.transport.write(_encoded(json_response(problem("too_large"), 431)))
        self.transport.write_eof()
        self._start_timeout(LINGER_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes_left = MAX_HEAD_BYTES
        self._start_timeout(REQUEST_TIMEOUT_SECONDS)

    def on_headers_complete(self) -> None:
        self._stop_timeout()
        self._in_body = True
        if len(self.pipeline) < MAX_PIPELINED_REQUESTS:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._bytes_left += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._bytes_left = MAX_HEAD_BYTES
        self._in_body = False
        super().on_message_complete()

    def _start_timeout(self, seconds: float) -> None:
        self._stop_timeout()
        self._timeout = self.loop.call_later(seconds, self.transport.abort)

    def _stop_timeout(self) -> None:
        if self._timeout:
            self._timeout.cancel()


def _encoded(answer: Response) -> bytes:
    """The bytes of a response that is the last one on its connection."""
    answer.headers.update({**SECURITY_HEADERS, "connection": "close"})
    lines = (b"%b: %b\r\n" % header for header in answer.raw_headers)
    return b"".join((STATUS_LINE[answer.status_code], *lines, b"\r\n", bytes(answer.body)))


def _counter(state: dict[str, object]) -> ConnectionCounter:
    return cast(ConnectionCounter, state[CONNECTION_COUNTER])
