"""A forecast of what a seat has after the pending actions of this round."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean

from msgspec import Struct

from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.components.printed import (
    GREEN,
    NUMBERS,
    PAWNS,
    PIZZAS,
    ROUNDS,
    TRACK_END,
)
from tavolino.games.papa_paolo.evaluate.bids import Tender, tenders
from tavolino.games.papa_paolo.evaluate.planning import best_rounds, most_pizzas
from tavolino.games.papa_paolo.evaluate.takings import expected_takings
from tavolino.games.papa_paolo.evaluate.tracks import Markers, worth_of_steps
from tavolino.games.papa_paolo.rules.flow import order_of_next_round
from tavolino.games.papa_paolo.state import Delivery, District, Player, State

LIRA_VALUE = 0.2
"""The value of a lira for a bidder, in delivered pizzas."""
MEAN_BID = 3.5
"""Average price of a delivery tile in lire."""


class MeanTile(Struct, frozen=True):
    """An average delivery tile, used while the real one is unknown."""

    pizzas: float
    distance: int


NO_TILE = MeanTile(0.0, 0)


class Outlook(Struct, frozen=True):
    """The inputs of the estimate of a seat's final score."""

    fingerprint: str
    seats: int
    rounds: int
    """Rounds after this one."""
    pawns: int
    """Pawns not yet placed this round."""
    lire: float
    markers: Markers
    district: District
    investments: int
    """Investment tiles still to come."""
    begins: bool = False
    """Is this seat expected to begin the next round?"""
    tile: MeanTile = NO_TILE
    """The average delivery tile of this round, if the seat has none yet."""
    usable: int = 0
    """Pizzas that a delivery with this tile could deliver from the current stock."""
    in_reach: int = 0
    """Houses that it could serve with unlimited pizzas."""


def outlook_of(state: State, seat: int) -> Outlook:
    """The outlook of a seat. Completes a delivery under way, and makes one that is certain."""
    player = _experienced(state.players[seat])
    if isinstance(state.pending, Delivery) and state.turn == seat:
        player = _after_delivery(state, player, state.pending)
    lire = player.money + expected_takings(state)[seat]
    if state.phase in ("prepare", "place"):
        return _outlook_before_bidding(state, seat, player, lire)
    price = 0
    if _delivers(state, seat) and (available := tenders(state, seat)):
        player, price = _after_best_delivery(state, player, available)
    return Outlook(
        fingerprint=state.options.components,
        seats=state.seats,
        rounds=ROUNDS - state.round,
        pawns=0,
        lire=lire - price,
        markers=player.markers,
        district=player.district,
        investments=ROUNDS - state.round + _picks(state, seat),
        begins=_begins(state, seat),
    )


def _picks(state: State, seat: int) -> bool:
    """Will the seat still get an investment tile this round?"""
    return state.phase == "bid" or (state.phase == "pick" and seat in (state.turn, *state.queue))


def _begins(state: State, seat: int) -> bool:
    """PP-C11, PP-V1, PP-V2: by the current bids. A reversed order is known only at the end."""
    if state.phase == "bid" and state.options.turn_order == "reverse_bids":
        return False
    return order_of_next_round(state)[0] == seat


def _experienced(player: Player) -> Player:
    """The player with the steps of phase F and of an unused investment tile."""
    gold, blue, red, green = (
        min(TRACK_END, marker + earned + (colour == player.investment))
        for colour, (marker, earned) in enumerate(zip(player.markers, player.earned, strict=True))
    )
    return _updated(player, markers=(gold, blue, red, green), district=player.district)


def _updated(player: Player, markers: Markers, district: District) -> Player:
    return Player(money=player.money, markers=markers, district=district)


# ---------------------------------------------------------------- this round's delivery
def _delivers(state: State, seat: int) -> bool:
    """Will the seat still deliver this round?"""
    if state.phase == "deliver":
        return seat in state.queue or state.step == "choose"
    return state.phase != "over"


def _after_delivery(state: State, player: Player, delivery: Delivery) -> Player:
    """The player after the best rounds of a delivery."""
    district = player.district
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    plan = best_rounds(district, delivery, worth)
    served, markers = [], list(player.markers)
    for city, free, left in zip(district.plan.cities, district.free, plan.free, strict=True):
        served.append(city.houses - left)
        if free and not left:
            markers[city.colour] = min(TRACK_END, markers[city.colour] + 1)
    gold, blue, red, green = markers
    return _updated(
        player, (gold, blue, red, green), District(district.plan, tuple(served), plan.stock)
    )


def _rounds(state: State, player: Player) -> int:
    return state.box.levels[GREEN][player.markers[GREEN]]


def _after_best_delivery(
    state: State, player: Player, available: Sequence[Tender]
) -> tuple[Player, int]:
    """The player after the delivery with the best value for its price, and that price."""
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    deliveries = [
        Delivery(tender.tile.pizzas, _rounds(state, player), tender.tile.distance, express=False)
        for tender in available
    ]
    values = [
        best_rounds(player.district, delivery, worth).value - LIRA_VALUE * tender.price
        for delivery, tender in zip(deliveries, available, strict=True)
    ]
    chosen = values.index(max(values))
    return _after_delivery(state, player, deliveries[chosen]), available[chosen].price


def _outlook_before_bidding(state: State, seat: int, player: Player, lire: float) -> Outlook:
    """The outlook while pawns are placed, with an average delivery tile."""
    fingerprint, district = state.options.components, player.district
    tile = mean_tile(fingerprint, state.round, state.offer or NUMBERS)
    rounds = _rounds(state, player)
    delivery = Delivery(round(tile.pizzas), rounds, tile.distance, express=False)
    unlimited = Delivery(PIZZAS, rounds, tile.distance, express=False)
    return Outlook(
        fingerprint=fingerprint,
        seats=state.seats,
        rounds=ROUNDS - state.round,
        pawns=PAWNS - state.grid.pawns.count(seat),
        lire=lire - MEAN_BID,
        markers=player.markers,
        district=district,
        investments=ROUNDS - state.round + 1,
        tile=tile,
        usable=most_pizzas(district, district.stock, delivery),
        in_reach=most_pizzas(district, (PIZZAS,) * len(district.stock), unlimited),
    )


@lru_cache(maxsize=256)
def mean_tile(fingerprint: str, round: int, offer: tuple[int, ...]) -> MeanTile:
    """The mean pizzas and median distance of a round's delivery tiles."""
    tiles = [BOXES[fingerprint].delivery(round, number) for number in offer]
    distances = sorted(tile.distance for tile in tiles)
    return MeanTile(fmean(tile.pizzas for tile in tiles), distances[(len(tiles) - 1) // 2])
