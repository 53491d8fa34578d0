"""Token buckets in PostgreSQL, from which several servers take tokens for the same addresses."""

import hashlib
import time
from collections.abc import Awaitable, Callable

from tavolino.store.postgres.connection import ConnectionPool, unavailable_on_error
from tavolino.store.records import RateGrant, RateRequest

OUTDATED_SECONDS = 300
"""Seconds after which an unused bucket is full again, so that it can be deleted."""

SIZE, RATE, USED, WANTED = (f"{value}::double precision" for value in ("$5", "$6", "$3", "$4"))
FILLED = (
    f"least({SIZE}, b.tokens"
    f" + greatest(0, extract(epoch from statement_timestamp() - b.at)) * {RATE}) - {USED}"
)
TAKE_TOKENS = f"""
insert into rate_buckets as b
select $1, $2, filled - granted, granted, statement_timestamp() from (
  select {SIZE} - {USED} as filled, greatest(0, least({WANTED}, floor({SIZE} - {USED}))) as granted
) as new
on conflict (name, address) do update set
  tokens = {FILLED} - greatest(0, least({WANTED}, floor({FILLED}))),
  granted = greatest(0, least({WANTED}, floor({FILLED}))),
  at = statement_timestamp()
returning tokens, granted
"""  # noqa: S608 — all parts are constants
DELETE_OUTDATED = "delete from rate_buckets where at < now() - make_interval(secs => $1)"


class RateBuckets:
    """Implements `tavolino.store.interface.SharedRates` in a PostgreSQL database."""

    def __init__(self, lines: ConnectionPool, salt: Callable[[], Awaitable[str]]) -> None:
        """`salt` gives a secret of the database, with which addresses are hashed."""
        self._pool = lines
        self._fetch_salt = salt
        self._salt = ""
        self._cleaned = time.monotonic()

    async def take(self, request: RateRequest) -> RateGrant:
        self._salt = self._salt or await self._fetch_salt()
        key = self._salt.encode()[:64]
        digest = hashlib.blake2b(request.address.encode(), key=key, digest_size=16).hexdigest()
        size, rate = float(request.per_minute), request.per_minute / 60
        told = (request.name, digest, float(request.used), float(request.wanted), size, rate)
        async with unavailable_on_error(), self._pool.acquire() as db:
            [(tokens, granted)] = await db.fetch(TAKE_TOKENS, *told)
            if time.monotonic() - self._cleaned > OUTDATED_SECONDS:
                self._cleaned = time.monotonic()
                await db.execute(DELETE_OUTDATED, float(OUTDATED_SECONDS))
        return RateGrant(granted, 0.0 if granted else (1 - tokens) / rate)
