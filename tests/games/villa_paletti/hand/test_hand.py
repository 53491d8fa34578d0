"""A hand never exceeds its force, speed and height, whatever the packets say."""

from itertools import pairwise
from math import dist, hypot

import pytest

from tavolino.core.text import objection
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    MAX_HAND_SPEED,
    TICKS_PER_SECOND,
    Glide,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Remove,
    SetDown,
    Steady,
    Tool,
    Turn,
)
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.hand import (
    OPENING_SECONDS,
    STRENGTHS,
    apply_hand_force,
    follow,
    grasp,
)
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tavolino.games.villa_paletti.villa import pillar_pose
from tests.games.villa_paletti.stored_villas import LEVEL, R1, R2, Y1, stool, table_of

pytestmark = pytest.mark.physics

FAR = 10**9


@pytest.mark.parametrize("tool", ["fingers", "hook"])
@pytest.mark.parametrize("packet", [Move(FAR, -FAR, FAR), Glide(FAR, FAR, -FAR, FAR)])
def test_a_hand_never_exceeds_its_speed_and_force(tool: Tool, packet: Packet) -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R1, tool, 40))
    places = []
    for _ in range(100):
        simulation.packet(packet)
        simulation.advance(1)
        hand = simulation._course.now.hand
        if hand is None:
            break
        places.append(hand.place)
        assert hypot(*hand.force) <= STRENGTHS[tool].force + 1e-9
    speeds = [dist(a, b) * TICKS_PER_SECOND * 1000 for a, b in pairwise(places)]
    assert MAX_HAND_SPEED * 0.99 < max(speeds) <= MAX_HAND_SPEED * 1.000001


def test_an_open_hand_exerts_no_force() -> None:
    world = World(poses_of(stool()), LEVEL)
    hand = grasp(world, R1, "fingers")
    hand.goal, hand.opens = (1.0, 1.0, 1.0), True
    for _ in range(round(OPENING_SECONDS * TICKS_PER_SECOND) + 1):
        follow(hand)
        apply_hand_force(hand, world)
    assert hand.force == (0.0, 0.0, 0.0)


def test_a_slow_glide_is_slow() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Glide(9000, -5000, 4000, 20))
    simulation.advance(TICKS_PER_SECOND)
    assert simulation.frame()[R2].x / 1e6 - 50 == pytest.approx(20, abs=2)


def test_fingers_hold_a_pillar_upright_and_carry_its_weight() -> None:
    villa = stool().with_pillar(Y1, None, 0)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    before = simulation.frame()[Y1]
    simulation.advance(TICKS_PER_SECOND)
    after = simulation.frame()[Y1]
    assert (after.x, after.y, after.z) == pytest.approx((before.x, before.y, before.z), abs=1e4)


def test_turning_takes_time() -> None:
    simulation = Simulation(stool().with_pillar(Y1, None, 0), LEVEL, SetDown(Y1))
    simulation.packet(Turn(9000))
    simulation.advance(TICKS_PER_SECOND // 4)
    hand = simulation._course.now.hand
    assert hand is not None
    assert 0.5 < hand.turn < 0.8


# ---------------------------------------------------------------- the other hand
def lifted(load: bool) -> float:
    """Millimetres by which a floor rises that is to be lifted by two."""
    villa = table_of((R1, 50, 50), (R2, 50, -50), (2, -50, 50), (5, -50, -50), (10, -100, 0))
    if load:
        for n, pillar in enumerate((4, 9, 14, 19)):
            villa = villa.with_pillar(pillar, pillar_pose(Spot(30 * n - 40, 0), 1), 1)
    simulation = Simulation(villa, LEVEL, Remove(10, "fingers", 40))
    simulation.packet(Steady(0))
    simulation.packet(Lift(2000))
    simulation.advance(2 * TICKS_PER_SECOND)
    return (simulation._course.world.pose(20).z - villa.floors[0].z) / 1e6


def test_a_floor_is_lifted_to_its_set_point_with_and_without_load() -> None:
    assert lifted(load=False) == pytest.approx(2, abs=0.1)
    assert lifted(load=True) == pytest.approx(2, abs=0.1)


def test_vp_g1_a_floor_that_was_lifted_goes_back_to_its_place() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(Y1, "fingers", 40))
    simulation.packet(Steady(0))
    simulation.packet(Lift(3000))
    simulation.advance(TICKS_PER_SECOND)
    simulation.packet(LetGo())
    simulation.advance(2 * TICKS_PER_SECOND)
    assert simulation._course.now.steadying is None
    before, after = villa.floors[0], simulation._course.world.pose(20)
    assert hypot(after.x - before.x, after.y - before.y) < 0.1e6
    assert abs(after.z - before.z) < 0.02e6


@pytest.mark.parametrize(
    ("packets", "rule", "reason"),
    [
        ([Lift(1000)], "VP-G1", "no-lift-unsteadied"),
        ([Lift(0)], "VP-G1", "hand-nothing-steadied"),
        ([LetGo()], "VP-G1", "hand-nothing-steadied"),
        ([Steady(0), LetGo(), Lift(0)], "VP-G1", "hand-nothing-steadied"),
        ([Steady(0), Steady(0)], "VP-G1", "hand-hand-full"),
        ([Steady(0), LetGo(), Steady(0)], "VP-G1", "hand-hand-full"),
        ([Steady(0), Steady(1)], "VP-G1", "no-two-floors"),
        ([Steady(0), Lift(3001)], "VP-G1", "no-lift-so-high"),
        ([Steady(0), Lift(-1)], "VP-G1", "no-lift-so-high"),
        ([Steady(1)], "VP-G1", "no-such-floor"),
        ([Steady(-1)], "VP-G1", "no-such-floor"),
        ([Lower()], "VP-B7", "no-not-free-yet"),
        ([Raise()], "VP-B7", "no-not-free-yet"),
        ([Release()], "VP-B7", "no-not-free-yet"),
        ([Turn(100)], "VP-B7", "no-not-free-yet"),
    ],
)
def test_packets_that_a_pulling_hand_refuses(packets: list[Packet], rule: str, reason: str) -> None:
    simulation = Simulation(stool(), LEVEL, Remove(Y1, "fingers", 40))
    *_, refusal = [simulation.packet(packet) for packet in packets]
    assert refusal == objection(rule, f"villa_paletti-{reason}", **LIMITS.get(reason, {}))
    assert len(simulation.recording.gesture) == len(packets) - 1


LIMITS = {"no-lift-so-high": {"limit": 3}}


def test_nothing_is_released_in_the_air() -> None:
    simulation = Simulation(stool().with_pillar(Y1, None, 0), LEVEL, SetDown(Y1))
    refusal = simulation.packet(Release())
    assert refusal is not None
    assert refusal.rule == "VP-B4"
