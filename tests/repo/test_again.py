"""`make again` repeats tests in separate processes."""

from pathlib import Path

import pytest

from tools.dev.again import again, parse

pytestmark = pytest.mark.process

FAILS_SECOND = """from pathlib import Path

def test_it() -> None:
    times = Path(__file__).with_name("times")
    times.write_text((times.read_text() if times.exists() else "") + "x")
    assert times.read_text() != "xx"
"""


@pytest.fixture
def flaky(tmp_path: Path) -> Path:
    """A test that fails in its second run."""
    made = tmp_path / "test_flaky.py"
    made.write_text(FAILS_SECOND)
    return made


def test_other_arguments_are_passed_on_to_pytest() -> None:
    wish = parse(["tests/e2e/browser", "--times", "30", "-k", "two", "--busy", "2"])
    assert (wish.times, wish.busy, wish.keep_going) == (30, 2, False)
    assert wish.pytest == ["tests/e2e/browser", "-k", "two"]


def test_again_stops_at_the_first_failure(flaky: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert again([str(flaky), "--times", "3", "--busy", "1"], {}) == 1
    assert "again: 1 passed, 1 failed; seconds: " in capsys.readouterr().out


def test_again_can_keep_going(flaky: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert again([str(flaky), "--times", "3", "--keep-going"], {}) == 1
    assert "again: 2 passed, 1 failed; seconds: " in capsys.readouterr().out


def test_a_missing_test_is_not_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert again([str(tmp_path / "test_nothing.py"), "--keep-going"], {}) == 1
    assert "again: 0 passed, 1 failed; seconds: " in capsys.readouterr().out
