"""Growth of a district: PP-A5 to PP-A11 and PP-A16."""

import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo.geometry import spot
from tavolino.games.papa_paolo.state import City, District, State
from tests.games.papa_paolo.positions import (
    TOWN,
    city,
    district,
    legal,
    on_market,
    pizzeria,
    play,
    refusal,
    started,
    with_district,
    with_player,
)


def taking(tile: str, home: District | None = None) -> State:
    """Seat 0 has just taken this tile."""
    state = on_market(started(4), {"a1": tile})
    if home:
        state = with_district(state, 0, home)
    return play(state, "pawn a1", "take")


def building(price: int = 2, home: District | None = None) -> State:
    """Seat 0 has just bought a pizzeria."""
    state = with_district(started(4), 0, home) if home else started(4)
    return play(state, "pawn d1", f"build {price}")


def test_pp_a5_a_tile_may_be_turned_any_way() -> None:
    orientations = {line.split()[2] for line in legal(taking("AU3L")) if " 0,1 " in line}
    assert orientations == {"NE", "NW"}
    assert {line.split()[2] for line in legal(taking("AU1T")) if " 0,1 " in line} == {
        "NES", "NEW", "NSW",
    }  # fmt: skip
    assert refusal(taking("AU3L"), "lay 0,1 NS") == ("PP-A5", "such-rotation")


def test_pp_a5_equal_rotations_are_offered_once() -> None:
    assert [line for line in legal(taking("AU3I")) if " 2,0 " in line] == ["lay 2,0 EW"]
    assert [line for line in legal(taking("AU1X")) if " 2,0 " in line] == ["lay 2,0 NESW"]


def test_pp_a6_a_road_must_lead_to_a_pizzeria() -> None:
    assert refusal(taking("AU3D"), "lay 0,-1 E") == ("PP-A6", "road-to-pizzeria")
    assert refusal(taking("AU3D"), "lay 0,-1 S") is None
    assert refusal(taking("AU3D"), "lay 2,2 N") == ("PP-A6", "road-to-pizzeria")
    assert refusal(taking("AU3D"), "lay 1,0 N") == ("PP-A6", "spot-taken")
    assert refusal(taking("AU3D"), "lay 0,0 N") == ("PP-A6", "spot-taken")


def test_pp_a7_roads_meet_roads_and_houses_meet_houses() -> None:
    assert refusal(taking("AU3D"), "lay 2,0 N") == ("PP-A7", "road-against-houses")
    home = district(TOWN, city(2, 0, "red", 1, "W"))
    assert refusal(taking("AU1X", home), "lay 2,1 NESW") == ("PP-A7", "road-against-houses")


def test_pp_a8_a_side_that_faces_a_pizzeria_is_free() -> None:
    home = district(TOWN, city(1, 1, "red", 1, "NW"))
    open_sides = {line.split()[2] for line in legal(taking("AU3I", home)) if " 0,1 " in line}
    assert open_sides == {"EW"}  # the pizzeria's southern exit is blocked
    assert refusal(taking("AU2L", home), "lay 0,1 NE") is None


def test_pp_a9_a_side_that_faces_nothing_is_free() -> None:
    assert refusal(taking("AU1X"), "lay 2,0 NESW") is None
    assert refusal(taking("AU3D"), "lay 2,0 W") is None


WIDE = district(
    TOWN,
    *(city(x, 0, "red", 1, "EW") for x in (2, 3, 4)),
    city(0, 1, "red", 1, "NS"),
    city(0, 2, "red", 1, "NS"),
    city(0, 3, "red", 1, "NESW"),
)
"""Five by four cells."""

SQUARE = district(
    TOWN,
    *(city(x, 0, "red", 1, "EW") for x in (2, 3)),
    city(0, 1, "red", 1, "NS"),
    city(0, 2, "red", 1, "NS"),
    city(0, 3, "red", 1, "NESW"),
)
"""Four by four cells."""


def test_pp_a10_a_district_fits_into_four_by_five() -> None:
    for line in ("lay 5,0 W", "lay 0,4 N", "lay -1,3 E"):
        assert refusal(taking("AU3D", WIDE), line) == ("PP-A10", "outside-district")
    for line in ("lay 4,0 W", "lay 0,4 N", "lay -1,3 E"):
        assert refusal(taking("AU3D", SQUARE), line) is None


def test_pp_a10_pizzerias_count() -> None:
    home = district(
        TOWN, *(city(x, 0, "red", 1, "EW") for x in (2, 3)), city(3, 1, "red", 1, "NS"),
        pizzerias=(pizzeria(0, 0), pizzeria(4, 0, 2, 3)), stock=(3, 0),
    )  # fmt: skip
    home = replace(home, plan=replace(home.plan, cities=(*home.plan.cities[:3],)), served=(0,) * 3)
    assert refusal(taking("AU3D", home), "lay -1,0 E") == ("PP-A10", "outside-district")
    assert refusal(building(2, WIDE), "site 0,4") == ("PP-A10", "outside-district")


@pytest.mark.parametrize(
    ("tile", "line", "rule"),
    [
        ("AU3D", "lay 2,0 W", ""),
        ("AU3D", "lay 2,0 N", "PP-A7"),
        ("AU3D", "lay 2,0 E", "PP-A7"),
        ("AU3D", "lay 2,0 S", "PP-A7"),
        ("AU1X", "lay 2,0 NESW", ""),
        ("AU3I", "lay 2,0 NS", "PP-A7"),
        ("AU3L", "lay 0,1 NE", ""),
        ("AU3D", "lay 0,-1 E", "PP-A6"),
        ("AU3L", "lay 1,1 NW", ""),
        ("AU3I", "lay 1,-1 EW", "PP-A6"),
    ],
)
def test_t2_placement(tile: str, line: str, rule: str) -> None:
    found = refusal(taking(tile), line)
    assert (found[0] if found else "") == rule


def test_t2_the_rectangle() -> None:
    for x, y in ((5, 0), (0, 4)):
        assert not WIDE.plan.extent.fits_with(spot(x, y))
    for x, y in ((4, 0), (0, 4)):
        assert SQUARE.plan.extent.fits_with(spot(x, y))


# ---------------------------------------------------------------- pizzerias
def test_pp_a16_a_pizzeria_is_paid_and_opens_with_two_pizzas() -> None:
    state = play(building(5), "site 1,1")
    player = state.players[0]
    assert player.money == 5
    assert player.district.stock == (3, 2)
    assert player.district.plan.pizzerias[1].capacity == 6
    assert state.supply == (3, 3, 1)


@pytest.mark.parametrize(("price", "capacity"), [(2, 3), (4, 5), (5, 6)])
def test_pp_a16_each_size_has_its_capacity(price: int, capacity: int) -> None:
    player = play(building(price), "site 1,1").players[0]
    assert player.district.free_places == (2, capacity - 2)


def test_pp_a16_beside_a_city_tile_but_not_beside_a_pizzeria() -> None:
    state = building()
    assert refusal(state, "site 0,1") == ("PP-A16", "pizzerias-side-by-side")
    assert refusal(state, "site 3,0") == ("PP-A16", "city-beside-site")
    assert refusal(state, "site 1,0") == ("PP-A16", "spot-taken")
    assert refusal(state, "site 1,-1") is None  # also against a closed side
    assert refusal(state, "pawn a1") == ("PP-A16", "site-first")


def test_pp_a16_a_size_without_supply_cannot_be_built() -> None:
    state = replace(started(4), supply=(0, 3, 2))
    state = play(state, "pawn d1")
    assert [line for line in legal(state) if line.startswith("build")] == ["build 4", "build 5"]
    assert refusal(state, "build 2") == ("PP-A16", "pizzeria-left")
    assert refusal(state, "build 3") == ("PP-A16", "such-pizzeria")


def test_pp_a16_building_needs_a_site() -> None:
    """Every cell where the district could grow is next to a pizzeria."""
    home = district(
        TOWN,
        pizzerias=(pizzeria(0, 0), pizzeria(2, 1), pizzeria(2, -1)),
        stock=(3, 0, 0),
    )
    state = play(with_district(started(4), 0, home), "pawn d1")
    assert not [line for line in legal(state) if line.startswith("build")]
    assert refusal(state, "build 2") == ("PP-A16", "site")


def test_pp_a16_a_small_pool_gives_fewer_pizzas() -> None:
    state = with_player(building(), 0, pool=1)
    player = play(state, "site 1,1").players[0]
    assert (player.pool, player.district.stock) == (0, (3, 1))


def test_t4_build() -> None:
    assert legal(building()) == ["site 1,-1", "site 2,0", "site 1,1"]
    for line in ("site 0,1", "site 0,-1", "site -1,0"):
        assert refusal(building(), line) == ("PP-A16", "pizzerias-side-by-side")


def test_all_cells_of_the_largest_district_have_names() -> None:
    """A district extends at most four columns to the west of the town."""
    row = [City(spot(x, 0), 2, 1, 10) for x in (-1, -2, -3)]
    home = district(TOWN, *row)
    assert not [line for line in legal(taking("AU1X", home)) if " -4,0" in line or " 2,0" in line]
    assert "lay -3,1 NESW" not in legal(taking("AU1X", home))  # the road there has houses
