"""`tavolino serve`: settings and startup messages. tests/e2e/server tests the server itself."""

import json
import re
import signal
import socket
import urllib.request
from pathlib import Path

import msgspec
import pytest

from tavolino.cli import main
from tavolino.cli.support.server_flags import FLAGS
from tavolino.server.settings import Settings
from tests.kit.cli import start_command

pytestmark = pytest.mark.process


def test_every_setting_is_a_flag() -> None:
    assert list(FLAGS) == [field.name for field in msgspec.structs.fields(Settings)]


def test_serve_prints_its_address_and_loads_external_packages(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    flags = ("--port", "0", "--database", database, "--game", "examples.kuhn")
    with start_command("serve", *flags) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline().decode()
            found = re.fullmatch(r"Tavolino is open: (http://127\.0\.0\.1:\d+)\n", said)
            assert found
            with urllib.request.urlopen(f"{found[1]}/api/games", timeout=10) as answer:  # noqa: S310 — our own server
                games = json.load(answer)
            assert [game["name"] for game in games][-1] == "kuhn"
            assert database.exists()
            process.send_signal(signal.SIGINT)
            _, complaint = process.communicate(timeout=20)
            assert process.returncode == 0
            assert b"Traceback" not in complaint
        finally:
            process.kill()


def test_a_port_in_use_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        code = main(["serve", "--port", port, "--database", str(tmp_path / "t.db")])
    assert code == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


def test_an_invalid_setting_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--bot-workers", "0"])
    assert ended.value.code == 2
    assert "bot_workers" in capsys.readouterr().err
