"""The rules, numbered as in RULES.md. They contain no physics: NATURE reports the outcomes."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Objection
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
    Outcome,
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
from tavolino.games.villa_paletti.gesture import PACKET_SCALE
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Motion, Place, Pull
from tavolino.games.villa_paletti.rules import building, claims, floors, setup
from tavolino.games.villa_paletti.rules.claims import window
from tavolino.games.villa_paletti.rules.eligible import movable, refuse_take, takeable
from tavolino.games.villa_paletti.rules.ending import places, scores
from tavolino.games.villa_paletti.rules.moving import refuse_motion
from tavolino.games.villa_paletti.rules.outcomes import refuse_outcome
from tavolino.games.villa_paletti.rules.setup import initial
from tavolino.games.villa_paletti.rules.timely import refuse_untimely
from tavolino.games.villa_paletti.rules.turns import end_turn
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Villa, is_covered

__all__ = [
    "actors",
    "anytime",
    "apply",
    "forfeit",
    "initial",
    "is_gesture",
    "legal",
    "odds",
    "places",
    "refuse",
    "scores",
    "window",
]

FINGER_GRIP, HOOK_GRIP = 40, 10
"""Grip height of ready-made gestures: fingers at the middle, the hook near the foot."""

DIRECTIONS = range(0, 360, 15)


def actors(state: State) -> tuple[Seat, ...]:
    """VP-S7: clockwise; all seats that have not answered a question; NATURE after a gesture."""
    if state.phase == "over":
        return ()
    if _nature_acts(state):
        return (NATURE,)
    if state.waiting:
        return state.waiting
    return (state.turn,) if state.phase == "penalty" else (state.mover,)


def _nature_acts(state: State) -> bool:
    match state.phase:
        case "wood" | "scatter" | "touched" | "lift":
            return True
        case "blue" if state.house:
            return True
        case "colours":
            return setup.is_rolled(state)
        case _:
            return state.motion is not None


def odds(state: State) -> Sequence[tuple[Action, Fraction]]:
    """A roll, and a closing hand. Pillar dimensions and the physics cannot be enumerated."""
    if state.phase == "touched":
        return ((Held(), Fraction(1)),)
    return setup.rolls(state) if state.phase == "colours" else ()


def is_gesture(action: Action) -> bool:
    """Actions with continuous parameters: they cannot be enumerated."""
    return isinstance(action, Stand | Touch | Motion)


def forfeit(state: State) -> Action | None:
    """VP-B5, VP-P4: put a pillar back; place a free pillar or a floor in the first offered pose."""
    match state.phase:
        case "pull":
            return PutBack()
        case "place":
            return _offered_places(state)[0]
        case "floor":
            return next(floors.offered_floors(state), Forgo())
        case "blue":
            return Forgo()
        case _:
            return None


# ---------------------------------------------------------------- permitted actions
def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Every decision, and some ready-made gestures. VP-E7: resigning is always possible."""
    if state.phase in ("setup", "blue", "colours"):
        return _setup_actions(state)
    actions = _match_actions(state)
    return [*actions, Resign()] if actions else ()


def anytime(state: State, seat: Seat) -> Sequence[Action]:
    """VP-E7: every active player may resign, as soon as colours are assigned."""
    is_on = state.phase not in ("wood", "scatter", "setup", "blue", "colours", "over")
    return (Resign(),) if is_on and seat in state.playing else ()


def _setup_actions(state: State) -> Sequence[Action]:
    match state.phase:
        case "setup":
            return setup.offered_stands(state.seen)
        case "blue":
            return [*_offered_floors(state), Forgo()]
        case "colours":
            return [Choose(colour) for colour in setup.free_colours(state)]
        case _:
            return ()


def _match_actions(state: State) -> Sequence[Action]:
    match state.phase:
        case "start":
            end: list[Action] = [] if state.proposed else [ProposeEnd()]
            return [*_offered_touches(state), Claim(), *end]
        case "own":
            return [*_offered_touches(state), EndTurn()]
        case "touch":
            return _offered_touches(state)
        case "pull":
            return [*_offered_pulls(state), PutBack()]
        case "place":
            return _offered_places(state)
        case "objections":
            return [Object(), Decline()]
        case "proofs":
            return [Prove(), Decline()]
        case "penalty":
            return [Take(pillar) for pillar in takeable(state)]
        case "floor":
            return [*_offered_floors(state), *([] if floors.refuse_forgoing(state) else [Forgo()])]
        case "ending":
            return [Agree(), Decline()]
        case _:
            return ()


def _offered_touches(state: State) -> list[Action]:
    pillars = movable(state, building.purpose_now(state))
    fingers: list[Action] = [Touch(pillar, "fingers", FINGER_GRIP) for pillar in pillars]
    return [*fingers, *(Touch(pillar, "hook", HOOK_GRIP) for pillar in pillars)]


def _offered_pulls(state: State) -> list[Action]:
    assert state.attempt is not None
    pulls: list[Action] = [Pull(towards) for towards in DIRECTIONS]
    pulls += [Pull(towards, steady=True) for towards in DIRECTIONS]
    return pulls if is_covered(state.seen, state.attempt.pillar) else [LiftOff(), *pulls]


def _offered_places(state: State) -> list[Action]:
    assert state.attempt is not None
    return [
        Place(round(at.x * PACKET_SCALE), round(at.y * PACKET_SCALE))
        for at in building.spots(state.seen, state.attempt.pillar)
    ]


def _offered_floors(state: State) -> list[Action]:
    return list(floors.offered_floors(state))


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """The first rule against an action."""
    if seat == NATURE:
        return refuse_outcome(state, action)
    if objection := refuse_untimely(state, action):
        return objection
    match action:
        case Stand():
            return setup.refuse_stand(state, action)
        case Choose(colour):
            return setup.refuse_colour(state, colour)
        case Touch():
            return building.refuse_touch(state, action)
        case Take(pillar):
            return refuse_take(state, pillar)
        case Pull() | LiftOff() | Place() | Lay() | ByHand():
            return refuse_motion(state, action)
        case Forgo() if state.phase == "floor":
            return floors.refuse_forgoing(state)
        case _:
            return None


# ---------------------------------------------------------------- effects of actions
def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Pull() | LiftOff() | Place() | Lay() | ByHand():
            return replace(state, motion=action, culprit=seat)
        case Touch():
            return building.touch(state, seat, action)
        case PutBack():
            return building.put_back(state)
        case Stand():
            return setup.stand(state, action)
        case Choose(colour):
            return setup.give_colour(state, colour)
        case Forgo():
            blue = state.phase == "blue"
            return setup.switch_to_automatic(state) if blue else claims.skip_floor(state)
        case EndTurn():
            return end_turn(state)
        case Claim() | Object() | Prove() | Decline() | Take() | ProposeEnd() | Agree() | Resign():
            return _apply_statement(state, seat, action)
        case _:
            return _apply_outcome(state, action)


def _apply_statement(state: State, seat: Seat, action: Action) -> State:
    """Apply what players state about the building, without moving pieces."""
    match action:
        case Claim():
            return claims.claim(state)
        case Object() | Prove():
            return claims.start_challenge(state, seat)
        case Decline():
            return claims.decline(state, seat)
        case Take(pillar):
            return claims.take(state, pillar)
        case ProposeEnd():
            return claims.propose_end(state)
        case Agree():
            return claims.agree(state, seat)
        case _:
            return claims.resign(state, seat)


def _apply_outcome(state: State, outcome: Outcome) -> State:
    """Apply an outcome of NATURE."""
    match outcome:
        case Wood():
            return setup.apply_wood(state, outcome)
        case Scatter(villa):
            return replace(state, villa=villa, phase="blue")
        case Roll(colour):
            return setup.give_colour(state, colour)
        case Held():
            return replace(state, phase="pull")
        case Free(villa, spent):
            return building.came_free(state, villa, spent)
        case Stands(villa):
            return _stands(state, villa)
        case Returned():
            return _returned(state, outcome)
        case Fell():
            blue = state.phase == "blue"
            return setup.switch_to_automatic(state) if blue else building.fell(state, outcome)


def _stands(state: State, villa: Villa) -> State:
    match state.phase:
        case "blue":
            return setup.complete_blue(state, villa)
        case "floor":
            return floors.complete_floor(state, villa)
        case "lift":
            return claims.complete_removal(replace(state, villa=villa))
        case _:
            return building.complete_placement(state, villa)


def _returned(state: State, outcome: Returned) -> State:
    """VP-B5, VP-B7, VP-F8: back on its spot, in the hand, or beside the villa."""
    villa = outcome.villa
    match state.phase:
        case "blue":
            return setup.switch_to_automatic(state)
        case "pull":
            return building.put_back(replace(state, villa=villa))
        case "place":
            return building.pick_up_again(state, villa)
        case _:
            return floors.floor_failed(state, villa, outcome.spent)
