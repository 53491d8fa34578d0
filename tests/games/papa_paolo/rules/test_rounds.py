"""The notation of a delivery round, and its routes. PP-N3."""

from msgspec.structs import replace

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import Drop, Ride
from tavolino.games.papa_paolo.geometry import each, route, xy
from tavolino.games.papa_paolo.previews.parts import RidePreview
from tavolino.games.papa_paolo.state import EVERYWHERE
from tests.games.papa_paolo.example_districts import (
    BROWN,
    PURPLE,
    houses_at,
    plans,
    portions,
    routes,
)
from tests.games.papa_paolo.positions import (
    at_delivery,
    city,
    district,
    legal,
    play,
    previews,
    refusal,
)


def test_pp_n3_tiles_are_named_from_the_nearest_outwards() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0", "drop -1,1 1")
    assert state.phase != "deliver"  # nothing farther is on this route
    home = replace(PURPLE, served=(0,) * 8, stock=(3,))
    state = play(at_delivery(home, "B3"), "ride 0,0", "drop -1,1 1")
    assert refusal(state, "drop -1,0 1") == ("PP-N3", "nearest-first")
    assert legal(state) == ["drop -1,2 1", "drop -1,2 2", "home"]


def test_pp_n3_equally_near_tiles_are_named_from_the_north_then_from_the_west() -> None:
    east, south = city(1, 0, "gold", 2, "SW"), city(0, 1, "red", 2, "NE")
    ring = district(south, east, city(1, 1, "blue", 2, "NW"), city(-1, 0, "blue", 1, "E"))
    state = play(at_delivery(ring, "B3"), "ride 0,0")
    assert "drop 0,1 1" in legal(play(state, "drop 1,0 1"))
    assert refusal(play(state, "drop 0,1 1"), "drop 1,0 1") == ("PP-N3", "nearest-first")
    assert ring.plan.ranks(0) == (2, 1, 3, 0)


def test_pp_n3_a_round_delivers_at_least_one_pizza() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0")
    assert "home" not in legal(state)
    assert refusal(state, "home") == ("PP-N3", "empty-round")


def test_pp_n3_a_round_and_a_delivery_end_automatically() -> None:
    state = play(at_delivery(PURPLE, "A3", network=1), "ride 0,0", "drop 0,1 3")
    assert state.phase != "deliver"  # three of three pizzas
    state = play(at_delivery(PURPLE, "A3", network=1), "ride 0,0", "drop 1,0 1")
    assert state.step == "ride"  # nothing more on this route, but a second round


def test_pp_n3_every_plan_has_exactly_one_notation() -> None:
    ring = district(
        city(1, 0, "gold", 2, "ESW"),
        city(0, 1, "red", 2, "NE"),
        city(1, 1, "blue", 2, "NEW"),
        city(2, 0, "red", 2, "SW"),
        city(2, 1, "blue", 1, "NW"),
        stock=(4,),
    )
    state = at_delivery(ring, "B3")
    complete_plans = plans(state)
    drops = {frozenset(plan[1:]) for plan in complete_plans}
    assert len(drops) == len(complete_plans)
    expected = set[frozenset[str]]()
    for way in routes(ring, 0, 3):
        for amounts in portions([houses_at(ring, stop) for stop in way], 4):
            expected.add(
                frozenset(
                    f"drop {x},{y} {pizzas}"
                    for (x, y), pizzas in zip(way, amounts, strict=True)
                    if pizzas
                )
            )
    assert drops == expected


def test_tours_are_the_maximal_sets_of_tiles_on_routes() -> None:
    for home in (PURPLE, BROWN):
        for start in range(len(home.plan.pizzerias)):
            for distance in (1, 2, 3, 4, EVERYWHERE):
                found = {frozenset(way) for way in routes(home, start, distance)}
                largest = {way for way in found if not any(way < other for other in found)}
                tours = {
                    frozenset(xy(home.plan.cities[n].at) for n in each(tour))
                    for tour in home.plan.tours(start, distance)
                }
                assert tours == largest


def test_route_finds_a_shortest_route() -> None:
    plan = PURPLE.plan
    target = plan.city_at[next(c.at for c in plan.cities if xy(c.at) == (-1, 2))]
    way = route(plan.roads, plan.doors[0], 1 << target, EVERYWHERE)
    assert way is not None
    assert [xy(plan.cities[n].at) for n in way] == [(-1, 0), (-1, 1), (-1, 2)]
    assert route(plan.roads, plan.doors[0], 1 << target, 2) is None


def test_previews_have_the_reach_of_a_round() -> None:
    state = at_delivery(PURPLE, "A3")
    ride, _stop = previews(state).values()
    assert PAPA_PAOLO.legal(state, 0)[0] == Ride(PURPLE.plan.pizzerias[0].at)
    assert isinstance(ride, RidePreview)
    assert len(ride.round.stops) == 7
    riding = play(state, "ride 0,0")
    shown = previews(riding)
    drop = shown["drop -1,1 2"]
    assert getattr(drop, "path", None) == ((-1, 0), (-1, 1))
    assert getattr(drop, "completes", None) is True
    assert isinstance(PAPA_PAOLO.legal(riding, 0)[0], Drop)
