"""Who has until when to answer. What silence means then is the game's business."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from tavolino.core.game import Seat, Window
from tavolino.core.match import AnyMatch

A_MOMENT = 0.02
"""So much later it is looked who was silent: an alarm may ring a little early."""


MORE = 10
"""So many times as long has whoever asks for more time."""


def asked(
    match: AnyMatch, people: Collection[Seat], connections: Iterable[Collection[Seat]]
) -> dict[Seat, Window[Any]]:
    """The seats for which time runs: a person plays there, is asked, and keeps somebody waiting.

    The connections say which seats each of them holds.
    """
    acting = [seat for seat in match.actors if seat in people]
    windows = {seat: match.game.window(match.state, seat) for seat in acting}
    if not any(windows.values()):
        return {}
    at = [{seat for seat in held if seat in people} for held in connections]
    return {seat: window for seat, window in windows.items() if window and _is_waited_for(seat, at)}


def _is_waited_for(seat: Seat, at: Iterable[set[Seat]]) -> bool:
    """Is somebody at another device? Who must hand the device on before answering has time."""
    own = [held for held in at if seat in held]
    others = [held for held in at if held and seat not in held]
    return bool(others) and not any(len(held) > 1 for held in own)


class Running(NamedTuple):
    """A window that is open for a seat."""

    window: Window[Any]
    ends: float
    extended: bool = False


class Clocks:
    """One for each seat that is asked; when one has run out, somebody is told."""

    def __init__(self, ring: Callable[[], None], now: Callable[[], float] = time.monotonic) -> None:
        self._ring = ring
        self._now = now
        self._running: dict[Seat, Running] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def wind(self, asked: Mapping[Seat, Window[Any]]) -> bool:
        """These are asked now: whose window is the same has no more time. Did anything change?"""
        before = self._running
        if not (before or asked):
            return False
        self._running = {seat: self._begun(seat, window) for seat, window in asked.items()}
        self._set_alarm()
        return self._running != before

    def _begun(self, seat: Seat, window: Window[Any]) -> Running:
        known = self._running.get(seat)
        if known is not None and known.window == window:
            return known
        return Running(window, self._now() + window.seconds)

    def _set_alarm(self) -> None:
        self.close()
        if left := self.left():
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(left.values()) + A_MOMENT, self._ring)

    def may_extend(self, seat: Seat) -> bool:
        """Once for each question, while its time runs."""
        running = self._running.get(seat)
        return running is not None and not running.extended and running.ends > self._now()

    def extend(self, seat: Seat) -> None:
        """From now on the seat has many times as long as at first."""
        window = self._running[seat].window
        longer = Running(window, self._now() + MORE * window.seconds, extended=True)
        self._running[seat] = longer
        self._set_alarm()

    def stop(self, seat: Seat) -> None:
        """The seat has answered: what it is asked next is another question."""
        self._running.pop(seat, None)

    def left(self) -> dict[Seat, float]:
        """How many seconds each has."""
        now = self._now()
        return {seat: max(0.0, one.ends - now) for seat, one in sorted(self._running.items())}

    def silence(self, seat: Seat) -> Any | None:
        """What the seat has said by saying nothing for so long; None while it has time."""
        running = self._running.get(seat)
        if running is None or running.ends > self._now():
            return None
        return running.window.silence

    def close(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
