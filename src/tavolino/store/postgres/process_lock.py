"""Shows other processes on the database that this process is alive: by a lock and by a lease.

The lock belongs to its own connection: if the process is killed, the database releases it at once.
The lease expires if the process freezes or its network fails, because it is no longer renewed.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import asyncpg

from tavolino.store.postgres.connection import CONNECTION_ERRORS, ConnectionPool

LOCK_CLASS = 1952544369
"""The class of these advisory locks. The migrations contain the same number."""

LEASE_SECONDS = 6.0
"""Seconds after its last renewal until a lease expires."""

HEARTBEAT_SECONDS = 1.0
"""Seconds between two renewals of the lease."""

ANSWER_SECONDS = 3.0
"""Seconds that the database may take to answer a renewal or to accept a connection."""

END_EARLIER_CONNECTION = """
select pg_terminate_backend(pid) from pg_locks
where locktype = 'advisory' and objsubid = 2 and classid = $1::bigint::oid
and objid = $2::bigint::oid and pid <> pg_backend_pid()
and database = (select oid from pg_database where datname = current_database())
"""
TAKE_LOCK = "select pg_advisory_lock($1, $2)"
RENEW_LEASE = """
with earlier as (select expires from leases where id = $1)
insert into leases values ($1, clock_timestamp() + make_interval(secs => $2))
on conflict (id) do update set expires = excluded.expires
returning coalesce((select expires < clock_timestamp() from earlier), false)
"""
"""Returns whether the lease had expired."""
DELETE_LEASE = "delete from leases where id = $1"
DELETE_OLD_LEASES = """
delete from leases where expires < clock_timestamp() and not exists (
  select 1 from pg_locks where locktype = 'advisory' and objsubid = 2
  and classid = $1::bigint::oid and objid = id::bigint::oid
)
"""

LockConnection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
OnAcquire: TypeAlias = "Callable[[LockConnection], Awaitable[None]]"

_log = logging.getLogger(__name__)


class ProcessLock:
    """Holds the lock and renews the lease.

    Callbacks run each time the lock is acquired, at each renewal, and when the lock is released.
    """

    def __init__(self, lines: ConnectionPool) -> None:
        self.number = secrets.randbits(31)
        self.on_acquire: list[OnAcquire] = []
        self.on_renew: list[OnAcquire] = []
        self.on_release: list[OnAcquire] = []
        self.on_expire: Callable[[], None] = lambda: None
        """Called when the lease has expired, as far as this process knows."""
        self._pool = lines
        self._held: LockConnection | None = None
        self._acquiring = asyncio.Lock()
        self._heartbeat: asyncio.Task[None] | None = None
        self._expires = 0.0
        """The value of `time.monotonic` at which the lease expires."""
        self._expiry: asyncio.TimerHandle | None = None

    @property
    def has_expired(self) -> bool:
        """Whether other processes may believe that this one is dead."""
        return self._expires > 0 and self.remaining_seconds == 0

    @property
    def remaining_seconds(self) -> float:
        """Seconds until the lease expires."""
        return max(0.0, self._expires - time.monotonic())

    async def acquire(self) -> None:
        """Take the lock, unless the connection that holds it is still open."""
        async with self._acquiring:
            if self._held is not None and not self._held.is_closed():
                return
            line = await self._pool.connect_alone(ANSWER_SECONDS)
            try:
                await self._arrive(line)
            except BaseException:
                line.terminate()
                raise
            self._held = line
            if self._heartbeat is None:
                self._heartbeat = asyncio.create_task(self._run_heartbeat())

    async def _arrive(self, line: LockConnection) -> None:
        await line.execute(END_EARLIER_CONNECTION, LOCK_CLASS, self.number)
        await line.execute(TAKE_LOCK, LOCK_CLASS, self.number, timeout=ANSWER_SECONDS)
        await line.execute(DELETE_OLD_LEASES, LOCK_CLASS)
        await self._renew(line)
        for arrive in self.on_acquire:
            await arrive(line)

    async def _renew(self, line: LockConnection) -> bool:
        """Renew the lease; returns whether it had expired."""
        expires = time.monotonic() + LEASE_SECONDS
        had_expired = bool(
            await line.fetchval(RENEW_LEASE, self.number, LEASE_SECONDS, timeout=ANSWER_SECONDS)
        )
        self._expires = expires
        if self._expiry:
            self._expiry.cancel()
        loop = asyncio.get_running_loop()
        self._expiry = loop.call_later(expires - time.monotonic(), self._on_expiry)
        return had_expired

    def _on_expiry(self) -> None:
        _log.warning("the database has not answered for %g seconds", LEASE_SECONDS)
        self.on_expire()

    async def close(self) -> None:
        """Run the release callbacks and give up the lock."""
        if self._heartbeat:
            self._heartbeat.cancel()
        if self._expiry:
            self._expiry.cancel()
        if self._held:
            for part in (*self.on_release, self._delete_lease):
                with suppress(*CONNECTION_ERRORS):
                    await part(self._held)
            with suppress(*CONNECTION_ERRORS):
                await self._held.close(timeout=ANSWER_SECONDS)

    async def _delete_lease(self, line: LockConnection) -> None:
        await line.execute("select pg_advisory_unlock($1, $2)", LOCK_CLASS, self.number)
        await line.execute(DELETE_LEASE, self.number)

    async def _run_heartbeat(self) -> None:
        was_lost = False
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._beat()
            except CONNECTION_ERRORS as error:
                if not was_lost:
                    why = error or type(error).__name__
                    _log.warning("lost the database connection: %s", why)
                if self._held:
                    self._held.terminate()
                was_lost = True
            else:
                if was_lost:
                    _log.info("the database connection is restored")
                was_lost = False

    async def _beat(self) -> None:
        await self.acquire()
        if self._held and await self._renew(self._held):
            self._held.terminate()  # others may have removed what belonged to this process
            await self.acquire()
        if self._held:
            for renewed in self.on_renew:
                await renewed(self._held)
