"""What could be: a state that a seat could not tell from the true one."""

from random import Random

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.state import Player, State

RANGE = 21
"""Hidden money is imagined from nothing to 20 lire above what a standing bid proves."""


def imagine(state: State, seat: Seat, random: Random) -> State:
    """Deal afresh what the seat cannot know: start tiles kept in secret, and hidden money.

    It decides on its own, not by way of `view`, what is secret: so each checks the other.
    """
    if state.step == "over":
        return state
    players = (
        player if owner == seat else _imagined(state, player, random)
        for owner, player in enumerate(state.players)
    )
    return replace(state, players=tuple(players))


def _imagined(state: State, player: Player, random: Random) -> Player:
    if state.step in ("keep", "open") and player.start:
        player = replace(player, start=random.choice(player.hand))
    if state.options.hidden_money:
        due = player.bid.amount if player.bid and state.phase == "bid" else 0
        player = replace(player, money=due + random.randrange(RANGE))
    return player
