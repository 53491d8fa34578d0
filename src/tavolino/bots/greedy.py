"""Bots that look one move ahead, and what all bots weigh a position by."""

from collections.abc import Sequence
from random import Random
from statistics import pstdev
from typing import Any

from tavolino.bots.player import Seen
from tavolino.core.game import AnyGame, Seat
from tavolino.core.thinking import AnyThinking


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
NOTICED = 0.8
"""A beginner sees so much of what can be done,"""

BEGINNERS_ERROR = 0.8
"""misjudges it so much,"""

CLUB_PLAYERS_ERROR = 0.5
"""and a club player only so much."""


def easy_bot(seen: Seen[Any, Any, Any], random: Random) -> Any:
    """A beginner: overlooks some options and misjudges the others."""
    noticed = [action for action in seen.options if random.random() < NOTICED]
    return _look(seen, noticed or [random.choice(seen.options)], BEGINNERS_ERROR, random)


def normal_bot(seen: Seen[Any, Any, Any], random: Random) -> Any:
    """A club player: looks at every option one move ahead, and misjudges it a little."""
    return _look(seen, seen.options, CLUB_PLAYERS_ERROR, random)


def _look(seen: Seen[Any, Any, Any], actions: Sequence[Any], error: float, random: Random) -> Any:
    """The action that seems best at once."""
    states = worlds(seen, random)
    if aside := way_out(seen, states, random):
        return aside
    if seen.mind.give_way(states[0], seen.seat):  # whoever is stuck looks closely
        actions, error = seen.options, 0.0
    values = weigh(seen.game, seen.mind, states, seen.seat, actions)
    return best(actions, misjudge(values, error, random), random)
