"""PP-Z, PP-V3: scores and places."""

from tavolino.core.memo import memoize_recent
from tavolino.games.papa_paolo.components.printed import TRACK_END
from tavolino.games.papa_paolo.state import State

RICHEST, SECOND = 2, 1
"""PP-V3. [RB]"""


def delivered(state: State, seat: int) -> int:
    """PP-Z2."""
    return state.players[seat].district.delivered


def versatility(state: State, seat: int) -> int:
    """PP-Z3: the number under the leftmost marker."""
    return state.box.tracks.versatility[min(state.players[seat].markers)]


def expertise(state: State, seat: int) -> int:
    """PP-Z4."""
    return state.box.tracks.expert * state.players[seat].markers.count(TRACK_END)


def leftover(state: State, seat: int) -> int:
    """PP-Z5."""
    return sum(state.players[seat].district.stock)


def wealth_points(state: State, seat: int) -> int:
    """PP-V3: points for money, after the end."""
    if state.phase != "over" or not state.options.money_points:
        return 0
    own = state.players[seat].money
    richer = [player.money for player in state.players if player.money > own]
    if not richer:
        return RICHEST
    return SECOND if len(richer) == 1 else 0


@memoize_recent
def scores(state: State) -> tuple[int, ...]:
    return tuple(
        delivered(state, seat)
        + versatility(state, seat)
        + expertise(state, seat)
        - leftover(state, seat)
        + wealth_points(state, seat)
        for seat in range(state.seats)
    )


def figures(state: State) -> dict[str, tuple[int, ...]]:
    """Additional figures of a match: money and delivered pizzas."""
    players = state.players
    return {
        "money": tuple(player.money for player in players),
        "pizzas": tuple(player.district.delivered for player in players),
    }


def places(state: State) -> tuple[int, ...]:
    """PP-Z6: ranking by points, then money. Hidden money counts only after the end."""
    is_money_known = state.phase == "over" or not state.options.hidden_money
    points = scores(state)
    ranking = [
        (points[seat], player.money if is_money_known else 0)
        for seat, player in enumerate(state.players)
    ]
    return tuple(1 + sum(other > rank for other in ranking) for rank in ranking)
