"""Sampling of states that a seat cannot distinguish from the true one."""

from random import Random

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.state import Player, State

MONEY_RANGE = 21
"""Hidden money is sampled from 0 to 20 lire above the amount of the player's current bid."""


def imagine(state: State, seat: Seat, random: Random) -> State:
    """Sample what the seat cannot know: secretly chosen start tiles and hidden money.

    The code decides what is secret independently of `view`, so that tests can compare the two.
    """
    if state.step == "over":
        return state
    players = (
        player if owner == seat else _sampled_player(state, player, random)
        for owner, player in enumerate(state.players)
    )
    return replace(state, players=tuple(players))


def _sampled_player(state: State, player: Player, random: Random) -> Player:
    if state.step in ("keep", "open") and player.start:
        player = replace(player, start=random.choice(player.hand))
    if state.options.hidden_money:
        due = player.bid.amount if player.bid and state.phase == "bid" else 0
        player = replace(player, money=due + random.randrange(MONEY_RANGE))
    return player
