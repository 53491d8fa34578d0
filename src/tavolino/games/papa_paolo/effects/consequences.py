"""The automatic consequences of an action: bribes, settlement, experience, next round, end."""

from collections.abc import Iterator

from msgspec.structs import replace

from tavolino.core.effects import Began, Effect, Moved, Paid, Placed, Removed, Scored
from tavolino.games.papa_paolo.actions import Action, TurnCoin
from tavolino.games.papa_paolo.effects.actions import stock_effects
from tavolino.games.papa_paolo.effects.names import (
    BOX,
    column,
    delivery_tile,
    market_tile,
    seat_place,
    space,
    step,
)
from tavolino.games.papa_paolo.geometry import CELLS, LINES, cell_name, line_name
from tavolino.games.papa_paolo.notation import colour_name
from tavolino.games.papa_paolo.rules import scoring
from tavolino.games.papa_paolo.rules.bribes import takings, winner
from tavolino.games.papa_paolo.state import BARE, FACE_DOWN, NOBODY, State


def consequence_effects(state: State, after: State, action: Action) -> Iterator[Effect]:
    """All consequences, in order."""
    if not state.order and after.order:
        yield from _start_effects(state, after)
    if after.phase == "bid" and state.phase in ("place", "bribe"):
        coin = action.value if isinstance(action, TurnCoin) else 0
        yield from _bribe_effects(_with_coin_face_up(state, coin))
    if after.phase == "pick" and state.phase == "bid":
        yield from _settlement_effects(after)
    yield from _experience_effects(state, after)
    if after.round > state.round:
        yield from _clearing_effects(state)
    if after.round > state.round or not state.order:
        yield from _offer_effects(state, after)
    yield from _beginnings(state, after)


# ---------------------------------------------------------------- setup
def _start_effects(state: State, after: State) -> Iterator[Effect]:
    """PP-S9, PP-S11: the start tiles are laid, with three pizzas on each."""
    for seat, player in enumerate(after.players):
        path = seat_place(seat, "hand"), seat_place(seat, "0,0")
        yield Moved(f"start {player.start}", path, seat)
        yield from stock_effects(state, after, seat)


# ---------------------------------------------------------------- phase B
def _with_coin_face_up(state: State, value: int) -> State:
    """PP-V1: the state with the hidden coin face up."""
    coins = tuple(value if coin == FACE_DOWN else coin for coin in state.grid.coins)
    return replace(state, grid=replace(state.grid, coins=coins))


def _bribe_effects(state: State) -> Iterator[Effect]:
    """PP-B1, PP-B3: players take the coins, then the pawns return."""
    for line in LINES[state.seats]:
        seat, coin = winner(state, line), f"coin {state.grid.coins[line]}"
        if seat == NOBODY:
            yield Removed(coin, line_name(line), BOX)
        else:
            yield Removed(coin, line_name(line), seat_place(seat, "money"), seat)
    for seat, money in enumerate(takings(state)):
        if money:
            yield Paid(money, taker=seat, why="bribes")
    for cell in CELLS[state.seats]:
        if (seat := state.grid.pawns[cell]) != BARE:
            yield Moved("pawn", (cell_name(cell), seat_place(seat, "pawns")), seat)


# ---------------------------------------------------------------- phases C and F
def _settlement_effects(after: State) -> Iterator[Effect]:
    """PP-C9: from the highest bid down, each bidder pays and takes the tile above the column."""
    for seat in after.settled:
        player = after.players[seat]
        if player.bid:
            yield Paid(player.bid.amount, giver=seat, why="bid")
        if player.bid and player.delivery:
            path = column(after.seats, player.bid.column), seat_place(seat, "delivery")
            yield Moved(delivery_tile(after.round, player.delivery), path, seat)


def _experience_effects(state: State, after: State) -> Iterator[Effect]:
    """PP-D1, PP-F1: markers move to the right, space by space."""
    for seat, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
        if old.markers == new.markers:
            continue
        for colour, (was, now) in enumerate(zip(old.markers, new.markers, strict=True)):
            if was != now:
                path = tuple(space(seat, colour, number) for number in range(was, now + 1))
                yield Moved(f"marker {colour_name(colour)}", path, seat)


# ---------------------------------------------------------------- phase G
def _clearing_effects(state: State) -> Iterator[Effect]:
    """PP-G1, PP-G3: the market, the Piazza and the delivery tiles are cleared."""
    for cell in CELLS[state.seats]:
        if state.grid.tiles[cell] != BARE:
            yield Removed(market_tile(state, cell), cell_name(cell), BOX)
    for seat, player in enumerate(state.players):
        if player.bid:
            place = step(player.bid.column, player.bid.amount)
            yield Moved("pawn", (place, seat_place(seat, "pawns")), seat)
        if player.delivery:
            tile = delivery_tile(state.round, player.delivery)
            yield Removed(tile, seat_place(seat, "delivery"), BOX, seat)


def _offer_effects(state: State, after: State) -> Iterator[Effect]:
    """PP-S5, PP-V4: delivery tiles that are placed without a draw."""
    for number, tile in enumerate(after.offer, 1):
        name = delivery_tile(after.round, tile)
        if state.forecast:
            yield Moved(name, ("forecast", "offer"))
        else:
            yield Placed(name, column(after.seats, number))


def _beginnings(state: State, after: State) -> Iterator[Effect]:
    if after.phase == "over":
        yield Began("over")
        yield from _scoring_effects(after)
        return
    if after.round > state.round or (after.order and not state.order):
        yield Began(f"round {after.round}", after.order[0])
    if after.turn >= 0 and (after.phase, after.turn) != (state.phase, state.turn):
        yield Began(after.phase, after.turn)


def _scoring_effects(after: State) -> Iterator[Effect]:
    """PP-Z2 to PP-Z5, PP-V3: the points of each player, category by category."""
    for seat in range(after.seats):
        yield Scored(seat, scoring.delivered(after, seat), "delivered")
        yield Scored(seat, scoring.versatility(after, seat), "versatility")
        yield Scored(seat, scoring.expertise(after, seat), "experts")
        yield Scored(seat, -scoring.leftover(after, seat), "leftover")
        if after.options.money_points:
            yield Scored(seat, scoring.wealth_points(after, seat), "money")
