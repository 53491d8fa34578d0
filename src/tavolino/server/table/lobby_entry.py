"""What is told of one public table in the lobby, as long as it is of interest."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from tavolino.server.match.ledger import now_ms
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.table_terms import TableTerms
from tavolino.server.protocol.time_control import TimeControl
from tavolino.server.views.log_lines import iso_timestamp
from tavolino.store.interface import Store
from tavolino.store.records import HelpMode, ListingRecord, ListingStage, StoreError

if TYPE_CHECKING:
    from tavolino.server.table.table import Table

NEVER = "9999"
"""A match that is over stays until it is pruned."""

REFRESH_SECONDS = 60.0
"""So often a table at which somebody sits says that it is still there."""

_log = logging.getLogger(__name__)


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """Who sits there, or that somebody may."""

    kind: Literal["person", "bot"]
    name: str
    level: Level | None = None
    free: bool = False
    here: bool = False


class ListedTable(Struct, frozen=True):
    """A public table as the lobby tells it."""

    id: str
    game: str
    seats: tuple[ListedSeat, ...]
    created: str
    help: HelpMode
    tempo: TimeControl
    terms: TableTerms
    entries: int
    """So many entries its log has."""
    places: tuple[int, ...] | None
    """Each seat's place once the match is over."""


class ListingLifetimes(Struct, frozen=True):
    """How long a table is listed at which nobody sits any more, in milliseconds."""

    live: int = 900_000
    days: int = 14 * 86_400_000


class LobbyEntry:
    """Written whenever something about the table changes, a little later and all at once."""

    def __init__(self, table: "Table", store: Store, lifetimes: ListingLifetimes) -> None:
        self._table = table
        self._store = store
        self._lifetimes = lifetimes
        self._written = 0.0
        self._again = False
        self._writing: asyncio.Task[None] | None = None

    def update(self) -> None:
        """Something changed: tell it, if this is anybody's business."""
        if not self._table.terms.public:
            return
        self._again = True
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def refresh(self) -> None:
        """Somebody sits there still: it stays listed."""
        if self._table.present and monotonic() - self._written >= REFRESH_SECONDS:
            self.update()

    async def _write(self) -> None:
        try:
            while self._again:
                self._again = False
                self._written = monotonic()
                stage = self._stage()
                if stage is None:
                    await self._store.delete_listing(self._table.record.id)
                else:
                    await self._store.save_listing(self._record(stage))
        except StoreError as error:  # the next change, or the next minute, tells it
            _log.warning("table %s is not listed: %s", self._table.record.id, error)
        finally:
            self._writing = None

    def _stage(self) -> ListingStage | None:
        table = self._table
        if not table.is_playable:
            return None
        if table.match.is_over:
            return "over"
        if any(map(table.open_seats.is_free, range(len(table.seats)))):
            return "open"
        return "running" if table.terms.spectators else None

    def _record(self, stage: ListingStage) -> ListingRecord:
        record, now = self._table.record, now_ms()
        lasts = getattr(self._lifetimes, self._table.clock.tempo.pace)
        until = NEVER if stage == "over" else iso_timestamp(now + lasts)
        card = msgspec.json.encode(self._card()).decode()
        return ListingRecord(record.id, record.game, stage, iso_timestamp(now), until, card)

    def _card(self) -> ListedTable:
        table = self._table
        match, record = table.match, table.record
        info = table.info()
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
        """What was to be told is told."""
        if self._writing is not None:
            with suppress(asyncio.CancelledError):
                await self._writing
