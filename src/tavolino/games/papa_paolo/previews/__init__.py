"""Previews: the results of legal actions, for a client to draw. They reveal no secrets."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    Drop,
    Express,
    Lay,
    Once,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
    Take,
    Track,
    Turn,
)
from tavolino.games.papa_paolo.components.printed import EXPRESS_FEE, GOLD, SHOP_COST
from tavolino.games.papa_paolo.geometry import sides_name, xy
from tavolino.games.papa_paolo.previews import bidding, delivering, investing, judging, placing
from tavolino.games.papa_paolo.previews.parts import Preview, SpotPreview
from tavolino.games.papa_paolo.rules.trading import received
from tavolino.games.papa_paolo.state import State

__all__ = ["Preview", "judged", "preview"]


def preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """The preview of an action, or None if there is nothing to draw."""
    match action:
        case PlacePawn(cell):
            return placing.pawn(state, seat, cell)
        case Take():
            return placing.take(state, seat)
        case Lay(at, open):
            return SpotPreview(xy(at), sides_name(open))
        case Site(at):
            return SpotPreview(xy(at), "NESW")
        case Sponsor() | Shop() | Express() | Build():
            return _deal_preview(state, seat, action)
        case _:
            return _later_preview(state, seat, action)


def judged(state: State, seat: Seat, action: Action) -> Preview | None:
    """Like `preview`, with `best` and `plan`, which need judgement."""
    return judging.judged(state, seat, action, preview(state, seat, action))


def _deal_preview(state: State, seat: Seat, action: Sponsor | Shop | Express | Build) -> Preview:
    match action:
        case Sponsor():
            return investing.deal(state, seat, money=state.level(seat, GOLD))
        case Shop(pizzas):
            cost, gets = SHOP_COST[pizzas - 1], received(state, seat, pizzas)
            return investing.deal(state, seat, cost=cost, pizzas=gets)
        case Express():
            return investing.deal(state, seat, cost=EXPRESS_FEE)
        case Build(price):
            return investing.deal(state, seat, cost=price, sites=placing.sites(state, seat))


def _later_preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """Previews of the later phases."""
    match action:
        case PlaceBid():
            return bidding.bid(state, seat, action)
        case Pick() | Turn():
            return investing.pick(state, seat, action)
        case Track():
            return investing.track(state, seat)
        case Once(choice):
            return investing.once(state, seat, choice)
        case Choose(number):
            return delivering.tile(state, number)
        case Ride(at):
            return delivering.ride(state, seat, at)
        case Drop():
            return delivering.drop(state, seat, action)
        case _:
            return None
