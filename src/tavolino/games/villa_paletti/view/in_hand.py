"""The piece in hand before it moves: its pose, and where it may be set down."""

from functools import lru_cache

from shapely import Polygon, get_parts
from shapely.geometry.polygon import LinearRing

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS, PACKET_SCALE, TICKS_PER_SECOND
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view.parts import Area, Carried
from tavolino.games.villa_paletti.villa import Pose, Villa, ground, hover_pose, spot

SIMPLIFY_TOLERANCE = 0.05
"""mm: tolerance for simplifying outlines, too small to be visible."""


def carried(state: State) -> Carried | None:
    """The pillar to be placed or the floor to be laid, at the start of its task."""
    piece = piece_in_hand(state)
    if piece is None:
        return None
    spent = state.attempt.spent if state.attempt else state.spent
    name = (*(pillar.name for pillar in PILLARS), *(floor.colour for floor in FLOORS))[piece]
    return Carried(name, hovering(state, piece), -((spent - MAX_GESTURE_TICKS) // TICKS_PER_SECOND))


def piece_in_hand(state: State) -> int | None:
    """The number of the piece in hand, as in frames."""
    if state.phase == "place" and state.attempt is not None:
        return state.attempt.pillar
    if state.phase == "floor" or (state.phase == "blue" and not state.house):
        return len(PILLARS) + state.villa.top
    return None


def hovering(state: State, piece: int) -> Pose:
    """The pose above the visible villa. True poses would reveal pillar heights."""
    return hover_pose(state.seen, piece)


def area(state: State) -> tuple[Area, ...]:
    """VP-G3, VP-G8: where the axis of the pillar in hand may stand on the top floor."""
    if state.phase != "place" or state.attempt is None:
        return ()
    return _area(state.seen, state.attempt.pillar)


@lru_cache(maxsize=64)
def _area(villa: Villa, pillar: int) -> tuple[Area, ...]:
    others = ((n, villa.pillars[n]) for n in villa.standing_on(villa.top))
    obstacles = [(PILLARS[n].kind, spot(pose)) for n, pose in others if pose is not None]
    if villa.top == len(FLOORS):
        obstacles = []
    region = geometry.free_region(PILLARS[pillar].kind, ground(villa, villa.top), obstacles)
    parts = get_parts(region.simplify(SIMPLIFY_TOLERANCE)).tolist()
    return tuple(_area_from(part) for part in parts if isinstance(part, Polygon) and part.area)


def _area_from(part: Polygon) -> Area:
    return Area(_ring(part.exterior), tuple(map(_ring, part.interiors)))


def _ring(ring: LinearRing) -> tuple[tuple[int, int], ...]:
    """Corners in hundredths of a millimetre, without the repeated first one."""
    return tuple((round(x * PACKET_SCALE), round(y * PACKET_SCALE)) for x, y in ring.coords[:-1])
