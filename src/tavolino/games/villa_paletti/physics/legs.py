"""The state machine of a simulation: what happens in each tick, leg by leg, until the end."""

from math import sqrt

from shapely import Point
from shapely.ops import nearest_points

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.actions import Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.components import FLOORS, GRAVITY
from tavolino.games.villa_paletti.gesture import (
    CARRYING,
    LONGEST,
    PULLING,
    TICKS,
    LayFloor,
    LiftOut,
    Remove,
    SetDown,
)
from tavolino.games.villa_paletti.physics.course import Course, Leg, Trouble
from tavolino.games.villa_paletti.physics.hand import (
    Hand,
    apply,
    follow,
    is_over,
    is_there,
    lift,
    take,
)
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import (
    LOOK,
    Alarm,
    Rest,
    guarded_step,
    is_free,
    piece_name,
    sound_step,
    toppled,
)
from tavolino.games.villa_paletti.physics.trembling import hurry, tremble
from tavolino.games.villa_paletti.physics.world import Vector
from tavolino.games.villa_paletti.villa import spot, upright

PAUSE, FROZEN, GONE = TICKS // 4, 3 * TICKS, 20 * TICKS
"""Ticks without a packet until a hand stops, is shown as frozen, and is taken over."""
STEP_BACK = 0.003
"""Metres: look-ahead along the recorded path on the way back."""
RAISED = 0.010
"""Metres by which a free pillar is raised, so that it touches nothing."""
LANDED = 0.7
"""Fraction of its own weight that a lowered piece must put on the ground to count as standing."""
SLOWLY, BRISKLY = PULLING / 1000, 2 * PULLING / 1000
NEAR = 0.010
"""Metres above the ground below which a piece is lowered slowly."""
BELOW = 0.020
"""Metres below the ground that the hand aims at. Otherwise it would never press the piece down."""
SHOW = 4 * TICKS
"""Ticks for which a collapse is shown."""
PATIENCE = 8 * TICKS
"""Ticks after which a villa that has not fallen counts as standing, even if it still trembles."""
SWAY = 3 * TICKS
"""Ticks after which anything unstable would have fallen. From then on a swaying villa is damped."""
CALM = 0.995
"""Fraction of every velocity that remains after each damped tick."""
EASING = round(0.3 * TICKS)
"""Ticks in which a pillar that leaves the game loses its weight."""
SHELF = 0.6
"""Metres from the villa at which such a pillar is parked."""


def enter(course: Course, leg: Leg) -> None:
    course.now.leg, course.now.since = leg, course.now.tick
    course.now.rest = Rest()


def tick(course: Course) -> None:
    """Advance the simulation by one time step of 2 ms."""
    now, world = course.now, course.world
    world.forget_pushes()
    for hand in course.both_hands:
        follow(hand)
        if hand is now.other:
            tremble(hand, now.hand, now.floor_height, now.tick)
        else:
            hurry(hand, now.tick)
        apply(hand, world)
    if now.leg == "lifting":
        ease = min(1.0, (now.tick - now.since) / EASING)
        up = (0.0, 0.0, ease * GRAVITY * world.mass(course.piece))
        world.push(course.piece, up, (0.0, 0.0, 0.0))
    if now.leg == "falling":
        sound_step(world)
    else:
        now.glitches += guarded_step(world)
    now.tick += 1
    _other_hand(course)
    LEGS[now.leg](course)
    if now.tick % LOOK == 0 and now.leg not in ("falling", "over"):
        _look(course)


def _other_hand(course: Course) -> None:
    """Open the steadying hand once its floor is down, then remove it."""
    other = course.now.other
    if other and other.leaves and is_there(other):
        other.opens = True
    if other and other.opening == 0.0:
        course.now.other = None


def _let_go_floor(course: Course) -> None:
    other = course.now.other
    if other and not other.leaves:
        lift(other, course.now.floor_height, 0.0)
        other.leaves = True


# ---------------------------------------------------------------- the player's hand
def _hand(course: Course) -> None:
    now, hand = course.now, course.now.hand
    assert hand is not None
    quiet = now.tick - now.heard
    if now.led and quiet >= PAUSE and not now.lowering:
        hand.goal, now.led = hand.place, False
    late = now.tick + course.spent >= LONGEST
    if not now.house and (quiet >= GONE or late or now.is_full):
        _take_over(course)
    elif isinstance(course.stretch, Remove):
        _pulling(course, hand)
    else:
        _carrying(course, hand)


def _pulling(course: Course, hand: Hand) -> None:
    now = course.now
    if now.tick % LOOK:
        return
    if _distance(hand.place, now.path[-1]) > STEP_BACK / 6:
        now.path.append(hand.place)
    if is_free(course.world, course.piece, course.origin, course.floors_above()):
        _raise_free(course, hand)


def _raise_free(course: Course, hand: Hand) -> None:
    """The pillar is out: hold it upright with the fingers, raise it, lower the steadied floor."""
    held = take(course.world, course.piece, "fingers", hand.height)
    held.carries, held.speed = True, SLOWLY
    held.goal = (*held.place[:2], held.place[2] + RAISED)
    course.now.hand, course.now.spent = held, course.now.tick
    _let_go_floor(course)
    enter(course, "freed")


def _distance(a: Vector, b: Vector) -> float:
    return sqrt(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)))


def _carrying(course: Course, hand: Hand) -> None:
    now = course.now
    if now.house:
        _house_hand(course, hand)
    if now.lowering and now.tick % LOOK == 0 and (now.led or is_over(hand)):
        _lower(course, hand)
    if now.standing and now.letting_go:
        _release(course, hand)


def _lower(course: Course, hand: Hand) -> None:
    """Lower the piece, slowly near the ground, until the ground carries most of its weight."""
    now, world = course.now, course.world
    ground = course.surface()
    hand.speed = BRISKLY if course.bottom() - ground > NEAR else SLOWLY
    hand.goal = (*hand.goal[:2], hand.place[2] + ground - course.bottom() - BELOW)
    if world.load(course.piece) >= LANDED * world.mass(course.piece) * GRAVITY:
        now.lowering, now.standing = False, True
        hand.goal = hand.place


def _release(course: Course, hand: Hand) -> None:
    """Open the hand, unless its piece may not stand there."""
    now = course.now
    now.letting_go = False
    now.trouble = trouble(course)
    if now.trouble is None:
        hand.opens = now.opened = True
        enter(course, "releasing")


def trouble(course: Course) -> Trouble | None:
    """Why the piece in hand may not be released here."""
    return _floor_trouble(course) if course.piece >= FIRST_FLOOR else _pillar_trouble(course)


def _pillar_trouble(course: Course) -> Trouble | None:
    """VP-G3: not over the edge; VP-G8: not on another pillar, except on the red floor."""
    top = course.villa.top
    here = spot(course.world.pose(course.piece))
    foot = geometry.foot(course.kind, here)
    if not geometry.stands_inside(foot, course.outline(top - 1)):
        return Trouble("VP-G3", "sticks-out")
    heads = (geometry.foot(kind, there) for kind, there in course.on_top())
    if top < len(FLOORS) and any(geometry.overlap(foot, head) > 0 for head in heads):
        return Trouble("VP-G8", "on-another")
    return None


def _floor_trouble(course: Course) -> Trouble | None:
    """VP-S4: the blue floor stays over the base; VP-F8: a floor rests on enough pillars."""
    outline = course.outline(course.villa.top)
    if course.villa.top == 0 and not geometry.within_base(outline):
        return Trouble("VP-S4", "sticks-out")
    return None if _rests_on_enough(course) else Trouble("VP-F8", "too-few-pillars")


def _rests_on_enough(course: Course) -> bool:
    assert isinstance(course.stretch, LayFloor)
    outline = course.outline(course.villa.top)
    heads = (geometry.foot(kind, there) for kind, there in course.on_top())
    return sum(geometry.carries(head, outline) for head in heads) >= course.stretch.supports


# ---------------------------------------------------------------- the automatic hand
def _take_over(course: Course) -> None:
    """Finish for an absent player: put the pillar back or down, or take the floor away."""
    course.now.taken_over = True
    match course.stretch:
        case Remove():
            begin_return(course)
        case LayFloor():
            take_away(course)
        case _:
            course.now.house, course.now.lowering, course.now.standing = 1, False, False


def _house_hand(course: Course, hand: Hand) -> None:
    """Raise the pillar, move it over the nearest permitted spot, and lower it."""
    now = course.now
    if now.house == 1:
        hand.goal, hand.speed = (*hand.place[:2], course.origin[2]), CARRYING / 1000
    elif now.house == 2 and not now.lowering and not now.standing:
        now.lowering = now.letting_go = True
    if now.house == 1 and is_there(hand):
        x, y = _nearest_spot(course)
        hand.goal = (x / 1000, y / 1000, hand.goal[2])
        now.house = 2 if is_there(hand) else 1


def _nearest_spot(course: Course) -> tuple[float, float]:
    """The nearest permitted spot in millimetres; the floor's centre if there is no space."""
    here = spot(course.world.pose(course.piece))
    top = course.outline(course.villa.top - 1)
    room = geometry.room_for(course.kind, top, course.on_top(), gap=2.0)
    if room.is_empty:
        return float(top.centroid.x), float(top.centroid.y)
    nearest, _ = nearest_points(room, Point(here.x, here.y))
    return float(nearest.x), float(nearest.y)


# ---------------------------------------------------------------- return and removal
def begin_return(course: Course) -> None:
    """VP-B5: fingers put the pillar back along the way it came."""
    old = course.now.hand
    assert old is not None
    back = take(course.world, course.piece, "fingers", old.height)
    back.speed = SLOWLY
    course.now.hand = back
    course.now.given_up = True
    enter(course, "returning")


def _returning(course: Course) -> None:
    now, hand = course.now, course.now.hand
    assert hand is not None
    while len(now.path) > 1 and _distance(hand.place, now.path[-1]) < STEP_BACK:
        now.path.pop()
    hand.goal = now.path[-1]
    if len(now.path) == 1 and is_there(hand):
        _let_go_floor(course)
        hand.opens = now.other is None
        if hand.opens:
            enter(course, "releasing")


def take_away(course: Course) -> None:
    """Raise a floor that does not stay, above everything."""
    held = take(course.world, course.piece, "flat")
    held.carries, held.speed = True, BRISKLY
    held.goal = (*held.place[:2], max(course.origin[2], held.place[2]))
    course.now.hand, course.now.in_hand, course.now.given_up = held, True, True
    enter(course, "freed")


def _freed(course: Course) -> None:
    """Wait until the raised piece is clear and the other hand has let go."""
    now, hand = course.now, course.now.hand
    assert hand is not None
    if is_there(hand) and now.other is None:
        enter(course, "settling")


def _releasing(course: Course) -> None:
    now, hand = course.now, course.now.hand
    if hand is not None and hand.opening == 0.0:
        now.hand, now.in_hand = None, False
        enter(course, "settling")


def _lifting(course: Course) -> None:
    """Remove the pillar once it no longer carries load."""
    if course.now.tick - course.now.since >= EASING:
        x = SHELF + 0.05 * course.piece
        course.world.put(course.piece, upright(geometry.Spot(x * 1000, 0), 40.0))
        enter(course, "settling")


# ---------------------------------------------------------------- outcomes
def _settling(course: Course) -> None:
    now = course.now
    lasted = now.tick - now.since
    if lasted >= SWAY:
        course.world.calm(CALM)
    if now.rest.look(course.world, course.held) or lasted >= PATIENCE:
        _settled(course)


def _settled(course: Course) -> None:
    now = course.now
    match course.stretch:
        case Remove():
            villa = course.frozen()
            course.outcome = Returned(villa) if now.given_up else Free(villa, now.spent)
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


def _look(course: Course) -> None:
    now = course.now
    alarm = now.watch.look(course.world, course.held)
    if alarm is None:
        return
    if isinstance(course.stretch, SetDown) and alarm == Alarm("C4", course.piece):
        now.in_hand = True  # VP-B7: it fell over alone, and the hand picks it up again
        return
    now.alarm = alarm
    now.hand = now.other = None
    enter(course, "falling")


def _falling(course: Course) -> None:
    """Nothing is held. Falling pillars may still bring a floor down."""
    now = course.now
    assert now.alarm is not None
    if now.tick % LOOK == 0 and now.alarm.why == "C4":
        worse = now.watch.look(course.world, course.held)
        if worse and worse.why != "C4":
            now.alarm = worse
    still = now.rest.look(course.world, course.held)
    if still or now.tick - now.since >= SHOW:
        lying = toppled(course.world, course.villa.levels, course.held)
        name = piece_name(now.alarm.piece)
        course.outcome = Fell(course.frozen(), now.alarm.why, name, lying)
        enter(course, "over")


LEGS = {
    "hand": _hand,
    "freed": _freed,
    "returning": _returning,
    "releasing": _releasing,
    "lifting": _lifting,
    "settling": _settling,
    "falling": _falling,
}
