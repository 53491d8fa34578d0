"""What a hand risks, as far as everybody can see it."""

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
from tavolino.games.villa_paletti.rules.moving import clearance, is_clear, there, way_out
from tavolino.games.villa_paletti.state import Attempt, Purpose, State
from tavolino.games.villa_paletti.statics import lean, margin, stands, width, without
from tavolino.games.villa_paletti.villa import Villa, laid, on_level, spot

ROOMY, PASSABLE = 2.5, 0.5
"""A way out wants so much room on both sides, in mm; with less than the second nothing gets by."""

FEW = 4
"""So many ready-made gestures are worth a thought."""

STEADY = (-0.03, 0.0, 0.015, 0.03, 0.1)
DANGER = (0.6, 0.25, 0.08, 0.02, 0.0)
"""How steady a villa is, in g, and how often it falls when hands let go.

Smoothed from what `benchmarks/villa_risks.py` finds, and so are the risks of a hook and of little
room below; the others are guesses.
"""

FALLS, BLOCKED, BUMP, HOOK, NARROW = 0.97, 0.5, 0.2, 0.1, 0.04
"""The risk where statics see no hope; of other pillars in the way; of a floor so near that a head
lifted past it may bump; of a hook, that cannot hold a head upright; and of little room."""

UNSTEADIED = 0.06
"""How much more risk there is while nobody holds the floor: it may be dragged along."""

STURDY, TENDER = DANGER[-1], 1.0
"""A villa in no more danger than this bears a pillar wherever it stands, were every contact smaller
by so many mm than it looks: no need to look closer."""

NERVE = 0.1
"""Careful hands take no greater risk."""

LEANING, BROAD = 0.06, 70.0
"""The risk of legs close together, which let the next floor lean, and the width in mm at which
there is none."""

OFF_RING, RING = 0.0005, 30.0
"""The risk of each mm farther from the middle, or nearer to it, than a good first leg stands."""


def risk_now(state: State) -> float:
    """How likely the hand that is at work brings the villa down."""
    attempt = state.attempt
    match state.motion:
        case Lay():
            return _danger(_with_floor(state.seen, there(state.motion)))
        case Place() if attempt is not None:
            return risk_of_place(state.seen, attempt.pillar, there(state.motion))
        case Pull(towards, steady) if attempt is not None:
            return _risk_of_pull(state.seen, attempt, towards, steady)
        case LiftOff() if attempt is not None and not is_clear(state.seen, attempt.pillar):
            return BUMP
        case None if attempt is not None and state.phase in ("touched", "pull"):
            return min(1.0, risk_without(state.seen, attempt.pillar) + _risk_of_tool(attempt))
        case None if state.phase in ("objections", "floor"):
            return _risk_of_floor(state)
        case _:
            return 0.0


@lru_cache(maxsize=4096)
def _danger(villa: Villa) -> float:
    """How likely it falls when all hands let go."""
    survives = margin(villa)
    return FALLS if survives < 0 else float(np.interp(survives - lean(villa), STEADY, DANGER))


# ---------------------------------------------------------------- pillars
def risk_without(villa: Villa, pillar: int) -> float:
    """What it takes to bring a pillar out: a villa that stands without it, and a way."""
    risk = _danger(without(villa, pillar))
    if is_clear(villa, pillar):
        return risk
    return max(risk, min(_risk_of_way(villa, pillar, towards) for towards in DIRECTIONS))


def _risk_of_way(villa: Villa, pillar: int, towards: int) -> float:
    room = clearance(villa, pillar, towards)
    return BLOCKED if room < PASSABLE else NARROW if room < ROOMY else 0.0


def _risk_of_pull(villa: Villa, attempt: Attempt, towards: int, steady: bool) -> float:
    pillar = attempt.pillar
    risk = max(_danger(without(villa, pillar)), _risk_of_way(villa, pillar, towards))
    return min(1.0, risk + _risk_of_tool(attempt) + (0.0 if steady else UNSTEADIED))


def _risk_of_tool(attempt: Attempt) -> float:
    return HOOK if attempt.tool == "hook" else 0.0


def ways_out(villa: Villa, pillar: int) -> list[int]:
    """The directions in which it gets by, those with room first, and of them the shortest."""
    risks = {towards: _risk_of_way(villa, pillar, towards) for towards in DIRECTIONS}
    free = [towards for towards in DIRECTIONS if risks[towards] < BLOCKED]
    return sorted(free, key=lambda towards: (risks[towards], way_out(villa, pillar, towards)))


@lru_cache(maxsize=2048)
def risk_of_place(villa: Villa, pillar: int, at: Spot) -> float:
    """The villa has to stand with it, and the legs on top should stand far apart."""
    built = villa.with_pillar(pillar, on_level(at, villa.top), villa.top)
    poses = (built.pillars[other] for other in built.standing_on(villa.top))
    legs = [(leg.x, leg.y) for leg in map(spot, filter(None, poses))]
    middle = spot(villa.floors[-1])
    off = abs(hypot(at.x - middle.x, at.y - middle.y) - RING)
    risk = _danger(built) if _danger(villa) > STURDY else float(not stands(built, TENDER))
    return risk + LEANING * max(0.0, 1 - width(legs) / BROAD) + OFF_RING * off


def can_show(state: State, purpose: Purpose) -> bool:
    """Is there a pillar that one would dare to move?"""
    return any(risk_without(state.seen, pillar) <= NERVE for pillar in movable(state, purpose))


# ---------------------------------------------------------------- floors
def _risk_of_floor(state: State) -> float:
    """VP-F7: whoever claims has to lay it, at the best of a few places."""
    if not can_lay(state):
        return 0.0
    tried = poses(state.seen, supports_needed(state))[state.tries : state.tries + FEW]
    return min((_danger(_with_floor(state.seen, at)) for at in tried), default=0.0)


def _with_floor(villa: Villa, at: Spot) -> Villa:
    return replace(villa, floors=(*villa.floors, laid(villa.top, at)))
