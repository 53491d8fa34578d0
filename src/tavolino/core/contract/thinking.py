"""The part of the contract for bots: evaluation of positions. The search is in `tavolino.bots`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from tavolino.core.seat import Action, Seat, State


def nobody_waits(state: Any, seat: Seat) -> Sequence[Any]:
    """The default of `Thinking.give_way`: there are no stand-offs."""
    return ()


def to_the_end(action: Any) -> bool:
    """The default of `Thinking.gives_up`: no action resigns."""
    return False


def without_trembling(state: Any, action: Any, tremor: float, random: Random) -> Any:
    """The default of `Thinking.by_hand`: the action does not depend on a steady hand."""
    return action


def nothing_plain(state: Any, seat: Seat, action: Any) -> Sequence[Any]:
    """The default of `Thinking.instead`: no gesture has alternatives."""
    return ()


def always_clear(state: Any) -> bool:
    """The default of `Thinking.unforeseeable`: lookahead never has to stop."""
    return False


def all_of_a_piece(state: Any, seat: Seat) -> Mapping[str, float]:
    """The default of `Thinking.parts`: the estimate has no named components."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Glance:
    """The accuracy of a bot that looks one move ahead."""

    notices: float = 1.0
    """The fraction of the legal actions that the bot considers."""

    misjudges: float
    """The standard error of its values, as a fraction of the values' standard deviation."""


@dataclass(frozen=True, kw_only=True)
class Levels:
    """The strength of the levels below expert, tuned so that the levels are evenly spaced."""

    beginner: Glance = Glance(notices=0.8, misjudges=0.8)
    easy: Glance = Glance(notices=0.95, misjudges=0.7)
    normal: Glance = Glance(misjudges=0.5)

    normal_tries: int = 0
    """Search iterations on the twin for a normal bot. 0: it looks one move ahead."""

    hard_tries: int = 0
    """Search iterations on the twin for a hard bot. 0: it looks ahead with `estimate`."""


@dataclass(frozen=True, kw_only=True)
class Thinking(Generic[State, Action]):
    """An evaluator for a game. Bots may use another one for the same game; see docs/bots.md."""

    estimate: Callable[[State], tuple[float, ...]]
    """Each seat's expected final score, as an estimate from this state."""

    candidates: Callable[[State, Seat], Sequence[Action]]
    """The few legal actions that a bot should consider, the most promising first."""

    give_way: Callable[[State, Seat], Sequence[Action]] = nobody_waits
    """In a stand-off, the actions by which the seat would end it. Empty elsewhere."""

    gives_up: Callable[[Action], bool] = to_the_end
    """Whether the action resigns. Bots never play such an action."""

    worlds: int = 12
    """Number of states that a bot samples before it chooses, where something is hidden."""

    by_hand: Callable[[State, Action, float, Random], Action] = without_trembling
    """The action as a bot's hand performs it, with a tremor from 0 (none) to 1."""

    instead: Callable[[State, Seat, Action], Sequence[Action]] = nothing_plain
    """For a gesture that was wrong by what all players could see: the actions that were better.

    Only used in games with `hands`. In all others every candidate is an alternative.
    """

    unforeseeable: Callable[[State], bool] = always_clear
    """Whether so much chance comes next that lookahead should stop in this state."""

    parts: Callable[[State, Seat], Mapping[str, float]] = all_of_a_piece
    """The components of the seat's estimate. The game's texts name them with ``GAME-part-NAME``.

    They add up to the estimate. Explanations of a move show them to the player.
    """

    levels: Levels = Levels()
    """The strength of the bots that use this evaluator."""

    scale: float = 1.0
    """The factor of estimates for display: 100 if the estimate is a probability."""


AnyThinking: TypeAlias = Thinking[Any, Any]
"""An evaluator whose type parameters the caller does not need."""
