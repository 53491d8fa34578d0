"""Is this installation healthy? One line a question, with a hint where the answer is no."""

import argparse
import asyncio
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from tavolino import __version__
from tavolino.cli.rooms import add_game_flag, rooms
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.setting import BadSetting
from tavolino.server.settings import Settings, read_settings
from tavolino.server.think import Choose, ask, think
from tavolino.server.worker import Worker
from tavolino.store.records import StoreError
from tavolino.store.sqlite import SqliteStore

EXAMPLE = "tavolino doctor --port 8123"

NEEDED = (
    *("starlette", "uvicorn", "websockets", "httptools", "msgspec", "fluent.runtime"),
    *("mujoco", "highspy", "shapely", "numpy"),
)
FASTER = ("uvloop",)
ROOM_WANTED = 200 << 20
"""Bytes of free disk below which we warn."""
PATIENCE = 30.0
WAL = b"\2\2"
"""Bytes 18 and 19 of an SQLite file that uses a write-ahead log."""

Health: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True)
class Finding:
    """The answer to one question."""

    health: Health
    what: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.health:<4}  {self.what}" + (f"\n      → {self.hint}" if self.hint else "")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="where serve would listen")
    parser.add_argument("--port", metavar="N", type=int, help="on which port")
    parser.add_argument("--database", metavar="FILE", help="the SQLite file that serve would use")
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    findings = []
    for finding in examine(args):
        print(finding, flush=True)
        findings.append(finding)
    return int(any(finding.health == "fail" for finding in findings))


def examine(args: argparse.Namespace) -> Iterator[Finding]:
    yield Finding("ok", f"tavolino {__version__}")
    yield python()
    yield from packages()
    yield client(Path(str(files("tavolino.server"))) / "static")
    wishes = {"host": args.host, "port": args.port, "database": args.database}
    try:
        settings = read_settings(
            **{name: wish for name, wish in wishes.items() if wish is not None}
        )
    except BadSetting as error:
        yield Finding("fail", f"settings: {error}", "see the TAVOLINO_… variables")
        return
    yield from database(Path(settings.database).resolve())
    yield port(settings)
    games = rooms(args.modules)
    yield Finding("ok", f"games: {', '.join(games)}")
    yield bots(next(iter(games.values())))


def python() -> Finding:
    said = sys.version.split()[0]
    if sys.version_info < (3, 11):  # noqa: UP036 — somebody may run us with an older one
        return Finding("fail", f"Python {said}", "install Python 3.11 or newer")
    return Finding("ok", f"Python {said}")


def packages() -> Iterator[Finding]:
    for name in (*NEEDED, *FASTER):
        try:
            yield Finding("ok", f"{name} {version(name)}")
        except PackageNotFoundError:
            health: Health = "warn" if name in FASTER else "fail"
            yield Finding(health, f"{name} is missing", f"pip install {name}")


def client(built: Path) -> Finding:
    if (built / "index.html").is_file():
        return Finding("ok", "the browser client is built")
    hint = "run `make setup`, or `pip install .` for an installed copy"
    return Finding("fail", "the browser client is not built", hint)


def database(file: Path) -> Iterator[Finding]:
    """Can it be opened and written? One that does not exist yet is tried beside its place."""
    place = next(folder for folder in file.parents if folder.is_dir())
    try:
        if file.exists():
            mode = _open(file)
        else:
            with tempfile.TemporaryDirectory(dir=place) as folder:
                mode = _open(Path(folder) / file.name)
    except (StoreError, OSError) as error:
        yield Finding("fail", f"database {file}: {error}", "name another one with --database")
        return
    yield Finding("ok", f"database {file} ({'exists' if file.exists() else 'will be made'})")
    if mode != WAL:
        hint = "keep the database on a local disk: without a WAL, readers wait for writers"
        yield Finding("warn", "the database cannot use a write-ahead log", hint)
    free = shutil.disk_usage(place).free
    health: Health = "ok" if free > ROOM_WANTED else "warn"
    hint = "" if health == "ok" else "make room: a full disk stops all matches"
    yield Finding(health, f"{free >> 20} MiB free on its disk", hint)


def _open(file: Path) -> bytes:
    """Open the store and close it again; what the file's header says about its journal."""
    asyncio.run(SqliteStore(file).close())
    with file.open("rb") as raw:
        return raw.read(20)[18:]


def port(settings: Settings) -> Finding:
    where = f"{settings.host}:{settings.port}"
    try:
        with socket.create_server((settings.host, settings.port)):
            return Finding("ok", f"{where} is free")
    except OSError as error:
        hint = "is Tavolino running already? Otherwise choose another --port"
        return Finding("warn", f"cannot listen on {where}: {error.strerror}", hint)


def bots(game: AnyGame) -> Finding:
    """Does a process that thinks for bots start and answer?"""
    state = game.initial(game.options(), min(game.seats))
    seat = game.actors(state)[0]
    if seat == NATURE:
        return Finding("ok", "bots were not tried: the first move is not theirs")
    held = msgspec.Raw(msgspec.json.encode(state))
    question = Choose(game.room, game.name, held, seat, "random", 1)
    worker = Worker(think, (game.room,))
    try:
        answer = ask(worker, question, PATIENCE)
    except (OSError, EOFError) as error:
        return Finding("fail", f"bots cannot think: {error!r}", "may this user start processes?")
    finally:
        worker.end()
    if answer.error:
        return Finding("fail", f"bots cannot think: {answer.error}")
    return Finding("ok", "bots can think in a process of their own")
