"""Records that declare each step of a match: who decides, what is possible, and what it does.

The module of each phase declares its steps. `rules` collects them in two tables.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeAlias, TypeVar

from tavolino.core.game import Seat
from tavolino.core.text import Objection
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.state import State, Step

A = TypeVar("A", bound=Action)
Odds: TypeAlias = Sequence[tuple[Action, Fraction]]


def _no_objection(state: State, seat: Seat, action: Action) -> None:
    """The objection to an action that is always allowed at its step."""


def _always(state: State) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[A]):
    """The rules of one action: its effect, and the first objection to it."""

    action: type[A]
    apply: Callable[[State, Seat, A], State]
    refuse: Callable[[State, Seat, A], Objection | None] = _no_objection


@dataclass(frozen=True, slots=True)
class PlayerStep:
    """A decision of a player."""

    name: Step
    due_first: Objection
    """The objection to an action of another step: what the player must do first."""
    legal: Callable[[State, Seat], Sequence[Action]]
    actions: tuple[ActionRule[Any], ...]


@dataclass(frozen=True, slots=True)
class ChanceStep(Generic[A]):
    """A draw of NATURE."""

    name: Step
    odds: Callable[[State], Odds]
    """The possible outcomes with their exact probabilities."""
    apply: Callable[[State, A], State]
    is_needed: Callable[[State], bool] = _always
    """Whether a round needs this preparation."""
