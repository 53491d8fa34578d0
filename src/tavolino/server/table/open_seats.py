"""The free seats of a public table: players take them, and unplayed seats become free again."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.protocol.play import SeatKey
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.clock import TableClock
from tavolino.server.table.context import TableContext
from tavolino.server.table.gestures import GestureRunner
from tavolino.server.table.observers import Observers
from tavolino.server.table.turn_notifier import TurnNotifier
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.records import (
    SEAT_FREE,
    SEAT_FREE_AGAIN,
    SEAT_JOINED,
    SEAT_TAKEN,
    SeatRecord,
    StoreError,
)

FREE_SEATS = (SEAT_FREE, SEAT_FREE_AGAIN)
TAKEN_SEATS = (SEAT_TAKEN, SEAT_JOINED)
LINK_ENDED = (SEAT_JOINED, SEAT_FREE_AGAIN)

SeatChange: TypeAlias = Callable[[SeatRecord], SeatRecord]


class OpenSeats:
    """A player who has acted keeps the seat. Before that the host or the table may free it."""

    def __init__(
        self,
        context: TableContext,
        clock: TableClock,
        gestures: GestureRunner,
        observers: Observers,
        turn_notifier: TurnNotifier,
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._clock = clock
        self._gestures = gestures
        self._observers = observers
        self._turn_notifier = turn_notifier
        self._absent_since: dict[Seat, float] = {}

    def is_free(self, seat: Seat) -> bool:
        """Whether a player who finds the table in the lobby may take this seat."""
        ledger = self._ledger
        is_open = ledger.terms.public and not ledger.match.is_over
        return is_open and ledger.is_human(seat) and ledger.seats[seat].free in FREE_SEATS

    def has_link_ended(self, seat: Seat) -> bool:
        """Whether the links that were made before no longer open the seat."""
        return self._ledger.seats[seat].free in LINK_ENDED

    def is_unplayed(self, seat: Seat) -> bool:
        """Whether a player took this seat and has not acted since."""
        ledger = self._ledger
        if not ledger.is_human(seat) or ledger.seats[seat].free not in TAKEN_SEATS:
            return False
        if self._gestures.seat == seat or not ledger.is_playable or ledger.match.is_over:
            return False
        return not self._have_acted(seat)

    def _have_acted(self, *seats: Seat) -> bool:
        return any(entry.seat in seats for entry in self._ledger.match.entries)

    async def claim_by_link(self, seats: Iterable[Seat]) -> None:
        """A player who comes by the link of a free seat has taken it."""
        for seat in filter(self.is_free, seats):
            with suppress(StoreError):  # the seat stays free until the player comes again
                await self.take_seat(seat, lambda record: replace(record, free=SEAT_TAKEN))

    async def take_seat(self, seat: Seat, change: SeatChange) -> None:
        """Seat a player, with a full clock unless the seat was played before.

        Raises StoreError and what `change` raises.
        """
        await self._context.change_seat(seat, change)
        if not self._have_acted(seat):
            self._clock.refill(seat)

    async def end_access(self, seat: Seat) -> None:
        """End what earlier players of the seat set up: observer links and notifications."""
        await self._observers.remove_all(seat)
        await self._turn_notifier.remove_all(seat)

    async def free_seat(self, seat: Seat, state: int = SEAT_FREE) -> SeatKey:
        """Disconnect the player of an unplayed seat; returns the new key of the free seat.

        Raises Refused and StoreError.
        """
        context, ledger, secret = self._context, self._ledger, new_token()

        def vacate(record: SeatRecord) -> SeatRecord:
            if not self.is_unplayed(seat):
                raise Refused(problem("illegal", "problem-seat-played", seq=ledger.match.seq))
            return replace(record, name="", token=fingerprint(secret), free=state)

        await context.change_seat(seat, vacate)
        context.disconnect_seat(seat, problem("not_admitted", "problem-seat-freed"))
        self._absent_since.pop(seat, None)
        await self.end_access(seat)
        await context.services.store.accounts.release_seat(context.id, seat)
        await context.services.ratings.release_result(context.id, seat)
        return SeatKey(seat, secret)

    async def release_abandoned(self) -> None:
        """Before the first move of a live table, free the seats of players who left for long."""
        ledger, now = self._ledger, monotonic()
        seats = range(len(ledger.seats))
        is_live = self._clock.tempo.pace == "live"
        if not is_live or not ledger.terms.public or self._have_acted(*seats):
            return
        limit = self._context.services.unplayed_seconds
        for seat in seats:
            if seat in self._context.present or not self.is_unplayed(seat):
                self._absent_since.pop(seat, None)
            elif now - self._absent_since.setdefault(seat, now) >= limit:
                with suppress(Refused, StoreError):  # the player has just acted, or it can wait
                    await self.free_seat(seat, SEAT_FREE_AGAIN)  # nobody gets the new key
