"""What hands may do, and how a ready-made gesture becomes the packets that a real hand sends."""

from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin

from shapely import LineString, Point

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry, gesture
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import GRAINS, LONGEST, MOST_PACKETS, Gesture, Stretch
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Motion, Place, Pull
from tavolino.games.villa_paletti.rules.building import refuse_lift_off, refuse_spot
from tavolino.games.villa_paletti.rules.claims import supports_needed
from tavolino.games.villa_paletti.rules.floors import refuse_floor
from tavolino.games.villa_paletti.rules.packets import refuse_lift, refuse_packets
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Villa, outline, spot

OFF_SPOT, STEP = 6.0, 2.0
"""Where a ready-made pull may first come free, and how much farther the next such place is."""
BEYOND = 10.0
"""A ready-made pull goes so much farther than where the pillar comes free, in mm."""
FARTHEST = 350.0


def there(motion: Place | Lay) -> Spot:
    """The spot that a ready-made gesture means, in millimetres and radians."""
    return Spot(motion.x / GRAINS, motion.y / GRAINS, radians(motion.turn))


# ---------------------------------------------------------------- what is allowed
def refuse_motion(state: State, motion: Motion) -> Objection | None:
    """The first rule that stands against a gesture in this phase."""
    if wrong := _refuse_kind(state, motion):
        return wrong
    match motion:
        case Pull(_, steady, lift):
            return refuse_lift(steady, lift)
        case LiftOff():
            return refuse_lift_off(state)
        case Place():
            return refuse_spot(state, there(motion))
        case Lay():
            return refuse_floor(state, there(motion))
        case ByHand(packets):
            return _refuse_length(state, packets) or refuse_packets(
                stretch(state), state.villa.top, packets
            )


def _refuse_kind(state: State, motion: Motion) -> Objection | None:
    """Is a pillar pulled, a pillar placed, or a floor laid?"""
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
    """A gesture has packets in the order of their ticks, and an end."""
    ordered = all(one.tick <= other.tick for one, other in pairwise(packets))
    if not packets or not ordered or packets[0].tick < 0:
        return objection("VP-P4", "villa_paletti-no-gesture")
    spent = state.attempt.spent if state.attempt else state.spent
    if packets[-1].tick > LONGEST - spent or len(packets) > MOST_PACKETS:
        return objection("VP-P4", "villa_paletti-no-so-long")
    return None


def released_at(packets: Gesture) -> Spot:
    """Where a carried piece is let go: the last place and the last turn before that."""
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
    return Spot(x / GRAINS, y / GRAINS, radians(angle / GRAINS))


# ---------------------------------------------------------------- what NATURE is asked
def stretch(state: State) -> Stretch:
    """From a frozen villa to a frozen villa: what is being done."""
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
    """The packets of the motion that NATURE has to answer; none where no hand is needed."""
    match state.motion:
        case Pull():
            return _pull(state, state.motion)
        case LiftOff():
            foot, level, grip = _gripped(state)
            return gesture.lift_off(foot, level, grip)
        case Place() | Lay():
            return gesture.carry(Spot(0, 0), there(state.motion))
        case ByHand(recorded):
            return recorded
        case None:
            return ()


def _gripped(state: State) -> tuple[Spot, int, int]:
    """The foot, the level and the grip of the pillar that is held."""
    attempt = state.attempt
    assert attempt is not None
    pose = state.seen.pillars[attempt.pillar]
    assert pose is not None
    return spot(pose), state.villa.levels[attempt.pillar], attempt.grip


def _pull(state: State, pull: Pull) -> Gesture:
    assert state.attempt is not None
    foot, level, grip = _gripped(state)
    way = way_out(state.seen, state.attempt.pillar, pull.towards) + BEYOND
    x, y = cos(radians(pull.towards)), sin(radians(pull.towards))
    target = Spot(foot.x + way * x, foot.y + way * y)
    steady = level if pull.steady else None
    speed, lift = gesture.DEFTLY, pull.lift / 1000
    return gesture.pull(foot, level, grip, target, speed=speed, steady=steady, lift=lift)


@lru_cache(maxsize=4096)
def way_out(villa: Villa, pillar: int, towards: int) -> float:
    """How far a pillar goes in this direction until it is off its spot and under no floor."""
    way = OFF_SPOT
    while way < FARTHEST and not is_clear(villa, pillar, towards, way):
        way += STEP
    return way


def is_clear(villa: Villa, pillar: int, towards: int = 0, way: float = 0.0) -> bool:
    """Is a pillar out from under every floor once it has gone so far in this direction?"""
    kind, pose, level = PILLARS[pillar].kind, villa.pillars[pillar], villa.levels[pillar]
    assert pose is not None
    above = [outline(floor, villa.floors[floor]) for floor in range(level, villa.top)]
    foot, x, y = spot(pose), cos(radians(towards)), sin(radians(towards))
    return geometry.is_clear(kind, Spot(foot.x + way * x, foot.y + way * y), above)


@lru_cache(maxsize=4096)
def clearance(villa: Villa, pillar: int, towards: int) -> float:
    """How far a pillar pulled this way stays from all others of its level, in mm."""
    kind, pose = PILLARS[pillar].kind, villa.pillars[pillar]
    assert pose is not None
    foot, way = spot(pose), way_out(villa, pillar, towards)
    x, y = cos(radians(towards)), sin(radians(towards))
    path = LineString([(foot.x, foot.y), (foot.x + way * x, foot.y + way * y)])
    others = ((other, villa.pillars[other]) for other in villa.standing_on(villa.levels[pillar]))
    gaps = [
        path.distance(Point(there.x / NM, there.y / NM)) - kind.radius - PILLARS[other].kind.radius
        for other, there in others
        if there is not None and other != pillar
    ]
    return float(min(gaps, default=FARTHEST))
