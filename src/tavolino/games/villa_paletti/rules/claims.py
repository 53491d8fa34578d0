"""Claims, objections, penalties and proofs about the pillars of other players (VP-F)."""

from msgspec.structs import replace

from tavolino.core.game import Window
from tavolino.games.villa_paletti.actions import Action, Decline
from tavolino.games.villa_paletti.components import FLOORS
from tavolino.games.villa_paletti.rules.eligible import movable, takeable
from tavolino.games.villa_paletti.rules.ending import end
from tavolino.games.villa_paletti.rules.seal import give_seal, give_up_seal
from tavolino.games.villa_paletti.rules.turns import begin_turn, end_turn
from tavolino.games.villa_paletti.state import Attempt, State
from tavolino.games.villa_paletti.villa import is_covered

MIN_SUPPORTS = 3
"""Minimum number of pillars below a floor (VP-F8)."""

MIN_SUPPORTS_VARIANT = 1
"""The same in the variant (VP-V1)."""


def supports_needed(state: State) -> int:
    """VP-F8, VP-V1: the number of pillars on which the next floor must rest."""
    few = {"off": (), "orange": ("orange",), "orange_up": ("orange", "red")}
    is_few = FLOORS[state.villa.top].colour in few[state.options.variant_few_supports]
    return MIN_SUPPORTS_VARIANT if is_few else MIN_SUPPORTS


# ---------------------------------------------------------------- the claim
def claim(state: State) -> State:
    """VP-F1, VP-F2: ask the other players; VP-F11: unless there is nothing to object to."""
    if not movable(state, "own"):
        return accept_claim(state)
    return replace(state, phase="objections", waiting=state.others())


def accept_claim(state: State) -> State:
    """VP-F7: the claimant lays a floor; VP-F8, VP-F12: unless none can be laid."""
    state = replace(state, attempt=None, waiting=())
    return replace(state, phase="floor", tries=0, spent=0) if can_lay(state) else skip_floor(state)


def can_lay(state: State) -> bool:
    """VP-F8, VP-F12: is there a floor left, and enough pillars to support it?"""
    if state.villa.top == len(FLOORS):
        return False
    return len(state.villa.standing_on(state.villa.top)) >= supports_needed(state)


def skip_floor(state: State) -> State:
    """VP-F8, VP-F12: the turn ends without a new floor."""
    return end_turn(replace(state, idle=state.idle + 1))


def decline(state: State, seat: int) -> State:
    """One player has declined. After the last one the turn continues."""
    waiting = tuple(other for other in state.waiting if other != seat)
    if state.phase == "ending":
        return replace(state, phase="start", waiting=())
    if waiting:
        return replace(state, waiting=waiting)
    answered = replace(state, waiting=())
    return accept_claim(answered) if state.phase == "objections" else own_project(answered)


def start_challenge(state: State, seat: int) -> State:
    """VP-F2, VP-35: only the first player to object or to prove does it."""
    purpose = Attempt(seat, "objection" if state.phase == "objections" else "proof")
    return replace(state, phase="touch", waiting=(), attempt=purpose)


def window(state: State, seat: int) -> Window[Action] | None:
    """VP-V3: the time to answer. Silence counts as a refusal."""
    seconds = state.options.time_to_answer
    return Window(seconds, Decline()) if seconds and seat in state.waiting else None


# ---------------------------------------------------------------- after an objection
def objection_failed(state: State) -> State:
    """VP-F5: the claimant names one of the objector's pillars."""
    if not takeable(state):
        return accept_claim(state)
    return replace(state, phase="penalty")


def take(state: State, pillar: int) -> State:
    """VP-F10: a free pillar is lifted out automatically; the claimant pulls a covered one."""
    attempt = Attempt(state.turn, "penalty", pillar)
    named = replace(state, attempt=attempt, culprit=state.turn)
    return replace(named, phase="touch" if is_covered(state.seen, pillar) else "lift")


def complete_removal(state: State) -> State:
    """A pillar has left the game: the objector's (VP-F5) or the claimant's (VP-F4)."""
    attempt = state.attempt
    assert attempt is not None
    remaining = replace(
        state,
        villa=state.villa.without(attempt.pillar),
        locked=tuple(pillar for pillar in state.locked if pillar != attempt.pillar),
    )
    if attempt.purpose == "penalty":
        return accept_claim(give_seal(remaining))
    return end_turn(replace(remaining, idle=0))


# ---------------------------------------------------------------- three players
def ask_for_proof(state: State) -> State:
    """VP-35: could another neutral pillar have been moved?"""
    if not movable(state, "proof"):
        return own_project(state)
    return replace(state, phase="proofs", attempt=None, waiting=state.others())


def own_project(state: State) -> State:
    """VP-32, VP-34: after the neutral pillar an own pillar, if one can be moved."""
    state = replace(state, attempt=None, motion=None)
    if not movable(state, "own"):
        return end_turn(state)
    return replace(state, phase="own")


# ---------------------------------------------------------------- leaving the match
def propose_end(state: State) -> State:
    """VP-E8: all others must agree."""
    return replace(state, phase="ending", waiting=state.others(), proposed=True)


def agree(state: State, seat: int) -> State:
    waiting = tuple(other for other in state.waiting if other != seat)
    return replace(state, waiting=waiting) if waiting else end(state, "agreed")


def resign(state: State, seat: int) -> State:
    """VP-E7: the pillars stay where they are, and nobody can move them."""
    claimed = state.idle > 0 and seat in state.others()[-state.idle :]
    resigned = tuple(sorted((*state.resigned, seat)))
    remaining = replace(state, resigned=resigned, idle=state.idle - claimed)
    left = give_up_seal(remaining, seat)
    if len(left.playing) == 1:
        return end(_drop_pillar(left), "alone")
    return _next_turn_without(left) if seat == state.turn else _continue_without(left, seat)


def _drop_pillar(state: State) -> State:
    """VP-E7: a pillar in the hand leaves the game; a touched pillar is locked (VP-B6)."""
    attempt = state.attempt
    if attempt is None or attempt.pillar < 0:
        return state
    if state.phase == "place":
        return replace(state, villa=state.villa.without(attempt.pillar))
    return state.lock(attempt.pillar) if state.phase == "pull" else state


def _next_turn_without(state: State) -> State:
    """The active player has resigned. Every project ends, and the next player's turn begins."""
    if state.idle >= len(state.playing):
        return end(_drop_pillar(state), "stuck")
    return begin_turn(_drop_pillar(state), state.others()[0])


def _continue_without(state: State, seat: int) -> State:
    """A player who was asked, objected or proved has resigned. The turn continues without them."""
    if seat in state.waiting:
        return agree(state, seat) if state.phase == "ending" else decline(state, seat)
    if state.attempt is None or state.attempt.mover != seat:
        return state
    objected = state.attempt.purpose == "objection"
    left = _drop_pillar(state)
    return accept_claim(left) if objected else own_project(left)
