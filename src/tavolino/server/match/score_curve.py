"""Score curve of a finished match: points and other figures of all seats wherever they changed."""

import asyncio
from typing import Any

from tavolino.core.game import AnyGame
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import ScoreCurve

ENTRIES_PER_SLICE = 32
"""Number of entries after which other tasks get a turn."""

SeatFigures = dict[str, tuple[int, ...]]
POINTS_NAME = ""


async def score_curve(ledger: Ledger) -> ScoreCurve:
    """The figures of all seats wherever they changed. Raises Refused while the match runs."""
    match = ledger.match
    if not ledger.is_playable or not match.is_over:
        raise Refused(problem("not_found"))
    standing = set(match.standing)
    found = [(0, _figures(match.game, match.state_at(0)))]
    for seq, before in match.walk(0):
        if seq % ENTRIES_PER_SLICE == ENTRIES_PER_SLICE - 1:
            await asyncio.sleep(0)
        if seq in standing:
            found.append((seq, _figures(match.game, before)))
    found.append((match.seq, _figures(match.game, match.state)))
    news = [one for last, one in zip([None, *found], found, strict=False) if _differs(last, one)]
    names = set(news[-1][1]) - {POINTS_NAME}
    return ScoreCurve(
        after=tuple(seq for seq, _ in news),
        points=tuple(figures[POINTS_NAME] for _, figures in news),
        figures={name: tuple(figures[name] for _, figures in news) for name in sorted(names)},
    )


def _figures(game: AnyGame, state: Any) -> SeatFigures:
    return {POINTS_NAME: game.scores(state), **game.telling.figures(state)}


def _differs(last: tuple[int, SeatFigures] | None, one: tuple[int, SeatFigures]) -> bool:
    return last is None or last[1] != one[1]
