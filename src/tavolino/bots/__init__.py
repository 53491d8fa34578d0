"""Players over `Game`, by name. They know the contract, no game and no server."""

from random import Random

from tavolino.bots.bot import Bot, bot_input
from tavolino.bots.bot import random_bot as random_bot
from tavolino.bots.one_ply import beginner_bot, easy_bot
from tavolino.bots.search import expert_bot, hard_bot, has_expert, normal_bot
from tavolino.core.game import Action, AnyGame, Game, Seat, State, Thinking, View

BOTS: dict[str, Bot] = {
    "random": random_bot,
    "beginner": beginner_bot,
    "easy": easy_bot,
    "normal": normal_bot,
    "hard": hard_bot,
    "expert": expert_bot,
}
"""Every bot that can take a seat, the weakest first."""

LEVELS: tuple[str, ...] = ("beginner", "easy", "normal", "hard")
"""The bots that people are offered where a game can be thought about, the weakest first."""

EXPERT = "expert"
"""And the one that they are offered besides where the game has a compiled twin."""


TREMORS: dict[str, float] = {
    "beginner": 1.0,
    "easy": 2 / 3,
    "normal": 1 / 3,
    "hard": 2 / 15,
    "expert": 2 / 15,
}
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

    It thinks with the game's own mind, or with another one. Raises NoEvaluator if it needs one
    and the game has none.
    """
    seen = bot_input(game, state, seat, mind)
    action: Action = BOTS[name](seen, random)
    if seen.known is None:
        return action
    return seen.known.by_hand(seen.imagine(random), action, TREMORS.get(name, 0.0), random)


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that can take a seat at this game, the weakest first."""
    return tuple(name for name in BOTS if name != EXPERT or has_expert(game))


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that people are offered at this game."""
    if not game.thinking:
        return ()
    return (*LEVELS, EXPERT) if has_expert(game) else LEVELS
