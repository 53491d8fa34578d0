"""Every promise detects a game that breaks it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.kuhn import KUHN
from tavolino.cli.commands.new_game import copy_template
from tavolino.core.game import AnyGame
from tavolino.core.game_package import games_in
from tavolino.promises import PROMISES, Broken, Promise
from tavolino.promises.checking import check_package, check_walk
from tavolino.promises.random_play import actions_of, walks
from tests.conformance.broken_games import LEANING, broken_rooms

pytestmark = pytest.mark.slow

NAMED = {promise.name: promise for promise in PROMISES}
BROKEN = list(broken_rooms())

DAMAGES = [
    ("contract", "game.py", "seats=(PLAYERS,)", "seats=2"),
    ("contract", "game.py", 'name="{name}"', 'name="Damaged room"'),
    ("contract", "game.py", "    seats=", "    revision=0,\n    seats="),
    ("contract", "game.py", "parse=parse", 'parse="parse"'),
    ("contract", "game.py", "misere: bool = False", "misere: bool"),
    ("contract", "game.py", "misere: bool = False", "misere: str = 'off'"),
    ("contract", "game.py", "legal(state: State, seat: Seat)", "legal(state: State)"),
    ("catalogues", "texts/nl.ftl", "{name}-title", "{name}-blurb = Nog eens\n{name}-title"),
    ("catalogues", "texts/nl.ftl", "{name}-waiting =", "{name}-wachten ="),
    ("catalogues", "texts/nl.ftl", "{name}-waiting = {{ $seat", "{name}-waiting = {{ $$seat"),
    ("catalogues", "texts/en.ftl", "", None),
    ("translations", "texts/fr.ftl", "", None),
    ("translations", "texts/nl.ftl", "{name}-waiting =", "{name}-wachten ="),
    ("forms", "texts/en.ftl", "{name}-told-put-choice", "{name}-told-put-pick"),
    ("forms", "texts/de.ftl", "-choice = {{ $square", "-choice = {{ $feld"),
    ("texts", "texts/en.ftl", "{name}-occupied", "{name}-taken"),
    ("rulebook", "RULES.md", "## ", "**DAMA-9.9** Nobody did this.\n\n## "),
    ("rulebook", "RULES.md", "**DAMA-2.2**", "**DAMA-2.3**"),
    ("rulebook", "RULES.md", "# ", None),
    ("rulebook", "RULES.nl.md", "", "# Damaged\n\n**DAMA-1.1** Meer is er niet.\n"),
]
"""Changes to a game package made from the template: promise, file, old text and new text."""


def found(promise: Promise, game: AnyGame) -> Iterator[Broken]:
    """Yield all violations of one promise by a game."""
    yield from check_package(promise, game)
    walked = list(walks(game))
    elsewhere = actions_of(walked)
    for walk in walked:
        yield from check_walk(promise, walk, elsewhere)


@pytest.mark.parametrize(
    ("name", "room"), BROKEN, ids=[f"{name}-{n}" for n, (name, _) in enumerate(BROKEN)]
)
def test_a_broken_game_is_detected(name: str, room: AnyGame) -> None:
    broken = next(found(NAMED[name], room), None)
    assert broken is not None
    assert broken.promise == name
    assert "Traceback" not in str(broken)


@pytest.mark.parametrize("number", range(len(DAMAGES)), ids=lambda n: f"{DAMAGES[n][0]}-{n}")
def test_a_damaged_game_package_is_detected(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    promise, path, old, new = DAMAGES[number]
    name = f"damaged{number}"
    copy_template(tmp_path / name, name)
    damage(tmp_path / name / path, old.format(name=name), new and new.format(name=name))
    monkeypatch.syspath_prepend(str(tmp_path))
    (room,) = games_in(name)
    assert next(found(NAMED[promise], room)).promise == promise


def damage(file: Path, old: str, new: str | None) -> None:
    if new is None:
        file.unlink()
        return
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_promise_has_a_game_that_breaks_it() -> None:
    assert {name for name, _ in BROKEN} | {name for name, *_ in DAMAGES} == {*NAMED}


@pytest.mark.parametrize("promise", PROMISES, ids=str)
def test_the_unchanged_game_keeps_every_promise(promise: Promise) -> None:
    assert list(found(promise, KUHN)) == []


def test_the_unchanged_tower_keeps_the_promise_about_gestures() -> None:
    assert list(found(NAMED["gestures"], LEANING)) == []
