"""What a game says to bots: whether something is good. No search; that is the bots' part."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from tavolino.core.seat import Action, Seat, State


def nobody_waits(state: Any, seat: Seat) -> Sequence[Any]:
    """In most games nobody can wait: there is nothing to end."""
    return ()


def to_the_end(action: Any) -> bool:
    """In most games nobody can give up."""
    return False


def without_trembling(state: Any, action: Any, tremor: float, random: Random) -> Any:
    """In most games it does not matter how steady a hand is."""
    return action


def nothing_plain(state: Any, seat: Seat, action: Any) -> Sequence[Any]:
    """Where hands move, nobody knows what another hand would have done."""
    return ()


def always_clear(state: Any) -> bool:
    """In most games a bot can think as far as it likes."""
    return False


def all_of_a_piece(state: Any, seat: Seat) -> Mapping[str, float]:
    """An estimate may have no parts that a person would understand."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Glance:
    """How well somebody judges who looks one move ahead."""

    notices: float = 1.0
    """Such a part of what can be done is seen,"""

    misjudges: float
    """and misjudged by such a part of how much the options differ."""


@dataclass(frozen=True, kw_only=True)
class Levels:
    """How strong the levels below the expert are: all that is shaped to make even steps of them."""

    beginner: Glance = Glance(notices=0.8, misjudges=0.8)
    easy: Glance = Glance(notices=0.95, misjudges=0.7)
    normal: Glance = Glance(misjudges=0.5)

    normal_tries: int = 0
    """So often a normal bot tries something on the twin; if never, it judges at a glance."""

    hard_tries: int = 0
    """And so often a hard one; if never, it looks ahead in its own mind."""


@dataclass(frozen=True, kw_only=True)
class Thinking(Generic[State, Action]):
    """One mind for a game; a game may be thought about by others as well, see docs/bots.md."""

    estimate: Callable[[State], tuple[float, ...]]
    """How well each seat stands, as a guess of its final score: what bots look at."""

    candidates: Callable[[State, Seat], Sequence[Action]]
    """The few legal actions worth a bot's thought, the most promising first."""

    give_way: Callable[[State, Seat], Sequence[Action]] = nobody_waits
    """Where players wait for each other: the actions by which the seat would end that."""

    gives_up: Callable[[Action], bool] = to_the_end
    """What no bot does, however it misjudges: to resign is left to people."""

    worlds: int = 12
    """Where something is hidden: so many states does a bot imagine before it chooses."""

    by_hand: Callable[[State, Action, float, Random], Action] = without_trembling
    """The action as a bot's hand makes it that trembles so much, from 0 for never to 1."""

    instead: Callable[[State, Seat, Action], Sequence[Action]] = nothing_plain
    """Where hands move: what to do rather than this, if it was plainly wrong by what all could see.

    Everywhere else any of the candidates may have been better.
    """

    unforeseeable: Callable[[State], bool] = always_clear
    """Does so much chance come now that a bot should think no further?"""

    parts: Callable[[State, Seat], Mapping[str, float]] = all_of_a_piece
    """What a seat's estimate is made of, by names that the room's texts know as ``GAME-part-NAME``.

    They add up to the estimate: whoever is told why a move is good is told it by these figures.
    """

    levels: Levels = Levels()
    """How strong bots are that think with this mind."""

    scale: float = 1.0
    """What an estimate is multiplied by where people read it: 100 where it is a chance."""


AnyThinking: TypeAlias = Thinking[Any, Any]
"""A mind whose types the caller does not need to know."""
