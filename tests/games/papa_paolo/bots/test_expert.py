"""The expert search: results for every kind of decision."""

import pytest

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import Stop
from tavolino.games.papa_paolo.components.printed import ROUNDS
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.twin import TWIN
from tavolino.native import SearchedAction
from tests.games.papa_paolo.positions import random_states

every_seat_count = pytest.mark.parametrize("seats", PAPA_PAOLO.seats)


def decisions(seats: int, seed: int) -> list[tuple[State, int]]:
    actors = ((state, PAPA_PAOLO.actors(state)) for state in random_states(seats, seed))
    player_decisions = [
        (state, seats_to_act[-1])
        for state, seats_to_act in actors
        if seats_to_act not in ((), (NATURE,))
    ]
    return [
        (state, seat) for state, seat in player_decisions if len(PAPA_PAOLO.legal(state, seat)) > 1
    ]


def search(state: State, seat: int, iterations: int, seed: int = 3) -> list[SearchedAction]:
    assert TWIN.compiled, "make native"
    return TWIN.compiled.search([TWIN.pack(state)], seat, iterations, seed)


@every_seat_count
def test_search_results_are_legal_actions_with_valid_values(seats: int) -> None:
    for state, seat in decisions(seats, 5)[::12]:
        found = search(state, seat, 40)
        assert {one.action for one in found} <= set(map(TWIN.number, PAPA_PAOLO.legal(state, seat)))
        assert sum(one.visits for one in found) == 40
        assert found == sorted(found, key=lambda one: -one.visits)
        assert all(0 < one.value < 1 for one in found)
        assert found == search(state, seat, 40)


@every_seat_count
def test_the_search_completes_the_last_delivery(seats: int) -> None:
    """A delivered pizza gives a point, an undelivered one costs a point."""
    last = [
        (state, seat)
        for seed in range(4)
        for state, seat in decisions(seats, seed)
        if state.step == "ride" and state.round == ROUNDS
    ]
    assert last
    for state, seat in last:
        assert search(state, seat, 60)[0].action != TWIN.number(Stop())
