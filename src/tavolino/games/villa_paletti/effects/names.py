"""Names of things and places: pillars and millimetres as in the notation."""

from math import degrees

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.gesture import PACKET_SCALE
from tavolino.games.villa_paletti.notation import mm
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view.table import foot_of
from tavolino.games.villa_paletti.villa import NM, Pose, turn

BOX = "box"
"""Place of pieces that do not stand yet, or lie beside the villa again."""
OUT = "out"
"""Place of pillars that left the game."""


def name(pillar: int) -> str:
    return PILLARS[pillar].name


def floor(number: int) -> str:
    """``floor green``."""
    return f"floor {FLOORS[number].colour}"


def level_name(level: int) -> str:
    """The surface of a level: ``base``, or the colour of a floor."""
    return FLOORS[level - 1].colour if level else "base"


def hand(seat: Seat) -> str:
    return f"{seat}/hand"


def spot_on(level: int, x: float, y: float) -> str:
    """A spot in millimetres on the base or on a floor: ``green 12.5 -30``."""
    return f"{level_name(level)} {mm(round(x * PACKET_SCALE))} {mm(round(y * PACKET_SCALE))}"


def place_of(state: State, pillar: int) -> str:
    """The visible place of a pillar, no finer than in the view."""
    villa = state.seen
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is not None:
        x, y, _ = foot_of(pose)
        return f"{level_name(level)} {mm(x)} {mm(y)}"
    if level < 0:
        return OUT
    held = state.attempt is not None and state.attempt.pillar == pillar
    return hand(state.mover) if held else BOX


def floor_place(number: int, pose: Pose) -> str:
    """The centre of a floor, on the level where it was laid."""
    return spot_on(number, pose.x / NM, pose.y / NM)


def floor_turn(pose: Pose) -> int:
    """Rotation in whole degrees, anticlockwise."""
    return round(degrees(turn(pose))) % 360
