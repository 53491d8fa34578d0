"""A table as somebody may know it before they look at the match: who sits where, and how."""

from typing import TYPE_CHECKING, cast

from msgspec import structs

from tavolino.core.chance import commitment
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.play import SeatInfo, TableInfo
from tavolino.server.protocol.tables import TableStatus
from tavolino.server.table.connection import Guest
from tavolino.store.records import SeatRecord

if TYPE_CHECKING:
    from tavolino.server.table.table import Table


def introduce(table: "Table", guest: Guest | None = None) -> TableInfo:
    """The table as this guest, or anybody, may know it."""
    match, record = table.match, table.record
    return TableInfo(
        id=record.id,
        game=record.game,
        revision=record.revision,
        options=match.header.options,
        seats=tuple(_seat(table, seat, guest) for seat in table.seats),
        hosting=bool(guest and guest.hosting),
        created=record.created,
        commitment=commitment(record.seed),
        seed=record.seed if table.whole and match.is_over else None,
        help=record.help,
        next=table.next,
        tempo=table.timing.tempo,
        terms=table.terms,
        over=guest.looks_over if guest else None,
    )


def _seat(table: "Table", seat: SeatRecord, guest: Guest | None) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=cast(Level | None, seat.level),
        mine=bool(guest and seat.seat in guest.held),
        here=seat.kind == "bot" or seat.seat in table.present,
        since=table.ledger.since[seat.seat] if seat.kind == "bot" else 0,
        onlookers=table.onlooking.count(seat.seat),
        free=table.vacancies.is_free(seat.seat),
        unplayed=table.vacancies.is_unplayed(seat.seat),
    )


def glance(table: "Table") -> TableStatus:
    """The same, and where the match stands."""
    match, whole = table.match, table.whole
    places = match.game.places(match.state) if whole and match.is_over else None
    actors = match.actors if whole else ()
    return TableStatus(**structs.asdict(introduce(table)), actors=actors, places=places)
