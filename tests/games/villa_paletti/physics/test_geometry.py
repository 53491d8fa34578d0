"""Plan geometry shared by the rules, the physics and the pictures."""

from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Point, Polygon, union_all

from tavolino.games.villa_paletti.components import (
    FLOORS,
    HEXAGONAL,
    PILLAR_NAMED,
    PILLAR_SET,
    PILLARS,
    SITE_RADIUS,
    THICK,
    THIN,
    Floor,
    Kind,
)
from tavolino.games.villa_paletti.geometry import (
    BASE,
    Spot,
    floor_mass,
    foot,
    free_region,
    grid_spots,
    is_apart,
    is_clear,
    is_head_covered,
    is_inside,
    is_on_site,
    is_supporting,
    is_within_base,
    outline,
    overlap_area,
    shape,
)
from tavolino.games.villa_paletti.physics.shapes import MAX_CONCAVITY, convex_parts

SIZES = {
    "blue": (191, 246, 367, 132),
    "green": (191, 168, 207, 74),
    "yellow": (172, 99, 141, 51),
    "orange": (133, 92, 88, 32),
    "red": (86, 87, 55, 20),
}
"""Width and depth in mm, area in cm², mass in g."""

SQUARE = Polygon([(-50, -50), (50, -50), (50, 50), (-50, 50)])


def test_twenty_pillars_in_four_colours_are_worth_eight_points_each() -> None:
    assert [pillar.number for pillar in PILLARS] == list(range(20))
    for colour in ("red", "yellow", "blue", "green"):
        own = [pillar for pillar in PILLARS if pillar.colour == colour]
        assert [pillar.kind.shape for pillar in own] == ["thin"] * 3 + ["hexagonal", "thick"]
        assert sum(pillar.kind.points for pillar in own) == 8
    assert PILLAR_NAMED["g5"] is PILLARS[19]


@pytest.mark.parametrize("floor", FLOORS, ids=lambda floor: floor.colour)
def test_a_floor_has_its_size_and_weight(floor: Floor) -> None:
    west, south, east, north = shape(floor).bounds
    found = (east - west, north - south, shape(floor).area / 100, floor_mass(floor))
    assert tuple(map(round, found)) == SIZES[floor.colour]


def test_each_floor_is_smaller_than_the_one_before() -> None:
    areas = [shape(floor).area for floor in FLOORS]
    assert areas == sorted(areas, reverse=True)


def test_outlines_are_centred_and_rounded_to_whole_micrometres() -> None:
    for floor in FLOORS:
        assert hypot(*shape(floor).centroid.coords[0]) < 0.001
        assert all(round(c, 3) == c for corner in shape(floor).exterior.coords for c in corner)


def test_pillar_masses_follow_from_volume_and_density() -> None:
    assert [round(kind.mass, 1) for kind in PILLAR_SET] == [10.5, 10.5, 10.5, 18.0, 32.0]
    everything = sum(map(floor_mass, FLOORS)) + sum(pillar.kind.mass for pillar in PILLARS)
    assert round(everything) == 634


def test_a_hexagon_is_twenty_across_flats() -> None:
    corners = foot(HEXAGONAL, Spot(0, 0)).exterior.coords
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(corners)]
    assert {round(2 * hypot(*middle), 6) for middle in middles} == {20.0}
    assert HEXAGONAL.radius == pytest.approx(20 / sqrt(3))


@pytest.mark.parametrize("floor", FLOORS, ids=lambda floor: floor.colour)
def test_the_parts_of_a_floor_are_convex_and_cover_it(floor: Floor) -> None:
    parts = [Polygon(part) for part in convex_parts(floor)]
    assert 2 <= len(parts) <= 4
    assert all(part.area == pytest.approx(part.convex_hull.area) for part in parts)
    whole = union_all(parts)
    assert shape(floor).difference(whole).area < 0.01
    assert whole.difference(shape(floor).buffer(MAX_CONCAVITY + 0.01)).is_empty


spots = st.builds(
    Spot, st.floats(-200, 200), st.floats(-200, 200), st.floats(0, 2 * pi, exclude_max=True)
)


@given(st.sampled_from(FLOORS), spots)
def test_a_floor_keeps_its_shape_wherever_it_lies(floor: Floor, spot: Spot) -> None:
    lying = outline(floor, spot)
    assert lying.area == pytest.approx(shape(floor).area)
    assert lying.centroid.distance(Point(spot.x, spot.y)) < 0.001


def test_vp_s3_a_foot_on_the_rim_is_not_on_the_site() -> None:
    edge = SITE_RADIUS - THICK.radius
    assert is_on_site(THICK, Spot(edge - 0.01, 0))
    assert not is_on_site(THICK, Spot(edge + 0.01, 0))


def test_vp_s4_the_blue_floor_fits_on_the_base_only_near_its_middle() -> None:
    assert is_within_base(outline(FLOORS[0], Spot(0, 0)))
    assert not is_within_base(outline(FLOORS[0], Spot(0, 40)))
    assert BASE.area == pytest.approx(pi * 140**2, rel=0.001)


@pytest.mark.parametrize(("x", "is_covered", "is_carrying"), [
    (57.9, False, False), (57.0, True, False), (54.0, True, True), (0, True, True),
])  # fmt: skip
def test_a_head_is_covered_from_one_square_millimetre_and_carries_from_twenty(
    x: float, is_covered: bool, is_carrying: bool
) -> None:
    head = foot(THIN, Spot(x, 0))
    assert is_head_covered(head, SQUARE) is is_covered
    assert is_supporting(head, SQUARE) is is_carrying


def test_overlap_is_an_area() -> None:
    assert overlap_area(foot(THIN, Spot(0, 0)), SQUARE) == pytest.approx(192)
    assert overlap_area(foot(THIN, Spot(50, 0)), SQUARE) == pytest.approx(96)


def test_vp_g3_a_foot_may_stick_out_only_by_the_tolerance() -> None:
    assert is_inside(foot(THIN, Spot(42.19, 0)), SQUARE)
    assert not is_inside(foot(THIN, Spot(42.21, 0)), SQUARE)


def test_a_pillar_is_clear_of_a_floor_two_millimetres_beside_it() -> None:
    assert is_clear(THIN, Spot(60.01, 0), [SQUARE])
    assert not is_clear(THIN, Spot(59.99, 0), [SQUARE])
    assert is_clear(THIN, Spot(0, 0), [])


@settings(max_examples=25)
@given(st.sampled_from(PILLAR_SET), st.lists(spots, max_size=4), st.floats(0, 5))
def test_spots_in_the_free_region_break_no_rule(kind: Kind, others: list[Spot], gap: float) -> None:
    floor = outline(FLOORS[1], Spot(0, 0))
    standing = [(THICK, other) for other in others]
    for spot in grid_spots(free_region(kind, floor, standing, gap), 17.0):
        assert is_inside(foot(kind, spot), floor)
        # rounded corners of the region are polygons: allow a hundredth of a millimetre
        assert all(is_apart(kind, spot, *other, gap=gap - 0.1) for other in standing)


def test_grid_spots_are_in_rows_inside_the_region() -> None:
    assert len(grid_spots(SQUARE, 50)) == 9
    assert grid_spots(SQUARE.buffer(-60), 5) == []


def test_turning_a_pillar_turns_its_corners() -> None:
    corner = foot(HEXAGONAL, Spot(10, 0, pi / 7)).exterior.coords[0]
    assert corner == pytest.approx(
        (10 + HEXAGONAL.radius * cos(pi / 7), HEXAGONAL.radius * sin(pi / 7))
    )
