"""The state machine of a simulation: what happens in each tick, leg by leg, until the end."""

from math import sqrt

from shapely import Point
from shapely.ops import nearest_points

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.actions import Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.components import FLOORS, GRAVITY
from tavolino.games.villa_paletti.gesture import (
    CARRY_SPEED,
    MAX_GESTURE_TICKS,
    PULL_SPEED,
    TICKS_PER_SECOND,
    LayFloor,
    LiftOut,
    Remove,
    SetDown,
)
from tavolino.games.villa_paletti.physics.course import Course, Leg, ReleaseRefusal
from tavolino.games.villa_paletti.physics.hand import (
    Hand,
    apply_hand_force,
    follow,
    grasp,
    has_arrived,
    is_above_goal,
    set_lift,
)
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import (
    CHECK_TICKS,
    Alarm,
    RestMonitor,
    guarded_step,
    is_free,
    piece_name,
    safe_step,
    toppled,
)
from tavolino.games.villa_paletti.physics.trembling import shake_pulling_hand, shake_steadying_hand
from tavolino.games.villa_paletti.physics.world import Vector
from tavolino.games.villa_paletti.villa import spot, upright

STOP_TICKS = TICKS_PER_SECOND // 4
"""Ticks without a packet after which a hand stops."""
FROZEN_TICKS = 3 * TICKS_PER_SECOND
"""Ticks without a packet after which a hand is shown as frozen."""
TAKEOVER_TICKS = 20 * TICKS_PER_SECOND
"""Ticks without a packet after which the automatic hand takes over."""
RETRACE_DISTANCE = 0.003
"""Metres: look-ahead along the recorded path on the way back."""
RAISE_HEIGHT = 0.010
"""Metres by which a free pillar is raised, so that it touches nothing."""
LANDED_FRACTION = 0.7
"""Fraction of its own weight that a lowered piece must put on the ground to count as standing."""
SLOW_SPEED, FAST_SPEED = PULL_SPEED / 1000, 2 * PULL_SPEED / 1000
"""m/s at which the automatic steps move a piece."""
SLOW_ZONE = 0.010
"""Metres above the ground below which a piece is lowered slowly."""
PRESS_DEPTH = 0.020
"""Metres below the ground that the hand aims at. Otherwise it would never press the piece down."""
MAX_FALL_TICKS = 4 * TICKS_PER_SECOND
"""Ticks for which a collapse is shown."""
MAX_SETTLE_TICKS = 8 * TICKS_PER_SECOND
"""Ticks after which a villa that has not fallen counts as standing, even if it still trembles."""
DAMPING_START_TICKS = 3 * TICKS_PER_SECOND
"""Ticks after which anything unstable would have fallen. From then on a swaying villa is damped."""
DAMPING_FACTOR = 0.995
"""Fraction of every velocity that remains after each damped tick."""
UNLOADING_TICKS = round(0.3 * TICKS_PER_SECOND)
"""Ticks in which a pillar that leaves the game loses its weight."""
PARKING_DISTANCE = 0.6
"""Metres from the villa at which such a pillar is parked."""


def enter(course: Course, leg: Leg) -> None:
    course.now.leg, course.now.leg_start = leg, course.now.tick
    course.now.rest = RestMonitor()


def advance_tick(course: Course) -> None:
    """Advance the simulation by one time step of 2 ms."""
    now, world = course.now, course.world
    world.clear_forces()
    for hand in course.both_hands:
        follow(hand)
        if hand is now.steadying:
            shake_steadying_hand(hand, now.hand, now.floor_height, now.tick)
        else:
            shake_pulling_hand(hand, now.tick)
        apply_hand_force(hand, world)
    if now.leg == "lifting":
        ease = min(1.0, (now.tick - now.leg_start) / UNLOADING_TICKS)
        up = (0.0, 0.0, ease * GRAVITY * world.mass(course.piece))
        world.apply_force(course.piece, up, (0.0, 0.0, 0.0))
    if now.leg == "falling":
        safe_step(world)
    else:
        now.glitches += guarded_step(world)
    now.tick += 1
    _other_hand(course)
    LEG_STEPS[now.leg](course)
    if now.tick % CHECK_TICKS == 0 and now.leg not in ("falling", "over"):
        _check_collapse(course)


def _other_hand(course: Course) -> None:
    """Open the steadying hand once its floor is down, then remove it."""
    other = course.now.steadying
    if other and other.leaves and has_arrived(other):
        other.opens = True
    if other and other.opening == 0.0:
        course.now.steadying = None


def _let_go_floor(course: Course) -> None:
    other = course.now.steadying
    if other and not other.leaves:
        set_lift(other, course.now.floor_height, 0.0)
        other.leaves = True


# ---------------------------------------------------------------- the player's hand
def _player_hand(course: Course) -> None:
    now, hand = course.now, course.now.hand
    assert hand is not None
    silent_ticks = now.tick - now.last_packet
    if now.follows_pointer and silent_ticks >= STOP_TICKS and not now.lowering:
        hand.goal, now.follows_pointer = hand.place, False
    late = now.tick + course.spent >= MAX_GESTURE_TICKS
    if not now.takeover_step and (silent_ticks >= TAKEOVER_TICKS or late or now.is_full):
        _take_over(course)
    elif isinstance(course.task, Remove):
        _pulling(course, hand)
    else:
        _carrying(course, hand)


def _pulling(course: Course, hand: Hand) -> None:
    now = course.now
    if now.tick % CHECK_TICKS:
        return
    if _distance(hand.place, now.path[-1]) > RETRACE_DISTANCE / 6:
        now.path.append(hand.place)
    if is_free(course.world, course.piece, course.origin, course.floors_above()):
        _raise_free(course, hand)


def _raise_free(course: Course, hand: Hand) -> None:
    """The pillar is out: hold it upright with the fingers, raise it, lower the steadied floor."""
    held = grasp(course.world, course.piece, "fingers", hand.height)
    held.carries, held.speed = True, SLOW_SPEED
    held.goal = (*held.place[:2], held.place[2] + RAISE_HEIGHT)
    course.now.hand, course.now.freed_at = held, course.now.tick
    _let_go_floor(course)
    enter(course, "freed")


def _distance(a: Vector, b: Vector) -> float:
    return sqrt(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)))


def _carrying(course: Course, hand: Hand) -> None:
    now = course.now
    if now.takeover_step:
        _automatic_hand(course, hand)
    if (
        now.lowering
        and now.tick % CHECK_TICKS == 0
        and (now.follows_pointer or is_above_goal(hand))
    ):
        _lower(course, hand)
    if now.standing and now.release_requested:
        _release(course, hand)


def _lower(course: Course, hand: Hand) -> None:
    """Lower the piece, slowly near the ground, until the ground carries most of its weight."""
    now, world = course.now, course.world
    ground = course.surface()
    hand.speed = FAST_SPEED if course.bottom() - ground > SLOW_ZONE else SLOW_SPEED
    hand.goal = (*hand.goal[:2], hand.place[2] + ground - course.bottom() - PRESS_DEPTH)
    if world.load(course.piece) >= LANDED_FRACTION * world.mass(course.piece) * GRAVITY:
        now.lowering, now.standing = False, True
        hand.goal = hand.place


def _release(course: Course, hand: Hand) -> None:
    """Open the hand, unless its piece may not stand there."""
    now = course.now
    now.release_requested = False
    now.refusal = release_refusal(course)
    if now.refusal is None:
        hand.opens = now.opened = True
        enter(course, "releasing")


def release_refusal(course: Course) -> ReleaseRefusal | None:
    """Why the piece in hand may not be released here."""
    return _floor_refusal(course) if course.piece >= FIRST_FLOOR else _pillar_refusal(course)


def _pillar_refusal(course: Course) -> ReleaseRefusal | None:
    """VP-G3: not over the edge; VP-G8: not on another pillar, except on the red floor."""
    top = course.villa.top
    here = spot(course.world.pose(course.piece))
    foot = geometry.foot(course.kind, here)
    if not geometry.is_inside(foot, course.outline(top - 1)):
        return ReleaseRefusal("VP-G3", "sticks-out")
    heads = (geometry.foot(kind, there) for kind, there in course.on_top())
    if top < len(FLOORS) and any(geometry.overlap_area(foot, head) > 0 for head in heads):
        return ReleaseRefusal("VP-G8", "on-another")
    return None


def _floor_refusal(course: Course) -> ReleaseRefusal | None:
    """VP-S4: the blue floor stays over the base; VP-F8: a floor rests on enough pillars."""
    outline = course.outline(course.villa.top)
    if course.villa.top == 0 and not geometry.is_within_base(outline):
        return ReleaseRefusal("VP-S4", "sticks-out")
    return None if _rests_on_enough(course) else ReleaseRefusal("VP-F8", "too-few-pillars")


def _rests_on_enough(course: Course) -> bool:
    assert isinstance(course.task, LayFloor)
    outline = course.outline(course.villa.top)
    heads = (geometry.foot(kind, there) for kind, there in course.on_top())
    return sum(geometry.is_supporting(head, outline) for head in heads) >= course.task.supports


# ---------------------------------------------------------------- the automatic hand
def _take_over(course: Course) -> None:
    """Finish for an absent player: put the pillar back or down, or take the floor away."""
    course.now.taken_over = True
    match course.task:
        case Remove():
            begin_return(course)
        case LayFloor():
            take_away(course)
        case _:
            course.now.takeover_step, course.now.lowering, course.now.standing = 1, False, False


def _automatic_hand(course: Course, hand: Hand) -> None:
    """Raise the pillar, move it over the nearest permitted spot, and lower it."""
    now = course.now
    if now.takeover_step == 1:
        hand.goal, hand.speed = (*hand.place[:2], course.origin[2]), CARRY_SPEED / 1000
    elif now.takeover_step == 2 and not now.lowering and not now.standing:
        now.lowering = now.release_requested = True
    if now.takeover_step == 1 and has_arrived(hand):
        x, y = _nearest_spot(course)
        hand.goal = (x / 1000, y / 1000, hand.goal[2])
        now.takeover_step = 2 if has_arrived(hand) else 1


def _nearest_spot(course: Course) -> tuple[float, float]:
    """The nearest permitted spot in millimetres; the floor's centre if there is no space."""
    here = spot(course.world.pose(course.piece))
    top = course.outline(course.villa.top - 1)
    region = geometry.free_region(course.kind, top, course.on_top(), gap=2.0)
    if region.is_empty:
        return float(top.centroid.x), float(top.centroid.y)
    nearest, _ = nearest_points(region, Point(here.x, here.y))
    return float(nearest.x), float(nearest.y)


# ---------------------------------------------------------------- return and removal
def begin_return(course: Course) -> None:
    """VP-B5: fingers put the pillar back along the way it came."""
    old = course.now.hand
    assert old is not None
    back = grasp(course.world, course.piece, "fingers", old.height)
    back.speed = SLOW_SPEED
    course.now.hand = back
    course.now.given_up = True
    enter(course, "returning")


def _returning(course: Course) -> None:
    now, hand = course.now, course.now.hand
    assert hand is not None
    while len(now.path) > 1 and _distance(hand.place, now.path[-1]) < RETRACE_DISTANCE:
        now.path.pop()
    hand.goal = now.path[-1]
    if len(now.path) == 1 and has_arrived(hand):
        _let_go_floor(course)
        hand.opens = now.steadying is None
        if hand.opens:
            enter(course, "releasing")


def take_away(course: Course) -> None:
    """Raise a floor that does not stay, above everything."""
    held = grasp(course.world, course.piece, "flat")
    held.carries, held.speed = True, FAST_SPEED
    held.goal = (*held.place[:2], max(course.origin[2], held.place[2]))
    course.now.hand, course.now.in_hand, course.now.given_up = held, True, True
    enter(course, "freed")


def _freed(course: Course) -> None:
    """Wait until the raised piece is clear and the other hand has let go."""
    now, hand = course.now, course.now.hand
    assert hand is not None
    if has_arrived(hand) and now.steadying is None:
        enter(course, "settling")


def _releasing(course: Course) -> None:
    now, hand = course.now, course.now.hand
    if hand is not None and hand.opening == 0.0:
        now.hand, now.in_hand = None, False
        enter(course, "settling")


def _lifting(course: Course) -> None:
    """Remove the pillar once it no longer carries load."""
    if course.now.tick - course.now.leg_start >= UNLOADING_TICKS:
        x = PARKING_DISTANCE + 0.05 * course.piece
        course.world.set_pose(course.piece, upright(geometry.Spot(x * 1000, 0), 40.0))
        enter(course, "settling")


# ---------------------------------------------------------------- outcomes
def _settling(course: Course) -> None:
    now = course.now
    elapsed = now.tick - now.leg_start
    if elapsed >= DAMPING_START_TICKS:
        course.world.damp(DAMPING_FACTOR)
    if now.rest.update(course.world, course.held) or elapsed >= MAX_SETTLE_TICKS:
        _settled(course)


def _settled(course: Course) -> None:
    now = course.now
    match course.task:
        case Remove():
            villa = course.frozen()
            course.outcome = Returned(villa) if now.given_up else Free(villa, now.freed_at)
        case LayFloor() if not now.in_hand and not _rests_on_enough(course):
            take_away(course)
            return
        case LayFloor() if now.in_hand:
            course.outcome = Returned(course.frozen(), 0 if now.opened else now.tick)
        case LiftOut(pillar):
            course.outcome = Stands(course.frozen().without(pillar))
        case _:
            course.outcome = (Returned if now.in_hand else Stands)(course.frozen())
    enter(course, "over")


def _check_collapse(course: Course) -> None:
    now = course.now
    alarm = now.collapse.check(course.world, course.held)
    if alarm is None:
        return
    if isinstance(course.task, SetDown) and alarm == Alarm("C4", course.piece):
        now.in_hand = True  # VP-B7: it fell over alone, and the hand picks it up again
        return
    now.alarm = alarm
    now.hand = now.steadying = None
    enter(course, "falling")


def _falling(course: Course) -> None:
    """Nothing is held. Falling pillars may still bring a floor down."""
    now = course.now
    assert now.alarm is not None
    if now.tick % CHECK_TICKS == 0 and now.alarm.why == "C4":
        worse = now.collapse.check(course.world, course.held)
        if worse and worse.why != "C4":
            now.alarm = worse
    is_at_rest = now.rest.update(course.world, course.held)
    if is_at_rest or now.tick - now.leg_start >= MAX_FALL_TICKS:
        fallen = toppled(course.world, course.villa.levels, course.held)
        name = piece_name(now.alarm.piece)
        course.outcome = Fell(course.frozen(), now.alarm.why, name, fallen)
        enter(course, "over")


LEG_STEPS = {
    "hand": _player_hand,
    "freed": _freed,
    "returning": _returning,
    "releasing": _releasing,
    "lifting": _lifting,
    "settling": _settling,
    "falling": _falling,
}
