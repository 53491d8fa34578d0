"""Applies packets to the hands, or explains why not. Excess speed and strength are clamped."""

from math import atan2, cos, radians, sin

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.gesture import (
    MAX_HAND_SPEED,
    PACKET_SCALE,
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
from tavolino.games.villa_paletti.physics.hand import Hand, grasp, set_lift
from tavolino.games.villa_paletti.physics.legs import begin_return, take_away
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.rules.packets import refuse_packet

MAX_SIDEWAYS, MAX_HEIGHT = 0.5, 0.8
"""Metres: limits of a hand's position, so that it stays over the table."""

NOT_NOW = objection("VP-B3", "villa_paletti-hand-not-now")
HAND_FULL = objection("VP-G1", "villa_paletti-hand-hand-full")
NOTHING_STEADIED = objection("VP-G1", "villa_paletti-hand-nothing-steadied")
NOT_LOWERED = objection("VP-B4", "villa_paletti-hand-not-now")


def accept(course: Course, packet: Packet) -> Objection | None:
    """Apply a packet now, or return the rule or the temporary reason against it."""
    hand = course.now.hand
    if course.now.leg != "hand" or hand is None or course.now.takeover_step or course.now.is_full:
        return NOT_NOW
    if objection := refuse_packet(course.task, course.villa.top, _steadied(course), packet):
        return objection
    match packet:
        case Move() | Glide():
            _move_hand(course, hand, packet)
            return None
        case Steady() | Lift() | LetGo():
            return _handle_steadying(course, packet)
        case Turn() | Lower() | Raise() | Release():
            return _handle_carried(course, hand, packet)
        case Keep():
            return None
        case Abort():
            _abort(course)
            return None


def _steadied(course: Course) -> int | None:
    """The floor that the other hand holds and is not letting go."""
    other = course.now.steadying
    return other.piece - FIRST_FLOOR if other and not other.leaves else None


def _move_hand(course: Course, hand: Hand, packet: Move | Glide) -> None:
    """Set the target point. A carried piece keeps its height."""
    x, y, z = (c / PACKET_SCALE / 1000 for c in (packet.x, packet.y, packet.z))
    if hand.carries:
        z = hand.goal[2]
    hand.goal = (
        _clamped(x, -MAX_SIDEWAYS, MAX_SIDEWAYS),
        _clamped(y, -MAX_SIDEWAYS, MAX_SIDEWAYS),
        _clamped(z, -0.1, MAX_HEIGHT),
    )
    course.now.follows_pointer = isinstance(packet, Move)
    speed = packet.speed if isinstance(packet, Glide) else MAX_HAND_SPEED
    if not course.now.lowering:
        hand.speed = _clamped(speed, 1, MAX_HAND_SPEED) / 1000


def _clamped(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


def _handle_steadying(course: Course, packet: Steady | Lift | LetGo) -> Objection | None:
    """The other hand takes, lifts or lets go of a floor."""
    now = course.now
    match packet:
        case Steady() if now.steadying:
            return HAND_FULL
        case Steady(floor):
            now.steadying = grasp(course.world, FIRST_FLOOR + floor, "flat")
            now.floor_height = now.steadying.place[2]
        case _ if now.steadying is None or now.steadying.leaves:
            return NOTHING_STEADIED
        case Lift(height):
            set_lift(now.steadying, now.floor_height, height / 1e6)
        case LetGo():
            set_lift(now.steadying, now.floor_height, 0.0)
            now.steadying.leaves = True
    return None


def _handle_carried(
    course: Course, hand: Hand, packet: Turn | Lower | Raise | Release
) -> Objection | None:
    """Turn, lower, raise or release the carried piece."""
    now = course.now
    match packet:
        case Turn(angle):
            wanted = radians(angle / PACKET_SCALE) - hand.turn
            hand.turn_goal = hand.turn + atan2(sin(wanted), cos(wanted))
        case Lower():
            now.lowering = not now.standing
        case Raise():
            now.lowering = now.standing = now.release_requested = False
            hand.goal = (*hand.goal[:2], course.origin[2])
            hand.speed = MAX_HAND_SPEED / 1000
        case Release() if now.lowering or now.standing:
            now.release_requested = True
        case _:
            return NOT_LOWERED
    return None


def _abort(course: Course) -> None:
    """VP-B5: put back a pillar that is not free yet, or take a floor away again."""
    if isinstance(course.task, Remove):
        begin_return(course)
    else:
        take_away(course)
