"""What a packet does to the hands, and why it may do nothing. Too fast and too strong is capped."""

from math import atan2, cos, radians, sin

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.gesture import (
    FASTEST,
    GRAINS,
    Abort,
    Glide,
    Keep,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Remove,
    Steady,
    Turn,
)
from tavolino.games.villa_paletti.physics.course import Course
from tavolino.games.villa_paletti.physics.hand import Hand, lift, take
from tavolino.games.villa_paletti.physics.legs import begin_return, take_away
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.rules.packets import refuse_packet

WIDE, HIGH = 0.5, 0.8
"""Metres: a hand stays over the table."""

NOT_NOW = objection("VP-B3", "villa_paletti-hand-not-now")
HAND_FULL = objection("VP-G1", "villa_paletti-hand-hand-full")
NOTHING_STEADIED = objection("VP-G1", "villa_paletti-hand-nothing-steadied")
NOT_LOWERED = objection("VP-B4", "villa_paletti-hand-not-now")


def accept(course: Course, packet: Packet) -> Objection | None:
    """Let a packet take effect now, or say why it has none: by the rules, or for the moment."""
    hand = course.now.hand
    if course.now.leg != "hand" or hand is None or course.now.house or course.now.is_full:
        return NOT_NOW
    if wrong := refuse_packet(course.stretch, course.villa.top, _steadied(course), packet):
        return wrong
    match packet:
        case Move() | Glide():
            _go(course, hand, packet)
            return None
        case Steady() | Lift() | LetGo():
            return _steady(course, packet)
        case Turn() | Lower() | Raise() | Release():
            return _carry(course, hand, packet)
        case Keep():
            return None
        case Abort():
            _abort(course)
            return None


def _steadied(course: Course) -> int | None:
    """The floor that the other hand holds and does not leave."""
    other = course.now.other
    return other.piece - FIRST_FLOOR if other and not other.leaves else None


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


def _steady(course: Course, packet: Steady | Lift | LetGo) -> Objection | None:
    """The other hand: it takes, raises and leaves a floor."""
    now = course.now
    match packet:
        case Steady() if now.other:
            return HAND_FULL
        case Steady(floor):
            now.other = take(course.world, FIRST_FLOOR + floor, "flat")
            now.floor_height = now.other.place[2]
        case _ if now.other is None or now.other.leaves:
            return NOTHING_STEADIED
        case Lift(height):
            lift(now.other, now.floor_height, height / 1e6)
        case LetGo():
            lift(now.other, now.floor_height, 0.0)
            now.other.leaves = True
    return None


def _carry(course: Course, hand: Hand, packet: Turn | Lower | Raise | Release) -> Objection | None:
    """What is carried is turned, let down, raised again and released."""
    now = course.now
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
            return NOT_LOWERED
    return None


def _abort(course: Course) -> None:
    """VP-B5: a pillar goes back while it is not free; a floor is taken away again."""
    if isinstance(course.stretch, Remove):
        begin_return(course)
    else:
        take_away(course)
