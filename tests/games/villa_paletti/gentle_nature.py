"""A benign NATURE for lessons: pulled pillars come out, and placed pieces stand.

Nothing is simulated, so a match is fast.
"""

from msgspec.structs import replace

from tavolino.core.match import AnyMatch
from tavolino.games.villa_paletti.actions import Action, Fell, Free, Held, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import ByHand, Lay, Place
from tavolino.games.villa_paletti.rules.moving import released_at, target
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import floor_pose, pillar_pose


def answer(match: AnyMatch, kind: bool = True) -> str:
    """NATURE's outcome in notation; with `kind=False` the villa falls at the first pull."""
    state = match.state
    falls = not kind and state.phase == "pull"
    text: str = match.game.format(Fell(state.villa, "C1", "blue") if falls else _success(state))
    return text


def _success(state: State) -> Action:
    villa, attempt = state.villa, state.attempt
    match state.phase:
        case "touched":
            return Held()
        case "floor":
            return Stands(
                replace(villa, floors=(*villa.floors, floor_pose(villa.top, _spot(state))))
            )
        case _:
            assert attempt is not None
    if state.phase == "pull":
        level = villa.levels[attempt.pillar]
        return Free(villa.with_pillar(attempt.pillar, None, level))
    if state.phase == "lift":
        return Stands(villa.without(attempt.pillar))
    stands = pillar_pose(_spot(state), villa.top)
    return Stands(villa.with_pillar(attempt.pillar, stands, villa.top))


def _spot(state: State) -> Spot:
    motion = state.motion
    if isinstance(motion, ByHand):
        return released_at(motion.packets)
    assert isinstance(motion, Place | Lay)
    return target(motion)
