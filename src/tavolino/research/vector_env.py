"""Vectorised environments: thousands of matches of Palermo or Papà Paolo on a compiled twin.

Actions have the twin's numbers (docs/twins.md), not those of the other environments. A state row is
the complete truth, as the twin packs it. An observation row is what the seat to act may know.
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
    """The game has no compiled twin, or it is not built."""


class StepResult(NamedTuple):
    """The results of one step, by match."""

    ended: NDArray[np.bool_]
    """Whether the match ended. If so, it has already been restarted."""
    scores: NDArray[np.int32]
    """The final scores of matches that ended, one column per seat; 0 for the others."""


class VectorEnv:
    """Plays matches in parallel. A match that ends is restarted at once."""

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
        """The packed states, one row per match."""
        self._seeds = np.random.default_rng(seed).integers(1, 2**63, count, np.uint64)
        self.twin.chance_many(self.states, self._seeds)

    def actors(self) -> NDArray[np.int8]:
        """The seat to act in each match."""
        return self.twin.actors_many(self.states)

    def observations(self) -> NDArray[np.float32]:
        """The view of the seat to act in each match, with all seats relative to it."""
        return self._rows.observe(self.states, self._eyes())

    def spans(self) -> list[Span]:
        """The names and positions of the parts of an observation."""
        return self._rows.spans(self.states, self._eyes())

    def _eyes(self) -> Viewpoint:
        return Viewpoint(self.actors().astype(np.int64), self.seats)

    def masks(self) -> NDArray[np.bool_]:
        """For each match and action, whether it is legal now."""
        return self.twin.options_many(self.states)

    def step(self, actions: NDArray[np.uint16]) -> StepResult:
        """Plays one action in each match, then all chance outcomes. Does not check legality."""
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
        raise NoTwin(f"{name} has no compiled twin on this machine: run `make native`")
    return found
