"""How turns and rounds pass, who gets the bonus, when it ends and who has won."""

from msgspec.structs import replace

from tavolino.games.palermo.components import BONUS, STALL_ROUNDS
from tavolino.games.palermo.state import AT_HOME, State


def open_collecting(state: State) -> State:
    """PAL-1.11, PAL-2.1: the first player also opens phase 2."""
    return _begin_turn(replace(state, round=1), 0)


def bonus(state: State) -> int:
    """PAL-E.4: what a turn at home is worth."""
    return BONUS[state.options.bonus_table][len(state.players)]


def pay_bonus(state: State, seat: int) -> State:
    player = state.players[seat]
    return state.with_player(seat, replace(player, money=player.money + bonus(state)))


def come_home(state: State, seat: int, income: int) -> State:
    """PAL-E.1, PAL-E.2: off the grid; the last one home ends the match."""
    player = state.players[seat]
    arrived = replace(player, gangster=AT_HOME, money=player.money + income, arrived=state.round)
    after = replace(state.with_player(seat, arrived), progress=True)
    if all(player.is_home for player in after.players):
        return _finish_round(after)
    return pass_turn(after)


def _finish_round(state: State) -> State:
    """PAL-E.5: who has not yet had a turn in this round still gets the bonus of that turn."""
    for seat in range(state.turn + 1, len(state.players)):
        state = pay_bonus(state, seat)
    return replace(state, phase="over")


def pass_turn(state: State) -> State:
    """Clockwise; without police those at home get their bonus without being asked (PAL-V1)."""
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
    """PAL-2.2: the policeman first, if they play with policemen."""
    phase = "police" if state.options.police == "on" else "gangster"
    return replace(state, phase=phase, turn=seat)


def _end_round(state: State) -> State:
    """PAL-E.7: so many rounds without progress end the match."""
    after = replace(state, stalled=0 if state.progress else state.stalled + 1)
    if stalled(after):
        return replace(after, phase="over")
    return replace(after, round=state.round + 1, progress=False)


def stalled(state: State) -> bool:
    """PAL-E.7: did nothing happen for so long that the match was ended?"""
    return state.stalled == STALL_ROUNDS


def scores(state: State) -> tuple[int, ...]:
    """PAL-E.6: money is all that counts."""
    return tuple(player.money for player in state.players)


def places(state: State) -> tuple[int, ...]:
    """PAL-E.6: who has more money is ahead; equal money is settled by the agreed tiebreak."""
    ranks = [_rank(state, seat) for seat in range(len(state.players))]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def _rank(state: State, seat: int) -> tuple[int, int]:
    player = state.players[seat]
    match state.options.tiebreak:
        case "shared":
            return player.money, 0
        case "earlier_home":
            return player.money, -player.arrived if player.arrived else -state.round - 1
        case "later_seat":
            return player.money, seat
