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
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.hand import TIME_STEP
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR, GROUND
from tavolino.games.villa_paletti.physics.world import Contact, Motion, Quaternion, Vector, World
from tavolino.games.villa_paletti.villa import Criterion

CHECK_TICKS = TICKS_PER_SECOND // 50
"""Ticks between two checks for a collapse."""

# ---------------------------------------------------------------- collapse
MAX_SINK = 0.015
"""Metres by which a floor (C1) or a pillar (C4) may sink below its level."""
MAX_FLOOR_TILT, BRIEF_FLOOR_TILT = 8.0, 5.0
"""Degrees: maximum tilt of a floor (C2), and the tilt that it may have only for a moment."""
BRIEF_PILLAR_TILT = 30.0
"""Degrees: the tilt that a pillar may have only for a moment (C4)."""
BRIEF_SECONDS = 0.25
"""Seconds for which such a tilt may last."""
BRIEF_CHECKS = round(BRIEF_SECONDS * TICKS_PER_SECOND / CHECK_TICKS)


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


class CollapseMonitor(Struct):
    """Detects a collapse. Its only memory is how long each piece has been leaning."""

    levels: list[int]
    """The level of each pillar."""
    leaning: dict[int, int] = field(default_factory=dict)
    """Number of consecutive checks."""

    def check(self, world: World, held: Collection[int]) -> Alarm | None:
        """VP-P-COLLAPSE: the first alarm, floors before pillars. Held pieces cannot fall."""
        free = [piece for piece in world.pieces if piece not in held]
        floors = [piece for piece in free if piece >= FIRST_FLOOR]
        alarms = [self._floor(world, piece) for piece in floors]
        alarms += [Alarm("C3", piece) for piece in world.floors_in_contact() if piece in floors]
        alarms += [self._pillar(world, piece) for piece in free if piece < FIRST_FLOOR]
        return next((alarm for alarm in alarms if alarm), None)

    def _floor(self, world: World, piece: int) -> Alarm | None:
        motion = world.motion(piece)
        lean = tilt(motion)
        lasted = self._is_lasting(piece, lean > BRIEF_FLOOR_TILT)
        if motion.place[2] < level_height(piece, piece - FIRST_FLOOR) - MAX_SINK:
            return Alarm("C1", piece)
        return Alarm("C2", piece) if lean > MAX_FLOOR_TILT or lasted else None

    def _pillar(self, world: World, piece: int) -> Alarm | None:
        motion = world.motion(piece)
        lasted = self._is_lasting(piece, tilt(motion) > BRIEF_PILLAR_TILT)
        fell = motion.place[2] < level_height(piece, self.levels[piece]) - MAX_SINK
        return Alarm("C4", piece) if fell or lasted else None

    def _is_lasting(self, piece: int, is_leaning: bool) -> bool:
        self.leaning[piece] = self.leaning.get(piece, 0) + 1 if is_leaning else 0
        return self.leaning[piece] >= BRIEF_CHECKS


def toppled(world: World, levels: Sequence[int], held: Collection[int]) -> tuple[int, ...]:
    """The pillars that lie or have fallen from their level."""
    return tuple(
        piece
        for piece in world.pieces
        if piece < FIRST_FLOOR
        and piece not in held
        and (
            tilt(motion := world.motion(piece)) > BRIEF_PILLAR_TILT
            or motion.place[2] < level_height(piece, levels[piece]) - MAX_SINK
        )
    )


# ---------------------------------------------------------------- rest
WINDOW_TICKS = TICKS_PER_SECOND // 4
WINDOWS = 2
STILL_DISTANCE = 60e-6
"""Metres that a piece may move in a window."""
STILL_ROTATION = cos(radians(0.1) / 2)
"""Maximum rotation in a window, as the real part of a quaternion (half the angle)."""


class RestMonitor(Struct):
    """VP-P-SETTLED: detects two consecutive windows in which only held pieces moved."""

    since: dict[int, tuple[Vector, Quaternion]] = field(default_factory=dict)
    ticks: int = 0
    still: int = 0

    def update(self, world: World, held: Collection[int]) -> bool:
        """Call it once per tick. Is everything at rest?"""
        self.ticks += 1
        if self.ticks % WINDOW_TICKS and self.since:
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
    distance = sqrt(sum((a - b) ** 2 for a, b in zip(here, there, strict=True)))
    return (
        distance < STILL_DISTANCE
        and abs(sum(a * b for a, b in zip(q, p, strict=True))) > STILL_ROTATION
    )


# ---------------------------------------------------------------- free pillars
MIN_DISPLACEMENT = 0.005
"""Metres that a free pillar must have moved from its spot."""


def is_free(world: World, pillar: int, origin: Vector, floors: Iterable[int]) -> bool:
    """VP-P-FREE: clear of these floors by 2 mm at head and foot, and off its old spot."""
    motion, kind = world.motion(pillar), PILLARS[pillar].kind
    distance = sqrt(sum((a - b) ** 2 for a, b in zip(motion.place, origin, strict=True)))
    if distance < MIN_DISPLACEMENT:
        return False
    ends = [motion.at(end * PILLAR_HEIGHT / 2000) for end in (-1, 1)]
    return all(
        is_clear(
            kind, _in_floor_coordinates(world.motion(FIRST_FLOOR + n), end), [shape(FLOORS[n])]
        )
        for n in floors
        for end in ends
    )


def _in_floor_coordinates(floor: Motion, point: Vector) -> Spot:
    """A point in the coordinates of a floor, in mm. This is cheaper than rotating the floor."""
    x, y = point[0] - floor.place[0], point[1] - floor.place[1]
    (a, b, _), (c, d, _), _ = floor.axes
    return Spot(1000 * (a * x + c * y), 1000 * (b * x + d * y))


# ---------------------------------------------------------------- solver glitches
MAX_PENETRATION = 0.3e-3
"""Metres of penetration that are normal."""
FLOOR_RADIUS = 0.15
"""Metres from a floor's centre to its rim: converts spin to rim speed."""
NUDGE = 1e-6
MAX_RETRIES = 8


def glitch(world: World, contacts: Iterable[Contact]) -> int | None:
    """The piece that penetrates another more deeply than its speed allows in one tick."""
    for contact in contacts:
        moved = sum(_max_speed(world, piece) for piece in (contact.one, contact.other)) * TIME_STEP
        if contact.depth > MAX_PENETRATION + 2 * moved:
            return contact.one if contact.one != GROUND else contact.other
    return None


def _max_speed(world: World, piece: int) -> float:
    if piece == GROUND:
        return 0.0
    motion = world.motion(piece)
    speed, spin = (sqrt(sum(c * c for c in v)) for v in (motion.velocity, motion.spin))
    return speed + spin * FLOOR_RADIUS


def safe_step(world: World) -> None:
    """Advance one tick. If the solver diverges, restore the state with all velocities at zero."""
    before = world.save()
    world.step()
    if not world.is_finite:
        world.restore(before)
        world.damp(0.0)


def guarded_step(world: World) -> int:
    """Advance one tick. After a false collision, retry with a tiny offset; return the retries.

    Where a pillar stands across the seam of two parts of a floor, the engine reports a deep lateral
    penetration about once in a million ticks. The resulting force would blow the villa apart.
    """
    before = world.save()
    for attempt in range(MAX_RETRIES):
        safe_step(world)
        if world.max_penetration() <= MAX_PENETRATION:
            return attempt
        contacts = list(world.contacts())
        world.restore(before)  # the contacts changed the velocities: use the old ones
        piece = glitch(world, contacts)
        if piece is None:
            world.step()
            return attempt
        offset = NUDGE * (attempt + 1)
        world.nudge(piece, (offset * cos(attempt), offset * sin(attempt), 0.0))
    world.step()
    return MAX_RETRIES
