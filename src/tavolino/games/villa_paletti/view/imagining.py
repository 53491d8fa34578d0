"""What could be otherwise without anybody seeing it: how long the pillars really are."""

from random import Random

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.components import FLOOR_THICKNESS, PILLAR_HEIGHT
from tavolino.games.villa_paletti.rules.setup import draw_heights
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, along, axis


def imagine(state: State, seat: Seat, random: Random) -> State:
    """The same feet and floors on pillars of other lengths: nobody can tell."""
    if state.phase == "wood":
        return state
    heights = tuple(
        min(height, _room_above(state, number))
        for number, height in enumerate(draw_heights(random))
    )
    pillars = tuple(
        None if pose is None else along(along(pose, -(old // 2)), new // 2)
        for pose, old, new in zip(state.villa.pillars, state.heights, heights, strict=True)
    )
    return replace(state, heights=heights, villa=replace(state.villa, pillars=pillars))


def _room_above(state: State, number: int) -> int:
    """How much longer than nominal a pillar can be under the floor that lies on it or above it."""
    villa = state.villa
    pose, level = villa.pillars[number], villa.levels[number]
    if pose is None or level >= villa.top or state.phase == "over":
        return NM
    top = along(pose, round(PILLAR_HEIGHT * NM / 2) - state.heights[number] // 2)
    floor = along(villa.floors[level], -round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    underside = floor.z - (x * (top.x - floor.x) + y * (top.y - floor.y)) / z
    return max(round(underside - top.z), -NM // 4)
