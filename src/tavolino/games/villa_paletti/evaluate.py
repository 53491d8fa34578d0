"""Whether it is good: who is ahead, what a hand risks, and which moves deserve a thought.

Only what everybody sees, and statics of pillars of equal height. No search.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot

import numpy as np
from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.games.villa_paletti.actions import (
    Action,
    Agree,
    Claim,
    Decline,
    EndTurn,
    Object,
    Prove,
    PutBack,
    Stand,
    Take,
    Touch,
)
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import GRAINS
from tavolino.games.villa_paletti.motions import Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules import DIRECTIONS, FINGERS_AT, READY_LIFT, actors, legal
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.claims import can_lay, supports_needed
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.ending import scores, winner
from tavolino.games.villa_paletti.rules.floors import poses
from tavolino.games.villa_paletti.rules.moving import clearance, is_clear, there, way_out
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import Attempt, Purpose, State
from tavolino.games.villa_paletti.statics import lean, margin, stands, width, without
from tavolino.games.villa_paletti.villa import Villa, is_covered, laid, on_level, spot

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

SEAL, POINT, PILLAR = 0.5, 0.05, 0.01
"""What the seal, a point on top, and a pillar that can still be moved are worth."""

CULPRIT = -0.5
"""What it is worth to have brought the villa down: hardly worse than to lose."""

FALSE_CLAIM = 0.1
"""What a claim costs that somebody can disprove."""

LEANING, BROAD = 0.06, 70.0
"""The risk of legs close together, which let the next floor lean, and the width in mm at which
there is none."""

OFF_RING, RING = 0.0005, 30.0
"""The risk of each mm farther from the middle, or nearer to it, than a good first leg stands."""


# ---------------------------------------------------------------- how it stands
def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores: the seal, the points that threaten it, and what hands risk."""
    if state.phase == "over":
        return tuple(map(float, scores(state)))
    risk, won = _risk(state), winner(state)
    return tuple(
        (1 - risk) * _hope(state, seat) + risk * _if_it_falls(state, seat, won)
        for seat in range(state.seats)
    )


def _if_it_falls(state: State, seat: Seat, won: Seat) -> float:
    return CULPRIT if seat == state.mover else float(seat == won)


def _hope(state: State, seat: Seat) -> float:
    """Between nothing and one: the seal now, points for later, and what is just coming up."""
    asks_to_end = state.proposed and seat == state.turn  # bots leave that to people
    if seat in state.resigned or asks_to_end:
        return -1.0
    hope = SEAL * _share_of_seal(state, seat)
    hope += POINT * points(state, seat) + PILLAR * len(_left(state, seat))
    if state.phase == "objections" and seat == state.turn and _can_show(state, "objection"):
        hope -= FALSE_CLAIM
    return hope + POINT * _coming_up(state, seat)


def _share_of_seal(state: State, seat: Seat) -> float:
    """All of it for its holder; half, if a new floor lets somebody else build first (VP-M5)."""
    holds = state.seal is not None and state.seal.holder == seat
    builder = _first_builder(state)
    return float(holds) if builder is None else (holds + (builder == seat)) / 2


def _first_builder(state: State) -> Seat | None:
    """Who will be the first to build on the top floor, or on the one that is about to be laid."""
    if state.phase in ("objections", "floor"):
        return state.others()[0]
    return state.mover if state.fresh else None


def _coming_up(state: State, seat: Seat) -> int:
    """The points of the pillar that a player is bringing to the top."""
    attempt = state.attempt
    if attempt is None or attempt.purpose != "own" or attempt.mover != seat:
        return 0
    return PILLARS[attempt.pillar].kind.points


def _left(state: State, seat: Seat) -> tuple[int, ...]:
    """The pillars with which a player can still build."""
    villa = state.villa
    return tuple(
        pillar
        for pillar in state.pillars_of(seat)
        if 0 <= villa.levels[pillar] < villa.top and pillar not in state.locked
    )


def _risk(state: State) -> float:
    """How likely the hand that is at work brings the villa down."""
    attempt = state.attempt
    match state.motion:
        case Lay():
            return _danger(_with_floor(state.seen, there(state.motion)))
        case Place() if attempt is not None:
            return _risk_of_place(state.seen, attempt.pillar, there(state.motion))
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


def _ways(villa: Villa, pillar: int) -> list[int]:
    """The directions in which it gets by, those with room first, and of them the shortest."""
    risks = {towards: _risk_of_way(villa, pillar, towards) for towards in DIRECTIONS}
    free = [towards for towards in DIRECTIONS if risks[towards] < BLOCKED]
    return sorted(free, key=lambda towards: (risks[towards], way_out(villa, pillar, towards)))


@lru_cache(maxsize=2048)
def _risk_of_place(villa: Villa, pillar: int, at: Spot) -> float:
    """The villa has to stand with it, and the legs on top should stand far apart."""
    built = villa.with_pillar(pillar, on_level(at, villa.top), villa.top)
    poses = (built.pillars[other] for other in built.standing_on(villa.top))
    legs = [(leg.x, leg.y) for leg in map(spot, filter(None, poses))]
    middle = spot(villa.floors[-1])
    off = abs(hypot(at.x - middle.x, at.y - middle.y) - RING)
    risk = _danger(built) if _danger(villa) > STURDY else float(not stands(built, TENDER))
    return risk + LEANING * max(0.0, 1 - width(legs) / BROAD) + OFF_RING * off


# ---------------------------------------------------------------- floors
def _risk_of_floor(state: State) -> float:
    """VP-F7: whoever claims has to lay it, at the best of a few places."""
    if not can_lay(state):
        return 0.0
    tried = poses(state.seen, supports_needed(state))[state.tries : state.tries + FEW]
    return min((_danger(_with_floor(state.seen, at)) for at in tried), default=0.0)


def _with_floor(villa: Villa, at: Spot) -> Villa:
    return replace(villa, floors=(*villa.floors, laid(villa.top, at)))


def unforeseeable(state: State) -> bool:
    """Nobody thinks through how things fall."""
    return actors(state) == (NATURE,) and state.phase != "touched"


# ---------------------------------------------------------------- what to think about
def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The few actions that promise most, the best one first."""
    return list(_promising(state, seat)) or legal(state, seat)


def _promising(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case "start" | "own" | "touch":
            yield from _touches(state)
        case "pull":
            yield from _pulls(state)
        case "place":
            yield from _places(state)
        case "floor" | "blue":
            yield from legal(state, seat)[state.tries : state.tries + FEW]
        case "objections":
            yield Object() if _can_show(state, "objection") else Decline()
        case "proofs":
            yield Prove() if _can_show(state, "proof") else Decline()
        case "penalty":
            yield from _penalties(state)
        case "ending":
            yield Agree() if winner(state) == seat else Decline()
        case "setup":
            yield from _stands(state)
        case _:
            return


def _touches(state: State) -> Iterator[Action]:
    """What one dares to touch, the most valuable first; if there is nothing, say so."""
    villa, found = state.seen, movable(state, purpose_now(state))
    daring = [pillar for pillar in found if risk_without(villa, pillar) <= NERVE]
    for pillar in sorted(daring, key=lambda pillar: -PILLARS[pillar].kind.points):
        yield Touch(pillar, "fingers", FINGERS_AT)
    if not daring and state.phase == "start":
        yield Claim()
    if not daring and state.phase == "own":
        yield EndTurn()
    if not daring and state.phase != "own":
        worst_last = sorted(found, key=lambda pillar: risk_without(villa, pillar))
        yield from (Touch(pillar, "fingers", FINGERS_AT) for pillar in worst_last[:FEW])


def _pulls(state: State) -> Iterator[Action]:
    attempt, villa = state.attempt, state.seen
    assert attempt is not None
    if is_clear(villa, attempt.pillar):
        yield LiftOff()
    ways = _ways(villa, attempt.pillar)[:FEW]
    yield from (Pull(towards, steady=True, lift=READY_LIFT) for towards in ways)
    if not ways or risk_without(villa, attempt.pillar) > NERVE:
        yield PutBack()


def _places(state: State) -> Iterator[Action]:
    """Where the villa stands and the next floor would lie well; after a failure the next best."""
    attempt = state.attempt
    assert attempt is not None
    places = [action for action in legal(state, attempt.mover) if isinstance(action, Place)]
    villa, pillar = state.seen, attempt.pillar
    best_first = sorted(places, key=lambda at: _risk_of_place(villa, pillar, there(at)))
    yield from best_first[state.tries : state.tries + FEW]


def _can_show(state: State, purpose: Purpose) -> bool:
    """Is there a pillar that one would dare to move?"""
    return any(risk_without(state.seen, pillar) <= NERVE for pillar in movable(state, purpose))


def _penalties(state: State) -> Iterator[Action]:
    """What hurts most: points on top, then what could still be brought there."""
    assert state.attempt is not None
    named = [action for action in legal(state, state.turn) if isinstance(action, Take)]
    villa = state.seen

    def harm(take: Take) -> tuple[bool, bool, int]:
        free = not is_covered(villa, take.pillar)
        on_top = villa.levels[take.pillar] == villa.top
        return free, on_top, PILLARS[take.pillar].kind.points

    yield from sorted(named, key=harm, reverse=True)[:FEW]


def _stands(state: State) -> Iterator[Action]:
    """Spread the pillars over the site: far from those that stand."""
    poses = [pose for pose in state.seen.pillars if pose is not None]
    spots = [spot(pose) for pose in poses]

    def lonely(stand: Action) -> float:
        assert isinstance(stand, Stand)
        x, y = stand.x / GRAINS, stand.y / GRAINS
        return min((hypot(x - at.x, y - at.y) for at in spots), default=-hypot(x, y))

    yield from sorted(legal(state, state.turn), key=lonely, reverse=True)[:FEW]
