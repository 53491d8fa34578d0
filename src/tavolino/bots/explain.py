"""Explains a move in figures: its gain, what it denies the others, and the best alternative.

The explanation uses only what the viewer may know: it evaluates states that the viewer cannot
distinguish from the true one. It uses the expert's search if that is available, otherwise the hard
bot's lookahead.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from tavolino.bots.bot import NoEvaluator
from tavolino.bots.compare import Comparison, ComparisonResult
from tavolino.bots.compare_by_search import SearchComparison
from tavolino.bots.search import twin_search
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import AnyGame, Seat

SAMPLES_PER_STATE = 4
"""Samples per wanted state. Many samples are rejected because they do not allow the move."""


class NoExplanation(Exception):
    """In no state that the viewer considers possible is the move legal."""


def suggest(game: AnyGame, state: Any, seat: Seat, random: Random) -> tuple[ComparisonResult, Any]:
    """The best move for this seat with its comparison, and a state in which it was evaluated.

    Raises NoEvaluator.
    """
    mind = evaluator_of(game)
    worlds = _sample_states(game, mind, state, seat, random)
    return _comparison(game, mind, worlds, seat, random).result(None), worlds[0]


def explain(
    game: AnyGame, state: Any, seat: Seat, action: Any, viewer: Seat, random: Random
) -> tuple[ComparisonResult, Any]:
    """The comparison for a seat's move, and a state in which it was evaluated.

    It uses only what the viewer may know, and only states in which the move is legal. Raises
    NoEvaluator and NoExplanation.
    """
    mind = evaluator_of(game)
    imagined = (game.imagine(state, viewer, random) for _ in range(SAMPLES_PER_STATE * mind.worlds))
    worlds = [world for world in imagined if game.objection(world, seat, action) is None]
    if not worlds:
        raise NoExplanation(
            f"{game.name}: {game.format(action)} cannot be explained to seat {viewer}"
        )
    worlds = _distinct(worlds, mind)
    return _comparison(game, mind, worlds, seat, random).result(action), worlds[0]


def _comparison(
    game: AnyGame, mind: AnyThinking, worlds: Sequence[Any], seat: Seat, random: Random
) -> Comparison:
    found = twin_search(game)
    if found is None:
        return Comparison(game, mind, worlds, seat, random)
    return SearchComparison(game, mind, worlds, seat, random, found)


def evaluator_of(game: AnyGame) -> AnyThinking:
    if game.thinking is None:
        raise NoEvaluator(f"{game.name} has no evaluator: its moves cannot be explained")
    return game.thinking


def _sample_states(
    game: AnyGame, mind: AnyThinking, state: Any, seat: Seat, random: Random
) -> list[Any]:
    count = mind.worlds if game.secrets else 1
    return _distinct([game.imagine(state, seat, random) for _ in range(count)], mind)


def _distinct(worlds: list[Any], mind: AnyThinking) -> list[Any]:
    """Only the first state if all are equal, which means that nothing is hidden."""
    alike = all(world == worlds[0] for world in worlds)
    return worlds[:1] if alike else worlds[: mind.worlds]
