"""State that the parts of a table share: its match, its connections and its events."""

from collections.abc import Callable

from tavolino.core.game import Seat
from tavolino.server.events import Event
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.play import Problem
from tavolino.server.table.connection import Connection, client_of
from tavolino.server.table.services import Services
from tavolino.store.records import SeatRecord


class TableContext:
    """The shared state of one table. `Table` subscribes the parts to its events."""

    def __init__(self, ledger: Ledger, services: Services) -> None:
        self.ledger = ledger
        self.services = services
        self.connections: set[Connection] = set()
        self.rematch: str | None = None
        """The id of the match that follows this one, if there is one."""
        self.table_changed = Event[()]()
        """Something changed that the lobby or `TableInfo` shows: a seat, presence, the end."""
        self.match_advanced = Event[()]()
        """New entries are written, and their writer has released the ledger's lock."""
        self.gesture_changed = Event[()]()
        """A gesture has begun to count, or has ended."""
        self.action_due = Event[()]()
        """Chance, a bot or an expired answer may be due."""

    def clear_events(self) -> None:
        """Drop all subscribers, which refer to each other through the events."""
        for event in (
            self.table_changed,
            self.match_advanced,
            self.gesture_changed,
            self.action_due,
        ):
            event.clear()

    @property
    def id(self) -> str:
        return self.ledger.record.id

    @property
    def present(self) -> set[Seat]:
        """The seats with at least one connection."""
        return {seat for connection in self.connections for seat in connection.seats}

    def is_present(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    @property
    def seats_by_connection(self) -> list[tuple[Seat, ...]]:
        """For each connection with seats, the seats that share this device."""
        return [connection.seats for connection in self.connections if connection.seats]

    @property
    def client(self) -> str:
        """The client address charged for work that serves all connections."""
        return client_of(self.connections)

    def connections_of(self, seat: Seat) -> list[Connection]:
        return [connection for connection in self.connections if seat in connection.seats]

    def broadcast(self, *, update: bool = False, table: bool = False) -> None:
        """Send every connection an update, or the new table information."""
        if table:
            self.table_changed()
        for connection in self.connections:
            connection.mark_changed(update=update, table=table)

    async def change_seat(
        self, seat: Seat, change: Callable[[SeatRecord], SeatRecord]
    ) -> SeatRecord:
        """Change who plays a seat, or the name there; returns the new record. Raises StoreError."""
        async with self.ledger.lock:
            changed = change(self.ledger.seats[seat])
            await self.ledger.change_seat(changed)
        self.action_due()
        return changed

    def disconnect_seat(self, seat: Seat, why: Problem) -> None:
        """Close every connection that holds this seat."""
        for connection in self.connections_of(seat):
            connection.seats = ()
            connection.close_with(why)
