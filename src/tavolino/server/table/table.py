"""One match and everybody around it: who is here, what they do, and what they are told."""

from collections.abc import Iterable, Iterator, Sequence

from tavolino.core.game import NOT_TO_ACT, NotYourTurn, Seat
from tavolino.core.log import Entry, undo_count
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.text import Objection, Text
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.play import Problem, TableChanged, TableInfo, encode
from tavolino.server.protocol.problems import (
    GestureRunning,
    NotConfirmed,
    NotPlayable,
    Refused,
    Stale,
    problem,
)
from tavolino.server.protocol.table_terms import read_terms
from tavolino.server.table.chat import Chat
from tavolino.server.table.clock import TableClock
from tavolino.server.table.connection import Connection
from tavolino.server.table.driver import TurnDriver
from tavolino.server.table.gestures import GestureResult, GestureRunner
from tavolino.server.table.hints import HintService
from tavolino.server.table.info import table_info
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
    MatchRecord,
    ObserverRecord,
    SeatRecord,
    SequenceConflict,
)


class Table:
    """People come and go; what they do is written by the ledger, what is due done by the motor."""

    def __init__(
        self,
        record: MatchRecord,
        seats: Sequence[SeatRecord],
        match: AnyMatch,
        times: Sequence[str],
        services: Services,
        *,
        whole: bool = True,
        reels: Iterable[int] = (),
        clock: str = "",
        calls: Iterable[ChannelRecord] = (),
        onlookers: Iterable[ObserverRecord] = (),
        words: Iterable[ChatRecord] = (),
    ) -> None:
        self._services = services
        self.terms = read_terms(record.terms)
        self.next: str | None = None
        """The id of the match that follows this one, if there is one."""
        self._connections: set[Connection] = set()

        def connections() -> set[Connection]:
            return self._connections

        self.ledger = Ledger(
            record,
            seats,
            match,
            times,
            services.store,
            whole=whole,
            reels=reels,
            changed=self._on_entries,
            timed=lambda steps: self.clock.clock_after(steps),
        )
        self._gestures = GestureRunner(
            services.simulations,
            connections,
            self._on_gesture_finished,
            self._on_gesture_change,
            lambda seat: services.gesture_retries.is_repeat(record.id, self.match.entries, seat),
        )
        self.turn_notifier = TurnNotifier(
            self.ledger, services.notifications, services.store, services.uptime, calls, connections
        )
        self.observers = Observers(
            self.ledger,
            services.store,
            onlookers,
            connections,
            lambda: self._broadcast(around=True),
        )
        self.clock = TableClock(
            self.ledger,
            services.uptime,
            services.store,
            self._gestures,
            self.turn_notifier,
            kept=clock,
            connections=connections,
            tell=lambda: self._broadcast(update=True),
            ring=lambda: self._driver.wake(),
        )
        self._undo_delay = UndoDelay(services.undo_seconds)
        self.chat = Chat(record.id, services.store, words, connections, self.terms)
        self.open_seats = OpenSeats(self, services)
        self.lobby_entry = LobbyEntry(self, services.store, services.listing_lifetimes)
        self._driver = TurnDriver(
            self.ledger,
            services,
            self.clock,
            self._gestures,
            self._undo_delay,
            connections=connections,
            announce=self._broadcast_entries,
        )
        self.hints = HintService(self.ledger, services.bot_pool, services.hint_limiter)
        self.updates = UpdateBuilder(
            self.ledger, self.clock, self._undo_delay, services.simulation_workers, connections
        )
        self._undo_delay.resume(self.ledger)

    @property
    def record(self) -> MatchRecord:
        return self.ledger.record

    @property
    def match(self) -> AnyMatch:
        return self.ledger.match

    async def require_player(self, connection: Connection, seat: Seat) -> None:
        """Where it counts everybody plays for themselves; raises Refused and StoreError."""
        if self.terms.rated:
            await self._services.ratings.require_player(self.record.id, seat, connection.session)

    @property
    def is_playable(self) -> bool:
        return self.ledger.is_playable

    @property
    def seats(self) -> Sequence[SeatRecord]:
        return self.ledger.seats

    def is_human(self, seat: Seat) -> bool:
        return self.ledger.is_human(seat)

    @property
    def gesture_seat(self) -> Seat | None:
        return self._gestures.seat

    def join(self, connection: Connection) -> None:
        """Somebody opens a connection; what has to go on goes on."""
        self._connections.add(connection)
        self._driver.wake()

    def set_seats(self, connection: Connection, held: tuple[Seat, ...]) -> None:
        before = self.present
        connection.seats = held
        self._gestures.request_keyframe()
        self._broadcast_presence(before)
        self._sync_clock()

    def leave(self, connection: Connection) -> None:
        before = self.present
        self._connections.discard(connection)
        self._broadcast_presence(before)
        self._sync_clock()

    def disconnect_seat(self, seat: Seat, why: Problem) -> None:
        """Whoever holds this seat, or holds it besides others, has to go."""
        for connection in [one for one in self._connections if seat in one.seats]:
            connection.seats = ()
            connection.close_with(why)

    def _broadcast_presence(self, before: set[Seat]) -> None:
        if self.present != before:
            self._broadcast(around=True)

    @property
    def is_idle(self) -> bool:
        """Nobody is here, nobody thinks, and no hand is at work."""
        working = self._driver.is_running or self._gestures.seat is not None
        return not (self._connections or working)

    @property
    def present(self) -> set[Seat]:
        """The seats of which a holder is connected."""
        return {seat for connection in self._connections for seat in connection.seats}

    def _broadcast(self, *, update: bool = False, around: bool = False) -> None:
        if around:
            self.lobby_entry.update()
        for connection in self._connections:
            connection.mark_changed(update=update, around=around)

    @property
    def has_spectators(self) -> bool:
        """May those look on who have no seat? Once it is over everybody may."""
        return self.terms.spectators or (self.is_playable and self.match.is_over)

    def info(self, connection: Connection | None = None) -> TableInfo:
        return table_info(self, connection)

    def rematch_created(self, name: str) -> None:
        """Another match follows this one: tell everybody who is still here."""
        self.next = name
        self._broadcast(around=True)

    def updates_for(self, connection: Connection) -> Iterator[bytes]:
        """What the connection does not know yet."""
        if connection.needs_table:
            connection.needs_table = False
            yield encode(TableChanged(table=self.info(connection)))
        if connection.needs_update:
            connection.needs_update = False
            yield self.updates.update(connection)
            if (details := self.updates.details(connection)) is not None:
                yield details

    async def act(self, seat: Seat, seq: int, text: str, *, sure: bool = True) -> None:
        """Let a seat act in answer to the entries so far.

        What was done already is not done again. Raises Stale, NotPlayable, GestureRunning,
        NotConfirmed, StoreUnavailable, and what Match.accept raises; then nothing has changed.
        """
        with self.clock.stopped():
            await self._act(seat, seq, text, sure=sure)

    async def _act(self, seat: Seat, seq: int, text: str, *, sure: bool) -> None:
        ledger = self.ledger
        async with ledger.lock:
            if self.open_seats.is_free(seat):  # it was freed while this was on its way
                raise Refused(problem("not_your_seat", seq=self.match.seq))
            if not ledger.is_playable:
                raise NotPlayable
            if ledger.is_done(seat, seq, text):
                return
            if seq != ledger.match.seq and not ledger.has_same_choice(seat, seq, text):
                raise Stale
            if self._gestures.seat is not None:
                self._send_as_packet(seat, text)
                return
            step = self.step(seat, text)
            regrets = not sure and step.action is not None
            if regrets and not may_undo_step(ledger, step, self._services.undo_seconds):
                raise NotConfirmed(step)
            try:
                await ledger.write(step, holds_nature=regrets)
            except SequenceConflict:
                await ledger.reload(self._services.games)
                if not ledger.is_done(seat, seq, text):
                    raise Stale from None
                await ledger.write_chance()
            if regrets and needs_delay(ledger, seat):
                self._undo_delay.begin(seat)
        self._broadcast_entries()
        self._driver.wake()

    def _send_as_packet(self, seat: Seat, text: str) -> None:
        """What the owner of a hand at work says, its hand may understand; raises GestureRunning."""
        game = self.match.game
        if undo_count(text) or seat != self._gestures.seat or game.hands is None:
            raise GestureRunning
        packet = game.hands.instead(game.parse(text))
        if packet is None:
            raise GestureRunning
        self._gestures.send_packet(packet)

    def step(self, seat: Seat, text: str) -> AnyStep:
        """What a person says; an undo reaches as far back as it may."""
        match = self.match
        if not undo_count(text):
            return match.accept(seat, text, self.updates.actions_shown_to(seat))
        require_undo_allowed(self.ledger, seat)
        bots = undoable_bots(self.ledger, seat)
        return match.accept(seat, match.undo_text(seat, bots), with_bots=bots)

    def skip_wait(self, seat: Seat) -> None:
        """The seat takes nothing back; alone with bots it need not wait for their hands either."""
        if self._undo_delay.seat == seat and self._undo_delay.end():
            self._broadcast(update=True)
        if undoable_bots(self.ledger, seat):
            self._gestures.speed_up()

    def gesture_packet(self, seat: Seat, seq: int, packet: str, n: int = 0) -> None:
        """The hand of a seat moves; the first movement that counts begins the gesture.

        A packet for an earlier moment is lost. Raises Stale, NotPlayable and NotYourTurn.
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
        """The seat asks for more time; does it get any?"""
        if not self.clock.windows.may_extend(seat):
            return False
        self.clock.windows.extend(seat)
        self._broadcast(update=True)
        return True

    async def _on_gesture_finished(self, seat: Seat, seq: int, performed: GestureResult) -> None:
        """The gesture that answered so many entries, and what came of it, go into the log."""
        ledger = self.ledger
        async with ledger.lock:
            if ledger.match.seq != seq:
                return
            for who, text, reel in performed.entries(seat):
                step = ledger.match.accept(who, text)
                await ledger.write_until_stored(step, reel, self._announce_delay)
        self._broadcast_entries()
        self._driver.wake()

    def _announce_delay(self) -> None:
        late = problem("unavailable", "problem-saved-later", seq=self.match.seq)
        for connection in self._connections:
            connection.send_if_room(late)

    async def change_seat(self, seat: Seat, change: SeatChange) -> SeatRecord:
        """Let somebody else play a seat, or call it by another name; how is it now?"""
        async with self.ledger.lock:
            changed = change(self.seats[seat])
            await self.ledger.change_seat(changed)
        self._driver.wake()
        return changed

    async def write_opening(self, entries: Iterable[Entry]) -> None:
        """Let the match begin with entries that were made before."""
        async with self.ledger.lock:
            for entry in entries:
                await self.ledger.write_trusted(entry)

    async def begin(self) -> None:
        """Let NATURE do what it has to do before anybody comes."""
        async with self.ledger.lock:
            await self.ledger.write_chance()
        self.clock.begin()
        self.lobby_entry.update()

    def _on_entries(self, seats: Sequence[Seat]) -> None:
        """These made entries; if nobody did, something else about the match is different now."""
        if seats or self._undo_delay.seat not in self.ledger.human_seats:
            self._undo_delay.end()
        if seats:
            self._gestures.stop()
        self.updates.invalidate()
        self.clock.on_entries(seats)
        if not seats:
            self._broadcast(update=True, around=True)

    def _on_gesture_change(self) -> None:
        self._sync_clock()
        self._driver.wake()

    def _sync_clock(self) -> None:
        if self.clock.sync():
            self._broadcast(update=True)

    def _broadcast_entries(self) -> None:
        """The match went on; when it is over, the seed may be seen."""
        if self.match.is_over:
            self._services.ratings.match_finished(self.record)
        self._broadcast(update=True, around=self.match.is_over)

    async def hand_over(self) -> None:
        """Another server keeps this match now: nobody can do anything here any more."""
        await self.close()
        for connection in list(self._connections):
            connection.disconnect()

    async def close(self) -> None:
        """Stop what goes on by itself; what was acknowledged is on disk already."""
        await self.clock.close()
        await self.turn_notifier.close()
        await self._gestures.close()
        await self._driver.close()
        await self.updates.close()
        await self.hints.close()
        await self.lobby_entry.close()
