"""NATURE too is held to what is possible: an outcome must answer what was asked."""

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.actions import (
    Action,
    Fell,
    Free,
    Returned,
    Scatter,
    Stands,
    Wood,
)
from tavolino.games.villa_paletti.components import HEIGHT_LIMIT, PILLARS
from tavolino.games.villa_paletti.gesture import LONGEST
from tavolino.games.villa_paletti.rules.setup import maybe_youngest
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Villa


def refuse_outcome(state: State, outcome: Action) -> Objection | None:
    """Can NATURE say this now, where its outcomes cannot be listed?"""
    if _answers(state, outcome):
        return None
    return objection("VP-P1", "villa_paletti-no-such-outcome")


def _answers(state: State, outcome: Action) -> bool:
    match outcome:
        case Wood(heights, youngest):
            fits = _is_wood(heights) and youngest in maybe_youngest(state)
            return state.phase == "wood" and fits
        case Scatter(villa):
            asked = state.phase in ("scatter", "blue") and state.house and state.motion is None
            return asked and None not in villa.pillars and not villa.top
        case Free(villa, spent):
            in_time = 0 <= spent < LONGEST
            return _is_pulled(state) and in_time and _follows(state, villa, in_hand=True)
        case Returned(villa, spent):
            in_time = spent == 0 or (spent > 0 and state.phase in ("floor", "blue"))
            moved = state.motion is not None and in_time
            return moved and _follows(state, villa, state.phase == "place")
        case Stands(villa):
            return _is_set_down(state) and _stands(state, villa)
        case Fell(villa):
            return (state.motion is not None or state.phase == "lift") and _is_whole(villa)
        case _:
            return False


def _is_wood(heights: tuple[int, ...]) -> bool:
    limit = HEIGHT_LIMIT * NM
    return len(heights) == len(PILLARS) and all(abs(height) <= limit for height in heights)


def _is_pulled(state: State) -> bool:
    return state.phase == "pull" and state.motion is not None


def _is_set_down(state: State) -> bool:
    """Was something set down, lifted out, or laid by the house?"""
    if state.phase == "lift" or (state.phase == "blue" and state.house):
        return True
    return state.motion is not None and state.phase in ("place", "floor", "blue")


def _is_whole(villa: Villa) -> bool:
    return len(villa.pillars) == len(PILLARS) == len(villa.levels)


def _follows(state: State, villa: Villa, in_hand: bool) -> bool:
    """The same pieces as before, the handled pillar in the hand or not."""
    if not _is_whole(villa) or villa.top != state.villa.top:
        return False
    held = state.attempt.pillar if state.attempt and in_hand else -1
    return all(
        (after is None) == (before is None or number == held)
        for number, (before, after) in enumerate(
            zip(state.villa.pillars, villa.pillars, strict=True)
        )
    )


def _stands(state: State, villa: Villa) -> bool:
    """One floor more, or the pillar stands, or it is gone."""
    if not _is_whole(villa):
        return False
    if state.phase in ("floor", "blue"):
        missing = [pose is None for pose in state.villa.pillars]
        same = [pose is None for pose in villa.pillars] == missing
        return same and villa.top == state.villa.top + 1
    assert state.attempt is not None
    there = villa.pillars[state.attempt.pillar] is not None
    return villa.top == state.villa.top and there == (state.phase == "place")
