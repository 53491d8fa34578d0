"""What a view is made of."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import Colour, FloorColour, Shape
from tavolino.games.villa_paletti.gesture import Tool
from tavolino.games.villa_paletti.state import Collapse, Ended, Phase, Purpose, Seal
from tavolino.games.villa_paletti.statics import Verdict
from tavolino.games.villa_paletti.villa import Pose

Where: TypeAlias = Literal["box", "stands", "hand", "out"]


class PillarView(Struct, frozen=True):
    """One pillar."""

    colour: Colour
    shape: Shape
    points: int
    owner: int
    """A seat, or -1: neutral, or not yet chosen."""
    where: Where
    level: int
    """What it stands on, 0 for the base; in a hand, where it came from; -1 out of the game."""
    x: int
    y: int
    z: int
    """Its foot, in hundredths of a millimetre from the middle of the base."""
    pose: Pose | None
    covered: bool
    locked: bool
    movable: bool
    """May it be touched now?"""
    neighbours: tuple[str, ...]
    """The nearest pillars of its level."""
    advice: Verdict | None = None
    """With `assist`: what the villa would do without it. It takes long to say, and follows."""


class FloorView(Struct, frozen=True):
    """A floor that lies."""

    colour: FloorColour
    pose: Pose


class PlayerView(Struct, frozen=True):
    """What one player has."""

    colours: tuple[Colour, ...]
    points: int
    """On the top floor."""
    resigned: bool


class Project(Struct, frozen=True):
    """What hands are doing, and whose."""

    mover: int
    purpose: Purpose
    pillar: str
    """Empty until one is touched."""
    tool: Tool
    grip: int


class Carried(Struct, frozen=True):
    """What is in a hand, where it hovers until the hand moves."""

    piece: str
    """The name of a pillar or the colour of a floor."""
    pose: Pose
    seconds: int
    """Left of the hand's two minutes."""


class Area(Struct, frozen=True):
    """A region of the top floor: its edge without its holes, in hundredths of a millimetre."""

    edge: tuple[tuple[int, int], ...]
    holes: tuple[tuple[tuple[int, int], ...], ...]


class View(Struct, frozen=True):
    """The whole table."""

    phase: Phase
    turn: int
    """The seat whose turn it is, -1 when the match is over."""
    youngest: int
    top: int
    """How many floors there are."""
    floors: tuple[FloorView, ...]
    pillars: dict[str, PillarView]
    players: tuple[PlayerView, ...]
    neutral: Colour | None
    project: Project | None
    carried: Carried | None
    area: tuple[Area, ...]
    """Where the axis of the pillar in hand may stand."""
    waiting: tuple[int, ...]
    """Who is asked, and has not answered yet."""
    seal: Seal | None
    supports: int
    """On how many pillars the next floor must rest; 0 if there is none left."""
    idle: int
    """Claims in a row that brought no floor."""
    culprit: int
    """Who touched the villa last, or -1."""
    ended: Ended | None
    collapse: Collapse | None
