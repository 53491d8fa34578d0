"""Who looks over a seat's shoulder: a teacher or a friend, by a link that can be taken back."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.protocol.observers import ObserverLink
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint, new_token, seat_of_token
from tavolino.store.records import ObserverRecord, StoreError

MAX_LINKS_PER_SEAT = 8
"""So many links one seat may have."""

ID_LETTERS = 12


class Observers:
    """The links of one table, and who came by them."""

    def __init__(self, context: TableContext, links: Iterable[ObserverRecord]) -> None:
        self._context = context
        self._ledger = context.ledger
        self._store = context.services.store
        self._links = {link.id: link for link in links}
        self._lock = asyncio.Lock()

    def count(self, seat: Seat) -> int:
        """How many may look over this seat's shoulder?"""
        return sum(link.seat == seat for link in self._links.values())

    def links_of(self, seat: Seat) -> tuple[ObserverLink, ...]:
        here = {guest.observer_link for guest in self._context.connections}
        return tuple(
            ObserverLink(link.id, link.name, link.made, link.used, link.id in here)
            for link in self._links.values()
            if link.seat == seat
        )

    async def create(self, seat: Seat, key: str, name: str) -> str:
        """The secret of a new link, for whoever has the key of this seat; raises Refused or
        StoreError."""
        secret = new_token()
        token = fingerprint(secret)
        async with self._lock:
            if seat_of_token(self._ledger.seats, key) != seat:  # somebody took it a moment ago
                raise Refused(problem("not_your_seat"))
            if self.count(seat) >= MAX_LINKS_PER_SEAT:
                raise Refused(
                    problem("malformed", "problem-many-onlookers", {"count": MAX_LINKS_PER_SEAT})
                )
            await self._save(ObserverRecord(seat, token[:ID_LETTERS], token, name, now()))
        self._context.broadcast(table=True)
        return secret

    async def remove(self, seat: Seat, name: str) -> None:
        """The link opens nothing any more, and whoever came by it has to go; raises StoreError."""
        async with self._lock:
            link = self._links.get(name)
            if link is None or link.seat != seat:
                return
            await self._store.delete_observer(self._ledger.record.id, seat, name)
            del self._links[name]
        for guest in [guest for guest in self._context.connections if guest.observer_link == name]:
            guest.close_with(problem("not_admitted", "problem-link-taken-back"))
        self._context.broadcast(table=True)

    async def remove_all(self, seat: Seat) -> None:
        """Nobody looks over this seat's shoulder any more; raises StoreError."""
        async with self._lock:
            names = [link.id for link in self._links.values() if link.seat == seat]
        for name in names:
            await self.remove(seat, name)

    async def admit(self, guest: Connection, secret: str) -> None:
        """Let somebody who shows a link's secret look on; raises Refused."""
        token = fingerprint(secret)
        async with self._lock:
            link = self._links.get(token[:ID_LETTERS])
            if link is None or link.token != token:
                raise Refused(problem("not_admitted", "problem-link-taken-back"))
            guest.observed_seat, guest.observer_link = link.seat, link.id
            with suppress(StoreError):  # then it is not known when the link was used last
                await self._save(replace(link, used=now()))

    async def _save(self, link: ObserverRecord) -> None:
        await self._store.save_observer(self._ledger.record.id, link)
        self._links[link.id] = link
