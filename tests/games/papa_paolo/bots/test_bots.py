"""Bots do not use hidden information, at any level and with any number of players."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from tavolino.bots import BOTS, EXPERT, choose
from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.twin import TWIN
from tests.games.papa_paolo.positions import begin, play, random_states
from tests.games.papa_paolo.views.test_secrets import with_other_money, with_other_start

pytestmark = pytest.mark.slow

every_bot = pytest.mark.parametrize("bot", BOTS)

QUICK_GAME = dataclasses.replace(PAPA_PAOLO, twin=dataclasses.replace(TWIN, iterations=60))
"""The same game with a shorter expert search."""

DECISIONS = 12
"""Number of decisions to test per match, spread over all phases."""


def choice(state: State, seat: int, bot: str) -> str:
    return PAPA_PAOLO.format(choose(QUICK_GAME, state, seat, bot, Random("thoughts")))


def decisions(seats: int, seed: int) -> list[tuple[State, int]]:
    """States of a random match with hidden money in which a seat has a choice."""
    open = [
        (state, PAPA_PAOLO.actors(state)[0])
        for state in random_states(seats, seed, hidden_money=True)
        if PAPA_PAOLO.actors(state) not in ((), (NATURE,))
    ]
    choices = [(state, seat) for state, seat in open if len(PAPA_PAOLO.legal(state, seat)) > 1]
    return choices[:: len(choices) // DECISIONS]


@every_bot
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_money_does_not_affect_the_choice(bot: str, seats: int) -> None:
    """With other hidden money and the same random numbers, the choice is the same."""
    random = Random(f"redeal {seats}")
    for state, seat in decisions(seats, 71):
        sampled_states = [with_other_money(state, seat, random) for _ in range(2)]
        assert sampled_states[0] != sampled_states[1]
        assert {choice(sampled_state, seat, bot) for sampled_state in sampled_states} == {
            choice(state, seat, bot)
        }


@every_bot
def test_the_opponents_secret_start_tile_does_not_affect_the_choice(bot: str) -> None:
    dealt = play(begin(2), "start 1", "start 4", "start 2", "start 3", "keep 4")
    other = with_other_start(dealt, 1)
    assert dealt != other
    assert choice(dealt, 1, bot) == choice(other, 1, bot)


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in ("normal", "hard", EXPERT)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stack_does_not_affect_the_choice(bot: str, seats: int) -> None:
    """The stack does not affect these bots. Bots that search may count the visible tiles."""
    for state, seat in decisions(seats, 72)[::3]:
        other = replace(state, stack=tuple(reversed(state.stack)))
        assert other != state
        assert choice(other, seat, bot) == choice(state, seat, bot)
