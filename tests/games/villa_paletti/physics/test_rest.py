"""Standing villas stay at rest: the engine settings on stored villas."""

from math import dist

import mujoco
import pytest

from tavolino.games.villa_paletti import statics
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.monitors import CHECK_TICKS, CollapseMonitor, guarded_step
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tests.games.villa_paletti.stored_villas import NAMES, Stored, stored

pytestmark = pytest.mark.physics

SECONDS = 3


def drift(fixture: Stored, seconds: int) -> float:
    """Maximum displacement of any piece at any check, in millimetres."""
    world, watch = (
        World(poses_of(fixture.villa), fixture.heights),
        CollapseMonitor(list(fixture.villa.levels)),
    )
    before = {piece: world.motion(piece).place for piece in world.pieces}
    most = 0.0
    for tick in range(seconds * TICKS_PER_SECOND):
        assert guarded_step(world) == 0
        if tick % CHECK_TICKS == 0:
            assert watch.check(world, ()) is None
            most = max(most, *(dist(at, world.motion(p).place) for p, at in before.items()))
    return most * 1000


def test_seven_villas_of_one_to_five_floors_are_stored() -> None:
    assert len(NAMES) == 7
    assert {stored(name).villa.top for name in NAMES} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("name", ["start", "three", "five-a"])
def test_a_stored_villa_stands_still(name: str) -> None:
    assert drift(stored(name), SECONDS) < 0.05


def test_a_villa_without_a_needed_pillar_moves() -> None:
    fixture = stored("four")
    needed = next(p for p in range(20) if statics.is_needed(fixture.villa, p))
    broken = Stored(statics.without(fixture.villa, needed), fixture.heights)
    with pytest.raises(AssertionError):
        drift(broken, SECONDS)


def test_the_engine_is_the_one_the_settings_were_found_for() -> None:
    assert mujoco.__version__ == "4.0.0"


def test_all_weight_rests_on_the_base() -> None:
    """The reaction force of the ground equals the weight of the villa, within 1 %."""
    fixture = stored("start")
    world = World(poses_of(fixture.villa), fixture.heights)
    for _ in range(TICKS_PER_SECOND):
        world.step()
    weight = sum(world.mass(piece) for piece in world.pieces) * 9.81
    carried = sum(
        touch.vertical_force for touch in world.contacts() if -1 in (touch.one, touch.other)
    )
    assert carried == pytest.approx(weight, rel=0.01)


def test_few_pillars_bear_the_floor() -> None:
    """Because no two pillars are of equal height."""
    fixture = stored("start")
    world = World(poses_of(fixture.villa), fixture.heights)
    for _ in range(TICKS_PER_SECOND):
        world.step()
    loads = dict.fromkeys(range(20), 0.0)
    for touch in world.contacts(20):
        loads[touch.one if touch.one != 20 else touch.other] += touch.vertical_force
    assert 3 <= sum(load > 0.02 for load in loads.values()) <= 8
