"""What bots look at: guesses of the final score, and the few actions that deserve a thought."""

from math import isfinite
from random import Random

import pytest

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.evaluate.rounds import best_value, most_houses
from tavolino.games.papa_paolo.state import Delivery, State
from tests.games.papa_paolo.table import (
    at_delivery,
    at_random,
    on_market,
    opened,
    play,
    with_player,
)
from tests.games.papa_paolo.test_delivering import BROWN, PURPLE, plans

NO_STEPS = (0.0, 0.0, 0.0, 0.0)


def pending(state: State) -> Delivery:
    assert isinstance(state.pending, Delivery)
    return state.pending


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "A4", "B3", "E4"])
def test_one_round_is_planned_exactly(tile: str) -> None:
    state = at_delivery(PURPLE, tile)
    best = max(sum(int(line.split()[2]) for line in plan[1:]) for plan in plans(state))
    assert best_value(PURPLE, pending(state), NO_STEPS) == best


def test_brown_finds_the_nine_pizzas_of_the_example() -> None:
    assert best_value(BROWN, pending(at_delivery(BROWN, "E4", network=3)), NO_STEPS) == 9
    assert most_houses(BROWN, 3, 4) == 5 + 4 + 2  # with pizzas without end


def test_a_tile_whose_colour_is_worth_more_is_completed_first() -> None:
    state = at_delivery(PURPLE, "A1")  # two pizzas, distance one
    green = best_value(PURPLE, pending(state), (0.0, 0.0, 0.0, 5.0))
    assert green == 1 + 5


def test_a_round_that_has_begun_is_planned_to_its_end() -> None:
    state = play(at_delivery(PURPLE, "B3"), "ride 0,0", "drop -1,0 1")
    assert best_value(PURPLE, pending(state), NO_STEPS) >= 3


def test_a_half_said_decision_is_worth_its_best_end() -> None:
    state = on_market(opened(4), {"a1": "GR3L"})
    placed = play(state, "pawn a1")
    ends = [PAPA_PAOLO.estimate(play(placed, line))[0] for line in ("sponsor", "take", "nothing")]
    assert PAPA_PAOLO.estimate(placed)[0] >= max(ends)


@pytest.mark.parametrize("change", [{"money": 20}, {"markers": (1, 1, 1, 1)}])
def test_more_is_better(change: dict[str, object]) -> None:
    state = opened(4)
    assert PAPA_PAOLO.estimate(with_player(state, 2, **change))[2] > PAPA_PAOLO.estimate(state)[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_has_a_value_and_every_actor_an_idea(seats: int) -> None:
    for state in at_random(seats, 61, investmentOnce="ownLevel")[::9]:
        assert all(isfinite(value) for value in PAPA_PAOLO.estimate(state))
        for seat in set(PAPA_PAOLO.actors(state)) - {NATURE}:
            ideas = PAPA_PAOLO.candidates(state, seat)
            assert 1 <= len(ideas) <= 5
            assert set(ideas) <= set(PAPA_PAOLO.legal(state, seat))


def test_the_last_estimate_is_the_score() -> None:
    last = at_random(3, 62)[-1]
    assert PAPA_PAOLO.estimate(last) == pytest.approx(PAPA_PAOLO.scores(last), abs=0.1)


def test_the_first_idea_wins_against_chance() -> None:
    random, state = Random(63), PAPA_PAOLO.initial(PAPA_PAOLO.options(), 2)
    while actors := PAPA_PAOLO.actors(state):
        seat = actors[0]
        clever = seat == 0
        moves = (PAPA_PAOLO.candidates if clever else PAPA_PAOLO.moves)(state, seat)
        state = PAPA_PAOLO.apply(state, seat, moves[0] if clever else random.choice(moves))
    mine, theirs = PAPA_PAOLO.scores(state)
    assert mine > theirs + 8
