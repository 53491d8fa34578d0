"""A move among others as the expert sees it: how likely it wins, and where its best line leads."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from tavolino.bots.compare import DIGITS, Weighed, Weighing
from tavolino.bots.one_ply import lead
from tavolino.bots.search import Searcher
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.thinking import AnyThinking

FINALISTS = 3
"""So many of the ideas are looked at by themselves,"""

LOOK, FINAL, REPLY = 1 / 2, 1 / 4, 1 / 40
"""with such parts of the expert's tries: for all ideas, for each finalist, for each answer."""

LONGEST = 24
"""A line is followed for at most so many decisions."""

CERTAIN = 0.999
"""Nobody is surer than that."""


class Searched(Weighing):
    """The options of a seat in states that all look alike to the asker, searched on the twin."""

    def __init__(
        self,
        game: AnyGame,
        mind: AnyThinking,
        worlds: Sequence[Any],
        seat: Seat,
        random: Random,
        expert: Searcher,
    ) -> None:
        super().__init__(game, mind, worlds, seat, random)
        self._expert = expert
        self._seed = random.getrandbits(64)

    def _ideas(self, chosen: Any | None) -> list[Any]:
        """What the expert would do, the next best ones, and the one that is asked about."""
        ideas = self._expert.ideas(
            self._alike(), self._seat, self._options, self._tries(LOOK), self._seed
        )
        ideas += [action for action in self._options[:FINALISTS] if action not in ideas]
        best = ideas[:FINALISTS]
        return best if chosen is None or chosen in best else [chosen, *best]

    def _alike(self) -> Sequence[Any]:
        """States with the same options: another one of them might not allow what is tried."""
        first, *rest = [self._game.legal(world, self._seat) for world in self._worlds]
        return self._worlds if all(options == first for options in rest) else self._worlds[:1]

    def _weigh(self, action: Any) -> Weighed:
        game, mind, seat = self._game, self._mind, self._seat
        found = self._expert.alone(self._worlds, seat, action, self._tries(FINAL), self._seed)
        ends = [self._line(world, action) for world in self._worlds]
        expected = self._mean([mind.estimate(end) for end in ends])
        return Weighed(
            game.format(action),
            self._told(expected),
            round(mind.scale * lead(expected, seat), DIGITS),
            round(mind.scale * self._points(found.value), DIGITS),
            self._parts([mind.parts(end, seat) for end in ends]),
            round(100 * found.value, DIGITS),
        )

    def _points(self, chance: float) -> float:
        """The lead that makes somebody so likely to finish ahead."""
        chance = min(CERTAIN, max(1 - CERTAIN, chance))
        return self._expert.twin.likely_ahead * log(chance / (1 - chance))

    def _line(self, state: Any, action: Any) -> Any:
        """Where it leads, everybody doing their best, until the turn comes back or chance acts."""
        game, others = self._game, False
        state = game.apply(state, self._seat, action)
        for _ in range(LONGEST):
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
        return self._expert.ideas([state], seat, options, self._tries(REPLY), self._seed)[0]

    def _tries(self, part: float) -> int:
        return max(1, round(part * self._expert.twin.iterations))
