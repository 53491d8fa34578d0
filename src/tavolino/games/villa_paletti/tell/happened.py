"""What happened, in one sentence; the same for every viewer, and never how long a pillar is."""

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
from tavolino.games.villa_paletti.rules.moving import released_at, there
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.tell.describing import (
    advice,
    from_middle,
    ground_below,
    several,
    way,
    what_it_is,
    where,
    yes,
)
from tavolino.games.villa_paletti.tell.prompting import pillar_in_hand
from tavolino.games.villa_paletti.villa import is_covered

STEPS = ("touch", "held", "pull", "up", "hands-pull", "free", "place", "lay", "hands-lay")
"""What leads to an end that is told: a pillar brought up or put back, a floor laid, a collapse."""

SECRET = (Wood, Scatter, Free, Stands, Returned, Fell)
"""Outcomes whose notation gives away the pillars' true lengths."""


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    notation = "" if isinstance(action, SECRET) else format(action)
    key, said = _outcome(state, action) if seat == NATURE else _said(state, seat, action)
    if seat != NATURE:
        said["seat"] = seat
    return LogText(Text(f"villa_paletti-told-{key}", said), notation, quiet=key in STEPS)


def offer(state: State, seat: Seat, action: Action) -> Text:
    """The same, with what the villa would do: nobody is told that once it is done."""
    text = tell(state, seat, action, seat).text
    if not isinstance(action, Touch):
        return text
    return Text(text.key, {**text.args, "advice": advice(state, action.pillar)})


Said = tuple[str, dict[str, str | int]]


# ---------------------------------------------------------------- what players do
def _said(state: State, seat: Seat, action: Action) -> Said:
    match action:
        case Touch(pillar, tool, grip):
            covered = yes(is_covered(state.seen, pillar))
            room = yes(bool(spots(state.seen, pillar)) if state.attempt is None else True)
            held = {"tool": tool, "covered": covered, "room": room, "advice": "none"}
            return "touch", {**what_it_is(state, pillar), **held, "grip": grip}
        case Stand(pillar, x, y):
            return "stand", {"pillar": PILLARS[pillar].name, **where(x / 100, y / 100)}
        case PutBack():
            return "back", {"pillar": pillar_in_hand(state), **_seal(state, seat, action)}
        case Take(pillar):
            covered = yes(is_covered(state.seen, pillar))
            return "take", {**what_it_is(state, pillar), "covered": covered}
        case Choose(colour):
            return "colour", {"colour": colour}
        case Pull() | LiftOff() | Place() | Lay() | ByHand():
            return _gesture(state, action)
        case _:
            return _answered(state, seat, action)


def _gesture(state: State, motion: Pull | LiftOff | Place | Lay | ByHand) -> Said:
    match motion:
        case Pull(towards, steady, lift):
            how = "lift" if lift else "steady" if steady else "no"
            said = {"pillar": pillar_in_hand(state), "steady": how}
            return "pull", {**said, "degrees": towards, **way(state, towards)}
        case LiftOff():
            return "up", {"pillar": pillar_in_hand(state)}
        case Place(x, y):
            placed = {**where(x / 100, y / 100), **ground_below(state, there(motion))}
            return "place", {"pillar": pillar_in_hand(state), **placed}
        case Lay(x, y, turn):
            floor = FLOORS[state.villa.top].colour
            carried = [PILLARS[number].name for number in carried_by(state.seen, there(motion))]
            laid = {**from_middle(x / 100, y / 100), **several(carried)}
            return "lay", {"floor": floor, "turn": turn, **laid}
        case ByHand(packets):
            at = released_at(packets)
            if state.phase == "pull":
                return "hands-pull", {"pillar": pillar_in_hand(state)}
            if state.phase == "place":
                placed = {**where(at.x, at.y), **ground_below(state, at)}
                return "place", {"pillar": pillar_in_hand(state), **placed}
            return "hands-lay", {"floor": FLOORS[state.villa.top].colour, **from_middle(at.x, at.y)}


def _answered(state: State, seat: Seat, action: Action) -> Said:
    match action:
        case Claim():
            doubtful = yes(bool(movable(state, "own")))
            possible = yes(can_lay(state))
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
    """The colour of the floor that is built next, or none."""
    return FLOORS[state.villa.top].colour if state.villa.top < len(FLOORS) else "none"


def _no_floor_after(state: State, seat: Seat) -> dict[str, str | int]:
    """VP-F8: when the last one has declined, is a floor laid at all?"""
    last = state.phase == "objections" and state.waiting == (seat,)
    return {"none": yes(last and not can_lay(state))}


def _seal(state: State, seat: Seat, action: Action) -> dict[str, str | int]:
    """Does the seal change hands?"""
    after = apply(state, seat, action).seal
    moved = after is not None and (state.seal is None or state.seal.holder != after.holder)
    return {"seal": yes(moved), "seat2": after.holder if after else 0}


# ---------------------------------------------------------------- what NATURE does
def _outcome(state: State, outcome: Action) -> Said:
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


def _free(state: State, outcome: Free) -> Said:
    """Out of the villa; out of the game, if it was a penalty; back, if there is no room."""
    assert state.attempt is not None
    said: dict[str, str | int] = {"pillar": pillar_in_hand(state)}
    if state.attempt.purpose == "penalty":
        return "out", {**said, **_seal(state, NATURE, outcome)}
    no_room = apply(state, NATURE, outcome).phase != "place"
    return ("no-room" if no_room else "free"), said


def _stands(state: State, outcome: Stands) -> Said:
    sealed = _seal(state, NATURE, outcome)
    match state.phase:
        case "lift":
            return "out", {"pillar": pillar_in_hand(state), **sealed}
        case "place":
            floor = FLOORS[state.villa.top - 1].colour
            said = {"pillar": pillar_in_hand(state), "floor": floor}
            return "placed", {"seat": state.mover, **said, **sealed}
        case _:
            return "laid", {"floor": FLOORS[state.villa.top].colour}


def _returned(state: State, outcome: Returned) -> Said:
    match state.phase:
        case "pull":
            sealed = _seal(state, NATURE, outcome)
            return "returned", {"pillar": pillar_in_hand(state), **sealed}
        case "place":
            return "in-hand", {"pillar": pillar_in_hand(state)}
        case _:
            return "taken-off", {"floor": FLOORS[state.villa.top].colour}


def _fell(state: State, fell: Fell) -> Said:
    """What fell first; whether that is the end depends on what was agreed."""
    if state.phase == "blue":
        return "taken-off", {"floor": FLOORS[0].colour}
    said: dict[str, str | int] = {"seat": state.culprit, "piece": fell.piece, "pillar": fell.piece}
    if apply(state, NATURE, fell).phase == "over":
        return f"fell-{fell.why}", said
    return f"toppled-{state.options.toppled}", said
