"""`tavolino check` reports which promises a game package keeps."""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.cli import main
from tavolino.cli.commands.new_game import copy_template
from tavolino.core.game import AnyGame
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.core.text import Text
from tavolino.i18n import LANGUAGES
from tavolino.promises import PROMISES

pytestmark = pytest.mark.slow


def test_sound_packages_outside_the_source_tree_keep_all_promises(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check", "examples.kuhn", "tavolino.cli.template"]) == 0
    shown = capsys.readouterr().out
    assert f"{len(PROMISES)} of {len(PROMISES)} promises kept" in shown
    assert "kuhn: " in shown
    assert "tris: " in shown


def test_without_a_package_the_promises_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    shown = capsys.readouterr().out
    assert all(promise.statement in shown for promise in PROMISES)


def tell_unknown_text(state: Any, seat: int, action: Any, viewer: int) -> Any:
    return replace_text(KUHN.telling.tell(state, seat, action, viewer))


def replace_text(told: Any) -> Any:
    return type(told)(Text(f"{told.text.key}-lost", told.text.args), told.notation)


def test_a_broken_promise_is_reported_with_its_position_and_saved_as_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = replace(KUHN, telling=replace(KUHN.telling, tell=tell_unknown_text))
    monkeypatch.setattr("tavolino.cli.support.load_games.GAMES", {"kuhn": room})
    assert main(["check", "kuhn", "--out", str(tmp_path)]) == 1
    shown = capsys.readouterr().out
    assert "broken: texts. Every text of a game can be formatted" in shown
    assert "has no words in en: add it to texts/en.ftl" in shown
    assert "  … and " in shown
    assert "kuhn with 2 seats" in shown
    assert f"{len(PROMISES) - 1} of {len(PROMISES)} promises kept" in shown
    log = (tmp_path / "kuhn-texts.log").read_text("utf-8")
    assert replay(KUHN, parse_log(log)).seq > 0


def test_a_missing_translation_of_a_foreign_game_is_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_template(tmp_path / "english_only", "english_only")
    for lang in LANGUAGES[1:]:
        (tmp_path / "english_only" / "texts" / f"{lang}.ftl").unlink()
    monkeypatch.chdir(tmp_path)
    assert main(["check", "english_only"]) == 0
    shown = capsys.readouterr().out
    assert "warning: translations. Every message is translated into every language." in shown
    assert "there is no texts/nl.ftl, or it is empty" in shown
    assert f"{len(PROMISES)} of {len(PROMISES)} promises kept, with 1 warning" in shown


def test_a_game_with_secrets_must_imagine_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_template(tmp_path / "secretive", "secretive")
    file = tmp_path / "secretive" / "game.py"
    code = file.read_text("utf-8")
    file.write_text(code.replace("    seats=", "    secrets=True,\n    seats="), "utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["check", "secretive"])
    said = capsys.readouterr().err
    assert "secretive has `secrets`, so it also needs 'view' and 'imagine'" in said
    assert said.count("\n") == 1


def raise_error(*args: Any) -> Any:
    raise RuntimeError("boom")


def raising_function() -> Iterator[tuple[str, AnyGame]]:
    """Kuhn poker, with each of its functions in turn failing."""
    assert KUHN.thinking is not None
    for name in functions(KUHN):
        yield name, failing(KUHN, name)
    for name in functions(KUHN.telling):
        yield f"telling.{name}", replace(KUHN, telling=failing(KUHN.telling, name))
    for name in functions(KUHN.thinking):
        yield f"thinking.{name}", replace(KUHN, thinking=failing(KUHN.thinking, name))


def failing(record: Any, name: str) -> Any:
    return replace(record, **{name: raise_error})


def functions(record: Any) -> list[str]:
    values = {field.name: getattr(record, field.name) for field in fields(record)}
    return [name for name, value in values.items() if isinstance(value, FunctionType)]


EXPLODING = list(raising_function())


@pytest.mark.parametrize("command", ["check", "fuzz --matches 1 --jobs 1"])
@pytest.mark.parametrize(("name", "room"), EXPLODING, ids=[name for name, _ in EXPLODING])
def test_every_exception_of_a_package_is_reported_in_a_sentence(
    command: str,
    name: str,
    room: AnyGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tavolino.cli.support.load_games.GAMES", {"kuhn": room})
    assert main([*command.split(), "kuhn", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert "RuntimeError: boom" in told.out + told.err
    assert "Traceback" not in told.out + told.err


def check_of(room: AnyGame, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("tavolino.cli.support.load_games.GAMES", {"kuhn": room})
    return main(["check", "kuhn"])


def test_an_invalid_game_is_reported_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_of(replace(KUHN, legal=lambda state, seat: None), monkeypatch) == 1  # type: ignore[arg-type,return-value]
    told = capsys.readouterr().out
    assert "`legal` gives seat 0 None, not a list or tuple of actions\n" in told
    assert told.count("broken:") == 1


def test_a_crash_that_breaks_many_promises_is_reported_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_of(replace(KUHN, view=raise_error), monkeypatch) == 1
    told = capsys.readouterr().out
    assert told.count("RuntimeError: boom") == 1
    assert told.count("broken:") == told.count("for a reason given above") + 1 > 2


def test_a_dead_end_is_reported_as_such_and_not_as_a_crash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_of(replace(KUHN, legal=lambda state, seat: []), monkeypatch) == 1
    told = capsys.readouterr().out
    assert "dead end: `actors` says that seat 0 is to act, but `legal` has nothing" in told
    assert "IndexError" not in told


def test_an_unknown_package_is_reported_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "no_such_room"])
    assert (
        capsys.readouterr().err
        == "tavolino: cannot import no_such_room: No module named 'no_such_room'\n"
    )
