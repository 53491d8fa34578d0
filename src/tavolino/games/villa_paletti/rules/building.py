"""A building project: touch, pull out, place on top; or put back and lock (VP-B, VP-G)."""

from functools import lru_cache

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.actions import Fell, Touch
from tavolino.games.villa_paletti.components import FLOORS, PILLAR_HEIGHT, PILLARS, Kind
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.rules import claims
from tavolino.games.villa_paletti.rules.eligible import movable, refuse_pillar
from tavolino.games.villa_paletti.rules.ending import collapse
from tavolino.games.villa_paletti.rules.turns import end_turn
from tavolino.games.villa_paletti.state import Attempt, Purpose, State
from tavolino.games.villa_paletti.villa import Villa, ground, head, is_covered, spot

LOWEST_GRIP = 5
HIGHEST_GRIP = round(PILLAR_HEIGHT) - LOWEST_GRIP

MIN_OVERLAP = 0.01
"""mm²: two feet with a smaller overlap stand beside each other."""

SPACING = 1.0
"""mm: gap between offered spots and the pillars that stand there."""

TIGHT_SPACING = 0.3
"""mm: the same for tight spots. It is larger than the offset of visible positions."""

GRID_STEPS = (20.0, 10.0, 5.0, 2.0)
"""mm: grid spacings for offered spots. A finer grid is used only if the coarser one has no spot."""


def purpose_now(state: State) -> Purpose:
    """The purpose of a touch in this state."""
    if state.attempt is not None:
        return state.attempt.purpose
    if state.phase == "own" or not movable(state, "neutral"):
        return "own"
    return "neutral"  # VP-32, VP-36


# ---------------------------------------------------------------- touching
def refuse_touch(state: State, touch: Touch) -> Objection | None:
    if state.phase == "own" and touch.pillar // 5 == state.neutral:
        return objection("VP-32", "villa_paletti-no-neutral-done")
    is_neutral = touch.pillar // 5 == state.neutral and state.phase == "start"
    purpose: Purpose = "neutral" if is_neutral else purpose_now(state)
    if refusal := refuse_pillar(state, purpose, touch.pillar):
        return refusal
    if not LOWEST_GRIP <= touch.grip <= HIGHEST_GRIP:
        return objection("VP-B3", "villa_paletti-no-grip", low=LOWEST_GRIP, high=HIGHEST_GRIP)
    return None


def touch(state: State, seat: int, action: Touch) -> State:
    """VP-B3: the touch commits the player; VP-E5: a player who touches the villa is responsible."""
    attempt = Attempt(seat, purpose_now(state), action.pillar, action.tool, action.grip)
    return replace(state, phase="touched", attempt=attempt, culprit=seat, tries=0)


def put_back(state: State) -> State:
    """VP-B5, VP-B6: the pillar stays where it was and is locked."""
    attempt = state.attempt
    assert attempt is not None
    state = replace(state.lock(attempt.pillar), motion=None)
    match attempt.purpose:
        case "own":
            return end_turn(replace(state, idle=0))
        case "neutral":
            return claims.ask_for_proof(replace(state, idle=0))
        case "objection":
            return claims.objection_failed(state)
        case "proof":
            return claims.own_project(state)
        case "penalty":
            return claims.accept_claim(state)


def refuse_lift_off(state: State) -> Objection | None:
    """A covered pillar can only be pulled."""
    assert state.attempt is not None
    if is_covered(state.seen, state.attempt.pillar):
        return objection("VP-B7", "villa_paletti-no-covered")
    return None


def came_free(state: State, villa: Villa, spent: int) -> State:
    """VP-B7: it must be placed now; VP-B8: unless there is no space for it."""
    attempt = state.attempt
    assert attempt is not None
    freed = replace(state, villa=villa.with_pillar(attempt.pillar, None, _level(state)))
    if attempt.purpose == "penalty":
        return claims.complete_removal(replace(freed, motion=None))
    if not spots(freed.seen, attempt.pillar):
        return put_back(state)
    return replace(freed, phase="place", motion=None, attempt=replace(attempt, spent=spent))


def _level(state: State) -> int:
    assert state.attempt is not None
    return state.villa.levels[state.attempt.pillar]


# ---------------------------------------------------------------- placing
def refuse_spot(state: State, there: Spot) -> Objection | None:
    """VP-G3, VP-G8: completely on the top floor, and not on another pillar."""
    assert state.attempt is not None
    villa, kind = state.seen, PILLARS[state.attempt.pillar].kind
    foot = geometry.foot(kind, there)
    if not geometry.is_inside(foot, ground(villa, villa.top)):
        return objection("VP-G3", "villa_paletti-no-over-the-edge")
    if villa.top == len(FLOORS):
        return None
    for other in villa.standing_on(villa.top):
        pose = villa.pillars[other]
        assert pose is not None
        if foot.intersection(head(other, pose)).area > MIN_OVERLAP:
            return objection("VP-G8", "villa_paletti-no-stacking", pillar=PILLARS[other].name)
    return None


def spots(villa: Villa, pillar: int) -> tuple[Spot, ...]:
    """Where this pillar can be placed: spots with some space around, else tight ones (VP-B8)."""
    return easy_spots(villa, pillar) or tight_spots(villa, pillar)


@lru_cache(maxsize=256)
def tight_spots(villa: Villa, pillar: int) -> tuple[Spot, ...]:
    """One spot in each region that is left."""
    kind, standing = PILLARS[pillar].kind, _standing_on_top(villa)
    region = geometry.free_region(kind, ground(villa, villa.top), standing, TIGHT_SPACING)
    corners = (part.representative_point() for part in getattr(region, "geoms", (region,)))
    return tuple(Spot(at.x, at.y) for at in corners if not at.is_empty)


def _standing_on_top(villa: Villa) -> list[tuple[Kind, Spot]]:
    top = ((other, villa.pillars[other]) for other in villa.standing_on(villa.top))
    return [(PILLARS[other].kind, spot(pose)) for other, pose in top if pose is not None]


@lru_cache(maxsize=256)
def easy_spots(villa: Villa, pillar: int) -> tuple[Spot, ...]:
    """A grid of spots with some space around; on red also the heads of pillars."""
    kind, standing = PILLARS[pillar].kind, _standing_on_top(villa)
    region = geometry.free_region(kind, ground(villa, villa.top), standing, SPACING)
    found = next(filter(None, (geometry.grid_spots(region, grid) for grid in GRID_STEPS)), [])
    if villa.top < len(FLOORS):
        return tuple(found)
    edge = ground(villa, villa.top)
    heads = [Spot(there.x, there.y) for _, there in standing]
    stacks = [at for at in heads if geometry.is_inside(geometry.foot(kind, at), edge)]
    return tuple(dict.fromkeys((*found, *stacks)))


def complete_placement(state: State, villa: Villa) -> State:
    """VP-B4: the pillar stands on the top floor, and the villa stands."""
    attempt = state.attempt
    assert attempt is not None
    pose = villa.pillars[attempt.pillar]
    built = villa.with_pillar(attempt.pillar, pose, villa.top)
    state = replace(state, villa=built, motion=None, idle=0)
    match attempt.purpose:
        case "neutral":
            return claims.own_project(state)
        case "objection":
            return replace(state, phase="lift")
        case _:
            return end_turn(state)


def pick_up_again(state: State, villa: Villa) -> State:
    """VP-B7: the pillar fell over without further damage. Without space on top, nothing changes."""
    attempt = state.attempt
    assert attempt is not None
    state = replace(state, motion=None, tries=state.tries + 1)
    after = replace(state, villa=villa)
    return after if spots(after.seen, attempt.pillar) else state


# ---------------------------------------------------------------- falling
def fell(state: State, outcome: Fell) -> State:
    """VP-E1: a collapse; or the agreed consequence if only pillars fell over (VP-E9)."""
    if outcome.why != "C4" or state.options.toppled == "collapse":
        return collapse(state, outcome)
    return _pillars_fell(state, outcome.toppled if state.options.toppled == "out" else ())


def _pillars_fell(state: State, removed: tuple[int, ...]) -> State:
    """VP-E9: the villa stands as before, except for removed pillars; a pull has failed."""
    attempt = state.attempt
    held = attempt.pillar if attempt else -1
    villa = state.villa
    for pillar in removed:
        villa = villa if pillar == held else villa.without(pillar)
    locked = tuple(pillar for pillar in state.locked if villa.levels[pillar] >= 0)
    state = replace(state, villa=villa, locked=locked, motion=None)
    if state.phase == "lift":
        return claims.complete_removal(state)
    return put_back(state) if state.phase == "pull" else state
