"""Samples states that look the same to a viewer but differ in hidden heights and positions.

A sampled state uses only what is visible.
"""

from random import Random

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.components import FLOOR_THICKNESS, PILLAR_HEIGHT
from tavolino.games.villa_paletti.rules.setup import draw_heights
from tavolino.games.villa_paletti.sight import IMAGINED
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Pose, Villa, axis, moved_along_axis


def imagine(state: State, seat: Seat, random: Random) -> State:
    """The same feet and floors on pillars of other heights. No view tells the difference."""
    if state.phase == "wood":
        return state
    seen = state.seen
    heights = tuple(
        height
        if pose is None or state.phase == "over"
        else min(height, _max_excess_height(seen, number, pose))
        for number, (height, pose) in enumerate(
            zip(draw_heights(random), seen.pillars, strict=True)
        )
    )
    pillars = tuple(
        pose and moved_along_axis(pose, height // 2)
        for pose, height in zip(seen.pillars, heights, strict=True)
    )
    villa = replace(seen, pillars=pillars)
    return replace(state, heights=heights, villa=villa, blur=IMAGINED)


def _max_excess_height(villa: Villa, number: int, pose: Pose) -> int:
    """How much longer than nominal a pillar can be below its floor, in nanometres."""
    level = villa.levels[number]
    if level >= villa.top:
        return NM
    top = moved_along_axis(pose, round(PILLAR_HEIGHT * NM / 2))
    floor = moved_along_axis(villa.floors[level], -round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    underside = floor.z - (x * (top.x - floor.x) + y * (top.y - floor.y)) / z
    return max(round(underside - top.z), -NM // 4)
