"""A table: one match, the connections to it, and the commands that players send."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from tavolino.core.game import NOT_TO_ACT, NotYourTurn, Seat
from tavolino.core.log import Entry, undo_count
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.text import Objection, Text
from tavolino.server.match.ledger import Ledger, no_clock
from tavolino.server.protocol.play import TableChanged, TableInfo, encode
from tavolino.server.protocol.problems import (
    GestureRunning,
    NotConfirmed,
    NotPlayable,
    Refused,
    Stale,
    problem,
)
from tavolino.server.protocol.table_terms import TableTerms
from tavolino.server.protocol.tables import TableStatus
from tavolino.server.table.chat import Chat
from tavolino.server.table.clock import TableClock
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.table.driver import TurnDriver
from tavolino.server.table.gestures import GestureRunner
from tavolino.server.table.hints import HintService
from tavolino.server.table.info import TableDescription
from tavolino.server.table.lobby_entry import LobbyEntry
from tavolino.server.table.observers import Observers
from tavolino.server.table.open_seats import OpenSeats, SeatChange
from tavolino.server.table.services import Services
from tavolino.server.table.turn_notifier import TurnNotifier
from tavolino.server.table.undo import (
    UndoDelay,
    may_undo_step,
    needs_delay,
    require_undo_allowed,
    undoable_bots,
)
from tavolino.server.table.updates import UpdateBuilder
from tavolino.store.records import (
    ChannelRecord,
    ChatRecord,
    ListingRecord,
    MatchRecord,
    ObserverRecord,
    SeatRecord,
    SequenceConflict,
)


class TableRecords(Struct, frozen=True):
    """The stored records of a table besides its match."""

    clock: str = ""
    channels: tuple[ChannelRecord, ...] = ()
    observers: tuple[ObserverRecord, ...] = ()
    chat: tuple[ChatRecord, ...] = ()
    listing: ListingRecord | None = None


class Table:
    """One match and its connections. The ledger writes entries, the driver lets bots act."""

    def __init__(
        self, ledger: Ledger, services: Services, stored: TableRecords | None = None
    ) -> None:
        stored = stored or TableRecords()
        context = TableContext(ledger, services)
        self._context = context
        self._services = services
        self.ledger = ledger
        self._gestures = GestureRunner(context)
        self.turn_notifier = TurnNotifier(context, stored.channels)
        self.observers = Observers(context, stored.observers)
        self.clock = TableClock(context, self._gestures, self.turn_notifier, stored.clock)
        self.chat = Chat(context, stored.chat)
        self.hints = HintService(context)
        self._undo_delay = UndoDelay(services.undo_seconds)
        self.open_seats = OpenSeats(
            context, self.clock, self._gestures, self.observers, self.turn_notifier
        )
        self._driver = TurnDriver(context, self.clock, self._gestures, self._undo_delay)
        self.updates = UpdateBuilder(context, self.clock, self._undo_delay)
        self._description = TableDescription(context, self.clock, self.observers, self.open_seats)
        self.lobby_entry = LobbyEntry(
            context, self.clock, self.open_seats, self._description, stored.listing
        )
        self._subscribe()
        self._undo_delay.resume(ledger)

    def _subscribe(self) -> None:
        """Connect the parts. They are called in this order, on which some of them rely."""
        context = self._context
        self.ledger.clock_after = self.clock.clock_after
        self.ledger.changed.subscribe(
            partial(self._undo_delay.on_change, self.ledger),
            self._gestures.on_change,
            self.updates.on_change,
            self.clock.on_change,
            self._broadcast_replaced,
        )
        context.match_advanced.subscribe(self._broadcast_entries, self._driver.wake)
        context.gesture_changed.subscribe(self._sync_clock, self._driver.wake)
        context.action_due.subscribe(self._driver.wake)
        context.table_changed.subscribe(self.lobby_entry.update)

    @property
    def record(self) -> MatchRecord:
        return self.ledger.record

    @property
    def match(self) -> AnyMatch:
        return self.ledger.match

    @property
    def terms(self) -> TableTerms:
        return self.ledger.terms

    @property
    def seats(self) -> Sequence[SeatRecord]:
        return self.ledger.seats

    @property
    def is_playable(self) -> bool:
        return self.ledger.is_playable

    def is_human(self, seat: Seat) -> bool:
        return self.ledger.is_human(seat)

    @property
    def gesture_seat(self) -> Seat | None:
        """The seat whose gesture is in progress."""
        return self._gestures.seat

    async def require_player(self, connection: Connection, seat: Seat) -> None:
        """Require the seat's own account, for a rated table; raises Refused and StoreError."""
        await self._services.ratings.require_player(
            self.record.id, seat, connection.session, connection.address
        )

    # ------------------------------------------------------------ connections

    @property
    def present(self) -> set[Seat]:
        """The seats with at least one connection."""
        return self._context.present

    def join(self, connection: Connection) -> None:
        self._context.connections.add(connection)
        self._driver.wake()

    def set_seats(self, connection: Connection, seats: tuple[Seat, ...]) -> None:
        """Give a connection these seats; without seats it is a spectator."""
        before = self.present
        connection.seats = seats
        self._gestures.request_keyframe()
        self._on_presence(before)

    def leave(self, connection: Connection) -> None:
        before = self.present
        self._context.connections.discard(connection)
        self.lobby_entry.update()
        self._on_presence(before)

    def _on_presence(self, before: set[Seat]) -> None:
        if self.present != before:
            self._context.broadcast(table=True)
        self._sync_clock()

    @property
    def is_idle(self) -> bool:
        """Whether no client is connected, no bot thinks and no gesture is in progress."""
        working = self._driver.is_running or self._gestures.seat is not None
        return not self._context.connections and not working

    @property
    def has_spectators(self) -> bool:
        """Whether clients without a seat may watch. A finished match is open to everyone."""
        return self.terms.spectators or self.ledger.is_finished

    # ------------------------------------------------------------ views

    def info(self, connection: Connection | None = None) -> TableInfo:
        """The table as this connection may see it. Without a connection: as everyone may."""
        return self._description.info(connection)

    def status(self) -> TableStatus:
        return self._description.status()

    @property
    def rematch(self) -> str | None:
        """The id of the match that follows this one, if there is one."""
        return self._context.rematch

    def rematch_found(self, name: str | None) -> None:
        self._context.rematch = name

    def rematch_created(self, name: str) -> None:
        """Tell every connection where the next match is."""
        self._context.rematch = name
        self._context.broadcast(table=True)

    def updates_for(self, connection: Connection) -> Iterator[bytes]:
        """Yield the encoded messages that the connection does not have yet."""
        if connection.needs_table:
            connection.needs_table = False
            yield encode(TableChanged(table=self.info(connection)))
        if connection.needs_update:
            connection.needs_update = False
            yield self.updates.update(connection)
            if (details := self.updates.details(connection)) is not None:
                yield details

    # ------------------------------------------------------------ commands

    async def act(self, seat: Seat, seq: int, text: str, *, confirmed: bool = True) -> None:
        """Let a seat act, in answer to the first `seq` entries.

        A repeated action is not done again. Raises Stale, NotPlayable, GestureRunning,
        NotConfirmed, StoreUnavailable and what Match.accept raises; then nothing has changed.
        """
        ledger = self.ledger
        with self.clock.stopped():
            async with ledger.lock:
                step = self._next_step(seat, seq, text)
                if step is None:
                    return
                needs_undo = not confirmed and step.action is not None
                if needs_undo and not may_undo_step(ledger, step, self._services.undo_seconds):
                    raise NotConfirmed(step)
                try:
                    await ledger.write(step, holds_nature=needs_undo)
                except SequenceConflict:
                    await self._reload(seat, seq, text)
                if needs_undo and needs_delay(ledger, seat):
                    self._undo_delay.begin(seat)
            self._context.match_advanced()

    def _next_step(self, seat: Seat, seq: int, text: str) -> AnyStep | None:
        """The step to write; None if it is written already, or was a packet of a gesture."""
        ledger = self.ledger
        if self.open_seats.is_free(seat):  # the seat was freed while the message was under way
            raise Refused(problem("not_your_seat", seq=ledger.match.seq))
        if not ledger.is_playable:
            raise NotPlayable
        if seq != ledger.match.seq:
            if ledger.is_done(seat, seq, text):
                return None
            if not ledger.has_same_choice(seat, seq, text):
                raise Stale
        if self._gestures.seat is not None:
            self._send_as_packet(seat, text)
            return None
        return self.step(seat, text)

    async def _reload(self, seat: Seat, seq: int, text: str) -> None:
        """Load the match that another writer has changed; raises Stale unless it did the same."""
        ledger = self.ledger
        await ledger.reload(self._services.games)
        if not ledger.is_done(seat, seq, text):
            raise Stale from None
        await ledger.write_chance()

    def _send_as_packet(self, seat: Seat, text: str) -> None:
        """During the seat's own gesture an action may stand for a packet; raises GestureRunning."""
        game = self.match.game
        if undo_count(text) or seat != self._gestures.seat or game.hands is None:
            raise GestureRunning
        packet = game.hands.instead(game.parse(text))
        if packet is None:
            raise GestureRunning
        self._gestures.send_packet(packet)

    def step(self, seat: Seat, text: str) -> AnyStep:
        """The checked step of an action, or of an undo that reaches as far back as allowed."""
        match = self.match
        if not undo_count(text):
            return match.accept(seat, text, self.updates.actions_shown_to(seat))
        require_undo_allowed(self.ledger, seat)
        bots = undoable_bots(self.ledger, seat)
        return match.accept(seat, match.undo_text(seat, bots), with_bots=bots)

    def skip_wait(self, seat: Seat) -> None:
        """End the seat's undo delay. A player alone with bots also speeds up their gestures."""
        if self._undo_delay.seat == seat and self._undo_delay.end():
            self._context.broadcast(update=True)
        if undoable_bots(self.ledger, seat):
            self._gestures.speed_up()

    def gesture_packet(self, seat: Seat, seq: int, packet: str, n: int = 0) -> None:
        """A packet of a seat's gesture; the first one that counts begins the gesture.

        Packets for an earlier position are dropped. Raises Stale, NotPlayable and NotYourTurn.
        """
        match = self.match
        if not self.is_playable:
            raise NotPlayable
        if seq < match.seq:
            return
        if seq != match.seq:
            raise Stale
        if seat not in match.actors:
            raise NotYourTurn(Objection(NOT_TO_ACT, Text("not-your-turn")), seat, packet)
        if not self._gestures.is_on:
            self._gestures.begin(match.game, match.state, seat, seq)
        self._gestures.send_packet(packet, n)

    def extend_time(self, seat: Seat) -> bool:
        """Extend the seat's answer window, once; returns whether it was extended."""
        if not self.clock.windows.may_extend(seat):
            return False
        self.clock.windows.extend(seat)
        self._context.broadcast(update=True)
        return True

    async def change_seat(self, seat: Seat, change: SeatChange) -> SeatRecord:
        """Change who plays a seat, or the name there; returns the new record. Raises StoreError."""
        return await self._context.change_seat(seat, change)

    async def write_opening(self, entries: Iterable[Entry]) -> None:
        """Write the prepared or copied entries with which the match begins."""
        async with self.ledger.lock:
            for entry in entries:
                await self.ledger.write_trusted(entry)

    async def begin(self) -> None:
        """Write the first chance draws and start the clock."""
        async with self.ledger.lock:
            await self.ledger.write_chance()
        self.clock.begin()
        self.lobby_entry.update()

    # ------------------------------------------------------------ reactions

    def _broadcast_replaced(self, seats: Sequence[Seat]) -> None:
        """Send all clients what changed when a player was replaced or the match reloaded."""
        if not seats:
            self._context.broadcast(update=True, table=True)

    def _broadcast_entries(self) -> None:
        """Send new entries. At the end also the table, because the seed becomes public."""
        if self.match.is_over:
            self._services.ratings.match_finished(self.record)
        self._context.broadcast(update=True, table=self.match.is_over)

    def _sync_clock(self) -> None:
        if self.clock.sync():
            self._context.broadcast(update=True)

    def on_uptime_change(self, by: int) -> None:
        """The uptime has stopped, resumed or jumped ahead, so perhaps the store is unavailable."""
        self.clock.on_uptime_change(by)
        for connection in self._context.connections:
            connection.mark_changed(table=True)

    def unload(self) -> None:
        """Separate the parts of a table that leaves memory, so that they are freed at once."""
        self.clock.stop()
        self.ledger.changed.clear()
        self.ledger.clock_after = no_clock
        self._context.clear_events()

    async def hand_over(self) -> None:
        """Close the table because another server owns the match now."""
        self.disconnect_clients()
        await self.close()

    def disconnect_clients(self) -> None:
        """Let every client reconnect, perhaps to another server."""
        for connection in list(self._context.connections):
            connection.disconnect()
        self.unload()

    async def close(self) -> None:
        """Stop every part. What was acknowledged is stored already."""
        await self.clock.close()
        await self.turn_notifier.close()
        await self._gestures.close()
        await self._driver.close()
        await self.updates.close()
        await self.hints.close()
        await self.lobby_entry.close()
