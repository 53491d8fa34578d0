"""`tavolino selfplay` and `tavolino replay`."""

import json
from pathlib import Path

import pytest

from examples.kuhn import KUHN
from tavolino.cli import main, parser_of
from tavolino.core.log import parse_log, read_scores
from tavolino.core.match import replay
from tests.kit.cli import tavolino

pytestmark = pytest.mark.process

KUHN_ROOM = ("--game", "examples.kuhn")


def play(*args: str | Path) -> int:
    return main(["selfplay", *map(str, args)])


def logs(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir())}


def test_every_match_writes_a_log_that_replays(tmp_path: Path) -> None:
    assert play("kuhn", *KUHN_ROOM, "--matches", "5", "--out", tmp_path / "deep" / "er") == 0
    written = logs(tmp_path / "deep" / "er")
    assert list(written) == [f"kuhn-2-0000{number}.log" for number in range(5)]
    for text in written.values():
        match = replay(KUHN, parse_log(text))
        assert match.is_over
        assert read_scores(text) == KUHN.scores(match.state)


def test_an_unusable_folder_is_reported_before_a_match_is_played(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    said = tavolino(
        "selfplay", "palermo", "--matches", "1", "--out", str(tmp_path / "taken" / "logs")
    )
    assert said.returncode == 2
    assert said.stderr.decode().startswith("tavolino: --out: cannot create ")
    assert len(said.stderr.splitlines()) == 1


def test_the_same_seed_plays_the_same_matches(tmp_path: Path) -> None:
    for name, seed, jobs in (("a", "x", "1"), ("b", "x", "2"), ("c", "y", "1")):
        flags = ("--matches", "8", "--seed", seed, "--jobs", jobs, "--out", tmp_path / name)
        play("kuhn", *KUHN_ROOM, *flags)
    assert logs(tmp_path / "a") == logs(tmp_path / "b")
    assert logs(tmp_path / "a") != logs(tmp_path / "c")


@pytest.mark.parametrize("command", ["selfplay", "ladder", "fuzz"])
def test_the_old_flag_for_the_number_of_matches_works_and_says_its_new_name(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parse = parser_of(command).parse_args
    assert parse(["palermo", "--games", "7"]).matches == 7
    assert capsys.readouterr().err == (
        f"tavolino {command}: --games is deprecated, use --matches\n"
    )
    assert parse(["palermo", "--matches", "7"]).matches == 7
    assert parse(["palermo"]).matches == parser_of(command).get_default("matches")
    assert capsys.readouterr().err == ""


def test_the_summary_is_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    play("palermo", "--seats", "3", "--matches", "2", "--bots", "random")
    table = capsys.readouterr().out
    assert "2 matches of palermo" in table
    assert table.count("random") == 3

    play("palermo", "--seats", "4", "--matches", "2", "--options", '{"police": "off"}', "--json")
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 2
    assert summary["options"]["police"] == "off"
    assert len(summary["players"]) == 4
    assert sum(player["wins"] for player in summary["players"]) == pytest.approx(2, abs=0.05)


def test_without_a_terminal_no_bar_is_drawn() -> None:
    assert tavolino("selfplay", "palermo", "--matches", "1").stderr == b""


# ---------------------------------------------------------------- replay
@pytest.fixture
def log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    play("kuhn", *KUHN_ROOM, "--matches", "1", "--out", tmp_path, "--seed", "a showdown")
    capsys.readouterr()
    return tmp_path / "kuhn-2-00000.log"


def replay_output(capsys: pytest.CaptureFixture[str], *args: str | Path) -> str:
    assert main(["replay", *map(str, args), *KUHN_ROOM]) == 0
    return capsys.readouterr().out


def test_a_log_is_printed_as_sentences(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = replay_output(capsys, log)
    assert "-1: deal " in shown
    assert "Player 1 is dealt a card, face down." in shown
    assert shown.splitlines()[-1].startswith("scores ")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("nl", "Speler 1 krijgt"), ("fr", "Joueur 1 reçoit"), ("de", "Spieler 1 bekommt")],
)
def test_a_log_is_printed_in_any_language(
    log: Path, capsys: pytest.CaptureFixture[str], lang: str, sentence: str
) -> None:
    assert sentence in replay_output(capsys, log, "--lang", lang)


def test_the_log_of_a_seat_shows_only_what_it_may_see(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seat, other in ((0, 1), (1, 0)):
        lines = replay_output(capsys, log, "--seat", str(seat)).splitlines()
        deals = [line for line in lines if "is dealt" in line]
        assert "deal " in deals[seat]
        assert "deal " not in deals[other]


def test_with_check_only_nothing_is_printed(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_output(capsys, log, "--quiet") == ""


def test_a_log_can_come_through_a_pipe(log: Path) -> None:
    done = tavolino("replay", "-", *KUHN_ROOM, said=log.read_bytes())
    assert done.returncode == 0, done.stderr
    assert b"scores" in done.stdout


def test_an_undo_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = '{"game":"kuhn","revision":1,"seats":2,"options":{"ante":1},"seed":"s"}'
    file = tmp_path / "undone.log"
    file.write_text(f"{head}\n-1: deal Q\n-1: deal K\n0: bet\n0: undo\n", "utf-8")
    shown = replay_output(capsys, file)
    assert "Player 1 takes back the last move." in shown
    assert shown.endswith("scores so far 0 0\n")


HEAD = '{"game":"kuhn","revision":1,"seats":2,"options":{"ante":1},"seed":"s"}'


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "empty"),
        ("nonsense", "line 1 is not the header"),
        (HEAD.replace("kuhn", "chess"), "no game 'chess'"),
        (HEAD.replace('"seats":2', '"seats":7'), "line 1: kuhn is not for 7"),
        (HEAD.replace('"ante":1', '"ante":7'), "ante"),
        (f"{HEAD}\n\n-1: deal Q\nbet", "line 4 is not 'seat: action'"),
        (f"{HEAD}\n# note\n-1: deal Q\n-1: deal Q", "line 4 (-1: deal Q): Chance cannot"),
        (f"{HEAD}\n-1: deal Q\n-1: deal K\n0: call", "line 4 (0: call): Nobody has bet"),
        (f"{HEAD}\n-1: deal Q\n-1: deal K\n0: call", "[KUHN-2.2]"),
        (f"{HEAD}\n-1: deal Q\n-1: deal K\n1: bet", "It is not your turn. [HOUSE-1]"),
        (f"{HEAD}\n-1: deal Q\n-1: deal K\n0: raise", "line 4 (0: raise): not an action"),
        (f"{HEAD}\n# scores 1 -1", "the scores are (0, 0), but the log says (1, -1)"),
        (f"{HEAD}\n# scores one", "not the scores of a match"),
    ],
)
def test_a_log_that_does_not_replay_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, complaint: str
) -> None:
    file = tmp_path / "bad.log"
    file.write_text(content, "utf-8")
    assert main(["replay", str(file), *KUHN_ROOM]) == 1
    captured = capsys.readouterr()
    assert f"{file}: " in captured.err
    assert complaint in captured.err
    assert captured.out == ""


def test_missing_files_and_files_that_are_no_text_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "binary.log"
    binary.write_bytes(b"{}\n\xff\xfe")
    assert main(["replay", str(binary), str(tmp_path / "missing.log"), str(tmp_path)]) == 1
    complaints = capsys.readouterr().err.splitlines()
    assert "line 2 is not UTF-8 text" in complaints[0]
    assert "No such file" in complaints[1]
    assert "Is a directory" in complaints[2]


def test_valid_logs_are_printed_even_if_another_is_invalid(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.log"
    bad.write_text("nonsense", "utf-8")
    assert main(["replay", str(bad), str(log), *KUHN_ROOM]) == 1
    captured = capsys.readouterr()
    assert str(bad) in captured.err
    assert "scores" in captured.out


def test_a_log_of_older_rules_is_replayed_with_a_warning(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.write_text(log.read_text("utf-8").replace('"revision":1', '"revision":0'), "utf-8")
    assert main(["replay", str(log), "--quiet", *KUHN_ROOM]) == 0
    assert "played by revision 0" in capsys.readouterr().err
