"""The texts of actions, for the log and for the list of legal actions."""

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
    if seat == NATURE:
        return LogText(_chance_text(state, action), format(action))
    text = _placing_text(state, seat, action)
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
def _placing_text(state: State, seat: Seat, action: Action) -> Text:
    match action:
        case PlacePawn(cell):
            args = {"cell": cell_name(cell), **_tile_args(state, cell), **_job_args(state, cell)}
            return Text("papa_paolo-told-pawn", args)
        case Take():
            return Text("papa_paolo-told-take", _tile_args(state, cell_in_play(state)))
        case Lay(at, open):
            args = {"at": spot_name(at), "sides": sides_name(open)}
            return Text("papa_paolo-told-lay", {**args, **_tile_args(state, cell_in_play(state))})
        case Sponsor():
            return Text("papa_paolo-told-sponsor", {"money": state.level(seat, GOLD)})
        case Shop(pizzas):
            return _shop_text(state, seat, pizzas)
        case Express():
            level = state.level(seat, RED)
            return Text("papa_paolo-told-express", {"pizzas": level, "cost": EXPRESS_FEE})
        case Build(price):
            return Text("papa_paolo-told-build", {"price": price, "cost": price})
        case Nothing():
            return Text("papa_paolo-told-nothing")
        case Site(at):
            price = state.pending.price if isinstance(state.pending, Building) else 0
            return Text("papa_paolo-told-site", {"at": spot_name(at), "price": price})
        case Stock(at, pizzas):
            return Text("papa_paolo-told-stock", {"at": spot_name(at), "pizzas": pizzas})
        case _:
            return _investing_text(state, seat, action)


def _job_args(state: State, cell: int) -> Args:
    jobs = jobs_at(state, cell)
    return {"count": len(jobs), **{f"job{n}": job for n, job in enumerate(jobs, 1)}}


def _tile_args(state: State, cell: int) -> Args:
    kind = state.box.kinds[state.grid.tiles[cell]]
    return _kind_args(kind.colour, kind.houses, kind.shape)


def _kind_args(colour: int, houses: int, shape: int) -> Args:
    return {"colour": COLOURS[colour], "houses": houses, "shape": SHAPES[shape]}


def _shop_text(state: State, seat: Seat, pizzas: int) -> Text:
    args: Args = {"pizzas": pizzas, "cost": SHOP_COST[pizzas - 1]}
    return Text("papa_paolo-told-shop", {**args, "received": received(state, seat, pizzas)})


# ---------------------------------------------------------------- phases C and D
def _investing_text(state: State, seat: Seat, action: Action) -> Text:
    match action:
        case PlaceBid(amount, 0):
            return Text("papa_paolo-told-bid", {"amount": amount})
        case PlaceBid(amount, column):
            args: Args = {"amount": amount, "column": column}
            return Text(
                "papa_paolo-told-bid-column", {**args, "tile": _delivery_name(state, column)}
            )
        case Pass():
            return Text("papa_paolo-told-pass", {"stands": standing_bid(state, seat)})
        case Pick(colour):
            return Text(
                "papa_paolo-told-pick", {"colour": COLOURS[colour], "cost": fee(state, seat)}
            )
        case Turn():
            return _turn_text(state, seat, action)
        case Decline():
            return Text("papa_paolo-told-decline")
        case Track():
            colour = state.players[seat].investment
            return Text("papa_paolo-told-track", {"colour": COLOURS[colour]})
        case Once(choice):
            return _once_text(state, seat, choice)
        case Discard():
            colour = state.players[seat].investment
            return Text("papa_paolo-told-discard", {"colour": COLOURS[colour]})
        case _:
            return _delivering_text(state, seat, action)


def _delivery_name(state: State, column: int) -> str:
    return f"{LETTERS[state.round - 1]}{state.offer[column - 1]}"


def _turn_text(state: State, seat: Seat, turn: Turn) -> Text:
    opposite_colour = opposite(state, turn.colour)
    (other,) = (c for c in neighbours(state, turn.colour) if c != turn.beside)
    args: Args = {"colour": COLOURS[turn.colour], "cost": fee(state, seat)}
    left: Args = {"left1": COLOURS[opposite_colour], "left2": COLOURS[other]}
    return Text("papa_paolo-told-turn", {**args, **left, "seat_other": 1 - seat})


def _once_text(state: State, seat: Seat, choice: int) -> Text:
    colour = state.players[seat].investment
    if colour == GOLD:
        return Text("papa_paolo-told-once-gold", {"money": once_money(state, seat)})
    if colour == BLUE and is_printed(state):
        return Text("papa_paolo-told-once-blue", {"pizzas": once_pizzas(state, seat)})
    if colour == BLUE:
        shop = _shop_text(state, seat, choice)
        return Text("papa_paolo-told-once-shop", shop.args)
    if colour == RED:
        args: Args = {"pizzas": once_express(state, seat), "cost": express_fee(state)}
        return Text("papa_paolo-told-once-red", args)
    cost = choice - discount(state)
    return Text("papa_paolo-told-once-green", {"price": choice, "cost": cost})


# ---------------------------------------------------------------- phase E
def _delivering_text(state: State, seat: Seat, action: Action) -> Text:
    match action:
        case Choose(number):
            name = f"{LETTERS[state.round - 1]}{number}"
            tile = state.box.delivery(state.round, number)
            args: Args = {"pizzas": tile.pizzas, "distance": tile.distance}
            return Text("papa_paolo-told-choose", {"tile": name, **args})
        case Ride(at):
            return Text("papa_paolo-told-ride", {"at": spot_name(at)})
        case Drop():
            return _drop_text(state, seat, action)
        case Home():
            return Text("papa_paolo-told-home")
        case Stop():
            return Text("papa_paolo-told-stop")
        case Keep(number):
            return Text("papa_paolo-told-keep", {"number": number, **_town_args(state, number)})
        case _:
            raise AssertionError(f"{action} is an outcome of NATURE")


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
def _chance_text(state: State, action: Action) -> Text:
    match action:
        case DealTile(colour, houses, shape):
            cell = cell_name(next_cell(state))
            return Text("papa_paolo-told-deal", {"cell": cell, **_kind_args(colour, houses, shape)})
        case DealCoin(value):
            return Text("papa_paolo-told-coin", {"value": value, **_line_args(next_line(state))})
        case HideCoin(line):
            return Text("papa_paolo-told-facedown", _line_args(line))
        case TurnCoin():
            return _coin_turned_text(state, action)
        case Offer(letter, numbers):
            tiles = ", ".join(f"{letter}{number}" for number in numbers)
            return Text("papa_paolo-told-offer", {"tiles": tiles, "round": _round_of(letter)})
        case DealLarge(facing):
            return Text("papa_paolo-told-large", {"colour": COLOURS[facing]})
        case DealStart(number):
            args = {"seat": receiver(state), "number": number, **_town_args(state, number)}
            return Text("papa_paolo-told-start", args)
        case OpenStarts():
            return _open_text(state)
        case _:
            raise AssertionError(f"{action} is not an outcome")


def _round_of(letter: str) -> int:
    return LETTERS.index(letter) + 1


def _line_args(line: int) -> Args:
    return {"axis": "row" if line < ACROSS else "column", "line": line_name(line)}


def _town_args(state: State, number: int) -> Args:
    return {"colour": state.box.start_tiles[number - 1].colour}


def _coin_turned_text(state: State, turn: TurnCoin) -> Text:
    """PP-V1: the winner of the hidden coin, and all bribes."""
    line = hidden_line(state)
    coins = state.grid.coins
    grid = replace(state.grid, coins=(*coins[:line], turn.value, *coins[line + 1 :]))
    args: Args = {"value": turn.value, "seat": winner(state, line), **_line_args(line)}
    return Text("papa_paolo-told-faceup", {**args, **_bribe_args(replace(state, grid=grid))})


def _open_text(state: State) -> Text:
    first = apply(state, NATURE, OpenStarts()).order[0]
    args: Args = {"seat_first": first}
    for seat, player in enumerate(state.players):
        args |= {f"seat{seat + 1}": seat, f"number{seat + 1}": player.start}
    return Text("papa_paolo-told-open", args)
