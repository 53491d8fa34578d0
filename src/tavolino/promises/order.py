"""Checks that actions come in a stable order and without duplicates."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    stored = msgspec.json.decode(msgspec.json.encode(moment.state), type=moment.game.state)
    for seat in moment.actors:
        written = _moves(moment, moment.state, seat)
        if written != _moves(moment, moment.state, seat):
            yield f"seat {seat}'s actions come in another order at the second call"
        elif written != _moves(moment, stored, seat):
            yield f"seat {seat}'s actions change when the state is stored and read again"
        twice = sorted({text for text in written if written.count(text) > 1})
        if twice:
            yield f"seat {seat} is offered `{twice[0]}` more than once"


def _moves(moment: WalkMoment, state: Any, seat: Seat) -> list[str]:
    return [moment.game.format(move) for move in moment.game.moves(state, seat)]


PROMISE = Promise(
    name="order",
    statement="Actions and NATURE's outcomes come in a stable order and without duplicates.",
    moment=check,
)
