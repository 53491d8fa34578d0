"""`tavolino verify`: an honest match, and every kind of manipulation."""

from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.core.chance import commitment
from tavolino.core.log import parse_log

GAMES = Path("tests/games")
HONEST = GAMES / "papa_paolo/matches/random-2-0.log"
BY_HAND = GAMES / "villa_paletti/matches/by-hand-2.log"


def verified(*args: str | Path) -> int:
    return main(["verify", *map(str, args)])


def test_an_honest_match_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    seed = parse_log(HONEST.read_text("utf-8")).header.seed
    assert verified(HONEST, "--fingerprint", commitment(seed).upper()) == 0
    said = capsys.readouterr()
    assert "278 entries follow the rules, 90 draws follow the seed" in said.out
    assert said.err == ""


def test_a_seed_that_differs_from_the_promise_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert verified(HONEST, "--fingerprint", commitment("another")) == 1
    assert "the seed does not have this fingerprint" in capsys.readouterr().err


def test_a_changed_seed_in_the_log_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = HONEST.read_text("utf-8")
    file = tmp_path / "other.log"
    file.write_text(text.replace(parse_log(text).header.seed, "other", 1), "utf-8")
    assert verified(HONEST, file) == 1
    said = capsys.readouterr()
    assert "draws that do not follow from the seed: entry 3, 8, " in said.err
    assert str(HONEST) in said.out


def test_an_illegal_entry_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, _, *rest = HONEST.read_text("utf-8").splitlines()
    file = tmp_path / "broken.log"
    file.write_text("\n".join([head, *rest]), "utf-8")
    assert verified(file) == 1
    assert "It is not your turn. [HOUSE-1]" in capsys.readouterr().err


def test_verify_does_not_check_simulated_outcomes_against_the_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert verified(BY_HAND) == 0
    assert "42 entries follow the rules, 5 draws follow the seed" in capsys.readouterr().out


def test_replay_does_not_check_simulated_outcomes_against_the_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", "--quiet", str(BY_HAND)]) == 0
    assert "seed" not in capsys.readouterr().err
