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

PILE = 32
"""So many letters may wait for a slow reader; then it is not listened to any more."""

CLOSE_REFUSED = 4000
"""Our own closing code: the last message said why, and trying again would not help."""

REEL = 8
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

    def part(self, last: bytes, code: int) -> None:
        """Say this and hang up."""


class Guest:
    """Letters are kept in order. Of news only the newest is sent, however slow the reader is."""

    def __init__(self, address: str, outlet: Outlet, news: "News") -> None:
        self.address = address
        self.session: str | None = None
        """What is kept of the secret by which whoever came is signed in, if they are."""
        self.held: tuple[Seat, ...] = ()
        self.looks_over: Seat | None = None
        """The seat over whose shoulder it looks, and can do nothing,"""
        self.came_by = ""
        """by this link."""
        self.eyes: Seat | None = None
        """The seat from which it chose to look, once nothing was secret any more."""
        self.hosting = False
        self.greeted = False
        self.parts: frozenset[Extra] = frozenset()
        self.patches = False
        self.seen: Any = None
        """The view that the client has, if it can put together what changed."""
        self.heard = 0
        """So many lines of the log the client has,"""
        self.heard_as: Seat = SPECTATOR
        """as this viewer heard them."""
        self.ready: list[LogLine] = []
        """Lines that were told for it already."""
        self.needs_update = False
        self.needs_around = False
        self._changed = 0.0
        """Since when it needs an update."""
        self._outlet = outlet
        self._news = news
        self._letters: list[bytes] = []
        self._felt: ServerMessage | None = None
        self._frames: deque[bytes] | None = None
        self._due = False
        self._room: asyncio.Event | None = None
        self.gone = False
        """Nothing can be sent any more: what it said last is of no interest."""

    def write(self, *letters: ServerMessage) -> None:
        """Send these in this order."""
        self._letters.extend(map(encode, letters))
        self._stir()

    def mention(self, *letters: ServerMessage) -> None:
        """Send these in this order, unless the reader has too many letters before it already."""
        if len(self._letters) < PILE:
            self.write(*letters)

    def hand(self, letter: bytes) -> None:
        """Send what is written already, unless there are too many letters before it."""
        if len(self._letters) < PILE:
            self._letters.append(letter)
            self._stir()

    def feel(self, felt: ServerMessage) -> None:
        """The hand feels this now; what it felt before is no longer of interest."""
        self._felt = felt
        self._stir()

    def see(self, frame: bytes) -> None:
        """Something moved."""
        if self.greeted:
            if self._frames is None:
                self._frames = deque(maxlen=REEL)
            self._frames.append(frame)
            self._stir()

    def notice(self, *, update: bool = False, around: bool = False) -> None:
        """The table or the people around it changed."""
        if self.greeted:
            if update and not self.needs_update:
                self._changed = perf_counter()
            self.needs_update |= update
            self.needs_around |= around
            self._stir()

    async def catch_up(self) -> None:
        """Wait until the reader has not too many letters before it."""
        while len(self._letters) >= PILE and not self.gone:
            self._room = self._room or asyncio.Event()
            self._room.clear()
            await self._room.wait()

    def _stir(self) -> None:
        if not self._due and not self.gone:
            self._due = True
            asyncio.get_running_loop().call_soon(self.deliver)

    def deliver(self) -> None:
        """Send what is due, if it would go out; whoever holds the outlet calls again if not."""
        self._due = False
        if self.gone or not self._outlet.is_open:
            return
        letters, self._letters = self._letters, []
        if self._felt is not None:
            letters.append(encode(self._felt))
            self._felt = None
        frames, self._frames = [*(self._frames or ())], None
        late = self.needs_update
        try:
            news = [*self._news(self)]
        except Exception:
            _log.exception("a table cannot be shown")
            self._outlet.fail()
            return
        if letters or frames or news:
            self._outlet.push(letters, frames, news)
        if late:
            metrics.seen.observe(perf_counter() - self._changed)
        if self._room:
            self._room.set()

    def dismiss(self) -> None:
        """This table is no longer kept here: whoever comes back is led to where it is."""
        self._outlet.fail()

    def send_away(self, why: ServerMessage) -> None:
        """It may not be here any more, and trying again would not help."""
        self._outlet.part(encode(why), CLOSE_REFUSED)

    def leave(self) -> None:
        """The connection is lost."""
        self.gone = True
        if self._room:
            self._room.set()


News = Callable[[Guest], Iterator[bytes]]
"""What a guest does not know yet, written."""


def one_address(guests: Iterable[Guest]) -> str:
    """On whose behalf something is done for all of them: players come before those who look on."""
    there = sorted((not guest.held, guest.address) for guest in guests)
    return there[0][1] if there else ""
