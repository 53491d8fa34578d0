"""The contract between a game's rules and everything that plays it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from tavolino.core.hands import Hands
from tavolino.core.seat import NATURE, SPECTATOR, Action, Seat, State, View
from tavolino.core.telling import Telling
from tavolino.core.text import Objection, Text
from tavolino.core.thinking import Thinking
from tavolino.core.twin import Twin

__all__ = [
    "NATURE",
    "SPECTATOR",
    "Action",
    "AnyGame",
    "Game",
    "Hands",
    "IllegalAction",
    "MalformedAction",
    "NotYourTurn",
    "Options",
    "Seat",
    "State",
    "Telling",
    "Thinking",
    "View",
    "Window",
]

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


def something_is_hidden(state: Any) -> bool:
    """Most games with secrets keep some until the end."""
    return True


def no_hurry(state: Any, seat: Seat) -> None:
    """In most games everybody may think as long as they like."""


def in_turn_only(state: Any, seat: Seat) -> tuple[()]:
    """In most games a seat that is not to act has nothing to say."""
    return ()


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

    past: "tuple[Callable[[AnyGame], AnyGame], ...]" = ()
    """How it was played before: each makes of one revision's record that of the revision before.

    A match is played to its end by the revision that it began with. States and actions of all
    revisions can be told by today's `telling`.
    """

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

    refuse: Callable[[State, Seat, Action], Objection | None]
    """Why the rules do not allow this action to an actor, or None if they do."""

    anytime: Callable[[State, Seat], Sequence[Action]] = in_turn_only
    """What a seat may say whether it is to act or not, like giving up; no gesture.

    For an actor it is in `legal` as well. While NATURE is to act it waits until that is done.
    """

    window: Callable[[State, Seat], Window[Action] | None] = no_hurry
    """How long the actor has for an answer, or None for as long as it likes.

    The time begins when the seat is asked and goes on while its window stays the same, whatever
    others answer. An answer for which there was a window cannot be taken back.
    """

    answers_itself: bool = False
    """Is a question with one possible answer answered by itself?

    Then it stands in the log as the seat's own and is told like any other, but at a table nobody is
    asked; it is taken back with the action that led to it.
    """

    odds: Callable[[State], Sequence[tuple[Action, Fraction]]]
    """What NATURE may do, and how likely each outcome is; empty where `hands.nature` decides."""

    apply: Callable[[State, Seat, Action], State]
    """The state after a legal action. Legality is the caller's business."""

    check: Callable[[State], Sequence[str]]
    """The invariants that this state breaks: none, unless the rules have a bug."""

    scores: Callable[[State], tuple[int, ...]]
    """Points per seat so far; final once nobody is left to act."""

    places: Callable[[State], tuple[int, ...]]
    """Each seat's place, 1 for every winner, by the scores as they stand; from 2 on if none won."""

    stalled: Callable[[State], bool] = never_stalls
    """Did it end only because nobody got anywhere any more?"""

    view: Callable[[State, Seat], View]
    """All that the seat may know, and nothing else."""

    hides: Callable[[State], bool] = something_is_hidden
    """Where a game has secrets: is anything hidden in this state? If not, all see the same."""

    imagine: Callable[[State, Seat, Random], State]
    """A random state that the seat could not tell from this one."""

    format: Callable[[Action], str]
    """The action in the game's compact notation."""

    parse: Callable[[str], Action]
    """The inverse of format; raises MalformedAction."""

    telling: Telling[State, Action, View]
    """How it is told to people."""

    thinking: Thinking[State, Action] | None = None
    """Whether something is good; without it only a bot that thinks nothing can play."""

    hands: Hands[State, Action] | None = None
    """Where hands move and things fall: what cannot be listed."""

    twin: Twin[State, Action] | None = None
    """The same rules compiled, for who has to play many matches in the mind."""

    def revisions(self) -> "Iterator[AnyGame]":
        """The game by today's rules, then as it was played before, revision by revision.

        A twin knows only the rules of today.
        """
        yield self
        game: AnyGame = replace(self, past=(), twin=None)
        for before in self.past:
            game = before(game)
            yield game

    def at_revision(self, revision: int) -> "AnyGame | None":
        """The game as this revision plays it, or None if that is gone."""
        return next((game for game in self.revisions() if game.revision == revision), None)

    def is_over(self, state: State) -> bool:
        return not self.actors(state)

    def is_open(self, state: State) -> bool:
        """Does everybody see the same in this state?"""
        return not self.secrets or not self.hides(state)

    def is_listed(self, state: State) -> bool:
        """Can NATURE's outcomes in this state be listed? Else things have to fall first."""
        return self.hands is None or bool(self.odds(state))

    def is_gesture(self, action: Action) -> bool:
        """Is this of a kind that cannot be listed, like the movement of a hand?"""
        return self.hands is not None and self.hands.is_gesture(action)

    def forced(self, state: State) -> tuple[Seat, Action] | None:
        """Who is asked, and the only possible answer, if that is given by itself here."""
        if not self.answers_itself:
            return None
        acting = self.actors(state)
        if len(acting) != 1 or NATURE in acting or self.window(state, acting[0]):
            return None
        answers = self.legal(state, acting[0])
        return None if len(answers) > 1 or self.is_gesture(answers[0]) else (acting[0], answers[0])

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        """Why the seat may not do this now, or None if it may."""
        if seat not in (acting := self.actors(state)):
            waits = not acting or NATURE in acting or action not in self.anytime(state, seat)
            return Objection(NOT_TO_ACT, Text("not-your-turn")) if waits else None
        if seat == NATURE and self.is_listed(state):
            known = any(action == outcome for outcome, _ in self.odds(state))
            return None if known else Objection(NOT_TO_ACT, Text("not-an-outcome"))
        return self.refuse(state, seat, action)

    def require_legal(self, state: State, seat: Seat, action: Action) -> None:
        """Raise NotYourTurn or IllegalAction unless the seat may do this now."""
        if objection := self.objection(state, seat, action):
            wrong = IllegalAction if seat in self.actors(state) else NotYourTurn
            raise wrong(objection, seat, self.format(action))

    def play(self, state: State, seat: Seat, action: Action) -> State:
        """Apply an action that somebody sent us: check it first."""
        self.require_legal(state, seat, action)
        return self.apply(state, seat, action)

    def moves(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the actor may do; for NATURE, its possible outcomes."""
        if seat == NATURE:
            return [outcome for outcome, _ in self.odds(state)]
        return self.legal(state, seat)


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose types the caller does not need to know."""
