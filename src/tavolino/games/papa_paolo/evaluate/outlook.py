"""What a seat will have once everything that is under way this round has come to its end."""

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

LIRA = 0.2
"""What a lira is worth beside a delivered pizza, to somebody who bids."""
BID = 3.5
"""Lire that a delivery tile costs, on average."""


class MeanTile(Struct, frozen=True):
    """A delivery tile that one does not know yet."""

    pizzas: float
    distance: int


NO_TILE = MeanTile(0.0, 0)


class Outlook(Struct, frozen=True):
    """All that a guess of the final score looks at."""

    mark: str
    seats: int
    rounds: int
    """Rounds that come after this one."""
    pawns: int
    """Pawns that are still to be placed this round."""
    lire: float
    markers: Markers
    district: District
    investments: int
    """Investment tiles still to come."""
    begins: bool = False
    """Does it look as if this seat will begin the next round?"""
    tile: MeanTile = NO_TILE
    """What this round's delivery tile will be like, if that is still open."""
    usable: int = 0
    """Pizzas that a delivery with such a tile could bring as things are."""
    in_reach: int = 0
    """Houses that it could serve if there were pizzas without end."""


def foresee(state: State, seat: int) -> Outlook:
    """A delivery that is under way is finished as planned; one that can be foreseen is made."""
    player = _experienced(state.players[seat])
    if isinstance(state.pending, Delivery) and state.turn == seat:
        player = _delivered(state, player, state.pending)
    lire = player.money + expected_takings(state)[seat]
    if state.phase in ("prepare", "place"):
        return _before_the_bidding(state, seat, player, lire)
    price = 0
    if _delivers(state, seat) and (found := tenders(state, seat)):
        player, price = _best(state, player, found)
    return Outlook(
        mark=state.options.components,
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
    """Will the seat get an investment tile this round, and not have it yet?"""
    return state.phase == "bid" or (state.phase == "pick" and seat in (state.turn, *state.queue))


def _begins(state: State, seat: int) -> bool:
    """PP-C11, PP-V1, PP-V2: by the bids as they are. A reversed order is known only in the end."""
    if state.phase == "bid" and state.options.turn_order == "reverse_bids":
        return False
    return order_of_next_round(state)[0] == seat


def _experienced(player: Player) -> Player:
    """With the steps that wait for phase F, and an investment that is not used yet."""
    gold, blue, red, green = (
        min(TRACK_END, marker + earned + (colour == player.investment))
        for colour, (marker, earned) in enumerate(zip(player.markers, player.earned, strict=True))
    )
    return _with(player, markers=(gold, blue, red, green), district=player.district)


def _with(player: Player, markers: Markers, district: District) -> Player:
    return Player(money=player.money, markers=markers, district=district)


# ---------------------------------------------------------------- this round's delivery
def _delivers(state: State, seat: int) -> bool:
    """Is this round's delivery still to come?"""
    if state.phase == "deliver":
        return seat in state.queue or state.step == "choose"
    return state.phase != "over"


def _delivered(state: State, player: Player, delivery: Delivery) -> Player:
    """The player after the best rounds."""
    home = player.district
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    plan = best_rounds(home, delivery, worth)
    served, markers = [], list(player.markers)
    for city, free, left in zip(home.plan.cities, home.free, plan.free, strict=True):
        served.append(city.houses - left)
        if free and not left:
            markers[city.colour] = min(TRACK_END, markers[city.colour] + 1)
    gold, blue, red, green = markers
    return _with(player, (gold, blue, red, green), District(home.plan, tuple(served), plan.stock))


def _rounds(state: State, player: Player) -> int:
    return state.box.levels[GREEN][player.markers[GREEN]]


def _best(state: State, player: Player, found: Sequence[Tender]) -> tuple[Player, int]:
    """The player after the delivery that brings most for its price."""
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    deliveries = [
        Delivery(one.tile.pizzas, _rounds(state, player), one.tile.distance, express=False)
        for one in found
    ]
    values = [
        best_rounds(player.district, delivery, worth).value - LIRA * one.price
        for delivery, one in zip(deliveries, found, strict=True)
    ]
    chosen = values.index(max(values))
    return _delivered(state, player, deliveries[chosen]), found[chosen].price


def _before_the_bidding(state: State, seat: int, player: Player, lire: float) -> Outlook:
    """As long as pawns are placed one knows only what delivery tiles are like on average."""
    mark, home = state.options.components, player.district
    tile = mean_tile(mark, state.round, state.offer or NUMBERS)
    rounds = _rounds(state, player)
    delivery = Delivery(round(tile.pizzas), rounds, tile.distance, express=False)
    endless = Delivery(PIZZAS, rounds, tile.distance, express=False)
    return Outlook(
        mark=mark,
        seats=state.seats,
        rounds=ROUNDS - state.round,
        pawns=PAWNS - state.grid.pawns.count(seat),
        lire=lire - BID,
        markers=player.markers,
        district=home,
        investments=ROUNDS - state.round + 1,
        tile=tile,
        usable=most_pizzas(home, home.stock, delivery),
        in_reach=most_pizzas(home, (PIZZAS,) * len(home.stock), endless),
    )


@lru_cache(maxsize=256)
def mean_tile(mark: str, round: int, offer: tuple[int, ...]) -> MeanTile:
    """A middling one of a round's delivery tiles."""
    tiles = [BOXES[mark].delivery(round, number) for number in offer]
    distances = sorted(tile.distance for tile in tiles)
    return MeanTile(fmean(tile.pizzas for tile in tiles), distances[(len(tiles) - 1) // 2])
