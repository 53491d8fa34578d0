"""The contract between the rules of a game and the programs that play, show and store it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from tavolino.core.contract.hands import Hands
from tavolino.core.contract.telling import Telling
from tavolino.core.contract.thinking import Thinking
from tavolino.core.contract.twin import Twin
from tavolino.core.seat import NATURE, SPECTATOR, Action, Seat, State, View
from tavolino.core.text import Objection, Text

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
"""The server's rule that a seat acts only when the game's rules make it an actor."""


class MalformedAction(ValueError):
    """The text is not an action of this game."""


class IllegalAction(ValueError):
    """The action is well formed, but the rules do not allow it in this state."""

    def __init__(self, objection: Objection, seat: Seat, notation: str) -> None:
        self.objection = objection
        super().__init__(f"seat {seat}: {notation}: {objection.rule} ({objection.text.key})")


class NotYourTurn(IllegalAction):
    """The seat is not an actor in this state."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule options of a match. A game defines its own in a frozen subclass with defaults."""


def never_stalls(state: Any) -> bool:
    """The default of `Game.stalled`: a match never ends in a stand-off."""
    return False


def something_is_hidden(state: Any) -> bool:
    """The default of `Game.hides`: every state has secrets."""
    return True


def no_hurry(state: Any, seat: Seat) -> None:
    """The default of `Game.window`: no answer has a time limit."""


def in_turn_only(state: Any, seat: Seat) -> tuple[()]:
    """The default of `Game.anytime`: a seat that is not an actor has no actions."""
    return ()


def no_chance(state: Any) -> Sequence[tuple[Any, Fraction]]:
    """The default of `Game.odds`: NATURE has no outcomes that can be listed."""
    return ()


def no_invariants(state: Any) -> Sequence[str]:
    """The default of `Game.check`: no state violates anything."""
    return ()


def show_everything(state: Any, seat: Seat) -> Any:
    """The default of `Game.view`: every viewer sees the state itself."""
    return state


def imagine_nothing(state: Any, seat: Seat, random: Random) -> Any:
    """The default of `Game.imagine`: only the true state looks like the true one."""
    return state


@dataclass(frozen=True)
class RankByScores:
    """The default of `Game.places`: more points give a better place, equal points share one."""

    scores: Callable[[Any], tuple[int, ...]] | None = None
    """`Game.scores` of the game that has this default; the game sets it."""

    def __call__(self, state: Any) -> tuple[int, ...]:
        assert self.scores is not None
        points = self.scores(state)
        return tuple(1 + sum(other > own for other in points) for own in points)


class Window(Struct, Generic[Action], frozen=True):
    """A time limit for one answer, and the action that is played when it expires."""

    seconds: float
    """Seconds, counted from the moment the seat becomes an actor."""
    silence: Action
    """A legal action of the seat. It is played, and logged as the seat's own, at the time limit."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Action, View]):
    """The rules of a game as pure functions. They never change a state: they return a new one.

    A field with a default can be left out of a game that does not need it.
    """

    name: str
    """The id of the game: in logs, addresses, file names and message keys."""

    room: str
    """The import path of the game's package, which contains RULES.md and the folder `texts`."""

    revision: int = 1
    """The version of the rules. Must increase whenever an old log could replay differently."""

    past: "tuple[Callable[[AnyGame], AnyGame], ...]" = ()
    """Older revisions, newest first. Each function turns one revision's record into the previous.

    A match is played to its end by the revision with which it began. Today's `telling` must accept
    the states and actions of every revision.
    """

    seats: tuple[int, ...]
    """The supported numbers of players."""

    secrets: bool = False
    """Whether a seat can know anything that another viewer may not know."""

    options: type[Options] = Options
    """The type of the rule options. Every field has a default. `Options` itself has none."""

    state: type[State]
    """The type of a state. A value must survive a round trip through JSON unchanged."""

    initial: Callable[[Any, int], State]
    """Returns the first state for these options and number of seats, before any chance outcome."""

    actors: Callable[[State], tuple[Seat, ...]]
    """The seats that may act now, or NATURE alone. Empty exactly when the match is over."""

    legal: Callable[[State, Seat], Sequence[Action]]
    """All legal actions of an actor, in a fixed order. Of gestures, a ready-made selection."""

    refuse: Callable[[State, Seat, Action], Objection | None]
    """The reason why the rules forbid this action to an actor, or None if they allow it."""

    anytime: Callable[[State, Seat], Sequence[Action]] = in_turn_only
    """Actions that a seat may play even if it is not an actor, such as resigning. No gestures.

    If the seat is an actor, `legal` lists them too. While NATURE is the actor they have to wait.
    """

    window: Callable[[State, Seat], Window[Action] | None] = no_hurry
    """The time limit of this actor's answer, or None for no limit.

    The time starts when the seat becomes an actor. It continues as long as the function returns an
    equal window, even if other seats answer in the meantime. An answer that had a window cannot be
    undone.
    """

    answers_itself: bool = False
    """Whether the server plays an actor's only possible answer without asking the player.

    The log records the answer as the seat's own action and the table announces it like any other.
    An undo of the action that led to it also undoes the answer.
    """

    odds: Callable[[State], Sequence[tuple[Action, Fraction]]] = no_chance
    """NATURE's possible actions, with exact probabilities. Empty where `hands.nature` decides."""

    apply: Callable[[State, Seat, Action], State]
    """Returns the state after a legal action. Does not check legality; the caller does."""

    check: Callable[[State], Sequence[str]] = no_invariants
    """The invariants that this state violates, as text. Empty unless the rules have a bug."""

    scores: Callable[[State], tuple[int, ...]]
    """Each seat's points so far. Final once the match is over."""

    places: Callable[[State], tuple[int, ...]] = RankByScores()
    """Each seat's rank by the current scores: 1 for every winner. From 2 on if nobody won."""

    stalled: Callable[[State], bool] = never_stalls
    """Whether the match ended in a stand-off, because no player made progress any more."""

    view: Callable[[State, Seat], View] = show_everything
    """Everything that the seat, or SPECTATOR, may know of the state, and nothing else.

    A game with `secrets` must define `view` and `imagine`.
    """

    hides: Callable[[State], bool] = something_is_hidden
    """Whether this state has secrets. If not, all viewers see the same. Needs `secrets`."""

    imagine: Callable[[State, Seat, Random], State] = imagine_nothing
    """Returns a random state that the seat cannot distinguish from this one."""

    format: Callable[[Action], str]
    """Writes an action in the game's compact notation."""

    parse: Callable[[str], Action]
    """The inverse of `format`. Raises MalformedAction for every other text."""

    telling: Telling[State, Action, View]
    """How the game describes prompts, actions and positions to people."""

    thinking: Thinking[State, Action] | None = None
    """How bots evaluate positions. Without it only the random bot can play."""

    hands: Hands[State, Action] | None = None
    """Gestures and physics: actions and outcomes that cannot be listed. None: the game has none."""

    twin: Twin[State, Action] | None = None
    """The same rules as compiled code, for programs that play many matches."""

    def __post_init__(self) -> None:
        defaults = {"view": show_everything, "imagine": imagine_nothing}
        open_fields = [name for name, default in defaults.items() if getattr(self, name) is default]
        if self.secrets and open_fields:
            lacking = " and ".join(f"'{name}'" for name in open_fields)
            raise TypeError(f"{self.name} has `secrets`, so it also needs {lacking}")
        if isinstance(self.places, RankByScores):
            object.__setattr__(self, "places", RankByScores(self.scores))

    def revisions(self) -> "Iterator[AnyGame]":
        """Yields the game by today's rules, then every older revision, newest first.

        Only today's rules have a twin.
        """
        yield self
        game: AnyGame = replace(self, past=(), twin=None)
        for before in self.past:
            game = before(game)
            yield game

    def at_revision(self, revision: int) -> "AnyGame | None":
        """The game as this revision plays it, or None if the revision is no longer available."""
        return next((game for game in self.revisions() if game.revision == revision), None)

    def is_over(self, state: State) -> bool:
        return not self.actors(state)

    def is_open(self, state: State) -> bool:
        """Whether all viewers see the same in this state."""
        return not self.secrets or not self.hides(state)

    def is_listed(self, state: State) -> bool:
        """Whether NATURE's outcomes in this state can be listed. If not, a simulation decides."""
        return self.hands is None or bool(self.odds(state))

    def is_gesture(self, action: Action) -> bool:
        """Whether the action is a gesture, which cannot be listed."""
        return self.hands is not None and self.hands.is_gesture(action)

    def forced(self, state: State) -> tuple[Seat, Action] | None:
        """The seat and the action that the server plays by itself here, if `answers_itself`."""
        if not self.answers_itself:
            return None
        acting = self.actors(state)
        if len(acting) != 1 or NATURE in acting or self.window(state, acting[0]):
            return None
        answers = self.legal(state, acting[0])
        return None if len(answers) > 1 or self.is_gesture(answers[0]) else (acting[0], answers[0])

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        """The reason why the seat may not play this action now, or None if it may."""
        if seat not in (acting := self.actors(state)):
            waits = not acting or NATURE in acting or action not in self.anytime(state, seat)
            return Objection(NOT_TO_ACT, Text("not-your-turn")) if waits else None
        if seat == NATURE and self.is_listed(state):
            known = any(action == outcome for outcome, _ in self.odds(state))
            return None if known else Objection(NOT_TO_ACT, Text("not-an-outcome"))
        return self.refuse(state, seat, action)

    def require_legal(self, state: State, seat: Seat, action: Action) -> None:
        """Raises NotYourTurn or IllegalAction unless the seat may play this action now."""
        if objection := self.objection(state, seat, action):
            wrong = IllegalAction if seat in self.actors(state) else NotYourTurn
            raise wrong(objection, seat, self.format(action))

    def play(self, state: State, seat: Seat, action: Action) -> State:
        """Checks an action, then applies it. For actions from an untrusted source."""
        self.require_legal(state, seat, action)
        return self.apply(state, seat, action)

    def moves(self, state: State, seat: Seat) -> Sequence[Action]:
        """The legal actions of a seat; for NATURE, its possible outcomes."""
        if seat == NATURE:
            return [outcome for outcome, _ in self.odds(state)]
        return self.legal(state, seat)


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose type parameters the caller does not need."""
