"""Undo rights, and the delay that leaves a player time to undo a move."""

import asyncio
import time
from collections.abc import Callable, Sequence

from tavolino.core.game import NATURE, IllegalAction, Seat
from tavolino.core.log import UNDO
from tavolino.core.match import NO_UNDO, AnyStep
from tavolino.core.text import Objection, Text
from tavolino.server.match.ledger import Ledger


class UndoDelay:
    """Delays NATURE and bots for a few seconds after a move, so that the player can undo it."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._ends = 0.0
        self._ended = asyncio.Event()
        self._ended.set()
        self.seat: Seat | None = None
        """The seat that may undo its move; None if no delay runs."""

    def begin(self, seat: Seat) -> None:
        """Start the delay after a move of this seat."""
        if self._seconds > 0:
            self.seat = seat
            self._ends = self._now() + self._seconds
            self._ended.clear()

    def resume(self, ledger: Ledger) -> None:
        """Start the delay again for a table that was loaded, if its last move may be undone."""
        entries = ledger.match.entries
        seat = entries[-1].seat if ledger.is_playable and entries else NATURE
        if ledger.is_human(seat) and needs_delay(ledger, seat):
            self.begin(seat)

    def on_change(self, ledger: Ledger, seats: Sequence[Seat]) -> None:
        """End the delay when the match goes on, or when the player has left the seat."""
        if seats or self.seat not in ledger.human_seats:
            self.end()

    def end(self) -> bool:
        """End the delay; returns whether it was running."""
        was_running = self.seat is not None
        self.seat = None
        self._ended.set()
        return was_running

    def seconds_left(self) -> float | None:
        """Seconds left, or None if no delay runs."""
        return None if self.seat is None else max(0.0, self._ends - self._now())

    async def wait(self) -> None:
        """Wait until the delay has ended, for any reason."""
        while (left := self.seconds_left()) is not None:
            try:
                await asyncio.wait_for(self._ended.wait(), left)
            except TimeoutError:
                if not self.seconds_left():
                    self.end()


def undoable_bots(ledger: Ledger, seat: Seat) -> frozenset[Seat]:
    """The bots whose actions the seat may undo with its own, if it plays with bots alone.

    A seat that a person has ever played has a token. With other people at the table, or at a rated
    one, a player must not try out how bots answer.
    """
    others = [other for other in ledger.seats if other.seat != seat]
    alone = all(other.kind == "bot" and other.token is None for other in others)
    alone = alone and not ledger.terms.rated
    return frozenset(other.seat for other in others) if alone else frozenset()


def is_undo_allowed(ledger: Ledger) -> bool:
    """Whether the terms of the table allow undo."""
    return ledger.terms.undo != "none"


def require_undo_allowed(ledger: Ledger, seat: Seat) -> None:
    """Raise IllegalAction if the terms of the table forbid undo."""
    if not is_undo_allowed(ledger):
        raise IllegalAction(Objection(NO_UNDO, Text("no-undo-here")), seat, UNDO)


def may_undo(ledger: Ledger, seat: Seat) -> bool:
    """Whether the player of this seat may undo now."""
    if not ledger.is_playable or not ledger.is_human(seat) or not is_undo_allowed(ledger):
        return False
    return ledger.match.may_undo(seat, undoable_bots(ledger, seat))


def may_undo_step(ledger: Ledger, step: AnyStep, seconds: float) -> bool:
    """Whether the seat could undo this step within this many seconds.

    Without a delay NATURE acts at once.
    """
    match = ledger.match
    if not is_undo_allowed(ledger) or not match.may_undo_step(step):
        return False
    return seconds > 0 or all(outcome.entry.seat != NATURE for outcome in match.outcomes(step))


def needs_delay(ledger: Ledger, seat: Seat) -> bool:
    """Whether the seat may undo its move and NATURE or a bot is to act next."""
    follows = any(not ledger.is_human(actor) for actor in ledger.match.actors)
    return follows and is_undo_allowed(ledger) and ledger.match.may_undo(seat)
