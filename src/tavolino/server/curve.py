"""How the points of a finished match came about, moment by moment."""

import asyncio

from tavolino.server.refusal import Refused, problem
from tavolino.server.requests import Curve
from tavolino.server.table import Table

SLICE = 32
"""After so many entries others have their turn."""


async def curve(table: Table) -> Curve:
    """The points of all seats wherever they changed; raises Refused while the match goes on."""
    match = table.match
    if not table.whole or not match.is_over:
        raise Refused(problem("not_found"))
    standing = set(match.standing)
    found = [(0, match.game.scores(match.past(0)))]
    for seq, before in match.walk(0):
        if seq % SLICE == SLICE - 1:
            await asyncio.sleep(0)
        if seq in standing:
            found.append((seq, match.game.scores(before)))
    found.append((match.seq, match.game.scores(match.state)))
    news = [one for last, one in zip([None, *found], found, strict=False) if _differs(last, one)]
    return Curve(tuple(seq for seq, _ in news), tuple(scores for _, scores in news))


def _differs(last: tuple[int, tuple[int, ...]] | None, one: tuple[int, tuple[int, ...]]) -> bool:
    return last is None or last[1] != one[1]
