"""Health reports that the server runs; readiness reports that it can store moves."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from tavolino.server.ops import readiness
from tavolino.server.ops.readiness import Readiness
from tavolino.store.interface import Store
from tavolino.store.records import MatchCount, StoreUnavailable
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process


def ready(server: RunningServer) -> tuple[int, dict[str, object]]:
    status, said, headers = http(server, "/api/ready")
    assert headers["cache-control"] == "no-store"
    return status, said


def wait_until_ready(server: RunningServer) -> None:
    """Wait for a fresh answer: the server caches the last one for a second."""
    while ready(server)[0] != 200:
        time.sleep(0.05)


def test_a_sound_server_is_alive_and_ready(server: RunningServer) -> None:
    assert ready(server) == (200, {"ready": True, "reason": None})
    assert http(server, "/api/health")[0] == 200


@pytest.mark.parametrize("replaced", [False, True])
async def test_after_the_database_file_was_deleted_no_move_is_acknowledged(
    tmp_path: Path, replaced: bool
) -> None:
    database, complaints = tmp_path / "tavolino.db", tmp_path / "complaints"

    with complaints.open("w") as log, serve(database, complaints=log) as server:
        made = create_table(server, "kuhn", "me", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.receive("update")
            database.unlink()
            if replaced:
                database.touch()
            refused = await mine.act(0, 2, "bet")
            assert (refused["code"], refused["text"]["key"]) == (
                "unavailable",
                "problem-unavailable",
            )
            await mine.send("view_at", seq=2)
            assert (await mine.receive("position_at"))["seq"] == 2
        assert ready(server) == (503, {"ready": False, "reason": "moved"})
        assert http(server, "/api/health")[0] == 200
    assert "deleted or replaced" in complaints.read_text()


def test_with_a_full_disk_the_server_is_not_ready(tmp_path: Path) -> None:
    trouble = pytest.importorskip("tests.e2e.server.durability.test_store_errors")
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        trouble.limit_files(server, 0)
        status, said = ready(server)
        assert (status, said["ready"]) == (503, False)
        assert said["reason"] in ("full", "failed")
        assert str(tmp_path) not in str(said)
        trouble.limit_files(server, trouble.resource.RLIM_INFINITY)
        wait_until_ready(server)


def test_with_a_locked_database_the_server_is_not_ready(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("begin immediate")
            assert ready(server) == (503, {"ready": False, "reason": "locked"})
            assert http(server, "/api/health")[0] == 200
        wait_until_ready(server)


class Damaged:
    """A store whose matches cannot be counted."""

    async def count_matches(self) -> MatchCount:
        raise StoreUnavailable("malformed", "damaged")

    async def find_damage(self) -> tuple[str, ...]:
        return ("page 7 is nonsense",)


async def test_damage_is_reported_even_if_matches_cannot_be_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    await readiness.check_store_integrity(cast(Store, Damaged()))
    assert "cannot be counted" in caplog.text
    assert "page 7 is nonsense" in caplog.text


class Fake:
    """A store that can only be probed for writing."""

    def __init__(self, *answers: StoreUnavailable | None) -> None:
        self.answers = list(answers)

    async def check_writable(self) -> None:
        if not self.answers:
            await asyncio.Event().wait()
        if error := self.answers.pop(0):
            raise error


async def test_many_simultaneous_readiness_requests_cost_one_write(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Readiness(cast(Store, Fake(None, StoreUnavailable("no", "read_only"))))
    answers = await asyncio.gather(*(asked.check() for _ in range(50)))
    assert {answer.ready for answer in answers} == {True}
    assert (await asked.check()).ready
    monkeypatch.setattr(readiness, "READINESS_CACHE_SECONDS", 0.0)
    assert (await asked.check()).reason == "read_only"


async def test_a_store_that_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PROBE_TIMEOUT_SECONDS", 0.01)
    asked = Readiness(cast(Store, Fake()))
    for _ in range(2):
        assert (await asked.check()).reason == "slow"
