"""Readiness of the server: whether the store accepts writes and is undamaged."""

import asyncio
import logging
import time

from tavolino.server.protocol.tables import Ready
from tavolino.store.interface import Store
from tavolino.store.records import StoreError, StoreUnavailable

READINESS_CACHE_SECONDS = 1.0
"""Seconds that a result is reused, so that many requests cause no more writes."""

PROBE_TIMEOUT_SECONDS = 8.0
"""Seconds after which a store that has not answered counts as not ready."""

_log = logging.getLogger(__name__)


class Readiness:
    """Checks that the store can write."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._proof: asyncio.Task[Ready] | None = None
        self._at = 0.0

    async def check(self) -> Ready:
        proof = self._proof
        if proof is None or (proof.done() and not self._is_fresh):
            self._proof = proof = asyncio.create_task(self._probe())
        done, _ = await asyncio.wait([proof], timeout=PROBE_TIMEOUT_SECONDS)
        return proof.result() if done else Ready(False, "slow")

    @property
    def _is_fresh(self) -> bool:
        return time.monotonic() - self._at < READINESS_CACHE_SECONDS

    async def _probe(self) -> Ready:
        try:
            await self._store.check_writable()
            return Ready(True)
        except StoreUnavailable as error:
            return Ready(False, error.reason)
        finally:
            self._at = time.monotonic()


async def check_store_integrity(store: Store) -> None:
    """Logs the number of matches, then all damage in the store. The check may take a while."""
    try:
        _log.info("%s", await store.count_matches())
    except StoreError as error:
        _log.error("the matches cannot be counted: %s", error)
    try:
        for fault in await store.find_damage():
            _log.error("the store is damaged; the readable part is served: %s", fault)
    except StoreError as error:
        _log.error("the store cannot be checked: %s", error)
