"""`tavolino doctor`: every line of its output is correct."""

import asyncio
import shutil
import socket
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from examples.kuhn import KUHN
from tavolino.cli import main
from tavolino.cli.commands import doctor
from tavolino.cli.support.check_result import CheckResult
from tavolino.cli.support.database import check_database
from tavolino.games import GAMES
from tavolino.server.settings import Settings
from tavolino.store.sqlite import SqliteStore
from tests.kit.cli import in_thread
from tests.kit.server import RunningServer
from tests.kit.store.damaged_database import damage, fill
from tests.kit.store.store_records import MATCH, SEATS, entry
from tests.kit.ws_client import http

pytestmark = pytest.mark.process


def test_a_sound_installation_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    built = CheckResult("ok", "the browser client is built")
    monkeypatch.setattr(doctor, "check_client", lambda place: built)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    database = tmp_path / "t.db"
    assert main(["doctor", "--database", str(database), "--port", port]) == 0
    shown = capsys.readouterr().out
    assert "fail" not in shown
    assert f"ok    {database} will be created" in shown
    assert f"ok    127.0.0.1:{port} is free" in shown
    assert "ok    bots can think" in shown
    assert not any(tmp_path.iterdir())


def test_a_client_that_is_not_built_fails(tmp_path: Path) -> None:
    assert doctor.check_client(tmp_path).health == "fail"
    assert "make setup" in doctor.check_client(tmp_path).hint
    (tmp_path / "index.html").touch()
    assert doctor.check_client(tmp_path).health == "ok"


def test_a_missing_package_fails_unless_it_is_optional(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doctor, "REQUIRED_PACKAGES", ("no-such-package",))
    monkeypatch.setattr(doctor, "OPTIONAL_PACKAGES", ("no-such-accelerator",))
    assert [finding.health for finding in doctor.check_packages()] == ["fail", "warn"]


async def findings_of(file: Path) -> list[tuple[str, str]]:
    """The findings of the doctor. It runs in a thread because it starts an event loop."""
    findings = await asyncio.to_thread(lambda: list(check_database(file)))
    return [(finding.health, finding.what) for finding in findings]


async def test_a_sound_database_is_counted_and_left_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    await store_two_matches(file)
    before = file.read_bytes()
    sound, count, room = await findings_of(file)
    assert sound == ("ok", f"database {file} (no process has it open)")
    assert count == ("ok", "2 matches, 1 running")
    assert room[0] == "ok"
    assert file.read_bytes() == before


async def store_two_matches(file: Path) -> None:
    store = SqliteStore(file)
    for name in ("m1", "m2"):
        await store.create_match(replace(MATCH, id=name), SEATS)
        await store.append_entries(name, entry(0), finishes=name == "m2")
    await store.close()


async def test_while_a_server_runs_the_doctor_reads_and_names_the_server(
    server: RunningServer,
) -> None:
    served, count, _ = await findings_of(server.database)
    assert served == (
        "ok",
        f"database {server.database} (process {server.process.pid} has it open)",
    )
    assert count[0] == "ok"
    assert http(server, "/api/ready")[0] == 200


async def test_a_damaged_database_fails_and_the_lost_matches_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.db"
    await store_two_matches(file)
    fill(file, "m1", 1)
    damage(file)
    _, damaged, lost, _ = await findings_of(file)
    assert damaged[0] == lost[0] == "fail"
    assert damaged[1].startswith("the database is damaged: ")
    assert lost[1] == "1 matches cannot be read: m1"
    assert await in_thread("doctor", "--database", file) == 1
    assert "tavolino restore" in capsys.readouterr().out


async def test_a_missing_wal_causes_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    store = SqliteStore(file)
    await store.create_match(MATCH, SEATS)
    for suffix in ("", "-lock"):
        shutil.copyfile(f"{file}{suffix}", tmp_path / f"copy.db{suffix}")
    await store.close()
    for _ in range(2):  # a second run still reports it
        told = (await findings_of(tmp_path / "copy.db"))[2]
        assert told[0] == "warn"
        assert "copy.db-wal" in told[1]


@pytest.mark.parametrize("content", [b"not a database at all, by far", b"SQLite format 3\0" * 99])
def test_a_file_that_is_no_database_fails(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "t.db"
    file.write_bytes(content)
    (finding,) = check_database(file)
    assert finding.health == "fail"
    assert "--database" in finding.hint
    assert file.read_bytes() == content


def test_a_full_disk_causes_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 1 << 20

    def nearly_full(path: Any) -> Usage:
        return Usage()

    monkeypatch.setattr("shutil.disk_usage", nearly_full)
    *_, finding = check_database(tmp_path / "t.db")
    assert finding.health == "warn"
    assert "1 MiB free" in finding.what


def test_a_port_in_use_causes_a_warning() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert doctor.check_port(Settings(port=port)).health == "warn"
    assert doctor.check_port(Settings(port=port)).health == "ok"


def test_bots_are_tested_in_a_separate_process() -> None:
    assert doctor.check_bots(GAMES["palermo"]).health == "ok"
    assert "not tried" in doctor.check_bots(KUHN).what


def test_an_invalid_setting_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAVOLINO_PORT", "high")
    assert main(["doctor"]) == 1
    assert "fail  settings: " in capsys.readouterr().out
