"""Bots that search on the game's compiled twin, with a fixed number of iterations."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tavolino.bots.bot import Bot, BotInput
from tavolino.bots.lookahead import lookahead_bot
from tavolino.bots.one_ply import one_ply_bot, sample_states
from tavolino.bots.pieces import slow_step
from tavolino.core.contract.twin import Twin
from tavolino.core.game import AnyGame, Seat
from tavolino.native import ANY_ACTION, CompiledTwin, SearchedAction


@dataclass(frozen=True)
class TwinSearch:
    """A search on a compiled twin, with states and actions of the Python rules."""

    twin: Twin[Any, Any]
    compiled: CompiledTwin

    def ideas(
        self, states: Sequence[Any], seat: Seat, options: Sequence[Any], tries: int, seed: int
    ) -> list[Any]:
        """The actions that the search has visited, the best first."""
        packed = [self.twin.pack(state) for state in states]
        named = {self.twin.number(action): action for action in options}
        found = self.search(packed, seat, tries, seed)
        return [named[idea.action] for idea in found if idea.action in named]

    def alone(
        self, states: Sequence[Any], seat: Seat, action: Any, tries: int, seed: int
    ) -> SearchedAction:
        """The result of searching only this action."""
        packed = [self.twin.pack(state) for state in states]
        return self.search(packed, seat, tries, seed, self.twin.number(action))[0]

    def search(
        self, packed: Sequence[bytes], seat: Seat, tries: int, seed: int, only: int = ANY_ACTION
    ) -> list[SearchedAction]:
        """The results of a search, by the numbers of the twin."""
        return slow_step(
            (tuple(packed), seat, tries, seed, only),
            lambda: self.compiled.search(packed, seat, tries, seed, only),
        )


def twin_search(game: AnyGame) -> TwinSearch | None:
    """The search of the game's twin, or None if there is no such twin or it is not built."""
    compiled = game.twin.compiled if game.twin else None
    if game.twin is None or compiled is None or not compiled.can_search:
        return None
    return TwinSearch(game.twin, compiled)


def expert_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """The strongest bot: searches with the number of iterations that the twin specifies."""
    twin = seen.game.twin
    return _search(seen, twin.iterations if twin else 0, lookahead_bot, random)


def hard_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Runs a short search if the evaluator specifies one; otherwise looks ahead."""
    return _search(seen, seen.evaluator.levels.hard_tries, lookahead_bot, random)


def normal_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Runs a shorter search if the evaluator specifies one; otherwise looks one move ahead."""
    return _search(seen, seen.evaluator.levels.normal_tries, one_ply_bot, random)


def _search(seen: BotInput[Any, Any, Any], tries: int, otherwise: Bot, random: Random) -> Any:
    """The best action of a search over sampled states.

    Uses `otherwise` if there are no iterations or no twin. Older revisions have no twin.
    """
    found = twin_search(seen.game)
    if found is None or not tries:
        return otherwise(seen, random)
    if len(seen.options) == 1:
        return seen.options[0]
    states = sample_states(seen, random)
    return found.ideas(states, seen.seat, seen.options, tries, random.getrandbits(64))[0]


def with_iterations(game: AnyGame, tries: int | None) -> AnyGame:
    """The same game, with this number of iterations for its expert."""
    if game.twin is None or tries is None:
        return game
    return replace(game, twin=replace(game.twin, iterations=tries))


def has_expert(game: AnyGame) -> bool:
    """Whether the game has a twin that can search, and the twin is built."""
    return twin_search(game) is not None
