"""PP-S, PP-G: the setup of a match and of each round."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import (
    Action,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    HideCoin,
    Keep,
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
from tavolino.games.papa_paolo.rules.steps import ActionRule, ChanceStep, Odds, PlayerStep
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


def initial(options: PapaPaoloOptions, seats: int) -> State:
    """PP-S1 to PP-S8: nothing is dealt yet; the players have money and pizzas."""
    box = BOXES[options.components]
    return State(
        options=options,
        players=(Player(),) * seats,
        stack=tuple(box.stack.values()),
        supply=SUPPLY[seats],
        large_stack=box.large_stack,
    )


@cache
def _share(count: int, total: int) -> Fraction:
    return Fraction(count, total)


def _draw_odds(counts: Iterable[tuple[Action, int]]) -> Odds:
    """The probabilities of drawing each outcome, given the number of tiles or coins of each."""
    available = [(outcome, count) for outcome, count in counts if count]
    total = sum(count for _, count in available)
    return [(outcome, _share(count, total)) for outcome, count in available]


# ---------------------------------------------------------------- start tiles
def _start_odds(state: State) -> Odds:
    """PP-S9, PP-2.2, PP-3.8: all remaining start tiles are equally likely."""
    dealt = {number for player in state.players for number in player.hand}
    return _draw_odds((DealStart(number), int(number not in dealt)) for number in NUMBERS)


def receiver(state: State) -> int:
    """The seat that gets the next start tile. Each player gets one; of two players, two."""
    each = 2 if state.seats == 2 else 1
    return next(seat for seat, player in enumerate(state.players) if len(player.hand) < each)


def _deal_start(state: State, deal: DealStart) -> State:
    seat = receiver(state)
    hand = tuple(sorted((*state.players[seat].hand, deal.number)))
    after = state.with_player(seat, replace(state.players[seat], hand=hand))
    if state.seats == 2:
        return replace(after, step="keep") if len(after.players[1].hand) == 2 else after
    if not after.players[-1].hand:
        return after
    kept = tuple(replace(player, start=player.hand[0]) for player in after.players)
    return _lay_start_tiles(replace(after, players=kept))


def _legal_keeps(state: State, seat: int) -> Sequence[Keep]:
    return [Keep(number) for number in state.players[seat].hand]


def _refuse_keep(state: State, seat: int, keep: Keep) -> Objection | None:
    if keep.number in state.players[seat].hand:
        return None
    return objection("PP-2.2", "papa_paolo-no-such-start-tile", number=keep.number)


def _keep(state: State, seat: int, keep: Keep) -> State:
    """PP-2.2: both players choose in secret, then NATURE turns the tiles over."""
    after = state.with_player(seat, replace(state.players[seat], start=keep.number))
    if all(player.start for player in after.players):
        return replace(after, step="open")
    return after


def _opening_odds(state: State) -> Odds:
    """The single outcome that turns the chosen start tiles over."""
    return [(OpenStarts(), _share(1, 1))]


def _open_starts(state: State, opening: OpenStarts) -> State:
    return _lay_start_tiles(state)


def _lay_start_tiles(state: State) -> State:
    """PP-S9 to PP-S12: the start tiles are laid. The player with the lowest number begins."""
    players = tuple(_with_start_tile(state.box, player) for player in state.players)
    first = min(range(state.seats), key=lambda seat: players[seat].start)
    after = replace(state, players=players, order=clockwise(first, state.seats))
    return _begin_round(after)


def _with_start_tile(box: Box, player: Player) -> Player:
    tile = box.start_tiles[player.start - 1]
    town = City(TOWN, COLOURS.index(tile.colour), tile.houses, tile.open_sides)
    plan = Plan((town,), (Pizzeria(START, 0, tile.capacity),))
    district = District(plan, served=(0,), stock=(START_PIZZAS,))
    return replace(player, district=district, pool=player.pool - START_PIZZAS, hand=())


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


# ---------------------------------------------------------------- a new round
def next_round(state: State, order: tuple[int, ...]) -> State:
    """PP-G1 to PP-G4: the grid, the bids and the tiles of the last round are cleared."""
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
    return _prepare_first_of(
        replace(state, phase="prepare", turn=NATURE, offer=offer, pending=None), PREPARATION_STEPS
    )


def _prepare_first_of(state: State, steps: tuple[ChanceStep[Any], ...]) -> State:
    """Go to the first of these steps that this match needs, or to phase A if there is none."""
    for step in steps:
        if step.is_needed(state):
            return replace(state, step=step.name)
    return replace(state, phase="place", step="next")


def _next_preparation(state: State) -> State:
    """Continue after the preparation of the current step."""
    return _prepare_first_of(state, PREPARATION_STEPS[PREPARATIONS.index(state.step) + 1 :])


# ---------------------------------------------------------------- delivery tiles and large tiles
def _offer_odds(state: State) -> Odds:
    """PP-3.4, PP-2.4: a combination of the letter's four tiles. The others are removed unseen."""
    letter = LETTERS[state.round - (state.step == "offer")]
    return _draw_odds((Offer(letter, some), 1) for some in combinations(NUMBERS, state.seats))


def _deal_offer(state: State, offer: Offer) -> State:
    """PP-S5: the tiles of this round in ascending order."""
    return _next_preparation(replace(state, offer=offer.numbers))


def _needs_forecast(state: State) -> bool:
    """PP-V4, PP-2.4: two players may see the tiles of the next round."""
    return state.seats == 2 and state.options.forecast and state.round < ROUNDS


def _deal_forecast(state: State, offer: Offer) -> State:
    return _next_preparation(replace(state, forecast=offer.numbers))


def _large_odds(state: State) -> Odds:
    """PP-2.5: one of the remaining large investment tiles."""
    return _draw_odds((DealLarge(facing), count) for facing, count in enumerate(state.large_stack))


def _deal_large(state: State, deal: DealLarge) -> State:
    left = tuple(count - (colour == deal.facing) for colour, count in enumerate(state.large_stack))
    return _next_preparation(replace(state, large=deal.facing, large_stack=left))


# ---------------------------------------------------------------- coins
def _facedown_odds(state: State) -> Odds:
    """PP-V1: each coin is equally likely to be hidden."""
    return _draw_odds((HideCoin(line), 1) for line in LINES[state.seats])


def _hides_coin(state: State) -> bool:
    return state.options.turn_order == "hidden_coin"


def _hide_coin(state: State, hide: HideCoin) -> State:
    return _next_preparation(_with_coin(state, hide.line, FACE_DOWN))


def next_line(state: State) -> int:
    """The row or column that gets the next coin."""
    return next(line for line in LINES[state.seats] if not state.grid.coins[line])


def coins_left(state: State) -> Counter[int]:
    """The coins of this round that are not yet visible."""
    left = Counter(COINS[state.seats])
    left.subtract(coin for coin in state.grid.coins if coin > 0)
    return left


def _coin_odds(state: State) -> Odds:
    """PP-S3, PP-G2: each remaining coin is equally likely."""
    return _draw_odds(
        (DealCoin(value), count) for value, count in sorted(coins_left(state).items())
    )


def _deal_coin(state: State, deal: DealCoin) -> State:
    after = _with_coin(state, next_line(state), deal.value)
    if all(after.grid.coins[line] for line in LINES[state.seats]):
        return _next_preparation(after)
    return after


def _with_coin(state: State, line: int, value: int) -> State:
    coins = state.grid.coins
    grid = replace(state.grid, coins=(*coins[:line], value, *coins[line + 1 :]))
    return replace(state, grid=grid)


# ---------------------------------------------------------------- city tiles
@cache
def _kind_numbers(fingerprint: str) -> dict[DealTile, int]:
    """The number of each kind of city tile in a box."""
    kinds = BOXES[fingerprint].kinds
    return {DealTile(kind.colour, kind.houses, kind.shape): n for n, kind in enumerate(kinds)}


def _tile_odds(state: State) -> Odds:
    """PP-S2: each tile of the stack is equally likely."""
    return _draw_odds(zip(_kind_numbers(state.options.components), state.stack, strict=True))


def next_cell(state: State) -> int:
    """The grid cell that gets the next city tile."""
    return next(cell for cell in CELLS[state.seats] if state.grid.tiles[cell] == BARE)


def _deal_tile(state: State, deal: DealTile) -> State:
    kind = _kind_numbers(state.options.components)[deal]
    cell, tiles, stack = next_cell(state), state.grid.tiles, state.stack
    after = replace(
        state,
        grid=replace(state.grid, tiles=(*tiles[:cell], kind, *tiles[cell + 1 :])),
        stack=(*stack[:kind], stack[kind] - 1, *stack[kind + 1 :]),
    )
    return _next_preparation(after) if cell == CELLS[state.seats][-1] else after


# ---------------------------------------------------------------- the steps
STARTS = ChanceStep("starts", _start_odds, _deal_start)
KEEP = PlayerStep(
    "keep",
    due_first=objection("PP-2.2", "papa_paolo-no-keep-first"),
    legal=_legal_keeps,
    actions=(ActionRule(Keep, _keep, _refuse_keep),),
)
OPEN = ChanceStep("open", _opening_odds, _open_starts)
PREPARATION_STEPS: tuple[ChanceStep[Any], ...] = (
    ChanceStep("offer", _offer_odds, _deal_offer, lambda state: not state.offer),
    ChanceStep("forecast", _offer_odds, _deal_forecast, _needs_forecast),
    ChanceStep("large", _large_odds, _deal_large, lambda state: state.seats == 2),
    ChanceStep("facedown", _facedown_odds, _hide_coin, _hides_coin),
    ChanceStep("coins", _coin_odds, _deal_coin),
    ChanceStep("tiles", _tile_odds, _deal_tile),
)
"""The draws before a round, in order. A match leaves out those that it does not need."""

PREPARATIONS: tuple[Step, ...] = tuple(step.name for step in PREPARATION_STEPS)
