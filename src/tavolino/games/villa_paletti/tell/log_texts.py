"""The log: one sentence per action, the same for every viewer, without pillar heights."""

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import LogText, Text
from tavolino.games.villa_paletti.actions import (
    Action,
    Agree,
    Choose,
    Claim,
    Decline,
    EndTurn,
    Fell,
    Forgo,
    Free,
    Held,
    Object,
    ProposeEnd,
    Prove,
    PutBack,
    Resign,
    Returned,
    Roll,
    Scatter,
    Stand,
    Stands,
    Take,
    Touch,
    Wood,
)
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.notation import format
from tavolino.games.villa_paletti.rules import apply
from tavolino.games.villa_paletti.rules.building import spots
from tavolino.games.villa_paletti.rules.claims import can_lay
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.rules.moving import released_at, target
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.tell.descriptions import (
    advice,
    from_middle,
    ground_below,
    names_or_count,
    pillar_facts,
    way,
    where,
    yes_no,
)
from tavolino.games.villa_paletti.tell.prompts import pillar_in_hand
from tavolino.games.villa_paletti.villa import is_covered

QUIET_STEPS = ("touch", "held", "pull", "up", "hands-pull", "free", "place", "lay", "hands-lay")
"""Intermediate steps. Their result is announced later: a pillar up or back, a floor, a collapse."""

HIDDEN_OUTCOMES = (Wood, Scatter, Free, Stands, Returned, Fell)
"""Outcomes whose notation would reveal the pillars' true heights."""


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    notation = "" if isinstance(action, HIDDEN_OUTCOMES) else format(action)
    key, args = (
        _outcome_text(state, action) if seat == NATURE else _action_text(state, seat, action)
    )
    if seat != NATURE:
        args["seat"] = seat
    return LogText(Text(f"villa_paletti-told-{key}", args), notation, quiet=key in QUIET_STEPS)


def offer(state: State, seat: Seat, action: Action) -> Text:
    """The sentence of an action with advice about its effect. The log contains no advice."""
    text = tell(state, seat, action, seat).text
    if not isinstance(action, Touch):
        return text
    return Text(text.key, {**text.args, "advice": advice(state, action.pillar)})


KeyAndArgs = tuple[str, dict[str, str | int]]


# ---------------------------------------------------------------- players' actions
def _action_text(state: State, seat: Seat, action: Action) -> KeyAndArgs:
    match action:
        case Touch(pillar, tool, grip):
            covered = yes_no(is_covered(state.seen, pillar))
            room = yes_no(bool(spots(state.seen, pillar)) if state.attempt is None else True)
            held = {"tool": tool, "covered": covered, "room": room, "advice": "none"}
            return "touch", {**pillar_facts(state, pillar), **held, "grip": grip}
        case Stand(pillar, x, y):
            return "stand", {"pillar": PILLARS[pillar].name, **where(x / 100, y / 100)}
        case PutBack():
            return "back", {"pillar": pillar_in_hand(state), **_seal(state, seat, action)}
        case Take(pillar):
            covered = yes_no(is_covered(state.seen, pillar))
            return "take", {**pillar_facts(state, pillar), "covered": covered}
        case Choose(colour):
            return "colour", {"colour": colour}
        case Pull() | LiftOff() | Place() | Lay() | ByHand():
            return _gesture_text(state, action)
        case _:
            return _answer_text(state, seat, action)


def _gesture_text(state: State, motion: Pull | LiftOff | Place | Lay | ByHand) -> KeyAndArgs:
    match motion:
        case Pull(towards, steady, lift):
            how = "lift" if lift else "steady" if steady else "no"
            args = {"pillar": pillar_in_hand(state), "steady": how}
            return "pull", {**args, "degrees": towards, **way(state, towards)}
        case LiftOff():
            return "up", {"pillar": pillar_in_hand(state)}
        case Place(x, y):
            placed = {**where(x / 100, y / 100), **ground_below(state, target(motion))}
            return "place", {"pillar": pillar_in_hand(state), **placed}
        case Lay(x, y, turn):
            floor = FLOORS[state.villa.top].colour
            carried = [PILLARS[number].name for number in carried_by(state.seen, target(motion))]
            laid = {**from_middle(x / 100, y / 100), **names_or_count(carried)}
            return "lay", {"floor": floor, "turn": turn, **laid}
        case ByHand(packets):
            at = released_at(packets)
            if state.phase == "pull":
                return "hands-pull", {"pillar": pillar_in_hand(state)}
            if state.phase == "place":
                placed = {**where(at.x, at.y), **ground_below(state, at)}
                return "place", {"pillar": pillar_in_hand(state), **placed}
            return "hands-lay", {"floor": FLOORS[state.villa.top].colour, **from_middle(at.x, at.y)}


def _answer_text(state: State, seat: Seat, action: Action) -> KeyAndArgs:
    match action:
        case Claim():
            doubtful = yes_no(bool(movable(state, "own")))
            possible = yes_no(can_lay(state))
            return "claim", {"floor": _next_floor(state), "possible": possible, "doubt": doubtful}
        case Object():
            return "object", {"seat1": state.turn}
        case Prove():
            return "prove", {}
        case Decline():
            return f"decline-{state.phase}", _no_floor_after(state, seat)
        case Forgo():
            return ("leave" if state.phase == "blue" else "forgo"), {"floor": _next_floor(state)}
        case EndTurn():
            return "done", {}
        case ProposeEnd():
            return "propose", {}
        case Agree():
            return "agree", {}
        case Resign():
            return "resign", {}
        case _:
            raise TypeError(f"players do not say {action}")


def _next_floor(state: State) -> str:
    """The colour of the next floor, or none."""
    return FLOORS[state.villa.top].colour if state.villa.top < len(FLOORS) else "none"


def _no_floor_after(state: State, seat: Seat) -> dict[str, str | int]:
    """VP-F8: can no floor be laid after the last player has declined?"""
    last = state.phase == "objections" and state.waiting == (seat,)
    return {"none": yes_no(last and not can_lay(state))}


def _seal(state: State, seat: Seat, action: Action) -> dict[str, str | int]:
    """Does the seal change its holder?"""
    after = apply(state, seat, action).seal
    moved = after is not None and (state.seal is None or state.seal.holder != after.holder)
    return {"seal": yes_no(moved), "seat2": after.holder if after else 0}


# ---------------------------------------------------------------- NATURE's outcomes
def _outcome_text(state: State, outcome: Action) -> KeyAndArgs:
    match outcome:
        case Wood(_, youngest):
            return "wood", {"seat": youngest}
        case Scatter():
            return "scatter", {}
        case Roll(colour):
            return "roll", {"seat": state.turn, "colour": colour}
        case Held():
            return "held", {"pillar": pillar_in_hand(state)}
        case Free():
            return _free(state, outcome)
        case Stands():
            return _stands(state, outcome)
        case Returned():
            return _returned(state, outcome)
        case Fell():
            return _fell(state, outcome)
        case _:
            raise TypeError(f"NATURE does not say {outcome}")


def _free(state: State, outcome: Free) -> KeyAndArgs:
    """Into the hand; out of the game if it was a penalty; back if there is no space."""
    assert state.attempt is not None
    args: dict[str, str | int] = {"pillar": pillar_in_hand(state)}
    if state.attempt.purpose == "penalty":
        return "out", {**args, **_seal(state, NATURE, outcome)}
    no_room = apply(state, NATURE, outcome).phase != "place"
    return ("no-room" if no_room else "free"), args


def _stands(state: State, outcome: Stands) -> KeyAndArgs:
    sealed = _seal(state, NATURE, outcome)
    match state.phase:
        case "lift":
            return "out", {"pillar": pillar_in_hand(state), **sealed}
        case "place":
            floor = FLOORS[state.villa.top - 1].colour
            args = {"pillar": pillar_in_hand(state), "floor": floor}
            return "placed", {"seat": state.mover, **args, **sealed}
        case _:
            return "laid", {"floor": FLOORS[state.villa.top].colour}


def _returned(state: State, outcome: Returned) -> KeyAndArgs:
    match state.phase:
        case "pull":
            sealed = _seal(state, NATURE, outcome)
            return "returned", {"pillar": pillar_in_hand(state), **sealed}
        case "place":
            return "in-hand", {"pillar": pillar_in_hand(state)}
        case _:
            return "taken-off", {"floor": FLOORS[state.villa.top].colour}


def _fell(state: State, fell: Fell) -> KeyAndArgs:
    """What fell first. Whether the match ends depends on the options."""
    if state.phase == "blue":
        return "taken-off", {"floor": FLOORS[0].colour}
    args: dict[str, str | int] = {"seat": state.culprit, "piece": fell.piece, "pillar": fell.piece}
    if apply(state, NATURE, fell).phase == "over":
        return f"fell-{fell.why}", args
    return f"toppled-{state.options.toppled}", args
