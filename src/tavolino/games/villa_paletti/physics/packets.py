"""What a packet does to the hands, and why it may do nothing. Too fast and too strong is capped."""

from math import atan2, cos, radians, sin

from tavolino.games.villa_paletti.components import HIGHEST_LIFT
from tavolino.games.villa_paletti.gesture import (
    FASTEST,
    GRAINS,
    Abort,
    Glide,
    LayFloor,
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
    Turn,
)
from tavolino.games.villa_paletti.physics.course import Course, Refusal
from tavolino.games.villa_paletti.physics.hand import Hand, lift, take
from tavolino.games.villa_paletti.physics.legs import begin_return, take_away
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR

WIDE, HIGH = 0.5, 0.8
"""Metres: a hand stays over the table."""

NOT_NOW = Refusal("VP-B3", "not-now")


def accept(course: Course, packet: Packet) -> Refusal | None:
    """Let a packet take effect now, or say why it has none."""
    hand = course.now.hand
    if course.now.leg != "hand" or hand is None or course.now.house:
        return NOT_NOW
    match packet:
        case Move() | Glide():
            _go(course, hand, packet)
            return None
        case Steady() | Lift() | LetGo():
            return _steady(course, packet)
        case Turn() | Lower() | Raise() | Release():
            return _carry(course, hand, packet)
        case Abort():
            return _abort(course)


def _go(course: Course, hand: Hand, packet: Move | Glide) -> None:
    """Towards a point; what is carried keeps its height."""
    x, y, z = (c / GRAINS / 1000 for c in (packet.x, packet.y, packet.z))
    if hand.carries:
        z = hand.goal[2]
    hand.goal = (_within(x, -WIDE, WIDE), _within(y, -WIDE, WIDE), _within(z, -0.1, HIGH))
    course.now.led = isinstance(packet, Move)
    speed = packet.speed if isinstance(packet, Glide) else FASTEST
    if not course.now.lowering:
        hand.speed = _within(speed, 1, FASTEST) / 1000


def _within(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


def _steady(course: Course, packet: Steady | Lift | LetGo) -> Refusal | None:
    """The other hand, VP-G1 and VP-G2."""
    now = course.now
    if not isinstance(course.stretch, Remove):
        return Refusal("VP-G2", "not-now")
    match packet:
        case Steady(floor):
            return _take_floor(course, floor)
        case Lift(height) if height > HIGHEST_LIFT * 1000:
            return Refusal("VP-G1", "too-high")
        case Lift(height) if now.other and not now.other.leaves:
            lift(now.other, now.floor_height, height / 1e6)
        case LetGo() if now.other and not now.other.leaves:
            lift(now.other, now.floor_height, 0.0)
            now.other.leaves = True
        case _:
            return Refusal("VP-G1", "nothing-steadied")
    return None


def _take_floor(course: Course, floor: int) -> Refusal | None:
    if course.now.other:
        return Refusal("VP-G1", "hand-full")
    if not 0 <= floor < course.villa.top:
        return Refusal("VP-G1", "no-such-floor")
    course.now.other = take(course.world, FIRST_FLOOR + floor, "flat")
    course.now.floor_height = course.now.other.place[2]
    return None


def _carry(course: Course, hand: Hand, packet: Turn | Lower | Raise | Release) -> Refusal | None:
    """What is carried is turned, let down, raised again and released."""
    now = course.now
    if not isinstance(course.stretch, SetDown | LayFloor):
        return NOT_NOW
    match packet:
        case Turn(angle):
            wanted = radians(angle / GRAINS) - hand.turn
            hand.turn_goal = hand.turn + atan2(sin(wanted), cos(wanted))
        case Lower():
            now.lowering = not now.standing
        case Raise():
            now.lowering = now.standing = now.letting_go = False
            hand.goal = (*hand.goal[:2], course.origin[2])
            hand.speed = FASTEST / 1000
        case Release() if now.lowering or now.standing:
            now.letting_go = True
        case _:
            return Refusal("VP-B4", "not-now")
    return None


def _abort(course: Course) -> Refusal | None:
    """VP-B5: a pillar goes back while it is not free; VP-B7: then it must be placed."""
    match course.stretch:
        case Remove():
            begin_return(course)
        case LayFloor():
            take_away(course)
        case _:
            return Refusal("VP-B7", "not-now")
    return None
