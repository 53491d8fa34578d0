"""The expert's comparisons: win probabilities and best lines, without secret information."""

from collections.abc import Callable
from dataclasses import replace
from math import exp
from random import Random
from typing import Any

import pytest

from tavolino.bots import choose
from tavolino.bots.explain import explain, suggest
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import checked_options
from tavolino.games import GAMES
from tavolino.server.match.analysis_run import MIN_MISTAKE_CHANCE

pytestmark = pytest.mark.slow

TWINS = [game for game in GAMES.values() if game.twin]
every_twin = pytest.mark.parametrize("game", TWINS, ids=lambda game: game.name)


def sober(game: AnyGame, iterations: int = 300) -> AnyGame:
    assert game.twin
    assert game.twin.compiled, "make native"
    return replace(game, twin=replace(game.twin, iterations=iterations))


def moment(
    game: AnyGame, seats: int, is_it: Callable[[Any], bool], seed: str = "m", **options: Any
) -> Any:
    """The first position in a match of normal bots with a choice for which `is_it` holds."""
    random, state = Random(seed), game.initial(checked_options(game, options), seats)
    for seq in range(1000):
        seat = game.actors(state)[0]
        if seat == NATURE:
            state = game.apply(state, NATURE, chance.draw_outcome(game, state, seed, seq))
            continue
        if is_it(state) and len(game.legal(state, seat)) > 1:
            return state
        state = game.apply(state, seat, choose(game, state, seat, "normal", random))
    raise AssertionError("there was no such moment")


@every_twin
def test_a_hint_is_reproducible_and_has_a_win_probability(game: AnyGame) -> None:
    game = sober(game)
    state = moment(
        game,
        game.seats[0],
        lambda state: state.round >= 2 and len(game.legal(state, game.actors(state)[0])) > 2,
    )
    seat = game.actors(state)[0]
    found, _ = suggest(game, state, seat, Random(1))
    assert (found, state) == suggest(game, state, seat, Random(1))
    assert game.twin
    assert found.best
    assert found.third
    ideas = (found.chosen, found.best, found.third)
    assert len({idea.action for idea in ideas}) == 3
    for idea in ideas:
        assert idea.chance
        expected = 100 / (1 + exp(-idea.later / game.twin.likely_ahead))
        assert idea.chance == pytest.approx(expected, abs=0.01)
        assert sum(idea.parts.values()) == pytest.approx(idea.expected[seat], abs=0.02)
    assert found.third.later <= found.best.later <= found.chosen.later


@pytest.mark.parametrize(
    ("name", "is_it", "blunder"),
    [
        ("palermo", lambda state: state.phase == "gangster", "stay"),
        ("papa_paolo", lambda state: state.step == "ride", "stop"),
    ],
)
def test_a_planted_blunder_is_explained_with_a_better_move(
    name: str, is_it: Callable[[Any], bool], blunder: str
) -> None:
    game = sober(GAMES[name], 1000)
    state = moment(game, 3, is_it)
    seat = game.actors(state)[0]
    found, _ = explain(game, state, seat, game.parse(blunder), seat, Random(2))
    assert found.best
    assert found.best.chance
    assert found.chosen.chance
    assert found.best.chance - found.chosen.chance > MIN_MISTAKE_CHANCE


def test_only_sampled_states_reach_the_expert() -> None:
    """Two true states with the same samples give the same answer."""
    game = sober(GAMES["papa_paolo"])
    truth = moment(game, 3, lambda state: state.step == "bid", hidden_money=True)
    seat = game.actors(truth)[0]
    other = game.imagine(truth, seat, Random(8))
    assert other != truth
    dream = game.imagine(truth, seat, Random(9))
    dreaming = replace(game, imagine=lambda state, seat, random: dream)
    assert suggest(dreaming, truth, seat, Random(3)) == suggest(dreaming, other, seat, Random(3))
