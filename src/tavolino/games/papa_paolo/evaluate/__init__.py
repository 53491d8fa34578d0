"""The evaluation for bots: estimates of the final scores, and candidate actions."""

from collections.abc import Sequence
from heapq import nlargest

from tavolino.core.contract.thinking import Glance, Levels
from tavolino.core.game import NATURE, Seat
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.evaluate import budget
from tavolino.games.papa_paolo.evaluate.budget import final_score
from tavolino.games.papa_paolo.evaluate.outlook import outlook_of
from tavolino.games.papa_paolo.rules import actors, apply, legal
from tavolino.games.papa_paolo.rules.scoring import scores
from tavolino.games.papa_paolo.rules.setup import PREPARATIONS
from tavolino.games.papa_paolo.state import State, Step

MAX_CANDIDATES = 3
"""Maximum number of candidate actions."""

SAMPLED_STATES = 2
"""Number of states that a bot samples if money is hidden. Other players' money matters little."""

LEVELS = Levels(
    beginner=Glance(notices=0.9, misjudges=0.6),
    easy=Glance(misjudges=0.25),
    normal=Glance(misjudges=0.25),
    normal_tries=150,
    hard_tries=400,
)
"""Measured, see docs/bots.md: on the twin, hard searches a fifth as long as the expert, and normal
less than half as long as hard."""

PARTIAL_STEPS: frozenset[Step] = frozenset(("mode", "lay", "site", "stock"))
"""Steps in the middle of a decision. Its value is the value of its best completion."""

FINAL_LIRA_VALUE = 0.001
"""The value of a lira after the end. PP-Z6: money only breaks ties."""


def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores. An unfinished decision is completed in the best way."""
    return tuple(
        _completed_value(state, seat) if seat == state.turn else prospects(state, seat)
        for seat in range(state.seats)
    )


def prospects(state: State, seat: Seat) -> float:
    """The final score that a seat can expect in this state."""
    if state.phase == "over":
        return scores(state)[seat] + FINAL_LIRA_VALUE * state.players[seat].money
    return final_score(outlook_of(state, seat))


def _completed_value(state: State, seat: Seat) -> float:
    if state.step not in PARTIAL_STEPS:
        return prospects(state, seat)
    return max(_value_after(state, seat, action) for action in legal(state, seat))


def _value_after(state: State, seat: Seat, action: Action) -> float:
    after = apply(state, seat, action)
    return _completed_value(after, seat) if after.turn == seat else prospects(after, seat)


def parts(state: State, seat: Seat) -> dict[str, float]:
    """The components of a seat's estimate. Completes an unfinished decision like `estimate`."""
    if state.phase == "over":
        money = FINAL_LIRA_VALUE * state.players[seat].money
        return {"score": float(scores(state)[seat]), "money": money}
    while seat == state.turn and state.step in PARTIAL_STEPS:
        values = (
            (_value_after(state, seat, action), n) for n, action in enumerate(legal(state, seat))
        )
        best = max(values, key=lambda item: item[0])[1]
        state = apply(state, seat, legal(state, seat)[best])
    return budget.parts(outlook_of(state, seat))


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The actions with the highest expected score for the seat itself."""
    options = legal(state, seat)
    if len(options) == 1 or actors(state) == (NATURE,):
        return options
    values = {number: _value_after(state, seat, action) for number, action in enumerate(options)}
    return [options[number] for number in nlargest(MAX_CANDIDATES, values, key=lambda n: values[n])]


def unforeseeable(state: State) -> bool:
    """True before a pawn is placed and before a new market: what follows is hard to predict."""
    return state.step == "pawn" or state.step in PREPARATIONS
