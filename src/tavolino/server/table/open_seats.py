"""The free seats of a public table: who takes one, and how it is free again if nobody plays it."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.protocol.play import SeatKey
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.services import Services
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.records import SEAT_FREE, SEAT_TAKEN, SeatRecord, StoreError

if TYPE_CHECKING:
    from tavolino.server.table.table import Table

SeatChange: TypeAlias = Callable[[SeatRecord], SeatRecord]


class OpenSeats:
    """Whoever has acted on a seat keeps it; until then the host, or the table, frees it."""

    def __init__(self, table: "Table", services: Services) -> None:
        self._table = table
        self._services = services
        self._absent_since: dict[Seat, float] = {}
        """Since when nobody is seen who holds the seat."""

    def is_free(self, seat: Seat) -> bool:
        """May anybody take this seat who finds the table in the lobby?"""
        table = self._table
        is_open = table.terms.public and not table.match.is_over
        return is_open and table.is_human(seat) and table.seats[seat].free == SEAT_FREE

    def is_unplayed(self, seat: Seat) -> bool:
        """Did somebody take this seat and do nothing there since?"""
        table = self._table
        if (
            not table.is_human(seat)
            or table.seats[seat].free != SEAT_TAKEN
            or table.gesture_seat == seat
        ):
            return False
        return table.is_playable and not table.match.is_over and not self._played_seats(seat)

    def _played_seats(self, *seats: Seat) -> bool:
        return any(entry.seat in seats for entry in self._table.match.entries)

    async def claim_by_link(self, held: Iterable[Seat]) -> None:
        """Whoever comes by the link of a free seat has taken it."""
        for seat in filter(self.is_free, held):
            with suppress(StoreError):  # then it is free until they come again
                await self.take_seat(seat, lambda one: replace(one, free=SEAT_TAKEN))

    async def take_seat(self, seat: Seat, sits: SeatChange) -> None:
        """Somebody sits down, with all the time of the seat, unless it was played before; raises
        StoreError and what `sits` raises."""
        await self._table.change_seat(seat, sits)
        if not self._played_seats(seat):
            self._table.clock.refill(seat)

    async def free_seat(self, seat: Seat) -> SeatKey:
        """The new key of a seat that anybody may take again; raises Refused and StoreError.

        Whoever had it is sent away, and nothing of the seat is theirs any more.
        """
        table, secret = self._table, new_token()

        def vacate(one: SeatRecord) -> SeatRecord:
            if not self.is_unplayed(seat):
                raise Refused(problem("illegal", "problem-seat-played", seq=table.match.seq))
            return replace(one, name="", token=fingerprint(secret), free=SEAT_FREE)

        await table.change_seat(seat, vacate)
        table.disconnect_seat(seat, problem("not_admitted", "problem-seat-freed"))
        self._absent_since.pop(seat, None)
        await table.observers.remove_all(seat)
        await table.turn_notifier.remove_all(seat)
        await self._services.store.accounts.release_seat(table.record.id, seat)
        await self._services.ratings.release_result(table.record.id, seat)
        return SeatKey(seat, secret)

    async def release_abandoned(self) -> None:
        """At a table that is played at once, and where nobody has begun, whoever took a seat and
        went away for long does not keep it from others."""
        table, now = self._table, monotonic()
        everybody = range(len(table.seats))
        if (
            table.clock.tempo.pace != "live"
            or not table.terms.public
            or self._played_seats(*everybody)
        ):
            return
        for seat in everybody:
            if seat in table.present or not self.is_unplayed(seat):
                self._absent_since.pop(seat, None)
            elif now - self._absent_since.setdefault(seat, now) >= self._services.unplayed_seconds:
                with suppress(Refused, StoreError):  # they have just played; or it waits
                    await self.free_seat(seat)
