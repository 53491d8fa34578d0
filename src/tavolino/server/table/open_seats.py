"""The free seats of a public table: who takes one, and how it is free again if nobody plays it."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.protocol.play import SeatKey
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.services import House
from tavolino.server.tokens import fingerprint, new_secret
from tavolino.store.records import FREE, TAKEN, SeatRecord, StoreError

if TYPE_CHECKING:
    from tavolino.server.table.table import Table

Change: TypeAlias = Callable[[SeatRecord], SeatRecord]


class Vacancies:
    """Whoever has acted on a seat keeps it; until then the host, or the table, frees it."""

    def __init__(self, table: "Table", house: House) -> None:
        self._table = table
        self._house = house
        self._missed: dict[Seat, float] = {}
        """Since when nobody is seen who holds the seat."""

    def is_free(self, seat: Seat) -> bool:
        """May anybody take this seat who finds the table in the lobby?"""
        table = self._table
        is_open = table.terms.public and not table.match.is_over
        return is_open and table.plays(seat) and table.seats[seat].free == FREE

    def is_unplayed(self, seat: Seat) -> bool:
        """Did somebody take this seat and do nothing there since?"""
        table = self._table
        if not table.plays(seat) or table.seats[seat].free != TAKEN or table.at_work == seat:
            return False
        return table.whole and not table.match.is_over and not self._acted(seat)

    def _acted(self, *seats: Seat) -> bool:
        return any(entry.seat in seats for entry in self._table.match.entries)

    async def come(self, held: Iterable[Seat]) -> None:
        """Whoever comes by the link of a free seat has taken it."""
        for seat in filter(self.is_free, held):
            with suppress(StoreError):  # then it is free until they come again
                await self.take(seat, lambda one: replace(one, free=TAKEN))

    async def take(self, seat: Seat, sits: Change) -> None:
        """Somebody sits down, with all the time of the seat, unless it was played before; raises
        StoreError and what `sits` raises."""
        await self._table.change_seat(seat, sits)
        if not self._acted(seat):
            self._table.timing.refill(seat)

    async def free(self, seat: Seat) -> SeatKey:
        """The new key of a seat that anybody may take again; raises Refused and StoreError.

        Whoever had it is sent away, and nothing of the seat is theirs any more.
        """
        table, secret = self._table, new_secret()

        def vacate(one: SeatRecord) -> SeatRecord:
            if not self.is_unplayed(seat):
                raise Refused(problem("illegal", "problem-seat-played", seq=table.match.seq))
            return replace(one, name="", token=fingerprint(secret), free=FREE)

        await table.change_seat(seat, vacate)
        table.send_away(seat, problem("not_admitted", "problem-seat-freed"))
        self._missed.pop(seat, None)
        await table.onlooking.drop_all(seat)
        await table.calling.drop_all(seat)
        await self._house.store.people.vacate(table.record.id, seat)
        await self._house.umpire.release(table.record.id, seat)
        return SeatKey(seat, secret)

    async def tidy(self) -> None:
        """At a table that is played at once, and where nobody has begun, whoever took a seat and
        went away for long does not keep it from others."""
        table, now = self._table, monotonic()
        everybody = range(len(table.seats))
        if table.timing.tempo.pace != "live" or not table.terms.public or self._acted(*everybody):
            return
        for seat in everybody:
            if seat in table.present or not self.is_unplayed(seat):
                self._missed.pop(seat, None)
            elif now - self._missed.setdefault(seat, now) >= self._house.patience:
                with suppress(Refused, StoreError):  # they have just played; or it waits
                    await self.free(seat)
