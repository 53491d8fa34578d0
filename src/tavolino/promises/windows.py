"""Checks the time limits for answers and the actions played when they expire."""

from collections.abc import Iterator
from typing import Any

from tavolino.core.game import AnyGame, Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """Let every time limit expire, one seat after the other."""
    game, state = moment.game, moment.state
    for seat in moment.players:
        if seat not in game.actors(state) or (window := game.window(state, seat)) is None:
            continue
        if window.seconds <= 0:
            yield f"`window` gives seat {seat} {window.seconds} seconds"
        silence = moment.as_text(seat, window.silence)
        if window.silence not in game.legal(state, seat):
            yield f"`window` takes silence for {silence}, which is not legal here"
            return
        state = game.apply(state, seat, window.silence)
        if _is_asked(game, state, seat):
            yield f"silence does not help: after {silence} seat {seat} has to answer again"


def _is_asked(game: AnyGame, state: Any, seat: Seat) -> bool:
    return seat in game.actors(state) and game.window(state, seat) is not None


PROMISE = Promise(
    name="windows",
    statement="If a time limit expires, the action played is legal and ends the wait for the seat.",
    cost="steady",
    moment=check,
)
