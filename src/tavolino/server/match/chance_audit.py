"""Chance draws of a finished match with their odds, which anyone can check with the seed."""

import asyncio
from typing import Any

from tavolino.core.chance import case_counts
from tavolino.core.game import NATURE, AnyGame
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import ChanceAudit, ChanceDraw

DRAWS_PER_SLICE = 16
"""Number of draws after which other tasks get a turn."""


async def chance_audit(ledger: Ledger) -> ChanceAudit:
    """Every draw with its odds. Raises Refused while the match runs, and for games with physical
    simulation, whose outcomes cannot be listed."""
    match = ledger.match
    if not ledger.is_playable or not match.is_over or match.game.hands is not None:
        raise Refused(problem("not_found"))
    found: list[ChanceDraw] = []
    for seq, before in match.walk(0):
        if match.entries[seq].seat != NATURE:
            continue
        found.append(ChanceDraw(seq, match.entries[seq].text, _outcomes(match.game, before)))
        if len(found) % DRAWS_PER_SLICE == 0:
            await asyncio.sleep(0)
    return ChanceAudit(match.game.name, tuple(found))


def _outcomes(game: AnyGame, before: Any) -> tuple[tuple[str, int], ...]:
    odds = game.odds(before)
    texts = (game.format(outcome) for outcome, _ in odds)
    return tuple(zip(texts, case_counts(odds), strict=True))
