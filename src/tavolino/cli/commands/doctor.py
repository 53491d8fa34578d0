"""Is this installation healthy? One line a question, with a hint where the answer is no."""

import argparse
import socket
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path

import msgspec

from tavolino import __version__
from tavolino.cli.support.check_result import Finding, Health
from tavolino.cli.support.component_files import furnishing
from tavolino.cli.support.database import add_database_flag, examine_database
from tavolino.cli.support.load_games import add_game_flag, rooms
from tavolino.cli.support.open_store import examine_shared
from tavolino.core.errors import SettingError
from tavolino.core.game import NATURE, AnyGame
from tavolino.server.settings import Settings, read_settings
from tavolino.server.workers.pool import ChooseAction, ask_worker, serve_questions
from tavolino.server.workers.process import WorkerProcess, game_ref

EXAMPLE = "tavolino doctor --port 8123"

NEEDED = (
    *("starlette", "uvicorn", "websockets", "httptools", "msgspec", "fluent.runtime"),
    *("mujoco", "highspy", "shapely", "numpy", "webauthn"),
)
FASTER = ("uvloop",)
PATIENCE = 30.0


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="where serve would listen")
    parser.add_argument("--port", metavar="N", type=int, help="on which port")
    add_database_flag(parser)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    games = rooms(args.modules)
    findings = []
    for finding in examine(args, games):
        print(finding, flush=True)
        findings.append(finding)
    return int(any(finding.health == "fail" for finding in findings))


def examine(args: argparse.Namespace, games: Mapping[str, AnyGame]) -> Iterator[Finding]:
    yield Finding("ok", f"tavolino {__version__}")
    yield python()
    yield from packages()
    yield client(Path(str(files("tavolino.server"))) / "static")
    wishes = {"host": args.host, "port": args.port, "database": args.database}
    try:
        settings = read_settings(
            **{name: wish for name, wish in wishes.items() if wish is not None}
        )
    except SettingError as error:
        yield Finding("fail", f"settings: {error}", "see the TAVOLINO_… variables")
        return
    if settings.is_shared:
        yield from examine_shared(settings.database)
    else:
        yield from examine_database(Path(settings.database).resolve())
    yield port(settings)
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
    question = ChooseAction(game_ref(game), held, seat, "random", 1)
    worker = WorkerProcess(serve_questions, (game.room,), furnishing())
    try:
        answer = ask_worker(worker, question, PATIENCE)
    except (OSError, EOFError) as error:
        return Finding("fail", f"bots cannot think: {error!r}", "may this user start processes?")
    finally:
        worker.kill()
    if answer.error:
        return Finding("fail", f"bots cannot think: {answer.error}")
    return Finding("ok", "bots can think in a process of their own")
