"""Checks who may see a table, and gives a free seat of a public table to a player."""

from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.confusable_names import require_distinct_name
from tavolino.server.display_names import clean_name
from tavolino.server.protocol.play import SeatKey
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import JoinTable
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.records import SEAT_JOINED, SeatRecord


class SeatUnavailable(Exception):
    """The seat is not free, or not the requested one."""


def require_view_access(table: Table, secrets: Iterable[str]) -> None:
    """Raise Refused if a client with these tokens may not see the table."""
    known = {seat.token for seat in table.seats}
    if not table.has_spectators and not known & {fingerprint(secret) for secret in secrets}:
        raise Refused(problem("not_admitted", "problem-no-spectators"))


def require_absent_player(table: Table, seat: Seat) -> None:
    """Raise Refused if a player is at the seat, so that the host cannot take it from them."""
    if table.is_human(seat) and seat in table.present:
        raise Refused(problem("not_your_seat", "problem-player-here", seq=table.match.seq))


def require_unused_name(table: Table, seat: Seat, name: str) -> None:
    """Raise Refused if the name looks like the one of another seat."""
    require_distinct_name(name, (other.name for other in table.seats if other.seat != seat))


async def take_seat(table: Table, request: JoinTable) -> SeatKey:
    """Give a free seat to a player and return its key; raises Refused or StoreError.

    Removes the observer links and notification channels that belong to the old key.
    """
    name, secret = clean_name(request.name), new_token()
    if not table.terms.public:
        raise Refused(problem("not_admitted", "problem-private-table"))

    def sit(seat: SeatRecord) -> SeatRecord:
        if not table.open_seats.is_free(seat.seat) or request.seat not in (None, seat.seat):
            raise SeatUnavailable
        require_unused_name(table, seat.seat, name or seat.name)
        return replace(seat, name=name or seat.name, token=fingerprint(secret), free=SEAT_JOINED)

    for seat in filter(table.open_seats.is_free, range(len(table.seats))):
        with suppress(SeatUnavailable):  # another player was faster; try the next seat
            await table.open_seats.take_seat(seat, sit)
            await table.open_seats.end_access(seat)
            return SeatKey(seat, secret)
    raise Refused(problem("seat_taken"))
