"""The course of a stretch: the pieces, the hands on them, and how far it has come."""

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
from tavolino.games.villa_paletti.gesture import MOST_PACKETS, LayFloor, SetDown, Stretch, Timed
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import Alarm, Rest, Watch
from tavolino.games.villa_paletti.physics.world import Vector, World, poses_of
from tavolino.games.villa_paletti.villa import Pose, Villa, alike, along, hover, spot

Leg: TypeAlias = Literal[
    "hand", "freed", "returning", "releasing", "lifting", "settling", "falling", "over"
]
"""A stretch goes from leg to leg, from the hand's own to the end."""

StretchOutcome: TypeAlias = Free | Stands | Returned | Fell


class Trouble(Struct, frozen=True):
    """Why a hand does not open although it was told to."""

    rule: str
    reason: Literal["sticks-out", "on-another", "too-few-pillars"]


class Progress(Struct):
    """How far a stretch has come: saved and resumed to the last bit."""

    watch: Watch
    leg: Leg = "hand"
    tick: int = 0
    heard: int = 0
    """When the last packet took effect."""
    led: bool = False
    """Is the hand led by a pointer, which may fall silent?"""
    hand: Hand | None = None
    other: Hand | None = None
    """The steadying hand."""
    floor_height: float = 0.0
    """Where the steadied floor lay."""
    path: list[Vector] = field(default_factory=list)
    """Where the hand has been: the way back."""
    lowering: bool = False
    standing: bool = False
    opened: bool = False
    """Did the hand let go of what it was to set down?"""
    letting_go: bool = False
    """Is the hand to open as soon as what it holds stands?"""
    house: int = 0
    """How far the house's own hand has come, once a player's fell silent."""
    taken_over: bool = False
    """Does the house end what the player began?"""
    spent: int = 0
    """When the pillar came free."""
    in_hand: bool = True
    given_up: bool = False
    rest: Rest = field(default_factory=Rest)
    since: int = 0
    """When the present leg began."""
    alarm: Alarm | None = None
    trouble: Trouble | None = None
    glitches: int = 0
    gesture: list[Timed] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Has the hand said all that can be written down?"""
        return len(self.gesture) >= MOST_PACKETS


def _taken(villa: Villa, heights: tuple[int, ...], piece: int) -> Pose:
    """Where a carried piece begins: its foot where it would be, were all pillars equally long."""
    pose = hover(alike(villa, heights), piece)
    return along(pose, heights[piece] // 2) if piece < FIRST_FLOOR else pose


class Course:
    """What all parts of the physics look at during a stretch."""

    def __init__(self, villa: Villa, heights: tuple[int, ...], stretch: Stretch) -> None:
        self.villa, self.heights, self.stretch = villa, heights, stretch
        self.piece = FIRST_FLOOR + villa.top if isinstance(stretch, LayFloor) else stretch.pillar
        poses = poses_of(villa)
        if isinstance(stretch, SetDown | LayFloor):
            poses[self.piece] = _taken(villa, heights, self.piece)
        elif self.piece not in poses:
            raise ValueError(f"pillar {self.piece} does not stand")
        self.world = World(poses, heights)
        self.origin = self.world.motion(self.piece).place
        self.now = Progress(Watch(list(villa.levels)))
        self.outcome: StretchOutcome | None = None

    # ------------------------------------------------------------ who is where
    @property
    def kind(self) -> Kind:
        return PILLARS[self.piece].kind

    @property
    def held(self) -> frozenset[int]:
        """What cannot fall, because a hand holds it."""
        return frozenset((self.piece,)) if self.now.in_hand else frozenset()

    @property
    def both_hands(self) -> Iterator[Hand]:
        return (hand for hand in (self.now.hand, self.now.other) if hand is not None)

    def outline(self, floor: int) -> Polygon:
        """A floor where it is now."""
        here = spot(self.world.pose(FIRST_FLOOR + floor))
        return geometry.outline(FLOORS[floor], here)

    def floors_above(self) -> range:
        """Over the level from which a pillar is being removed."""
        return range(self.villa.levels[self.piece], self.villa.top)

    def on_top(self) -> list[tuple[Kind, Spot]]:
        """The pillars that stand on the top floor, but for the one in hand."""
        return [
            (PILLARS[number].kind, spot(self.world.pose(number)))
            for number in self.villa.standing_on(self.villa.top)
            if number != self.piece
        ]

    def surface(self) -> float:
        """The height of what lies below the piece in hand, in metres, if all were nominal."""
        ground = self.villa.top * STOREY
        if self.piece >= FIRST_FLOOR:
            return (ground + PILLAR_HEIGHT) / 1000
        here = spot(self.world.pose(self.piece))
        over = any(not geometry.apart(self.kind, here, *one, gap=1.0) for one in self.on_top())
        return (ground + PILLAR_HEIGHT * over) / 1000

    def bottom(self) -> float:
        """The height of the lowest face of the piece in hand, in metres."""
        half = PILLAR_HEIGHT / 2 if self.piece < FIRST_FLOOR else FLOOR_THICKNESS / 2
        return self.world.motion(self.piece).place[2] - half / 1000

    @property
    def spent(self) -> int:
        """VP-P4: so much of the two minutes was spent before, by the pull or in vain."""
        return self.stretch.spent if isinstance(self.stretch, SetDown | LayFloor) else 0

    # ------------------------------------------------------------ how it stands
    def frozen(self) -> Villa:
        """The villa as it is at this moment, without what is in the hand."""
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
        elif isinstance(self.stretch, SetDown):
            levels[self.piece] = self.villa.top
        return replace(
            self.villa, pillars=tuple(pillars), floors=tuple(floors), levels=tuple(levels)
        )
