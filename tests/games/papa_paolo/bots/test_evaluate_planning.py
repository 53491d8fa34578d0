"""Planning of deliveries: the search is exact for any pizzas, rounds and roads."""

from functools import cache
from random import Random

import pytest

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.evaluate.planning import Worth, best_rounds, most_pizzas
from tavolino.games.papa_paolo.state import Delivery, District, State
from tests.games.papa_paolo.example_districts import BROWN, PURPLE, plans
from tests.games.papa_paolo.positions import at_delivery, play, random_states

PIZZAS_ONLY: Worth = (0.0, 0.0, 0.0, 0.0)


def pending(state: State) -> Delivery:
    assert isinstance(state.pending, Delivery)
    return state.pending


def value(state: State, worth: Worth) -> float:
    """The value of the delivery under way for seat 0."""
    return best_rounds(state.players[0].district, pending(state), worth).value


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "A4", "B3", "E4"])
def test_one_round_delivers_the_maximum(tile: str) -> None:
    state = at_delivery(PURPLE, tile)
    most = max(sum(int(line.split()[2]) for line in plan[1:]) for plan in plans(state))
    assert value(state, PIZZAS_ONLY) == most


def test_brown_finds_the_nine_pizzas_of_the_example() -> None:
    assert value(at_delivery(BROWN, "E4", network=3), PIZZAS_ONLY) == 9


def exhaustive_value(state: State, worth: Worth) -> float:
    """The best value of seat 0's delivery, by an exhaustive search with the rules."""

    @cache
    def best(served: tuple[int, ...], delivery: Delivery | None, now: State) -> float:
        if delivery is None:
            return 0.0
        return max(step(now, PAPA_PAOLO.format(action)) for action in PAPA_PAOLO.legal(now, 0))

    def step(now: State, line: str) -> float:
        after = play(now, line)
        gained = 0.0
        old, new = now.players[0].district, after.players[0].district
        for city, before, left in zip(old.plan.cities, old.free, new.free, strict=True):
            gained += before - left + (worth[city.colour] if before and not left else 0.0)
        under_way = after.pending if isinstance(after.pending, Delivery) else None
        return gained + best(new.served, under_way, after)

    return best(state.players[0].district.served, pending(state), state)


def districts(count: int) -> list[District]:
    """Districts from random matches, with some houses served."""
    random, found = Random("districts"), list[District]()
    while len(found) < count:
        last = random_states(4, random.randrange(1000))[-1].players
        found += [p.district for p in last if 4 <= sum(p.district.free) <= 9 and p.district.stock]
    return found[:count]


@pytest.mark.parametrize("home", districts(6), ids=range(6))
@pytest.mark.parametrize("network", [0, 1], ids=["one-round", "two-rounds"])
def test_the_plan_is_optimal(home: District, network: int) -> None:
    worth = (0.7, 0.4, 1.3, 0.2)
    stocked = District(home.plan, home.served, tuple(3 for _ in home.stock))
    state = at_delivery(stocked, "B2", network=network)
    assert value(state, worth) == pytest.approx(exhaustive_value(state, worth))


def test_the_tile_of_a_more_valuable_colour_is_completed_first() -> None:
    state = at_delivery(PURPLE, "A1")  # two pizzas, distance one
    assert value(state, (0.0, 0.0, 0.0, 5.0)) == 1 + 5


def test_a_round_under_way_is_planned_to_its_end() -> None:
    state = play(at_delivery(PURPLE, "B3"), "ride 0,0", "drop -1,0 1")
    assert value(state, PIZZAS_ONLY) == pytest.approx(exhaustive_value(state, PIZZAS_ONLY))


def test_the_remaining_houses_and_pizzas_add_up() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    found = best_rounds(BROWN, pending(state), PIZZAS_ONLY)
    assert sum(BROWN.free) - sum(found.free) == sum(BROWN.stock) - sum(found.stock) == 9


def test_the_greedy_plan_is_limited_by_pizzas_distance_and_stock() -> None:
    def delivered(pizzas: int, rounds: int, distance: int, *stock: int) -> int:
        return most_pizzas(BROWN, stock, Delivery(pizzas, rounds, distance, express=False))

    assert delivered(9, 3, 4, 5, 4) == 9
    assert delivered(4, 3, 4, 5, 4) == 4
    assert delivered(9, 3, 4, 2, 0) == 2
    assert delivered(36, 1, 1, 36, 36) < delivered(36, 1, 4, 36, 36) < delivered(36, 3, 4, 36, 36)
