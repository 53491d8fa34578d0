"""PP-A: previews of pawns, with the current levels of the player."""

from collections.abc import Iterable
from functools import lru_cache

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    EXPRESS_FEE,
    GOLD,
    GREEN,
    PRICES,
    RED,
    Job,
)
from tavolino.games.papa_paolo.geometry import line_name, lines_of, sides_name, spot_name
from tavolino.games.papa_paolo.previews.parts import (
    BuildOffer,
    ExpressOffer,
    JobOffer,
    Lays,
    PawnPreview,
    ShopOffer,
    SponsorOffer,
    TakePreview,
)
from tavolino.games.papa_paolo.rules.bribes import winner
from tavolino.games.papa_paolo.rules.delivering import refuse_express
from tavolino.games.papa_paolo.rules.growing import kind_in_play
from tavolino.games.papa_paolo.rules.placing import jobs_at, place_pawn
from tavolino.games.papa_paolo.rules.trading import (
    buildable,
    legal_purchases,
    received,
    refuse_building,
    refuse_purchase,
)
from tavolino.games.papa_paolo.state import Plan, State
from tavolino.games.papa_paolo.view.table import tile_view


def pawn(state: State, seat: Seat, cell: int) -> PawnPreview:
    kind = state.box.kinds[state.grid.tiles[cell]]
    after = place_pawn(state, seat, cell)
    return PawnPreview(
        tile=tile_view(kind),
        lays=_lays(state.players[seat].district.plan, kind.shape),
        jobs=tuple(_job(state, seat, job) for job in jobs_at(state, cell)),
        leaders={line_name(line): winner(after, line) for line in lines_of(cell)},
    )


def take(state: State, seat: Seat) -> TakePreview:
    plan = state.players[seat].district.plan
    return TakePreview(_lays(plan, kind_in_play(state).shape))


def sites(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(map(spot_name, state.players[seat].district.plan.sites))


@lru_cache(maxsize=256)
def _lays(plan: Plan, shape: int) -> Lays:
    found: dict[str, tuple[str, ...]] = {}
    for at, open in plan.placements(shape):
        name = spot_name(at)
        found[name] = (*found.get(name, ()), sides_name(open))
    return found


def _job(state: State, seat: Seat, job: Job) -> JobOffer:
    match job:
        case "sponsor":
            return SponsorOffer(state.level(seat, GOLD))
        case "shop":
            return _shop(state, seat)
        case "express":
            why = refuse_express(state, seat)
            pizzas, rounds = state.level(seat, RED), state.level(seat, GREEN)
            return ExpressOffer(pizzas, rounds, EXPRESS_FEE, why)
        case "build":
            return _build(state, seat)


def _shop(state: State, seat: Seat) -> ShopOffer:
    purchases = legal_purchases(state, seat)
    return ShopOffer(
        gets=tuple(received(state, seat, one.pizzas) for one in purchases),
        bonus=state.level(seat, BLUE),
        why=None if purchases else refuse_purchase(state, seat, 1),
    )


def _build(state: State, seat: Seat) -> BuildOffer:
    prices = tuple(buildable(state, seat, discount=0))
    why = None if prices else refuse_building(state, seat, _cheapest(state.supply), discount=0)
    return BuildOffer(prices, sites(state, seat), why)


def _cheapest(supply: Iterable[int]) -> int:
    """The price of the cheapest pizzeria left, or of any if none is left."""
    left = (price for price, count in zip(PRICES, supply, strict=True) if count)
    return next(left, PRICES[0])
