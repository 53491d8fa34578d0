"""What PettingZoo itself asks of an environment."""

from functools import partial

import pytest
from pettingzoo.test import api_test, seed_test

from tavolino.research.pettingzoo_env import env

pytestmark = pytest.mark.slow

DICTS = "ignore:Observation (space for each agent probably|is not a NumPy array)"
"""PettingZoo knows by name whose observations come with a mask: its own classic games."""
TABLES = {
    "palermo": partial(env, "palermo", seats=4, options={"bribe": True}),
    "papa_paolo": partial(env, "papa_paolo", seats=2),
    "villa_paletti": partial(env, "villa_paletti", longest=2),
}


def cycles(name: str) -> int:
    """What falls takes its time."""
    return 1 if name == "villa_paletti" else 300


@pytest.mark.filterwarnings(DICTS)
@pytest.mark.parametrize("name", TABLES)
def test_its_own_api_test_passes(name: str) -> None:
    api_test(TABLES[name](), num_cycles=cycles(name))


@pytest.mark.parametrize("name", TABLES)
def test_its_own_seed_test_passes(name: str) -> None:
    seed_test(TABLES[name], num_cycles=cycles(name))


def test_a_match_ends_with_a_win_shared_out_and_taken_from_all() -> None:
    table = env("palermo", seats=3)
    table.reset(seed=1)
    rewards = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observed, reward, ended, cut, _ = table.last()
        rewards[agent] += reward
        table.step(None if ended or cut else int(observed["action_mask"].argmax()))
    assert sum(rewards.values()) == pytest.approx(0)
    assert tuple(rewards.values()) == table.bench.rewards(table.moment.state)


def test_points_can_be_the_reward_and_a_match_be_broken_off() -> None:
    table = env("papa_paolo", reward="scores", longest=5)
    table.reset(seed=1)
    for _ in range(5):
        observed, *_ = table.last()
        table.step(int(observed["action_mask"].argmax()))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    scores = table.bench.game.scores(table.moment.state)
    assert tuple(table.rewards.values()) == scores


def test_without_a_seed_every_match_is_another_and_all_follow_from_the_first_seed() -> None:
    def two() -> list[str]:
        table = env("papa_paolo")
        table.reset(seed=7)
        first = table.render()
        table.reset()
        return [first, table.render()]

    first, second = two()
    assert first != second
    assert two() == [first, second]


def test_what_may_not_be_done_is_refused() -> None:
    table = env("palermo")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 may not do 1293 now"):
        table.step(1293)


def test_a_number_of_players_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="palermo is for"):
        env("palermo", seats=2)


def test_who_is_not_to_act_may_do_nothing() -> None:
    table = env("palermo")
    table.reset(seed=1)
    assert table.observe("player_0")["action_mask"].sum() == 36
    assert table.observe("player_1")["action_mask"].sum() == 0
