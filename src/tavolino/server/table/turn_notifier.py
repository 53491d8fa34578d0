"""Who is told outside that it is their turn: once for each turn, and only whoever is not here."""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.i18n import format_message
from tavolino.server.notify.sender import Notification
from tavolino.server.table.context import TableContext
from tavolino.store.records import ChannelRecord, StoreError

MIN_SEEN_MS = 60_000
"""Who leaves sooner after being asked may not have seen it: a phone that fell asleep."""

YOUR_TURN, REMINDER, TEST = "call-your-turn", "call-reminder", "call-test"


class TurnNotifier:
    """Knows how each seat is told, and who has been."""

    def __init__(self, context: TableContext, channels: Iterable[ChannelRecord]) -> None:
        self._context = context
        self._ledger = context.ledger
        self._sender = context.services.notifications
        self._store = context.services.store
        self._uptime = context.services.uptime
        self._channels = {(channel.seat, channel.id): channel for channel in channels}
        self._clients: dict[tuple[Seat, str], str] = {}
        """From which address each was asked for; it is written down nowhere."""
        self._turn_began: dict[Seat, int] = dict.fromkeys(self._ledger.match.actors, 0)
        self._notified: set[Seat] = set(self._ledger.match.actors)
        self._tasks: set[asyncio.Task[None]] = set()

    def channels_of(self, seat: Seat) -> list[ChannelRecord]:
        return [call for call in self._channels.values() if call.seat == seat]

    # ------------------------------------------------------------ when
    def check(self) -> None:
        """The match went on, or somebody came or left: who is asked and does not know?"""
        ledger = self._ledger
        asked = set(ledger.match.actors) & ledger.human_seats if ledger.is_playable else set()
        self._notified &= asked
        now = self._uptime()
        self._turn_began = {seat: self._turn_began.get(seat, now) for seat in asked}
        for seat in asked - self._context.present - self._notified:
            self._notified.add(seat)
            if now - self._turn_began[seat] < MIN_SEEN_MS:
                self._start_task(self._notify(seat, YOUR_TURN))

    def remind(self, seats: Sequence[Seat]) -> None:
        """Their time is running out."""
        present = self._context.present
        for seat in seats:
            if seat not in present:
                self._start_task(self._notify(seat, REMINDER))

    # ------------------------------------------------------------ what
    async def add(self, call: ChannelRecord, whose: str = "") -> None:
        await self._store.save_channel(self._ledger.record.id, call)
        self._channels[call.seat, call.id] = call
        if whose:
            self._clients[call.seat, call.id] = whose

    async def remove(self, seat: Seat, name: str) -> None:
        await self._store.delete_channel(self._ledger.record.id, seat, name)
        self._channels.pop((seat, name), None)
        self._clients.pop((seat, name), None)

    async def remove_all(self, seat: Seat) -> None:
        """Nobody is told of this seat any more."""
        for call in self.channels_of(seat):
            await self.remove(seat, call.id)

    async def test(self, seat: Seat, name: str) -> None:
        if call := self._channels.get((seat, name)):
            await self._send(call, TEST)

    async def _notify(self, seat: Seat, key: str) -> None:
        await asyncio.gather(*(self._send(call, key) for call in self.channels_of(seat)))

    async def _send(self, call: ChannelRecord, key: str) -> None:
        """What went wrong is kept for whoever wants to know why nothing came."""
        notice = await asyncio.to_thread(self._notification, call.lang, key)
        whose = self._clients.get((call.seat, call.id), self._ledger.record.id)
        trouble = await self._sender.send(call, notice, whose)
        try:
            if trouble == "gone" and call.way == "push":  # the browser wants no more
                await self.remove(call.seat, call.id)
            elif trouble != call.trouble and (call.seat, call.id) in self._channels:
                await self.add(replace(call, trouble=trouble))
        except StoreError:
            pass  # it is tried again with the next one

    def _notification(self, lang: str, key: str) -> Notification:
        game = self._ledger.match.game
        title = format_message(lang, f"{game.name}-title", rooms=(game.room,))
        return Notification(
            format_message(lang, key, {"game": title}), self._ledger.record.id, game.name
        )

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
