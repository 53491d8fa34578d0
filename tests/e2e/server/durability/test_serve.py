"""Starting and stopping the server."""

import asyncio
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tavolino.core.errors import SettingError
from tavolino.server.settings import Settings, read_settings
from tests.kit.server import ROOT, serve, serve_command
from tests.kit.ws_client import TIMEOUT_SECONDS, create_table, http, open_connection

pytestmark = pytest.mark.process


def run_serve(**settings: str | int) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        serve_command((), **settings),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_starts_and_stops_on_request(tmp_path: Path, how: signal.Signals) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        assert http(server, "/api/health")[0] == 200
        assert server.stop(how) == {signal.SIGINT: 0, signal.SIGTERM: -15}[how]


def test_startup_takes_little_cpu_time() -> None:
    """Measured in processor time: other load adds to it, so the smallest measurement counts."""
    code = (
        "import os, sys, time; import tavolino.cli.commands.serve;"
        "from tavolino.games import GAMES;"
        "from tavolino.server.app import create_app;"
        "from tavolino.server.settings import Settings;"
        "from tavolino.store.sqlite import SqliteStore;"
        "create_app(Settings(), GAMES, SqliteStore(sys.argv[1]));"
        "print(time.process_time(), flush=True); os._exit(0)"
    )
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", code, f"{folder}/tavolino.db"]
        spent = [subprocess.check_output(command, cwd=ROOT, text=True) for _ in range(3)]
    assert min(map(float, spent)) < 1.2


async def test_shutdown_ends_connections_and_a_restart_restores_everything(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        table = create_table(server, "kuhn", "me", "me")["table"]["id"]
        async with open_connection(server, table) as watcher:
            await watcher.receive("update")
            stopped = asyncio.create_task(asyncio.to_thread(server.stop))
            await watcher.socket.wait_closed()
            assert watcher.socket.close_code == 1012
            assert await stopped in (0, -15)
    with serve(tmp_path / "tavolino.db") as server:
        assert http(server, f"/api/tables/{table}")[0] == 200


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        tried = run_serve(port=port, database=str(tmp_path / "tavolino.db"))
    assert tried.returncode == 1
    assert tried.stdout == ""
    assert tried.stderr.count("\n") == 1
    assert f"port {port}" in tried.stderr
    assert "in use" in tried.stderr


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        tried = run_serve(port=0, database=str(database))
        assert (tried.returncode, tried.stdout) == (1, "")
        assert f"{database}: process {server.process.pid} has it open" in tried.stderr
        assert tried.stderr.count("\n") == 1
        assert create_table(server, "kuhn", "me", "me")["table"]["id"]
        server.kill()
        with serve(database) as again:
            assert http(again, "/api/ready")[0] == 200


def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, today I learned what a database is not. " * 40)
    tried = run_serve(port=0, database=str(diary))
    assert tried.returncode == 1
    assert tried.stdout == ""
    assert "not a database" in tried.stderr
    assert "Traceback" not in tried.stderr


def test_settings_come_from_the_call_then_the_environment_then_the_defaults() -> None:
    environ = {"TAVOLINO_PORT": "8123", "TAVOLINO_BOT_PACE": "0.25", "TAVOLINO_HOST": ""}
    read = read_settings(environ, port=9000)
    assert (read.port, read.bot_pace, read.host) == (9000, 0.25, "127.0.0.1")
    assert read_settings(environ).port == 8123
    assert read_settings({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "99999"), ("BOT_PACE", "slow"), ("BOT_WORKERS", "0")]
)
def test_an_invalid_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=f"^{name.lower()}: "):
        read_settings({f"TAVOLINO_{name}": value})
