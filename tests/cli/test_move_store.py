"""`tavolino move-store`, and the operator's commands on a PostgreSQL database."""

import asyncio
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.keeping import examine_shared
from tavolino.core.log import Log
from tavolino.store.people import Kept, PasskeyRecord, PersonRecord, SessionRecord
from tavolino.store.postgres import PostgresStore
from tavolino.store.records import (
    AnalysisRecord,
    ClockRecord,
    EntryRecord,
    ImportRecord,
    ReelRecord,
    ReportRecord,
    SnapshotRecord,
    Stored,
)
from tavolino.store.results import StakeRecord
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.archive import Archive
from tests.cli.kept import KUHN, NOW, PALERMO, keep, log_in
from tests.postgres import Postgres

ADA = PersonRecord("ada", "Ada", '{"theme":"dark"}', "link", "2027", NOW)
SESSION = SessionRecord("session", "ada", NOW, "2027")
REPORT = ReportRecord("over", 1, 0, 1, "Basta!", NOW)
PASSKEY = PasskeyRecord("passkey", "ada", "public", 3, "Phone", NOW, NOW)


def running() -> Log:
    whole = log_in(KUHN)
    return Log(whole.header, whole.entries[:3])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A house with a match that is over, and one that is running."""
    file = tmp_path / "tavolino.db"

    async def main() -> None:
        store = SqliteStore(file)
        reels = {1: ReelRecord(b"film", "trace"), 2: ReelRecord(b"", "only a trace")}
        await keep(store, "over", log_in(PALERMO))
        snapshot = SnapshotRecord(2, b"state")
        await keep(store, "running", running(), over=False, snapshot=snapshot, reels=reels)
        await store.clock("running", ClockRecord(state="stands", due=None, at=7_000))
        await store.secret("key", "of this house")
        await store.keep_analysis("over", AnalysisRecord("1", "luck"))
        await store.bring(ImportRecord("file-a", NOW, "a match"), 9)
        await store.people.begin(ADA, SESSION, PASSKEY)
        await store.people.claim("ada", "running", ("hosting", "host"), NOW)
        await store.results.stake(StakeRecord("running", 0, "ada", NOW))
        await store.report(REPORT)
        await store.close()

    asyncio.run(main())
    return file


@pytest.fixture
def address(database_server: Postgres, tmp_path: Path) -> str:
    return asyncio.run(database_server.make(tmp_path.name))


async def moved(address: str, name: str) -> tuple[Stored | None, dict[int, str], bytes | None]:
    store = PostgresStore(address)
    found = await store.load(name), await store.traces(name), await store.reel(name, 1)
    await store.close()
    return found


def test_a_house_moves_whole(
    file: Path, address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["move-store", str(file), address]) == 0
    assert "2 matches moved, 0 were there" in capsys.readouterr().out
    with Archive(file) as archive:
        for name in ("over", "running"):
            stored, traces, film = asyncio.run(moved(address, name))
            assert stored == archive.load(name)
            assert traces == archive.traces(name)
            assert (film or b"") == archive.frames(name, 1)
    assert main(["stats", "--database", address]) == 0
    assert "palermo" in capsys.readouterr().out
    assert main(["export", "--database", address, "--out", str(tmp_path / "logs")]) == 0
    assert [log.name for log in (tmp_path / "logs").iterdir()] == ["palermo-over.log"]
    assert "PostgreSQL: 2 matches, 1 running" in "\n".join(map(str, examine_shared(address)))
    assert main(["replay", "--all", address, "--game", "examples.kuhn"]) == 0
    assert "2 matches replayed, 0 of them differ" in capsys.readouterr().out


def test_with_a_house_move_its_time_and_its_secrets(file: Path, address: str) -> None:
    """Clocks go on from where they stand, and notices are signed as before."""

    async def known() -> tuple[int, str]:
        store = PostgresStore(address)
        found = await store.open_for(0), await store.secret("key", "of another")
        await store.close()
        return found

    assert main(["move-store", str(file), address]) == 0
    assert asyncio.run(known()) == (7_000, "of this house")


def test_with_a_house_moves_what_was_found_out_after_its_matches(file: Path, address: str) -> None:
    async def known() -> tuple[AnalysisRecord | None, str | None]:
        store = PostgresStore(address)
        found = await store.analysis("over"), await store.brought("file-a")
        await store.close()
        return found

    assert main(["move-store", str(file), address]) == 0
    assert asyncio.run(known()) == (AnalysisRecord("1", "luck"), "a match")


def test_with_a_house_move_its_people(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the other side they are signed in as before, and whoever changed there stays so."""

    async def known(rename: str = "") -> Kept | None:
        store = PostgresStore(address)
        if rename:
            await store.people.rename("ada", rename)
        assert await store.people.signed_in(SESSION.token, NOW) == "ada"
        found = await store.people.load("ada")
        await store.close()
        return found

    assert main(["move-store", str(file), address]) == 0
    assert "1 people moved, 0 were there" in capsys.readouterr().out
    with Archive(file) as archive:
        assert [asyncio.run(known())] == archive.people()
    changed = asyncio.run(known("Ada L."))
    assert changed
    assert (len(changed.passkeys), len(changed.sittings)) == (1, 1)
    assert main(["move-store", str(file), address]) == 0
    assert "0 people moved, 1 were there" in capsys.readouterr().out
    assert asyncio.run(known()) == changed


def test_with_a_house_moves_what_was_reported_and_whose_results_will_count(
    file: Path, address: str
) -> None:
    async def known() -> tuple[list[ReportRecord], dict[int, str | None]]:
        store = PostgresStore(address)
        found = await store.reports(), await store.results.stakes("running")
        await store.close()
        return found

    for _ in range(2):
        assert main(["move-store", str(file), address]) == 0
        assert asyncio.run(known()) == ([REPORT], {0: "ada"})


def test_what_was_moved_and_played_on_is_left_alone(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play_on(seq: int) -> None:
        store = PostgresStore(address)
        await store.append("running", EntryRecord(seq, 0, "check", NOW))
        await store.close()

    entries = len(running().entries)
    assert main(["move-store", str(file), address]) == 0
    asyncio.run(play_on(entries))
    assert main(["move-store", str(file), address]) == 0
    assert "0 matches moved, 2 were there" in capsys.readouterr().out
    stored, _, _ = asyncio.run(moved(address, "running"))
    assert stored is not None
    assert len(stored.entries) == entries + 1


def test_a_house_that_is_open_does_not_move(
    file: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(file)
    with pytest.raises(SystemExit):
        main(["move-store", str(file), address])
    assert "close the server first" in capsys.readouterr().err
    asyncio.run(store.close())


@pytest.mark.parametrize("command", [["backup", "copy.db"], ["restore", "copy.db"]])
def test_what_works_on_files_says_so(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--database", "postgresql://nobody@localhost/none"])
    assert "pg_dump" in capsys.readouterr().err
