"""Monitors of a simulation: collapse, rest, a free pillar, and solver glitches.

Collapse and freedom are checked every 20 ms, rest every quarter of a second, glitches in every
tick.
"""

from collections.abc import Collection, Iterable, Sequence
from math import acos, cos, degrees, radians, sin, sqrt

from msgspec import Struct, field

from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    FLOORS,
    PILLAR_HEIGHT,
    PILLARS,
    STOREY,
)
from tavolino.games.villa_paletti.geometry import Spot, is_clear, shape
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.hand import TICK
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR, GROUND
from tavolino.games.villa_paletti.physics.world import Motion, Quaternion, Touch, Vector, World
from tavolino.games.villa_paletti.villa import Criterion

LOOK = TICKS // 50
"""Ticks between two checks for a collapse."""

# ---------------------------------------------------------------- collapse
DROP = 0.015
"""Metres by which a floor (C1) or a pillar (C4) may sink below its level."""
FLOOR_TILT, FLOOR_LEAN = 8.0, 5.0
"""Degrees: maximum tilt of a floor (C2), and the tilt that it may have only for a moment."""
PILLAR_TILT = 30.0
"""Degrees: the tilt that a pillar may have only for a moment (C4)."""
MOMENT = 0.25
"""Seconds for which such a tilt may last."""
LOOKS = round(MOMENT * TICKS / LOOK)


class Alarm(Struct, frozen=True):
    """What fell first."""

    why: Criterion
    piece: int


def tilt(motion: Motion) -> float:
    """Degrees between a piece's axis and the vertical."""
    return degrees(acos(min(1.0, max(-1.0, motion.up[2]))))


def piece_name(piece: int) -> str:
    """The colour of a floor, or the name of a pillar."""
    return PILLARS[piece].name if piece < FIRST_FLOOR else FLOORS[piece - FIRST_FLOOR].colour


def level_height(piece: int, level: int) -> float:
    """Nominal height of the centre of a standing piece, in metres."""
    middle = PILLAR_HEIGHT / 2 if piece < FIRST_FLOOR else PILLAR_HEIGHT + FLOOR_THICKNESS / 2
    return (level * STOREY + middle) / 1000


class Watch(Struct):
    """Detects a collapse. Its only memory is how long each piece has been leaning."""

    levels: list[int]
    """The level of each pillar."""
    leaning: dict[int, int] = field(default_factory=dict)
    """Number of consecutive checks."""

    def look(self, world: World, held: Collection[int]) -> Alarm | None:
        """VP-P-COLLAPSE: the first alarm, floors before pillars. Held pieces cannot fall."""
        loose = [piece for piece in world.pieces if piece not in held]
        floors = [piece for piece in loose if piece >= FIRST_FLOOR]
        alarms = [self._floor(world, piece) for piece in floors]
        alarms += [Alarm("C3", piece) for piece in world.floors_that_touch() if piece in floors]
        alarms += [self._pillar(world, piece) for piece in loose if piece < FIRST_FLOOR]
        return next((alarm for alarm in alarms if alarm), None)

    def _floor(self, world: World, piece: int) -> Alarm | None:
        motion = world.motion(piece)
        lean = tilt(motion)
        lasted = self._lasts(piece, lean > FLOOR_LEAN)
        if motion.place[2] < level_height(piece, piece - FIRST_FLOOR) - DROP:
            return Alarm("C1", piece)
        return Alarm("C2", piece) if lean > FLOOR_TILT or lasted else None

    def _pillar(self, world: World, piece: int) -> Alarm | None:
        motion = world.motion(piece)
        lasted = self._lasts(piece, tilt(motion) > PILLAR_TILT)
        fell = motion.place[2] < level_height(piece, self.levels[piece]) - DROP
        return Alarm("C4", piece) if fell or lasted else None

    def _lasts(self, piece: int, leans: bool) -> bool:
        self.leaning[piece] = self.leaning.get(piece, 0) + 1 if leans else 0
        return self.leaning[piece] >= LOOKS


def toppled(world: World, levels: Sequence[int], held: Collection[int]) -> tuple[int, ...]:
    """The pillars that lie or have fallen from their level."""
    return tuple(
        piece
        for piece in world.pieces
        if piece < FIRST_FLOOR
        and piece not in held
        and (
            tilt(motion := world.motion(piece)) > PILLAR_TILT
            or motion.place[2] < level_height(piece, levels[piece]) - DROP
        )
    )


# ---------------------------------------------------------------- rest
WINDOW = TICKS // 4
WINDOWS = 2
STILL = 60e-6
"""Metres that a piece may move in a window."""
STILL_TURN = cos(radians(0.1) / 2)
"""Maximum rotation in a window, as the real part of a quaternion (half the angle)."""


class Rest(Struct):
    """VP-P-SETTLED: detects two consecutive windows in which only held pieces moved."""

    since: dict[int, tuple[Vector, Quaternion]] = field(default_factory=dict)
    ticks: int = 0
    still: int = 0

    def look(self, world: World, held: Collection[int]) -> bool:
        """Call it once per tick. Is everything at rest?"""
        self.ticks += 1
        if self.ticks % WINDOW and self.since:
            return False
        before = self.since
        self.since = {piece: world.motion(piece)[:2] for piece in world.pieces if piece not in held}
        if before:
            calm = all(
                piece in before and _is_still(before[piece], now)
                for piece, now in self.since.items()
            )
            self.still = self.still + 1 if calm else 0
        return self.still >= WINDOWS


def _is_still(before: tuple[Vector, Quaternion], now: tuple[Vector, Quaternion]) -> bool:
    (here, q), (there, p) = before, now
    way = sqrt(sum((a - b) ** 2 for a, b in zip(here, there, strict=True)))
    return way < STILL and abs(sum(a * b for a, b in zip(q, p, strict=True))) > STILL_TURN


# ---------------------------------------------------------------- free pillars
OFF_SPOT = 0.005
"""Metres that a free pillar must have moved from its spot."""


def is_free(world: World, pillar: int, origin: Vector, floors: Iterable[int]) -> bool:
    """VP-P-FREE: clear of these floors by 2 mm at head and foot, and off its old spot."""
    motion, kind = world.motion(pillar), PILLARS[pillar].kind
    away = sqrt(sum((a - b) ** 2 for a, b in zip(motion.place, origin, strict=True)))
    if away < OFF_SPOT:
        return False
    ends = [motion.at(end * PILLAR_HEIGHT / 2000) for end in (-1, 1)]
    return all(
        is_clear(kind, _seen_from(world.motion(FIRST_FLOOR + n), end), [shape(FLOORS[n])])
        for n in floors
        for end in ends
    )


def _seen_from(floor: Motion, point: Vector) -> Spot:
    """A point in the coordinates of a floor, in mm. This is cheaper than rotating the floor."""
    x, y = point[0] - floor.place[0], point[1] - floor.place[1]
    (a, b, _), (c, d, _), _ = floor.axes
    return Spot(1000 * (a * x + c * y), 1000 * (b * x + d * y))


# ---------------------------------------------------------------- solver glitches
TOO_DEEP = 0.3e-3
"""Metres of penetration that are normal."""
REACH = 0.15
"""Metres from a floor's centre to its rim: converts spin to rim speed."""
NUDGE = 1e-6
TRIES = 8


def glitch(world: World, touches: Iterable[Touch]) -> int | None:
    """The piece that penetrates another more deeply than its speed allows in one tick."""
    for touch in touches:
        moved = sum(_fastest(world, piece) for piece in (touch.one, touch.other)) * TICK
        if touch.depth > TOO_DEEP + 2 * moved:
            return touch.one if touch.one != GROUND else touch.other
    return None


def _fastest(world: World, piece: int) -> float:
    if piece == GROUND:
        return 0.0
    motion = world.motion(piece)
    speed, spin = (sqrt(sum(c * c for c in v)) for v in (motion.velocity, motion.spin))
    return speed + spin * REACH


def sound_step(world: World) -> None:
    """Advance one tick. If the solver diverges, restore the state with all velocities at zero."""
    before = world.save()
    world.step()
    if not world.is_sound:
        world.restore(before)
        world.calm(0.0)


def guarded_step(world: World) -> int:
    """Advance one tick. After a false collision, retry with a tiny offset; return the retries.

    Where a pillar stands across the seam of two parts of a floor, the engine reports a deep lateral
    penetration about once in a million ticks. The resulting force would blow the villa apart.
    """
    before = world.save()
    for again in range(TRIES):
        sound_step(world)
        if world.deepest() <= TOO_DEEP:
            return again
        touches = list(world.touches())
        world.restore(before)  # the contacts changed the velocities: use the old ones
        piece = glitch(world, touches)
        if piece is None:
            world.step()
            return again
        way = NUDGE * (again + 1)
        world.nudge(piece, (way * cos(again), way * sin(again), 0.0))
    world.step()
    return TRIES
