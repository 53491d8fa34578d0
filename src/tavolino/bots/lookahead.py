"""The lookahead bot: simulates its best candidates until its next turn."""

from heapq import nlargest
from random import Random
from typing import Any

from tavolino.bots.bot import BotInput
from tavolino.bots.one_ply import action_values, best_action, break_standoff, lead, sample_states
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import NATURE, AnyGame, Seat

MAX_IDEAS = 6
"""Maximum number of candidates that are simulated."""

MAX_ROUNDS = 1
"""Number of rounds that are simulated."""


def lookahead_bot(seen: BotInput[Any, Any, Any], random: Random) -> Any:
    """Of the actions with the best immediate value, the one with the best value a round later."""
    game, mind, seat = seen.game, seen.evaluator, seen.seat
    states = sample_states(seen, random)
    if aside := break_standoff(seen, states, random):
        return aside
    values = action_values(game, mind, states, seat, seen.options)
    ideas = nlargest(MAX_IDEAS, zip(values, range(len(values)), strict=True))
    actions = [seen.options[number] for _, number in ideas]
    if len(actions) == 1:
        return actions[0]
    later = [
        sum(rollout(game, mind, game.apply(state, seat, action), seat, random) for state in states)
        for action in actions
    ]
    return best_action(actions, later, random)


def rollout(game: AnyGame, mind: AnyThinking, state: Any, seat: Seat, random: Random) -> float:
    """The seat's lead after all others have replied with quick moves, as far as foreseeable."""
    rounds, others = 0, False
    while (actors := game.actors(state)) and not mind.unforeseeable(state):
        if actors[0] == seat and others:
            rounds, others = rounds + 1, False
            if rounds == MAX_ROUNDS:
                break
        others = others or actors[0] != seat
        state = game.apply(state, actors[0], _quick_action(game, mind, state, actors[0], random))
    return lead(mind.estimate(state), seat)


def _quick_action(game: AnyGame, mind: AnyThinking, state: Any, seat: Seat, random: Random) -> Any:
    """The best candidate one move ahead. For NATURE, a random outcome."""
    if seat == NATURE:
        outcomes = game.odds(state)
        if game.hands is not None and not outcomes:
            return game.hands.nature(state, random)
        return random.choices([o for o, _ in outcomes], [float(p) for _, p in outcomes])[0]
    actions = mind.candidates(state, seat)
    return best_action(actions, action_values(game, mind, [state], seat, actions), random)
