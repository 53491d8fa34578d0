"""Actions at the wrong moment, and the rules that say when they are possible."""

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.actions import (
    Action,
    Agree,
    Choose,
    Claim,
    Decline,
    EndTurn,
    Forgo,
    Object,
    Outcome,
    ProposeEnd,
    Prove,
    PutBack,
    Stand,
    Take,
    Touch,
)
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.state import State


def refuse_untimely(state: State, action: Action) -> Objection | None:
    """The rule against this kind of action in this phase, if there is one."""
    if isinstance(action, Outcome):
        return objection("VP-P1", "villa_paletti-no-natures-word")
    if state.phase in ("setup", "blue", "colours"):
        return _untimely_setup(state, action)
    match action:
        case Stand() | Choose():
            return objection("VP-S7", "villa_paletti-no-begun-already")
        case Touch():
            return _untimely_touch(state, action)
        case PutBack():
            return _untimely_abort(state)
        case Claim() | ProposeEnd():
            return _untimely_opening(state, action)
        case EndTurn() if state.phase != "own":
            return objection("VP-B1", "villa_paletti-no-passing")
        case Forgo() if state.phase != "floor":
            return objection("VP-F7", "villa_paletti-no-floor-now")
        case Pull() | LiftOff() | Place() | Lay() | ByHand() if state.waiting:
            return objection("VP-F2", "villa_paletti-no-answer-first")
        case _:
            return _untimely_answer(state, action)


def _untimely_setup(state: State, action: Action) -> Objection | None:
    """VP-S2, VP-S4, VP-S5: pillars, then the blue floor, then colours."""
    match state.phase:
        case "setup" if not isinstance(action, Stand):
            return objection("VP-S2", "villa_paletti-no-pillars-first")
        case "blue" if not isinstance(action, Lay | ByHand | Forgo):
            return objection("VP-S4", "villa_paletti-no-blue-first")
        case "colours" if not isinstance(action, Choose):
            return objection("VP-S5", "villa_paletti-no-colours-first")
        case _:
            return None


def _untimely_touch(state: State, touch: Touch) -> Objection | None:
    """VP-G6: one pillar per project."""
    if state.phase in ("start", "own", "touch"):
        return None
    if state.phase in ("pull", "place"):
        assert state.attempt is not None
        name = PILLARS[state.attempt.pillar].name
        if touch.pillar == state.attempt.pillar:
            return objection("VP-G6", "villa_paletti-no-touched-already", pillar=name)
        return objection("VP-G6", "villa_paletti-no-second-pillar", pillar=name)
    if state.phase == "floor":
        return objection("VP-F9", "villa_paletti-no-floor-only")
    if state.phase == "penalty":
        return objection("VP-F5", "villa_paletti-no-name-first")
    return objection("VP-F2", "villa_paletti-no-answer-first")


def _untimely_abort(state: State) -> Objection | None:
    """VP-B5, VP-B7: only from the touch until the pillar is free."""
    if state.phase == "pull":
        return None
    if state.phase == "place":
        return objection("VP-B7", "villa_paletti-no-abort-now")
    return objection("VP-B5", "villa_paletti-no-nothing-touched")


def _untimely_opening(state: State, action: Claim | ProposeEnd) -> Objection | None:
    """VP-F1, VP-E8: only at the beginning of the player's own turn."""
    match action:
        case Claim() if state.phase != "start":
            return objection("VP-F1", "villa_paletti-no-claim-now")
        case ProposeEnd() if state.phase != "start":
            return objection("VP-E8", "villa_paletti-no-proposing-now")
        case ProposeEnd() if state.proposed:
            return objection("VP-E8", "villa_paletti-no-proposed-already")
        case _:
            return None


def _untimely_answer(state: State, action: Action) -> Objection | None:
    """VP-F2, VP-F5, VP-35, VP-E8: an answer needs a question."""
    match action:
        case Object() if state.phase != "objections":
            return objection("VP-F2", "villa_paletti-no-claim-to-object")
        case Prove() if state.phase != "proofs":
            return objection("VP-35", "villa_paletti-no-proof-asked")
        case Agree() if state.phase != "ending":
            return objection("VP-E8", "villa_paletti-no-proposal")
        case Decline() if not state.waiting:
            return objection("VP-F2", "villa_paletti-no-question")
        case Take() if state.phase != "penalty":
            return objection("VP-F5", "villa_paletti-no-penalty-due")
        case _:
            return None
