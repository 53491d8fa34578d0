"""A move among others, weighed by what the asker may know: what the hard bot would look at."""

from collections.abc import Mapping, Sequence
from heapq import nlargest
from random import Random
from typing import Any

from msgspec import Struct

from tavolino.bots.lookahead import MAX_IDEAS, rollout
from tavolino.bots.one_ply import lead
from tavolino.core.game import AnyGame, Seat
from tavolino.core.thinking import AnyThinking

ROUNDING_DIGITS = 3
"""So exactly figures are told."""


class ComparedAction(Struct, frozen=True):
    """One option, and what a bot expects of it."""

    action: str
    expected: tuple[float, ...]
    """The final score that each seat can expect right after it, or at the end of its best line."""
    lead: float
    """What the seat then has more than the others have on average,"""
    later: float
    """and what it has more once everybody has answered, as far as that can be foreseen."""
    parts: dict[str, float]
    """What the seat's own expectation is made of, by the names that the game has for it."""
    chance: float | None = None
    """By the expert, in hundredths: how likely the seat finishes ahead of another.

    Then `expected`, `lead` and `parts` are of the end of the move's best line, and `later` is the
    lead that makes somebody so likely to finish ahead.
    """


class ComparisonResult(Struct, frozen=True):
    """A move among others, from what the asker may know."""

    seat: Seat
    options: int
    """So many moves were possible."""
    before: tuple[float, ...]
    """What each seat could expect before it."""
    chosen: ComparedAction
    best: ComparedAction | None
    """The best of the others: better than the chosen one, if that was a mistake."""
    third: ComparedAction | None = None
    """The best of those that are left."""


class Comparison:
    """The options of a seat in states that all look alike to the asker."""

    def __init__(
        self, game: AnyGame, mind: AnyThinking, worlds: Sequence[Any], seat: Seat, random: Random
    ) -> None:
        self._game = game
        self._evaluator = mind
        self._states = worlds
        self._seat = seat
        self._random = random
        self._options = self._open_everywhere()

    def _open_everywhere(self) -> list[Any]:
        """What the seat could do in each of these states; what is promising stands in front."""
        first, *rest = [self._game.legal(world, self._seat) for world in self._states]
        shared = [action for action in first if all(action in options for options in rest)]
        promising = self._evaluator.candidates(self._states[0], self._seat)
        return sorted(shared, key=lambda action: action not in promising)

    def result(self, chosen: Any | None) -> ComparisonResult:
        """Why this action; None for the best one."""
        ideas = self._candidates(chosen)
        weighed = [self._compare(action) for action in ideas]
        order = sorted(weighed, key=lambda one: (one.later, one.lead), reverse=True)
        picked = order[0] if chosen is None else weighed[ideas.index(chosen)]
        best, third, *_ = *(one for one in order if one is not picked), None, None
        return ComparisonResult(
            self._seat,
            len(self._options),
            self._rounded(self._mean([self._evaluator.estimate(world) for world in self._states])),
            picked,
            best,
            third,
        )

    def _candidates(self, chosen: Any | None) -> list[Any]:
        """The options that look best at once, and the one that is asked about."""
        leads = {number: self._lead(action) for number, action in enumerate(self._options)}
        best = nlargest(MAX_IDEAS, leads, key=lambda number: leads[number])
        ideas = [self._options[number] for number in best]
        return ideas if chosen is None or chosen in ideas else [chosen, *ideas]

    def _after(self, action: Any) -> list[Any]:
        return [self._game.apply(world, self._seat, action) for world in self._states]

    def _lead(self, action: Any) -> float:
        expected = self._mean([self._evaluator.estimate(after) for after in self._after(action)])
        return lead(expected, self._seat)

    def _compare(self, action: Any) -> ComparedAction:
        game, mind, seat, random = self._game, self._evaluator, self._seat, self._random
        ends = self._after(action)
        expected = self._mean([mind.estimate(end) for end in ends])
        later = [rollout(game, mind, end, seat, random) for end in ends]
        scale = mind.scale
        return ComparedAction(
            game.format(action),
            self._rounded(expected),
            round(scale * lead(expected, seat), ROUNDING_DIGITS),
            round(scale * sum(later) / len(later), ROUNDING_DIGITS),
            self._parts([mind.parts(end, seat) for end in ends]),
        )

    def _mean(self, estimates: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(sum(values) / len(estimates) for values in zip(*estimates, strict=True))

    def _rounded(self, expected: Sequence[float]) -> tuple[float, ...]:
        return tuple(round(self._evaluator.scale * value, ROUNDING_DIGITS) for value in expected)

    def _parts(self, found: Sequence[Mapping[str, float]]) -> dict[str, float]:
        names = dict.fromkeys(name for parts in found for name in parts)
        scale = self._evaluator.scale / len(found)
        return {
            name: round(scale * sum(parts.get(name, 0.0) for parts in found), ROUNDING_DIGITS)
            for name in names
        }
