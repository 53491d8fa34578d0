"""The bots by name. They depend on the contract only, not on any game or on the server."""

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
"""The bots offered to players in games that have an evaluator, the weakest first."""

EXPERT = "expert"
"""The additional bot in games that have a compiled twin."""


TREMORS: dict[str, float] = {
    "beginner": 1.0,
    "easy": 2 / 3,
    "normal": 1 / 3,
    "hard": 2 / 15,
    "expert": 2 / 15,
}
"""How much the hand of each bot trembles in games of dexterity, from 0 (none) to 1."""


def choose(
    game: Game[State, Action, View],
    state: State,
    seat: Seat,
    name: str,
    random: Random,
    mind: Thinking[State, Action] | None = None,
) -> Action:
    """Chooses the action of the bot with this name, based only on what the seat may know.

    `mind` replaces the game's own evaluator. Raises NoEvaluator if the bot needs an evaluator and
    there is none.
    """
    seen = bot_input(game, state, seat, mind)
    action: Action = BOTS[name](seen, random)
    if seen.known is None:
        return action
    return seen.known.by_hand(seen.imagine(random), action, TREMORS.get(name, 0.0), random)


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that can take a seat in this game, the weakest first."""
    return tuple(name for name in BOTS if name != EXPERT or has_expert(game))


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The bots offered to players in this game, the weakest first."""
    if not game.thinking:
        return ()
    return (*LEVELS, EXPERT) if has_expert(game) else LEVELS
