"""Which server keeps which match. Each holds a lock as long as it lives; the dead keep nothing.

Several servers may use one database. A match is played in the memory of one of them, its keeper;
whoever asks another is led there. When a server is killed the database lifts its lock at once, and
the next server that is asked for a match becomes its keeper.
"""

from collections.abc import Callable

import asyncpg

from tavolino.store.postgres.connection import Lines
from tavolino.store.postgres.process_lock import Held, Presence

CHANNEL = "keepers"

TIDY = "delete from servers where id <> $1 and not is_open(id)"
ENTER = "insert into servers values ($1, $2, $3) on conflict (id) do nothing"
LEAVE = "delete from servers where id = $1"
KEPT = "select match from keepers where server = $1"
OTHER = """
select address from keepers join servers on id = server
where match = $1 and server <> $2 and is_open(server)
"""
TAKE = """
insert into keepers values ($1, $2)
on conflict (match) do update set server = excluded.server
where keepers.server = excluded.server or not is_open(keepers.server)
returning pg_notify('keepers', match || ' ' || server)
"""


class Keepers:
    """This server among the others."""

    def __init__(self, lines: Lines, presence: Presence, reached_at: str, mark: str) -> None:
        self.lost: Callable[[str], None] = lambda match: None
        self._lines = lines
        self._presence = presence
        self._number = presence.number
        self._address, self._mark = reached_at, mark
        self._kept: set[str] = set()
        presence.arrivals.append(self._arrive)
        presence.partings.append(self._part)

    async def keeper(self, match: str) -> str | None:
        """The address of another server that keeps it, or None: this one does from now on."""
        if match in self._kept:
            return None
        await self._presence.stand()
        async with self._lines.line() as db:
            while True:
                if other := await db.fetchval(OTHER, match, self._number):
                    return str(other)
                try:
                    taken = await db.fetch(TAKE, match, self._number)
                except asyncpg.ForeignKeyViolationError:  # there is no such match
                    return None
                if taken:
                    self._kept.add(match)
                    return None

    async def _arrive(self, line: Held) -> None:
        await line.add_listener(CHANNEL, self._hear)
        await line.execute(TIDY, self._number)
        await line.execute(ENTER, self._number, self._address, self._mark)
        still = {match for (match,) in await line.fetch(KEPT, self._number)}
        self._lose(self._kept - still)

    async def _part(self, line: Held) -> None:
        """What this server kept is free for others."""
        await line.execute(LEAVE, self._number)

    def _hear(self, _line: object, _process: int, _channel: str, said: object) -> None:
        match, _, number = str(said).partition(" ")
        if int(number) != self._number and match in self._kept:
            self._lose({match})

    def _lose(self, matches: set[str]) -> None:
        self._kept -= matches
        for match in matches:
            self.lost(match)
