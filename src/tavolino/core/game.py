"""The contract between a game's rules and everything that plays it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from tavolino.core.performance import Performance
from tavolino.core.words import Objection, Section, Text, Told

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

Seat: TypeAlias = int

NATURE: Seat = -1
"""The seat that shuffles, draws, rolls and lets things fall."""

SPECTATOR: Seat = -2
"""A viewer who holds no seat."""

NOT_TO_ACT = "HOUSE-1"
"""The house's own rule: a seat acts when the rules say it is its turn."""


class MalformedAction(ValueError):
    """The text is not an action of this game."""


class IllegalAction(ValueError):
    """The action is well formed, but the rules do not allow it here."""

    def __init__(self, objection: Objection, seat: Seat, notation: str) -> None:
        self.objection = objection
        super().__init__(f"seat {seat}: {notation}: {objection.rule} ({objection.text.key})")


class NotYourTurn(IllegalAction):
    """The seat is not to act now."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule switches of a match; a game's own switches are a frozen subclass with defaults."""


def never_stalls(state: Any) -> bool:
    """Most games end by themselves."""
    return False


def all_is_listed(action: Any) -> bool:
    """In most games every action can be listed."""
    return False


def nothing_to_see(state: Any, seat: Seat) -> Performance | None:
    """In most games an action is done as soon as it is said."""
    return None


def without_trembling(state: Any, action: Any, tremor: float, random: Random) -> Any:
    """In most games it does not matter how steady a hand is."""
    return action


def always_clear(state: Any) -> bool:
    """In most games a bot can think as far as it likes."""
    return False


def nobody_waits(state: Any, seat: Seat) -> Sequence[Any]:
    """In most games nobody can wait: there is nothing to end."""
    return ()


def no_hurry(state: Any, seat: Seat) -> None:
    """In most games everybody may think as long as they like."""


class Window(Struct, Generic[Action], frozen=True):
    """How long a seat that is asked has time, and what its silence means after that."""

    seconds: float
    silence: Action
    """One of the seat's legal actions: it is entered in the log as the seat's own."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Action, View]):
    """Rules as pure functions: a state is never changed, only succeeded."""

    name: str

    room: str
    """The package of the game; its RULES.md and texts lie there."""

    revision: int
    """Raised whenever an old log could replay differently."""

    seats: tuple[int, ...]
    """For how many the game is."""

    secrets: bool = False
    """Does anybody know what others may not?"""

    options: type[Options]
    """The rule switches of a match, each with its default."""

    state: type[State]
    """How a state is stored; it survives a round trip through JSON."""

    initial: Callable[[Any, int], State]
    """The table for these options and so many seats, before anything is rolled or dealt."""

    actors: Callable[[State], tuple[Seat, ...]]
    """Who may act now: some seats, or NATURE alone, or nobody once it is over."""

    legal: Callable[[State, Seat], Sequence[Action]]
    """Every action open to an actor, always in the same order; of a gesture, ready-made ones."""

    is_gesture: Callable[[Action], bool] = all_is_listed
    """Is this of a kind that cannot be listed, like the movement of a hand?

    Then `legal` offers some that are ready-made, and whatever `refuse` does not object to may be
    done as well. For all other actions `legal` is complete.
    """

    refuse: Callable[[State, Seat, Action], Objection | None]
    """Why the rules do not allow this action to an actor, or None if they do."""

    window: Callable[[State, Seat], Window[Action] | None] = no_hurry
    """How long the actor has for an answer, or None for as long as it likes.

    The time begins when the seat is asked and goes on while its window stays the same, whatever
    others answer. An answer for which there was a window cannot be taken back.
    """

    odds: Callable[[State], Sequence[tuple[Action, Fraction]]]
    """What NATURE may do, and how likely each outcome is."""

    nature: Callable[[State, Random], Action] | None = None
    """Let NATURE act where its outcomes cannot be listed: physics, say."""

    perform: Callable[[State, Seat], Performance | None] = nothing_to_see
    """The actor's gesture while a hand makes it, or what NATURE does while it happens, if seen."""

    apply: Callable[[State, Seat, Action], State]
    """The state after a legal action. Legality is the caller's business."""

    check: Callable[[State], Sequence[str]]
    """The invariants that this state breaks: none, unless the rules have a bug."""

    scores: Callable[[State], tuple[int, ...]]
    """Points per seat so far; final once nobody is left to act."""

    places: Callable[[State], tuple[int, ...]]
    """Each seat's place, 1 for every winner, by the scores as they stand."""

    stalled: Callable[[State], bool] = never_stalls
    """Did it end only because nobody got anywhere any more?"""

    view: Callable[[State, Seat], View]
    """All that the seat may know, and nothing else."""

    imagine: Callable[[State, Seat, Random], State]
    """A random state that the seat could not tell from this one."""

    format: Callable[[Action], str]
    """The action in the game's compact notation."""

    parse: Callable[[str], Action]
    """The inverse of format; raises MalformedAction."""

    prompt: Callable[[State, Seat], Text]
    """What is expected of the viewer now, in one sentence; also who is waited for, or who won."""

    tell: Callable[[State, Seat, Action, Seat], Told]
    """What the last argument, a viewer, hears when the seat does this in this state."""

    preview: Callable[[State, Seat, Action], Struct | None]
    """What an action that the actor may do would bring, as far as it can see: for a client."""

    sheet: Callable[[View], tuple[Section, ...]]
    """The view as titled tables: the accessible board."""

    estimate: Callable[[State], tuple[float, ...]]
    """How well each seat stands, as a guess of its final score: what bots look at."""

    candidates: Callable[[State, Seat], Sequence[Action]]
    """The few legal actions worth a bot's thought, the most promising first."""

    give_way: Callable[[State, Seat], Sequence[Action]] = nobody_waits
    """Where players wait for each other: the actions by which the seat would end that."""

    worlds: int = 12
    """Where something is hidden: so many states does a bot imagine before it chooses."""

    by_hand: Callable[[State, Action, float, Random], Action] = without_trembling
    """The action as a bot's hand makes it that trembles so much, from 0 for never to 1."""

    unforeseeable: Callable[[State], bool] = always_clear
    """Does so much chance come now that a bot should think no further?"""

    def is_over(self, state: State) -> bool:
        return not self.actors(state)

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        """Why the seat may not do this now, or None if it may."""
        if seat not in self.actors(state):
            return Objection(NOT_TO_ACT, Text("not-your-turn"))
        if seat == NATURE and self.nature is None:
            known = any(action == outcome for outcome, _ in self.odds(state))
            return None if known else Objection(NOT_TO_ACT, Text("not-an-outcome"))
        return self.refuse(state, seat, action)

    def demand(self, state: State, seat: Seat, action: Action) -> None:
        """Raise NotYourTurn or IllegalAction unless the seat may do this now."""
        if objection := self.objection(state, seat, action):
            wrong = IllegalAction if seat in self.actors(state) else NotYourTurn
            raise wrong(objection, seat, self.format(action))

    def play(self, state: State, seat: Seat, action: Action) -> State:
        """Apply an action that somebody sent us: check it first."""
        self.demand(state, seat, action)
        return self.apply(state, seat, action)

    def moves(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the actor may do; for NATURE, its possible outcomes."""
        if seat == NATURE:
            return [outcome for outcome, _ in self.odds(state)]
        return self.legal(state, seat)


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose types the caller does not need to know."""
