"""The compiled twins from Python: single calls, batches, and invalid arguments."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tavolino import native
from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options
from tavolino.core.rule_options import pack_options, random_options
from tavolino.games import GAMES
from tavolino.native import CompiledTwin, UnsupportedMatch

TWINS = [game for game in GAMES.values() if game.twin]
every_twin = pytest.mark.parametrize("game", TWINS, ids=lambda game: game.name)


def built(game: AnyGame) -> CompiledTwin:
    assert game.twin
    assert game.twin.compiled, "make native"
    return game.twin.compiled


def defaults(game: AnyGame) -> bytes:
    return pack_options(game.options())


@every_twin
def test_the_initial_state_equals_the_python_one_with_any_options(game: AnyGame) -> None:
    random = Random(0)
    for seats in game.seats * 10:
        options = checked_options(game, dict(random_options(game.options, random)))
        state = built(game).initial(pack_options(options), seats)
        assert game.twin
        assert state == game.twin.pack(game.initial(options, seats))


@every_twin
def test_unknown_options_and_seat_counts_are_refused(game: AnyGame) -> None:
    twin, switches = built(game), defaults(game)
    for wrong, seats in ((switches, 9), (b"\xff" + switches[1:], game.seats[0]), (b"", 3)):
        with pytest.raises(UnsupportedMatch):
            twin.initial(wrong, seats)


@every_twin
def test_single_calls_refuse_invalid_states_and_actions(game: AnyGame) -> None:
    twin = built(game)
    state = twin.initial(defaults(game), game.seats[0])
    for action in (-1, twin.actions, 1 << 20):
        with pytest.raises(ValueError, match="no action with that number"):
            twin.apply(state, action)
    with pytest.raises(ValueError, match="wrong size"):
        twin.options(state[:-1])
    with pytest.raises(BufferError):
        twin.apply(bytes(state), 0)
    with pytest.raises(TypeError):
        twin.options("state")


@every_twin
def test_arbitrary_actions_do_not_write_outside_the_state(game: AnyGame) -> None:
    twin, random = built(game), Random(1)
    seats = game.seats[-1]
    states = twin.starts(defaults(game), seats, 3)
    untouched = states[0].tobytes()
    for _ in range(3000):
        twin.apply(states[1], random.randrange(twin.actions))
        if twin.actor(states[1]) == -2:
            states[1] = states[0]
    assert states[0].tobytes() == states[2].tobytes() == untouched


@every_twin
def test_batches_agree_with_single_calls(game: AnyGame) -> None:
    twin, random = built(game), Random(2)
    states = twin.starts(defaults(game), game.seats[0], 4)
    for _ in range(30):
        singles = [bytearray(state) for state in states]
        options = [twin.options(state) for state in singles]
        masks = twin.options_many(states)
        assert [sorted(some) for some in options] == [list(np.flatnonzero(m)) for m in masks]
        chosen = [random.choice(some) for some in options]
        twin.apply_many(states, np.array(chosen, np.uint16))
        for state, action in zip(singles, chosen, strict=True):
            twin.apply(state, action)
        assert [state.tobytes() for state in states] == [bytes(state) for state in singles]


@every_twin
def test_random_matches_end_and_are_reproducible(game: AnyGame) -> None:
    twin = built(game)
    finals = []
    for _ in range(2):
        states = twin.starts(defaults(game), game.seats[0], 8)
        made = twin.play_random(states, np.arange(8, dtype=np.uint64), 100_000)
        assert {twin.actor(state) for state in states} == {-2}
        finals.append((made, states.tobytes()))
    assert finals[0] == finals[1]


@pytest.mark.process
def test_an_environment_variable_disables_the_twins() -> None:
    code = "from tavolino.native import find_twin; print(find_twin('palermo'))"
    printed = subprocess.run(
        [sys.executable, "-c", code],
        env={"TAVOLINO_NATIVE": "off", "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert printed == "None\n"


def test_a_broken_library_is_ignored_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / native.LIBRARY.name
    broken.write_bytes(b"made for another machine")
    monkeypatch.setattr(native, "LIBRARY", broken)
    assert native._library.__wrapped__() is None
    assert "doing without the compiled twins" in caplog.text


def test_the_code_in_the_twins_documentation_runs() -> None:
    page = Path(__file__).parents[3] / "docs" / "twins.md"
    shown: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, shown)  # noqa: S102 — our own documentation
    assert shown["moves"] > 0
