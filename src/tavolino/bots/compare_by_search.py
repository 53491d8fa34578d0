"""Compares an action with its alternatives by the expert's search.

It gives win probabilities and follows the best line.
"""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from tavolino.bots.compare import ROUNDING_DIGITS, ComparedAction, Comparison
from tavolino.bots.one_ply import lead
from tavolino.bots.search import TwinSearch
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import NATURE, AnyGame, Seat

FINALISTS = 3
"""Number of candidates that are searched separately."""

CANDIDATES_SHARE, FINALIST_SHARE, REPLY_SHARE = 1 / 2, 1 / 4, 1 / 40
"""Fractions of the expert's iterations: for finding candidates, per finalist, per reply."""

MAX_LINE_DECISIONS = 24
"""Maximum number of decisions in a best line."""

MAX_CHANCE = 0.999
"""Upper bound of a probability before it is converted to a lead."""


class SearchComparison(Comparison):
    """Compares a seat's actions in sampled states, by searching on the twin."""

    def __init__(
        self,
        game: AnyGame,
        mind: AnyThinking,
        worlds: Sequence[Any],
        seat: Seat,
        random: Random,
        expert: TwinSearch,
    ) -> None:
        super().__init__(game, mind, worlds, seat, random)
        self._expert = expert
        self._seed = random.getrandbits(64)

    def _candidates(self, chosen: Any | None) -> list[Any]:
        """The expert's best actions, and the chosen one."""
        ideas = self._expert.ideas(
            self._same_options(),
            self._seat,
            self._options,
            self._iterations(CANDIDATES_SHARE),
            self._seed,
        )
        ideas += [action for action in self._options[:FINALISTS] if action not in ideas]
        best = ideas[:FINALISTS]
        return best if chosen is None or chosen in best else [chosen, *best]

    def _same_options(self) -> Sequence[Any]:
        """The sampled states, or only the first if their legal actions differ.

        An action that is searched must be legal in every state.
        """
        first, *rest = [self._game.legal(world, self._seat) for world in self._states]
        return self._states if all(options == first for options in rest) else self._states[:1]

    def _compare(self, action: Any) -> ComparedAction:
        game, mind, seat = self._game, self._evaluator, self._seat
        found = self._expert.alone(
            self._states, seat, action, self._iterations(FINALIST_SHARE), self._seed
        )
        ends = [self._line(world, action) for world in self._states]
        expected = self._mean([mind.estimate(end) for end in ends])
        return ComparedAction(
            game.format(action),
            self._rounded(expected),
            round(mind.scale * lead(expected, seat), ROUNDING_DIGITS),
            round(mind.scale * self._points(found.value), ROUNDING_DIGITS),
            self._parts([mind.parts(end, seat) for end in ends]),
            round(100 * found.value, ROUNDING_DIGITS),
        )

    def _points(self, chance: float) -> float:
        """The lead that corresponds to this probability of finishing ahead."""
        chance = min(MAX_CHANCE, max(1 - MAX_CHANCE, chance))
        return self._expert.twin.likely_ahead * log(chance / (1 - chance))

    def _line(self, state: Any, action: Any) -> Any:
        """The state at the end of the best line: at the seat's next turn, or where chance acts."""
        game, others = self._game, False
        state = game.apply(state, self._seat, action)
        for _ in range(MAX_LINE_DECISIONS):
            actors = game.actors(state)
            if not actors or actors[0] == NATURE or (others and actors[0] == self._seat):
                break
            others = others or actors[0] != self._seat
            state = game.apply(state, actors[0], self._answer(state, actors[0]))
        return state

    def _answer(self, state: Any, seat: Seat) -> Any:
        options = self._game.legal(state, seat)
        if len(options) == 1:
            return options[0]
        return self._expert.ideas(
            [state], seat, options, self._iterations(REPLY_SHARE), self._seed
        )[0]

    def _iterations(self, part: float) -> int:
        return max(1, round(part * self._expert.twin.iterations))
