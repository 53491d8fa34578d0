"""The progress bar on a terminal."""

import io
import sys

import pytest

from tavolino.cli.support import progress
from tavolino.cli.support.parallel import map_in_processes

pytestmark = pytest.mark.process


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_grows_to_its_end_and_leaves_the_results_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "REDRAW_SECONDS", -1)
    assert list(progress.with_progress("abcd", 4, "matches")) == list("abcd")
    bars = screen.getvalue().strip().split("\r")
    assert [bar.count("█") for bar in bars] == [7, 15, 22, 30]
    assert "4/4 matches, 0 s left" in bars[-1]
    assert screen.getvalue().endswith("\n")


def test_nothing_is_drawn_into_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    assert list(progress.with_progress("abcd", 4, "matches")) == list("abcd")
    assert file.getvalue() == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_with_any_number_of_workers(jobs: int) -> None:
    assert list(map_in_processes(abs, range(-30, 0), jobs)) == list(range(30, 0, -1))
