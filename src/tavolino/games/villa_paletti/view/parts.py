"""The parts of a view."""

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
    """A seat; -1 for a neutral or unclaimed colour."""
    where: Where
    level: int
    """The level it stands on, 0 for the base; in a hand, its previous level; -1 out of the game."""
    x: int
    y: int
    z: int
    """Its foot, in hundredths of a millimetre from the centre of the base."""
    pose: Pose | None
    covered: bool
    locked: bool
    movable: bool
    """May it be touched now?"""
    neighbours: tuple[str, ...]
    """The nearest pillars of its level."""
    advice: Verdict | None = None
    """With `assist`: the expected effect of removing it. Slow to compute, so it is sent later."""


class FloorView(Struct, frozen=True):
    """A floor in the villa."""

    colour: FloorColour
    pose: Pose


class PlayerView(Struct, frozen=True):
    """One player's colours and points."""

    colours: tuple[Colour, ...]
    points: int
    """On the top floor."""
    resigned: bool


class Project(Struct, frozen=True):
    """The current building project and its player."""

    mover: int
    purpose: Purpose
    pillar: str
    """Empty until a pillar is touched."""
    tool: Tool
    grip: int


class Carried(Struct, frozen=True):
    """The piece in hand, at its initial pose."""

    piece: str
    """The name of a pillar or the colour of a floor."""
    pose: Pose
    seconds: int
    """Remaining time of the hand's two minutes."""


class Area(Struct, frozen=True):
    """A region of the top floor, in hundredths of a millimetre: its edge, and its holes."""

    edge: tuple[tuple[int, int], ...]
    holes: tuple[tuple[tuple[int, int], ...], ...]


class View(Struct, frozen=True):
    """The complete view."""

    phase: Phase
    turn: int
    """The seat whose turn it is, -1 when the match is over."""
    youngest: int
    top: int
    """The number of floors."""
    floors: tuple[FloorView, ...]
    pillars: dict[str, PillarView]
    players: tuple[PlayerView, ...]
    neutral: Colour | None
    project: Project | None
    carried: Carried | None
    area: tuple[Area, ...]
    """Where the axis of the pillar in hand may stand."""
    waiting: tuple[int, ...]
    """Seats that have not answered yet."""
    seal: Seal | None
    supports: int
    """Minimum number of pillars below the next floor; 0 if there is none left."""
    idle: int
    """Consecutive claims without a new floor."""
    culprit: int
    """The seat that touched the villa last, or -1."""
    ended: Ended | None
    collapse: Collapse | None
