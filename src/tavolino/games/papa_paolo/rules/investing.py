"""PP-C9, PP-C10, PP-2.9, PP-D: picking and using investment tiles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tavolino.core.game import Seat
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
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import NOBODY, State

ALL = (GOLD, BLUE, RED, GREEN)
_TRACK, _DISCARD, _DECLINE = Track(), Discard(), Decline()


# ---------------------------------------------------------------- the large tile
def opposite(state: State, colour: int) -> int:
    """The opposite colour on this round's large tile."""
    gold_pair = (GOLD, state.large)
    other_pair = tuple(other for other in ALL if other not in gold_pair)
    pair = gold_pair if colour in gold_pair else other_pair
    return pair[1 - pair.index(colour)]


def neighbours(state: State, colour: int) -> tuple[int, ...]:
    """The two neighbouring colours on the large tile."""
    opposite_colour = opposite(state, colour)
    return tuple(other for other in ALL if other not in (colour, opposite_colour))


def must_turn(state: State) -> bool:
    """PP-2.9: does the next pick also turn the large tile?"""
    return state.seats == 2 and state.investments == ALL and bool(state.queue)


# ---------------------------------------------------------------- picking
def fee(state: State, seat: int) -> int:
    """PP-C10: a player without a bid pays for the tile."""
    return 0 if state.players[seat].bid else LATE_FEE


def _legal_picks(state: State, seat: int) -> Sequence[Pick | Turn | Decline]:
    cost = fee(state, seat)
    picks: list[Pick | Turn | Decline] = []
    if cost <= state.players[seat].money:
        picks += _turns(state) if must_turn(state) else map(Pick, state.investments)
    if cost:
        picks.append(_DECLINE)
    return picks


def _turns(state: State) -> list[Turn]:
    return [Turn(colour, beside) for colour in ALL for beside in neighbours(state, colour)]


def _refuse_pick(state: State, seat: int, pick: Pick | Turn) -> Objection | None:
    turning = must_turn(state)
    if isinstance(pick, Pick) and turning:
        return objection("PP-2.9", "papa_paolo-no-pick-without-turn")
    if isinstance(pick, Turn) and not turning:
        return objection("PP-2.9", "papa_paolo-no-turning")
    if isinstance(pick, Turn) and pick.beside not in neighbours(state, pick.colour):
        names = {"colour": COLOURS[pick.colour], "beside": COLOURS[pick.beside]}
        return objection("PP-2.9", "papa_paolo-no-neighbour", **names)
    if pick.colour not in state.investments:
        colour = COLOURS[pick.colour]
        if state.seats == 2:
            return objection("PP-2.9", "papa_paolo-no-quarter-on-your-side", colour=colour)
        return objection("PP-C9", "papa_paolo-no-such-investment", colour=colour)
    if fee(state, seat) > state.players[seat].money:
        return objection("PP-C10", "papa_paolo-no-money-for-investment", cost=LATE_FEE)
    return None


def _refuse_decline(state: State, seat: int, decline: Decline) -> Objection | None:
    """PP-C9: a bidder must take a tile."""
    return None if fee(state, seat) else objection("PP-C9", "papa_paolo-no-declining")


def _pick(state: State, seat: int, pick: Pick | Turn) -> State:
    player = state.players[seat]
    money = player.money - fee(state, seat)
    after = state.with_player(seat, replace(player, money=money, investment=pick.colour))
    return replace(after, investments=left_after(state, pick), step="next")


def left_after(state: State, pick: Pick | Turn) -> tuple[int, ...]:
    """PP-C9, PP-3.7: the tiles not yet taken. PP-2.9: those on the other player's side."""
    mine = (pick.colour, pick.beside) if isinstance(pick, Turn) else (pick.colour,)
    return tuple(colour for colour in state.investments if colour not in mine)


def _decline(state: State, seat: int, decline: Decline) -> State:
    return replace(state, step="next")


PICK = PlayerStep(
    "pick",
    due_first=objection("PP-C9", "papa_paolo-no-pick-first"),
    legal=_legal_picks,
    actions=(
        ActionRule(Pick, _pick, _refuse_pick),
        ActionRule(Turn, _pick, _refuse_pick),
        ActionRule(Decline, _decline, _refuse_decline),
    ),
)


# ---------------------------------------------------------------- using a tile once
def is_printed(state: State) -> bool:
    """PP-D1: does a tile give what is printed on it, not the action at the player's level?"""
    return state.options.investment_once == "printed"


def once_money(state: State, seat: int) -> int:
    """The money of a gold tile that is used once."""
    once = state.box.investments.once.gold
    return once.money if is_printed(state) else state.level(seat, GOLD)


def once_pizzas(state: State, seat: int) -> int:
    """The free pizzas of a blue tile that is used once."""
    return min(state.box.investments.once.blue.pizzas, trading.space(state.players[seat]))


def once_express(state: State, seat: int) -> int:
    """The number of pizzas that a red tile allows to deliver."""
    once = state.box.investments.once.red
    return once.pizzas if is_printed(state) else state.level(seat, RED)


def express_fee(state: State) -> int:
    once = state.box.investments.once.red
    return once.fee if is_printed(state) else EXPRESS_FEE


def discount(state: State) -> int:
    """The discount in lire on a pizzeria built with a green tile."""
    once = state.box.investments.once.green
    return once.discount if is_printed(state) else 0


@dataclass(frozen=True, slots=True)
class _SingleUse:
    """PP-D1: what a tile of one colour gives once, by the rules of its action."""

    choices: Callable[[State, Seat], Sequence[int]]
    """The possible values of `Once.choice`; (0,) if there is nothing to choose."""
    apply: Callable[[State, Seat, int], State]
    refuse: Callable[[State, Seat, int], Objection | None]
    has_choice: bool = False


def _store_free_pizzas(state: State, seat: Seat, choice: int) -> State:
    return trading.store(state, seat, once_pizzas(state, seat))


def _refuse_free_pizzas(state: State, seat: Seat, choice: int) -> Objection | None:
    player = state.players[seat]
    if not player.pool:
        return objection("PP-A14", "papa_paolo-no-pizzas-in-pool", pool=0)
    if not sum(player.district.free_places):
        return objection("PP-A14", "papa_paolo-no-room", room=0)
    return None


def _express(state: State, seat: Seat, choice: int) -> State:
    return delivering.express(state, seat, once_express(state, seat), express_fee(state))


def _use_of(state: State, seat: Seat) -> _SingleUse:
    """The use of the player's tile."""
    return (_PRINTED_USES if is_printed(state) else _OWN_LEVEL_USES)[state.players[seat].investment]


_MONEY = _SingleUse(
    choices=lambda state, seat: (0,),
    apply=lambda state, seat, choice: trading.take_money(state, seat, once_money(state, seat)),
    refuse=lambda state, seat, choice: None,
)
_FREE_PIZZAS = _SingleUse(
    choices=lambda state, seat: (0,) if trading.space(state.players[seat]) else (),
    apply=_store_free_pizzas,
    refuse=_refuse_free_pizzas,
)
_PURCHASE = _SingleUse(
    choices=lambda state, seat: [it.pizzas for it in trading.legal_purchases(state, seat)],
    apply=trading.shop,
    refuse=trading.refuse_purchase,
    has_choice=True,
)
_EXPRESS = _SingleUse(
    choices=lambda state, seat: (
        (0,) if delivering.can_express(state, seat, express_fee(state)) else ()
    ),
    apply=_express,
    refuse=lambda state, seat, choice: delivering.refuse_express(state, seat, express_fee(state)),
)
_PIZZERIA = _SingleUse(
    choices=lambda state, seat: trading.buildable(state, seat, discount(state)),
    apply=lambda state, seat, price: trading.build(state, seat, price, discount(state)),
    refuse=lambda state, seat, price: trading.refuse_building(state, seat, price, discount(state)),
    has_choice=True,
)
_PRINTED_USES = {GOLD: _MONEY, BLUE: _FREE_PIZZAS, RED: _EXPRESS, GREEN: _PIZZERIA}
_OWN_LEVEL_USES = {**_PRINTED_USES, BLUE: _PURCHASE}


def _refuse_once(state: State, seat: Seat, once: Once) -> Objection | None:
    use, colour = _use_of(state, seat), state.players[seat].investment
    if once.choice and not use.has_choice:
        return objection("PP-D1", "papa_paolo-no-choice-here", colour=COLOURS[colour])
    return use.refuse(state, seat, once.choice)


def _once(state: State, seat: Seat, once: Once) -> State:
    """PP-D1: the printed effect of the tile, or the ordinary action at the player's level."""
    return _use_of(state, seat).apply(_without_tile(state, seat), seat, once.choice)


# ---------------------------------------------------------------- using a tile
def _legal_activations(state: State, seat: Seat) -> Sequence[Track | Once | Discard]:
    """PP-D1, PP-D4."""
    player = state.players[seat]
    uses: list[Track | Once | Discard] = []
    if player.markers[player.investment] < TRACK_END:
        uses.append(_TRACK)
    uses += map(Once, _use_of(state, seat).choices(state, seat))
    uses.append(_DISCARD)
    return uses


def _refuse_track(state: State, seat: Seat, track: Track) -> Objection | None:
    player = state.players[seat]
    if player.markers[player.investment] < TRACK_END:
        return None
    return objection("PP-D4", "papa_paolo-no-track-end", colour=COLOURS[player.investment])


def _without_tile(state: State, seat: Seat) -> State:
    """Remove the investment tile from the player."""
    return state.with_player(seat, replace(state.players[seat], investment=NOBODY))


def _track(state: State, seat: Seat, track: Track) -> State:
    """PP-D1, PP-D2: one space to the right, effective immediately."""
    player = state.players[seat]
    gold, blue, red, green = (
        marker + (colour == player.investment) for colour, marker in enumerate(player.markers)
    )
    after = _without_tile(state, seat)
    moved = replace(after.players[seat], markers=(gold, blue, red, green))
    return replace(after.with_player(seat, moved), step="next")


def _discard(state: State, seat: Seat, discard: Discard) -> State:
    return replace(_without_tile(state, seat), step="next")


ACTIVATE = PlayerStep(
    "activate",
    due_first=objection("PP-D1", "papa_paolo-no-activate-first"),
    legal=_legal_activations,
    actions=(
        ActionRule(Track, _track, _refuse_track),
        ActionRule(Once, _once, _refuse_once),
        ActionRule(Discard, _discard),
    ),
)
