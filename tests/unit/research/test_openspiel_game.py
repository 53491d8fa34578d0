"""OpenSpiel's own tests pass for our games, and its solver finds a known value."""

import subprocess
import sys
from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score

from tavolino.games import GAMES
from tavolino.research import openspiel_game
from tests.kit.kuhn_spec import KUHN_ENVIRONMENT

pytestmark = pytest.mark.process

TABLES = [
    "tavolino_palermo(players=3)",
    "tavolino_palermo(players=5,options=police:off;bribe:true)",
    "tavolino_papa_paolo(players=2,reward=scores)",
    "tavolino_papa_paolo(players=3,options=hidden_money:true,longest=60)",
]


@pytest.mark.parametrize("name", TABLES)
def test_openspiels_simulation_test_passes(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_simulation_test_passes_with_physics() -> None:
    """Such a match cannot be serialised as action numbers, because its outcomes are not listed."""
    game = pyspiel.load_game("tavolino_villa_paletti(longest=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_all_games_are_registered(name: str) -> None:
    kind = pyspiel.load_game(f"tavolino_{name}").get_type()
    assert kind.min_num_players == min(GAMES[name].seats)
    assert kind.max_num_players == max(GAMES[name].seats)


def test_rule_options_are_part_of_the_game_string() -> None:
    game = pyspiel.load_game("tavolino_palermo(options=police:off;bribe:true)")
    assert game.bench.options == {"police": "off", "bribe": True}


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game("tavolino_palermo").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), str(copy)) == ("", "0: start A1")
    assert state.action_to_string(0, 35) == "start F6"


def test_chance_outcomes_have_the_probabilities_of_the_rules() -> None:
    state = pyspiel.load_game("tavolino_papa_paolo").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), 0) == "start 1"


def test_information_states_differ_only_if_the_player_can_tell() -> None:
    """A player who cannot distinguish two matches has the same information state in both."""
    game = openspiel_game.OpenSpielGame(KUHN_ENVIRONMENT, {"seed": "secrets"})

    def dealt(*cards: int) -> "openspiel_game.OpenSpielState":
        state = game.new_initial_state()
        for card in cards:
            state.apply_action(card)
        return state

    low, high = dealt(1, 0), dealt(1, 2)
    assert low.information_state_string(0) == high.information_state_string(0)
    assert low.observation_string(0) == high.observation_string(0)
    assert low.observation_tensor(0) == high.observation_tensor(0)
    assert low.information_state_string(1) != high.information_state_string(1)


def test_openspiels_solver_finds_the_value_of_kuhn_poker() -> None:
    game = openspiel_game.OpenSpielGame(KUHN_ENVIRONMENT, {"seed": "kuhn"})
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    first, second = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert first == pytest.approx(-1 / 18, abs=0.01)
    assert first + second == pytest.approx(0)


def test_a_random_openspiel_match_replays_by_the_rules() -> None:
    state, random = pyspiel.load_game("tavolino_papa_paolo").new_initial_state(), Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert GAMES["papa_paolo"].is_over(state.moment.state)


def test_a_program_that_used_openspiel_exits_cleanly() -> None:
    program = (
        "import pyspiel, tavolino.research.openspiel_game; pyspiel.load_game('tavolino_palermo')"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
