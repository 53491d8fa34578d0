"""Records which server owns which match, among the servers that share a database.

A match is played in the memory of one server, its owner; the other servers forward requests to it.
The next server that gets a request for a match of a dead server becomes its owner. Each owner has
a token, which the database checks in the transaction of every write: a server that was frozen or
cut off, and does not know yet that it lost a match, can change nothing.
"""

import asyncio
from collections.abc import Callable

import asyncpg

from tavolino.store.postgres.connection import ConnectionPool
from tavolino.store.postgres.process_lock import LockConnection, ProcessLock
from tavolino.store.records import StoreUnavailable

CHANNEL = "keepers"

DELETE_DEAD_SERVERS = "delete from servers where id <> $1 and not holds_lock(id)"
"""Keeps frozen servers: they may come back."""
INSERT_SERVER = "insert into servers values ($1, $2, $3) on conflict (id) do nothing"
DELETE_SERVER = "delete from servers where id = $1"
SELECT_OWNED = "select match, token from keepers where server = $1"
SELECT_OTHER_OWNER = """
select address from keepers join servers on id = server
where match = $1 and server <> $2 and is_open(server)
"""
SELECT_DEAD_ADDRESSES = """
select address from servers left join present on present.id = servers.id
group by address having count(present.id) = 0
"""
CLAIM_MATCH = """
insert into keepers values ($1, $2)
on conflict (match) do update set server = excluded.server
where keepers.server = excluded.server or not is_open(keepers.server)
returning token, pg_notify('keepers', match || ' ' || server)
"""

CLAIM_SECONDS = 5.0
"""Seconds that a claim may take. A page waits six seconds before it tries another server."""

Fence = tuple[str, int]
"""A match and the token of its owner."""


class MatchOwners:
    """Claims matches for this server and notices when another server takes one over."""

    def __init__(
        self, lines: ConnectionPool, presence: ProcessLock, reached_at: str, mark: str
    ) -> None:
        self.on_lost: Callable[[str], None] = lambda match: None
        self.on_server_dead: Callable[[str], None] = lambda address: None
        self._pool = lines
        self._process_lock = presence
        self._number = presence.number
        self._address, self._mark = reached_at, mark
        self._owned: dict[str, int] = {}
        self._lost: dict[str, int] = {}
        """The last tokens of matches that another server took over."""
        self.lost_count = 0
        presence.on_acquire.append(self._on_acquire)
        presence.on_renew.append(self._find_dead_servers)
        presence.on_release.append(self._on_release)

    async def claim(self, match: str) -> str | None:
        """Claim a match; return the address of the server that owns it, None if it is this one."""
        if self._process_lock.has_expired:
            raise StoreUnavailable("another server may own this match by now")
        if match in self._owned:
            return None
        async with asyncio.timeout(CLAIM_SECONDS):
            return await self._claim(match)

    async def _claim(self, match: str) -> str | None:
        await self._process_lock.acquire()
        async with self._pool.acquire() as db:
            while True:
                if other := await db.fetchval(SELECT_OTHER_OWNER, match, self._number):
                    return str(other)
                try:
                    taken = await db.fetchrow(CLAIM_MATCH, match, self._number)
                except asyncpg.ForeignKeyViolationError as error:
                    if error.constraint_name == "keepers_server_fkey":
                        raise StoreUnavailable("this server is not registered") from error
                    return None  # there is no such match
                if taken:
                    self._owned[match] = taken["token"]
                    self._lost.pop(match, None)
                    return None

    def fence(self, match: str) -> Fence | None:
        """What a write to this match must prove; None if this server never owned the match."""
        token = self._owned.get(match) or self._lost.get(match)
        return (match, token) if token else None

    def lose(self, match: str) -> None:
        """Give up a match because the database refused its token."""
        self._lose({match})

    async def _on_acquire(self, line: LockConnection) -> None:
        await line.add_listener(CHANNEL, self._on_notify)
        await line.execute(DELETE_DEAD_SERVERS, self._number)
        await line.execute(INSERT_SERVER, self._number, self._address, self._mark)
        still = {match: token for match, token in await line.fetch(SELECT_OWNED, self._number)}  # noqa: C416 (a record is no tuple to mypy)
        self._lose({match for match, token in self._owned.items() if still.get(match) != token})

    async def _find_dead_servers(self, line: LockConnection) -> None:
        for (address,) in await line.fetch(SELECT_DEAD_ADDRESSES):
            self.on_server_dead(address)

    async def _on_release(self, line: LockConnection) -> None:
        """Release all matches of this server."""
        await line.execute(DELETE_SERVER, self._number)

    def _on_notify(self, _line: object, _process: int, _channel: str, said: object) -> None:
        match, _, number = str(said).partition(" ")
        if int(number) != self._number and match in self._owned:
            self._lose({match})

    def _lose(self, matches: set[str]) -> None:
        for match in matches:
            if match in self._owned:
                self._lost[match] = self._owned.pop(match)
                self.lost_count += 1
            self.on_lost(match)
