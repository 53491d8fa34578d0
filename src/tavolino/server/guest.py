"""One connection at a table: what it holds, what it was told, and what it is still to be told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from time import perf_counter

import msgspec

from tavolino.core.game import Seat
from tavolino.server import metrics
from tavolino.server.protocol import LogLine, ServerMessage, Update

PILE = 32
"""So many letters may wait for a slow reader; then it is not listened to any more."""

REEL = 8
"""So many frames may wait; the oldest are never seen then."""


class Guest:
    """Letters are kept in order. Of news only the newest is sent, however slow the reader is."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.held: tuple[Seat, ...] = ()
        self.hosting = False
        self.greeted = False
        self.heard: Sequence[LogLine] = ()
        """The lines of the log that the client has."""
        self.needs_update = False
        self.needs_around = False
        self._changed = 0.0
        """Since when it needs an update."""
        self._letters: deque[ServerMessage] = deque()
        self._felt: ServerMessage | None = None
        self._frames: deque[bytes] = deque(maxlen=REEL)
        self._due = asyncio.Event()
        self._room = asyncio.Event()
        self.gone = False
        """Nothing can be sent any more: what it said last is of no interest."""

    def write(self, *letters: ServerMessage) -> None:
        """Send these in this order."""
        self._letters.extend(letters)
        self._due.set()

    def mention(self, *letters: ServerMessage) -> None:
        """Send these in this order, unless the reader has too many letters before it already."""
        if len(self._letters) < PILE:
            self.write(*letters)

    def feel(self, felt: ServerMessage) -> None:
        """The hand feels this now; what it felt before is no longer of interest."""
        self._felt = felt
        self._due.set()

    def see(self, frame: bytes) -> None:
        """Something moved."""
        if frame and self.greeted:
            self._frames.append(frame)
            self._due.set()

    def notice(self, *, update: bool = False, around: bool = False) -> None:
        """The table or the people around it changed."""
        if self.greeted:
            if update and not self.needs_update:
                self._changed = perf_counter()
            self.needs_update |= update
            self.needs_around |= around
            self._due.set()

    async def catch_up(self) -> None:
        """Wait until the reader has not too many letters before it."""
        while len(self._letters) >= PILE and not self.gone:
            self._room.clear()
            await self._room.wait()

    async def deliver(
        self,
        send: Callable[[str], Awaitable[None]],
        show: Callable[[bytes], Awaitable[None]],
        news: Callable[["Guest"], Iterator[ServerMessage]],
    ) -> None:
        """Send what is due until the connection is lost."""
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                while self._letters:
                    await send(_written(self._letters.popleft()))
                    self._room.set()
                if felt := self._felt:
                    self._felt = None
                    await send(_written(felt))
                while self._frames:
                    await show(self._frames.popleft())
                for message in news(self):
                    await send(_written(message))
                    if isinstance(message, Update):
                        metrics.seen.observe(perf_counter() - self._changed)
        finally:
            self.gone = True
            self._room.set()


def one_address(guests: Iterable[Guest]) -> str:
    """On whose behalf something is done for all of them: players come before those who look on."""
    there = sorted((not guest.held, guest.address) for guest in guests)
    return there[0][1] if there else ""


def _written(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
