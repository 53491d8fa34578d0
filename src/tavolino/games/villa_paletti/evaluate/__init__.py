"""Evaluates states for bots: who is ahead, the risk of collapse, and moves worth considering.

Uses only what everybody sees, and statics of pillars of equal height. There is no search.
"""

from tavolino.core.contract.thinking import Glance, Levels
from tavolino.core.game import NATURE, Seat
from tavolino.games.villa_paletti.actions import Action, ProposeEnd, Resign
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.evaluate.ideas import candidates
from tavolino.games.villa_paletti.evaluate.risk import (
    MAX_RISK,
    has_safe_pillar,
    risk_now,
    risk_without,
)
from tavolino.games.villa_paletti.evaluate.slips import alternatives
from tavolino.games.villa_paletti.rules import actors
from tavolino.games.villa_paletti.rules.claims import can_lay
from tavolino.games.villa_paletti.rules.ending import scores, winner
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import State

__all__ = ["alternatives", "candidates", "estimate", "gives_up", "parts", "unforeseeable"]

LEVELS = Levels(
    beginner=Glance(notices=0.7, misjudges=1.0), easy=Glance(notices=0.8, misjudges=0.8)
)
"""In this game the tremor of the hands separates the levels more than oversights do."""

SEAL_VALUE, POINT_VALUE, PILLAR_VALUE = 0.5, 0.05, 0.01
"""Value of the seal, of a point on the top floor, and of a pillar that can still be moved."""

CULPRIT_VALUE = -0.5
"""Value of having caused the collapse: hardly worse than losing."""

FALSE_CLAIM_COST = 0.6
"""Cost of a claim that another player can disprove: more than the seal."""

OBJECTION_VALUE = 1.0
"""Value of disproving a claim, and cost of failing to. It is higher than the value of being first
on a new floor, or of seeing another player lay it."""


def estimate(state: State) -> tuple[float, ...]:
    """Estimate of the final scores: the seal, the points that threaten it, and the risk."""
    if state.phase == "over":
        return tuple(map(float, scores(state)))
    if ends_by_claim(state):
        return tuple(map(float, scores(state)))
    risk, won = risk_now(state), winner(state)
    return tuple(
        (1 - risk) * _expected_score(state, seat) + risk * _score_after_collapse(state, seat, won)
        for seat in range(state.seats)
    )


def ends_by_claim(state: State) -> bool:
    """VP-E2: is this the last claim of a round without building, and can nobody disprove it?"""
    last = state.phase == "objections" and state.idle + 1 >= len(state.playing)
    return last and not can_lay(state) and not has_safe_pillar(state, "objection")


def _score_after_collapse(state: State, seat: Seat, won: Seat) -> float:
    return CULPRIT_VALUE if seat == state.mover else float(seat == won)


def parts(state: State, seat: Seat) -> dict[str, float]:
    """The components of an estimate, weighted by the probability of standing, and the risk."""
    if state.phase == "over":
        return {"score": float(scores(state)[seat])}
    if ends_by_claim(state):
        return {"score": float(scores(state)[seat])}
    risk = risk_now(state)
    hopes = {name: (1 - risk) * hope for name, hope in _score_parts(state, seat).items()}
    return {**hopes, "risk": risk * _score_after_collapse(state, seat, winner(state))}


def _expected_score(state: State, seat: Seat) -> float:
    """Between 0 and 1, unless the player gives up."""
    return sum(_score_parts(state, seat).values())


def _score_parts(state: State, seat: Seat) -> dict[str, float]:
    """The seal, points for later, pillars left to build with, and the pillar in hand."""
    asks_to_end = state.proposed and seat == state.turn  # bots leave proposals to humans
    if seat in state.resigned or asks_to_end:
        return {"given_up": -1.0}
    claims = state.phase == "objections" and seat == state.turn
    return {
        "seal": SEAL_VALUE * _share_of_seal(state, seat),
        "points": POINT_VALUE * (points(state, seat) + _points_in_hand(state, seat)),
        "pillars": PILLAR_VALUE * len(_pillars_left(state, seat)),
        "claim": -FALSE_CLAIM_COST if claims and has_safe_pillar(state, "objection") else 0.0,
        "objection": _objection_value(state, seat),
    }


def _objection_value(state: State, seat: Seat) -> float:
    """VP-F4, VP-F5: positive if the objection can be proved, negative otherwise."""
    attempt = state.attempt
    if attempt is None or attempt.purpose != "objection" or attempt.mover != seat:
        return 0.0
    if attempt.pillar < 0:
        return OBJECTION_VALUE if has_safe_pillar(state, "objection") else -OBJECTION_VALUE
    is_acceptable = state.phase == "place" or risk_without(state.seen, attempt.pillar) <= MAX_RISK
    return OBJECTION_VALUE if is_acceptable else -OBJECTION_VALUE


def _share_of_seal(state: State, seat: Seat) -> float:
    """1 for its holder; half of it if another player builds first on a new floor (VP-M5)."""
    holds = state.seal is not None and state.seal.holder == seat
    builder = _first_builder(state)
    return float(holds) if builder is None else (holds + (builder == seat)) / 2


def _first_builder(state: State) -> Seat | None:
    """The seat that will build first on the top floor, or on the one that is about to be laid."""
    if state.phase in ("objections", "floor"):
        return state.others()[0]
    return state.mover if state.fresh else None


def _points_in_hand(state: State, seat: Seat) -> int:
    """The points of the pillar that a player is bringing to the top."""
    attempt = state.attempt
    if attempt is None or attempt.purpose != "own" or attempt.mover != seat:
        return 0
    return PILLARS[attempt.pillar].kind.points


def _pillars_left(state: State, seat: Seat) -> tuple[int, ...]:
    """The pillars with which a player can still build."""
    villa = state.villa
    return tuple(
        pillar
        for pillar in state.pillars_of(seat)
        if 0 <= villa.levels[pillar] < villa.top and pillar not in state.locked
    )


def gives_up(action: Action) -> bool:
    """VP-E7, VP-E8: bots neither resign nor propose to end the match."""
    return isinstance(action, Resign | ProposeEnd)


def unforeseeable(state: State) -> bool:
    """Does NATURE act with a physical outcome? The search does not look beyond it."""
    return actors(state) == (NATURE,) and state.phase != "touched"
