"""A bug report becomes a failing test, and never executes anything else."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tavolino.cli import main
from tavolino.core.log import parse_log
from tavolino.store.sqlite import SqliteStore
from tests.kit import cli
from tests.kit.server import ROOT
from tests.kit.store.stored_matches import PALERMO, log_in, store_match

pytestmark = pytest.mark.process

DEVICE = {"browser": "Firefox", "width": 360, "height": 640, "density": 2, "language": "nl"}
REPORT = {
    "kind": "tavolino-report",
    "form": 1,
    "version": "0.1.0",
    "game": "palermo",
    "revision": 1,
    "table": "abc-123",
    "seq": 40,
    "seat": 1,
    "words": "The policeman vanished.\nHe should have stayed.",
    "heard": [],
    "view": {},
    "device": DEVICE,
    "log": (ROOT / PALERMO).read_text("utf-8"),
}


def write_report(folder: Path, **more: Any) -> Path:
    file = folder / "report.json"
    file.write_text(json.dumps({**REPORT, **more}), "utf-8")
    return file


def run_test(folder: Path) -> subprocess.CompletedProcess[bytes]:
    return cli.pytest(str(folder / "test_palermo_abc_123_40.py"), ROOT)


def test_a_report_becomes_a_test_that_fails_until_an_assertion_is_written(tmp_path: Path) -> None:
    assert main(["repro", str(write_report(tmp_path)), "--out", str(tmp_path)]) == 0
    written = (tmp_path / "test_palermo_abc_123_40.py").read_text("utf-8")
    assert "# The policeman vanished.\n# He should have stayed.\n" in written
    log = parse_log((tmp_path / "test_palermo_abc_123_40.log").read_text("utf-8"))
    assert log.entries == log_in(PALERMO).entries[:40]
    ran = run_test(tmp_path)
    assert ran.returncode == 1
    assert b"write what should be true of" in ran.stdout


async def test_the_log_of_a_running_match_is_read_from_the_database(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    store = SqliteStore(database)
    await store_match(store, "abc-123", log_in(PALERMO), over=False)
    await store.close()
    file = write_report(tmp_path, log="")
    assert main(["repro", str(file), "--out", str(tmp_path), "--database", str(database)]) == 0
    assert (tmp_path / "test_palermo_abc_123_40.log").exists()


@pytest.mark.parametrize(
    "words",
    ['"""\nimport os\n"""', "\\u0022\\u0022\\u0022", "$game\r\x0bassert True", "C:\\x\\N", ""],
)
def test_text_of_a_report_never_becomes_code(tmp_path: Path, words: str) -> None:
    file = write_report(tmp_path, words=words, version=words, device={**DEVICE, "browser": words})
    assert main(["repro", str(file), "--out", str(tmp_path)]) == 0
    ran = run_test(tmp_path)
    assert ran.returncode == 1
    assert b"write what should be true of" in ran.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "../palermo"},
        {"table": "../../abc"},
        {"table": "abc\n"},
        {"game": "palermo\n"},
        {"seq": -1},
        {"seq": 100_000},
        {"kind": "postcard"},
        {"log": "nonsense"},
        {"game": "papa_paolo"},
        {"words": "x" * 5_000},
    ],
)
def test_a_file_that_is_no_report_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["repro", str(write_report(tmp_path, **wrong)), "--out", str(tmp_path / "out")])
    assert refused.value.code == 2
    assert not (tmp_path / "out").exists()
