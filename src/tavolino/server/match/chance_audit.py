"""What chance decided in a finished match, laid open so that anybody can check it by the seed."""

import asyncio
from typing import Any

from tavolino.core.chance import case_counts
from tavolino.core.game import NATURE, AnyGame
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import ChanceAudit, ChanceDraw

ENTRIES_PER_SLICE = 16
"""After so many lots others have their turn."""


async def chance_audit(ledger: Ledger) -> ChanceAudit:
    """Every lot with its odds; raises Refused while the match goes on, and where things fall:
    what comes of that cannot be listed."""
    match = ledger.match
    if not ledger.is_playable or not match.is_over or match.game.hands is not None:
        raise Refused(problem("not_found"))
    found: list[ChanceDraw] = []
    for seq, before in match.walk(0):
        if match.entries[seq].seat != NATURE:
            continue
        found.append(ChanceDraw(seq, match.entries[seq].text, _outcomes(match.game, before)))
        if len(found) % ENTRIES_PER_SLICE == 0:
            await asyncio.sleep(0)
    return ChanceAudit(match.game.name, tuple(found))


def _outcomes(game: AnyGame, before: Any) -> tuple[tuple[str, int], ...]:
    odds = game.odds(before)
    texts = (game.format(outcome) for outcome, _ in odds)
    return tuple(zip(texts, case_counts(odds), strict=True))
