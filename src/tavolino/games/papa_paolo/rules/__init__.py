"""The rules of Papà Paolo, numbered as in RULES.md: actors, legal actions, objections, effects.

The module of each phase declares its steps and their actions (see `steps`).
"""

from collections.abc import Sequence
from typing import Any

from tavolino.core.game import NATURE, Seat
from tavolino.core.memo import memoize_recent
from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.rules import (
    bidding,
    bribes,
    delivering,
    flow,
    growing,
    investing,
    placing,
    setup,
    trading,
)
from tavolino.games.papa_paolo.rules.scoring import figures, places, scores
from tavolino.games.papa_paolo.rules.setup import initial
from tavolino.games.papa_paolo.rules.steps import ActionRule, ChanceStep, Odds, PlayerStep
from tavolino.games.papa_paolo.state import State, Step

__all__ = ["actors", "apply", "figures", "initial", "legal", "odds", "places", "refuse", "scores"]

PLAYER_STEPS: dict[Step, PlayerStep] = {
    step.name: step
    for step in (
        setup.KEEP,
        placing.PAWN,
        placing.MODE,
        growing.LAY,
        growing.SITE,
        trading.STOCK,
        bidding.BID,
        investing.PICK,
        investing.ACTIVATE,
        flow.CHOOSE,
        delivering.RIDE,
        delivering.DROP,
    )
}
_DRAWS: tuple[ChanceStep[Any], ...] = (
    setup.STARTS,
    setup.OPEN,
    *setup.PREPARATION_STEPS,
    bribes.COIN,
)
CHANCE_STEPS = {draw.name: draw for draw in _DRAWS}
_RULES: dict[type[Action], ActionRule[Any]] = {
    rule.action: rule for step in PLAYER_STEPS.values() for rule in step.actions
}
_STEP_OF: dict[type[Action], Step] = {
    rule.action: step.name for step in PLAYER_STEPS.values() for rule in step.actions
}


def actors(state: State) -> tuple[Seat, ...]:
    """PP-R2, PP-2.2: one seat at a time. Two players choose their start tiles at the same time."""
    if state.step in CHANCE_STEPS:
        return (NATURE,)
    if state.step == "keep":
        return tuple(seat for seat, player in enumerate(state.players) if not player.start)
    return () if state.step == "over" else (state.turn,)


@memoize_recent
def legal(state: State, seat: Seat) -> Sequence[Action]:
    step = PLAYER_STEPS.get(state.step)
    return step.legal(state, seat) if step else ()


def odds(state: State) -> Odds:
    """The possible chance outcomes with their exact probabilities."""
    step = CHANCE_STEPS.get(state.step)
    return step.odds(state) if step else ()


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """The first rule that forbids an action."""
    step = _STEP_OF.get(type(action))
    if step is None:
        return objection("PP-S2", "papa_paolo-no-only-chance")
    if step != state.step:
        return PLAYER_STEPS[state.step].due_first
    return _RULES[type(action)].refuse(state, seat, action)


@memoize_recent
def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after an action. Cached, because log and effects need it too."""
    if seat == NATURE:
        after = CHANCE_STEPS[state.step].apply(state, action)
    else:
        after = _RULES[type(action)].apply(state, seat, action)
    return flow.advance(after) if after.step == "next" else after
