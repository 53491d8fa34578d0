"""Gestures: packets of a hand with the tick at which they take effect, and the tasks of a hand.

A task starts and ends with a villa at rest. Positions are whole hundredths of a millimetre and
angles whole hundredths of a degree, so that a recorded gesture is the same on every machine.
"""

from math import degrees, hypot
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import STOREY
from tavolino.games.villa_paletti.geometry import Spot

Tool: TypeAlias = Literal["fingers", "hook"]

TICKS_PER_SECOND = 500
"""Time steps per second of simulated time."""
MAX_GESTURE_TICKS = 120 * TICKS_PER_SECOND
"""Time limit of a hand: two minutes for a pull and its placement together, or for a floor."""
MAX_PACKETS = 8000
"""Maximum number of packets in a gesture. Two set points per frame for two minutes, and some
hundred commands more, stay below it."""
PACKET_SCALE = 100
"""Packet units per millimetre for positions, and per degree for angles."""
MAX_HAND_SPEED = 150
"""Maximum speed of a hand, in mm/s."""
PULL_SPEED = 30
CARRY_SPEED = 120
"""Speeds at which a careful hand pulls and carries, in mm/s."""
READY_PULL_SPEED = 45
"""Speed of a ready-made pull, in mm/s."""
TURN_SPEED = 180
"""Speed at which a carried piece turns, in degrees per second."""


# ---------------------------------------------------------------- tasks
class Remove(Struct, frozen=True, tag="remove"):
    """Pull a pillar out until it is free, or put it back."""

    pillar: int
    tool: Tool
    grip: int
    """Height of the grip above the foot, in millimetres."""


class SetDown(Struct, frozen=True, tag="place"):
    """Set the pillar in hand on the top floor. The rules ensure that there is space (VP-B8)."""

    pillar: int
    spent: int = 0
    """Ticks of the time limit that the pull used (VP-P4)."""


class LayFloor(Struct, frozen=True, tag="floor"):
    """Lay the next floor."""

    supports: int = 3
    """Minimum number of pillars below it (VP-F8, VP-V1)."""
    spent: int = 0
    """Ticks of the time limit that earlier attempts without a release used (VP-P4)."""


class LiftOut(Struct, frozen=True, tag="out"):
    """Remove a free pillar from the game, without a hand (VP-F10)."""

    pillar: int


Task: TypeAlias = Remove | SetDown | LayFloor | LiftOut


# ---------------------------------------------------------------- packets
class Move(Struct, frozen=True, tag="move"):
    """Set point of a hand that follows a pointer. Without further packets the hand stops.

    The height applies while a pillar is pulled. A carried piece is lowered and raised instead.
    """

    x: int
    y: int
    z: int


class Glide(Struct, frozen=True, tag="glide"):
    """Move the hand straight to a point at this speed in mm/s, without further packets."""

    x: int
    y: int
    z: int
    speed: int


class Steady(Struct, frozen=True, tag="steady"):
    """The other hand takes hold of a floor, numbered from 0 for blue (VP-G1)."""

    floor: int


class Lift(Struct, frozen=True, tag="lift"):
    """The other hand lifts its floor to this height in micrometres above its rest position."""

    height: int


class LetGo(Struct, frozen=True, tag="letgo"):
    """The other hand lowers its floor and lets go."""


class Turn(Struct, frozen=True, tag="turn"):
    """Rotate the carried piece to this angle, anticlockwise."""

    angle: int


class Lower(Struct, frozen=True, tag="lower"):
    """Lower the carried piece until it touches down."""


class Raise(Struct, frozen=True, tag="raise"):
    """Stop lowering and raise the carried piece again."""


class Release(Struct, frozen=True, tag="release"):
    """Open the hand as soon as the lowered piece stands."""


class Keep(Struct, frozen=True, tag="keep"):
    """Signal that the hand is still present. Changes nothing."""


class Abort(Struct, frozen=True, tag="abort"):
    """Put the pillar back (VP-B5), or take the floor away again."""


Packet: TypeAlias = (
    Move | Glide | Steady | Lift | LetGo | Turn | Lower | Raise | Release | Keep | Abort
)


class Timed(Struct, frozen=True, array_like=True):
    """A packet and the tick of its task at which it takes effect."""

    tick: int
    packet: Packet


Gesture: TypeAlias = tuple[Timed, ...]


_SET_POINTS: dict[type[Packet], str] = {
    Move: "hand",
    Glide: "hand",
    Turn: "turn",
    Lift: "lift",
    Keep: "keep",
}


def record_packet(gesture: list[Timed], timed: Timed) -> None:
    """Append a packet. Of several set points of one kind in a tick, keep only the last."""
    kind = _set_point(timed)
    start = len(gesture)
    while start and gesture[start - 1].tick == timed.tick and _set_point(gesture[start - 1]):
        start -= 1
    if kind == "keep" and start < len(gesture):
        return
    gesture[start:] = [one for one in gesture[start:] if _set_point(one) not in (kind, "keep")]
    gesture.append(timed)


def _set_point(timed: Timed) -> str:
    """The kind of set point; empty for a command, which always counts."""
    return _SET_POINTS.get(type(timed.packet), "")


# ---------------------------------------------------------------- ready-made gestures
def packet_units(length: float) -> int:
    """Convert millimetres or degrees to packet units."""
    return round(length * PACKET_SCALE)


def ticks_for(distance: float, speed: float) -> int:
    """Ticks that a hand needs for a distance in mm, including half a second to come to rest."""
    return round(distance / speed * TICKS_PER_SECOND) + TICKS_PER_SECOND // 2


def pull(
    foot: Spot,
    level: int,
    grip: float,
    to: Spot,
    *,
    speed: int = PULL_SPEED,
    steady: int | None = None,
    lift: float = 0.0,
) -> Gesture:
    """Pull a pillar straight from its spot to another. If it is not free then, put it back.

    With `steady` the other hand holds that floor meanwhile and lifts it by `lift` millimetres.
    """
    packets = []
    start = 0
    if steady is not None:
        packets = [Timed(0, Steady(steady)), Timed(1, Lift(round(lift * 1000)))]
        start = TICKS_PER_SECOND if lift else TICKS_PER_SECOND // 4
    height = packet_units(level * STOREY + grip)
    packets.append(Timed(start, Glide(packet_units(to.x), packet_units(to.y), height, speed)))
    arrival = start + ticks_for(hypot(to.x - foot.x, to.y - foot.y), speed)
    return (*packets, Timed(arrival + 2 * TICKS_PER_SECOND, Abort()))


def lift_off(foot: Spot, level: int, grip: float, rise: float = 20.0) -> Gesture:
    """Lift an uncovered pillar straight up."""
    height = packet_units(level * STOREY + grip + rise)
    up = Glide(packet_units(foot.x), packet_units(foot.y), height, PULL_SPEED)
    return (Timed(0, up), Timed(ticks_for(rise, PULL_SPEED) + 2 * TICKS_PER_SECOND, Abort()))


def carry(start: Spot, to: Spot) -> Gesture:
    """Carry the piece in hand to a spot, rotate it, lower it and let go."""
    distance = hypot(to.x - start.x, to.y - start.y)
    turned = abs((degrees(to.turn) + 180) % 360 - 180)
    arrival = max(ticks_for(distance, CARRY_SPEED), ticks_for(turned, TURN_SPEED))
    return (
        Timed(0, Turn(packet_units(degrees(to.turn)))),
        Timed(0, Glide(packet_units(to.x), packet_units(to.y), 0, CARRY_SPEED)),
        Timed(arrival, Lower()),
        Timed(arrival, Release()),
    )
