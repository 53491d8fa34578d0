"""Compares an action with its alternatives, based on what the viewer may know."""

from collections.abc import Mapping, Sequence
from functools import partial
from heapq import nlargest
from random import Random
from typing import Any

from msgspec import Struct

from tavolino.bots.lookahead import MAX_IDEAS, rollout
from tavolino.bots.one_ply import lead
from tavolino.bots.pieces import slow_step
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import AnyGame, Seat

ROUNDING_DIGITS = 3
"""Decimal digits of published figures."""


class ComparedAction(Struct, frozen=True):
    """One action, and what a bot expects of it."""

    action: str
    expected: tuple[float, ...]
    """Each seat's expected final score right after the action, or at the end of its best line."""
    lead: float
    """The seat's expected lead over the average of the others."""
    later: float
    """The expected lead after all others have answered, as far as that is foreseeable."""
    parts: dict[str, float]
    """The components of the seat's expected score, by the names that the game gives them."""
    chance: float | None = None
    """The expert's probability, in percent, that the seat finishes ahead of another.

    If it is set, `expected`, `lead` and `parts` describe the end of the action's best line, and
    `later` is the lead that corresponds to this probability.
    """


class ComparisonResult(Struct, frozen=True):
    """An action and its best alternatives, evaluated with what the viewer may know."""

    seat: Seat
    options: int
    """The number of possible actions."""
    before: tuple[float, ...]
    """Each seat's expected score before the action."""
    chosen: ComparedAction
    best: ComparedAction | None
    """The best alternative. If the chosen action was a mistake, it is better than that."""
    third: ComparedAction | None = None
    """The best of the remaining actions."""


class Comparison:
    """Compares a seat's actions in sampled states that the viewer cannot tell apart."""

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
        """The actions that are legal in all sampled states, the promising ones first."""
        first, *rest = [self._game.legal(world, self._seat) for world in self._states]
        shared = [action for action in first if all(action in options for options in rest)]
        promising = self._evaluator.candidates(self._states[0], self._seat)
        return sorted(shared, key=lambda action: action not in promising)

    def result(self, chosen: Any | None) -> ComparisonResult:
        """Compares this action with the others; None for the best one."""
        ideas = slow_step("candidates", lambda: self._candidates(chosen))
        weighed = [
            slow_step(number, partial(self._compare, action)) for number, action in enumerate(ideas)
        ]
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
        """The actions with the best immediate lead, and the chosen one."""
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
