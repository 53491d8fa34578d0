"""Notifies absent players once per turn."""

import asyncio
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.i18n import format_message
from tavolino.server.background_tasks import BackgroundTasks
from tavolino.server.notify.sender import Notification
from tavolino.server.table.context import TableContext
from tavolino.store.records import ChannelRecord, StoreError

MIN_SEEN_MS = 60_000
"""A player whose connection ends sooner may have missed the turn, as when a phone sleeps."""

YOUR_TURN, REMINDER, TEST = "call-your-turn", "call-reminder", "call-test"


class TurnNotifier:
    """The notification channels of a table, and the seats that were notified in this turn."""

    def __init__(self, context: TableContext, channels: Iterable[ChannelRecord]) -> None:
        self._context = context
        self._ledger = context.ledger
        self._sender = context.services.notifications
        self._store = context.services.store
        self._uptime = context.services.uptime
        self._channels = {(channel.seat, channel.id): channel for channel in channels}
        self._clients: dict[tuple[Seat, str], str] = {}
        """The client address that added each channel. It is never stored."""
        self._turn_began: dict[Seat, int] = dict.fromkeys(self._ledger.match.actors, 0)
        self._notified: set[Seat] = set(self._ledger.match.actors)
        self._tasks = BackgroundTasks()

    def channels_of(self, seat: Seat) -> list[ChannelRecord]:
        return [channel for channel in self._channels.values() if channel.seat == seat]

    # ------------------------------------------------------------ turns
    def check(self) -> None:
        """Notify absent players who are to act and may not know it."""
        ledger = self._ledger
        actors = ledger.match.actors if ledger.is_playable else ()
        to_move = [seat for seat in actors if seat in ledger.human_seats]
        self._notified.intersection_update(to_move)
        now, began = self._uptime(), self._turn_began
        self._turn_began = {seat: began.get(seat, now) for seat in to_move}
        for seat in to_move:
            if seat in self._notified or self._context.is_present(seat):
                continue
            self._notified.add(seat)
            if now - self._turn_began[seat] < MIN_SEEN_MS:
                self._tasks.start(self._notify(seat, YOUR_TURN))

    def remind(self, seats: Sequence[Seat]) -> None:
        """Remind the absent ones of these players that their time runs out."""
        for seat in seats:
            if not self._context.is_present(seat):
                self._tasks.start(self._notify(seat, REMINDER))

    # ------------------------------------------------------------ channels
    async def add(self, channel: ChannelRecord, client: str = "") -> None:
        await self._store.save_channel(self._ledger.record.id, channel)
        self._channels[channel.seat, channel.id] = channel
        if client:
            self._clients[channel.seat, channel.id] = client

    async def remove(self, seat: Seat, name: str) -> None:
        await self._store.delete_channel(self._ledger.record.id, seat, name)
        self._channels.pop((seat, name), None)
        self._clients.pop((seat, name), None)

    async def remove_all(self, seat: Seat) -> None:
        """Remove all channels of this seat."""
        for channel in self.channels_of(seat):
            await self.remove(seat, channel.id)

    async def test(self, seat: Seat, name: str) -> None:
        if channel := self._channels.get((seat, name)):
            await self._send(channel, TEST)

    async def _notify(self, seat: Seat, key: str) -> None:
        await asyncio.gather(*(self._send(channel, key) for channel in self.channels_of(seat)))

    async def _send(self, channel: ChannelRecord, key: str) -> None:
        """Send a notification, and store the delivery error so that the player can see it."""
        notification = await asyncio.to_thread(self._notification, channel.lang, key)
        client = self._clients.get((channel.seat, channel.id), self._ledger.record.id)
        error = await self._sender.send(channel, notification, client)
        try:
            if error == "gone" and channel.way == "push":  # the browser has unsubscribed
                await self.remove(channel.seat, channel.id)
            elif error != channel.trouble and (channel.seat, channel.id) in self._channels:
                await self.add(replace(channel, trouble=error))
        except StoreError:
            pass  # the next notification tries again

    def _notification(self, lang: str, key: str) -> Notification:
        game = self._ledger.match.game
        title = format_message(lang, f"{game.name}-title", rooms=(game.room,))
        return Notification(
            format_message(lang, key, {"game": title}), self._ledger.record.id, game.name
        )

    async def close(self) -> None:
        await self._tasks.cancel()
