"""Plays and measures thousands of matches between fast players on a compiled twin.

The players choose by a quick evaluation, as the expert's search assumes for other seats, and take
milliseconds for a match. Chance has the probabilities of the rules but does not follow a match
seed.
"""

from hashlib import blake2b
from typing import Any

import numpy as np

from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options
from tavolino.research.match_stats import MatchOutcome
from tavolino.research.vector_env import NoTwin

FAST_PLAYER = "hasty"
"""The name of a fast player."""


class FastMatchStats(MatchOutcome, frozen=True):
    """The measures of a fast match. Seats with equal points share a rank."""

    decisions: int
    outcomes: int
    breadth: float
    tree: float
    changes: int
    settled: float
    """The fraction of the match after which the sole winner always led; 1 if there is none."""


def play_fast(
    game: AnyGame, options: dict[str, Any], seats: int, matches: int, seed: str
) -> list[FastMatchStats]:
    """Plays and measures matches, reproducibly. Raises NoTwin."""
    compiled = game.twin.compiled if game.twin else None
    if game.twin is None or compiled is None or not compiled.can_play_fast:
        raise NoTwin(f"{game.name} has no compiled twin on this machine: run `make native`")
    start = game.twin.pack(game.initial(checked_options(game, options), seats))
    states = np.tile(np.frombuffer(start, np.uint8), (matches, 1))
    drawn = np.random.default_rng(list(blake2b(seed.encode(), digest_size=16).digest()))
    courses = compiled.play_fast_many(states, drawn.integers(1, 2**63, matches, np.uint64))
    points = compiled.scores_many(states)[:, :seats].tolist()
    return [_stats_of(course, scores) for course, scores in zip(courses, points, strict=True)]


def _stats_of(course: np.void, scores: list[int]) -> FastMatchStats:
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    decisions, alone = int(course["decisions"]), places.count(1) == 1
    unled = int(course["unled"][places.index(1)]) if alone else decisions
    return FastMatchStats(
        bots=(FAST_PLAYER,) * len(scores),
        scores=tuple(scores),
        places=places,
        decisions=decisions,
        outcomes=int(course["draws"]),
        breadth=int(course["options"]) / decisions,
        tree=float(course["tree"]),
        changes=int(course["changes"]),
        settled=unled / decisions,
    )
