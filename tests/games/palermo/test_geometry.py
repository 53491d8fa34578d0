"""PAL-G: the geometry of cards and the ring."""

import pytest

from tavolino.games.palermo.components import FACES, MIRRORED_FACES, Face
from tavolino.games.palermo.geometry import (
    CELL_FIELDS,
    CELLS,
    FIELDS,
    NEIGHBOURS,
    RING,
    RING_CORNERS,
    corner_field,
    each,
    field_at,
    field_name,
    fields,
    flood,
    neighbours_of,
    plot,
)
from tests.games.palermo.positions import Setup, begin, cost, field, play, refusal, situation

# T-1: rotation 0 to 3 from left to right, north above south; e is the entrance field.
PICTURES = {
    1: (".#.e", "..e#", "e.#.", "#e.."),
    2: ("##.e", ".#e#", "e.##", "#e#."),
    3: ("###e", "##e#", "e###", "#e##"),
}


def picture(face: Face, cell: int = 0) -> str:
    """The card as four symbols: NW, NE, SW, SE."""
    card = plot(cell, face)
    symbols = []
    for corner in (0, 1, 3, 2):
        here = corner_field(cell, corner)
        symbols.append("#" if card.roofs >> here & 1 else "e" if here == card.entrance else ".")
    return "".join(symbols)


def named(members: int) -> set[str]:
    return {field_name(member) for member in each(members)}


def test_pal_g1_a_card_is_two_by_two_fields() -> None:
    assert named(CELL_FIELDS[0]) == {"1.1", "1.2", "2.1", "2.2"}
    assert named(CELL_FIELDS[6 * 2 + 3]) == {"5.7", "5.8", "6.7", "6.8"}
    assert sum(CELL_FIELDS) | RING == (1 << 196) - 1  # 36 cards and the ring cover the board once
    assert all(covered.bit_count() == 4 for covered in CELL_FIELDS)


@pytest.mark.parametrize("face", MIRRORED_FACES)
def test_pal_g2_a_house_of_size_n_covers_n_connected_fields(face: Face) -> None:
    roofs = plot(14, face).roofs
    assert roofs.bit_count() == face.size
    assert flood(roofs & -roofs, roofs) == roofs


@pytest.mark.parametrize("face", MIRRORED_FACES)
def test_pal_g3_every_house_has_one_entrance(face: Face) -> None:
    assert picture(face).count("e") == 1


@pytest.mark.parametrize("face", MIRRORED_FACES)
def test_pal_g4_the_entrance_is_a_street_field_of_its_card_beside_the_roof(face: Face) -> None:
    card = plot(21, face)
    assert CELL_FIELDS[21] >> card.entrance & 1
    assert not card.roofs >> card.entrance & 1
    assert NEIGHBOURS[card.entrance] & card.roofs


def test_pal_g5_t_1_the_twelve_pictures() -> None:
    drawn = {size: tuple(picture(Face(size, turns)) for turns in range(4)) for size in (1, 2, 3)}
    assert drawn == PICTURES


def test_pal_g5_a_mirrored_card_has_its_roof_on_the_other_side() -> None:
    assert picture(Face(1, 0, mirrored=True)) == "..#e"
    assert picture(Face(2, 0, mirrored=True)) == "#.#e"
    assert picture(Face(3, 0, mirrored=True)) == picture(Face(3, 0))


def test_pal_g5_a_three_field_house_cannot_be_mirrored() -> None:
    state = play(begin(3, handedness="free"), "start A1")
    assert refusal(state, "house C3 3 r0 m") == ("PAL-G5", "mirror-image")


def test_pal_g6_cards_are_turned_but_not_flipped() -> None:
    assert len({picture(face) for face in FACES}) == 12
    state = play(begin(3), "start A1")
    assert all(refusal(state, f"house C3 2 r{turns}") is None for turns in range(4))
    assert refusal(state, "house C3 2 r0 m") == ("PAL-G6", "flipping")


@pytest.mark.parametrize("face", MIRRORED_FACES)
def test_pal_g7_the_streets_of_a_card_are_connected(face: Face) -> None:
    card = plot(35, face)
    streets = CELL_FIELDS[35] & ~card.roofs
    assert flood(1 << card.entrance, streets) == streets


def test_pal_g8_start_and_street_cards_are_four_streets() -> None:
    streets = situation("A", "A").city.streets
    start, street = CELL_FIELDS[6 * 2 + 3], CELL_FIELDS[6 * 3 + 5]
    assert streets & (start | street) == start | street


def test_pal_g9_the_ring_surrounds_the_city() -> None:
    assert flood(1, RING) == RING


def test_pal_g10_the_ring_has_twelve_fields_a_side_and_four_corners() -> None:
    assert RING.bit_count() == 52
    assert named(RING_CORNERS) == {"0.0", "0.13", "13.13", "13.0"}
    for line in (
        fields(*(field_at(0, c) for c in range(14))),
        fields(*(field_at(r, 13) for r in range(14))),
    ):
        assert (line & RING & ~RING_CORNERS).bit_count() == 12


def test_pal_g11_a_side_field_touches_one_city_field_and_a_corner_none() -> None:
    for member in each(RING & ~RING_CORNERS):
        assert (NEIGHBOURS[member] & ~RING).bit_count() == 1
        assert (NEIGHBOURS[member] & RING).bit_count() == 2
    for corner in each(RING_CORNERS):
        assert (NEIGHBOURS[corner] & ~RING) == 0
        assert NEIGHBOURS[corner].bit_count() == 2


def test_fields_on_opposite_edges_are_not_neighbours() -> None:
    assert named(NEIGHBOURS[field("5.13")]) == {"4.13", "6.13", "5.12"}
    assert named(NEIGHBOURS[field("6.0")]) == {"5.0", "7.0", "6.1"}


def test_neighbourhood_is_symmetric_and_means_one_step() -> None:
    for one in FIELDS:
        for other in each(NEIGHBOURS[one]):
            assert NEIGHBOURS[other] >> one & 1
            assert abs(one // 14 - other // 14) + abs(one % 14 - other % 14) == 1
    assert neighbours_of(0) == 0


def ring_cost(origin: str, target: str, policeman: str = "", links: str = "side") -> int:
    walker, other = Setup(gangster=origin), Setup(policeman=policeman)
    return cost(situation("A", "A", options={"ring_links": links}, A=walker, B=other), target)


@pytest.mark.parametrize(
    ("origin", "target", "points"),
    [
        ("0.6", "0.0", 1),
        ("0.0", "0.6", 6),
        ("0.6", "0.1", 2),
        ("0.6", "0.2", 3),
        ("0.6", "0.4", 2),
        ("0.0", "13.13", 2),
        ("0.6", "13.13", 2),
        ("0.6", "13.6", 8),
    ],
)
def test_pal_g12_t_20_fast_to_a_corner_slow_away_from_it(
    origin: str, target: str, points: int
) -> None:
    assert ring_cost(origin, target) == points


def test_pal_g12_a_side_field_leads_to_its_own_two_corners_only() -> None:
    assert [ring_cost("0.6", corner) for corner in ("0.0", "0.13", "13.0", "13.13")] == [1, 1, 2, 2]
    assert [ring_cost("5.13", corner) for corner in ("0.0", "0.13", "13.0", "13.13")] == [
        2,
        1,
        2,
        1,
    ]


def test_pal_g13_t_21_a_fast_link_touches_only_its_target() -> None:
    assert ring_cost("0.6", "0.0", policeman="0.3") == 1
    assert ring_cost("0.6", "0.0", policeman="0.0") == 2


def test_cells_do_not_overlap() -> None:
    assert len({corner_field(cell, corner) for cell in CELLS for corner in range(4)}) == 144
