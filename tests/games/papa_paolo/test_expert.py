"""The expert's search: ideas about every decision, from worlds that it imagines."""

import pytest

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import Stop
from tavolino.games.papa_paolo.components.printed import ROUNDS
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.twin import TWIN
from tavolino.native import SearchedAction
from tests.games.papa_paolo.positions import at_random

every_table = pytest.mark.parametrize("seats", PAPA_PAOLO.seats)


def decisions(seats: int, seed: int) -> list[tuple[State, int]]:
    actors = ((state, PAPA_PAOLO.actors(state)) for state in at_random(seats, seed))
    asked = [(state, who[-1]) for state, who in actors if who not in ((), (NATURE,))]
    return [(state, seat) for state, seat in asked if len(PAPA_PAOLO.legal(state, seat)) > 1]


def ideas(state: State, seat: int, iterations: int, seed: int = 3) -> list[SearchedAction]:
    assert TWIN.compiled, "make native"
    return TWIN.compiled.search([TWIN.pack(state)], seat, iterations, seed)


@every_table
def test_ideas_are_options_with_what_they_promise(seats: int) -> None:
    for state, seat in decisions(seats, 5)[::12]:
        found = ideas(state, seat, 40)
        assert {one.action for one in found} <= set(map(TWIN.number, PAPA_PAOLO.legal(state, seat)))
        assert sum(one.visits for one in found) == 40
        assert found == sorted(found, key=lambda one: -one.visits)
        assert all(0 < one.value < 1 for one in found)
        assert found == ideas(state, seat, 40)


@every_table
def test_the_last_delivery_is_not_broken_off(seats: int) -> None:
    """A pizza on a house is a point, one that is left over costs one."""
    last = [
        (state, seat)
        for seed in range(4)
        for state, seat in decisions(seats, seed)
        if state.step == "ride" and state.round == ROUNDS
    ]
    assert last
    for state, seat in last:
        assert ideas(state, seat, 60)[0].action != TWIN.number(Stop())
