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
from tavolino.server.table.public_limit import Creator
from tavolino.server.timestamps import iso_timestamp, now_ms, timestamp_ms
from tavolino.store.records import ListingRecord, ListingStage, StoreError

NEVER = "9999"
"""A finished match stays listed until it is pruned."""

REFRESH_SECONDS = 60.0
"""Seconds between two refreshes of a table at which somebody is."""

LEASE_MS = 180_000
"""Milliseconds until a live table leaves the lobby if its server stops."""

_log = logging.getLogger(__name__)


class LobbyEntry:
    """Writes the card soon after the table changes; several changes are written at once."""

    def __init__(
        self,
        context: TableContext,
        clock: TableClock,
        open_seats: OpenSeats,
        description: TableDescription,
        stored: ListingRecord | None = None,
    ) -> None:
        self._context = context
        self._ledger = context.ledger
        self._clock = clock
        self._open_seats = open_seats
        self._description = description
        self._until = timestamp_ms(stored.until) if stored else self._end_without_visit()
        """The end of the listing while the match runs, in milliseconds since 1970."""
        self._stored = stored
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
        """Keep a table listed while somebody is there."""
        if self._context.connections and monotonic() - self._written_at >= REFRESH_SECONDS:
            self.update()

    async def _write(self) -> None:
        try:
            while self._is_outdated:
                self._is_outdated = False
                self._written_at = monotonic()
                await self._save(self._stage())
        except StoreError as error:  # the next change or refresh tries again
            _log.warning("table %s is not listed: %s", self._context.id, error)
        finally:
            self._writing = None

    async def _save(self, stage: ListingStage | None) -> None:
        services, record = self._context.services, self._ledger.record
        if stage is None:
            await services.store.delete_listing(record.id)
            self._stored = None
        elif not self._is_stored(listing := self._listing(stage)):
            if not self._is_new(listing):
                await services.store.save_listing(listing)
            elif not await services.public_tables.save(
                listing, Creator(record.creator, record.address)
            ):
                return
            self._stored = listing

    def _is_new(self, listing: ListingRecord) -> bool:
        """Whether the lobby begins to show the match at this stage, beside the creator's others."""
        at, stored = listing.since, self._stored
        if listing.stage == "over" or listing.until <= at:
            return False
        return stored is None or stored.stage != listing.stage or stored.until <= at

    def _stage(self) -> ListingStage | None:
        ledger = self._ledger
        if not ledger.is_playable:
            return None
        if ledger.match.is_over:
            return "over"
        if any(map(self._open_seats.is_free, range(len(ledger.seats)))):
            return "open"
        return "running" if ledger.terms.spectators else None

    def _listing(self, stage: ListingStage) -> ListingRecord:
        record, now = self._ledger.record, now_ms()
        if stage != "over":
            self._until = self._end(stage, now)
        until = NEVER if stage == "over" else iso_timestamp(self._until)
        card = msgspec.json.encode(self._card()).decode()
        return ListingRecord(record.id, record.game, stage, iso_timestamp(now), until, card)

    def _end(self, stage: ListingStage, now: int) -> int:
        """Until when a match that is not over is listed, in milliseconds since 1970."""
        is_live = self._clock.tempo.pace == "live"
        lifetimes = self._context.services.listing_lifetimes
        if is_live:
            end = now + lifetimes.live
            return end + LEASE_MS if self._is_attended(stage) else min(self._until, end)
        return now + lifetimes.days if self._is_attended(stage) else self._until

    def _end_without_visit(self) -> int:
        """Until when a table is listed if nobody comes after its creation."""
        lifetimes = self._context.services.listing_lifetimes
        created = timestamp_ms(self._ledger.record.created)
        return created + (lifetimes.live if self._clock.tempo.pace == "live" else lifetimes.days)

    def _is_attended(self, stage: ListingStage) -> bool:
        """Whether somebody is there for whom the table is listed.

        An open table waits with a player or, over days, its host. Anybody may watch a running one.
        """
        connections = [one for one in self._context.connections if one.greeted]
        if stage == "running":
            return bool(connections)
        is_live = self._clock.tempo.pace == "live"
        return any(one.hosting or (is_live and one.seats) for one in connections)

    def _is_stored(self, listing: ListingRecord) -> bool:
        """Whether the lobby shows this listing already, until almost the same time."""
        stored = self._stored
        if stored is None or (listing.stage, listing.card) != (stored.stage, stored.card):
            return False
        gained = timestamp_ms(listing.until) - timestamp_ms(stored.until)
        return 0 <= gained < REFRESH_SECONDS * 1000

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

    async def settle(self) -> None:
        """Wait for the write that has begun."""
        if self._writing is not None:
            await self._writing

    async def close(self) -> None:
        """Finish the write that has begun."""
        if self._writing is not None:
            with suppress(asyncio.CancelledError):
                await self._writing
