"""The texts of actions, for the log and for the list of legal actions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import LogText, Text
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    Decline,
    Discard,
    Drop,
    Express,
    HideCoin,
    Home,
    Keep,
    Lay,
    Nothing,
    Offer,
    Once,
    OpenStarts,
    Pass,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
    Stock,
    Stop,
    Take,
    Track,
    Turn,
    TurnCoin,
)
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COLOURS,
    EXPRESS_FEE,
    GOLD,
    LETTERS,
    RED,
    SHOP_COST,
)
from tavolino.games.papa_paolo.components.tiles import SHAPES
from tavolino.games.papa_paolo.geometry import ACROSS, cell_name, line_name, sides_name, spot_name
from tavolino.games.papa_paolo.notation import format
from tavolino.games.papa_paolo.rules import apply
from tavolino.games.papa_paolo.rules.bidding import standing_bid
from tavolino.games.papa_paolo.rules.bribes import hidden_line, takings, winner
from tavolino.games.papa_paolo.rules.delivering import delivery_of
from tavolino.games.papa_paolo.rules.growing import cell_in_play
from tavolino.games.papa_paolo.rules.investing import (
    discount,
    express_fee,
    fee,
    is_printed,
    neighbours,
    once_express,
    once_money,
    once_pizzas,
    opposite,
)
from tavolino.games.papa_paolo.rules.placing import jobs_at
from tavolino.games.papa_paolo.rules.setup import next_cell, next_line, receiver
from tavolino.games.papa_paolo.rules.trading import received
from tavolino.games.papa_paolo.state import Building, State

Args = dict[str, str | int]


def personal(action: Action) -> bool:
    """PP-S9: only the choice of a start tile has a different text for its player."""
    return isinstance(action, Keep)


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    """The log text of an action. Only the choice of a start tile depends on the viewer."""
    if isinstance(action, Keep) and viewer != seat:
        return LogText(Text("papa_paolo-told-keep-secretly", {"seat": seat}))
    text = TEXT_OF[type(action)](state, seat, action)
    if seat == NATURE:
        return LogText(text, format(action))
    consequence = _consequence(state, seat, action)
    return LogText(Text(text.key, {"seat": seat, **text.args, **consequence}), format(action))


# ---------------------------------------------------------------- consequences
def _consequence(state: State, seat: Seat, action: Action) -> Args:
    """The consequence of an action: bribes, settlement, next round or end."""
    if isinstance(action, PlacePawn | Take | Keep | Ride | Build):
        return {"then": "no"}
    after = apply(state, seat, action)
    if after.phase == "over":
        return {"then": "over"}
    if after.round > state.round:
        return {"then": "round", "round": after.round, "seat_first": after.order[0]}
    if state.phase == "bid" and after.phase == "pick":
        return {"then": "settled", "seat_first": after.settled[0]}
    if state.phase == "place" and after.phase == "bid":
        return {"then": "bribes", **_bribe_args(state)}
    return {"then": "no"}


def _bribe_args(state: State) -> Args:
    args: Args = {"players": state.seats}
    for seat, money in enumerate(takings(state)):
        args |= {f"seat{seat + 1}": seat, f"coins{seat + 1}": money}
    return args


# ---------------------------------------------------------------- phase A
def _pawn_text(state: State, seat: Seat, pawn: PlacePawn) -> Text:
    cell = pawn.cell
    args = {"cell": cell_name(cell), **_tile_args(state, cell), **_job_args(state, cell)}
    return Text("papa_paolo-told-pawn", args)


def _job_args(state: State, cell: int) -> Args:
    jobs = jobs_at(state, cell)
    return {"count": len(jobs), **{f"job{n}": job for n, job in enumerate(jobs, 1)}}


def _tile_args(state: State, cell: int) -> Args:
    kind = state.box.kinds[state.grid.tiles[cell]]
    return _kind_args(kind.colour, kind.houses, kind.shape)


def _kind_args(colour: int, houses: int, shape: int) -> Args:
    return {"colour": COLOURS[colour], "houses": houses, "shape": SHAPES[shape]}


def _take_text(state: State, seat: Seat, take: Take) -> Text:
    return Text("papa_paolo-told-take", _tile_args(state, cell_in_play(state)))


def _lay_text(state: State, seat: Seat, lay: Lay) -> Text:
    args = {"at": spot_name(lay.at), "sides": sides_name(lay.open)}
    return Text("papa_paolo-told-lay", {**args, **_tile_args(state, cell_in_play(state))})


def _sponsor_text(state: State, seat: Seat, sponsor: Sponsor) -> Text:
    return Text("papa_paolo-told-sponsor", {"money": state.level(seat, GOLD)})


def _shop_text(state: State, seat: Seat, shop: Shop) -> Text:
    return Text("papa_paolo-told-shop", _purchase_args(state, seat, shop.pizzas))


def _purchase_args(state: State, seat: Seat, pizzas: int) -> Args:
    args: Args = {"pizzas": pizzas, "cost": SHOP_COST[pizzas - 1]}
    return {**args, "received": received(state, seat, pizzas)}


def _express_text(state: State, seat: Seat, express: Express) -> Text:
    args: Args = {"pizzas": state.level(seat, RED), "cost": EXPRESS_FEE}
    return Text("papa_paolo-told-express", args)


def _build_text(state: State, seat: Seat, build: Build) -> Text:
    return Text("papa_paolo-told-build", {"price": build.price, "cost": build.price})


def _site_text(state: State, seat: Seat, site: Site) -> Text:
    price = state.pending.price if isinstance(state.pending, Building) else 0
    return Text("papa_paolo-told-site", {"at": spot_name(site.at), "price": price})


def _stock_text(state: State, seat: Seat, stock: Stock) -> Text:
    return Text("papa_paolo-told-stock", {"at": spot_name(stock.at), "pizzas": stock.pizzas})


# ---------------------------------------------------------------- phases C and D
def _bid_text(state: State, seat: Seat, bid: PlaceBid) -> Text:
    if not bid.column:
        return Text("papa_paolo-told-bid", {"amount": bid.amount})
    args: Args = {"amount": bid.amount, "column": bid.column}
    tile = _delivery_name(state, state.offer[bid.column - 1])
    return Text("papa_paolo-told-bid-column", {**args, "tile": tile})


def _delivery_name(state: State, number: int) -> str:
    return f"{LETTERS[state.round - 1]}{number}"


def _pass_text(state: State, seat: Seat, passing: Pass) -> Text:
    return Text("papa_paolo-told-pass", {"stands": standing_bid(state, seat)})


def _pick_text(state: State, seat: Seat, pick: Pick) -> Text:
    args: Args = {"colour": COLOURS[pick.colour], "cost": fee(state, seat)}
    return Text("papa_paolo-told-pick", args)


def _turn_text(state: State, seat: Seat, turn: Turn) -> Text:
    opposite_colour = opposite(state, turn.colour)
    (other,) = (c for c in neighbours(state, turn.colour) if c != turn.beside)
    args: Args = {"colour": COLOURS[turn.colour], "cost": fee(state, seat)}
    left: Args = {"left1": COLOURS[opposite_colour], "left2": COLOURS[other]}
    return Text("papa_paolo-told-turn", {**args, **left, "seat_other": 1 - seat})


def _tile_colour(state: State, seat: Seat) -> Args:
    """The colour of the investment tile that the player uses or discards."""
    return {"colour": COLOURS[state.players[seat].investment]}


def _once_text(state: State, seat: Seat, once: Once) -> Text:
    colour, choice = state.players[seat].investment, once.choice
    if colour == GOLD:
        return Text("papa_paolo-told-once-gold", {"money": once_money(state, seat)})
    if colour == BLUE and is_printed(state):
        return Text("papa_paolo-told-once-blue", {"pizzas": once_pizzas(state, seat)})
    if colour == BLUE:
        return Text("papa_paolo-told-once-shop", _purchase_args(state, seat, choice))
    if colour == RED:
        args: Args = {"pizzas": once_express(state, seat), "cost": express_fee(state)}
        return Text("papa_paolo-told-once-red", args)
    cost = choice - discount(state)
    return Text("papa_paolo-told-once-green", {"price": choice, "cost": cost})


# ---------------------------------------------------------------- phase E
def _choose_text(state: State, seat: Seat, choose: Choose) -> Text:
    tile = state.box.delivery(state.round, choose.number)
    args: Args = {"pizzas": tile.pizzas, "distance": tile.distance}
    return Text("papa_paolo-told-choose", {"tile": _delivery_name(state, choose.number), **args})


def _drop_text(state: State, seat: Seat, drop: Drop) -> Text:
    district = state.players[seat].district
    tile = district.plan.city_at[drop.at]
    completes = district.free[tile] == drop.pizzas
    when = "now" if delivery_of(state).express else "later"
    return Text(
        "papa_paolo-told-drop",
        {
            "at": spot_name(drop.at),
            "pizzas": drop.pizzas,
            "colour": COLOURS[district.plan.cities[tile].colour],
            "complete": when if completes else "no",
        },
    )


# ---------------------------------------------------------------- NATURE
def _deal_text(state: State, seat: Seat, deal: DealTile) -> Text:
    cell = cell_name(next_cell(state))
    args = _kind_args(deal.colour, deal.houses, deal.shape)
    return Text("papa_paolo-told-deal", {"cell": cell, **args})


def _coin_text(state: State, seat: Seat, deal: DealCoin) -> Text:
    return Text("papa_paolo-told-coin", {"value": deal.value, **_line_args(next_line(state))})


def _offer_text(state: State, seat: Seat, offer: Offer) -> Text:
    tiles = ", ".join(f"{offer.letter}{number}" for number in offer.numbers)
    round = LETTERS.index(offer.letter) + 1
    return Text("papa_paolo-told-offer", {"tiles": tiles, "round": round})


def _line_args(line: int) -> Args:
    return {"axis": "row" if line < ACROSS else "column", "line": line_name(line)}


def _town_args(state: State, number: int) -> Args:
    return {"colour": state.box.start_tiles[number - 1].colour}


def _start_text(state: State, seat: Seat, deal: DealStart) -> Text:
    args: Args = {"seat": receiver(state), "number": deal.number}
    return Text("papa_paolo-told-start", {**args, **_town_args(state, deal.number)})


def _keep_text(state: State, seat: Seat, keep: Keep) -> Text:
    args: Args = {"number": keep.number, **_town_args(state, keep.number)}
    return Text("papa_paolo-told-keep", args)


def _coin_turned_text(state: State, seat: Seat, turn: TurnCoin) -> Text:
    """PP-V1: the winner of the hidden coin, and all bribes."""
    line = hidden_line(state)
    coins = state.grid.coins
    grid = replace(state.grid, coins=(*coins[:line], turn.value, *coins[line + 1 :]))
    args: Args = {"value": turn.value, "seat": winner(state, line), **_line_args(line)}
    return Text("papa_paolo-told-faceup", {**args, **_bribe_args(replace(state, grid=grid))})


def _open_text(state: State, seat: Seat, opening: OpenStarts) -> Text:
    first = apply(state, NATURE, opening).order[0]
    args: Args = {"seat_first": first}
    for seat, player in enumerate(state.players):
        args |= {f"seat{seat + 1}": seat, f"number{seat + 1}": player.start}
    return Text("papa_paolo-told-open", args)


# ---------------------------------------------------------------- all actions
TEXT_OF: dict[type[Action], Callable[[State, Seat, Any], Text]] = {
    Keep: _keep_text,
    PlacePawn: _pawn_text,
    Take: _take_text,
    Sponsor: _sponsor_text,
    Shop: _shop_text,
    Express: _express_text,
    Build: _build_text,
    Nothing: lambda *_: Text("papa_paolo-told-nothing"),
    Lay: _lay_text,
    Site: _site_text,
    Stock: _stock_text,
    PlaceBid: _bid_text,
    Pass: _pass_text,
    Pick: _pick_text,
    Turn: _turn_text,
    Decline: lambda *_: Text("papa_paolo-told-decline"),
    Track: lambda state, seat, _: Text("papa_paolo-told-track", _tile_colour(state, seat)),
    Once: _once_text,
    Discard: lambda state, seat, _: Text("papa_paolo-told-discard", _tile_colour(state, seat)),
    Choose: _choose_text,
    Ride: lambda state, seat, ride: Text("papa_paolo-told-ride", {"at": spot_name(ride.at)}),
    Drop: _drop_text,
    Home: lambda *_: Text("papa_paolo-told-home"),
    Stop: lambda *_: Text("papa_paolo-told-stop"),
    DealStart: _start_text,
    OpenStarts: _open_text,
    Offer: _offer_text,
    DealLarge: lambda state, seat, deal: Text(
        "papa_paolo-told-large", {"colour": COLOURS[deal.facing]}
    ),
    HideCoin: lambda state, seat, hide: Text("papa_paolo-told-facedown", _line_args(hide.line)),
    DealCoin: _coin_text,
    DealTile: _deal_text,
    TurnCoin: _coin_turned_text,
}
