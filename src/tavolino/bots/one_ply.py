"""Bots that look one move ahead, and what all bots weigh a position by."""

from collections.abc import Sequence
from random import Random
from statistics import pstdev
from typing import Any

from tavolino.bots.bot import BotInput
from tavolino.core.game import AnyGame, Seat
from tavolino.core.thinking import AnyThinking, Glance


def lead(estimates: Sequence[float], seat: Seat) -> float:
    """What the seat has more than the others have on average."""
    return estimates[seat] - (sum(estimates) - estimates[seat]) / (len(estimates) - 1)


def sample_states(seen: BotInput[Any, Any, Any], random: Random) -> list[Any]:
    """States that the seat could be in; one is enough where nothing is hidden now."""
    imagined = [
        seen.imagine(random) for _ in range(seen.evaluator.worlds if seen.game.secrets else 1)
    ]
    return imagined if any(state != imagined[0] for state in imagined) else imagined[:1]


def action_values(
    game: AnyGame, mind: AnyThinking, states: Sequence[Any], seat: Seat, actions: Sequence[Any]
) -> list[float]:
    """What each action is worth, on average over these states."""
    return [
        sum(lead(mind.estimate(game.apply(state, seat, action)), seat) for state in states)
        / len(states)
        for action in actions
    ]


def best_action(actions: Sequence[Any], values: Sequence[float], random: Random) -> Any:
    """The action of the highest value; one of them at random if there are several."""
    highest = max(values)
    return random.choice(
        [action for action, value in zip(actions, values, strict=True) if value == highest]
    )


def break_standoff(seen: BotInput[Any, Any, Any], states: Sequence[Any], random: Random) -> Any:
    """In a stand-off, one time in two an action that ends it; otherwise None.

    If everybody waited, nobody would ever move; if everybody gave way, they might meet again.
    """
    ways = seen.evaluator.give_way(states[0], seen.seat)
    return random.choice(ways) if ways and random.random() < 0.5 else None


def add_noise(values: Sequence[float], error: float, random: Random) -> list[float]:
    """The values as somebody sees them whose errors are such a part of how much they differ."""
    blur = error * pstdev(values)
    return [value + random.gauss(0, blur) for value in values]


# ---------------------------------------------------------------- the levels
MIN_NOTICED = 2
"""Whoever is asked yes or no overlooks neither."""


def beginner_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Overlooks some options and misjudges the others."""
    return _weak_choice(seen, seen.options, seen.evaluator.levels.beginner, random)


def easy_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Overlooks fewer, and misjudges them less."""
    return _weak_choice(seen, seen.options, seen.evaluator.levels.easy, random)


def one_ply_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """A club player: looks at every option one move ahead, and misjudges it a little."""
    return _weak_choice(seen, sensible_actions(seen, random), seen.evaluator.levels.normal, random)


def overlook(options: Sequence[Any], part: float, random: Random) -> Sequence[Any]:
    """What somebody sees of what can be done; there is always something."""
    if len(options) <= MIN_NOTICED or part == 1:
        return options
    seen = [option for option in options if random.random() < part]
    return seen or [random.choice(options)]


def sensible_actions(seen: BotInput[Any, Any, Any], random: Random) -> Sequence[Any]:
    """What a club player weighs: everything, but of ready-made gestures those worth a thought.

    They are many, most of them bring everything down, and of so many one is always misjudged.
    """
    if seen.game.hands is None:
        return seen.options
    worthy = seen.evaluator.candidates(seen.imagine(random), seen.seat)
    return [option for option in seen.options if option in worthy] or seen.options


def _weak_choice(
    seen: BotInput[Any, Any, Any], options: Sequence[Any], glance: Glance, random: Random
) -> Any:
    """Of these options, the one that seems best to somebody who judges so well."""
    return _best_with_noise(
        seen, overlook(options, glance.notices, random), glance.misjudges, random
    )


def _best_with_noise(
    seen: BotInput[Any, Any, Any], actions: Sequence[Any], error: float, random: Random
) -> Any:
    """The action that seems best at once."""
    states = sample_states(seen, random)
    if aside := break_standoff(seen, states, random):
        return aside
    if seen.evaluator.give_way(states[0], seen.seat):  # whoever is stuck looks closely
        actions, error = seen.options, 0.0
    values = action_values(seen.game, seen.evaluator, states, seen.seat, actions)
    return best_action(actions, add_noise(values, error, random), random)
