"""The static checks run at the same time, report in order, and each has a pre-commit hook."""

import re
import sys
from pathlib import Path

import pytest

from tests.kit.server import ROOT
from tools.dev.checks import ALL_CHECKS, Check, run_checks


def python(name: str, code: str) -> Check:
    return Check(name, (sys.executable, "-c", code))


FAST = python("fast", "print('fast says')")
BROKEN = python("broken", "import sys; sys.exit('broken says')")


def test_checks_run_at_the_same_time_and_report_in_order(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The first check ends only after the second has run."""
    mark = tmp_path / "mark"
    waits = f"import pathlib\nwhile not pathlib.Path({str(mark)!r}).exists(): pass\nprint('first')"
    marks = f"import pathlib; pathlib.Path({str(mark)!r}).touch(); print('second')"
    assert run_checks([python("waits", waits), python("marks", marks)]) == 0
    assert capfd.readouterr().out.split() == ["first", "second"]


@pytest.mark.parametrize("checks", [[BROKEN, FAST], [FAST, BROKEN], [BROKEN, BROKEN]])
def test_one_failed_check_fails_the_run(
    checks: list[Check], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_checks(checks) == 1
    told = capfd.readouterr()
    assert "broken says" in told.out
    assert "broken: FAILED" in told.err


def test_every_check_has_a_hook() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert sorted(re.findall(r"entry: python3 dev\.py check (\S+)", hooks)) == sorted(ALL_CHECKS)
