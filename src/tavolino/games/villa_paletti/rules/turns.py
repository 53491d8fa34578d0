"""The end of a turn and the beginning of the next."""

from msgspec.structs import replace

from tavolino.games.villa_paletti.rules.ending import end
from tavolino.games.villa_paletti.rules.seal import give_seal
from tavolino.games.villa_paletti.state import State


def begin_turn(state: State, seat: int) -> State:
    """VP-B1: a pillar or a claim. Everything of the previous turn is reset."""
    return replace(
        state,
        phase="start",
        turn=seat,
        attempt=None,
        motion=None,
        tries=0,
        waiting=(),
        proposed=False,
    )


def end_turn(state: State) -> State:
    """VP-M6, VP-E2: check once, when the villa has settled; then clockwise (VP-S7)."""
    state = give_seal(state)
    if state.idle >= len(state.playing):
        return end(state, "stuck")
    return begin_turn(state, state.others()[0])
