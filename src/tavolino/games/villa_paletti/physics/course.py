"""The state of a running simulation: the pieces, the hands on them, and the progress."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace
from shapely import Polygon

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.actions import Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    FLOORS,
    PILLAR_HEIGHT,
    PILLARS,
    STOREY,
    Kind,
)
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import MAX_PACKETS, LayFloor, SetDown, Task, Timed
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import Alarm, CollapseMonitor, RestMonitor
from tavolino.games.villa_paletti.physics.world import Vector, World, poses_of
from tavolino.games.villa_paletti.villa import (
    Pose,
    Villa,
    hover_pose,
    moved_along_axis,
    spot,
    with_nominal_heights,
)

Leg: TypeAlias = Literal[
    "hand", "freed", "returning", "releasing", "lifting", "settling", "falling", "over"
]
"""The steps of a simulation, from the moving hand to the end. Their order is fixed: frames number
them."""

TaskOutcome: TypeAlias = Free | Stands | Returned | Fell


class ReleaseRefusal(Struct, frozen=True):
    """Why a hand does not open although it was told to."""

    rule: str
    reason: Literal["sticks-out", "on-another", "too-few-pillars"]


class Progress(Struct):
    """Progress of a simulation. It is saved and restored exactly."""

    collapse: CollapseMonitor
    leg: Leg = "hand"
    tick: int = 0
    last_packet: int = 0
    """Tick of the last effective packet."""
    follows_pointer: bool = False
    """Does the hand follow a pointer, whose packets may stop?"""
    hand: Hand | None = None
    steadying: Hand | None = None
    """The steadying hand."""
    floor_height: float = 0.0
    """Height of the steadied floor before it was lifted."""
    path: list[Vector] = field(default_factory=list)
    """Positions of the hand so far, for the way back."""
    lowering: bool = False
    standing: bool = False
    opened: bool = False
    """Did the hand release the piece that it was to set down?"""
    release_requested: bool = False
    """Is the hand to open as soon as its piece stands?"""
    takeover_step: int = 0
    """Step of the automatic hand, which takes over when a player's hand falls silent; 0 while it
    does not act."""
    taken_over: bool = False
    """Has the automatic hand taken over?"""
    freed_at: int = 0
    """Tick at which the pillar came free."""
    in_hand: bool = True
    given_up: bool = False
    rest: RestMonitor = field(default_factory=RestMonitor)
    leg_start: int = 0
    """First tick of the current leg."""
    alarm: Alarm | None = None
    refusal: ReleaseRefusal | None = None
    glitches: int = 0
    gesture: list[Timed] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Has the gesture reached the maximum number of packets?"""
        return len(self.gesture) >= MAX_PACKETS


def _initial_pose(villa: Villa, heights: tuple[int, ...], piece: int) -> Pose:
    """The initial pose of a carried piece. It reveals nothing of a pillar's true height."""
    pose = hover_pose(with_nominal_heights(villa, heights), piece)
    return moved_along_axis(pose, heights[piece] // 2) if piece < FIRST_FLOOR else pose


class Course:
    """The shared state of all parts of the physics during a simulation."""

    def __init__(self, villa: Villa, heights: tuple[int, ...], task: Task) -> None:
        self.villa, self.heights, self.task = villa, heights, task
        self.piece = FIRST_FLOOR + villa.top if isinstance(task, LayFloor) else task.pillar
        poses = poses_of(villa)
        if isinstance(task, SetDown | LayFloor):
            poses[self.piece] = _initial_pose(villa, heights, self.piece)
        elif self.piece not in poses:
            raise ValueError(f"pillar {self.piece} does not stand")
        self.world = World(poses, heights)
        self.origin = self.world.motion(self.piece).place
        self.now = Progress(CollapseMonitor(list(villa.levels)))
        self.outcome: TaskOutcome | None = None

    # ------------------------------------------------------------ pieces and hands
    @property
    def kind(self) -> Kind:
        return PILLARS[self.piece].kind

    @property
    def held(self) -> frozenset[int]:
        """Pieces that cannot fall because a hand holds them."""
        return frozenset((self.piece,)) if self.now.in_hand else frozenset()

    @property
    def both_hands(self) -> Iterator[Hand]:
        return (hand for hand in (self.now.hand, self.now.steadying) if hand is not None)

    def outline(self, floor: int) -> Polygon:
        """The current outline of a floor."""
        here = spot(self.world.pose(FIRST_FLOOR + floor))
        return geometry.outline(FLOORS[floor], here)

    def floors_above(self) -> range:
        """The floors above the level from which a pillar is being removed."""
        return range(self.villa.levels[self.piece], self.villa.top)

    def on_top(self) -> list[tuple[Kind, Spot]]:
        """The pillars on the top floor, without the one in hand."""
        return [
            (PILLARS[number].kind, spot(self.world.pose(number)))
            for number in self.villa.standing_on(self.villa.top)
            if number != self.piece
        ]

    def surface(self) -> float:
        """Nominal height of the surface below the carried piece, in metres."""
        ground = self.villa.top * STOREY
        if self.piece >= FIRST_FLOOR:
            return (ground + PILLAR_HEIGHT) / 1000
        here = spot(self.world.pose(self.piece))
        is_stacked = any(
            not geometry.is_apart(self.kind, here, *one, gap=1.0) for one in self.on_top()
        )
        return (ground + PILLAR_HEIGHT * is_stacked) / 1000

    def bottom(self) -> float:
        """Height of the lower face of the carried piece, in metres."""
        half = PILLAR_HEIGHT / 2 if self.piece < FIRST_FLOOR else FLOOR_THICKNESS / 2
        return self.world.motion(self.piece).place[2] - half / 1000

    @property
    def spent(self) -> int:
        """VP-P4: ticks of the two minutes that were used before this task."""
        return self.task.spent if isinstance(self.task, SetDown | LayFloor) else 0

    # ------------------------------------------------------------ the villa
    def frozen(self) -> Villa:
        """The villa at this moment, without the piece in hand."""
        pillars = list(self.villa.pillars)
        floors = [self.world.pose(FIRST_FLOOR + n) for n in range(self.villa.top)]
        levels = list(self.villa.levels)
        for piece in self.world.pieces:
            if piece < FIRST_FLOOR:
                pillars[piece] = self.world.pose(piece)
        if self.piece >= FIRST_FLOOR:
            floors += [] if self.now.in_hand else [self.world.pose(self.piece)]
        elif self.now.in_hand:
            pillars[self.piece] = None
        elif isinstance(self.task, SetDown):
            levels[self.piece] = self.villa.top
        return replace(
            self.villa, pillars=tuple(pillars), floors=tuple(floors), levels=tuple(levels)
        )
