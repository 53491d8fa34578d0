"""Checks this installation: one line for each check, with a hint where it fails."""

import argparse
import socket
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path

import msgspec

from tavolino import __version__
from tavolino.cli.support.check_result import CheckResult, CheckStatus
from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.database import add_database_flag, check_database
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import check_shared
from tavolino.core.errors import SettingError
from tavolino.core.game import NATURE, AnyGame
from tavolino.server.settings import Settings, read_settings
from tavolino.server.workers.messages import ChooseAction
from tavolino.server.workers.pool import ask_worker, serve_questions
from tavolino.server.workers.process import WorkerProcess, game_ref

EXAMPLE = "tavolino doctor --port 8123"

REQUIRED_PACKAGES = (
    *("starlette", "uvicorn", "websockets", "httptools", "msgspec", "fluent.runtime"),
    *("mujoco", "highspy", "shapely", "numpy", "webauthn"),
)
OPTIONAL_PACKAGES = ("uvloop",)
BOT_TIMEOUT_SECONDS = 30.0


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="address on which `serve` would listen")
    parser.add_argument("--port", metavar="N", type=int, help="port on which `serve` would listen")
    add_database_flag(parser)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    games = load_games(args.modules)
    findings = []
    for finding in run_checks(args, games):
        print(finding, flush=True)
        findings.append(finding)
    return int(any(finding.health == "fail" for finding in findings))


def run_checks(args: argparse.Namespace, games: Mapping[str, AnyGame]) -> Iterator[CheckResult]:
    yield CheckResult("ok", f"tavolino {__version__}")
    yield check_python()
    yield from check_packages()
    yield check_client(Path(str(files("tavolino.server"))) / "static")
    wishes = {"host": args.host, "port": args.port, "database": args.database}
    try:
        settings = read_settings(
            **{name: wish for name, wish in wishes.items() if wish is not None}
        )
    except SettingError as error:
        yield CheckResult("fail", f"settings: {error}", "check the TAVOLINO_… variables")
        return
    if settings.is_shared:
        yield from check_shared(settings.database)
    else:
        yield from check_database(Path(settings.database).resolve())
    yield check_port(settings)
    yield CheckResult("ok", f"games: {', '.join(games)}")
    yield check_bots(next(iter(games.values())))


def check_python() -> CheckResult:
    said = sys.version.split()[0]
    if sys.version_info < (3, 11):  # noqa: UP036 — an older Python may run this
        return CheckResult("fail", f"Python {said}", "install Python 3.11 or newer")
    return CheckResult("ok", f"Python {said}")


def check_packages() -> Iterator[CheckResult]:
    for name in (*REQUIRED_PACKAGES, *OPTIONAL_PACKAGES):
        try:
            yield CheckResult("ok", f"{name} {version(name)}")
        except PackageNotFoundError:
            health: CheckStatus = "warn" if name in OPTIONAL_PACKAGES else "fail"
            yield CheckResult(health, f"{name} is missing", f"pip install {name}")


def check_client(built: Path) -> CheckResult:
    if (built / "index.html").is_file():
        return CheckResult("ok", "the browser client is built")
    hint = "run `make setup`, or `pip install .` for an installed copy"
    return CheckResult("fail", "the browser client is not built", hint)


def check_port(settings: Settings) -> CheckResult:
    where = f"{settings.host}:{settings.port}"
    try:
        with socket.create_server((settings.host, settings.port)):
            return CheckResult("ok", f"{where} is free")
    except OSError as error:
        hint = "if no Tavolino runs there already, choose another --port"
        return CheckResult("warn", f"cannot listen on {where}: {error.strerror}", hint)


def check_bots(game: AnyGame) -> CheckResult:
    """Check that a bot process starts and answers."""
    state = game.initial(game.options(), min(game.seats))
    seat = game.actors(state)[0]
    if seat == NATURE:
        return CheckResult("ok", "bots were not tried: the first move is not theirs")
    held = msgspec.Raw(msgspec.json.encode(state))
    question = ChooseAction(game_ref(game), held, seat, "random", 1)
    worker = WorkerProcess(serve_questions, (game.room,), component_setup())
    try:
        answer = ask_worker(worker, question, BOT_TIMEOUT_SECONDS)
    except (OSError, EOFError) as error:
        return CheckResult(
            "fail", f"bots cannot think: {error!r}", "may this user start processes?"
        )
    finally:
        worker.kill()
    if answer.error:
        return CheckResult("fail", f"bots cannot think: {answer.error}")
    return CheckResult("ok", "bots can think in their own process")
