"""Describes a table: who plays which seat, on what terms, and where the match stands."""

from typing import cast

from msgspec import structs

from tavolino.core.chance import commitment
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.play import SeatInfo, TableInfo
from tavolino.server.protocol.tables import TableStatus
from tavolino.server.table.clock import TableClock
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.table.observers import Observers
from tavolino.server.table.open_seats import OpenSeats
from tavolino.store.records import SeatRecord


class TableDescription:
    """Builds `TableInfo` and `TableStatus`."""

    def __init__(
        self,
        context: TableContext,
        clock: TableClock,
        observers: Observers,
        open_seats: OpenSeats,
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._clock = clock
        self._observers = observers
        self._open_seats = open_seats

    def info(self, connection: Connection | None = None) -> TableInfo:
        """The table as this connection may see it. Without a connection: as everyone may."""
        ledger = self._ledger
        match, record = ledger.match, ledger.record
        return TableInfo(
            id=record.id,
            game=record.game,
            revision=record.revision,
            options=match.header.options,
            seats=tuple(self._seat(seat, connection) for seat in ledger.seats),
            hosting=bool(connection and connection.hosting),
            created=record.created,
            commitment=commitment(record.seed),
            seed=record.seed if ledger.is_finished else None,
            help=record.help,
            next=self._context.rematch,
            tempo=self._clock.tempo,
            terms=ledger.terms,
            observing=connection.observed_seat if connection else None,
            unavailable=self._context.services.uptime.is_stopped,
        )

    def _seat(self, seat: SeatRecord, connection: Connection | None) -> SeatInfo:
        return SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=cast(Level | None, seat.level),
            mine=bool(connection and seat.seat in connection.seats),
            here=seat.kind == "bot" or seat.seat in self._context.present,
            since=self._ledger.since[seat.seat] if seat.kind == "bot" else 0,
            observers=self._observers.count(seat.seat),
            free=self._open_seats.is_free(seat.seat),
            unplayed=self._open_seats.is_unplayed(seat.seat),
            link_ended=self._open_seats.has_link_ended(seat.seat),
        )

    def status(self) -> TableStatus:
        """`TableInfo`, whose turn it is, and the places once the match is over."""
        ledger = self._ledger
        match = ledger.match
        places = match.game.places(match.state) if ledger.is_finished else None
        actors = match.actors if ledger.is_playable else ()
        return TableStatus(**structs.asdict(self.info()), actors=actors, places=places)
