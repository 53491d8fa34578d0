"""PettingZoo's own tests pass for our environments."""

from functools import partial

import pytest
from pettingzoo.test import api_test, seed_test

from tavolino.research.pettingzoo_env import env

pytestmark = pytest.mark.slow

DICTS = "ignore:Observation (space for each agent probably|is not a NumPy array)"
"""PettingZoo recognises environments with action masks by name, and knows only its own."""
TABLES = {
    "palermo": partial(env, "palermo", seats=4, options={"bribe": True}),
    "papa_paolo": partial(env, "papa_paolo", seats=2),
    "villa_paletti": partial(env, "villa_paletti", longest=2),
}


def cycles(name: str) -> int:
    """Fewer cycles for games with physics, which are slow."""
    return 1 if name == "villa_paletti" else 300


@pytest.mark.filterwarnings(DICTS)
@pytest.mark.parametrize("name", TABLES)
def test_pettingzoos_api_test_passes(name: str) -> None:
    api_test(TABLES[name](), num_cycles=cycles(name))


@pytest.mark.parametrize("name", TABLES)
def test_pettingzoos_seed_test_passes(name: str) -> None:
    seed_test(TABLES[name], num_cycles=cycles(name))


def test_win_rewards_sum_to_zero() -> None:
    table = env("palermo", seats=3)
    table.reset(seed=1)
    rewards = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observed, reward, ended, cut, _ = table.last()
        rewards[agent] += reward
        table.step(None if ended or cut else int(observed["action_mask"].argmax()))
    assert sum(rewards.values()) == pytest.approx(0)
    assert tuple(rewards.values()) == table.bench.rewards(table.moment.state)


def test_rewards_can_be_points_and_a_match_can_be_truncated() -> None:
    table = env("papa_paolo", reward="scores", longest=5)
    table.reset(seed=1)
    for _ in range(5):
        observed, *_ = table.last()
        table.step(int(observed["action_mask"].argmax()))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    scores = table.bench.game.scores(table.moment.state)
    assert tuple(table.rewards.values()) == scores


def test_matches_without_a_seed_differ_and_follow_from_the_first_seed() -> None:
    def two() -> list[str]:
        table = env("papa_paolo")
        table.reset(seed=7)
        first = table.render()
        table.reset()
        return [first, table.render()]

    first, second = two()
    assert first != second
    assert two() == [first, second]


def test_an_illegal_action_is_refused() -> None:
    table = env("palermo")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 may not do 1293 now"):
        table.step(1293)


def test_an_unsupported_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="palermo is for"):
        env("palermo", seats=2)


def test_an_agent_that_is_not_to_act_has_no_actions() -> None:
    table = env("palermo")
    table.reset(seed=1)
    assert table.observe("player_0")["action_mask"].sum() == 36
    assert table.observe("player_1")["action_mask"].sum() == 0
