"""The door, before anything is asked: whoever stands in it silently or brings too many leaves."""

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tavolino.server.limits import Crowd, address_of

ASKING_SECONDS = 15.0
"""So long somebody may take to say what is wanted."""

SOCKETS = 4
"""A browser opens so many sockets for each connection that it keeps."""

DOOR = "door"
"""Under this name the crowd stands in the state that the server's parts share."""


class Door(HttpToolsProtocol):
    """A request must be made in good time; of an address that has too many, no more are heard."""

    _patience: asyncio.TimerHandle | None = None
    _inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        super().connection_made(transport)
        self._inside = _crowd(self.app_state).enter(address_of(self.client))
        if self._inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._inside:
            _crowd(self.app_state).leave(address_of(self.client))
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(ASKING_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()


class Line(WebSocketsSansIOProtocol):
    """What came through the door as a request is a line to a table from here on."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # too many headers, or worse: nobody would answer it
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        _crowd(self.app_state).leave(address_of(self.client))
        super().connection_lost(exc)

    def handle_text(self, event: Frame) -> None:
        """Whether it is text at all is found out where it is understood, and answered there."""
        self.handle_bytes(event)


def _crowd(state: dict[str, object]) -> Crowd:
    return cast(Crowd, state[DOOR])
