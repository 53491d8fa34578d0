"""Players over `Game`, by name. They know the contract, no game and no server."""

from random import Random

from tavolino.bots.farsighted import hard_bot
from tavolino.bots.greedy import easy_bot, normal_bot
from tavolino.bots.player import Bot, see
from tavolino.bots.player import random_bot as random_bot
from tavolino.core.game import Action, AnyGame, Game, Seat, State, Thinking, View

BOTS: dict[str, Bot] = {
    "random": random_bot,
    "easy": easy_bot,
    "normal": normal_bot,
    "hard": hard_bot,
}
"""Every bot that can take a seat, the weakest first."""

LEVELS: tuple[str, ...] = ("easy", "normal", "hard")
"""The bots that people are offered where a game can be thought about, the weakest first."""


TREMORS: dict[str, float] = {"easy": 1.0, "normal": 0.5, "hard": 0.2}
"""How much the hands of each level tremble, where a game asks for steady ones."""


def choose(
    game: Game[State, Action, View],
    state: State,
    seat: Seat,
    name: str,
    random: Random,
    mind: Thinking[State, Action] | None = None,
) -> Action:
    """Let the bot of this name choose for the seat, by what the seat may know.

    It thinks with the game's own mind, or with another one. Raises NoMind if it needs one and the
    game has none.
    """
    seen = see(game, state, seat, mind)
    action: Action = BOTS[name](seen, random)
    if seen.known is None:
        return action
    return seen.known.by_hand(seen.imagine(random), action, TREMORS.get(name, 0.0), random)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that people are offered at this game."""
    return LEVELS if game.thinking else ()
