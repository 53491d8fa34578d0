"""Bots that think on other machines, as far as there are workers; what does not come back is
thought here."""

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
    """The workers, and how long one waits for them."""

    def __init__(self, elsewhere: RemoteWorkers, wait: float) -> None:
        self._workers = elsewhere
        self._wait = wait

    async def ask(self, question: bytes, whose: str, patience: float) -> bytes | None:
        """What a worker answers; None: nobody does."""
        try:
            return await self._workers.ask(question, whose, self._wait, patience)
        except NoWorkerAnswered:
            metrics.remote_failures.inc("unanswered")
            return None


def shareable_state(game: AnyGame, state: Any, seat: Seat) -> bytes | None:
    """A state that the seat could not tell from this one; nothing else leaves the house.

    None, if none can be imagined.
    """
    try:
        imagined = game.imagine(state, seat, Random(secrets.randbits(128)))
        return msgspec.json.encode(imagined)
    except Exception as error:  # a room may fail as it likes: then its bots think here
        _log.error("%s: nothing can be imagined for seat %s: %r", game.name, seat, error)
    return None
