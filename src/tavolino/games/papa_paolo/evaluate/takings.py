"""What the bribes of a round will bring: who stands how well in the rows and columns."""

from functools import lru_cache
from statistics import fmean

from tavolino.games.papa_paolo.components.printed import COINS, PAWNS
from tavolino.games.papa_paolo.geometry import CELLS, LINES
from tavolino.games.papa_paolo.rules.bribes import most_pawns, towards_coin
from tavolino.games.papa_paolo.state import BARE, State

AHEAD = 0.5
"""How much it counts to be the one who takes the coin as things are."""
OPEN = 0.8
"""How much a pawn still to come counts beside one that stands, where it may go."""


def expected_takings(state: State) -> tuple[float, ...]:
    """Lire that each seat can expect from the coins that lie there."""
    if state.phase != "place":
        return (0.0,) * state.seats
    return _expected(state.options.components, state.seats, state.grid.pawns, state.grid.coins)


@lru_cache(maxsize=1024)
def _expected(
    mark: str, seats: int, pawns: tuple[int, ...], coins: tuple[int, ...]
) -> tuple[float, ...]:
    to_come = [PAWNS - pawns.count(seat) for seat in range(seats)]
    free = sum(pawns[cell] == BARE for cell in CELLS[seats])
    lire = [0.0] * seats
    for line in LINES[seats]:
        coin = coins[line] if coins[line] > 0 else fmean(COINS[seats])
        standing = tuple([pawns[cell] for cell in towards_coin(mark, seats, line)])
        for seat, share in enumerate(_shares(standing, to_come, free)):
            lire[seat] += coin * share
    return tuple(lire)


def _shares(standing: tuple[int, ...], to_come: list[int], free: int) -> list[float]:
    """How surely each seat takes the coin of a line with these pawns, the nearest to it last."""
    ahead, gaps = most_pawns(standing), standing.count(BARE)
    if not gaps or not any(to_come):
        return [float(seat == ahead) for seat in range(len(to_come))]
    strength = [
        standing.count(seat) ** 2 + AHEAD * (seat == ahead) + OPEN * left * gaps / free
        for seat, left in enumerate(to_come)
    ]
    return [one / sum(strength) for one in strength]
