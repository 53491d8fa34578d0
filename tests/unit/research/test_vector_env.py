"""Parallel matches are the same as single matches."""

import numpy as np
import pytest

from tavolino.core import chance
from tavolino.core.game import NATURE
from tavolino.games import GAMES
from tavolino.research.vector_env import NoTwin, VectorEnv
from tests.kit.random_walks import random_actions

TABLES = [("palermo", 3), ("palermo", 5), ("papa_paolo", 2), ("papa_paolo", 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_finished_matches_report_scores_and_restart(name: str, seats: int) -> None:
    table, random = VectorEnv(name, seats, 16), np.random.default_rng(1)
    over = 0
    for _ in range(900):
        assert (table.actors() >= 0).all()
        assert (table.actors() < seats).all()
        ended, scores = table.step(random_actions(table.masks(), random))
        assert scores.shape == (16, seats)
        assert not scores[~ended].any()
        over += int(ended.sum())
    assert over >= 16


def test_points_and_turns_equal_those_of_the_python_rules() -> None:
    """Palermo has no chance, so a Python match can follow the first row."""
    game, table, random = GAMES["palermo"], VectorEnv("palermo", 4, 3), np.random.default_rng(2)
    assert game.twin
    state = game.initial(game.options(), 4)
    while actors := game.actors(state):
        assert table.actors()[0] == actors[0]
        chosen = random_actions(table.masks(), random)
        offered = {game.twin.number(action): action for action in game.legal(state, actors[0])}
        assert {*np.flatnonzero(table.masks()[0])} == {*offered}
        state = game.apply(state, actors[0], offered[int(chosen[0])])
        ended, scores = table.step(chosen)
    assert ended[0]
    assert tuple(scores[0]) == game.scores(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_of_papa_paolo_equal_those_of_the_python_rules(seats: int) -> None:
    game, table = GAMES["papa_paolo"], VectorEnv("papa_paolo", seats, 1)
    assert game.twin
    state, seq, random = game.initial(game.options(), seats), 0, np.random.default_rng(3)
    while actors := game.actors(state):
        if actors[0] == NATURE:
            action = chance.draw_outcome(game, state, "points", seq)
        else:
            options = game.legal(state, actors[0])
            action = options[int(random.integers(len(options)))]
        state, seq = game.apply(state, actors[0], action), seq + 1
        row = np.frombuffer(bytearray(game.twin.pack(state)), np.uint8)[None].copy()
        assert tuple(table.twin.scores_many(row)[0, :seats]) == game.scores(state)


def test_equal_seeds_give_equal_matches() -> None:
    def states(seed: int) -> bytes:
        return VectorEnv("papa_paolo", 3, 8, {"hidden_money": True}, seed).states.tobytes()

    assert states(1) == states(1) != states(2)


def test_a_missing_twin_raises_an_error() -> None:
    with pytest.raises(NoTwin, match="villa_paletti has no compiled twin"):
        VectorEnv("villa_paletti", 2, 1)
