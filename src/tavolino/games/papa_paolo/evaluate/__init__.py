"""Whether it is good: what a position promises each seat, and which moves deserve a thought."""

from collections.abc import Sequence
from heapq import nlargest

from tavolino.core.game import NATURE, Seat
from tavolino.core.thinking import Glance, Levels
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.evaluate import budget
from tavolino.games.papa_paolo.evaluate.budget import final_score
from tavolino.games.papa_paolo.evaluate.outlook import foresee
from tavolino.games.papa_paolo.rules import actors, apply, legal
from tavolino.games.papa_paolo.rules.scoring import scores
from tavolino.games.papa_paolo.rules.setup import PREPARATIONS
from tavolino.games.papa_paolo.state import State, Step

IDEAS = 3
"""So many actions deserve a thought."""

WORLDS = 2
"""So many states are imagined where money is hidden: it matters little what the others have."""

LEVELS = Levels(
    beginner=Glance(notices=0.9, misjudges=0.6),
    easy=Glance(misjudges=0.25),
    normal=Glance(misjudges=0.25),
    normal_tries=150,
    hard_tries=400,
)
"""As measured, docs/bots.md: hard searches on the twin a fifth as long as the expert, normal not
half as long as hard."""

UNFINISHED: frozenset[Step] = frozenset(("mode", "lay", "site", "stock"))
"""At these steps a decision is half said: what it is worth is what its best end is worth."""

LIRA_AT_THE_END = 0.001
"""PP-Z6: money decides only between equals."""


def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores; an unfinished decision is finished as well as possible."""
    return tuple(
        _finished(state, seat) if seat == state.turn else prospects(state, seat)
        for seat in range(state.seats)
    )


def prospects(state: State, seat: Seat) -> float:
    """The final score that a seat can expect as things are."""
    if state.phase == "over":
        return scores(state)[seat] + LIRA_AT_THE_END * state.players[seat].money
    return final_score(foresee(state, seat))


def _finished(state: State, seat: Seat) -> float:
    if state.step not in UNFINISHED:
        return prospects(state, seat)
    return max(_after(state, seat, action) for action in legal(state, seat))


def _after(state: State, seat: Seat, action: Action) -> float:
    after = apply(state, seat, action)
    return _finished(after, seat) if after.turn == seat else prospects(after, seat)


def parts(state: State, seat: Seat) -> dict[str, float]:
    """What a seat's estimate is made of; an unfinished decision is finished as `estimate` does."""
    if state.phase == "over":
        money = LIRA_AT_THE_END * state.players[seat].money
        return {"score": float(scores(state)[seat]), "money": money}
    while seat == state.turn and state.step in UNFINISHED:
        ends = ((_after(state, seat, action), n) for n, action in enumerate(legal(state, seat)))
        best = max(ends, key=lambda end: end[0])[1]
        state = apply(state, seat, legal(state, seat)[best])
    return budget.parts(foresee(state, seat))


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The few actions after which the seat itself stands best."""
    options = legal(state, seat)
    if len(options) == 1 or actors(state) == (NATURE,):
        return options
    values = {number: _after(state, seat, action) for number, action in enumerate(options)}
    return [options[number] for number in nlargest(IDEAS, values, key=lambda n: values[n])]


def unforeseeable(state: State) -> bool:
    """Who takes what from the market can hardly be foreseen, and a new market not at all."""
    return state.step == "pawn" or state.step in PREPARATIONS
