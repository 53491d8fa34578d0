"""Checks that the log of a match replays to the same states."""

from collections.abc import Iterator

from tavolino.core.match import BrokenLog, replay
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Walk


def check(walk: Walk) -> Iterator[str]:
    if walk.crash:
        return
    try:
        again = replay(walk.case.game, walk.log)
    except BrokenLog as broken:
        yield f"the log of a match does not replay: {broken}"
        return
    for moment in walk.moments:
        if again.state_at(moment.seq) != moment.state:
            yield f"replayed from its log, the match differs after {moment.seq} entries"
            return


PROMISE = Promise(
    name="replaying",
    statement="The log of a match replays to the same states.",
    walk=check,
)
