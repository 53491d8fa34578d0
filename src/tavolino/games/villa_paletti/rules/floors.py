"""A new floor on the pillars of the top (VP-F7 to VP-F9, VP-G4), and the blue one at the start."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import degrees, radians

from msgspec.structs import replace
from shapely import Point, Polygon, union_all

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import CARRIES_FROM, FLOORS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import GRAINS, LONGEST, Abort, Release
from tavolino.games.villa_paletti.motions import ByHand, Lay, Motion
from tavolino.games.villa_paletti.rules.claims import SUPPORTS, no_floor, supports_needed
from tavolino.games.villa_paletti.rules.turns import end_turn
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Villa, head

TURNS = range(0, 360, 30)
OFFSETS = (-20.0, 0.0, 20.0)
BLUE_OFFSETS = (-8.0, 0.0, 8.0)
MOST_TRIES = 3
"""So often a floor may be laid that does not stay (VP-F8)."""

OFFERED = 24
"""So many ready-made poses of a floor are offered, the best-supported ones."""


def carried_by(villa: Villa, there: Spot) -> tuple[int, ...]:
    """D24: the pillars of the top on which the next floor would rest."""
    floor = geometry.outline(FLOORS[villa.top], there)
    return tuple(number for number, above in _heads(villa) if geometry.carries(above, floor))


@lru_cache(maxsize=64)
def _heads(villa: Villa) -> tuple[tuple[int, Polygon], ...]:
    poses = ((number, villa.pillars[number]) for number in villa.standing_on(villa.top))
    return tuple((number, head(number, pose)) for number, pose in poses if pose is not None)


def refuse_floor(state: State, there: Spot) -> Objection | None:
    """VP-F8, VP-S4: on enough pillars; blue not beyond the base."""
    villa = state.seen
    if not villa.top and not geometry.within_base(geometry.outline(FLOORS[0], there)):
        return objection("VP-S4", "villa_paletti-no-beyond-the-base")
    needed = supports_needed(state)
    if (found := len(carried_by(villa, there))) < needed:
        return objection("VP-F8", "villa_paletti-no-supports", needed=needed, found=found)
    return None


def refuse_forgoing(state: State) -> Objection | None:
    """VP-F7, VP-F8: whoever claimed lays a floor; only one that cannot lie is left aside."""
    if state.tries or not poses(state.seen, supports_needed(state)):
        return None
    return objection("VP-F7", "villa_paletti-no-forgoing")


def laid(state: State, villa: Villa) -> State:
    """VP-F9: the turn is over; VP-M5: all points are cancelled."""
    return end_turn(replace(state, villa=villa, motion=None, idle=0, fresh=True))


def taken_off(state: State, villa: Villa, spent: int) -> State:
    """VP-F8: it did not lie; another pose may be tried, not for ever. Taken away, it was no try."""
    tries = state.tries + (not is_aborted(state.motion, spent))
    state = replace(state, villa=villa, motion=None, tries=tries, spent=state.spent + spent)
    if tries == MOST_TRIES:
        return no_floor(state)
    return _left_to_the_table(state) if state.spent >= LONGEST else state


def is_aborted(motion: Motion | None, spent: int) -> bool:
    """Did the hand take away what it carried, and never let it go?

    Before NATURE said for how long, only what was said told it.
    """
    if not isinstance(motion, ByHand):
        return False
    said = {type(timed.packet) for timed in motion.packets}
    return spent > 0 or (Abort in said and Release not in said)


def _left_to_the_table(state: State) -> State:
    """VP-P4: whose two minutes are over has the table lay the floor, where it lies best."""
    best = next(iter(ready(state)), None)
    return replace(state, motion=best) if best else no_floor(state)


# ---------------------------------------------------------------- ready-made
def ready(state: State) -> Iterator[Lay]:
    """The poses that are offered, the best-supported first."""
    for at in poses(state.seen, supports_needed(state)):
        yield Lay(round(at.x * GRAINS), round(at.y * GRAINS), round(degrees(at.turn)))


@lru_cache(maxsize=64)
def poses(villa: Villa, needed: int = SUPPORTS) -> tuple[Spot, ...]:
    """A few poses of the next floor that rest on enough pillars, the best-supported first."""
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
    judged = [(balance(villa, there, needed), there) for there in tried]
    good = sorted((one for one in judged if one[0] > 0), key=lambda one: one[0], reverse=True)
    return tuple(there for _, there in good[:OFFERED])


def balance(villa: Villa, there: Spot, needed: int) -> float:
    """How far the middle of a floor would be from tipping, in mm; 0 where it may not or cannot lie.

    The floor alone: what stands below it is not asked.
    """
    floor = geometry.outline(FLOORS[villa.top], there)
    if not villa.top and not geometry.within_base(floor):
        return 0.0
    patches = [above.intersection(floor) for _, above in _heads(villa)]
    carrying = [patch for patch in patches if patch.area >= CARRIES_FROM]
    if len(carrying) < needed:
        return 0.0
    hull, middle = union_all(carrying).convex_hull, Point(there.x, there.y)
    return float(hull.exterior.distance(middle)) if hull.contains(middle) else 0.0
