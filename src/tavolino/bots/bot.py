"""The interface of a bot, and the input that it receives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from tavolino.core.game import Action, Game, Seat, State, Thinking, View


@dataclass(frozen=True)
class BotInput(Generic[State, Action, View]):
    """The input of a bot: its view, its legal actions and a sampler. Never contains the state."""

    game: Game[State, Action, View]
    seat: Seat
    view: View
    options: Sequence[Action]
    imagine: Callable[[Random], State]
    """Samples a random state that this seat cannot distinguish from the true one."""
    known: Thinking[State, Action] | None
    """The evaluator, or None if there is none."""

    @property
    def evaluator(self) -> Thinking[State, Action]:
        """The evaluator. Raises NoEvaluator if there is none."""
        if self.known is None:
            raise NoEvaluator(f"{self.game.name} has no evaluator: only the random bot can play")
        return self.known


class NoEvaluator(Exception):
    """A bot needs an evaluator, and the game has none."""


Bot: TypeAlias = Callable[[BotInput[Any, Any, Any], Random], Any]
"""Chooses one of the legal actions in its input."""


def bot_input(
    game: Game[State, Action, View],
    state: State,
    seat: Seat,
    mind: Thinking[State, Action] | None = None,
) -> BotInput[State, Action, View]:
    """The input for a bot in this state. `mind` replaces the game's own evaluator."""
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
    """A legal action, with equal probabilities."""
    return random.choice(seen.options)
