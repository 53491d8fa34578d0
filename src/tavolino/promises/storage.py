"""A state survives the store."""

from collections.abc import Iterator

import msgspec

from tavolino.promises.promise import Promise
from tavolino.promises.walk import Moment


def look(moment: Moment) -> Iterator[str]:
    stored = msgspec.json.encode(moment.state)
    again = msgspec.json.decode(stored, type=moment.game.state)
    if again != moment.state:
        yield f"a state is another one after it was stored as JSON and read again: {stored[:200]!r}"


PROMISE = Promise(
    name="storage",
    statement="A state survives a round trip through JSON.",
    cost="steady",
    moment=look,
)
