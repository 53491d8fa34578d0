"""The expected income from bribes, by the pawns in the rows and columns."""

from functools import lru_cache
from statistics import fmean

from tavolino.games.papa_paolo.components.printed import COINS, PAWNS
from tavolino.games.papa_paolo.geometry import CELLS, LINES
from tavolino.games.papa_paolo.rules.bribes import most_pawns, towards_coin
from tavolino.games.papa_paolo.state import BARE, State

LEAD_WEIGHT = 0.5
"""The weight of being the current winner of a line."""
OPEN_PAWN_WEIGHT = 0.8
"""The weight of a pawn not yet placed, relative to a placed one."""


def expected_takings(state: State) -> tuple[float, ...]:
    """The lire that each seat can expect from the coins of this round."""
    if state.phase != "place":
        return (0.0,) * state.seats
    return _expected(state.options.components, state.seats, state.grid.pawns, state.grid.coins)


@lru_cache(maxsize=1024)
def _expected(
    fingerprint: str, seats: int, pawns: tuple[int, ...], coins: tuple[int, ...]
) -> tuple[float, ...]:
    to_come = [PAWNS - pawns.count(seat) for seat in range(seats)]
    free = sum(pawns[cell] == BARE for cell in CELLS[seats])
    lire = [0.0] * seats
    for line in LINES[seats]:
        coin = coins[line] if coins[line] > 0 else fmean(COINS[seats])
        placed = tuple([pawns[cell] for cell in towards_coin(fingerprint, seats, line)])
        for seat, share in enumerate(_shares(placed, to_come, free)):
            lire[seat] += coin * share
    return tuple(lire)


def _shares(placed: tuple[int, ...], to_come: list[int], free: int) -> list[float]:
    """The probability of each seat to win a line. The pawn nearest to the coin is last."""
    leader, gaps = most_pawns(placed), placed.count(BARE)
    if not gaps or not any(to_come):
        return [float(seat == leader) for seat in range(len(to_come))]
    strength = [
        placed.count(seat) ** 2
        + LEAD_WEIGHT * (seat == leader)
        + OPEN_PAWN_WEIGHT * left * gaps / free
        for seat, left in enumerate(to_come)
    ]
    return [value / sum(strength) for value in strength]
