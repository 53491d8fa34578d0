"""Checks that a state survives a round trip through JSON."""

from collections.abc import Iterator

import msgspec

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    stored = msgspec.json.encode(moment.state)
    again = msgspec.json.decode(stored, type=moment.game.state)
    if again == moment.state:
        return
    for name in getattr(again, "__struct_fields__", ()):
        was, became = getattr(moment.state, name), getattr(again, name)
        if was != became:
            kinds = f"a {type(was).__name__} and becomes a {type(became).__name__}"
            yield f"a state changes when it is stored as JSON and read again: `{name}` is {kinds}"
            return
    yield f"a state changes when it is stored as JSON and read again: {stored[:200]!r}"


PROMISE = Promise(
    name="storage",
    statement="A state survives a round trip through JSON.",
    cost="steady",
    moment=check,
)
