"""Who has until when to answer. What silence means then is the game's business."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from tavolino.core.game import Seat, Window
from tavolino.core.match import AnyMatch

ALARM_MARGIN_SECONDS = 0.02
"""So much later it is looked who was silent: an alarm may ring a little early."""


EXTENSION_FACTOR = 10
"""So many times as long has whoever asks for more time."""


def open_windows(
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


class OpenWindow(NamedTuple):
    """A window that is open for a seat."""

    window: Window[Any]
    ends: float
    extended: bool = False


class AnswerWindows:
    """One for each seat that is asked; when one has run out, somebody is told."""

    def __init__(self, ring: Callable[[], None], now: Callable[[], float] = time.monotonic) -> None:
        self._on_alarm = ring
        self._now = now
        self._open: dict[Seat, OpenWindow] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def sync(self, asked: Mapping[Seat, Window[Any]]) -> bool:
        """These are asked now: whose window is the same has no more time. Did anything change?"""
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
        """Once for each question, while its time runs."""
        running = self._open.get(seat)
        return running is not None and not running.extended and running.ends > self._now()

    def extend(self, seat: Seat) -> None:
        """From now on the seat has many times as long as at first."""
        window = self._open[seat].window
        longer = OpenWindow(window, self._now() + EXTENSION_FACTOR * window.seconds, extended=True)
        self._open[seat] = longer
        self._set_alarm()

    def stop(self, seat: Seat) -> None:
        """The seat has answered: what it is asked next is another question."""
        self._open.pop(seat, None)

    def seconds_left(self) -> dict[Seat, float]:
        """How many seconds each has."""
        now = self._now()
        return {seat: max(0.0, one.ends - now) for seat, one in sorted(self._open.items())}

    def expired_action(self, seat: Seat) -> Any | None:
        """What the seat has said by saying nothing for so long; None while it has time."""
        running = self._open.get(seat)
        if running is None or running.ends > self._now():
            return None
        return running.window.silence

    def close(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
