"""The rules of Papà Paolo, numbered as in RULES.md: actors, legal actions, objections, effects."""

from collections.abc import Sequence
from fractions import Fraction

from tavolino.core.game import NATURE, Seat
from tavolino.core.memo import memoize_last
from tavolino.core.text import Objection, objection
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
from tavolino.games.papa_paolo.components.printed import RED
from tavolino.games.papa_paolo.rules import (
    bidding,
    bribes,
    delivering,
    flow,
    growing,
    investing,
    placing,
    setup,
    trading,
)
from tavolino.games.papa_paolo.rules.scoring import figures, places, scores
from tavolino.games.papa_paolo.rules.setup import initial
from tavolino.games.papa_paolo.state import State, Step

__all__ = ["actors", "apply", "figures", "initial", "legal", "odds", "places", "refuse", "scores"]

_CHANCE_STEPS: frozenset[Step] = frozenset(
    ("starts", "open", "offer", "forecast", "large", "facedown", "coins", "tiles", "coin")
)


def actors(state: State) -> tuple[Seat, ...]:
    """PP-R2, PP-2.2: one seat at a time. Two players choose their start tiles at the same time."""
    if state.step in _CHANCE_STEPS:
        return (NATURE,)
    if state.step == "keep":
        return tuple(seat for seat, player in enumerate(state.players) if not player.start)
    return () if state.step == "over" else (state.turn,)


# ---------------------------------------------------------------- legal actions
@memoize_last
def legal(state: State, seat: Seat) -> Sequence[Action]:
    match state.step:
        case "pawn":
            return placing.legal_pawns(state)
        case "mode":
            return placing.legal_modes(state, seat)
        case "lay":
            return growing.legal_lays(state, seat)
        case "drop":
            return delivering.legal_drops(state, seat)
        case "ride":
            return delivering.legal_rides(state, seat)
        case "bid":
            return bidding.legal(state, seat)
        case "pick":
            return investing.legal_picks(state, seat)
        case "activate":
            return investing.legal_activations(state, seat)
        case "stock":
            return trading.legal_stocks(state, seat)
        case "site":
            return growing.legal_sites(state, seat)
        case "choose":
            return [Choose(number) for number in state.offer]
        case "keep":
            return [Keep(number) for number in state.players[seat].hand]
        case _:
            return ()


def odds(state: State) -> Sequence[tuple[Action, Fraction]]:
    """The possible chance outcomes with their exact probabilities."""
    match state.step:
        case "tiles":
            return setup.tile_odds(state)
        case "coins":
            return setup.coin_odds(state)
        case "offer" | "forecast":
            return setup.offer_odds(state)
        case "large":
            return setup.large_odds(state)
        case "facedown":
            return setup.facedown_odds(state)
        case "coin":
            return bribes.coin_odds(state)
        case "starts":
            return setup.start_odds(state)
        case "open":
            return setup.opening_odds()
        case _:
            return ()


# ---------------------------------------------------------------- objections
_STEP_OF: dict[type[Action], Step] = {
    Keep: "keep",
    PlacePawn: "pawn",
    Take: "mode",
    Sponsor: "mode",
    Shop: "mode",
    Express: "mode",
    Build: "mode",
    Nothing: "mode",
    Lay: "lay",
    Site: "site",
    Stock: "stock",
    PlaceBid: "bid",
    Pass: "bid",
    Pick: "pick",
    Turn: "pick",
    Decline: "pick",
    Track: "activate",
    Once: "activate",
    Discard: "activate",
    Choose: "choose",
    Ride: "ride",
    Stop: "ride",
    Drop: "drop",
    Home: "drop",
}
"""The step of each player action; outcomes of NATURE are not included."""

_DUE_FIRST: dict[Step, Objection] = {
    "keep": objection("PP-2.2", "papa_paolo-no-keep-first"),
    "pawn": objection("PP-A1", "papa_paolo-no-pawn-first"),
    "mode": objection("PP-A3", "papa_paolo-no-mode-first"),
    "lay": objection("PP-A3", "papa_paolo-no-lay-first"),
    "site": objection("PP-A16", "papa_paolo-no-site-first"),
    "stock": objection("PP-A14", "papa_paolo-no-stock-first"),
    "bid": objection("PP-C2", "papa_paolo-no-bid-first"),
    "pick": objection("PP-C9", "papa_paolo-no-pick-first"),
    "activate": objection("PP-D1", "papa_paolo-no-activate-first"),
    "choose": objection("PP-2.10", "papa_paolo-no-choose-first"),
    "ride": objection("PP-E3", "papa_paolo-no-ride-first"),
    "drop": objection("PP-E7", "papa_paolo-no-drop-first"),
}
"""The objection to an action of another step: what the player must do first."""


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """The first rule that forbids an action."""
    step = _STEP_OF.get(type(action))
    if step is None:
        return objection("PP-S2", "papa_paolo-no-only-chance")
    if step != state.step:
        return _DUE_FIRST[state.step]
    match action:
        case Keep(number) if number not in state.players[seat].hand:
            return objection("PP-2.2", "papa_paolo-no-such-start-tile", number=number)
        case PlacePawn(cell):
            return placing.refuse_pawn(state, cell)
        case Take() | Sponsor() | Shop() | Express() | Build() | Nothing():
            return placing.refuse_mode(state, seat, action)
        case Lay():
            return growing.refuse_lay(state, seat, action)
        case Site(at):
            return growing.refuse_site(state, seat, at)
        case Stock():
            return trading.refuse_stock(state, seat, action)
        case _:
            return _later_objection(state, seat, action)


def _later_objection(state: State, seat: Seat, action: Action) -> Objection | None:
    """Objections in the later phases."""
    match action:
        case PlaceBid():
            return bidding.refuse(state, seat, action)
        case Pick() | Turn():
            return investing.refuse_pick(state, seat, action)
        case Decline():
            return investing.refuse_decline(state, seat)
        case Track():
            return investing.refuse_track(state, seat)
        case Once(choice):
            return investing.refuse_once(state, seat, choice)
        case Choose(number) if number not in state.offer:
            return objection("PP-2.10", "papa_paolo-no-such-delivery-tile", number=number)
        case Ride(at):
            return delivering.refuse_ride(state, seat, at)
        case Stop():
            return delivering.refuse_stop(state)
        case Drop():
            return delivering.refuse_drop(state, seat, action)
        case Home():
            return delivering.refuse_home(state)
        case _:
            return None


# ---------------------------------------------------------------- applying actions
@memoize_last
def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after an action. The last result is cached, because log and effects need it too."""
    after = _apply_outcome(state, action) if seat == NATURE else _apply_action(state, seat, action)
    return flow.advance(after) if after.step == "next" else after


def _apply_outcome(state: State, action: Action) -> State:
    match action:
        case DealTile():
            return setup.deal_tile(state, action)
        case DealCoin(value):
            return setup.deal_coin(state, value)
        case Offer(numbers=numbers):
            return setup.offer(state, numbers)
        case DealLarge(facing):
            return setup.deal_large(state, facing)
        case HideCoin(line):
            return setup.hide_coin(state, line)
        case TurnCoin(value):
            return bribes.turn_coin(state, value)
        case DealStart(number):
            return setup.deal_start(state, number)
        case OpenStarts():
            return setup.open_starts(state)
        case _:
            raise AssertionError(f"{action} is not an outcome")


def _apply_action(state: State, seat: Seat, action: Action) -> State:
    match action:
        case PlacePawn(cell):
            return placing.place_pawn(state, seat, cell)
        case Take():
            return placing.take(state)
        case Lay():
            return growing.lay(state, seat, action)
        case Sponsor():
            return trading.sponsor(state, seat)
        case Shop(pizzas):
            return trading.shop(state, seat, pizzas)
        case Express():
            return delivering.express(state, seat, state.level(seat, RED))
        case Build(price):
            return trading.build(state, seat, price, discount=0)
        case Nothing():
            return placing.do_nothing(state)
        case Stock():
            return trading.stock(state, seat, action)
        case Site(at):
            return growing.site(state, seat, at)
        case _:
            return _apply_later_action(state, seat, action)


def _apply_later_action(state: State, seat: Seat, action: Action) -> State:
    """Apply an action of the later phases."""
    match action:
        case Drop():
            return delivering.drop(state, seat, action)
        case Ride(at):
            return delivering.ride(state, seat, at)
        case Home():
            return delivering.home(state, seat)
        case Stop():
            return delivering.stop(state, seat)
        case PlaceBid():
            return bidding.bid(state, seat, action)
        case Pass():
            return bidding.step_out(state, seat)
        case Pick() | Turn():
            return investing.pick(state, seat, action)
        case Decline():
            return investing.decline(state)
        case Track():
            return investing.track(state, seat)
        case Once(choice):
            return investing.once(state, seat, choice)
        case Discard():
            return investing.discard(state, seat)
        case Choose(number):
            return flow.choose(state, seat, number)
        case Keep(number):
            return setup.keep(state, seat, number)
        case _:
            raise AssertionError(f"{action} is an outcome of NATURE")
