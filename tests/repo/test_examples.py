"""Every example program runs without a warning."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted(file.stem for file in (ROOT / "examples").glob("*.py") if file.stem[0] != "_")


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", f"examples.{program}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_example_runs(program: str) -> None:
    assert run(program).strip()


def test_a_random_match_prints_a_log_with_the_winner() -> None:
    printed = run("play_random")
    assert printed.startswith('{"game":"kuhn"')
    assert "-1: deal" in printed
    assert "scores" in printed


def test_the_cautious_bot_beats_the_random_one() -> None:
    assert "cautious wins +" in run("write_a_bot")
