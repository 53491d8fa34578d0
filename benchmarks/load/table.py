"""A table under load: one client plays every seat, and one spectator watches."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from time import perf_counter

from msgspec import Struct

from load.wire import Line

PATIENCE = 60.0
"""Seconds after which a missing answer counts as lost."""


class Move(Struct, frozen=True):
    """One move: seconds until each client had it, and its size."""

    seq: int
    accepted: float
    shown: float
    """Until the player received the new state."""
    seen: float
    """Until the spectator received it."""
    player_bytes: int
    spectator_bytes: int


class Table(ABC):
    """Sends random moves when the driver tells it to; the driver sets `moved` and `ready`."""

    player: Line
    spectator: Line

    def __init__(self, random: Random) -> None:
        self.moved: Callable[[Move], None] = lambda move: None
        self.ready: Callable[[Table], None] = lambda table: None
        self.refusals = 0
        """How many moves were refused."""
        self._random = random
        self._here = asyncio.Event()
        """Set when both connections are open and have the state of the table."""
        self._answered = asyncio.Event()
        self._answered.set()
        self._forget()

    def _forget(self) -> None:
        self.seq = self._seen_seq = -1
        self.options: Sequence[str] = ()
        self.is_over = False
        self._here.clear()

    @property
    def is_acting(self) -> bool:
        """Does a move wait for an answer?"""
        return not self._answered.is_set()

    @property
    def is_free(self) -> bool:
        """Can the next move or the next match begin?"""
        is_due = bool(self.options) or self.is_over
        return is_due and self._here.is_set() and self._answered.is_set()

    async def rest(self) -> None:
        """Wait for the answer to the last move."""
        await self._answered.wait()

    async def open(self) -> None:
        """Open both connections and wait for the state."""
        async with asyncio.timeout(PATIENCE):
            await self._come()
            await self._here.wait()
        if self.is_free:
            self.ready(self)

    def renew(self) -> Coroutine[None, None, None]:
        """Leave the finished match now; the returned coroutine opens a new one."""
        self.leave()
        self._forget()
        return self.open()

    def leave(self) -> None:
        self.player.hang_up()
        self.spectator.hang_up()

    def act(self) -> None:
        """Send one of the legal actions."""
        option = self._random.choice(self.options)
        self._answered.clear()
        self._acted = self.seq
        self._accepted = self._shown = self._seen = 0.0
        self._player_bytes, self._spectator_bytes = self.player.received, self.spectator.received
        self._said = perf_counter()
        self._say(option)

    @abstractmethod
    async def _come(self) -> None:
        """Open both connections and greet the server."""

    @abstractmethod
    def _say(self, option: str) -> None:
        """Send this move."""

    def _is_refused(self) -> None:
        """The table goes on without this move, which may be repeated later."""
        self.refusals += 1
        if self.is_acting:
            self._answered.set()

    def _is_accepted(self) -> None:
        self._accepted = perf_counter() - self._said
        self._settle()

    def _is_shown(self, seq: int, options: Sequence[str], *, is_over: bool) -> None:
        self.seq, self.options, self.is_over = seq, options, is_over
        if self.is_acting and not self._shown and seq > self._acted:
            self._shown = perf_counter() - self._said
        self._settle()

    def _is_seen(self, seq: int) -> None:
        self._seen_seq = seq
        if self.is_acting and not self._seen and seq > self._acted:
            self._seen = perf_counter() - self._said
        self._settle()

    def _settle(self) -> None:
        """Start the next move once both clients have this one."""
        if not self._here.is_set():
            if self.seq >= 0 and self._seen_seq >= 0:
                self._here.set()
            return
        if self.is_acting:
            if not (self._accepted and self._shown and self._seen):
                return
            self._answered.set()
            self.moved(self._made())
        if self.is_free:
            self.ready(self)

    def _made(self) -> Move:
        return Move(
            self._acted,
            self._accepted,
            self._shown,
            self._seen,
            self.player.received - self._player_bytes,
            self.spectator.received - self._spectator_bytes,
        )
