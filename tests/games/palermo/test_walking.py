"""The fast computation of costs agrees with the slow one, which also finds the paths."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core.rule_options import rule_options
from tavolino.games.palermo.components import PalermoOptions, RingLinks
from tavolino.games.palermo.geometry import NEIGHBOURS, RING, Trip, each, fields, reach
from tavolino.games.palermo.rules.moving import way_to, ways, ways_within
from tests.games.palermo.positions import finished

LINKS: list[RingLinks] = ["side", "any_corner", "both_ways", "none"]


def test_all_kinds_of_ring_links_are_tested() -> None:
    assert tuple(LINKS) == rule_options(PalermoOptions)["ring_links"]


@st.composite
def trips(draw: st.DrawFn) -> Trip:
    """A figure on a random field of a city, with up to four policemen."""
    city = finished(draw(st.sampled_from("ABC"))).city
    streets = list(each(city.streets))
    somewhere = st.sampled_from(streets)
    undivided = draw(st.booleans())
    return Trip(
        origin=city.start_fields if undivided else 1 << draw(somewhere),
        streets=city.streets,
        toll=fields(*draw(st.sets(somewhere, max_size=4))),
        terminal=0 if undivided or draw(st.booleans()) else city.start_fields,
        links=draw(st.sampled_from(LINKS)),
    )


@settings(max_examples=150)
@given(trips())
def test_reach_and_ways_find_the_same_costs(trip: Trip) -> None:
    slow_costs = {field: way.cost for field, way in ways(trip).items() if way.cost}
    levels = reach(trip, 80)
    fast_costs = {field: cost for cost, level in enumerate(levels, 1) for field in each(level)}
    assert fast_costs == slow_costs


@settings(max_examples=50)
@given(trips())
def test_a_path_is_connected_and_has_the_stated_cost(trip: Trip) -> None:
    for target, way in ways(trip).items():
        if not way.path:
            continue
        assert way.path[-1] == target
        assert way.tolls == sum(trip.toll >> field & 1 for field in way.path)
        assert way.cost == len(way.path) + way.tolls
        assert not any(trip.terminal >> field & 1 for field in way.path[:-1])
        for field, next_field in pairwise(way.path):
            linked = RING >> field & 1 and RING >> next_field & 1 and trip.links != "none"
            assert NEIGHBOURS[field] >> next_field & 1 or linked


def test_paths_are_deterministic() -> None:
    trip = Trip(finished("A").city.start_fields, finished("A").city.streets, 0, 0, "side")
    first = ways(trip)
    ways.cache_clear()
    assert ways(trip) == first


@settings(max_examples=50)
@given(trips())
def test_way_to_agrees_with_ways(trip: Trip) -> None:
    for target, way in ways(trip).items():
        if way.path:
            assert way_to(trip, 80, target) == way


@settings(max_examples=50)
@given(trips(), st.integers(1, 12))
def test_ways_within_agrees_with_ways(trip: Trip, points: int) -> None:
    short = {field: way for field, way in ways(trip).items() if way.cost <= points}
    assert ways_within(trip, points) == short
