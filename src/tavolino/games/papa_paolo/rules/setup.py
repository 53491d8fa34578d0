"""PP-S, PP-G: what NATURE lays on the table before a match and before each of its rounds."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TypeAlias

from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo.actions import (
    Action,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    HideCoin,
    Offer,
    OpenStarts,
)
from tavolino.games.papa_paolo.components import BOXES, PapaPaoloOptions
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.components.printed import (
    COINS,
    COLOURS,
    LETTERS,
    NUMBERS,
    ROUNDS,
    START_PIZZAS,
    SUPPLY,
)
from tavolino.games.papa_paolo.geometry import CELLS, LINES, START, TOWN
from tavolino.games.papa_paolo.state import (
    BARE,
    FACE_DOWN,
    NOBODY,
    City,
    District,
    Grid,
    Pizzeria,
    Plan,
    Player,
    State,
    Step,
)

Odds: TypeAlias = Sequence[tuple[Action, Fraction]]


def initial(options: PapaPaoloOptions, seats: int) -> State:
    """PP-S1 to PP-S8: everything is in the box, everybody has money and pizzas."""
    box = BOXES[options.components]
    return State(
        options=options,
        players=(Player(),) * seats,
        stack=tuple(box.stack.values()),
        supply=SUPPLY[seats],
        large_stack=box.large_stack,
    )


@cache
def _share(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)


def _drawn(lots: Iterable[tuple[Action, int]]) -> Odds:
    """The odds of drawing each of these, of which there are so many, from a shuffled stack."""
    there = [(outcome, count) for outcome, count in lots if count]
    whole = sum(count for _, count in there)
    return [(outcome, _share(count, whole)) for outcome, count in there]


# ---------------------------------------------------------------- start tiles
def start_odds(state: State) -> Odds:
    """PP-S9, PP-2.2: every tile that nobody has is as likely; with three one is left (PP-3.8)."""
    dealt = {number for player in state.players for number in player.hand}
    return _drawn((DealStart(number), int(number not in dealt)) for number in NUMBERS)


def receiver(state: State) -> int:
    """The seat that gets the next start tile: one each, with two players two each."""
    each = 2 if state.seats == 2 else 1
    return next(seat for seat, player in enumerate(state.players) if len(player.hand) < each)


def deal_start(state: State, number: int) -> State:
    seat = receiver(state)
    hand = tuple(sorted((*state.players[seat].hand, number)))
    after = state.with_player(seat, replace(state.players[seat], hand=hand))
    if state.seats == 2:
        return replace(after, step="keep") if len(after.players[1].hand) == 2 else after
    if not after.players[-1].hand:
        return after
    kept = tuple(replace(player, start=player.hand[0]) for player in after.players)
    return open_starts(replace(after, players=kept))


def keep(state: State, seat: int, number: int) -> State:
    """PP-2.2: both choose in secret; NATURE turns the tiles over."""
    after = state.with_player(seat, replace(state.players[seat], start=number))
    if all(player.start for player in after.players):
        return replace(after, step="open")
    return after


def open_starts(state: State) -> State:
    """PP-S9 to PP-S12: the districts begin; the lowest number begins the match."""
    players = tuple(_settle_in(state.box, player) for player in state.players)
    first = min(range(state.seats), key=lambda seat: players[seat].start)
    after = replace(state, players=players, order=clockwise(first, state.seats))
    return _begin_round(after)


def _settle_in(box: Box, player: Player) -> Player:
    tile = box.start_tiles[player.start - 1]
    town = City(TOWN, COLOURS.index(tile.colour), tile.houses, tile.open_sides)
    plan = Plan((town,), (Pizzeria(START, 0, tile.capacity),))
    district = District(plan, served=(0,), stock=(START_PIZZAS,))
    return replace(player, district=district, pool=player.pool - START_PIZZAS, hand=())


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


# ---------------------------------------------------------------- a new round
PREPARATIONS: tuple[Step, ...] = ("offer", "forecast", "large", "facedown", "coins", "tiles")


def next_round(state: State, order: tuple[int, ...]) -> State:
    """PP-G1 to PP-G4: the grid is cleared, bids and tiles of the last round are gone."""
    players = tuple(
        replace(player, bid=None, spoke=False, out=False, delivery=0) for player in state.players
    )
    return _begin_round(
        replace(
            state,
            round=state.round + 1,
            order=order,
            players=players,
            grid=Grid(),
            offer=state.forecast,
            forecast=(),
            large=NOBODY,
            investments=(),
            settled=(),
            heir=NOBODY,
        )
    )


def _begin_round(state: State) -> State:
    offer = NUMBERS if state.seats == len(NUMBERS) else state.offer
    return _prepare(
        replace(state, phase="prepare", turn=NATURE, offer=offer, pending=None), PREPARATIONS
    )


def _prepare(state: State, steps: tuple[Step, ...]) -> State:
    """The first of these steps that this match needs; when none is left, phase A begins."""
    for step in steps:
        if _is_needed(state, step):
            return replace(state, step=step)
    return replace(state, phase="place", step="next")


def _is_needed(state: State, step: Step) -> bool:
    match step:
        case "offer":
            return not state.offer
        case "forecast":
            return state.seats == 2 and state.options.forecast and state.round < ROUNDS
        case "large":
            return state.seats == 2
        case "facedown":
            return state.options.turn_order == "hidden_coin"
        case _:
            return True


def _prepared(state: State, done: Step) -> State:
    return _prepare(state, PREPARATIONS[PREPARATIONS.index(done) + 1 :])


# ---------------------------------------------------------------- delivery and large tiles
def offer_odds(state: State) -> Odds:
    """PP-3.4, PP-2.4: some of the letter's four tiles, the others are removed unseen."""
    letter = LETTERS[state.round - (state.step == "offer")]
    return _drawn((Offer(letter, some), 1) for some in combinations(NUMBERS, state.seats))


def offer(state: State, numbers: tuple[int, ...]) -> State:
    """PP-S5, PP-V4: in ascending order over the columns, or as a forecast of the next round."""
    if state.step == "offer":
        return _prepared(replace(state, offer=numbers), "offer")
    return _prepared(replace(state, forecast=numbers), "forecast")


def large_odds(state: State) -> Odds:
    """PP-2.5: one of the large investment tiles that are left."""
    return _drawn((DealLarge(facing), count) for facing, count in enumerate(state.large_stack))


def deal_large(state: State, facing: int) -> State:
    left = tuple(count - (colour == facing) for colour, count in enumerate(state.large_stack))
    return _prepared(replace(state, large=facing, large_stack=left), "large")


# ---------------------------------------------------------------- coins
def facedown_odds(state: State) -> Odds:
    """PP-V1: any of the coins."""
    return _drawn((HideCoin(line), 1) for line in LINES[state.seats])


def hide_coin(state: State, line: int) -> State:
    return _prepared(_with_coin(state, line, FACE_DOWN), "facedown")


def next_line(state: State) -> int:
    """The row or column that gets the next coin."""
    return next(line for line in LINES[state.seats] if not state.grid.coins[line])


def coins_left(state: State) -> Counter[int]:
    """The coins of this round that nobody has seen yet."""
    left = Counter(COINS[state.seats])
    left.subtract(coin for coin in state.grid.coins if coin > 0)
    return left


def coin_odds(state: State) -> Odds:
    """PP-S3, PP-G2: the coins are shuffled."""
    return _drawn((DealCoin(value), count) for value, count in sorted(coins_left(state).items()))


def deal_coin(state: State, value: int) -> State:
    after = _with_coin(state, next_line(state), value)
    if all(after.grid.coins[line] for line in LINES[state.seats]):
        return _prepared(after, "coins")
    return after


def _with_coin(state: State, line: int, value: int) -> State:
    coins = state.grid.coins
    grid = replace(state.grid, coins=(*coins[:line], value, *coins[line + 1 :]))
    return replace(state, grid=grid)


# ---------------------------------------------------------------- city tiles
@cache
def _deals(mark: str) -> dict[DealTile, int]:
    """The tiles of a box with their number there."""
    kinds = BOXES[mark].kinds
    return {DealTile(kind.colour, kind.houses, kind.shape): n for n, kind in enumerate(kinds)}


def tile_odds(state: State) -> Odds:
    """PP-S2: every tile of the stack is as likely."""
    return _drawn(zip(_deals(state.options.components), state.stack, strict=True))


def next_cell(state: State) -> int:
    """The grid cell that gets the next city tile."""
    return next(cell for cell in CELLS[state.seats] if state.grid.tiles[cell] == BARE)


def deal_tile(state: State, deal: DealTile) -> State:
    kind = _deals(state.options.components)[deal]
    cell, tiles, stack = next_cell(state), state.grid.tiles, state.stack
    after = replace(
        state,
        grid=replace(state.grid, tiles=(*tiles[:cell], kind, *tiles[cell + 1 :])),
        stack=(*stack[:kind], stack[kind] - 1, *stack[kind + 1 :]),
    )
    return _prepared(after, "tiles") if cell == CELLS[state.seats][-1] else after


def opening() -> Odds:
    """What was chosen in secret is turned over: that is certain."""
    return [(OpenStarts(), _share(1, 1))]
