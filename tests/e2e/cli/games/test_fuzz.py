"""`tavolino fuzz` finds broken rules, and saves a log as evidence."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from examples.kuhn import KUHN
from examples.kuhn.game import BET, CHECK
from tavolino.cli import main, parser_of
from tavolino.cli.commands import fuzz
from tavolino.core.game import AnyGame
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.core.text import Objection, Text
from tavolino.games import GAMES

pytestmark = pytest.mark.process

QUICK = [game.name for game in GAMES.values() if game.hands is None]


def test_sound_rules_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found"
    flags = ["--matches", "12", "--jobs", "2", "--out", str(out), "--game", "examples.kuhn"]
    assert main(["fuzz", *QUICK, "kuhn", *flags]) == 0
    shown = capsys.readouterr().out
    assert "palermo: 12 matches" in shown
    assert "kuhn: 12 matches" in shown
    assert f"{12 * (len(QUICK) + 1)} matches in" in shown
    assert not out.exists()


@pytest.mark.parametrize("name", [name for name in GAMES if name not in QUICK])
def test_sound_rules_with_simulation_pass(name: str, tmp_path: Path) -> None:
    """One match, because every step of it may be simulated."""
    assert main(["fuzz", name, "--matches", "1", "--seed", "x", "--out", str(tmp_path / "f")]) == 0


def install_broken_kuhn(changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs Kuhn poker with a mistake where the command line looks for games."""
    room: AnyGame = replace(KUHN, **changes)
    monkeypatch.setattr("tavolino.cli.support.load_games.GAMES", {"kuhn": room})


def crash(state: Any, seat: int, action: Any) -> Any:
    if action == BET:
        raise ZeroDivisionError("somebody bet")
    return KUHN.apply(state, seat, action)


def no_actions(state: Any, seat: int) -> Any:
    return () if state.said else KUHN.legal(state, seat)


def apply_nothing(state: Any, seat: int, action: Any) -> Any:
    return state if action in (CHECK, BET) else KUHN.apply(state, seat, action)


def everything_is_fine(state: Any, seat: int, action: Any) -> None:
    return None


def parse_wrongly(text: str) -> Any:
    return CHECK if text == "bet" else KUHN.parse(text)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"apply": crash}, "ZeroDivisionError: somebody bet"),
        (
            {"legal": no_actions},
            "dead end: `actors` says that seat 1 is to act, but `legal` has nothing",
        ),
        ({"apply": apply_nothing}, "endless: 10000 steps, and the match is still not over"),
        (
            {"check": lambda state: ["a card is held twice"]},
            "`check` reports a broken invariant: a card is held",
        ),
        ({"refuse": everything_is_fine}, "but `legal` does not offer it"),
        ({"parse": parse_wrongly}, "does not read back"),
        ({"odds": lambda state: KUHN.odds(state)[1:] or KUHN.odds(state)}, "do not add up to one"),
        ({"places": lambda state: (2, 2)}, "`places` (2, 2) for 2 seats"),
        ({"actors": lambda state: KUHN.actors(state) and (-1, 0)}, "but NATURE acts alone"),
    ],
    ids=[
        "crash",
        "dead end",
        "endless",
        "invariant",
        "legal",
        "notation",
        "odds",
        "places",
        "seats",
    ],
)
def test_a_broken_game_is_found_and_its_log_saved(
    changes: dict[str, Any],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install_broken_kuhn(changes, monkeypatch)
    games = "2" if "endless" in complaint else "60"
    assert main(["fuzz", "--matches", games, "--jobs", "1", "--out", str(tmp_path)]) == 1
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert f"tavolino replay {tmp_path / 'kuhn-001.log'}" in captured.err
    assert ", 0 broken" not in captured.out
    text = (tmp_path / "kuhn-001.log").read_text("utf-8")
    assert complaint in text
    assert parse_log(text).header.game == "kuhn"


def test_the_log_of_a_crash_reproduces_the_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install_broken_kuhn({"apply": crash}, monkeypatch)
    main(["fuzz", "--matches", "20", "--jobs", "1", "--out", str(tmp_path)])
    file = tmp_path / "kuhn-001.log"
    capsys.readouterr()
    assert main(["replay", str(file)]) == 1
    assert "the rules failed: ZeroDivisionError: somebody bet" in capsys.readouterr().err
    monkeypatch.undo()
    assert replay(KUHN, parse_log(file.read_text("utf-8"))).entries[-1].text == "bet"


def test_trials_cover_all_numbers_of_seats_and_rule_options() -> None:
    parser = parser_of("fuzz")
    trials = list(fuzz.plan(GAMES["palermo"], parser.parse_args(["--matches", "60"])))
    assert {trial.seats for trial in trials} == {3, 4, 5}
    assert {trial.options["ring_links"] for trial in trials} == {
        "side",
        "any_corner",
        "both_ways",
        "none",
    }
    assert sum(trial.purpose > 0 for trial in trials) == 6
    only = fuzz.plan(GAMES["palermo"], parser.parse_args(["--matches", "9", "--seats", "4"]))
    assert {trial.seats for trial in only} == {4}


def test_a_number_of_seats_selects_only_the_games_that_allow_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["fuzz", "--matches", "1", "--seats", "5", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("palermo: 1 matches")
    with pytest.raises(SystemExit):
        main(["fuzz", "palermo", "--seats", "9"])
    assert "nothing to play: palermo with [9] seats" in capsys.readouterr().err


def test_a_simulated_game_gets_fewer_matches_than_the_others() -> None:
    parser, villa = parser_of("fuzz"), GAMES["villa_paletti"]
    assert len(list(fuzz.plan(villa, parser.parse_args(["--matches", "2500"])))) == 3
    named = parser.parse_args(["villa_paletti", "--matches", "25"])
    assert len(list(fuzz.plan(villa, named))) == 25


def test_an_incomplete_package_is_reported_before_a_match_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "tavolino.cli.support.load_games.GAMES", {"poker": replace(KUHN, name="poker")}
    )
    assert main(["fuzz", "--matches", "1", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert "poker: catalogues: texts/en.ftl lacks `poker-title`" in capsys.readouterr().err


def prompt_unknown_text(state: Any, seat: int) -> Text:
    return Text("kuhn-unmentionable")


def crash_on_odd_text(text: str) -> Any:
    words = text.split()
    return KUHN.parse(text) if words and words[0].isalpha() else [].pop()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"telling": replace(KUHN.telling, prompt=prompt_unknown_text)}, "has no words in en"),
        ({"parse": crash_on_odd_text}, "`parse` crashes on"),
        ({"refuse": lambda *a: Objection("KUHN-7", Text("kuhn-no-raise"))}, "cites KUHN-7"),
    ],
    ids=["texts", "parser", "rule"],
)
def test_expensive_checks_run_in_some_matches(
    changes: dict[str, Any],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install_broken_kuhn(changes, monkeypatch)
    assert main(["fuzz", "--matches", "1", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert complaint in capsys.readouterr().err


def test_repeated_failures_of_the_same_kind_are_shown_only_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install_broken_kuhn({"places": lambda state: (2, 2)}, monkeypatch)
    assert main(["fuzz", "--matches", "20", "--jobs", "1", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert (
        told.err.count("see: tavolino replay")
        == len(list(tmp_path.iterdir()))
        == fuzz.MAX_SHOWN_MATCHES
    )
    assert f"kuhn: standing: and {20 - fuzz.MAX_SHOWN_MATCHES} more matches\n" in told.err
    assert ", 20 broken" in told.out
