"""Turns and rounds, the bonus, the end of the match and the winner."""

from msgspec.structs import replace

from tavolino.games.palermo.components import BONUS, STALL_ROUNDS
from tavolino.games.palermo.state import AT_HOME, State


def open_collecting(state: State) -> State:
    """PAL-1.11, PAL-2.1: the first player also begins phase 2."""
    return _begin_turn(replace(state, round=1), 0)


def bonus(state: State) -> int:
    """PAL-E.4: the money that a player at home gets per turn."""
    return BONUS[state.options.bonus_table][len(state.players)]


def pay_bonus(state: State, seat: int) -> State:
    player = state.players[seat]
    return state.with_player(seat, replace(player, money=player.money + bonus(state)))


def come_home(state: State, seat: int, income: int) -> State:
    """PAL-E.1, PAL-E.2: the gangster leaves the grid. The last one home ends the match."""
    player = state.players[seat]
    arrived = replace(player, gangster=AT_HOME, money=player.money + income, arrived=state.round)
    after = replace(state.with_player(seat, arrived), progress=True)
    if all(player.is_home for player in after.players):
        return _finish_round(after)
    return pass_turn(after)


def _finish_round(state: State) -> State:
    """PAL-E.5: players without a turn in this round still get the bonus of that turn."""
    for seat in range(state.turn + 1, len(state.players)):
        state = pay_bonus(state, seat)
    return replace(state, phase="over")


def pass_turn(state: State) -> State:
    """The next turn, clockwise. Without police, players at home get their bonus here (PAL-V1)."""
    seat = state.turn + 1
    if seat == len(state.players):
        state = _end_round(state)
        seat = 0
    if state.phase == "over":
        return state
    if state.players[seat].is_home and state.options.police == "off":
        return pass_turn(replace(pay_bonus(state, seat), turn=seat))
    return _begin_turn(state, seat)


def _begin_turn(state: State, seat: int) -> State:
    """PAL-2.2: the policeman moves first, if the match is played with police."""
    phase = "police" if state.options.police == "on" else "gangster"
    return replace(state, phase=phase, turn=seat)


def _end_round(state: State) -> State:
    """PAL-E.7: eight rounds without progress end the match."""
    after = replace(state, stalled=0 if state.progress else state.stalled + 1)
    if stalled(after):
        return replace(after, phase="over")
    return replace(after, round=state.round + 1, progress=False)


def stalled(state: State) -> bool:
    """PAL-E.7: did the match end because of rounds without progress?"""
    return state.stalled == STALL_ROUNDS


def scores(state: State) -> tuple[int, ...]:
    """PAL-E.6: the score is the money."""
    return tuple(player.money for player in state.players)


def places(state: State) -> tuple[int, ...]:
    """PAL-E.6: more money wins. The tiebreak option decides between equal players."""
    ranking = [_rank(state, seat) for seat in range(len(state.players))]
    return tuple(1 + sum(other > rank for other in ranking) for rank in ranking)


def _rank(state: State, seat: int) -> tuple[int, int]:
    player = state.players[seat]
    match state.options.tiebreak:
        case "shared":
            return player.money, 0
        case "earlier_home":
            return player.money, -player.arrived if player.arrived else -state.round - 1
        case "later_seat":
            return player.money, seat
