"""Who is told outside that it is their turn: once for each turn, and only whoever is not here."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.i18n import say
from tavolino.server.clock.uptime import Hours
from tavolino.server.match.ledger import Ledger
from tavolino.server.notify.sender import Courier, Notice
from tavolino.server.table.connection import Guest
from tavolino.store.interface import Store
from tavolino.store.records import CallRecord, StoreError

SEEN_MS = 60_000
"""Who leaves sooner after being asked may not have seen it: a phone that fell asleep."""

YOUR_TURN, REMINDER, TEST = "call-your-turn", "call-reminder", "call-test"


class Calling:
    """Knows how each seat is told, and who has been."""

    def __init__(
        self,
        ledger: Ledger,
        courier: Courier,
        store: Store,
        hours: Hours,
        calls: Iterable[CallRecord],
        guests: Callable[[], Collection[Guest]],
    ) -> None:
        self._ledger = ledger
        self._courier = courier
        self._store = store
        self._hours = hours
        self._guests = guests
        self._calls = {(call.seat, call.id): call for call in calls}
        self._whose: dict[tuple[Seat, str], str] = {}
        """From which address each was asked for; it is written down nowhere."""
        self._asked: dict[Seat, int] = dict.fromkeys(ledger.match.actors, 0)
        self._called: set[Seat] = set(ledger.match.actors)
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, seat: Seat) -> list[CallRecord]:
        return [call for call in self._calls.values() if call.seat == seat]

    # ------------------------------------------------------------ when
    def look(self) -> None:
        """The match went on, or somebody came or left: who is asked and does not know?"""
        ledger = self._ledger
        asked = set(ledger.match.actors) & ledger.people if ledger.whole else set()
        self._called &= asked
        now = self._hours()
        self._asked = {seat: self._asked.get(seat, now) for seat in asked}
        here = {seat for guest in self._guests() for seat in guest.held}
        for seat in asked - here - self._called:
            self._called.add(seat)
            if now - self._asked[seat] < SEEN_MS:
                self._begin(self._tell(seat, YOUR_TURN))

    def remind(self, seats: Sequence[Seat]) -> None:
        """Their time is running out."""
        here = {seat for guest in self._guests() for seat in guest.held}
        for seat in seats:
            if seat not in here:
                self._begin(self._tell(seat, REMINDER))

    # ------------------------------------------------------------ what
    async def add(self, call: CallRecord, whose: str = "") -> None:
        await self._store.call(self._ledger.record.id, call)
        self._calls[call.seat, call.id] = call
        if whose:
            self._whose[call.seat, call.id] = whose

    async def drop(self, seat: Seat, name: str) -> None:
        await self._store.uncall(self._ledger.record.id, seat, name)
        self._calls.pop((seat, name), None)
        self._whose.pop((seat, name), None)

    async def drop_all(self, seat: Seat) -> None:
        """Nobody is told of this seat any more."""
        for call in self.of(seat):
            await self.drop(seat, call.id)

    async def test(self, seat: Seat, name: str) -> None:
        if call := self._calls.get((seat, name)):
            await self._bring(call, TEST)

    async def _tell(self, seat: Seat, key: str) -> None:
        await asyncio.gather(*(self._bring(call, key) for call in self.of(seat)))

    async def _bring(self, call: CallRecord, key: str) -> None:
        """What went wrong is kept for whoever wants to know why nothing came."""
        notice = await asyncio.to_thread(self._notice, call.lang, key)
        whose = self._whose.get((call.seat, call.id), self._ledger.record.id)
        trouble = await self._courier.bring(call, notice, whose)
        try:
            if trouble == "gone" and call.way == "push":  # the browser wants no more
                await self.drop(call.seat, call.id)
            elif trouble != call.trouble and (call.seat, call.id) in self._calls:
                await self.add(replace(call, trouble=trouble))
        except StoreError:
            pass  # it is tried again with the next one

    def _notice(self, lang: str, key: str) -> Notice:
        game = self._ledger.match.game
        title = say(lang, f"{game.name}-title", rooms=(game.room,))
        return Notice(say(lang, key, {"game": title}), self._ledger.record.id, game.name)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
