"""How bots plan deliveries: exactly, however the pizzas, rounds and roads are."""

from functools import cache
from random import Random

import pytest

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.evaluate.planning import Worth, best_rounds, most_pizzas
from tavolino.games.papa_paolo.state import Delivery, District, State
from tests.games.papa_paolo.example_districts import BROWN, PURPLE, plans
from tests.games.papa_paolo.positions import at_delivery, at_random, play

NOTHING: Worth = (0.0, 0.0, 0.0, 0.0)


def pending(state: State) -> Delivery:
    assert isinstance(state.pending, Delivery)
    return state.pending


def value(state: State, worth: Worth) -> float:
    """What the delivery under way is worth to seat 0."""
    return best_rounds(state.players[0].district, pending(state), worth).value


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "A4", "B3", "E4"])
def test_one_round_brings_as_many_pizzas_as_it_can(tile: str) -> None:
    state = at_delivery(PURPLE, tile)
    most = max(sum(int(line.split()[2]) for line in plan[1:]) for plan in plans(state))
    assert value(state, NOTHING) == most


def test_brown_finds_the_nine_pizzas_of_the_example() -> None:
    assert value(at_delivery(BROWN, "E4", network=3), NOTHING) == 9


def searched(state: State, worth: Worth) -> float:
    """The best end of a delivery of seat 0, by trying all that the rules allow."""

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
    """Districts as they come about at random, with some houses served."""
    random, found = Random("districts"), list[District]()
    while len(found) < count:
        last = at_random(4, random.randrange(1000))[-1].players
        found += [p.district for p in last if 4 <= sum(p.district.free) <= 9 and p.district.stock]
    return found[:count]


@pytest.mark.parametrize("home", districts(6), ids=range(6))
@pytest.mark.parametrize("network", [0, 1], ids=["one-round", "two-rounds"])
def test_no_plan_is_better(home: District, network: int) -> None:
    worth = (0.7, 0.4, 1.3, 0.2)
    stocked = District(home.plan, home.served, tuple(3 for _ in home.stock))
    state = at_delivery(stocked, "B2", network=network)
    assert value(state, worth) == pytest.approx(searched(state, worth))


def test_a_tile_whose_colour_is_worth_more_is_completed_first() -> None:
    state = at_delivery(PURPLE, "A1")  # two pizzas, distance one
    assert value(state, (0.0, 0.0, 0.0, 5.0)) == 1 + 5


def test_a_round_that_has_begun_is_planned_to_its_end() -> None:
    state = play(at_delivery(PURPLE, "B3"), "ride 0,0", "drop -1,0 1")
    assert value(state, NOTHING) == pytest.approx(searched(state, NOTHING))


def test_what_is_left_adds_up() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    found = best_rounds(BROWN, pending(state), NOTHING)
    assert sum(BROWN.free) - sum(found.free) == sum(BROWN.stock) - sum(found.stock) == 9


def test_at_a_glance_rounds_are_limited_by_pizzas_distance_and_stock() -> None:
    def brought(pizzas: int, rounds: int, distance: int, *stock: int) -> int:
        return most_pizzas(BROWN, stock, Delivery(pizzas, rounds, distance, express=False))

    assert brought(9, 3, 4, 5, 4) == 9
    assert brought(4, 3, 4, 5, 4) == 4
    assert brought(9, 3, 4, 2, 0) == 2
    assert brought(36, 1, 1, 36, 36) < brought(36, 1, 4, 36, 36) < brought(36, 3, 4, 36, 36)
