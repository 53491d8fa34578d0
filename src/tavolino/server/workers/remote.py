"""Questions to remote workers, with sampled states so that no secret leaves the server.

The server itself answers questions that no worker answers.
"""

import logging
import secrets
from random import Random
from typing import Any

import msgspec

from tavolino.core.game import AnyGame, Seat
from tavolino.server.ops import metrics
from tavolino.store.interface import RemoteWorkers
from tavolino.store.records import NoWorkerAnswered

_log = logging.getLogger(__name__)


class RemotePool:
    """The remote workers, and how long the server waits for one to begin."""

    def __init__(self, elsewhere: RemoteWorkers, wait: float) -> None:
        self._workers = elsewhere
        self._wait = wait

    async def ask(self, question: bytes, whose: str, patience: float) -> bytes | None:
        """The answer of a worker, or None if no worker answers."""
        try:
            return await self._workers.ask(question, whose, self._wait, patience)
        except NoWorkerAnswered:
            metrics.remote_failures.inc("unanswered")
            return None


def shareable_state(game: AnyGame, state: Any, seat: Seat) -> bytes | None:
    """A sampled state that the seat could not tell from the real one, or None if sampling fails.

    No other state leaves the server.
    """
    try:
        imagined = game.imagine(state, seat, Random(secrets.randbits(128)))
        return msgspec.json.encode(imagined)
    except Exception as error:  # if a game package fails in any way, its bots run on this server
        _log.error("%s: no state can be sampled for seat %s: %r", game.name, seat, error)
    return None
