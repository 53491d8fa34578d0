"""Gestures on a stored villa, for tests of the physics."""

from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    Gesture,
    carry,
    pull,
)
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.villa import Villa, hover_spot, pillar_pose
from tests.games.villa_paletti.stored_villas import spot_of, stool


def pull_by(villa: Villa, pillar: int, x: float, y: float, grip: float = 40.0) -> Gesture:
    """A pull by an offset from the pillar's spot."""
    foot = spot_of(villa, pillar)
    return pull(foot, villa.levels[pillar], grip, Spot(foot.x + x, foot.y + y))


def in_hand(villa: Villa, pillar: int) -> Villa:
    return villa.with_pillar(pillar, None, villa.levels[pillar])


def placement(villa: Villa, pillar: int, to: Spot) -> Gesture:
    return carry(hover_spot(villa), to)


def tip_over(simulation: Simulation, pillar: int) -> None:
    """Tip a pillar over with a torque."""
    world = simulation._course.world
    for _ in range(20):
        world.apply_force(pillar, (0.0, 0.0, 0.0), (0.0, 0.02, 0.0))
        world.step()


def two_storeys() -> Villa:
    """Three pillars on the blue floor, ready for the green one, on the villa of `stool`."""
    villa = stool()
    for pillar, x, y in ((5, 40, 40), (10, 40, -40), (11, -40, 0)):
        villa = villa.with_pillar(pillar, pillar_pose(Spot(x, y), 1), 1)
    return villa
