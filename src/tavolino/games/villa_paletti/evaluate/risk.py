"""Risk of collapse, estimated from what everybody can see."""

from functools import lru_cache
from math import hypot

import numpy as np
from msgspec.structs import replace

from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules import DIRECTIONS
from tavolino.games.villa_paletti.rules.claims import can_lay, supports_needed
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.floors import poses
from tavolino.games.villa_paletti.rules.moving import clearance, is_clear, target, way_out
from tavolino.games.villa_paletti.state import Attempt, Purpose, State
from tavolino.games.villa_paletti.statics import can_stand, lean, margin, width, without
from tavolino.games.villa_paletti.villa import Villa, floor_pose, pillar_pose, spot

EASY_CLEARANCE, MIN_CLEARANCE = 2.5, 0.5
"""mm: clearance on both sides of an easy way out, and the minimum clearance to pass at all."""

MAX_CANDIDATES = 4
"""Number of ready-made gestures to consider."""

STEADINESS = (-0.03, 0.0, 0.015, 0.03, 0.1)
COLLAPSE_RATES = (0.6, 0.25, 0.08, 0.02, 0.0)
"""Steadiness of a villa in g, and how often such a villa falls when all hands let go.

Smoothed from results of `benchmarks/villa_risks.py`, like the risks of a hook and of little
clearance. The others are estimates.
"""

FALL_RISK, BLOCKED_RISK, BUMP_RISK, HOOK_RISK, NARROW_RISK = 0.97, 0.5, 0.2, 0.1, 0.04
"""Risks: no static equilibrium; other pillars in the way; a head that may bump against a nearby
floor while it is lifted; a hook, which cannot hold the head upright; little clearance."""

UNSTEADIED_RISK = 0.06
"""Additional risk while no hand holds the floor, which may be dragged along."""

STURDY_RISK, STURDY_SHRINK = COLLAPSE_RATES[-1], 1.0
"""A villa of at most this risk carries a pillar anywhere, if it also stands with every contact
smaller by this many mm. Then no closer look is needed."""

MAX_RISK = 0.1
"""Maximum risk that bots accept without need."""

LEANING_RISK, WIDE_BASE = 0.06, 70.0
"""Risk of supports close together, on which the next floor leans, and the width in mm from which on
there is none."""

OFF_RING_RISK, RING_RADIUS = 0.0005, 30.0
"""Risk per mm of distance from a ring around the centre, and the radius of that ring, where a first
pillar stands well."""


def risk_now(state: State) -> float:
    """The probability that the hand at work causes a collapse."""
    attempt = state.attempt
    match state.motion:
        case Lay():
            return _collapse_risk(_with_floor(state.seen, target(state.motion)))
        case Place() if attempt is not None:
            return risk_of_place(state.seen, attempt.pillar, target(state.motion))
        case Pull(towards, steady) if attempt is not None:
            return _risk_of_pull(state.seen, attempt, towards, steady)
        case LiftOff() if attempt is not None and not is_clear(state.seen, attempt.pillar):
            return BUMP_RISK
        case None if attempt is not None and state.phase in ("touched", "pull"):
            return min(1.0, risk_without(state.seen, attempt.pillar) + _risk_of_tool(attempt))
        case None if state.phase in ("objections", "floor"):
            return _risk_of_floor(state)
        case _:
            return 0.0


@lru_cache(maxsize=4096)
def _collapse_risk(villa: Villa) -> float:
    """The probability of a collapse when all hands let go."""
    stability = margin(villa)
    return (
        FALL_RISK
        if stability < 0
        else float(np.interp(stability - lean(villa), STEADINESS, COLLAPSE_RATES))
    )


# ---------------------------------------------------------------- pillars
def risk_without(villa: Villa, pillar: int) -> float:
    """Risk of bringing a pillar out: the villa must stand without it, and there must be a way."""
    risk = _collapse_risk(without(villa, pillar))
    if is_clear(villa, pillar):
        return risk
    return max(risk, min(_risk_of_way(villa, pillar, towards) for towards in DIRECTIONS))


def _risk_of_way(villa: Villa, pillar: int, towards: int) -> float:
    gap = clearance(villa, pillar, towards)
    return BLOCKED_RISK if gap < MIN_CLEARANCE else NARROW_RISK if gap < EASY_CLEARANCE else 0.0


def _risk_of_pull(villa: Villa, attempt: Attempt, towards: int, steady: bool) -> float:
    pillar = attempt.pillar
    risk = max(_collapse_risk(without(villa, pillar)), _risk_of_way(villa, pillar, towards))
    return min(1.0, risk + _risk_of_tool(attempt) + (0.0 if steady else UNSTEADIED_RISK))


def _risk_of_tool(attempt: Attempt) -> float:
    return HOOK_RISK if attempt.tool == "hook" else 0.0


def ways_out(villa: Villa, pillar: int) -> list[int]:
    """Directions in which the pillar can pass: wide ones first, then by length."""
    risks = {towards: _risk_of_way(villa, pillar, towards) for towards in DIRECTIONS}
    free = [towards for towards in DIRECTIONS if risks[towards] < BLOCKED_RISK]
    return sorted(free, key=lambda towards: (risks[towards], way_out(villa, pillar, towards)))


@lru_cache(maxsize=2048)
def risk_of_place(villa: Villa, pillar: int, at: Spot) -> float:
    """The risk of placing a pillar here. Pillars on the top floor should stand far apart."""
    built = villa.with_pillar(pillar, pillar_pose(at, villa.top), villa.top)
    poses = (built.pillars[other] for other in built.standing_on(villa.top))
    legs = [(leg.x, leg.y) for leg in map(spot, filter(None, poses))]
    middle = spot(villa.floors[-1])
    off = abs(hypot(at.x - middle.x, at.y - middle.y) - RING_RADIUS)
    risk = (
        _collapse_risk(built)
        if _collapse_risk(villa) > STURDY_RISK
        else float(not can_stand(built, STURDY_SHRINK))
    )
    return risk + LEANING_RISK * max(0.0, 1 - width(legs) / WIDE_BASE) + OFF_RING_RISK * off


def has_safe_pillar(state: State, purpose: Purpose) -> bool:
    """Is there a pillar whose risk a careful hand accepts?"""
    return any(risk_without(state.seen, pillar) <= MAX_RISK for pillar in movable(state, purpose))


# ---------------------------------------------------------------- floors
def _risk_of_floor(state: State) -> float:
    """VP-F7: the risk of laying the next floor in the best of a few poses."""
    if not can_lay(state):
        return 0.0
    tried = poses(state.seen, supports_needed(state))[state.tries : state.tries + MAX_CANDIDATES]
    return min((_collapse_risk(_with_floor(state.seen, at)) for at in tried), default=0.0)


def _with_floor(villa: Villa, at: Spot) -> Villa:
    return replace(villa, floors=(*villa.floors, floor_pose(villa.top, at)))
