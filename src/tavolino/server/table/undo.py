"""Time to take something back: NATURE and bots hold still for a moment after a person's move."""

import asyncio
import time
from collections.abc import Callable, Sequence

from tavolino.core.game import NATURE, IllegalAction, Seat
from tavolino.core.log import UNDO
from tavolino.core.match import NO_UNDO, AnyStep
from tavolino.core.text import Objection, Text
from tavolino.server.match.ledger import Ledger


class UndoDelay:
    """Runs after a move that can be taken back and would be followed at once; a seat's own move."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._ends = 0.0
        self._ended = asyncio.Event()
        self._ended.set()
        self.seat: Seat | None = None
        """Whose move could be taken back, while it runs."""

    def begin(self, seat: Seat) -> None:
        """The seat has made a move: whoever would follow waits."""
        if self._seconds > 0:
            self.seat = seat
            self._ends = self._now() + self._seconds
            self._ended.clear()

    def resume(self, ledger: Ledger) -> None:
        """A table comes back: whoever moved last may have been about to regret it."""
        entries = ledger.match.entries
        seat = entries[-1].seat if ledger.is_playable and entries else NATURE
        if ledger.is_human(seat) and needs_delay(ledger, seat):
            self.begin(seat)

    def on_change(self, ledger: Ledger, seats: Sequence[Seat]) -> None:
        """End the delay when the match goes on, or when the player has left the seat."""
        if seats or self.seat not in ledger.human_seats:
            self.end()

    def end(self) -> bool:
        """Stop waiting; returns whether anybody waited."""
        waited = self.seat is not None
        self.seat = None
        self._ended.set()
        return waited

    def seconds_left(self) -> float | None:
        """How many seconds are left, or None if nobody waits."""
        return None if self.seat is None else max(0.0, self._ends - self._now())

    async def wait(self) -> None:
        """Come back when it is over, for whatever reason."""
        while (left := self.seconds_left()) is not None:
            try:
                await asyncio.wait_for(self._ended.wait(), left)
            except TimeoutError:
                if not self.seconds_left():
                    self.end()


def undoable_bots(ledger: Ledger, seat: Seat) -> frozenset[Seat]:
    """Whose actions the seat may take back with its own: bots', if it plays with bots alone.

    A seat that ever was a person's has a key. Among people nobody may try what bots would answer,
    nor where it counts.
    """
    others = [one for one in ledger.seats if one.seat != seat]
    alone = all(one.kind == "bot" and one.token is None for one in others)
    alone = alone and not ledger.terms.rated
    return frozenset(one.seat for one in others) if alone else frozenset()


def is_undo_allowed(ledger: Ledger) -> bool:
    """May anything be taken back at this table?"""
    return ledger.terms.undo != "none"


def require_undo_allowed(ledger: Ledger, seat: Seat) -> None:
    """Raises IllegalAction where nothing may be taken back."""
    if not is_undo_allowed(ledger):
        raise IllegalAction(Objection(NO_UNDO, Text("no-undo-here")), seat, UNDO)


def may_undo(ledger: Ledger, seat: Seat) -> bool:
    """May the person on this seat take something back now?"""
    plays = ledger.is_playable and ledger.is_human(seat) and is_undo_allowed(ledger)
    return plays and ledger.match.may_undo(seat, undoable_bots(ledger, seat))


def may_undo_step(ledger: Ledger, step: AnyStep, seconds: float) -> bool:
    """Could the seat take this back, if there are so many seconds for it?

    Without any, NATURE speaks at once.
    """
    match = ledger.match
    if not is_undo_allowed(ledger) or not match.may_undo_step(step):
        return False
    return seconds > 0 or all(said.entry.seat != NATURE for said in match.outcomes(step))


def needs_delay(ledger: Ledger, seat: Seat) -> bool:
    """Could the seat take back what it just did, and would NATURE or a bot act before that?"""
    follows = any(not ledger.is_human(actor) for actor in ledger.match.actors)
    return follows and is_undo_allowed(ledger) and ledger.match.may_undo(seat)
