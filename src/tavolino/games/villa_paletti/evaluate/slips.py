"""Finds clear mistakes after the match, from what everybody could see."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.actions import Action, Claim, Decline, Object, Prove, Touch
from tavolino.games.villa_paletti.evaluate.ideas import candidates
from tavolino.games.villa_paletti.evaluate.risk import has_safe_pillar, risk_without
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.state import Purpose, State

RASH_RISK = 0.25
"""A risk that only a player without a choice takes: in measurements every third such villa fell."""


def alternatives(state: State, seat: Seat, action: Action) -> Sequence[Action]:
    """Better actions, if this was a clear mistake: a rash touch, claim, objection or silence."""
    return candidates(state, seat) if _is_plainly_wrong(state, action) else ()


def _is_plainly_wrong(state: State, action: Action) -> bool:
    match action:
        case Touch(pillar):
            rash = risk_without(state.seen, pillar) >= RASH_RISK
            return rash and has_safe_pillar(state, purpose_now(state))
        case Claim():
            return has_safe_pillar(state, purpose_now(state))
        case Object():
            return _is_hopeless(state, "objection")
        case Prove():
            return _is_hopeless(state, "proof")
        case Decline() if state.phase == "objections":
            return has_safe_pillar(state, "objection")
        case Decline() if state.phase == "proofs":
            return has_safe_pillar(state, "proof")
        case _:
            return False


def _is_hopeless(state: State, purpose: Purpose) -> bool:
    """Would every pillar that could be shown be rash?"""
    return all(risk_without(state.seen, pillar) >= RASH_RISK for pillar in movable(state, purpose))
