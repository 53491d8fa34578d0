"""A table on a boardgame.io server over socket.io: the peer under the same load."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from load.servers import Server, running
from load.table import Table
from load.wire import Line, call

FOLDER = Path(__file__).resolve().parent.parent / "peer"
OPEN = "boardgame.io is open: "
PATH = "/socket.io/?EIO=4&transport=websocket"
ROOM = b"/tic-tac-toe,"
HELLO, PING, PONG = b"0", b"2", b"3"
JOIN, JOINED, EVENT = b"40" + ROOM, b"40" + ROOM, b"42" + ROOM


class _Board(Struct, frozen=True):
    cells: tuple[str | None, ...]


class _Context(Struct, frozen=True):
    current: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class _State(Struct, frozen=True):
    board: _Board = msgspec.field(name="G")
    context: _Context = msgspec.field(name="ctx")
    seq: int = msgspec.field(name="_stateID")


class _Sync(Struct, frozen=True):
    state: _State


_event = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(_State)
_sync = msgspec.json.Decoder(_Sync)
_names = count()


def why_not() -> str | None:
    """The reason why the peer is not available; empty if it is."""
    if not shutil.which("node"):
        return "node is not here"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return f"npm ci in {FOLDER.parent.name}/{FOLDER.name} has not fetched it"
    return None


@contextmanager
def boardgame() -> Iterator[Server]:
    """The peer in production mode, with its matches in memory."""
    with running(["node", "server.js"], OPEN, FOLDER, NODE_ENV="production") as server:
        yield server


class PeerTable(Table):
    """One connection plays both seats, as at Tavolino's tables."""

    def __init__(self, host: str, random: Random) -> None:
        super().__init__(random)
        self._host = host

    async def _come(self) -> None:
        self._name = f"match-{os.getpid()}-{next(_names)}"
        self.player = await call(self._host, PATH, self._hear)
        self.spectator = await call(self._host, PATH, self._watch)

    def _say(self, option: str) -> None:
        seat = self._seat
        payload = {"type": "place", "args": [int(option)], "playerID": seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.player.say(_written("update", action, self.seq, self._name, seat))

    def _hear(self, line: Line, said: bytes) -> None:
        if state := self._understood(line, said, "0"):
            self._seat = state.context.current
            free = [str(n) for n, cell in enumerate(state.board.cells) if cell is None]
            is_over = state.context.gameover is not None
            if self.is_acting and state.seq > self._acted:
                self._is_accepted()
            self._is_shown(state.seq, () if is_over else free, is_over=is_over)

    def _watch(self, line: Line, said: bytes) -> None:
        if state := self._understood(line, said, None):
            self._is_seen(state.seq)

    def _understood(self, line: Line, said: bytes, seat: str | None) -> _State | None:
        """Answer transport messages; return the table state that any other message holds."""
        if said.startswith(EVENT):
            return _read(said[len(EVENT) :])
        if said.startswith(JOINED):
            line.say(_written("sync", self._name, seat, None, 2))
        else:
            line.say({HELLO: JOIN, PING: PONG}[said[:1]])
        return None


def _written(*event: object) -> bytes:
    return EVENT + msgspec.json.encode(event)


def _read(event: bytes) -> _State | None:
    if event.startswith(b'["update"'):
        return _state.decode(_event.decode(event)[2])
    if event.startswith(b'["sync"'):
        return _sync.decode(_event.decode(event)[2]).state
    return None
