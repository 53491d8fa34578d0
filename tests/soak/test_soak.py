"""The soak command: its arguments, the record of a run, and the evidence of failures."""

from pathlib import Path

import pytest

from tests.soak import work
from tests.soak.__main__ import parse
from tests.soak.driver import Driver, SoakRequest
from tests.soak.memory import Sample, require_steady
from tests.soak.report import Report, Result
from tests.soak.run import Run
from tests.soak.scenarios import SCENARIOS


def test_without_arguments_every_scenario_runs_for_half_an_hour() -> None:
    wish, folder = parse([])
    assert wish == SoakRequest(tuple(SCENARIOS), 1800.0)
    assert folder.name == "soak-report"


def test_one_scenario_is_repeated_with_its_seed(tmp_path: Path) -> None:
    told = ["--only", "kills", "--seed", "7", "--times", "3", "--to", str(tmp_path)]
    wish, folder = parse(told)
    assert (wish.scenarios, wish.seed, wish.times, folder) == (("kills",), 7, 3, tmp_path)
    planned = Driver(wish, Report(folder))._planned()
    assert list(planned) == [(number, "kills", 7) for number in range(3)]


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(SystemExit):
        parse(["--only", "nonsense"])


def test_a_failed_run_records_where_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(run: Run) -> None:
        run.counts["matches"] += 1
        raise AssertionError("a move was lost")

    monkeypatch.setitem(SCENARIOS, "breaks", breaks)
    assert not work.work("breaks", Run(7, tmp_path, 0.0))
    written = (tmp_path / work.RESULT).read_text(encoding="utf-8")
    assert "AssertionError in test_soak.breaks" in written
    assert "a move was lost" in written
    assert '"matches": 1' in written


def test_the_first_failure_of_each_kind_is_kept(tmp_path: Path) -> None:
    report = Report(tmp_path)
    for number, kind in enumerate(("", "lost", "lost", "doubled")):
        place = report.place(number, "kills")
        (place / "server.log").write_text(kind)
        failure = {"kind": kind, "trace": kind} if kind else None
        report.add(Result("kills", number, counts={"server kills": 2}, failure=failure), place)
    report.close(1.0)
    kept = {kind: (tmp_path / at / "server.log").read_text() for kind, at in report.kept.items()}
    assert kept == {"kills: lost": "lost", "kills: doubled": "doubled"}
    summary = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "1 passed, 3 failed" in summary
    assert "8 server kills" in summary


def test_a_scenario_that_takes_all_the_time_runs_once(tmp_path: Path) -> None:
    wish = SoakRequest(("memory", "kills"), 0.0, 7, 3)
    planned = [scenario for _, scenario, _ in Driver(wish, Report(tmp_path))._planned()]
    assert planned == ["memory", "kills", "kills", "kills"]


MIB = 1 << 20


@pytest.mark.parametrize(
    ("memory", "descriptors", "error"),
    [
        ([90, 100, 104, 109, 110], [40, 50, 50, 50, 50], None),
        ([90, 100, 104, 109, 111], [40, 50, 50, 50, 50], "grew by 11.0 MiB"),
        ([90, 100, 100, 100, 100], [40, 50, 55, 58, 59], "9 more descriptors"),
    ],
)
def test_memory_may_not_grow_after_the_first_minutes(
    memory: list[int], descriptors: list[int], error: str | None
) -> None:
    samples = [
        Sample(600.0 * n, MIB * size, files)
        for n, (size, files) in enumerate(zip(memory, descriptors, strict=True))
    ]
    if error is None:
        require_steady(samples)
    else:
        with pytest.raises(AssertionError, match=error):
            require_steady(samples)
