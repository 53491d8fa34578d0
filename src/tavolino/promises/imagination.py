"""Checks that `imagine` gives other states than the true one."""

from collections.abc import Iterator
from random import Random

import msgspec

from tavolino.promises.promise import Promise
from tavolino.promises.viewers import IMAGINED_STATES, looks_the_same_to_everybody
from tavolino.promises.walk import Walk


def check(walk: Walk) -> Iterator[str]:
    """Look for an imagined state that differs from every true one.

    Otherwise the promise of secrecy would compare the true state with itself. Some rule options
    leave nothing secret: then all viewers always see the same.
    """
    game, random = walk.case.game, Random(walk.seed)
    if not game.secrets or walk.crash:
        return
    truths = {msgspec.json.encode(moment.state) for moment in walk.moments}
    for moment in walk.moments:
        for viewer in moment.viewers * IMAGINED_STATES:
            if msgspec.json.encode(game.imagine(moment.state, viewer, random)) not in truths:
                return
    if not all(looks_the_same_to_everybody(moment) for moment in walk.moments):
        yield "`imagine` never gives another state than the true one, although views differ"


PROMISE = Promise(
    name="imagination",
    statement="`imagine` fills secrets in more than one way.",
    walk=check,
)
