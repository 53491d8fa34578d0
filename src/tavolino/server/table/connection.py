"""One connection at a table: what it holds, what it was told, and what it is still to be told."""

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
"""So many letters may wait for a slow reader; then it is not listened to any more."""

CLOSE_REFUSED = 4000
"""Our own closing code: the last message said why, and trying again would not help."""

MAX_QUEUED_FRAMES = 8
"""So many frames may wait; the oldest are never seen then."""

_log = logging.getLogger(__name__)


class Outlet(Protocol):
    """Where what is said goes."""

    @property
    def is_open(self) -> bool:
        """Would what is written go out soon? Else whoever wants to write is told later."""

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        """Send texts, frames and texts again, in this order."""

    def fail(self) -> None:
        """What is due cannot be told: end the connection."""

    def close_with(self, last: bytes, code: int) -> None:
        """Say this and hang up."""


class Connection:
    """Letters are kept in order. Of news only the newest is sent, however slow the reader is."""

    def __init__(self, address: str, outlet: Outlet, news: "Updates") -> None:
        self.address = address
        self.session: str | None = None
        """What is kept of the secret by which whoever came is signed in, if they are."""
        self.seats: tuple[Seat, ...] = ()
        self.observed_seat: Seat | None = None
        """The seat over whose shoulder it looks, and can do nothing,"""
        self.observer_link = ""
        """by this link."""
        self.view_as: Seat | None = None
        """The seat from which it chose to look, once nothing was secret any more."""
        self.hosting = False
        self.greeted = False
        self.extras: frozenset[Extra] = frozenset()
        self.patches = False
        self.last_view: Any = None
        """The view that the client has, if it can put together what changed."""
        self.lines_sent = 0
        """So many lines of the log the client has,"""
        self.lines_sent_as: Seat = SPECTATOR
        """as this viewer heard them."""
        self.prepared_lines: list[LogLine] = []
        """Lines that were told for it already."""
        self.needs_update = False
        self.needs_table = False
        self._changed_at = 0.0
        """Since when it needs an update."""
        self._outlet = outlet
        self._updates = news
        self._messages: list[bytes] = []
        self._feedback: ServerMessage | None = None
        self._frames: deque[bytes] | None = None
        self._is_scheduled = False
        self._has_room: asyncio.Event | None = None
        self.is_closed = False
        """Nothing can be sent any more: what it said last is of no interest."""

    def send(self, *letters: ServerMessage) -> None:
        """Send these in this order."""
        self._messages.extend(map(encode, letters))
        self._schedule()

    def send_if_room(self, *letters: ServerMessage) -> None:
        """Send these in this order, unless the reader has too many letters before it already."""
        if len(self._messages) < MAX_QUEUED_MESSAGES:
            self.send(*letters)

    def send_encoded(self, letter: bytes) -> None:
        """Send what is written already, unless there are too many letters before it."""
        if len(self._messages) < MAX_QUEUED_MESSAGES:
            self._messages.append(letter)
            self._schedule()

    def send_feedback(self, felt: ServerMessage) -> None:
        """The hand feels this now; what it felt before is no longer of interest."""
        self._feedback = felt
        self._schedule()

    def send_frame(self, frame: bytes) -> None:
        """Something moved."""
        if self.greeted:
            if self._frames is None:
                self._frames = deque(maxlen=MAX_QUEUED_FRAMES)
            self._frames.append(frame)
            self._schedule()

    def mark_changed(self, *, update: bool = False, table: bool = False) -> None:
        """The table or the people around it changed."""
        if self.greeted:
            if update and not self.needs_update:
                self._changed_at = perf_counter()
            self.needs_update |= update
            self.needs_table |= table
            self._schedule()

    async def wait_for_room(self) -> None:
        """Wait until the reader has not too many letters before it."""
        while len(self._messages) >= MAX_QUEUED_MESSAGES and not self.is_closed:
            self._has_room = self._has_room or asyncio.Event()
            self._has_room.clear()
            await self._has_room.wait()

    def _schedule(self) -> None:
        if not self._is_scheduled and not self.is_closed:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what is due, if it would go out; whoever holds the outlet calls again if not."""
        self._is_scheduled = False
        if self.is_closed or not self._outlet.is_open:
            return
        letters, self._messages = self._messages, []
        if self._feedback is not None:
            letters.append(encode(self._feedback))
            self._feedback = None
        frames, self._frames = [*(self._frames or ())], None
        late = self.needs_update
        try:
            news = [*self._updates(self)]
        except Exception:
            _log.exception("a table cannot be shown")
            self._outlet.fail()
            return
        if letters or frames or news:
            self._outlet.push(letters, frames, news)
        if late:
            metrics.move_seen.observe(perf_counter() - self._changed_at)
        if self._has_room:
            self._has_room.set()

    def disconnect(self) -> None:
        """This table is no longer kept here: whoever comes back is led to where it is."""
        self._outlet.fail()

    def close_with(self, why: ServerMessage) -> None:
        """It may not be here any more, and trying again would not help."""
        self._outlet.close_with(encode(why), CLOSE_REFUSED)

    def mark_closed(self) -> None:
        """The connection is lost."""
        self.is_closed = True
        if self._has_room:
            self._has_room.set()


Updates = Callable[[Connection], Iterator[bytes]]
"""What a guest does not know yet, written."""


def client_of(connections: Iterable[Connection]) -> str:
    """On whose behalf something is done for all of them: players come before those who look on."""
    there = sorted((not connection.seats, connection.address) for connection in connections)
    return there[0][1] if there else ""
