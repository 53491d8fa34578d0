"""New floors on the pillars of the top level (VP-F7 to VP-F9, VP-G4), and the blue one."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import degrees, radians

from msgspec.structs import replace
from shapely import Point, Polygon, union_all

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import FLOORS, MIN_SUPPORT_AREA
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS, PACKET_SCALE, Abort, Release
from tavolino.games.villa_paletti.motions import ByHand, Lay, Motion
from tavolino.games.villa_paletti.rules.claims import MIN_SUPPORTS, skip_floor, supports_needed
from tavolino.games.villa_paletti.rules.turns import end_turn
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Villa, head

TURNS = range(0, 360, 30)
OFFSETS = (-20.0, 0.0, 20.0)
BLUE_OFFSETS = (-8.0, 0.0, 8.0)
MAX_TRIES = 3
"""Number of tries for a floor that does not stay (VP-F8)."""

MAX_OFFERED = 24
"""Maximum number of offered poses of a floor, the best-supported ones."""


def carried_by(villa: Villa, there: Spot) -> tuple[int, ...]:
    """D24: the pillars of the top level on which the next floor would rest."""
    floor = geometry.outline(FLOORS[villa.top], there)
    return tuple(number for number, above in _heads(villa) if geometry.is_supporting(above, floor))


@lru_cache(maxsize=64)
def _heads(villa: Villa) -> tuple[tuple[int, Polygon], ...]:
    poses = ((number, villa.pillars[number]) for number in villa.standing_on(villa.top))
    return tuple((number, head(number, pose)) for number, pose in poses if pose is not None)


def refuse_floor(state: State, there: Spot) -> Objection | None:
    """VP-F8, VP-S4: enough pillars below it; the blue floor within the base."""
    villa = state.seen
    if not villa.top and not geometry.is_within_base(geometry.outline(FLOORS[0], there)):
        return objection("VP-S4", "villa_paletti-no-beyond-the-base")
    needed = supports_needed(state)
    if (found := len(carried_by(villa, there))) < needed:
        return objection("VP-F8", "villa_paletti-no-supports", needed=needed, found=found)
    return None


def refuse_forgoing(state: State) -> Objection | None:
    """VP-F7, VP-F8: a claimant lays a floor and may forgo only one that cannot be laid."""
    if state.tries or not poses(state.seen, supports_needed(state)):
        return None
    return objection("VP-F7", "villa_paletti-no-forgoing")


def complete_floor(state: State, villa: Villa) -> State:
    """VP-F9: the turn ends; VP-M5: all points are cancelled."""
    return end_turn(replace(state, villa=villa, motion=None, idle=0, fresh=True))


def floor_failed(state: State, villa: Villa, spent: int) -> State:
    """VP-F8: the floor did not stay. Another try is possible, up to a limit.

    A floor that was taken away without being released counts as no try.
    """
    tries = state.tries + (not is_aborted(state.motion, spent))
    state = replace(state, villa=villa, motion=None, tries=tries, spent=state.spent + spent)
    if tries == MAX_TRIES:
        return skip_floor(state)
    return _lay_automatically(state) if state.spent >= MAX_GESTURE_TICKS else state


def is_aborted(motion: Motion | None, spent: int) -> bool:
    """Did the hand take the floor away without ever releasing it?

    In old logs NATURE does not report the time, so the packets decide.
    """
    if not isinstance(motion, ByHand):
        return False
    kinds = {type(timed.packet) for timed in motion.packets}
    return spent > 0 or (Abort in kinds and Release not in kinds)


def _lay_automatically(state: State) -> State:
    """VP-P4: the two minutes are over. Lay the floor automatically in the best pose."""
    best = next(iter(offered_floors(state)), None)
    return replace(state, motion=best) if best else skip_floor(state)


# ---------------------------------------------------------------- ready-made gestures
def offered_floors(state: State) -> Iterator[Lay]:
    """The offered poses, the best-supported first."""
    for at in poses(state.seen, supports_needed(state)):
        yield Lay(round(at.x * PACKET_SCALE), round(at.y * PACKET_SCALE), round(degrees(at.turn)))


@lru_cache(maxsize=64)
def poses(villa: Villa, needed: int = MIN_SUPPORTS) -> tuple[Spot, ...]:
    """Poses of the next floor on enough pillars, the best-supported first."""
    heads = _heads(villa)
    if len(heads) < needed:
        return ()
    x = sum(above.centroid.x for _, above in heads) / len(heads) if villa.top else 0.0
    y = sum(above.centroid.y for _, above in heads) / len(heads) if villa.top else 0.0
    offsets = OFFSETS if villa.top else BLUE_OFFSETS
    tried = (
        Spot(round(x + dx, 1), round(y + dy, 1), radians(turn))
        for turn, dx, dy in product(TURNS, offsets, offsets)
    )
    rated = [(tipping_distance(villa, there, needed), there) for there in tried]
    stable = sorted((one for one in rated if one[0] > 0), key=lambda one: one[0], reverse=True)
    return tuple(there for _, there in stable[:MAX_OFFERED])


def tipping_distance(villa: Villa, there: Spot, needed: int) -> float:
    """Distance of the floor's centre of mass from tipping, in mm; 0 where it may not or cannot lie.

    Only the floor itself counts, not the stability of what is below.
    """
    floor = geometry.outline(FLOORS[villa.top], there)
    if not villa.top and not geometry.is_within_base(floor):
        return 0.0
    patches = [above.intersection(floor) for _, above in _heads(villa)]
    carrying = [patch for patch in patches if patch.area >= MIN_SUPPORT_AREA]
    if len(carrying) < needed:
        return 0.0
    hull, middle = union_all(carrying).convex_hull, Point(there.x, there.y)
    return float(hull.exterior.distance(middle)) if hull.contains(middle) else 0.0
