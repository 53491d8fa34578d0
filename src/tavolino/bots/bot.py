"""What a bot is, and what it may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from tavolino.core.game import Action, Game, Seat, State, Thinking, View


@dataclass(frozen=True)
class BotInput(Generic[State, Action, View]):
    """All that a bot gets: its view, its options and its imagination. Never the state."""

    game: Game[State, Action, View]
    seat: Seat
    view: View
    options: Sequence[Action]
    imagine: Callable[[Random], State]
    """A random state that this seat could not tell from the true one."""
    known: Thinking[State, Action] | None
    """What there is to think with,"""

    @property
    def evaluator(self) -> Thinking[State, Action]:
        """or NoEvaluator, if a bot needs it and there is none."""
        if self.known is None:
            raise NoEvaluator(
                f"{self.game.name} says nothing to bots: only the random one can play"
            )
        return self.known


class NoEvaluator(Exception):
    """A bot wants to think about a game that nobody can think about."""


Bot: TypeAlias = Callable[[BotInput[Any, Any, Any], Random], Any]
"""A player that is a program: it answers what it sees with one of its options."""


def bot_input(
    game: Game[State, Action, View],
    state: State,
    seat: Seat,
    mind: Thinking[State, Action] | None = None,
) -> BotInput[State, Action, View]:
    """What the seat may know of this state; it thinks with the game's own mind or another one."""
    known = mind or game.thinking
    options = game.legal(state, seat)
    return BotInput(
        game,
        seat,
        game.view(state, seat),
        [action for action in options if not known.gives_up(action)] if known else options,
        lambda random: game.imagine(state, seat, random),
        known,
    )


def random_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Any option, each as likely as the other."""
    return random.choice(seen.options)
