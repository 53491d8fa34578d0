"""The end: a collapse, nobody can build any more, all agree, or one is left (VP-E)."""

from msgspec.structs import replace

from tavolino.games.villa_paletti.actions import Fell
from tavolino.games.villa_paletti.state import NOBODY, Collapse, Ended, State


def end(state: State, how: Ended) -> State:
    """Nobody acts any more."""
    return replace(
        state, phase="over", ended=how, attempt=None, motion=None, waiting=(), proposed=False
    )


def collapse(state: State, fell: Fell) -> State:
    """VP-E1, VP-E5: the villa is down; the last hand on it did it."""
    fallen = replace(state, villa=fell.villa, collapse=Collapse(fell.why, fell.piece))
    return end(fallen, "collapse")


def winner(state: State) -> int:
    """VP-E3, VP-E4, VP-E6: who wins if the match is over, or would win now; NOBODY if no one."""
    if state.ended == "alone":
        return state.playing[0]
    if state.seal is None:
        return NOBODY
    if state.ended == "collapse" and state.seal.holder == state.culprit:
        return state.seal.previous
    return state.seal.holder


def scores(state: State) -> tuple[int, ...]:
    """One for the seal, at the end for the victory; one less than nothing for the last."""
    won = winner(state)
    return tuple(int(seat == won) - int(_is_last(state, seat)) for seat in range(state.seats))


def _is_last(state: State, seat: int) -> bool:
    """Who brought the villa down or gave up."""
    return seat in state.resigned or (state.ended == "collapse" and seat == state.culprit)


def places(state: State) -> tuple[int, ...]:
    """VP-E6: where nobody wins nobody is first, and that place stays empty."""
    points = scores(state)
    first = 2 if state.phase == "over" and winner(state) == NOBODY else 1
    return tuple(first + sum(other > mine for other in points) for mine in points)
