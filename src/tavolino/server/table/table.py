"""One match and everybody around it: who is here, what they do, and what they are told."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tavolino.core.game import NOT_TO_ACT, NotYourTurn, Seat
from tavolino.core.log import Entry, undoes
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
from tavolino.server.table.chat import Voices
from tavolino.server.table.clock import Timing
from tavolino.server.table.connection import Guest
from tavolino.server.table.driver import Motor
from tavolino.server.table.gestures import Performed, Performing
from tavolino.server.table.hints import Teacher
from tavolino.server.table.info import introduce
from tavolino.server.table.lobby_entry import Listing
from tavolino.server.table.observers import Onlooking
from tavolino.server.table.open_seats import Vacancies
from tavolino.server.table.services import House
from tavolino.server.table.turn_notifier import Calling
from tavolino.server.table.undo import Pause, demand_allowed, is_followed_at_once, may_regret, over
from tavolino.server.table.updates import Showing
from tavolino.store.records import (
    CallRecord,
    MatchRecord,
    OnlookerRecord,
    OutOfStep,
    SeatRecord,
    WordsRecord,
)


class Table:
    """People come and go; what they do is written by the ledger, what is due done by the motor."""

    def __init__(
        self,
        record: MatchRecord,
        seats: Sequence[SeatRecord],
        match: AnyMatch,
        times: Sequence[str],
        house: House,
        *,
        whole: bool = True,
        reels: Iterable[int] = (),
        clock: str = "",
        calls: Iterable[CallRecord] = (),
        onlookers: Iterable[OnlookerRecord] = (),
        words: Iterable[WordsRecord] = (),
    ) -> None:
        self._house = house
        self.terms = read_terms(record.terms)
        self.next: str | None = None
        """The id of the match that follows this one, if there is one."""
        self._guests: set[Guest] = set()
        self.ledger = Ledger(
            record,
            seats,
            match,
            times,
            house.store,
            whole=whole,
            reels=reels,
            changed=self._went_on,
            timed=lambda steps: self.timing.foresee(steps),
        )
        self._performing = Performing(
            house.stages,
            lambda: self._guests,
            self._finish,
            self._hand_changed,
            lambda seat: house.mishaps.again(record.id, self.match.entries, seat),
        )
        self.calling = Calling(
            self.ledger, house.courier, house.store, house.hours, calls, lambda: self._guests
        )
        self.onlooking = Onlooking(
            self.ledger,
            house.store,
            onlookers,
            lambda: self._guests,
            tell=lambda: self._tell_all(around=True),
        )
        self.timing = Timing(
            self.ledger,
            house.hours,
            house.store,
            self._performing,
            self.calling,
            kept=clock,
            guests=lambda: self._guests,
            tell=lambda: self._tell_all(update=True),
            ring=lambda: self._motor.stir(),
        )
        self._pause = Pause(house.regret)
        self.voices = Voices(record.id, house.store, words, lambda: self._guests, self.terms)
        self.vacancies = Vacancies(self, house)
        self.listing = Listing(self, house.store, house.lasting)
        self._motor = Motor(
            self.ledger,
            house,
            self.timing,
            self._performing,
            self._pause,
            guests=lambda: self._guests,
            announce=self._announce,
        )
        self.teacher = Teacher(self.ledger, house.thinkers, house.hints)
        self.showing = Showing(
            self.ledger, self.timing, self._pause, house.world, lambda: self._guests
        )
        self._pause.resume(self.ledger)

    @property
    def record(self) -> MatchRecord:
        return self.ledger.record

    @property
    def match(self) -> AnyMatch:
        return self.ledger.match

    async def demand_player(self, guest: Guest, seat: Seat) -> None:
        """Where it counts everybody plays for themselves; raises Refused and StoreError."""
        if self.terms.rated:
            await self._house.umpire.demand_player(self.record.id, seat, guest.session)

    @property
    def whole(self) -> bool:
        return self.ledger.whole

    @property
    def seats(self) -> Sequence[SeatRecord]:
        return self.ledger.seats

    def plays(self, seat: Seat) -> bool:
        """Does a person play this seat now?"""
        return self.ledger.plays(seat)

    @property
    def at_work(self) -> Seat | None:
        """Whose hand is at work now?"""
        return self._performing.by

    # ------------------------------------------------------------ who is there

    def join(self, guest: Guest) -> None:
        """Somebody opens a connection; what has to go on goes on."""
        self._guests.add(guest)
        self._motor.stir()

    def seat(self, guest: Guest, held: tuple[Seat, ...]) -> None:
        """The guest takes these seats, or none to watch."""
        before = self.present
        guest.held = held
        self._performing.show_all()
        self._tell_who_is_here(before)
        self._tell_time()

    def leave(self, guest: Guest) -> None:
        before = self.present
        self._guests.discard(guest)
        self._tell_who_is_here(before)
        self._tell_time()

    def send_away(self, seat: Seat, why: Problem) -> None:
        """Whoever holds this seat, or holds it besides others, has to go."""
        for guest in [guest for guest in self._guests if seat in guest.held]:
            guest.held = ()
            guest.send_away(why)

    def _tell_who_is_here(self, before: set[Seat]) -> None:
        if self.present != before:
            self._tell_all(around=True)

    @property
    def is_idle(self) -> bool:
        """Nobody is here, nobody thinks, and no hand is at work."""
        working = self._motor.is_running or self._performing.by is not None
        return not self._guests and not working

    @property
    def present(self) -> set[Seat]:
        """The seats of which a holder is connected."""
        return {seat for guest in self._guests for seat in guest.held}

    def _tell_all(self, *, update: bool = False, around: bool = False) -> None:
        if around:
            self.listing.look()
        for guest in self._guests:
            guest.notice(update=update, around=around)

    @property
    def is_open_to_all(self) -> bool:
        """May those look on who have no seat? Once it is over everybody may."""
        return self.terms.spectators or (self.whole and self.match.is_over)

    # ------------------------------------------------------------ what they are shown

    def info(self, guest: Guest | None = None) -> TableInfo:
        """The table as this guest, or anybody, may know it."""
        return introduce(self, guest)

    def follow(self, name: str) -> None:
        """Another match follows this one: tell everybody who is still here."""
        self.next = name
        self._tell_all(around=True)

    def news(self, guest: Guest) -> Iterator[bytes]:
        """What the guest does not know yet."""
        if guest.needs_around:
            guest.needs_around = False
            yield encode(TableChanged(table=self.info(guest)))
        if guest.needs_update:
            guest.needs_update = False
            yield self.showing.update(guest)
            if (details := self.showing.details(guest)) is not None:
                yield details

    # ------------------------------------------------------------ what they do

    async def act(self, seat: Seat, seq: int, text: str, *, sure: bool = True) -> None:
        """Let a seat act in answer to the entries so far.

        What was done already is not done again. Raises Stale, NotPlayable,
        GestureRunning, NotConfirmed, StoreUnavailable, and what Match.accept raises; then nothing has changed.
        """
        with self.timing.at_work():
            await self._act(seat, seq, text, sure=sure)

    async def _act(self, seat: Seat, seq: int, text: str, *, sure: bool) -> None:
        ledger = self.ledger
        async with ledger.lock:
            if self.vacancies.is_free(seat):  # it was freed while this was on its way
                raise Refused(problem("not_your_seat", seq=self.match.seq))
            if not ledger.whole:
                raise NotPlayable
            if ledger.is_done(seat, seq, text):
                return
            if seq != ledger.match.seq and not ledger.is_still_asked(seat, seq, text):
                raise Stale
            if self._performing.by is not None:
                self._tell_hand(seat, text)
                return
            step = self.step(seat, text)
            regrets = not sure and step.action is not None
            if regrets and not may_regret(ledger, step, self._house.regret):
                raise NotConfirmed(step)
            try:
                await ledger.write(step, holds_nature=regrets)
            except OutOfStep:
                await ledger.read_again(self._house.games)
                if not ledger.is_done(seat, seq, text):
                    raise Stale from None
                await ledger.let_nature_act()
            if regrets and is_followed_at_once(ledger, seat):
                self._pause.begin(seat)
        self._announce()
        self._motor.stir()

    def _tell_hand(self, seat: Seat, text: str) -> None:
        """What the owner of a hand at work says, its hand may understand; raises GestureRunning."""
        game = self.match.game
        if undoes(text) or seat != self._performing.by or game.hands is None:
            raise GestureRunning
        packet = game.hands.instead(game.parse(text))
        if packet is None:
            raise GestureRunning
        self._performing.hand(packet)

    def step(self, seat: Seat, text: str) -> AnyStep:
        """What a person says; an undo reaches as far back as it may."""
        match = self.match
        if not undoes(text):
            return match.accept(seat, text, self.showing.offered(seat))
        demand_allowed(self.ledger, seat)
        bots = over(self.ledger, seat)
        return match.accept(seat, match.undo(seat, bots), over=bots)

    def go_on(self, seat: Seat) -> None:
        """The seat takes nothing back; alone with bots it need not wait for their hands either."""
        if self._pause.seat == seat and self._pause.end():
            self._tell_all(update=True)
        if over(self.ledger, seat):
            self._performing.hurry()

    def hand(self, seat: Seat, seq: int, packet: str, n: int = 0) -> None:
        """The hand of a seat moves; the first movement that counts begins the gesture.

        What was on its way when its moment was over is lost. Raises Stale, NotPlayable
        and NotYourTurn.
        """
        match = self.match
        if not self.whole:
            raise NotPlayable
        if seq < match.seq:
            return
        if seq != match.seq:
            raise Stale
        if seat not in match.actors:
            raise NotYourTurn(Objection(NOT_TO_ACT, Text("not-your-turn")), seat, packet)
        if not self._performing.is_on:
            self._performing.begin(match.game, match.state, seat, seq)
        self._performing.hand(packet, n)

    def give_time(self, seat: Seat) -> bool:
        """The seat asks for more time; does it get any?"""
        if not self.timing.windows.may_extend(seat):
            return False
        self.timing.windows.extend(seat)
        self._tell_all(update=True)
        return True

    async def _finish(self, seat: Seat, seq: int, performed: Performed) -> None:
        """The gesture that answered so many entries, and what came of it, go into the log."""
        ledger = self.ledger
        async with ledger.lock:
            if ledger.match.seq != seq:
                return
            for who, text, reel in performed.entries(seat):
                await ledger.insist(ledger.match.accept(who, text), reel, self._tell_delay)
        self._announce()
        self._motor.stir()

    def _tell_delay(self) -> None:
        """Nothing is lost, it is only late."""
        for guest in self._guests:
            guest.mention(problem("unavailable", "problem-saved-later", seq=self.match.seq))

    async def change_seat(
        self, seat: Seat, change: Callable[[SeatRecord], SeatRecord]
    ) -> SeatRecord:
        """Let somebody else play a seat, or call it by another name; how is it now?"""
        async with self.ledger.lock:
            changed = change(self.seats[seat])
            await self.ledger.change_seat(changed)
        self._motor.stir()
        return changed

    async def prepare(self, entries: Iterable[Entry]) -> None:
        """Let the match begin with entries that were made before."""
        async with self.ledger.lock:
            for entry in entries:
                await self.ledger.copy(entry)

    async def begin(self) -> None:
        """Let NATURE do what it has to do before anybody comes."""
        async with self.ledger.lock:
            await self.ledger.let_nature_act()
        self.timing.begin()
        self.listing.look()

    # ------------------------------------------------------------ what follows from it

    def _went_on(self, seats: Sequence[Seat]) -> None:
        """These made entries; if nobody did, something else about the match is different now."""
        if seats or self._pause.seat not in self.ledger.people:
            self._pause.end()
        if seats:
            self._performing.stop()
        self.showing.look_again()
        self.timing.went_on(seats)
        if not seats:
            self._tell_all(update=True, around=True)

    def _hand_changed(self) -> None:
        """A hand is seen at work, or what it began came to nothing."""
        self._tell_time()
        self._motor.stir()

    def _tell_time(self) -> None:
        if self.timing.look_again():
            self._tell_all(update=True)

    def _announce(self) -> None:
        """The match went on; when it is over, the seed may be seen."""
        if self.match.is_over:
            self._house.umpire.over(self.record)
        self._tell_all(update=True, around=self.match.is_over)

    async def dismiss(self) -> None:
        """Another server keeps this match now: nobody can do anything here any more."""
        await self.close()
        for guest in list(self._guests):
            guest.dismiss()

    async def close(self) -> None:
        """Stop what goes on by itself; what was acknowledged is on disk already."""
        await self.timing.close()
        await self.calling.close()
        await self._performing.close()
        await self._motor.close()
        await self.showing.close()
        await self.teacher.close()
        await self.listing.close()
