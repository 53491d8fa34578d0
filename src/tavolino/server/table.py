"""One match and everybody around it: who is here, what they do, and what they are told."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from msgspec import structs

from tavolino.core.chance import commitment
from tavolino.core.game import NATURE, NOT_TO_ACT, NotYourTurn, Seat
from tavolino.core.log import Entry, undoes
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.words import Objection, Text
from tavolino.server.clock import Clocks, asked
from tavolino.server.guest import Guest
from tavolino.server.house import House
from tavolino.server.ledger import Ledger
from tavolino.server.motor import Motor
from tavolino.server.performing import Performed, Performing
from tavolino.server.phrases import Voices
from tavolino.server.protocol import (
    Around,
    Level,
    SeatInfo,
    TableInfo,
    encode,
)
from tavolino.server.refusal import problem
from tavolino.server.regret import Pause, is_followed_at_once, may_regret, over
from tavolino.server.requests import TableGlance
from tavolino.server.showing import Showing
from tavolino.server.speech import Phrase
from tavolino.server.teacher import Teacher
from tavolino.store.records import MatchRecord, OutOfStep, SeatRecord


class Stale(Exception):
    """An action answers another moment of the match than the present one."""


class Unsure(Exception):
    """Somebody who was not sure would do what could not be taken back."""

    def __init__(self, step: AnyStep) -> None:
        self.step = step


class AtWork(Exception):
    """First it is to be seen how a hand's gesture ends."""


class Closed(Exception):
    """This match can only be looked at."""


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
    ) -> None:
        self._house = house
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
        )
        self._performing = Performing(
            house.stages, lambda: self._guests, self._finish, failed=lambda: self._motor.stir()
        )
        self._clocks = Clocks(lambda: self._motor.stir())
        self._pause = Pause(house.regret)
        self._voices = Voices()
        self._motor = Motor(
            self.ledger,
            house,
            self._clocks,
            self._performing,
            self._pause,
            guests=lambda: self._guests,
            announce=self._announce,
        )
        self.teacher = Teacher(self.ledger, house.thinkers, house.hints)
        self.showing = Showing(
            self.ledger, self._clocks, self._pause, house.world, lambda: self._guests
        )
        self._pause.resume(self.ledger)

    @property
    def record(self) -> MatchRecord:
        return self.ledger.record

    @property
    def match(self) -> AnyMatch:
        return self.ledger.match

    @property
    def whole(self) -> bool:
        return self.ledger.whole

    @property
    def seats(self) -> Sequence[SeatRecord]:
        return self.ledger.seats

    def plays(self, seat: Seat) -> bool:
        """Does a person play this seat now?"""
        return self.ledger.plays(seat)

    # ------------------------------------------------------------ who is there

    def join(self, guest: Guest) -> None:
        """Somebody opens a connection; what has to go on goes on."""
        self._guests.add(guest)
        self._motor.stir()

    def seat(self, guest: Guest, held: tuple[Seat, ...]) -> None:
        """The guest takes these seats, or none to watch."""
        before = self._present()
        guest.held = held
        self._performing.show_all()
        self._tell_who_is_here(before)
        self._tell_time()

    def leave(self, guest: Guest) -> None:
        before = self._present()
        self._guests.discard(guest)
        self._tell_who_is_here(before)
        self._tell_time()

    def _tell_who_is_here(self, before: set[Seat]) -> None:
        if self._present() != before:
            self._tell_all(around=True)

    @property
    def is_idle(self) -> bool:
        """Nobody is here, nobody thinks, and no hand is at work."""
        working = self._motor.is_running or self._performing.by is not None
        return not self._guests and not working

    def _present(self) -> set[Seat]:
        return {seat for guest in self._guests for seat in guest.held}

    def _tell_all(self, *, update: bool = False, around: bool = False) -> None:
        for guest in self._guests:
            guest.notice(update=update, around=around)

    # ------------------------------------------------------------ what they are shown

    def info(self, guest: Guest | None = None) -> TableInfo:
        """The table as this guest, or anybody, may know it."""
        match, record, present = self.match, self.record, self._present()
        held = guest.held if guest else ()
        return TableInfo(
            id=record.id,
            game=record.game,
            revision=record.revision,
            options=match.header.options,
            seats=tuple(
                SeatInfo(
                    kind=seat.kind,
                    name=seat.name,
                    level=cast(Level | None, seat.level),
                    mine=seat.seat in held,
                    here=seat.kind == "bot" or seat.seat in present,
                    since=self.ledger.since[seat.seat] if seat.kind == "bot" else 0,
                )
                for seat in self.seats
            ),
            hosting=bool(guest and guest.hosting),
            created=record.created,
            commitment=commitment(record.seed),
            seed=record.seed if self.whole and match.is_over else None,
            help=record.help,
            next=self.next,
        )

    def glance(self) -> TableGlance:
        """The same, and where the match stands."""
        match, whole = self.match, self.whole
        places = match.game.places(match.state) if whole and match.is_over else None
        actors = match.actors if whole else ()
        return TableGlance(**structs.asdict(self.info()), actors=actors, places=places)

    def follow(self, name: str) -> None:
        """Another match follows this one: tell everybody who is still here."""
        self.next = name
        self._tell_all(around=True)

    def news(self, guest: Guest) -> Iterator[bytes]:
        """What the guest does not know yet."""
        if guest.needs_around:
            guest.needs_around = False
            yield encode(Around(table=self.info(guest)))
        if guest.needs_update:
            guest.needs_update = False
            yield self.showing.update(guest)
            if (details := self.showing.details(guest)) is not None:
                yield details

    # ------------------------------------------------------------ what they do

    async def act(self, seat: Seat, seq: int, text: str, *, sure: bool = True) -> None:
        """Let a seat act in answer to the entries so far.

        What was done already is not done again. Raises Stale, Closed, AtWork, Unsure,
        StoreUnavailable, and what Match.accept raises; then nothing has changed.
        """
        ledger = self.ledger
        async with ledger.lock:
            if not ledger.whole:
                raise Closed
            if ledger.is_done(seat, seq, text):
                return
            if seq != ledger.match.seq:
                raise Stale
            if self._performing.by is not None:
                self._tell_hand(seat, text)
                return
            step = self.step(seat, text)
            regrets = not sure and step.action is not None
            if regrets and not may_regret(ledger.match, step, self._house.regret):
                raise Unsure(step)
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
        """What the owner of a hand at work says, its hand may understand; raises AtWork."""
        game = self.match.game
        if undoes(text) or seat != self._performing.by or game.hands is None:
            raise AtWork
        packet = game.hands.instead(game.parse(text))
        if packet is None:
            raise AtWork
        self._performing.hand(packet)

    def step(self, seat: Seat, text: str) -> AnyStep:
        """What a person says; an undo reaches as far back as it may."""
        match = self.match
        if not undoes(text):
            return match.accept(seat, text, self.showing.offered(seat))
        bots = over(self.ledger, seat)
        return match.accept(seat, match.undo(seat, bots), over=bots)

    def go_on(self, seat: Seat) -> None:
        """The seat takes nothing back."""
        if self._pause.seat == seat and self._pause.end():
            self._tell_all(update=True)

    def hand(self, seat: Seat, seq: int, packet: str, n: int = 0) -> None:
        """The hand of a seat moves; the first movement that counts begins the gesture.

        What was on its way when its moment was over is lost. Raises Stale, Closed and NotYourTurn.
        """
        match = self.match
        if not self.whole:
            raise Closed
        if seq < match.seq:
            return
        if seq != match.seq:
            raise Stale
        if seat not in match.actors:
            raise NotYourTurn(Objection(NOT_TO_ACT, Text("not-your-turn")), seat, packet)
        if not self._performing.is_on:
            self._performing.begin(match.game, match.state, seat, seq)
        self._performing.hand(packet, n)

    def speak(self, seat: Seat, phrase: Phrase) -> bool:
        """The seat says something to everybody; unless it says too much."""
        return self._voices.speak(seat, phrase, self._guests)

    def give_time(self, seat: Seat) -> bool:
        """The seat asks for more time; does it get any?"""
        if not self._clocks.may_extend(seat):
            return False
        self._clocks.extend(seat)
        self._tell_all(update=True)
        return True

    async def _finish(self, seat: Seat, seq: int, performed: Performed) -> None:
        """The gesture that answered so many entries, and what came of it, go into the log."""
        ledger, ending = self.ledger, performed.ending
        async with ledger.lock:
            if ledger.match.seq != seq:
                return
            await ledger.insist(ledger.match.accept(seat, ending.action), None, self._tell_delay)
            outcome = ledger.match.accept(NATURE, ending.outcome)
            await ledger.insist(outcome, performed.reel, self._tell_delay)
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

    # ------------------------------------------------------------ what follows from it

    def _went_on(self, seats: Sequence[Seat]) -> None:
        """These made entries; if nobody did, something else about the match is different now."""
        if seats or self._pause.seat not in self.ledger.people:
            self._pause.end()
        if seats:
            self._performing.stop()
        for seat in seats:
            self._clocks.stop(seat)
        self.showing.look_again()
        self._wind_clocks()
        if not seats:
            self._tell_all(update=True, around=True)

    def _wind_clocks(self) -> bool:
        """Look for whom time runs; is that different from before?"""
        ledger = self.ledger
        held = [guest.held for guest in self._guests]
        return self._clocks.wind(asked(ledger.match, ledger.people, held) if ledger.whole else {})

    def _tell_time(self) -> None:
        if self._wind_clocks():
            self._tell_all(update=True)

    def _announce(self) -> None:
        """The match went on; when it is over, the seed may be seen."""
        self._tell_all(update=True, around=self.match.is_over)

    async def close(self) -> None:
        """Stop what goes on by itself; what was acknowledged is on disk already."""
        self._clocks.close()
        await self._performing.close()
        await self._motor.close()
        await self.showing.close()
        await self.teacher.close()
