"""Which pillars may be brought to the top, and why others may not (VP-B2, VP-B6, VP-33)."""

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.state import Purpose, State
from tavolino.games.villa_paletti.villa import OUT, is_covered


def movable(state: State, purpose: Purpose) -> tuple[int, ...]:
    """The pillars that may be touched for this purpose, by number."""
    return tuple(
        pillar.number for pillar in PILLARS if refuse_pillar(state, purpose, pillar.number) is None
    )


def refuse_pillar(state: State, purpose: Purpose, pillar: int) -> Objection | None:
    """The first rule against moving this pillar now."""
    if purpose == "penalty":
        return _refuse_other_penalty(state, pillar)
    if wrong_colour := _refuse_colour(state, purpose, pillar):
        return wrong_colour
    name, level = PILLARS[pillar].name, state.villa.levels[pillar]
    if level == OUT:
        return objection("VP-B2", "villa_paletti-no-pillar-gone", pillar=name)
    if level == state.villa.top:
        return objection("VP-B2", "villa_paletti-no-pillar-on-top", pillar=name)
    if pillar in state.locked:
        return objection("VP-B6", "villa_paletti-no-pillar-locked", pillar=name)
    if purpose in ("neutral", "proof") and _is_last_neutral(state, pillar):
        return objection("VP-33", "villa_paletti-no-last-neutral", pillar=name, level=level)
    return None


def _refuse_colour(state: State, purpose: Purpose, pillar: int) -> Objection | None:
    """VP-B1, VP-F3, VP-32, VP-35: the colour that this project requires."""
    name, owner = PILLARS[pillar].name, state.owner(pillar)
    is_neutral = pillar // 5 == state.neutral
    match purpose:
        case "own" if owner != state.turn:
            return objection("VP-B1", "villa_paletti-no-not-yours", pillar=name)
        case "neutral" if not is_neutral:
            return objection("VP-32", "villa_paletti-no-neutral-first", pillar=name)
        case "objection" if owner != state.turn:
            return objection(
                "VP-F3", "villa_paletti-no-not-claimants", pillar=name, seat=state.turn
            )
        case "proof" if not is_neutral:
            return objection("VP-35", "villa_paletti-no-not-neutral", pillar=name)
        case _:
            return None


def _is_last_neutral(state: State, pillar: int) -> bool:
    """VP-33: is this the last neutral pillar of its level?"""
    level = state.villa.standing_on(state.villa.levels[pillar])
    return sum(other // 5 == state.neutral for other in level) == 1


def _refuse_other_penalty(state: State, pillar: int) -> Objection | None:
    """VP-F10: only the named pillar is taken out."""
    assert state.attempt is not None
    if pillar == state.attempt.pillar:
        return None
    named = PILLARS[state.attempt.pillar].name
    return objection("VP-F10", "villa_paletti-no-other-penalty", pillar=named)


def takeable(state: State) -> tuple[int, ...]:
    """VP-F10: the pillars of the failed objector that the claimant may name."""
    return tuple(pillar.number for pillar in PILLARS if refuse_take(state, pillar.number) is None)


def refuse_take(state: State, pillar: int) -> Objection | None:
    """VP-F5, VP-F10: a free pillar anywhere, or a covered one that is not locked."""
    assert state.attempt is not None
    name, objector = PILLARS[pillar].name, state.attempt.mover
    if state.owner(pillar) != objector:
        return objection("VP-F5", "villa_paletti-no-not-objectors", pillar=name, seat=objector)
    if state.villa.levels[pillar] == OUT:
        return objection("VP-F5", "villa_paletti-no-penalty-gone", pillar=name)
    if pillar in state.locked and is_covered(state.seen, pillar):
        return objection("VP-F10", "villa_paletti-no-penalty-locked", pillar=name)
    return None
