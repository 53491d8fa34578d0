"""What hands do to a stored villa, for the tests of its physics."""

from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    Gesture,
    carry,
    pull,
)
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.villa import Villa, hover_spot, on_level
from tests.games.villa_paletti.stored_villas import stool, where


def straight(villa: Villa, pillar: int, x: float, y: float, grip: float = 40.0) -> Gesture:
    """A pull to a spot, given from where the pillar stands."""
    foot = where(villa, pillar)
    return pull(foot, villa.levels[pillar], grip, Spot(foot.x + x, foot.y + y))


def in_hand(villa: Villa, pillar: int) -> Villa:
    return villa.with_pillar(pillar, None, villa.levels[pillar])


def placed(villa: Villa, pillar: int, to: Spot) -> Gesture:
    return carry(hover_spot(villa), to)


def blow_over(simulation: Simulation, pillar: int) -> None:
    """Somebody sneezed."""
    world = simulation._course.world
    for _ in range(20):
        world.push(pillar, (0.0, 0.0, 0.0), (0.0, 0.02, 0.0))
        world.step()


def two_storeys() -> Villa:
    """Three pillars stand on the blue floor, ready for the green one; a fourth leg below."""
    villa = stool()
    for pillar, x, y in ((5, 40, 40), (10, 40, -40), (11, -40, 0)):
        villa = villa.with_pillar(pillar, on_level(Spot(x, y), 1), 1)
    return villa
