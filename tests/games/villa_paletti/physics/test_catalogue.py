"""The catalogue for clients agrees with the rules and the physics."""

import pytest
from shapely import Polygon

from tavolino.games.villa_paletti.catalogue import MARKS, catalogue
from tavolino.games.villa_paletti.components import (
    COLOURS,
    FLOOR_DENSITY,
    FLOORS,
    PILLAR_DENSITY,
    PILLARS,
)
from tavolino.games.villa_paletti.geometry import Spot, foot, shape
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR

BOX = catalogue()


def test_pieces_are_numbered_as_in_frames() -> None:
    assert [piece.name for piece in BOX.pillars] == [pillar.name for pillar in PILLARS]
    assert [piece.colour for piece in BOX.floors] == [floor.colour for floor in FLOORS]
    assert BOX.first_floor == FIRST_FLOOR == len(BOX.pillars)


def test_no_two_colours_share_a_mark() -> None:
    assert len({MARKS[colour] for colour in COLOURS}) == len(COLOURS)
    assert all(piece.mark == MARKS[piece.colour] for piece in BOX.pillars)


@pytest.mark.parametrize("number", [0, 3, 4])
def test_a_pillar_has_the_radius_of_its_foot_and_the_mass_of_its_wood(number: int) -> None:
    piece, kind = BOX.pillars[number], PILLARS[number].kind
    corner, *_ = foot(kind, Spot(0, 0)).exterior.coords
    assert corner == pytest.approx((piece.radius, 0), abs=0.001)
    assert piece.mass == pytest.approx(kind.area * piece.height * PILLAR_DENSITY, abs=0.05)


def test_the_outline_of_a_floor_is_that_of_the_rules_anticlockwise() -> None:
    for piece, floor in zip(BOX.floors, FLOORS, strict=True):
        drawn = Polygon(piece.outline)
        assert drawn.equals(shape(floor))
        assert drawn.exterior.is_ccw
        assert piece.mass == pytest.approx(drawn.area * piece.thickness * FLOOR_DENSITY, abs=0.05)
