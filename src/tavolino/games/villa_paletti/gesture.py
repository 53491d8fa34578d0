"""What hands say: packets with the tick at which they took effect, and the stretches they move in.

A stretch leads from a frozen villa to a frozen villa. Places are whole hundredths of a millimetre,
angles whole hundredths of a degree, so that a recorded gesture is the same on every machine.
"""

from math import degrees, hypot
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import STOREY
from tavolino.games.villa_paletti.geometry import Spot

Tool: TypeAlias = Literal["fingers", "hook"]

TICKS = 500
"""Ticks in a second of simulated time."""
LONGEST = 120 * TICKS
"""For the pull and the placement of a pillar together, or for a floor, a hand has two minutes."""
MOST_PACKETS = 8000
"""Two wishes in every frame of two minutes, and some hundred words more: no gesture has so many."""
GRAINS = 100
"""A millimetre, in the unit of a packet's places; a degree, in that of its angles."""
FASTEST = 150
"""Millimetres a hand moves in a second, at most."""
PULLING = 30
CARRYING = 120
"""At which speed a careful hand pulls and carries, in millimetres a second."""
DEFTLY = 45
"""And at which speed ready-made hands pull."""
TURNING = 180
"""Degrees by which what is carried turns in a second."""


# ---------------------------------------------------------------- stretches
class Remove(Struct, frozen=True, tag="remove"):
    """Pull a pillar out until it is free, or put it back."""

    pillar: int
    tool: Tool
    grip: int
    """Where it is held: millimetres above its foot."""


class SetDown(Struct, frozen=True, tag="place"):
    """Set the pillar in hand on the top floor. The rules made sure that there is room (VP-B8)."""

    pillar: int
    spent: int = 0
    """So many ticks of the hand's time did the pull take (VP-P4)."""


class LayFloor(Struct, frozen=True, tag="floor"):
    """Lay the next floor."""

    supports: int = 3
    """On so many pillars at least (VP-F8, VP-V1)."""
    spent: int = 0
    """So many ticks of the hand's time it was carried in vain before (VP-P4)."""


class LiftOut(Struct, frozen=True, tag="out"):
    """A free pillar leaves the game, lifted by nobody's hand (VP-F10)."""

    pillar: int


Stretch: TypeAlias = Remove | SetDown | LayFloor | LiftOut


# ---------------------------------------------------------------- packets
class Move(Struct, frozen=True, tag="move"):
    """A hand that is led wants to be there now. It stands still when no packet follows.

    The height counts while a pillar is pulled; what is carried is let down and raised instead.
    """

    x: int
    y: int
    z: int


class Glide(Struct, frozen=True, tag="glide"):
    """A hand goes there straight, at this speed in mm/s, without further packets."""

    x: int
    y: int
    z: int
    speed: int


class Steady(Struct, frozen=True, tag="steady"):
    """The other hand takes hold of a floor, counted from 0 for blue (VP-G1)."""

    floor: int


class Lift(Struct, frozen=True, tag="lift"):
    """The other hand raises its floor so many micrometres above where it lay."""

    height: int


class LetGo(Struct, frozen=True, tag="letgo"):
    """The other hand lets its floor down and leaves it."""


class Turn(Struct, frozen=True, tag="turn"):
    """Turn what is carried to this angle, anticlockwise."""

    angle: int


class Lower(Struct, frozen=True, tag="lower"):
    """Let down what is carried until it stands on something."""


class Raise(Struct, frozen=True, tag="raise"):
    """Raise again what was being let down."""


class Release(Struct, frozen=True, tag="release"):
    """Take the hand away as soon as what was let down stands."""


class Keep(Struct, frozen=True, tag="keep"):
    """The hand is still there, and does nothing else than before."""


class Abort(Struct, frozen=True, tag="abort"):
    """Put the pillar back where it was (VP-B5); take the floor away again."""


Packet: TypeAlias = (
    Move | Glide | Steady | Lift | LetGo | Turn | Lower | Raise | Release | Keep | Abort
)


class Timed(Struct, frozen=True, array_like=True):
    """A packet and the tick of its stretch at which it took effect."""

    tick: int
    packet: Packet


Gesture: TypeAlias = tuple[Timed, ...]


_WISHES: dict[type[Packet], str] = {
    Move: "hand",
    Glide: "hand",
    Turn: "turn",
    Lift: "lift",
    Keep: "keep",
}


def note(gesture: list[Timed], timed: Timed) -> None:
    """Write down what took effect: of all wishes of one tick only the last has any."""
    wish = _WISHES.get(type(timed.packet), "")
    same = len(gesture)
    while same and gesture[same - 1].tick == timed.tick and _wish(gesture[same - 1]):
        same -= 1
    if wish == "keep" and same < len(gesture):
        return
    gesture[same:] = [one for one in gesture[same:] if _wish(one) not in (wish, "keep")]
    gesture.append(timed)


def _wish(timed: Timed) -> str:
    return _WISHES.get(type(timed.packet), "")


# ---------------------------------------------------------------- whole gestures in few words
def grains(length: float) -> int:
    """Millimetres, or degrees, in the unit of the packets."""
    return round(length * GRAINS)


def ticks_for(way: float, speed: float) -> int:
    """How long a hand needs for so many millimetres, with a moment to come to rest."""
    return round(way / speed * TICKS) + TICKS // 2


def pull(
    foot: Spot,
    level: int,
    grip: float,
    to: Spot,
    *,
    speed: int = PULLING,
    steady: int | None = None,
    lift: float = 0.0,
) -> Gesture:
    """Pull a pillar from its foot's spot straight to another; if it is not free then, put it back.

    With `steady` the other hand holds that floor meanwhile, and lifts it so many millimetres.
    """
    packets = []
    begin = 0
    if steady is not None:
        packets = [Timed(0, Steady(steady)), Timed(1, Lift(round(lift * 1000)))]
        begin = TICKS if lift else TICKS // 4
    height = grains(level * STOREY + grip)
    packets.append(Timed(begin, Glide(grains(to.x), grains(to.y), height, speed)))
    arrival = begin + ticks_for(hypot(to.x - foot.x, to.y - foot.y), speed)
    return (*packets, Timed(arrival + 2 * TICKS, Abort()))


def lift_off(foot: Spot, level: int, grip: float, way: float = 20.0) -> Gesture:
    """Lift a pillar that nothing covers straight up."""
    height = grains(level * STOREY + grip + way)
    up = Glide(grains(foot.x), grains(foot.y), height, PULLING)
    return (Timed(0, up), Timed(ticks_for(way, PULLING) + 2 * TICKS, Abort()))


def carry(start: Spot, to: Spot) -> Gesture:
    """Carry what is in hand over this spot, turn it, let it down and take the hand away."""
    way = hypot(to.x - start.x, to.y - start.y)
    turned = abs((degrees(to.turn) + 180) % 360 - 180)
    there = max(ticks_for(way, CARRYING), ticks_for(turned, TURNING))
    return (
        Timed(0, Turn(grains(degrees(to.turn)))),
        Timed(0, Glide(grains(to.x), grains(to.y), 0, CARRYING)),
        Timed(there, Lower()),
        Timed(there, Release()),
    )
