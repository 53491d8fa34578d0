"""A server in this process with a clock that tests set, so that no test waits.

async with InProcessServer(folder) as server:
    table, keys = await server.create_table(TimeControl(limit=PerTurn(60)), "me", "open")
"""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.server.accounts.sessions import new_session
from tavolino.server.clock.uptime import Uptime
from tavolino.server.net.address_hashes import AddressHasher
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.notify.sender import NotificationSender
from tavolino.server.protocol.play import (
    PROTOCOL,
    Act,
    ClientMessage,
    CreateTable,
    Hello,
    SeatSetup,
    ServerMessage,
)
from tavolino.server.protocol.table_terms import DEFAULT_TERMS, TableTerms
from tavolino.server.protocol.time_control import TableClockReading, TimeControl
from tavolino.server.ratings.service import RatingService
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.commands import handle
from tavolino.server.table.connection import Connection
from tavolino.server.table.public_limit import NOBODY, Creator, PublicTableLimit
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.store.account_records import AccountRecord
from tavolino.store.sqlite import SqliteStore
from tests.kit.fake_clock import Clock
from tests.kit.games.questions import CALM, QUICK, SLOW

GAMES = {game.name: game for game in (CALM, QUICK, SLOW)}


class Bots:
    """Bots that play the first legal action when the test lets them."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def choose_action(self, game: Any, state: Any, seat: int, *_: object) -> str:
        await self.may_think.wait()
        return str(game.format(game.legal(state, seat)[0]))


class NullOutlet:
    """An outlet that drops every message."""

    is_open = True

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        pass

    def fail(self) -> None:
        raise AssertionError("a table cannot be shown")

    def close_with(self, last: bytes, code: int) -> None:
        raise AssertionError("nobody is sent away")


class CreatedTable(Struct, frozen=True):
    """A table and the tokens of its seats."""

    table: Table
    keys: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.table.record.id

    @property
    def time(self) -> TableClockReading:
        told = self.table.clock.reading()
        assert told is not None
        return told

    def left(self) -> list[float]:
        return [round(seconds, 3) for seconds in self.time.left]


class InProcessServer:
    """Runs from open to close. The next one in the same folder continues the same matches."""

    def __init__(
        self,
        folder: Path,
        clock: Clock | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        simulation_workers: Any = None,
    ) -> None:
        self.clock = clock or Clock()
        self.bots = Bots()
        self.store = SqliteStore(folder / "tavolino.db")
        unused: Any = None
        bots: Any = self.bots
        hints = RateLimiter(1, 1)
        self.uptime = Uptime(self.clock)
        self.notifications = NotificationSender(self.store, private=True)
        self.ratings = RatingService(self.store, games)
        self.services = Services(
            games,
            self.store,
            bots,
            simulation_workers,
            unused,
            unused,
            hints,
            self.uptime,
            self.notifications,
            self.ratings,
            PublicTableLimit(self.store, 3),
            AddressHasher(self.store),
            0.0,
        )
        self.registry = TableRegistry(self.services, 0.0)

    async def __aenter__(self) -> "InProcessServer":
        await self.uptime.load(self.store)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Simulates a power failure: unsaved data is lost."""
        for table in self.registry._tables.values():
            await table.clock.settle()
            table.clock.stop()
            await table.turn_notifier.close()
        await self.notifications.close()
        await self.store.close()

    async def create_table(
        self,
        tempo: TimeControl,
        *kinds: Any,
        game: str = CALM.name,
        terms: TableTerms = DEFAULT_TERMS,
        names: Sequence[str] = (),
        creator: Creator = NOBODY,
    ) -> CreatedTable:
        called = chain(names, repeat(""))
        seats = tuple(SeatSetup(kind, name=name) for kind, name in zip(kinds, called, strict=False))
        wish = CreateTable(game, seats, tempo=tempo, terms=terms)
        made = await self.registry.create_table(wish, creator=creator)
        keys = {key.seat: key.token for key in (*made.mine, *made.open)}
        table = await self.registry.find(made.table.id)
        return CreatedTable(table, tuple(keys.get(seat, "") for seat in range(len(kinds))))

    async def create_account(self, name: str) -> str:
        """Create an account whose id is its name; returns the stored hash of its session."""
        _, session = new_session(name, 1)
        account = AccountRecord(name, name, "{}", None, None, now())
        await self.store.accounts.create_account(account, session)
        return session.token

    async def reopen(self, before: CreatedTable) -> CreatedTable:
        return CreatedTable(await self.registry.find(before.table.record.id), before.keys)

    async def join(self, laid: CreatedTable, *seats: int) -> Connection:
        guest = Connection("here", NullOutlet(), laid.table.updates_for)
        laid.table.join(guest)
        held = tuple(laid.keys[seat] for seat in seats)
        await send(laid, guest, Hello(protocol=PROTOCOL, tokens=held))
        return guest

    def wait(self, laid: CreatedTable, seconds: float) -> None:
        """Advance the clock; everything due happens."""
        self.clock.now += seconds
        laid.table.clock.on_alarm()


async def send(
    laid: CreatedTable, guest: Connection, message: ClientMessage
) -> Sequence[ServerMessage]:
    return await handle(laid.table, guest, message)


async def act(
    laid: CreatedTable, guest: Connection, action: str, seat: int | None = None
) -> ServerMessage:
    """Play this action on the first seat of the connection."""
    acting = guest.seats[0] if seat is None else seat
    said = await send(laid, guest, Act(seat=acting, seq=laid.table.match.seq, action=action))
    return said[0]


async def wait_for(is_so: Any) -> None:
    """Wait for the work of bots and the store."""
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 — nobody there could tell us
            await asyncio.sleep(0.002)
