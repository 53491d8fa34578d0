"""The door, before anything is asked: whoever stands in it silently or brings too many leaves."""

import asyncio
from typing import cast

from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from tavolino.server.net.http import LINGERING_SECONDS, SECURITY, as_json
from tavolino.server.net.rate_limits import Crowd, address_of
from tavolino.server.net.websocket import DOOR
from tavolino.server.protocol.problems import problem

REQUEST_BYTES = 32 * 1024
"""So long a request may be, but for its body."""

PIECE = 4096
"""So much of it is looked at, at a time: what is too long is noticed before it is gathered."""

AHEAD = 16
"""So many requests may be made before the first of them is answered."""

ASKING_SECONDS = 15.0
"""So long somebody may take to say what is wanted."""

SOCKETS = 4
"""A browser opens so many sockets for each connection that it keeps."""


class Door(HttpToolsProtocol):
    """A request must be short and made in good time; of too many at once, no more are heard."""

    _patience: asyncio.TimerHandle | None = None
    _inside = False
    _room = REQUEST_BYTES
    """So much more may be said that is not body."""
    _in_body = False
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        super().connection_made(transport)
        self._inside = _crowd(self.app_state).enter(address_of(self.client))
        if self._inside:
            self._wait(ASKING_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._inside:
            _crowd(self.app_state).leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and self._listens:
            size = PIECE if self._in_body else min(PIECE, self._room)
            super().data_received(data[:size])
            self._room -= size
            data = data[size:]
            if self._room < 0 or (data and self._room == 0 and not self._in_body):
                self._refuse()

    @property
    def _listens(self) -> bool:
        gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        return not (self._refused or gone)

    def _refuse(self) -> None:
        """Say so, if nothing else is being said; what still comes is not gathered."""
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
            return
        self._refused = True
        self.transport.write(_written(as_json(problem("too_large"), 431)))
        self.transport.write_eof()
        self._wait(LINGERING_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._room = REQUEST_BYTES
        self._wait(ASKING_SECONDS)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._in_body = True
        if len(self.pipeline) < AHEAD:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._room += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._room = REQUEST_BYTES
        self._in_body = False
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()


def _written(answer: Response) -> bytes:
    """An answer that is the last one on its connection."""
    answer.headers.update({**SECURITY, "connection": "close"})
    lines = (b"%b: %b\r\n" % header for header in answer.raw_headers)
    return b"".join((STATUS_LINE[answer.status_code], *lines, b"\r\n", bytes(answer.body)))


def _crowd(state: dict[str, object]) -> Crowd:
    return cast(Crowd, state[DOOR])
