"""Validates NATURE's outcomes: they must answer the current question."""

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
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS
from tavolino.games.villa_paletti.rules.setup import youngest_candidates
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Villa


def refuse_outcome(state: State, outcome: Action) -> Objection | None:
    """Why NATURE may not report this outcome now. Covers outcomes that cannot be enumerated."""
    if _is_possible(state, outcome):
        return None
    return objection("VP-P1", "villa_paletti-no-such-outcome")


def _is_possible(state: State, outcome: Action) -> bool:
    match outcome:
        case Wood(heights, youngest):
            fits = _is_wood(heights) and youngest in youngest_candidates(state)
            return state.phase == "wood" and fits
        case Scatter(villa):
            is_due = state.phase in ("scatter", "blue") and state.house and state.motion is None
            return is_due and None not in villa.pillars and not villa.top
        case Free(villa, spent):
            in_time = 0 <= spent < MAX_GESTURE_TICKS
            return _is_pulled(state) and in_time and _has_same_pieces(state, villa, in_hand=True)
        case Returned(villa, spent):
            in_time = spent == 0 or (spent > 0 and state.phase in ("floor", "blue"))
            moved = state.motion is not None and in_time
            return moved and _has_same_pieces(state, villa, state.phase == "place")
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
    """Was a piece set down, lifted out, or laid automatically?"""
    if state.phase == "lift" or (state.phase == "blue" and state.house):
        return True
    return state.motion is not None and state.phase in ("place", "floor", "blue")


def _is_whole(villa: Villa) -> bool:
    return len(villa.pillars) == len(PILLARS) == len(villa.levels)


def _has_same_pieces(state: State, villa: Villa, in_hand: bool) -> bool:
    """Are these the same pieces as before, with the handled pillar in the hand or not?"""
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
    """Is there one floor more, or does the pillar stand, or is it gone?"""
    if not _is_whole(villa):
        return False
    if state.phase in ("floor", "blue"):
        missing = [pose is None for pose in state.villa.pillars]
        same = [pose is None for pose in villa.pillars] == missing
        return same and villa.top == state.villa.top + 1
    assert state.attempt is not None
    there = villa.pillars[state.attempt.pillar] is not None
    return villa.top == state.villa.top and there == (state.phase == "place")
