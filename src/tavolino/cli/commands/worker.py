"""Runs a worker: computes the moves of bots for servers that share a PostgreSQL database."""

import argparse
import asyncio
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.server_flags import FLAGS
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.server.ops.log_format import configure_logging
from tavolino.server.settings import ENV_PREFIX, Settings, read_settings
from tavolino.server.workers.code_version import code_version
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.remote_worker import run_remote_worker
from tavolino.store.records import StoreError, UnusableDatabase

if TYPE_CHECKING:
    from tavolino.store.postgres.worker_queue import PostgresWorkerQueue

EXAMPLE = "tavolino worker --bot-workers 4 --database postgresql://tavolino@10.0.0.1/tavolino"

SETTINGS = ("database", "bot_workers", "bot_patience", "log_format")
"""The server settings that a worker also has."""


def arguments(parser: argparse.ArgumentParser) -> None:
    for name in SETTINGS:
        metavar, purpose = FLAGS[name]
        said = f"{purpose} ({ENV_PREFIX}{name.upper()})"
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, help=said)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    given = {name: getattr(args, name) for name in SETTINGS if getattr(args, name) is not None}
    settings = read_settings(**given)
    if not settings.is_shared:
        exit_with_usage_error("a worker needs the address of a PostgreSQL database")
    configure_logging(settings.log_format)
    try:
        asyncio.run(_work(settings, list(load_games(args.modules).values())))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    return 0


async def _work(settings: Settings, games: list[AnyGame]) -> None:
    """Work until a signal arrives; raises StoreError if the worker cannot start."""
    mark, hands = code_version(games), settings.bot_workers
    bench = _open_queue(settings.database, mark)
    thinkers = WorkerPool(games, hands, settings.bot_patience, setup=component_setup())
    try:
        await bench.register()
        working = asyncio.create_task(run_remote_worker(bench, thinkers, hands))
        for ending in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # on Windows Ctrl-C ends the process
                asyncio.get_running_loop().add_signal_handler(ending, working.cancel)
        print(f"Tavolino {mark} worker is ready, {hands} at once", flush=True)
        with suppress(asyncio.CancelledError):
            await working
    finally:
        await bench.close()
        await thinkers.close()


def _open_queue(address: str, mark: str) -> "PostgresWorkerQueue":
    """Connect to the database; raises UnusableDatabase if its packages are not installed."""
    try:
        from tavolino.store.postgres.worker_queue import PostgresWorkerQueue
    except ImportError as missing:
        raise UnusableDatabase(
            f"PostgreSQL needs pip install 'tavolino[postgres]': {missing}"
        ) from None
    return PostgresWorkerQueue(address, mark)
