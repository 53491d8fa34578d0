"""Thousands of matches of players who do not think long, played and watched on a compiled twin.

They build and bid by a glance, as the expert imagines others, and need no more than milliseconds
for a whole match. Chance has the odds of the rules, but is not what a match's seed would decide.
"""

from hashlib import blake2b
from typing import Any

import numpy as np

from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options
from tavolino.research.match_stats import MatchOutcome
from tavolino.research.vector_env import NoTwin

FAST_PLAYER = "hasty"
"""What such a player is called."""


class FastMatchStats(MatchOutcome, frozen=True):
    """What is worth counting about one match of theirs. Equal points share a place."""

    decisions: int
    outcomes: int
    breadth: float
    tree: float
    changes: int
    settled: float
    """After which part of the match its only winner led for good; 1 if there is none."""


def play_fast(
    game: AnyGame, options: dict[str, Any], seats: int, matches: int, seed: str
) -> list[FastMatchStats]:
    """So many matches, the same every time; raises NoTwin."""
    compiled = game.twin.compiled if game.twin else None
    if game.twin is None or compiled is None or not compiled.can_play_fast:
        raise NoTwin(f"{game.name} has no compiled twin here: make native")
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
