"""PP-C9, PP-C10, PP-2.9, PP-D: who gets which investment tile, and what it brings."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Decline, Discard, Once, Pick, Track, Turn
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COLOURS,
    EXPRESS_FEE,
    GOLD,
    GREEN,
    LATE_FEE,
    RED,
    TRACK_END,
)
from tavolino.games.papa_paolo.rules import delivering, trading
from tavolino.games.papa_paolo.state import NOBODY, State

ALL = (GOLD, BLUE, RED, GREEN)
_TRACK, _DISCARD, _DECLINE = Track(), Discard(), Decline()


# ---------------------------------------------------------------- the large tile
def opposite(state: State, colour: int) -> int:
    """The colour across this round's large tile."""
    gold_pair = (GOLD, state.large)
    other_pair = tuple(other for other in ALL if other not in gold_pair)
    pair = gold_pair if colour in gold_pair else other_pair
    return pair[1 - pair.index(colour)]


def neighbours(state: State, colour: int) -> tuple[int, ...]:
    """The two colours beside this one on the large tile."""
    across = opposite(state, colour)
    return tuple(other for other in ALL if other not in (colour, across))


def must_turn(state: State) -> bool:
    """PP-2.9: does the next pick also decide what lies on the other player's side?"""
    return state.seats == 2 and state.investments == ALL and bool(state.queue)


# ---------------------------------------------------------------- picking
def fee(state: State, seat: int) -> int:
    """PP-C10: who has no bid pays for the tile."""
    return 0 if state.players[seat].bid else LATE_FEE


def legal_picks(state: State, seat: int) -> Sequence[Pick | Turn | Decline]:
    cost = fee(state, seat)
    picks: list[Pick | Turn | Decline] = []
    if cost <= state.players[seat].money:
        picks += _turns(state) if must_turn(state) else map(Pick, state.investments)
    if cost:
        picks.append(_DECLINE)
    return picks


def _turns(state: State) -> list[Turn]:
    return [Turn(colour, beside) for colour in ALL for beside in neighbours(state, colour)]


def refuse_pick(state: State, seat: int, pick: Pick | Turn) -> Objection | None:
    turning = must_turn(state)
    if isinstance(pick, Pick) and turning:
        return objection("PP-2.9", "papa_paolo-no-pick-without-turn")
    if isinstance(pick, Turn) and not turning:
        return objection("PP-2.9", "papa_paolo-no-turning")
    if isinstance(pick, Turn) and pick.beside not in neighbours(state, pick.colour):
        said = {"colour": COLOURS[pick.colour], "beside": COLOURS[pick.beside]}
        return objection("PP-2.9", "papa_paolo-no-neighbour", **said)
    if pick.colour not in state.investments:
        colour = COLOURS[pick.colour]
        if state.seats == 2:
            return objection("PP-2.9", "papa_paolo-no-quarter-on-your-side", colour=colour)
        return objection("PP-C9", "papa_paolo-no-such-investment", colour=colour)
    if fee(state, seat) > state.players[seat].money:
        return objection("PP-C10", "papa_paolo-no-money-for-investment", cost=LATE_FEE)
    return None


def refuse_decline(state: State, seat: int) -> Objection | None:
    """PP-C9: a bidder chooses a tile."""
    return None if fee(state, seat) else objection("PP-C9", "papa_paolo-no-declining")


def pick(state: State, seat: int, pick: Pick | Turn) -> State:
    player = state.players[seat]
    money = player.money - fee(state, seat)
    after = state.with_player(seat, replace(player, money=money, investment=pick.colour))
    return replace(after, investments=left_after(state, pick), step="next")


def left_after(state: State, pick: Pick | Turn) -> tuple[int, ...]:
    """PP-C9, PP-3.7: the tiles that nobody chose yet; PP-2.9: those on the other player's side."""
    mine = (pick.colour, pick.beside) if isinstance(pick, Turn) else (pick.colour,)
    return tuple(colour for colour in state.investments if colour not in mine)


def decline(state: State) -> State:
    return replace(state, step="next")


# ---------------------------------------------------------------- activating
def legal_activations(state: State, seat: int) -> Sequence[Track | Once | Discard]:
    """PP-D1, PP-D4."""
    player = state.players[seat]
    uses: list[Track | Once | Discard] = []
    if player.markers[player.investment] < TRACK_END:
        uses.append(_TRACK)
    uses += map(Once, _choices(state, seat))
    uses.append(_DISCARD)
    return uses


def is_printed(state: State) -> bool:
    """PP-D1: does a tile bring what it shows, rather than the action at the player's level?"""
    return state.options.investment_once == "printed"


def _choices(state: State, seat: int) -> Sequence[int]:
    """The ways to use the tile at once: 0 where there is only one."""
    player, printed = state.players[seat], is_printed(state)
    match player.investment:
        case 0:
            return (0,)
        case 1 if printed:
            return (0,) if trading.space(player) else ()
        case 1:
            return [shop.pizzas for shop in trading.legal_purchases(state, seat)]
        case 2:
            return (0,) if delivering.can_express(state, seat, express_fee(state)) else ()
        case _:
            return trading.buildable(state, seat, discount(state))


def money_at_once(state: State, seat: int) -> int:
    """What a gold tile brings."""
    once = state.box.investments.once.gold
    return once.money if is_printed(state) else state.level(seat, GOLD)


def pizzas_at_once(state: State, seat: int) -> int:
    """What a blue tile brings for nothing."""
    return min(state.box.investments.once.blue.pizzas, trading.space(state.players[seat]))


def express_at_once(state: State, seat: int) -> int:
    """So many pizzas a red tile lets a player deliver."""
    once = state.box.investments.once.red
    return once.pizzas if is_printed(state) else state.level(seat, RED)


def express_fee(state: State) -> int:
    once = state.box.investments.once.red
    return once.fee if is_printed(state) else EXPRESS_FEE


def discount(state: State) -> int:
    """Lire off the price of a pizzeria that is built with a green tile."""
    once = state.box.investments.once.green
    return once.discount if is_printed(state) else 0


def refuse_track(state: State, seat: int) -> Objection | None:
    player = state.players[seat]
    if player.markers[player.investment] < TRACK_END:
        return None
    return objection("PP-D4", "papa_paolo-no-track-end", colour=COLOURS[player.investment])


def refuse_once(state: State, seat: int, choice: int) -> Objection | None:
    """PP-D1: by the rules of the action that the tile stands for."""
    player, printed = state.players[seat], is_printed(state)
    colour = player.investment
    if colour == GREEN:
        return trading.refuse_building(state, seat, choice, discount(state))
    if colour == BLUE and not printed:
        return trading.refuse_purchase(state, seat, choice)
    if choice:
        return objection("PP-D1", "papa_paolo-no-choice-here", colour=COLOURS[colour])
    if colour == RED:
        return delivering.refuse_express(state, seat, express_fee(state))
    if colour == BLUE and not player.pool:
        return objection("PP-A14", "papa_paolo-no-pizzas-in-pool", pool=0)
    if colour == BLUE and not sum(player.district.rooms):
        return objection("PP-A14", "papa_paolo-no-room", room=0)
    return None


def _used(state: State, seat: int) -> State:
    """The tile is gone."""
    return state.with_player(seat, replace(state.players[seat], investment=NOBODY))


def track(state: State, seat: int) -> State:
    """PP-D1, PP-D2: one space to the right, at once."""
    player = state.players[seat]
    gold, blue, red, green = (
        marker + (colour == player.investment) for colour, marker in enumerate(player.markers)
    )
    after = _used(state, seat)
    moved = replace(after.players[seat], markers=(gold, blue, red, green))
    return replace(after.with_player(seat, moved), step="next")


def once(state: State, seat: int, choice: int) -> State:
    """PP-D1: what the tile shows, or the ordinary action at the player's own level."""
    colour, after = state.players[seat].investment, _used(state, seat)
    match colour:
        case 0:
            return trading.take_money(after, seat, money_at_once(state, seat))
        case 1 if is_printed(state):
            return trading.store(after, seat, pizzas_at_once(state, seat))
        case 1:
            return trading.shop(after, seat, choice)
        case 2:
            pizzas = express_at_once(state, seat)
            return delivering.express(after, seat, pizzas, express_fee(state))
        case _:
            return trading.build(after, seat, choice, discount(state))


def discard(state: State, seat: int) -> State:
    return replace(_used(state, seat), step="next")
