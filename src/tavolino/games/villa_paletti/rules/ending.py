"""The end: a collapse, no player can build, all agree, or one player is left (VP-E)."""

from msgspec.structs import replace

from tavolino.games.villa_paletti.actions import Fell
from tavolino.games.villa_paletti.state import NOBODY, Collapse, Ended, State


def end(state: State, how: Ended) -> State:
    """End the match."""
    return replace(
        state, phase="over", ended=how, attempt=None, motion=None, waiting=(), proposed=False
    )


def collapse(state: State, fell: Fell) -> State:
    """VP-E1, VP-E5: the villa has collapsed. The last hand on it is responsible."""
    fallen = replace(state, villa=fell.villa, collapse=Collapse(fell.why, fell.piece))
    return end(fallen, "collapse")


def winner(state: State) -> int:
    """VP-E3, VP-E4, VP-E6: the winner, or the player who would win now; NOBODY without one."""
    if state.ended == "alone":
        return state.playing[0]
    if state.seal is None:
        return NOBODY
    if state.ended == "collapse" and state.seal.holder == state.culprit:
        return state.seal.previous
    return state.seal.holder


def scores(state: State) -> tuple[int, ...]:
    """1 for the holder of the seal, or for the winner at the end; -1 for the last place."""
    won = winner(state)
    return tuple(int(seat == won) - int(_is_last(state, seat)) for seat in range(state.seats))


def _is_last(state: State, seat: int) -> bool:
    """Has this player caused the collapse or resigned?"""
    return seat in state.resigned or (state.ended == "collapse" and seat == state.culprit)


def places(state: State) -> tuple[int, ...]:
    """VP-E6: without a winner, nobody is first, and that place stays empty."""
    points = scores(state)
    first = 2 if state.phase == "over" and winner(state) == NOBODY else 1
    return tuple(first + sum(other > mine for other in points) for mine in points)
