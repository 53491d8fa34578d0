"""Why a move, in figures: what it brings, what it denies, what the next best would have brought.

Whoever asks is answered by what they may know themselves: all that is weighed are states that the
asker could not tell from the true one. The expert weighs where it can, otherwise the hard bot.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from tavolino.bots.bot import NoEvaluator
from tavolino.bots.compare import Comparison, ComparisonResult
from tavolino.bots.compare_by_search import SearchComparison
from tavolino.bots.search import twin_search
from tavolino.core.game import AnyGame, Seat
from tavolino.core.thinking import AnyThinking

SAMPLES_PER_STATE = 4
"""So many times as many states are imagined as are wanted: not all of them allow the move."""


class NoExplanation(Exception):
    """Nothing that the asker knows explains this move."""


def suggest(game: AnyGame, state: Any, seat: Seat, random: Random) -> tuple[ComparisonResult, Any]:
    """The move that looks best to this seat, and why; and a state it was weighed in.

    Raises NoEvaluator.
    """
    mind = evaluator_of(game)
    worlds = _sample_states(game, mind, state, seat, random)
    return _comparison(game, mind, worlds, seat, random).result(None), worlds[0]


def explain(
    game: AnyGame, state: Any, seat: Seat, action: Any, viewer: Seat, random: Random
) -> tuple[ComparisonResult, Any]:
    """Why the seat does this, as far as the viewer can know; and a state it was weighed in.

    States in which it could not do it are none that the viewer thinks possible any more. Raises
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
        raise NoEvaluator(f"{game.name} says nothing to bots: nobody can say what is good")
    return game.thinking


def _sample_states(
    game: AnyGame, mind: AnyThinking, state: Any, seat: Seat, random: Random
) -> list[Any]:
    count = mind.worlds if game.secrets else 1
    return _distinct([game.imagine(state, seat, random) for _ in range(count)], mind)


def _distinct(worlds: list[Any], mind: AnyThinking) -> list[Any]:
    """One is enough where nothing is hidden now."""
    alike = all(world == worlds[0] for world in worlds)
    return worlds[:1] if alike else worlds[: mind.worlds]
