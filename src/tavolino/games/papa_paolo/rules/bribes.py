"""PP-B, PP-V1: the player with most pawns in a row or column gets its coin."""

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache

from msgspec.structs import replace

from tavolino.games.papa_paolo.actions import TurnCoin
from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.geometry import ACROSS, LINES, cells_of
from tavolino.games.papa_paolo.rules.setup import coins_left
from tavolino.games.papa_paolo.rules.steps import ChanceStep, Odds
from tavolino.games.papa_paolo.state import BARE, FACE_DOWN, NOBODY, Grid, State


def winner(state: State, line: int) -> int:
    """PP-B1, PP-B2: the seat with most pawns in the line; among equals the nearest to the coin."""
    return leader(state.options.components, state.seats, state.grid, line)


def leader(fingerprint: str, seats: int, grid: Grid, line: int) -> int:
    """Like `winner`, for a grid on the board of a box."""
    return most_pawns(tuple([grid.pawns[cell] for cell in towards_coin(fingerprint, seats, line)]))


@lru_cache(maxsize=1024)
def most_pawns(nearest_last: tuple[int, ...]) -> int:
    """The seat that wins the coin with these pawns, in order towards the coin."""
    pawns = [seat for seat in nearest_last if seat != BARE]
    counts = Counter(pawns)
    most = max(counts.values(), default=0)
    return next((seat for seat in reversed(pawns) if counts[seat] == most), NOBODY)


@cache
def towards_coin(fingerprint: str, seats: int, line: int) -> tuple[int, ...]:
    """The cells of a row or column, in order towards the coin."""
    board = BOXES[fingerprint].board
    far_end = board.row_coin_end == "E" if line < ACROSS else board.column_coin_end == "S"
    cells = cells_of(seats, line)
    return cells if far_end else cells[::-1]


def takings(state: State) -> tuple[int, ...]:
    """The money of each player in phase B."""
    money = [0] * state.seats
    for line in LINES[state.seats]:
        if (seat := winner(state, line)) != NOBODY:
            money[seat] += state.grid.coins[line]
    return tuple(money)


def pay_bribes(state: State) -> State:
    """PP-B1, PP-B3: players get the coins, pawns return, the bidding begins."""
    players = tuple(
        replace(player, money=player.money + money)
        for player, money in zip(state.players, takings(state), strict=True)
    )
    grid = replace(state.grid, pawns=(BARE,) * len(state.grid.pawns), coins=(0,) * 8)
    return replace(state, players=players, grid=grid, phase="bid", step="next")


def hidden_line(state: State) -> int:
    """PP-V1: the row or column with the coin face down, or -1."""
    coins = state.grid.coins
    return coins.index(FACE_DOWN) if FACE_DOWN in coins else NOBODY


def _coin_odds(state: State) -> Odds:
    """PP-V1: the probabilities of the hidden coin's value."""
    left = {value: count for value, count in coins_left(state).items() if count}
    total = sum(left.values())
    return [(TurnCoin(value), Fraction(count, total)) for value, count in left.items()]


def _turn_coin(state: State, turn: TurnCoin) -> State:
    """PP-V1: the winner of the hidden coin begins the next round."""
    line, coins = hidden_line(state), state.grid.coins
    grid = replace(state.grid, coins=(*coins[:line], turn.value, *coins[line + 1 :]))
    return replace(state, grid=grid, heir=winner(state, line), step="next")


COIN = ChanceStep("coin", _coin_odds, _turn_coin)
