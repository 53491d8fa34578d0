"""Parquet archives: every match in columns, reproducible from its seed, and verified."""

import sys
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from msgspec.structs import replace

from tavolino.cli import main
from tavolino.research.parquet import ArchiveRow, ArchiveWriter, archive_row, read_rows
from tests.kit.server import ROOT

pytestmark = pytest.mark.process

KUHN = ("--game", "examples.kuhn")
FELL = ROOT / "tests/games/villa_paletti/matches/by-hand-2.log"


def play(file: Path, *more: str, seed: str = "x") -> None:
    flags = ("--matches", "6", "--bots", "random,easy", "--seed", seed, "--archive", str(file))
    assert main(["selfplay", "kuhn", *KUHN, *flags, *more]) == 0


def verify(file: Path, *more: str) -> int:
    return main(["verify", str(file), *KUHN, *more])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    play(tmp_path / "kuhn.parquet")
    return tmp_path / "kuhn.parquet"


def test_a_row_holds_a_match_and_its_exact_log(file: Path, tmp_path: Path) -> None:
    play(tmp_path / "again.parquet", "--out", str(tmp_path / "logs"))
    logs = [one.read_text("utf-8") for one in sorted((tmp_path / "logs").iterdir())]
    assert [row.log() for row in read_rows(file)] == logs
    assert [row.bots for row in read_rows(file)] == [("random", "easy")] * 6


def test_the_same_seed_makes_the_same_file_with_any_number_of_processes(
    file: Path, tmp_path: Path
) -> None:
    for name, seed, jobs in (("same", "x", "2"), ("other", "y", "1")):
        play(tmp_path / f"{name}.parquet", "--jobs", jobs, seed=seed)
    assert (tmp_path / "same.parquet").read_bytes() == file.read_bytes()
    assert (tmp_path / "other.parquet").read_bytes() != file.read_bytes()


def test_the_file_records_how_it_was_made(file: Path) -> None:
    said = pq.read_schema(file).metadata[b"tavolino.command"].decode()
    assert said.startswith(
        "tavolino selfplay kuhn --seats 2 --bots random,easy --matches 6 --seed 'x' --options '"
    )


def test_a_correct_archive_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, "--again") == 0
    said = "6 matches follow the rules and their seeds, each the same when its bots replay it"
    assert said in capsys.readouterr().out


LIES: dict[str, tuple[Callable[[ArchiveRow], ArchiveRow], str]] = {
    "scores": (lambda row: replace(row, scores=(9, 9)), "the scores are"),
    "places": (lambda row: replace(row, places=(9, 9)), "the places are not (9, 9)"),
    "seed": (lambda row: replace(row, seed="other"), "the seed does not have this fingerprint"),
    "bots": (lambda row: replace(row, bots=("easy", "easy")), "its bots play it differently"),
    "rules": (lambda row: replace(row, entry_texts=("bet",) * len(row.entry_texts)), "line 2"),
    "end": (
        lambda row: replace(
            row, entry_seats=row.entry_seats[:3], entry_texts=row.entry_texts[:3], scores=(0, 0)
        ),
        "match 0: ",
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_manipulated_row_is_named(
    lie: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told, why = LIES[lie]
    forged = ArchiveWriter(tmp_path / "forged.parquet", "by hand")
    for row in read_rows(file):
        forged.add(told(row))
    forged.close()
    assert verify(tmp_path / "forged.parquet", "--again") == 1
    said = capsys.readouterr().err
    assert "match 0: " in said
    assert why in said


def test_simulated_outcomes_are_stored() -> None:
    *entries, end = FELL.read_text("utf-8").splitlines(keepends=True)
    record = '# record 2 {"made":"here"}'
    log = "".join([*entries, f"{record}\n", end])
    row = archive_row(0, log, ("hard", "hard"), tuple(map(int, end.split()[2:])), (2, 1))
    assert row.records == (record,)
    assert row.log() == log


def test_a_file_that_is_no_archive_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.parquet").write_bytes(b"not at all")
    assert verify(tmp_path / "no.parquet") == 1
    assert "no.parquet: " in capsys.readouterr().err


def test_an_archive_of_another_format_is_refused(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = pq.read_table(file).replace_schema_metadata({"tavolino.form": "2"})
    pq.write_table(table, tmp_path / "later.parquet")
    assert verify(tmp_path / "later.parquet") == 1
    assert "form 2: only 1 can be read" in capsys.readouterr().err


def test_an_unwritable_path_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["selfplay", "palermo", "--archive", str(tmp_path / "no" / "where.parquet")])
    assert "--archive: cannot write" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["selfplay", "palermo", "--archive"], ["verify"]])
def test_without_pyarrow_the_missing_package_is_named(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delitem(sys.modules, "tavolino.research.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SystemExit):
        main([*words, str(tmp_path / "some.parquet")])
    assert "pip install 'tavolino[research]'" in capsys.readouterr().err
