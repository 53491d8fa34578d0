"""A house in this process whose clock tests set themselves: nobody waits for anything.

async with Evening(folder) as evening:
    table, keys = await evening.lay(TimeControl(limit=PerTurn(60)), "me", "open")
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from tavolino.server.clock.uptime import Hours
from tavolino.server.net.rate_limits import Buckets
from tavolino.server.notify.sender import Courier
from tavolino.server.protocol.play import (
    PROTOCOL,
    Act,
    ClientMessage,
    CreateTable,
    Hello,
    SeatSetup,
    ServerMessage,
)
from tavolino.server.protocol.time_control import TableClockReading, TimeControl
from tavolino.server.ratings.service import Umpire
from tavolino.server.registry.registry import Lobby
from tavolino.server.routes.commands import answer
from tavolino.server.table.connection import Guest
from tavolino.server.table.services import House
from tavolino.server.table.table import Table
from tavolino.store.sqlite import SqliteStore
from tests.kit.fake_clock import Clock
from tests.kit.games.questions import CALM, QUICK, SLOW

GAMES = {game.name: game for game in (CALM, QUICK, SLOW)}


class Bots:
    """Play the first thing that comes to mind, when they are let."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def choose(self, game: Any, state: Any, seat: int, *_: object) -> str:
        await self.may_think.wait()
        return str(game.format(game.legal(state, seat)[0]))


class Nowhere:
    """A line on which nobody listens."""

    is_open = True

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        pass

    def fail(self) -> None:
        raise AssertionError("a table cannot be shown")

    def part(self, last: bytes, code: int) -> None:
        raise AssertionError("nobody is sent away")


class Laid(Struct, frozen=True):
    """A table, and the keys to its seats."""

    table: Table
    keys: tuple[str, ...]

    @property
    def time(self) -> TableClockReading:
        told = self.table.timing.told()
        assert told is not None
        return told

    def left(self) -> list[float]:
        return [round(seconds, 3) for seconds in self.time.left]


class Evening:
    """From opening to closing; the next one in the same folder goes on with the same matches."""

    def __init__(self, folder: Path, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.bots = Bots()
        self.store = SqliteStore(folder / "tavolino.db")
        unused: Any = None
        bots: Any = self.bots
        hints = Buckets(1, 1)
        self.hours = Hours(self.clock)
        self.courier = Courier(self.store, private=True)
        umpire = Umpire(self.store, GAMES)
        self.house = House(
            GAMES, self.store, bots, unused, unused, hints, self.hours, self.courier, umpire, 0.0
        )
        self.lobby = Lobby(self.house, 0.0)

    async def __aenter__(self) -> "Evening":
        await self.hours.open(self.store)
        return self

    async def __aexit__(self, *_: object) -> None:
        """As when the power fails: nothing more is kept than what was."""
        for table in self.lobby._tables.values():
            await table.timing.settle()
            table.timing.silence()
            await table.calling.close()
        await self.courier.close()
        await self.store.close()

    async def lay(self, tempo: TimeControl, *kinds: Any, game: str = CALM.name) -> Laid:
        wish = CreateTable(game, tuple(SeatSetup(kind) for kind in kinds), tempo=tempo)
        made = await self.lobby.lay(wish)
        keys = {key.seat: key.token for key in (*made.mine, *made.open)}
        table = await self.lobby.find(made.table.id)
        return Laid(table, tuple(keys.get(seat, "") for seat in range(len(kinds))))

    async def come_back(self, before: Laid) -> Laid:
        return Laid(await self.lobby.find(before.table.record.id), before.keys)

    async def sit(self, laid: Laid, *seats: int) -> Guest:
        guest = Guest("here", Nowhere(), laid.table.news)
        laid.table.join(guest)
        held = tuple(laid.keys[seat] for seat in seats)
        await say(laid, guest, Hello(protocol=PROTOCOL, tokens=held))
        return guest

    def wait(self, laid: Laid, seconds: float) -> None:
        """Time goes by, and whatever is due rings."""
        self.clock.now += seconds
        laid.table.timing.rung()


async def say(laid: Laid, guest: Guest, message: ClientMessage) -> Sequence[ServerMessage]:
    return await answer(laid.table, guest, message)


async def act(laid: Laid, guest: Guest, action: str, seat: int | None = None) -> ServerMessage:
    """The first of the guest's seats does this now."""
    acting = guest.held[0] if seat is None else seat
    said = await say(laid, guest, Act(seat=acting, seq=laid.table.match.seq, action=action))
    return said[0]


async def until(is_so: Any) -> None:
    """Wait for what bots and the store do."""
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 — nobody there could tell us
            await asyncio.sleep(0.002)
