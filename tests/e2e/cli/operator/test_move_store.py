"""`tavolino move-store`, and the operator's commands on a PostgreSQL database."""

import asyncio
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.support.open_store import check_shared
from tavolino.core.log import Log
from tavolino.store.account_records import (
    AccountRecord,
    PasskeyRecord,
    SessionRecord,
    StoredAccount,
)
from tavolino.store.postgres import PostgresStore
from tavolino.store.rating_records import ResultClaimRecord
from tavolino.store.records import (
    AnalysisRecord,
    ChatReportRecord,
    ClockRecord,
    EntryRecord,
    ImportRecord,
    RecordingRecord,
    SnapshotRecord,
    StoredMatch,
)
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.reader import SqliteReader
from tests.kit.cli import in_thread
from tests.kit.store.postgres import Postgres
from tests.kit.store.stored_matches import KUHN, NOW, PALERMO, log_in, store_match

pytestmark = pytest.mark.process

ADA = AccountRecord("ada", "Ada", '{"theme":"dark"}', "link", "2027", NOW)
SESSION = SessionRecord("session", "ada", NOW, "2027")
REPORT = ChatReportRecord("over", 1, 0, 1, "Basta!", NOW)
PASSKEY = PasskeyRecord("passkey", "ada", "public", 3, "Phone", NOW, NOW)


def running() -> Log:
    whole = log_in(KUHN)
    return Log(whole.header, whole.entries[:3])


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database with a finished match and a running match."""
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    reels = {1: RecordingRecord(b"film", "trace"), 2: RecordingRecord(b"", "only a trace")}
    await store_match(store, "over", log_in(PALERMO))
    snapshot = SnapshotRecord(2, b"state")
    await store_match(store, "running", running(), over=False, snapshot=snapshot, reels=reels)
    await store.save_clock("running", ClockRecord(state="stands", due=None, at=7_000))
    await store.get_or_create_secret("key", "of this house")
    await store.save_analysis("over", AnalysisRecord("1", "luck"))
    await store.save_import(ImportRecord("file-a", NOW, "a match"), 9)
    await store.accounts.create_account(ADA, SESSION, PASSKEY)
    await store.accounts.claim_seat("ada", "running", ("hosting", "host"), NOW)
    await store.ratings.claim_result(ResultClaimRecord("running", 0, "ada", NOW))
    await store.save_chat_report(REPORT)
    await store.close()
    return file


@pytest.fixture
async def address(database_server: Postgres, tmp_path: Path) -> str:
    return await database_server.create_database(tmp_path.name)


async def load_from_postgres(
    address: str, name: str
) -> tuple[StoredMatch | None, dict[int, str], bytes | None]:
    store = PostgresStore(address)
    found = (
        await store.load_match(name),
        await store.load_traces(name),
        await store.load_recording(name, 1),
    )
    await store.close()
    return found


async def test_all_matches_are_copied_to_postgresql(
    file: Path, address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert await in_thread("move-store", file, address) == 0
    assert "2 matches copied, 0 existed" in capsys.readouterr().out
    with SqliteReader(file) as archive:
        for name in ("over", "running"):
            stored, traces, film = await load_from_postgres(address, name)
            assert stored == archive.load_match(name)
            assert traces == archive.load_traces(name)
            assert (film or b"") == archive.load_frames(name, 1)
    logs = tmp_path / "logs"
    assert await in_thread("stats", "--database", address) == 0
    assert "palermo" in capsys.readouterr().out
    assert await in_thread("export", "--database", address, "--out", logs) == 0
    assert [log.name for log in logs.iterdir()] == ["palermo-over.log"]
    findings = await asyncio.to_thread(lambda: [str(one) for one in check_shared(address)])
    assert "PostgreSQL: 2 matches, 1 running" in "\n".join(findings)
    assert await in_thread("replay", "--all", address, "--game", "examples.kuhn") == 0
    assert "2 matches replayed, 0 of them differ" in capsys.readouterr().out


async def test_move_store_copies_the_uptime_and_the_secrets_of_the_server(
    file: Path, address: str
) -> None:
    """Clocks continue from where they stood, and notifications keep their signing key."""
    assert await in_thread("move-store", file, address) == 0
    store = PostgresStore(address)
    assert await store.save_uptime(0) == 7_000
    assert await store.get_or_create_secret("key", "of another") == "of this house"
    await store.close()


async def test_move_store_copies_analyses_and_imports(file: Path, address: str) -> None:
    assert await in_thread("move-store", file, address) == 0
    store = PostgresStore(address)
    assert await store.load_analysis("over") == AnalysisRecord("1", "luck")
    assert await store.load_import("file-a") == "a match"
    await store.close()


async def test_move_store_copies_accounts(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Players stay signed in. A second run does not overwrite a changed account."""

    async def known(rename: str = "") -> StoredAccount | None:
        store = PostgresStore(address)
        if rename:
            await store.accounts.rename("ada", rename)
        assert await store.accounts.account_of_session(SESSION.token, NOW) == "ada"
        found = await store.accounts.load_account("ada")
        await store.close()
        return found

    assert await in_thread("move-store", file, address) == 0
    assert "1 accounts copied, 0 existed" in capsys.readouterr().out
    with SqliteReader(file) as archive:
        assert [await known()] == archive.load_accounts()
    changed = await known("Ada L.")
    assert changed
    assert (len(changed.passkeys), len(changed.sittings)) == (1, 1)
    assert await in_thread("move-store", file, address) == 0
    assert "0 accounts copied, 1 existed" in capsys.readouterr().out
    assert await known() == changed


async def test_move_store_copies_chat_reports_and_the_owners_of_rated_results(
    file: Path, address: str
) -> None:
    for _ in range(2):
        assert await in_thread("move-store", file, address) == 0
        store = PostgresStore(address)
        assert await store.chat_reports() == [REPORT]
        assert await store.ratings.result_owners("running") == {0: "ada"}
        await store.close()


async def test_a_match_played_on_after_the_move_is_left_unchanged(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = len(running().entries)
    assert await in_thread("move-store", file, address) == 0
    store = PostgresStore(address)
    await store.append_entries("running", EntryRecord(entries, 0, "check", NOW))
    await store.close()
    assert await in_thread("move-store", file, address) == 0
    assert "0 matches copied, 2 existed" in capsys.readouterr().out
    stored, _, _ = await load_from_postgres(address, "running")
    assert stored is not None
    assert len(stored.entries) == entries + 1


async def test_a_database_with_a_running_server_is_not_moved(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(file)
    with pytest.raises(SystemExit):
        await in_thread("move-store", file, address)
    assert "close the server first" in capsys.readouterr().err
    await store.close()


@pytest.mark.parametrize("command", [["backup", "copy.db"], ["restore", "copy.db"]])
def test_backup_and_restore_refuse_postgresql_and_name_pg_dump(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--database", "postgresql://nobody@localhost/none"])
    assert "pg_dump" in capsys.readouterr().err
