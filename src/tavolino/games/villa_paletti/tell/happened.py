"""What happened, in one sentence; the same for every viewer, and never how long a pillar is."""

from collections.abc import Sequence
from math import atan2, degrees, hypot

from tavolino.core.game import NATURE, Seat
from tavolino.core.words import Text, Told
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
from tavolino.games.villa_paletti.geometry import Spot, foot, overlap
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.notation import format
from tavolino.games.villa_paletti.rules import apply
from tavolino.games.villa_paletti.rules.building import spots
from tavolino.games.villa_paletti.rules.claims import can_lay
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.rules.moving import clearance, released_at, there, way_out
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.statics import verdict_without
from tavolino.games.villa_paletti.tell.prompting import pillar_in_hand
from tavolino.games.villa_paletti.villa import ground, head, is_covered

COMPASS = ("east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast")

MIDDLE = 25.0
"""So many millimetres around the middle of the base are called the middle."""

NAMED = 6
"""Of more pillars than this only the number is told."""

STEPS = ("touch", "held", "pull", "up", "hands-pull", "free", "place", "lay", "hands-lay")
"""What leads to an end that is told: a pillar brought up or put back, a floor laid, a collapse."""

SECRET = (Wood, Scatter, Free, Stands, Returned, Fell)
"""Outcomes whose notation gives away the pillars' true lengths."""


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> Told:
    notation = "" if isinstance(action, SECRET) else format(action)
    key, said = _outcome(state, action) if seat == NATURE else _said(state, seat, action)
    if seat != NATURE:
        said["seat"] = seat
    return Told(Text(f"villa_paletti-told-{key}", said), notation, quiet=key in STEPS)


def offer(state: State, seat: Seat, action: Action) -> Text:
    """The same, with what the villa would do: nobody is told that once it is done."""
    text = tell(state, seat, action, seat).text
    if not isinstance(action, Touch):
        return text
    return Text(text.key, {**text.args, "advice": _advice(state, action.pillar)})


Said = tuple[str, dict[str, str | int]]


# ---------------------------------------------------------------- what players do
def _said(state: State, seat: Seat, action: Action) -> Said:
    match action:
        case Touch(pillar, tool, grip):
            covered = _yes(is_covered(state.seen, pillar))
            room = _yes(bool(spots(state.seen, pillar)) if state.attempt is None else True)
            held = {"tool": tool, "covered": covered, "room": room, "advice": "none"}
            return "touch", {**_what_it_is(state, pillar), **held, "grip": grip}
        case Stand(pillar, x, y):
            return "stand", {"pillar": PILLARS[pillar].name, **_spot(x / 100, y / 100)}
        case PutBack():
            return "back", {"pillar": pillar_in_hand(state), **_seal(state, seat, action)}
        case Take(pillar):
            covered = _yes(is_covered(state.seen, pillar))
            return "take", {**_what_it_is(state, pillar), "covered": covered}
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
            return "pull", {**said, "degrees": towards, **_way(state, towards)}
        case LiftOff():
            return "up", {"pillar": pillar_in_hand(state)}
        case Place(x, y):
            placed = {**_spot(x / 100, y / 100), **_ground(state, there(motion))}
            return "place", {"pillar": pillar_in_hand(state), **placed}
        case Lay(x, y, turn):
            floor = FLOORS[state.villa.top].colour
            carried = [PILLARS[number].name for number in carried_by(state.seen, there(motion))]
            laid = {**place(x / 100, y / 100), **several(carried)}
            return "lay", {"floor": floor, "turn": turn, **laid}
        case ByHand(packets):
            at = released_at(packets)
            if state.phase == "pull":
                return "hands-pull", {"pillar": pillar_in_hand(state)}
            if state.phase == "place":
                placed = {**_spot(at.x, at.y), **_ground(state, at)}
                return "place", {"pillar": pillar_in_hand(state), **placed}
            return "hands-lay", {"floor": FLOORS[state.villa.top].colour, **place(at.x, at.y)}


def _answered(state: State, seat: Seat, action: Action) -> Said:
    match action:
        case Claim():
            doubtful = _yes(bool(movable(state, "own")))
            possible = _yes(can_lay(state))
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
    return {"none": _yes(last and not can_lay(state))}


def place(x: float, y: float) -> dict[str, str | int]:
    """Whole millimetres from the middle of the base."""
    return {
        "x": abs(round(x)),
        "y": abs(round(y)),
        "ew": "east" if x >= 0 else "west",
        "ns": "north" if y >= 0 else "south",
    }


def _spot(x: float, y: float) -> dict[str, str | int]:
    """A place, and in which part of the villa it is."""
    middle = hypot(x, y) < MIDDLE
    towards = COMPASS[round(degrees(atan2(y, x)) / 45) % 8]
    return {**place(x, y), "compass": "middle" if middle else towards}


def _what_it_is(state: State, number: int) -> dict[str, str | int]:
    """A pillar's name and kind, and the floor that it stands on."""
    piece, level = PILLARS[number], state.seen.levels[number]
    below = FLOORS[level - 1].colour if level > 0 else "base"
    kind = {"colour": piece.colour, "shape": piece.kind.shape, "points": piece.kind.points}
    return {"pillar": piece.name, "floor": below, **kind}


def _advice(state: State, pillar: int) -> str:
    """VP-V2: what the villa would do without it, where the table says so."""
    return verdict_without(state.seen, pillar) if state.options.assist else "none"


def _way(state: State, towards: int) -> dict[str, str | int]:
    """How far a pillar goes until it is out, how close it passes others, and the best nearby."""
    assert state.attempt is not None
    eighth = round(towards / 45)
    near = (45 * eighth + aside for aside in (-15, 0, 15))
    return {
        "compass": COMPASS[eighth % 8],
        "way": round(way_out(state.seen, state.attempt.pillar, towards)),
        "gap": _gap(state, towards),
        "widest": max(_gap(state, one % 360) for one in near),
    }


def _gap(state: State, towards: int) -> int:
    """How many whole millimetres a pillar pulled this way stays from its neighbours."""
    assert state.attempt is not None
    return max(0, int(clearance(state.seen, state.attempt.pillar, towards)))


def _ground(state: State, at: Spot) -> dict[str, str | int]:
    """How far a pillar would stand from the floor's edge, and over which pillars."""
    assert state.attempt is not None
    villa, kind = state.seen, PILLARS[state.attempt.pillar].kind
    stood = foot(kind, at)
    below = [(number, villa.pillars[number]) for number in villa.standing_on(villa.top - 1)]
    under = [n for n, pose in below if pose is not None and overlap(head(n, pose), stood) > 0]
    return {
        "edge": int(ground(villa, villa.top).exterior.distance(stood)),
        "over": " ".join(PILLARS[number].name for number in under) or "none",
    }


def several(names: Sequence[str]) -> dict[str, str | int]:
    """Pillars by name where they are few, else how many."""
    named = " ".join(names) or "none"
    return {"count": len(names), "names": named if len(names) <= NAMED else "many"}


def _yes(fact: bool) -> str:
    """A fact as Fluent's selectors know it."""
    return "yes" if fact else "no"


def _seal(state: State, seat: Seat, action: Action) -> dict[str, str | int]:
    """Does the seal change hands?"""
    after = apply(state, seat, action).seal
    moved = after is not None and (state.seal is None or state.seal.holder != after.holder)
    return {"seal": _yes(moved), "seat2": after.holder if after else 0}


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
    said: dict[str, str | int] = {"seat": state.culprit, "piece": fell.piece}
    if apply(state, NATURE, fell).phase == "over":
        return f"fell-{fell.why}", said
    return f"toppled-{state.options.toppled}", said
