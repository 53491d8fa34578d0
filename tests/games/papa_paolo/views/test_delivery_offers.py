"""What the server offers for deliveries is exactly what the rules allow, so that no client decides.

Reach in the view of a district, the stops and ways of each round, and places for new pizzas.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from random import Random

import pytest

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.geometry import each, spot, spot_name, xy
from tavolino.games.papa_paolo.previews.parts import RidePreview
from tavolino.games.papa_paolo.rules.delivering import delivery_of
from tavolino.games.papa_paolo.rules.trading import pizzeria_to_stock
from tavolino.games.papa_paolo.state import EVERYWHERE, State
from tavolino.games.papa_paolo.view import DeliveryView, RoundView, StockingView
from tests.games.papa_paolo.example_districts import BROWN, PURPLE
from tests.games.papa_paolo.positions import at_delivery, legal, play, random_states

MATCHES = [(seats, seed) for seats in (2, 3, 4) for seed in (1, 2)]
TILES = [f"{letter}{number}" for letter in "ABCDE" for number in (1, 2, 3, 4)]
EXAMPLES = [at_delivery(home, tile, network=3) for home in (PURPLE, BROWN) for tile in TILES]
"""Large districts: random players seldom build one in which two stops exclude each other."""


def deliveries(seats: int, seed: int) -> Iterator[State]:
    played = (state for state in random_states(seats, seed) if state.step in ("ride", "drop"))
    return chain(EXAMPLES, played) if (seats, seed) == MATCHES[0] else played


def offers(state: State) -> dict[str, RoundView]:
    """The rounds that can begin here, by the action that begins them."""
    seat = PAPA_PAOLO.actors(state)[0]
    found = {
        PAPA_PAOLO.format(action): PAPA_PAOLO.telling.preview(state, seat, action)
        for action in PAPA_PAOLO.legal(state, seat)
    }
    return {action: one.round for action, one in found.items() if isinstance(one, RidePreview)}


def drops(state: State) -> set[tuple[str, int]]:
    if state.step != "drop":
        return set()
    said = (line.split() for line in legal(state))
    return {(word[1], int(word[2])) for word in said if word[0] == "drop"}


def offered(one: RoundView) -> set[tuple[str, int]]:
    return {(where, pizzas) for where, most in one.stops.items() for pizzas in range(1, most + 1)}


def on_one_way(one: RoundView, stops: set[str]) -> bool:
    ways = ({f"{x},{y}" for x, y in way} for way in one.ways)
    return any(stops <= way for way in ways)


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_the_offered_stops_are_the_legal_ones(seats: int, seed: int) -> None:
    """PP-E3 to PP-E9, PP-N3: before a round and in its middle."""
    for state in deliveries(seats, seed):
        for action, one in offers(state).items():
            assert drops(play(state, action)) == offered(one)
        pending = PAPA_PAOLO.view(state, 0).pending
        assert isinstance(pending, DeliveryView)
        assert drops(state) == (offered(pending.round) if pending.round else set())


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_every_offered_way_is_a_road_as_far_as_the_tile_goes(seats: int, seed: int) -> None:
    """PP-E1, PP-E3, PP-E5: from tile to tile, none twice."""
    for state in deliveries(seats, seed):
        seat = PAPA_PAOLO.actors(state)[0]
        plan, distance = state.players[seat].district.plan, delivery_of(state).distance
        for one in offers(state).values():
            doors = plan.doors[plan.pizzeria_at[spot(*one.start)]]
            for way in ([plan.city_at[spot(*at)] for at in way] for way in one.ways):
                assert len(set(way)) == len(way) <= distance
                assert doors >> way[0] & 1
                assert all(plan.roads[a] >> b & 1 for a, b in pairwise(way))


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_two_stops_fit_one_round_if_and_only_if_an_offered_way_passes_both(
    seats: int, seed: int
) -> None:
    """PP-E4 to PP-E6, PP-N3: named in the offered order."""
    for state in deliveries(seats, seed):
        for action, one in offers(state).items():
            if one.pizzas < 2:
                continue
            for first, second in combinations(one.stops, 2):
                after = play(state, action, f"drop {first} 1")
                possible = (second, 1) in drops(after)
                assert possible == on_one_way(one, {first, second}), (action, first, second)


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_every_plan_of_an_offered_round_is_legal(seats: int, seed: int) -> None:
    random = Random(seed)
    for state in deliveries(seats, seed):
        for action, one in offers(state).items():
            way = {f"{x},{y}" for x, y in random.choice(one.ways)}
            after, left = play(state, action), one.pizzas
            for where in (stop for stop in one.stops if stop in way):
                pizzas = random.randint(0, min(left, one.stops[where]))
                if pizzas:
                    assert (where, pizzas) in drops(after)
                    after, left = play(after, f"drop {where} {pizzas}"), left - pizzas


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_the_reach_of_a_district_is_that_of_its_rounds(seats: int, seed: int) -> None:
    """PP-E1, PP-E3: for every distance, over roads from pizzerias with pizzas."""
    for state in random_states(seats, seed)[::9]:
        for owner, player in enumerate(state.players):
            district, cities = player.district, PAPA_PAOLO.view(state, owner).players[owner].cities
            stocked = [number for number, pizzas in enumerate(district.stock) if pizzas]
            for distance in (1, 2, 3, 4, EVERYWHERE):
                tours = [t for n in stocked for t in district.plan.tours(n, distance)]
                reached = {xy(district.plan.cities[n].at) for tour in tours for n in each(tour)}
                assert {(c.x, c.y) for c in cities if 0 < c.far <= distance} == reached
            assert all(bool(city.entry) == bool(city.far) for city in cities)


def test_the_side_of_entry_leads_towards_a_pizzeria() -> None:
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    for state in random_states(4, 3)[::9]:
        for player in PAPA_PAOLO.view(state, 0).players:
            far = {(city.x, city.y): city.far for city in player.cities}
            far |= {(one.x, one.y): 0 for one in player.pizzerias if one.stock}
            for city in player.cities:
                if city.far:
                    x, y = steps[city.entry]
                    assert far[city.x + x, city.y + y] == city.far - 1
                    assert city.entry in city.open


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_every_distribution_of_new_pizzas_over_the_offered_places_is_legal(
    seats: int, seed: int
) -> None:
    """PP-A14, PP-N2: as long as all pizzas are distributed."""
    random = Random(seed)
    for state in random_states(seats, seed):
        if state.step != "stock":
            continue
        pending = PAPA_PAOLO.view(state, 0).pending
        assert isinstance(pending, StockingView)
        places = [where for where, free in pending.spaces.items() for _ in range(free)]
        chosen = Counter(random.sample(places, pending.left))
        for where in pending.spaces:
            line = f"stock {where} {chosen[where]}"
            if state.step == "stock" and where == spot_name(pizzeria_to_stock(state, state.turn)):
                assert line in legal(state)
                state = play(state, line)
        assert state.step != "stock"
