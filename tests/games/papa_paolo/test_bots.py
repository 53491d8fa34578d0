"""Bots at Papà Paolo: what others hide makes no difference to them, at every level and table."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from tavolino.bots import BOTS, EXPERT, choose
from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.twin import TWIN
from tests.games.papa_paolo.positions import at_random, begin, play
from tests.games.papa_paolo.test_secrets import redealt_money, redealt_starts

pytestmark = pytest.mark.slow

every_bot = pytest.mark.parametrize("bot", BOTS)

HASTY = dataclasses.replace(PAPA_PAOLO, twin=dataclasses.replace(TWIN, iterations=60))
"""The same game, at which an expert thinks less."""

FEW = 12
"""So many decisions of a match, spread over all its phases."""


def choice(state: State, seat: int, bot: str) -> str:
    return PAPA_PAOLO.format(choose(HASTY, state, seat, bot, Random("thoughts")))


def decisions(seats: int, seed: int) -> list[tuple[State, int]]:
    """Some states of a random match with hidden money in which a seat has a choice."""
    open = [
        (state, PAPA_PAOLO.actors(state)[0])
        for state in at_random(seats, seed, hidden_money=True)
        if PAPA_PAOLO.actors(state) not in ((), (NATURE,))
    ]
    several = [(state, seat) for state, seat in open if len(PAPA_PAOLO.legal(state, seat)) > 1]
    return several[:: len(several) // FEW]


@every_bot
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_money_makes_no_difference(bot: str, seats: int) -> None:
    """Deal it again, twice: with the same thoughts, the same choice."""
    random = Random(f"redeal {seats}")
    for state, seat in decisions(seats, 71):
        worlds = [redealt_money(state, seat, random) for _ in range(2)]
        assert worlds[0] != worlds[1]
        assert {choice(world, seat, bot) for world in worlds} == {choice(state, seat, bot)}


@every_bot
def test_the_start_tile_that_the_other_keeps_makes_no_difference(bot: str) -> None:
    dealt = play(begin(2), "start 1", "start 4", "start 2", "start 3", "keep 4")
    other = redealt_starts(dealt, 1)
    assert dealt != other
    assert choice(dealt, 1, bot) == choice(other, 1, bot)


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in ("normal", "hard", EXPERT)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stack_makes_no_difference(bot: str, seats: int) -> None:
    """Nobody knows what will be dealt; only who searches counts which tiles everybody has seen."""
    for state, seat in decisions(seats, 72)[::3]:
        other = replace(state, stack=tuple(reversed(state.stack)))
        assert other != state
        assert choice(other, seat, bot) == choice(state, seat, bot)
