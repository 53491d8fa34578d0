"""Time limits for answers to a game's questions, one window per seat.

The game decides what silence means when a window expires.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from tavolino.core.game import Seat, Window
from tavolino.core.match import AnyMatch

ALARM_MARGIN_SECONDS = 0.02
"""Delay of the alarm after a window expires, because an alarm may fire a little early."""


EXTENSION_FACTOR = 10
"""Factor by which a seat that asks for more time gets a longer window."""


def open_windows(
    match: AnyMatch, people: Collection[Seat], connections: Iterable[Collection[Seat]]
) -> dict[Seat, Window[Any]]:
    """Windows of the human players who are to act and keep others waiting: for them time runs.

    `connections` has the seats that each connection holds.
    """
    game, state = match.game, match.state
    acting = (seat for seat in match.actors if seat in people)
    windows = {seat: window for seat in acting if (window := game.window(state, seat))}
    if not windows:
        return {}
    at = [{seat for seat in held if seat in people} for held in connections]
    return {seat: window for seat, window in windows.items() if _is_waited_for(seat, at)}


def _is_waited_for(seat: Seat, at: Iterable[set[Seat]]) -> bool:
    """Whether a player at another device waits. Seats that share a device have no time limit."""
    own = [held for held in at if seat in held]
    others = [held for held in at if held and seat not in held]
    return bool(others) and not any(len(held) > 1 for held in own)


class OpenWindow(NamedTuple):
    """The open window of a seat, and when it expires."""

    window: Window[Any]
    ends: float
    extended: bool = False


class AnswerWindows:
    """One window for each seat that is asked, and an alarm for the first that expires."""

    def __init__(self, ring: Callable[[], None], now: Callable[[], float] = time.monotonic) -> None:
        self._on_alarm = ring
        self._now = now
        self._open: dict[Seat, OpenWindow] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def sync(self, asked: Mapping[Seat, Window[Any]]) -> bool:
        """Replaces the windows. Returns whether anything changed. An equal window keeps its end."""
        before = self._open
        if not (before or asked):
            return False
        self._open = {seat: self._opened(seat, window) for seat, window in asked.items()}
        self._set_alarm()
        return self._open != before

    def _opened(self, seat: Seat, window: Window[Any]) -> OpenWindow:
        known = self._open.get(seat)
        if known is not None and known.window == window:
            return known
        return OpenWindow(window, self._now() + window.seconds)

    def _set_alarm(self) -> None:
        self.close()
        if left := self.seconds_left():
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(left.values()) + ALARM_MARGIN_SECONDS, self._on_alarm)

    def may_extend(self, seat: Seat) -> bool:
        """Whether the seat may get more time: once for each question, while its time runs."""
        running = self._open.get(seat)
        return running is not None and not running.extended and running.ends > self._now()

    def extend(self, seat: Seat) -> None:
        """Restarts the window of the seat, EXTENSION_FACTOR times as long."""
        window = self._open[seat].window
        longer = OpenWindow(window, self._now() + EXTENSION_FACTOR * window.seconds, extended=True)
        self._open[seat] = longer
        self._set_alarm()

    def stop(self, seat: Seat) -> None:
        """Closes the window of a seat that has answered. Its next question gets a new one."""
        self._open.pop(seat, None)

    @property
    def is_any_open(self) -> bool:
        return bool(self._open)

    def seconds_left(self) -> dict[Seat, float]:
        """Seconds left for each seat."""
        now = self._now()
        return {seat: max(0.0, one.ends - now) for seat, one in sorted(self._open.items())}

    def expired_action(self, seat: Seat) -> Any | None:
        """The action that silence stands for, if the seat's time is up; else None."""
        running = self._open.get(seat)
        if running is None or running.ends > self._now():
            return None
        return running.window.silence

    def close(self) -> None:
        """Cancels the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
