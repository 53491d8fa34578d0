"""A connection to a table: its seats, its outgoing messages and what the client already has."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Any, Protocol

from tavolino.core.game import SPECTATOR, Seat
from tavolino.server.ops import metrics
from tavolino.server.protocol.play import Extra, LogLine, ServerMessage, encode

MAX_QUEUED_MESSAGES = 32
"""When this many messages wait, optional ones are dropped and the client's own have to wait."""

CLOSE_REFUSED = 4000
"""WebSocket close code of this application: the last message has the reason. Do not reconnect."""

MAX_QUEUED_FRAMES = 8
"""Maximum number of waiting frames. Beyond it the oldest ones are dropped."""

_log = logging.getLogger(__name__)


class Outlet(Protocol):
    """The transport of a connection."""

    @property
    def is_open(self) -> bool:
        """Whether written data goes out soon. If not, its owner calls `Connection.flush` later."""

    def push(self, messages: list[bytes], frames: list[bytes], updates: list[bytes]) -> None:
        """Send texts, binary frames and more texts, in this order."""

    def fail(self) -> None:
        """Close the connection because of an error. The client may reconnect."""

    def close_with(self, last: bytes, code: int) -> None:
        """Send a last message and close the connection."""


class Connection:
    """Sends messages in order. A slow reader gets only the newest update."""

    def __init__(self, address: str, outlet: Outlet, updates: "Updates") -> None:
        self.address = address
        self.session: str | None = None
        """Hash of the sign-in session's token; None if the client is not signed in."""
        self.seats: tuple[Seat, ...] = ()
        self.observed_seat: Seat | None = None
        """The seat that this connection observes. An observer cannot act."""
        self.observer_link = ""
        """Id of the link by which it observes; may be empty."""
        self.view_as: Seat | None = None
        """The viewpoint that the client chose for a finished match."""
        self.hosting = False
        self.greeted = False
        self.extras: frozenset[Extra] = frozenset()
        self.patches = False
        self.last_view: Any = None
        """The view that the client has, if it accepts patches."""
        self.lines_sent = 0
        """Number of log lines that the client has."""
        self.lines_sent_as: Seat = SPECTATOR
        """The viewer for whom these lines were written."""
        self.prepared_lines: list[LogLine] = []
        """Log lines that were built for its next update."""
        self.needs_update = False
        self.needs_table = False
        self._changed_at = 0.0
        """Value of `perf_counter` when an update became due."""
        self._outlet = outlet
        self._updates = updates
        self._messages: list[bytes] = []
        self._feedback: ServerMessage | None = None
        self._frames: deque[bytes] | None = None
        self._is_scheduled = False
        self._has_room: asyncio.Event | None = None
        self.is_closed = False
        """True once the connection is lost. Nothing can be sent any more."""

    def send(self, *messages: ServerMessage) -> None:
        """Queue messages in this order."""
        self._messages.extend(map(encode, messages))
        self._schedule()

    def send_if_room(self, *messages: ServerMessage) -> None:
        """Queue messages in this order. Drop them if too many wait already."""
        if len(self._messages) < MAX_QUEUED_MESSAGES:
            self.send(*messages)

    def send_encoded(self, message: bytes) -> None:
        """Queue an encoded message. Drop it if too many wait already."""
        if len(self._messages) < MAX_QUEUED_MESSAGES:
            self._messages.append(message)
            self._schedule()

    def send_feedback(self, feedback: ServerMessage) -> None:
        """Send the newest feedback of a gesture. It replaces feedback that still waits."""
        self._feedback = feedback
        self._schedule()

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame of a simulation."""
        if self.greeted:
            if self._frames is None:
                self._frames = deque(maxlen=MAX_QUEUED_FRAMES)
            self._frames.append(frame)
            self._schedule()

    def mark_changed(self, *, update: bool = False, table: bool = False) -> None:
        """Send an update, or the new table information, with the next flush."""
        if self.greeted:
            if update and not self.needs_update:
                self._changed_at = perf_counter()
            self.needs_update |= update
            self.needs_table |= table
            self._schedule()

    async def wait_for_room(self) -> None:
        """Wait until fewer than MAX_QUEUED_MESSAGES wait."""
        while len(self._messages) >= MAX_QUEUED_MESSAGES and not self.is_closed:
            self._has_room = self._has_room or asyncio.Event()
            self._has_room.clear()
            await self._has_room.wait()

    def _schedule(self) -> None:
        if not self._is_scheduled and not self.is_closed:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what is due if the outlet is open. If not, its owner calls this again later."""
        self._is_scheduled = False
        if self.is_closed or not self._outlet.is_open:
            return
        messages, self._messages = self._messages, []
        if self._feedback is not None:
            messages.append(encode(self._feedback))
            self._feedback = None
        frames, self._frames = [*(self._frames or ())], None
        has_update = self.needs_update
        try:
            updates = [*self._updates(self)]
        except Exception:
            _log.exception("a table cannot be shown")
            self._outlet.fail()
            return
        if messages or frames or updates:
            self._outlet.push(messages, frames, updates)
        if has_update:
            metrics.move_seen.observe(perf_counter() - self._changed_at)
        if self._has_room:
            self._has_room.set()

    def disconnect(self) -> None:
        """Close the connection because another server owns the match. A reconnect leads there."""
        self._outlet.fail()

    def close_with(self, why: ServerMessage) -> None:
        """Close the connection for good, with the reason as the last message."""
        self._outlet.close_with(encode(why), CLOSE_REFUSED)

    def mark_closed(self) -> None:
        """Stop sending, because the connection is lost."""
        self.is_closed = True
        if self._has_room:
            self._has_room.set()


Updates = Callable[[Connection], Iterator[bytes]]
"""Yields the encoded messages that a connection does not have yet."""


def client_of(connections: Iterable[Connection]) -> str:
    """The address charged for work on behalf of all these connections, preferably a player's.

    Empty if there are no connections.
    """
    ranked = sorted((not connection.seats, connection.address) for connection in connections)
    return ranked[0][1] if ranked else ""
