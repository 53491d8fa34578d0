"""`tavolino doctor`: every line is true."""

import socket
from pathlib import Path
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.cli import doctor, main
from tavolino.games import GAMES
from tavolino.server.settings import Settings


def test_a_sound_installation_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    built = doctor.Finding("ok", "the browser client is built")
    monkeypatch.setattr(doctor, "client", lambda place: built)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    database = tmp_path / "t.db"
    assert main(["doctor", "--database", str(database), "--port", port]) == 0
    shown = capsys.readouterr().out
    assert "fail" not in shown
    assert f"ok    database {database} (will be made)" in shown
    assert f"ok    127.0.0.1:{port} is free" in shown
    assert "ok    bots can think" in shown
    assert not any(tmp_path.iterdir())


def test_a_client_that_is_not_built_fails(tmp_path: Path) -> None:
    assert doctor.client(tmp_path).health == "fail"
    assert "make setup" in doctor.client(tmp_path).hint
    (tmp_path / "index.html").touch()
    assert doctor.client(tmp_path).health == "ok"


def test_a_package_that_is_missing_fails_unless_it_only_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doctor, "NEEDED", ("no-such-package",))
    monkeypatch.setattr(doctor, "FASTER", ("no-such-accelerator",))
    assert [finding.health for finding in doctor.packages()] == ["fail", "warn"]


def test_a_database_is_opened_in_write_ahead_mode(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    doctor._open(file)
    assert [finding.health for finding in doctor.database(file)] == ["ok", "ok"]
    assert "exists" in next(doctor.database(file)).what


@pytest.mark.parametrize("content", [b"not a database at all, by far", b"SQLite format 3\0" * 99])
def test_a_file_that_is_no_database_fails(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "t.db"
    file.write_bytes(content)
    (finding,) = doctor.database(file)
    assert finding.health == "fail"
    assert "--database" in finding.hint
    assert file.read_bytes() == content


def test_a_full_disk_is_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 1 << 20

    def nearly_full(path: Any) -> Usage:
        return Usage()

    monkeypatch.setattr("shutil.disk_usage", nearly_full)
    *_, finding = doctor.database(tmp_path / "t.db")
    assert finding.health == "warn"
    assert "1 MiB free" in finding.what


def test_a_port_in_use_is_warned_of() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert doctor.port(Settings(port=port)).health == "warn"
    assert doctor.port(Settings(port=port)).health == "ok"


def test_bots_are_asked_in_a_process_of_their_own() -> None:
    assert doctor.bots(GAMES["palermo"]).health == "ok"
    assert "not tried" in doctor.bots(KUHN).what


def test_a_bad_setting_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAVOLINO_PORT", "high")
    assert main(["doctor"]) == 1
    assert "fail  settings: " in capsys.readouterr().out
