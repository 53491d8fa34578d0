"""Bots that look one move ahead, and what all bots weigh a position by."""

from collections.abc import Sequence
from random import Random
from statistics import pstdev
from typing import Any

from tavolino.bots.bot import Seen
from tavolino.core.game import AnyGame, Seat
from tavolino.core.thinking import AnyThinking, Glance


def lead(estimates: Sequence[float], seat: Seat) -> float:
    """What the seat has more than the others have on average."""
    return estimates[seat] - (sum(estimates) - estimates[seat]) / (len(estimates) - 1)


def worlds(seen: Seen[Any, Any, Any], random: Random) -> list[Any]:
    """States that the seat could be in; one is enough where nothing is hidden now."""
    imagined = [seen.imagine(random) for _ in range(seen.mind.worlds if seen.game.secrets else 1)]
    return imagined if any(state != imagined[0] for state in imagined) else imagined[:1]


def weigh(
    game: AnyGame, mind: AnyThinking, states: Sequence[Any], seat: Seat, actions: Sequence[Any]
) -> list[float]:
    """What each action is worth, on average over these states."""
    return [
        sum(lead(mind.estimate(game.apply(state, seat, action)), seat) for state in states)
        / len(states)
        for action in actions
    ]


def best(actions: Sequence[Any], values: Sequence[float], random: Random) -> Any:
    """The action of the highest value; one of them at random if there are several."""
    highest = max(values)
    return random.choice(
        [action for action, value in zip(actions, values, strict=True) if value == highest]
    )


def way_out(seen: Seen[Any, Any, Any], states: Sequence[Any], random: Random) -> Any:
    """In a stand-off, one time in two an action that ends it; otherwise None.

    If everybody waited, nobody would ever move; if everybody gave way, they might meet again.
    """
    ways = seen.mind.give_way(states[0], seen.seat)
    return random.choice(ways) if ways and random.random() < 0.5 else None


def misjudge(values: Sequence[float], error: float, random: Random) -> list[float]:
    """The values as somebody sees them whose errors are such a part of how much they differ."""
    blur = error * pstdev(values)
    return [value + random.gauss(0, blur) for value in values]


# ---------------------------------------------------------------- the levels
AT_A_GLANCE = 2
"""Whoever is asked yes or no overlooks neither."""


def beginner_bot(seen: Seen[Any, Any, Any], random: Random) -> Any:
    """Overlooks some options and misjudges the others."""
    return _glance(seen, seen.options, seen.mind.levels.beginner, random)


def easy_bot(seen: Seen[Any, Any, Any], random: Random) -> Any:
    """Overlooks fewer, and misjudges them less."""
    return _glance(seen, seen.options, seen.mind.levels.easy, random)


def club_bot(seen: Seen[Any, Any, Any], random: Random) -> Any:
    """A club player: looks at every option one move ahead, and misjudges it a little."""
    return _glance(seen, sensible(seen, random), seen.mind.levels.normal, random)


def noticed(options: Sequence[Any], part: float, random: Random) -> Sequence[Any]:
    """What somebody sees of what can be done; there is always something."""
    if len(options) <= AT_A_GLANCE or part == 1:
        return options
    seen = [option for option in options if random.random() < part]
    return seen or [random.choice(options)]


def sensible(seen: Seen[Any, Any, Any], random: Random) -> Sequence[Any]:
    """What a club player weighs: everything, but of ready-made gestures those worth a thought.

    They are many, most of them bring everything down, and of so many one is always misjudged.
    """
    if seen.game.hands is None:
        return seen.options
    worthy = seen.mind.candidates(seen.imagine(random), seen.seat)
    return [option for option in seen.options if option in worthy] or seen.options


def _glance(
    seen: Seen[Any, Any, Any], options: Sequence[Any], glance: Glance, random: Random
) -> Any:
    """Of these options, the one that seems best to somebody who judges so well."""
    return _look(seen, noticed(options, glance.notices, random), glance.misjudges, random)


def _look(seen: Seen[Any, Any, Any], actions: Sequence[Any], error: float, random: Random) -> Any:
    """The action that seems best at once."""
    states = worlds(seen, random)
    if aside := way_out(seen, states, random):
        return aside
    if seen.mind.give_way(states[0], seen.seat):  # whoever is stuck looks closely
        actions, error = seen.options, 0.0
    values = weigh(seen.game, seen.mind, states, seen.seat, actions)
    return best(actions, misjudge(values, error, random), random)
