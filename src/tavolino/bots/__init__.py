"""Players over `Game`, by name. They know the contract, no game and no server."""

from random import Random

from tavolino.bots.farsighted import hard_bot
from tavolino.bots.greedy import easy_bot, normal_bot
from tavolino.bots.player import Bot, see
from tavolino.bots.player import random_bot as random_bot
from tavolino.core.game import Action, Game, Seat, State, View

BOTS: dict[str, Bot] = {
    "random": random_bot,
    "easy": easy_bot,
    "normal": normal_bot,
    "hard": hard_bot,
}
"""Every bot that can take a seat, the weakest first."""

LEVELS: tuple[str, ...] = ("easy", "normal", "hard")
"""The bots that people are offered, the weakest first."""


TREMORS: dict[str, float] = {"easy": 1.0, "normal": 0.5, "hard": 0.2}
"""How much the hands of each level tremble, where a game asks for steady ones."""


def choose(
    game: Game[State, Action, View], state: State, seat: Seat, name: str, random: Random
) -> Action:
    """Let the bot of this name choose for the seat, by what the seat may know."""
    seen = see(game, state, seat)
    action: Action = BOTS[name](seen, random)
    return game.by_hand(seen.imagine(random), action, TREMORS.get(name, 0.0), random)
