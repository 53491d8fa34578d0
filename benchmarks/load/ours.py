"""A table of Tavolino under load. It decodes only what a random player needs."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from load.table import Table
from load.wire import Line, Lost, connect, request_body
from tavolino.server.protocol.play import PROTOCOL
from tavolino.server.views.scene import SCENE_EXTRAS

FULL_HELLO: dict[str, Any] = {"extras": SCENE_EXTRAS}
"""The hello extras of a client that wants everything with every update."""
LEAN_HELLO: dict[str, Any] = {"extras": [], "patches": True}
"""The hello extras of a client that draws the table itself and applies patches."""

DETAILS_PREFIX = b'{"t":"details"'
"""Messages that only a client with a display needs."""
TEMPORARY_PROBLEMS = ("unavailable", "stale")
"""Temporary problems."""


class TableSetup(Struct, frozen=True, kw_only=True):
    """Where and how tables are created."""

    host: str
    game: str
    seats: tuple[str, ...]
    """``me``, or the level of a bot."""
    options: dict[str, Any] = {}
    hello: dict[str, Any]
    """Additional fields of the client's hello."""
    deflate: bool = False


class CreatedTable(Struct, frozen=True):
    """An existing table and the tokens of its seats."""

    id: str
    tokens: tuple[str, ...]


class _Heard(Struct, frozen=True):
    t: str
    seq: int | None = None


class _Shown(_Heard, frozen=True):
    code: str = ""
    seat: int = 0
    actors: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()


class _Key(Struct, frozen=True):
    token: str


class _Id(Struct, frozen=True):
    id: str


class _Created(Struct, frozen=True):
    table: _Id
    mine: tuple[_Key, ...]


_heard = msgspec.json.Decoder(_Heard)
_shown = msgspec.json.Decoder(_Shown)
_created = msgspec.json.Decoder(_Created)


async def create_table(place: TableSetup) -> CreatedTable:
    """Create a table over HTTP."""
    seats = [
        {"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in place.seats
    ]
    wish = {"game": place.game, "seats": seats, "options": place.options}
    made = _created.decode(await request_body(place.host, "/api/tables", msgspec.json.encode(wish)))
    return CreatedTable(made.table.id, tuple(key.token for key in made.mine))


def greeting(more: Mapping[str, Any], tokens: tuple[str, ...] = ()) -> bytes:
    return msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "tokens": tokens, **more})


class OurTable(Table):
    """A table on Tavolino: first the given one, then new ones."""

    def __init__(self, place: TableSetup, random: Random, laid: CreatedTable | None = None) -> None:
        super().__init__(random)
        self._place = place
        self._laid = laid

    async def _come(self) -> None:
        place, laid = self._place, self._laid or await create_table(self._place)
        self._laid = None
        path = f"/api/tables/{laid.id}/live"
        self.player = await connect(place.host, path, self._hear, deflate=place.deflate)
        self.player.say(greeting(place.hello, laid.tokens))
        self.spectator = await connect(place.host, path, self._watch, deflate=place.deflate)
        self.spectator.say(greeting(place.hello))

    def _say(self, option: str) -> None:
        act = {"t": "act", "seat": self._seat, "seq": self.seq, "action": option}
        self.player.say(msgspec.json.encode(act))

    def _hear(self, _: Line, said: bytes) -> None:
        if said.startswith(DETAILS_PREFIX):
            return
        heard = _shown.decode(said)
        if heard.t == "accepted":
            self._is_accepted()
        elif heard.t == "update":
            assert heard.seq is not None
            self._seat = heard.seat
            self._is_shown(heard.seq, heard.actions, is_over=not heard.actors)
        elif heard.t == "problem":
            self._object(heard, said)

    def _object(self, heard: _Shown, said: bytes) -> None:
        if heard.code not in TEMPORARY_PROBLEMS:
            raise Lost(said.decode())
        self._is_refused()

    def _watch(self, _: Line, said: bytes) -> None:
        heard = _heard.decode(said)
        if heard.t == "update":
            assert heard.seq is not None
            self._is_seen(heard.seq)


async def accepts_hello(place: TableSetup) -> bool:
    """Does the server accept these clients' additional hello fields?"""
    first: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(_: Line, said: bytes) -> None:
        if not first.done():
            first.set_result(_heard.decode(said).t)

    laid = await create_table(place)
    line = await connect(place.host, f"/api/tables/{laid.id}/live", hear)
    line.say(greeting(place.hello))
    answer = await first
    line.hang_up()
    return answer == "welcome"
