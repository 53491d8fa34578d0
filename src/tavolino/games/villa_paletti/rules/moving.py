"""What hands may do, and the packets of a ready-made gesture."""

from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin

from shapely import LineString, Point

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry, gesture
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    MAX_GESTURE_TICKS,
    MAX_PACKETS,
    PACKET_SCALE,
    Gesture,
    Task,
)
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Motion, Place, Pull
from tavolino.games.villa_paletti.rules.building import refuse_lift_off, refuse_spot
from tavolino.games.villa_paletti.rules.claims import supports_needed
from tavolino.games.villa_paletti.rules.floors import refuse_floor
from tavolino.games.villa_paletti.rules.packets import refuse_lift, refuse_packets
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Villa, outline, spot

MIN_WAY, WAY_STEP = 6.0, 2.0
"""mm: the shortest way of a ready-made pull, and the step in which longer ones are tried."""
OVERSHOOT = 10.0
"""mm: how far a ready-made pull continues after the pillar is free."""
MAX_WAY = 350.0


def target(motion: Place | Lay) -> Spot:
    """The target of a ready-made gesture, in millimetres and radians."""
    return Spot(motion.x / PACKET_SCALE, motion.y / PACKET_SCALE, radians(motion.turn))


# ---------------------------------------------------------------- permitted gestures
def refuse_motion(state: State, motion: Motion) -> Objection | None:
    """The first rule against a gesture in this phase."""
    if objection := _refuse_kind(state, motion):
        return objection
    match motion:
        case Pull(_, steady, lift):
            return refuse_lift(steady, lift)
        case LiftOff():
            return refuse_lift_off(state)
        case Place():
            return refuse_spot(state, target(motion))
        case Lay():
            return refuse_floor(state, target(motion))
        case ByHand(packets):
            return _refuse_length(state, packets) or refuse_packets(
                task_of(state), state.villa.top, packets
            )


def _refuse_kind(state: State, motion: Motion) -> Objection | None:
    """Does the gesture suit the phase: pull, placement or floor?"""
    match motion:
        case Pull() | LiftOff() if state.phase == "place":
            return objection("VP-B7", "villa_paletti-no-free-already")
        case Pull() | LiftOff() if state.phase != "pull":
            return objection("VP-B3", "villa_paletti-no-touch-first")
        case Place() if state.phase == "pull":
            return objection("VP-B7", "villa_paletti-no-not-free-yet")
        case Place() if state.phase != "place":
            return objection("VP-B3", "villa_paletti-no-nothing-in-hand")
        case Lay() if state.phase not in ("floor", "blue"):
            return objection("VP-F7", "villa_paletti-no-floor-now")
        case ByHand() if state.phase not in ("pull", "place", "floor", "blue"):
            return objection("VP-B3", "villa_paletti-no-touch-first")
        case _:
            return None


def _refuse_length(state: State, packets: Gesture) -> Objection | None:
    """Packets must be in the order of their ticks, and within the time limit."""
    ordered = all(one.tick <= other.tick for one, other in pairwise(packets))
    if not packets or not ordered or packets[0].tick < 0:
        return objection("VP-P4", "villa_paletti-no-gesture")
    spent = state.attempt.spent if state.attempt else state.spent
    if packets[-1].tick > MAX_GESTURE_TICKS - spent or len(packets) > MAX_PACKETS:
        return objection("VP-P4", "villa_paletti-no-so-long")
    return None


def released_at(packets: Gesture) -> Spot:
    """Where a carried piece is released: the last set points before that."""
    x, y, angle = 0, 0, 0
    for timed in packets:
        match timed.packet:
            case gesture.Move(x, y, _) | gesture.Glide(x, y, _, _):
                pass
            case gesture.Turn(angle):
                pass
            case gesture.Release():
                break
            case _:
                continue
    return Spot(x / PACKET_SCALE, y / PACKET_SCALE, radians(angle / PACKET_SCALE))


# ---------------------------------------------------------------- tasks for NATURE
def task_of(state: State) -> Task:
    """The task that is simulated in this state."""
    if state.phase in ("floor", "blue"):
        spent = 0 if isinstance(state.motion, Lay) else state.spent
        return gesture.LayFloor(supports_needed(state), spent)
    attempt = state.attempt
    assert attempt is not None
    match state.phase:
        case "place":
            return gesture.SetDown(attempt.pillar, attempt.spent)
        case "lift":
            return gesture.LiftOut(attempt.pillar)
        case _:
            return gesture.Remove(attempt.pillar, attempt.tool, attempt.grip)


def packets(state: State) -> Gesture:
    """The packets of the gesture that NATURE must resolve; none where no hand is needed."""
    match state.motion:
        case Pull():
            return _pull(state, state.motion)
        case LiftOff():
            foot, level, grip = _grip(state)
            return gesture.lift_off(foot, level, grip)
        case Place() | Lay():
            return gesture.carry(Spot(0, 0), target(state.motion))
        case ByHand(recorded):
            return recorded
        case None:
            return ()


def _grip(state: State) -> tuple[Spot, int, int]:
    """The foot, the level and the grip of the held pillar."""
    attempt = state.attempt
    assert attempt is not None
    pose = state.seen.pillars[attempt.pillar]
    assert pose is not None
    return spot(pose), state.villa.levels[attempt.pillar], attempt.grip


def _pull(state: State, pull: Pull) -> Gesture:
    assert state.attempt is not None
    foot, level, grip = _grip(state)
    way = way_out(state.seen, state.attempt.pillar, pull.towards) + OVERSHOOT
    x, y = cos(radians(pull.towards)), sin(radians(pull.towards))
    end = Spot(foot.x + way * x, foot.y + way * y)
    steady = level if pull.steady else None
    speed, lift = gesture.READY_PULL_SPEED, pull.lift / 1000
    return gesture.pull(foot, level, grip, end, speed=speed, steady=steady, lift=lift)


@lru_cache(maxsize=4096)
def way_out(villa: Villa, pillar: int, towards: int) -> float:
    """mm: how far a pillar goes in this direction until it is off its spot and under no floor."""
    way = MIN_WAY
    while way < MAX_WAY and not is_clear(villa, pillar, towards, way):
        way += WAY_STEP
    return way


def is_clear(villa: Villa, pillar: int, towards: int = 0, way: float = 0.0) -> bool:
    """Is a pillar clear of every floor after this distance in this direction?"""
    kind, pose, level = PILLARS[pillar].kind, villa.pillars[pillar], villa.levels[pillar]
    assert pose is not None
    above = [outline(floor, villa.floors[floor]) for floor in range(level, villa.top)]
    foot, x, y = spot(pose), cos(radians(towards)), sin(radians(towards))
    return geometry.is_clear(kind, Spot(foot.x + way * x, foot.y + way * y), above)


@lru_cache(maxsize=4096)
def clearance(villa: Villa, pillar: int, towards: int) -> float:
    """mm: minimum gap to other pillars of its level when a pillar is pulled in this direction."""
    kind, pose = PILLARS[pillar].kind, villa.pillars[pillar]
    assert pose is not None
    foot, way = spot(pose), way_out(villa, pillar, towards)
    x, y = cos(radians(towards)), sin(radians(towards))
    path = LineString([(foot.x, foot.y), (foot.x + way * x, foot.y + way * y)])
    others = ((other, villa.pillars[other]) for other in villa.standing_on(villa.levels[pillar]))
    gaps = [
        path.distance(Point(target.x / NM, target.y / NM))
        - kind.radius
        - PILLARS[other].kind.radius
        for other, target in others
        if target is not None and other != pillar
    ]
    return float(min(gaps, default=MAX_WAY))
