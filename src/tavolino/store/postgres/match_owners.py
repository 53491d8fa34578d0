"""Records which server owns which match, among the servers that share a database.

A match is played in the memory of one server, its owner; the other servers forward requests to it.
Each server holds a lock while it runs. If a server is killed, the database releases the lock at
once, and the next server that gets a request for a match becomes its owner.
"""

from collections.abc import Callable

import asyncpg

from tavolino.store.postgres.connection import ConnectionPool
from tavolino.store.postgres.process_lock import LockConnection, ProcessLock

CHANNEL = "keepers"

DELETE_DEAD_SERVERS = "delete from servers where id <> $1 and not is_open(id)"
INSERT_SERVER = "insert into servers values ($1, $2, $3) on conflict (id) do nothing"
DELETE_SERVER = "delete from servers where id = $1"
SELECT_OWNED = "select match from keepers where server = $1"
SELECT_OTHER_OWNER = """
select address from keepers join servers on id = server
where match = $1 and server <> $2 and is_open(server)
"""
CLAIM_MATCH = """
insert into keepers values ($1, $2)
on conflict (match) do update set server = excluded.server
where keepers.server = excluded.server or not is_open(keepers.server)
returning pg_notify('keepers', match || ' ' || server)
"""


class MatchOwners:
    """Claims matches for this server and notices when another server takes one over."""

    def __init__(
        self, lines: ConnectionPool, presence: ProcessLock, reached_at: str, mark: str
    ) -> None:
        self.on_lost: Callable[[str], None] = lambda match: None
        self._pool = lines
        self._process_lock = presence
        self._number = presence.number
        self._address, self._mark = reached_at, mark
        self._owned: set[str] = set()
        presence.on_acquire.append(self._on_acquire)
        presence.on_release.append(self._on_release)

    async def claim(self, match: str) -> str | None:
        """Claim a match; return the address of the server that owns it, None if it is this one."""
        if match in self._owned:
            return None
        await self._process_lock.acquire()
        async with self._pool.acquire() as db:
            while True:
                if other := await db.fetchval(SELECT_OTHER_OWNER, match, self._number):
                    return str(other)
                try:
                    taken = await db.fetch(CLAIM_MATCH, match, self._number)
                except asyncpg.ForeignKeyViolationError:  # there is no such match
                    return None
                if taken:
                    self._owned.add(match)
                    return None

    async def _on_acquire(self, line: LockConnection) -> None:
        await line.add_listener(CHANNEL, self._on_notify)
        await line.execute(DELETE_DEAD_SERVERS, self._number)
        await line.execute(INSERT_SERVER, self._number, self._address, self._mark)
        still = {match for (match,) in await line.fetch(SELECT_OWNED, self._number)}
        self._lose(self._owned - still)

    async def _on_release(self, line: LockConnection) -> None:
        """Release all matches of this server."""
        await line.execute(DELETE_SERVER, self._number)

    def _on_notify(self, _line: object, _process: int, _channel: str, said: object) -> None:
        match, _, number = str(said).partition(" ")
        if int(number) != self._number and match in self._owned:
            self._lose({match})

    def _lose(self, matches: set[str]) -> None:
        self._owned -= matches
        for match in matches:
            self.on_lost(match)
