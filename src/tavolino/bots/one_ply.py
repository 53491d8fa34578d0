"""Bots that look one move ahead, and the evaluation functions that all bots share."""

from collections.abc import Sequence
from random import Random
from statistics import pstdev
from typing import Any

from tavolino.bots.bot import BotInput
from tavolino.core.contract.thinking import AnyThinking, Glance
from tavolino.core.game import AnyGame, Seat


def lead(estimates: Sequence[float], seat: Seat) -> float:
    """The seat's estimate minus the average of the others."""
    return estimates[seat] - (sum(estimates) - estimates[seat]) / (len(estimates) - 1)


def sample_states(seen: BotInput[Any, Any, Any], random: Random) -> list[Any]:
    """Possible states from the seat's view. Only one if nothing is hidden."""
    imagined = [
        seen.imagine(random) for _ in range(seen.evaluator.worlds if seen.game.secrets else 1)
    ]
    return imagined if any(state != imagined[0] for state in imagined) else imagined[:1]


def action_values(
    game: AnyGame, mind: AnyThinking, states: Sequence[Any], seat: Seat, actions: Sequence[Any]
) -> list[float]:
    """The mean lead after each action over these states."""
    return [
        sum(lead(mind.estimate(game.apply(state, seat, action)), seat) for state in states)
        / len(states)
        for action in actions
    ]


def best_action(actions: Sequence[Any], values: Sequence[float], random: Random) -> Any:
    """An action with the highest value, chosen at random among ties."""
    highest = max(values)
    return random.choice(
        [action for action, value in zip(actions, values, strict=True) if value == highest]
    )


def break_standoff(seen: BotInput[Any, Any, Any], states: Sequence[Any], random: Random) -> Any:
    """In a stand-off, with probability 0.5 an action that ends it; otherwise None.

    If every bot always waited, no match would continue. If every bot always gave way, they could
    block each other again.
    """
    ways = seen.evaluator.give_way(states[0], seen.seat)
    return random.choice(ways) if ways and random.random() < 0.5 else None


def add_noise(values: Sequence[float], error: float, random: Random) -> list[float]:
    """Adds normal errors with a standard deviation of `error` times that of the values."""
    blur = error * pstdev(values)
    return [value + random.gauss(0, blur) for value in values]


# ---------------------------------------------------------------- the levels
MIN_NOTICED = 2
"""Of this many actions or fewer, a bot overlooks none."""


def beginner_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Overlooks some actions and misjudges the others."""
    return _weak_choice(seen, seen.options, seen.evaluator.levels.beginner, random)


def easy_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Like the beginner, but overlooks and misjudges less."""
    return _weak_choice(seen, seen.options, seen.evaluator.levels.easy, random)


def one_ply_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Looks at every action one move ahead, with small errors. Corresponds to a club player."""
    return _weak_choice(seen, sensible_actions(seen, random), seen.evaluator.levels.normal, random)


def overlook(options: Sequence[Any], part: float, random: Random) -> Sequence[Any]:
    """A random subset of the actions that the bot notices; never empty."""
    if len(options) <= MIN_NOTICED or part == 1:
        return options
    seen = [option for option in options if random.random() < part]
    return seen or [random.choice(options)]


def sensible_actions(seen: BotInput[Any, Any, Any], random: Random) -> Sequence[Any]:
    """All legal actions; in games with gestures only the candidates.

    There are so many ready-made gestures, most of them disastrous, that noise would always make a
    bad one look best.
    """
    if seen.game.hands is None:
        return seen.options
    worthy = seen.evaluator.candidates(seen.imagine(random), seen.seat)
    return [option for option in seen.options if option in worthy] or seen.options


def _weak_choice(
    seen: BotInput[Any, Any, Any], options: Sequence[Any], glance: Glance, random: Random
) -> Any:
    """The action that looks best to a bot with this accuracy."""
    return _best_with_noise(
        seen, overlook(options, glance.notices, random), glance.misjudges, random
    )


def _best_with_noise(
    seen: BotInput[Any, Any, Any], actions: Sequence[Any], error: float, random: Random
) -> Any:
    """The action with the best noisy value one move ahead."""
    states = sample_states(seen, random)
    if aside := break_standoff(seen, states, random):
        return aside
    if seen.evaluator.give_way(states[0], seen.seat):  # evaluate exactly in a stand-off
        actions, error = seen.options, 0.0
    values = action_values(seen.game, seen.evaluator, states, seen.seat, actions)
    return best_action(actions, add_noise(values, error, random), random)
