"""The card of a public table in the lobby."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

import msgspec

from tavolino.server.protocol.lobby import ListedSeat, ListedTable
from tavolino.server.table.clock import TableClock
from tavolino.server.table.context import TableContext
from tavolino.server.table.info import TableDescription
from tavolino.server.table.open_seats import OpenSeats
from tavolino.server.timestamps import iso_timestamp, now_ms
from tavolino.store.records import ListingRecord, ListingStage, StoreError

NEVER = "9999"
"""A finished match stays listed until it is pruned."""

REFRESH_SECONDS = 60.0
"""Seconds between two refreshes of a table at which a player is connected."""

_log = logging.getLogger(__name__)


class LobbyEntry:
    """Writes the card soon after the table changes; several changes are written at once."""

    def __init__(
        self,
        context: TableContext,
        clock: TableClock,
        open_seats: OpenSeats,
        description: TableDescription,
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._clock = clock
        self._open_seats = open_seats
        self._description = description
        self._written_at = 0.0
        self._is_outdated = False
        self._writing: asyncio.Task[None] | None = None

    def update(self) -> None:
        """Write the card of a public table anew, because something on it may have changed."""
        if not self._ledger.terms.public:
            return
        self._is_outdated = True
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def refresh(self) -> None:
        """Keep a table listed while a player is connected."""
        if self._context.present and monotonic() - self._written_at >= REFRESH_SECONDS:
            self.update()

    async def _write(self) -> None:
        store = self._context.services.store
        try:
            while self._is_outdated:
                self._is_outdated = False
                self._written_at = monotonic()
                stage = self._stage()
                if stage is None:
                    await store.delete_listing(self._context.id)
                else:
                    await store.save_listing(self._record(stage))
        except StoreError as error:  # the next change or refresh tries again
            _log.warning("table %s is not listed: %s", self._context.id, error)
        finally:
            self._writing = None

    def _stage(self) -> ListingStage | None:
        ledger = self._ledger
        if not ledger.is_playable:
            return None
        if ledger.match.is_over:
            return "over"
        if any(map(self._open_seats.is_free, range(len(ledger.seats)))):
            return "open"
        return "running" if ledger.terms.spectators else None

    def _record(self, stage: ListingStage) -> ListingRecord:
        record, now = self._ledger.record, now_ms()
        lifetime = getattr(self._context.services.listing_lifetimes, self._clock.tempo.pace)
        until = NEVER if stage == "over" else iso_timestamp(now + lifetime)
        card = msgspec.json.encode(self._card()).decode()
        return ListingRecord(record.id, record.game, stage, iso_timestamp(now), until, card)

    def _card(self) -> ListedTable:
        match, record = self._ledger.match, self._ledger.record
        info = self._description.info()
        return ListedTable(
            id=record.id,
            game=record.game,
            seats=tuple(
                ListedSeat(seat.kind, seat.name, seat.level, seat.free, seat.here)
                for seat in info.seats
            ),
            created=record.created,
            help=record.help,
            tempo=info.tempo,
            terms=info.terms,
            entries=match.seq,
            places=match.game.places(match.state) if match.is_over else None,
        )

    async def close(self) -> None:
        """Finish the write that has begun."""
        if self._writing is not None:
            with suppress(asyncio.CancelledError):
                await self._writing
