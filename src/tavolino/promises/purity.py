"""Checks that `apply` is deterministic and does not change its state."""

from collections.abc import Iterator

import msgspec

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

MAX_ACTIONS = 5


def check(moment: WalkMoment) -> Iterator[str]:
    game, before = moment.game, msgspec.json.encode(moment.state)
    for seat in moment.actors:
        for action in moment.sample(game.moves(moment.state, seat), MAX_ACTIONS):
            after = game.apply(moment.state, seat, action)
            if after != game.apply(moment.state, seat, action):
                said = moment.as_text(seat, action)
                yield f"`apply` of {said} gives another state the second time"
            if msgspec.json.encode(moment.state) != before:
                yield f"`apply` of {moment.as_text(seat, action)} changes the state it is given"
                return


PROMISE = Promise(
    name="purity",
    statement="`apply` gives the same new state every time and does not change the old one.",
    moment=check,
)
