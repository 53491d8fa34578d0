"""Observers see what one seat sees, through a link that the player can remove."""

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
"""Maximum number of observer links of a seat."""

OBSERVER_ID_LETTERS = 12


class Observers:
    """The observer links of one table."""

    def __init__(self, context: TableContext, links: Iterable[ObserverRecord]) -> None:
        self._context = context
        self._ledger = context.ledger
        self._store = context.services.store
        self._links = {link.id: link for link in links}
        self._lock = asyncio.Lock()

    def count(self, seat: Seat) -> int:
        """The number of observer links of this seat."""
        return sum(link.seat == seat for link in self._links.values())

    def links_of(self, seat: Seat) -> tuple[ObserverLink, ...]:
        in_use = {connection.observer_link for connection in self._context.connections}
        return tuple(
            ObserverLink(link.id, link.name, link.made, link.used, link.id in in_use)
            for link in self._links.values()
            if link.seat == seat
        )

    async def create(self, seat: Seat, key: str, name: str) -> str:
        """Create a link for the player with the key of this seat, and return its secret.

        Raises Refused and StoreError.
        """
        secret = new_token()
        token = fingerprint(secret)
        async with self._lock:
            if seat_of_token(self._ledger.seats, key) != seat:  # another player has just taken it
                raise Refused(problem("not_your_seat"))
            if self.count(seat) >= MAX_LINKS_PER_SEAT:
                raise Refused(
                    problem("malformed", "problem-many-onlookers", {"count": MAX_LINKS_PER_SEAT})
                )
            await self._save(ObserverRecord(seat, token[:OBSERVER_ID_LETTERS], token, name, now()))
        self._context.broadcast(table=True)
        return secret

    async def remove(self, seat: Seat, name: str) -> None:
        """Remove a link and close the connections that use it; raises StoreError."""
        async with self._lock:
            link = self._links.get(name)
            if link is None or link.seat != seat:
                return
            await self._store.delete_observer(self._ledger.record.id, seat, name)
            del self._links[name]
        for connection in [*self._context.connections]:
            if connection.observer_link == name:
                connection.close_with(problem("not_admitted", "problem-link-taken-back"))
        self._context.broadcast(table=True)

    async def remove_all(self, seat: Seat) -> None:
        """Remove all links of this seat; raises StoreError."""
        async with self._lock:
            names = [link.id for link in self._links.values() if link.seat == seat]
        for name in names:
            await self.remove(seat, name)

    async def admit(self, connection: Connection, secret: str) -> None:
        """Let a connection with the secret of a link observe its seat; raises Refused."""
        token = fingerprint(secret)
        async with self._lock:
            link = self._links.get(token[:OBSERVER_ID_LETTERS])
            if link is None or link.token != token:
                raise Refused(problem("not_admitted", "problem-link-taken-back"))
            connection.observed_seat, connection.observer_link = link.seat, link.id
            with suppress(StoreError):  # then the time of last use stays as it was
                await self._save(replace(link, used=now()))

    async def _save(self, link: ObserverRecord) -> None:
        await self._store.save_observer(self._ledger.record.id, link)
        self._links[link.id] = link
