"""Games produce the same results as their golden files."""

import difflib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.core.game import AnyGame
from tavolino.core.log import parse_log, read_scores
from tavolino.core.match import replay
from tavolino.core.replay.perft import Position, perft, read_positions, split
from tavolino.core.replay.playthrough import playthrough, read_log
from tests.conformance.all_games import EVERY_GAME, shelf

pytestmark = pytest.mark.slow


def files(pattern: str) -> Iterator[tuple[AnyGame, Path]]:
    for game in EVERY_GAME:
        yield from ((game, file) for file in sorted(shelf(game).glob(pattern)))


def positions() -> Iterator[tuple[AnyGame, Position]]:
    for game, file in files("*.perft"):
        found = read_positions(file.read_text(encoding="utf-8"))
        yield from ((game, position) for position in found)


MATCHES = list(files("matches/*.log"))
PLAYTHROUGHS = list(files("playthrough*.txt"))
POSITIONS = list(positions())


@pytest.mark.parametrize(
    ("game", "file"), PLAYTHROUGHS, ids=[f"{game.name}: {file.name}" for game, file in PLAYTHROUGHS]
)
def test_the_playthrough_is_the_same_to_the_last_line(game: AnyGame, file: Path) -> None:
    golden = file.read_text(encoding="utf-8")
    printed = playthrough(replay(game, read_log(golden)))
    if printed != golden:
        lines = difflib.unified_diff(golden.splitlines(), printed.splitlines(), "golden", "now")
        pytest.fail("\n".join([*list(lines)[:40], "", "If this is meant: make goldens"]))


@pytest.mark.parametrize(
    ("game", "position"), POSITIONS, ids=[f"{game.name}: {p.name}" for game, p in POSITIONS]
)
def test_perft(game: AnyGame, position: Position) -> None:
    state = position.reached(game).state
    assert position.counts
    for depth, count in position.counts:
        found = perft(game, state, depth)
        if found != count:
            parts = "\n".join(f"{step}\t{below}" for step, below in split(game, state, depth))
            pytest.fail(f"depth {depth}: {found} instead of {count}\n{parts}")


@pytest.mark.parametrize(
    ("game", "position"),
    [(game, position) for game, position in POSITIONS if game.twin],
    ids=[f"{game.name}: {p.name}" for game, p in POSITIONS if game.twin],
)
def test_perft_of_the_twin(game: AnyGame, position: Position) -> None:
    assert game.twin
    assert game.twin.compiled, "make native"
    packed = game.twin.pack(position.reached(game).state)
    for depth, count in position.counts:
        assert game.twin.compiled.perft(packed, depth) == count


@pytest.mark.parametrize(
    ("game", "file"), MATCHES, ids=[f"{game.name}: {file.name}" for game, file in MATCHES]
)
def test_a_finished_match_ends_as_it_did(game: AnyGame, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = replay(game, parse_log(text))
    assert match.is_over
    assert read_scores(text) == tuple(game.scores(match.state))
