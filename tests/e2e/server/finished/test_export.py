"""The log export: everything except secrets."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from tavolino.cli import main
from tavolino.core.log import Log, parse_log
from tavolino.store.sqlite import SqliteStore
from tests.kit.server import RunningServer, serve
from tests.kit.store.stored_matches import KUHN, log_in, store_match
from tests.kit.ws_client import http

pytestmark = pytest.mark.process

NAYS = parse_log(
    '{"game":"questions","revision":1,"seats":2,"options":{"hurry":true},"seed":"a secret"}\n'
    "0: ask\n1: nay\n1: ask\n0: nay\n0: ask\n1: nay\n1: ask\n0: nay\n"
)
NOES = parse_log(str(NAYS).replace("nay", "no"))
POKER = log_in(KUHN)
VILLA = log_in("tests/games/villa_paletti/matches/revision-2.log")
WITHHELD = "# not over: the seed, and what is secret, are withheld"
ROOMS = ("examples.kuhn", "tests.kit.games.revised")


def first_entries(log: Log, entries: int = 3) -> Log:
    return Log(log.header, log.entries[:entries])


MATCHES = {
    "over": NAYS,
    "running": first_entries(NOES),
    "secret-over": POKER,
    "secret": first_entries(POKER),
    "broken": first_entries(NAYS, 6),
    "villa": first_entries(VILLA, 20),
    "future": first_entries(NAYS),
    "chess-over": POKER,
    "chess": first_entries(POKER),
}
REVISIONS = {**dict.fromkeys(MATCHES, 0), "future": 4, "broken": 3, "chess": 1, "chess-over": 1}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of revisions that this server does not know, and of a game that it lacks."""
    file = tmp_path_factory.mktemp("handout") / "tavolino.db"
    store = SqliteStore(file)
    for name, log in MATCHES.items():
        await store_match(store, name, log, over=name.endswith("over"))
    await store.close()
    with closing(sqlite3.connect(file)) as db, db:
        for name, revision in REVISIONS.items():
            db.execute("update matches set revision = ? where id = ?", (revision, name))
        db.execute("update matches set game = 'chess' where id like 'chess%'")
    return file


@pytest.fixture(scope="module")
def old_server(database: Path) -> Iterator[RunningServer]:
    with serve(database, rooms=ROOMS) as server:
        yield server


def exported_log(server: RunningServer, name: str) -> str:
    status, text, headers = http(server, f"/api/tables/{name}/log")
    assert status == 200, text
    assert headers["content-disposition"].endswith(f'-{name}.log"')
    return str(text)


@pytest.mark.parametrize("name", ["over", "secret-over", "chess-over"])
def test_a_finished_match_is_exported_completely_with_any_revision(
    old_server: RunningServer, name: str
) -> None:
    log = parse_log(exported_log(old_server, name))
    assert log.entries == MATCHES[name].entries
    assert log.header.seed == MATCHES[name].header.seed
    assert log.header.revision == REVISIONS[name]


def test_a_match_that_cannot_go_on_is_exported_without_its_seed(old_server: RunningServer) -> None:
    text = exported_log(old_server, "running")
    log = parse_log(text)
    assert log.entries == MATCHES["running"].entries
    assert (log.header.revision, log.header.seed) == (0, "")
    assert WITHHELD in text
    assert "a secret" not in text


def test_a_match_with_secrets_is_exported_as_everybody_saw_it(old_server: RunningServer) -> None:
    text = exported_log(old_server, "secret")
    assert [str(entry) for entry in POKER.entries[:2]] == ["-1: deal K", "-1: deal Q"]
    assert text.splitlines()[1:] == [
        WITHHELD,
        "# -1: withheld",
        "# -1: withheld",
        str(POKER.entries[2]),
    ]
    assert POKER.header.seed not in text


def test_hidden_facts_are_withheld_in_games_without_secrets_too(
    old_server: RunningServer,
) -> None:
    """Only the log holds the exact length and position of each pillar."""
    text = exported_log(old_server, "villa")
    hidden = [entry for entry in VILLA.entries[:20] if entry.text.startswith(("wood", "stands"))]
    assert len(hidden) > 2
    for entry in hidden:
        assert entry.text not in text
        assert entry.text.split()[-1] not in text
    assert "\n1: colour red\n" in text


def test_entries_that_no_available_rules_can_describe_are_withheld(
    old_server: RunningServer,
) -> None:
    assert exported_log(old_server, "broken").splitlines()[2:] == [
        "0: ask",
        *(f"# {entry.seat}: withheld" for entry in NAYS.entries[1:6]),
    ]


def test_a_match_that_a_newer_server_can_continue_is_not_exported(
    old_server: RunningServer,
) -> None:
    assert http(old_server, "/api/tables/future/log")[0] == 404


def test_a_match_of_an_unknown_game_is_exported_only_when_it_is_over(
    old_server: RunningServer,
) -> None:
    status, said, _ = http(old_server, "/api/tables/chess/log")
    assert (status, said["text"]["key"]) == (503, "problem-old-rules")


def test_an_exported_log_can_be_read(
    old_server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    file.write_text(exported_log(old_server, "running"), encoding="utf-8")
    assert main(["replay", "--quiet", "--game", "tests.kit.games.revised", str(file)]) == 0
    assert "played by revision 0, replayed by 3" in capsys.readouterr().err
