"""Thousands of matches at once on a compiled twin: Palermo and Papà Paolo, a row a match.

Actions have the twin's numbers (docs/twins.md), not those of the adapters. A row holds the whole
truth, as the twin packs it; an observation holds what the seat that acts may know of it.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolino.core.log import checked_options
from tavolino.core.rule_options import pack_options
from tavolino.games import GAMES
from tavolino.native import CompiledTwin
from tavolino.research.encoders import Span
from tavolino.research.twin_observations import ROW_READERS, Viewpoint


class NoTwin(Exception):
    """The game has no compiled twin, or it was not built."""


class StepResult(NamedTuple):
    """What one step brought each match."""

    ended: NDArray[np.bool_]
    """Is it over? Then it has begun anew already,"""
    scores: NDArray[np.int32]
    """and these are the points with which it ended, a column a seat; 0 while it goes on."""


class VectorEnv:
    """So many matches that go on side by side; whichever ends begins anew."""

    def __init__(
        self,
        name: str,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        game = GAMES[name]
        self.twin = _twin(name)
        self._rows = ROW_READERS[name]
        switches = pack_options(checked_options(game, dict(options or {})))
        self._start = self.twin.starts(switches, seats, 1)[0]
        self.seats = seats
        self.states = self.twin.starts(switches, seats, count)
        """The matches, a row each."""
        self._seeds = np.random.default_rng(seed).integers(1, 2**63, count, np.uint64)
        self.twin.chance_many(self.states, self._seeds)

    def actors(self) -> NDArray[np.int8]:
        """Whose turn it is in each match."""
        return self.twin.actors_many(self.states)

    def observations(self) -> NDArray[np.float32]:
        """For each match what the seat may know whose turn it is, all seats counted from it on."""
        return self._rows.observe(self.states, self._eyes())

    def spans(self) -> list[Span]:
        """What stands where in an observation."""
        return self._rows.spans(self.states, self._eyes())

    def _eyes(self) -> Viewpoint:
        return Viewpoint(self.actors().astype(np.int64), self.seats)

    def masks(self) -> NDArray[np.bool_]:
        """For each match and each action: may it be done now?"""
        return self.twin.options_many(self.states)

    def step(self, actions: NDArray[np.uint16]) -> StepResult:
        """Do one action in each match, and let chance bring what is due. It trusts the actions."""
        self.twin.apply_many(self.states, actions)
        self.twin.chance_many(self.states, self._seeds)
        ended = self.actors() < 0
        scores = np.where(ended[:, None], self.twin.scores_many(self.states), 0)
        self.states[ended] = self._start
        self.twin.chance_many(self.states, self._seeds)
        return StepResult(ended, scores[:, : self.seats].astype(np.int32))


def _twin(name: str) -> CompiledTwin:
    known = GAMES[name].twin
    found = known.compiled if known else None
    if found is None:
        raise NoTwin(f"{name} has no compiled twin here: make native")
    return found
