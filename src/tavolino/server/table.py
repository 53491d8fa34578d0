"""One live match and everybody around it. One writer: an entry is on disk before it counts."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import chain, repeat
from typing import cast

from msgspec import Struct
from msgspec.structs import asdict

from tavolino.bots import LEVELS
from tavolino.core.chance import commitment
from tavolino.core.game import NATURE, NOT_TO_ACT, AnyGame, NotYourTurn, Seat
from tavolino.core.log import UNDO, Entry
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.snapshot import snapshot
from tavolino.core.words import Objection, Text
from tavolino.server import metrics, show
from tavolino.server.clock import Clocks, asked
from tavolino.server.guest import Guest, one_address
from tavolino.server.performing import Performed, Performing
from tavolino.server.protocol import (
    Around,
    Clock,
    Level,
    Past,
    SeatInfo,
    ServerMessage,
    TableInfo,
    Update,
)
from tavolino.server.refusal import problem
from tavolino.server.revive import Lost, revive
from tavolino.server.show import Chronicle, Scene
from tavolino.server.stage import NothingToPerform, Stages
from tavolino.server.think import Thinkers
from tavolino.store.protocol import Store
from tavolino.store.records import (
    EntryRecord,
    MatchRecord,
    OutOfStep,
    ReelRecord,
    SeatRecord,
    SnapshotRecord,
    StoreError,
    StoreUnavailable,
)

SNAPSHOT_EVERY = 32
"""A snapshot is kept after so many entries, and when the table leaves memory."""

RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0)
"""When NATURE or a bot could not act, it is tried again after so long, then after longer."""

_log = logging.getLogger(__name__)


class Stale(Exception):
    """An action answers another moment of the match than the present one."""


class Closed(Exception):
    """This match can only be looked at."""


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class House(Struct, frozen=True, eq=False):
    """What all tables share."""

    games: Mapping[str, AnyGame]
    store: Store
    thinkers: Thinkers
    """Where bots think,"""
    world: Thinkers
    """where things fall unseen,"""
    stages: Stages
    """and where everybody looks on."""
    pace: float


class Table:
    """Changes only under its lock, and only after the store has written the change."""

    def __init__(
        self,
        record: MatchRecord,
        seats: Sequence[SeatRecord],
        match: AnyMatch,
        times: Sequence[str],
        house: House,
        *,
        whole: bool = True,
    ) -> None:
        self.record = record
        self.seats = list(seats)
        self.match = match
        self.whole = whole
        self._chronicle = Chronicle(match, times)
        self._scenes: dict[Seat, Scene] = {}
        self._guests: set[Guest] = set()
        self._lock = asyncio.Lock()
        self._motor: asyncio.Task[None] | None = None
        self._performing = Performing(house.stages, lambda: self._guests, self._finish)
        self._clocks = Clocks(self._stir)
        self._snapshot_at = 0
        self._house = house

    # ------------------------------------------------------------ who is there

    def join(self, guest: Guest) -> None:
        """Somebody opens a connection; what has to go on goes on."""
        self._guests.add(guest)
        self._stir()

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
        """Nobody is here, and nobody thinks."""
        return not self._guests and not self._is_running

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
                )
                for seat in self.seats
            ),
            hosting=bool(guest and guest.hosting),
            created=record.created,
            commitment=commitment(record.seed),
            seed=record.seed if self.whole and match.is_over else None,
        )

    def news(self, guest: Guest) -> Iterator[ServerMessage]:
        """What the guest does not know yet."""
        if guest.needs_around:
            guest.needs_around = False
            yield Around(table=self.info(guest))
        if guest.needs_update:
            guest.needs_update = False
            yield self._update(guest)

    def _update(self, guest: Guest) -> Update:
        seat = self.viewpoint(guest)
        lines = self._chronicle.lines(seat)
        since = show.in_common(guest.heard, lines)
        guest.heard = lines
        mine = (held for held in guest.held if self.plays(held))
        return Update(
            seq=self.match.seq,
            undo=next((held for held in mine if self.whole and self.match.may_undo(held)), None),
            lines=lines[since:],
            since=since,
            clocks=tuple(
                Clock(asked, left, self._clocks.may_extend(asked))
                for asked, left in self._clocks.left().items()
            ),
            **asdict(self._scene(seat)),
        )

    def _scene(self, seat: Seat) -> Scene:
        if seat not in self._scenes:
            acts = self.whole and self.plays(seat)
            made = show.scene(self.match, seat, acts=acts)
            self._scenes[seat] = made if self.whole else show.closed(made)
        return self._scenes[seat]

    def viewpoint(self, guest: Guest) -> Seat:
        """The seat from which the guest looks."""
        return show.viewpoint(self.match, guest.held, self._people())

    def past(self, guest: Guest, seq: int) -> Past:
        return show.past(self.match, self.viewpoint(guest), seq)

    def remember(self, guest: Guest, since: int) -> None:
        """The guest says that it has so many lines of the log.

        Who holds several seats of a game with secrets may have heard them for another seat.
        """
        unsure = self.match.game.secrets and len(guest.held) > 1
        seen = 0 if unsure else since
        guest.heard = self._chronicle.lines_then(self.viewpoint(guest), seen)

    def plays(self, seat: Seat) -> bool:
        """Does a person play this seat now?"""
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == "person"

    def _people(self) -> set[Seat]:
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    # ------------------------------------------------------------ what they do

    async def act(self, seat: Seat, seq: int, text: str) -> None:
        """Let a seat act in answer to the entries so far.

        What was done already is not done again. Raises Stale, Closed, StoreUnavailable, and what
        Match.accept raises; then nothing has changed.
        """
        async with self._lock:
            if not self.whole:
                raise Closed
            if self._is_done(seat, seq, text):
                return
            if seq != self.match.seq:
                raise Stale
            try:
                await self._write(self.match.accept(seat, text))
            except OutOfStep:
                await self._read_again()
                if not self._is_done(seat, seq, text):
                    raise Stale from None
            await self._let_nature_act()
        self._announce()
        self._stir()

    def hand(self, seat: Seat, seq: int, packet: str) -> None:
        """The hand of a seat moves; its first movement begins the gesture.

        Raises Stale, Closed and NotYourTurn.
        """
        if not self.whole:
            raise Closed
        if seq != self.match.seq:
            raise Stale
        if seat not in self.match.actors:
            raise NotYourTurn(Objection(NOT_TO_ACT, Text("not-your-turn")), seat, packet)
        if not self._performing.is_on:
            self._performing.begin(self.match.game, self.match.state, seat, seq)
        self._performing.hand(packet)

    def give_time(self, seat: Seat) -> bool:
        """The seat asks for more time; does it get any?"""
        if not self._clocks.may_extend(seat):
            return False
        self._clocks.extend(seat)
        self._tell_all(update=True)
        return True

    async def _finish(self, seat: Seat, seq: int, performed: Performed) -> None:
        """The gesture that answered so many entries, and what came of it, go into the log."""
        async with self._lock:
            if self.match.seq != seq:
                return
            await self._insist(self.match.accept(seat, performed.ending.action))
            outcome = self.match.accept(NATURE, performed.ending.outcome)
            await self._insist(outcome, performed.reel)
        self._announce()
        self._stir()

    async def _insist(self, step: AnyStep, reel: ReelRecord | None = None) -> None:
        """Write an entry that nobody could repeat, however long the store takes."""
        for seconds in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            try:
                await self._write(step, reel)
            except StoreUnavailable:
                self._tell_delay(seconds)
                await asyncio.sleep(seconds)
            else:
                break

    def _tell_delay(self, seconds: float) -> None:
        """At the first delay everybody is told: nothing is lost, it is only late."""
        if seconds == RETRY_SECONDS[0]:
            for guest in self._guests:
                guest.mention(problem("unavailable", "problem-saved-later", seq=self.match.seq))

    async def change_seat(
        self, seat: Seat, change: Callable[[SeatRecord], SeatRecord]
    ) -> SeatRecord:
        """Let somebody else play a seat, or call it by another name; how is it now?"""
        async with self._lock:
            changed = change(self.seats[seat])
            await self._house.store.seat(self.record.id, changed)
            self.seats[seat] = changed
            self._scenes.clear()
        self._wind_clocks()
        self._tell_all(update=True, around=True)
        self._stir()
        return changed

    def _is_done(self, seat: Seat, seq: int, text: str) -> bool:
        """Is this the very entry that stands there already?"""
        return seq < self.match.seq and self.match.entries[seq] == Entry(
            seat, canonical(self.match.game, text)
        )

    async def _write(self, step: AnyStep, reel: ReelRecord | None = None) -> None:
        """Put an entry, and what was seen of it, on disk, and only then into the match."""
        match, entry, at = self.match, step.entry, now()
        record = EntryRecord(match.seq, entry.seat, entry.text, at)
        over = match.game.is_over(step.after)
        await self._house.store.append(self.record.id, record, finishes=over, reel=reel)
        match.append(step)
        if entry.seat != NATURE:
            metrics.moves.inc(self.record.game)
        self._performing.stop()
        self._chronicle.add(at)
        self._scenes.clear()
        self._clocks.stop(entry.seat)
        self._wind_clocks()
        if match.seq % SNAPSHOT_EVERY == 0:
            await self.keep_snapshot()

    async def begin(self) -> None:
        """Let NATURE do what it has to do before anybody comes."""
        async with self._lock:
            await self._let_nature_act()

    async def _let_nature_act(self) -> None:
        """NATURE waits for nobody; if the store does, the motor tries again later.

        What it cannot say at once, because things fall first, is the motor's business as well.
        """
        with suppress(StoreError):
            while self.whole and self._nature_is_listed:
                await self._write(self.match.draw())

    @property
    def _nature_is_listed(self) -> bool:
        """Is it NATURE's turn, and can it speak at once?"""
        match = self.match
        return NATURE in match.actors and match.game.is_listed(match.state)

    async def _read_again(self) -> None:
        """Somebody else wrote to this match: believe the store."""
        stored = await self._house.store.load(self.record.id)
        if stored is None:
            raise StoreUnavailable("the match has disappeared")
        try:
            revived = revive(self._house.games, stored)
        except Lost as error:
            raise StoreUnavailable(str(error)) from error
        self.match, self.whole = revived.match, revived.whole
        self.seats = list(stored.seats)
        self._chronicle = Chronicle(self.match, [entry.at for entry in stored.entries])
        self._scenes.clear()
        self._wind_clocks()
        self._tell_all(update=True, around=True)

    async def keep_snapshot(self) -> None:
        """Only a cache: no matter if it cannot be kept."""
        seq = self.match.seq
        if not self.whole or seq == self._snapshot_at:
            return
        with suppress(StoreError):
            kept = SnapshotRecord(seq, snapshot(self.match))
            await self._house.store.snapshot(self.record.id, kept)
            self._snapshot_at = seq

    # ------------------------------------------------------------ what goes on by itself

    def _wind_clocks(self) -> bool:
        """Look for whom time runs; is that different from before?"""
        held = [guest.held for guest in self._guests]
        return self._clocks.wind(asked(self.match, self._people(), held) if self.whole else {})

    def _tell_time(self) -> None:
        if self._wind_clocks():
            self._tell_all(update=True)

    def _announce(self) -> None:
        """The match went on; when it is over, the seed may be seen."""
        self._tell_all(update=True, around=self.match.is_over)

    @property
    def _is_running(self) -> bool:
        return self._motor is not None and not self._motor.done()

    def _stir(self) -> None:
        """Let NATURE and the bots act until a person is to act."""
        if not self._is_running and self._due() is not None:
            self._motor = asyncio.create_task(self._run(), name=f"table {self.record.id}")

    def _due(self) -> Seat | None:
        """Who acts without being asked: NATURE, or the first bot whose turn it is.

        Bots among themselves wait until somebody looks. Who was silent for too long has acted.
        """
        if not self.whole or not (self._guests or self._people()):
            return None
        return next((seat for seat in self.match.actors if self._goes_on(seat)), None)

    def _goes_on(self, seat: Seat) -> bool:
        return not self.plays(seat) or self._clocks.silence(seat) is not None

    async def _run(self) -> None:
        failures = 0
        while (seat := self._due()) is not None:
            try:
                await self._step(seat)
                failures = 0
            except Exception as error:
                if not isinstance(error, StoreError):  # the store has said so itself
                    _log.exception("table %s: seat %s cannot act", self.record.id, seat)
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1

    async def _step(self, seat: Seat) -> None:
        """One entry of NATURE, a bot or a silent seat; dropped if the table went another way."""
        seq = self.match.seq
        text, reel = await self._draw() if seat == NATURE else (await self._answer(seat), None)
        async with self._lock:
            if self.match.seq != seq or self._due() != seat:
                return
            step = self.match.accept(seat, text)
            try:
                await self._write(step, reel)
            except OutOfStep:
                await self._read_again()
            await self._let_nature_act()
        self._announce()

    async def _draw(self) -> tuple[str, ReelRecord | None]:
        """What NATURE does, and its film; where things fall, they fall in another process."""
        match = self.match
        game, state, seq = match.game, match.state, match.seq
        if game.is_listed(state):
            return match.draw().entry.text, None
        with suppress(NothingToPerform):
            done = await self._performing.watch(game, state, seq, hurry=not self._guests)
            return done.ending.outcome, done.reel
        whose = one_address(self._guests)
        return await self._house.world.draw(game, state, match.header.seed, seq, whose), None

    async def _answer(self, seat: Seat) -> str:
        """What the bot says, or what a person's silence means."""
        silence = self._clocks.silence(seat)
        return await self._think(seat) if silence is None else self.match.game.format(silence)

    async def _think(self, seat: Seat) -> str:
        """What the bot says, not before people could follow."""
        level = self.seats[seat].level or LEVELS[0]
        thought = self._house.thinkers.choose(
            self.match.game, self.match.state, seat, level, one_address(self._guests)
        )
        action, _ = await asyncio.gather(thought, asyncio.sleep(self._house.pace))
        return action

    async def close(self) -> None:
        """Stop what goes on by itself; what was acknowledged is on disk already."""
        self._clocks.close()
        await self._performing.close()
        if self._motor is not None:
            self._motor.cancel()
            await asyncio.wait([self._motor])


def canonical(game: AnyGame, text: str) -> str:
    """An action as it stands in a log; raises MalformedAction."""
    return UNDO if text.strip() == UNDO else game.format(game.parse(text))
