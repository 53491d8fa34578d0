"""A table as somebody may know it before they look at the match: who sits where, and how."""

from typing import TYPE_CHECKING, cast

from msgspec import structs

from tavolino.core.chance import commitment
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.play import SeatInfo, TableInfo
from tavolino.server.protocol.tables import TableStatus
from tavolino.server.table.connection import Connection
from tavolino.store.records import SeatRecord

if TYPE_CHECKING:
    from tavolino.server.table.table import Table


def table_info(table: "Table", connection: Connection | None = None) -> TableInfo:
    """The table as this guest, or anybody, may know it."""
    match, record = table.match, table.record
    return TableInfo(
        id=record.id,
        game=record.game,
        revision=record.revision,
        options=match.header.options,
        seats=tuple(_seat(table, seat, connection) for seat in table.seats),
        hosting=bool(connection and connection.hosting),
        created=record.created,
        commitment=commitment(record.seed),
        seed=record.seed if table.is_playable and match.is_over else None,
        help=record.help,
        next=table.next,
        tempo=table.clock.tempo,
        terms=table.terms,
        over=connection.observed_seat if connection else None,
    )


def _seat(table: "Table", seat: SeatRecord, connection: Connection | None) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=cast(Level | None, seat.level),
        mine=bool(connection and seat.seat in connection.seats),
        here=seat.kind == "bot" or seat.seat in table.present,
        since=table.ledger.since[seat.seat] if seat.kind == "bot" else 0,
        onlookers=table.observers.count(seat.seat),
        free=table.open_seats.is_free(seat.seat),
        unplayed=table.open_seats.is_unplayed(seat.seat),
    )


def table_status(table: "Table") -> TableStatus:
    """The same, and where the match stands."""
    match, whole = table.match, table.is_playable
    places = match.game.places(match.state) if whole and match.is_over else None
    actors = match.actors if whole else ()
    return TableStatus(**structs.asdict(table_info(table)), actors=actors, places=places)
