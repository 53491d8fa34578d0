"""The effects of an action, for a client to animate. All viewers see the same effects.

Things and places have the names of the notation; docs/palermo.md lists them.
"""

from collections.abc import Iterator

from tavolino.core.effects import Began, Effect, Moved, Paid, Placed, Removed, Said, Scored, Turned
from tavolino.core.game import Seat
from tavolino.games.palermo.actions import (
    Action,
    Go,
    LayHouse,
    LayPlaza,
    LayStart,
    MovePolice,
    SkipPolice,
    Stay,
)
from tavolino.games.palermo.components import Face
from tavolino.games.palermo.geometry import cell_name, corner_field, field_name, plot
from tavolino.games.palermo.rules import apply
from tavolino.games.palermo.rules.moving import active_policemen, bribed, gangster_trip, way_to
from tavolino.games.palermo.rules.police import police_trip
from tavolino.games.palermo.state import Player, State, StreetCard
from tavolino.games.palermo.view import place_name


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    """The action itself, then its results, then what follows automatically."""
    after = apply(state, seat, action)
    paid = bribed(state, seat, action.field) if isinstance(action, Go) else ()
    return (
        *_action_effects(state, seat, action),
        *(Paid(1, giver=seat, taker=owner, why="bribe") for owner in paid),
        *_collected(state, after, seat),
        *_duty_changes(state, after),
        *_payments(state, after, seat, paid),
        *_beginnings(state, after),
    )


# ---------------------------------------------------------------- the action
def _action_effects(state: State, seat: Seat, action: Action) -> Iterator[Effect]:
    match action:
        case LayStart(cell):
            yield Placed("start", cell_name(cell), seat)
        case LayHouse(cell, size, rotation, mirrored):
            house = f"house {size} m" if mirrored else f"house {size}"
            entrance = plot(cell, Face(size, rotation, mirrored)).entrance
            yield Placed(house, cell_name(cell), seat, rotation)
            yield Placed("disc", field_name(entrance), seat)
        case LayPlaza(cell, corner):
            yield Placed("plaza", cell_name(cell), seat)
            yield Placed("disc", field_name(corner_field(cell, corner)), seat)
        case MovePolice(field):
            yield _policeman_moved(state, seat, field)
        case SkipPolice():
            yield Said(seat, "police -")
        case Go(field):
            yield from _gangster_moved(state, seat, field)
        case Stay():
            yield Said(seat, "stay")


def _policeman_moved(state: State, seat: Seat, field: int) -> Moved:
    player = state.players[seat]
    way = way_to(police_trip(state, seat), player.range, field)
    return Moved("policeman", _place_names(player.policeman, *way.path), seat)


def _gangster_moved(state: State, seat: Seat, field: int) -> Iterator[Effect]:
    """PAL-E.1: a gangster that comes home moves on from its arrival field to ``home``."""
    player = state.players[seat]
    way = way_to(gangster_trip(state, seat), player.range, field)
    home = player.has_all_discs and state.city.start_fields >> field & 1
    path = _place_names(player.gangster, *way.path)
    yield Moved("gangster", (*path, "home") if home else path, seat)


def _place_names(*figures: int) -> tuple[str, ...]:
    return tuple(map(place_name, figures))


# ---------------------------------------------------------------- results
def _collected(state: State, after: State, seat: Seat) -> Iterator[Effect]:
    """PAL-2.11: the disc goes to its owner and increases the range."""
    new = after.players[seat]
    if new.collected > state.players[seat].collected:
        yield Removed("disc", place_name(new.gangster), f"{seat}/discs", seat)
        yield Turned("range", f"{seat}/range", str(new.range))


def _duty_changes(state: State, after: State) -> Iterator[Effect]:
    """PAL-P.6: policemen that become active or inactive."""
    for old, new, player in zip(
        active_policemen(state), active_policemen(after), after.players, strict=True
    ):
        if old != new:
            duty = "active" if new else "inactive"
            yield Turned("policeman", place_name(player.policeman), duty)


def _payments(state: State, after: State, seat: Seat, paid: tuple[int, ...]) -> Iterator[Effect]:
    """All payments from the bank."""
    for owner, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
        bribes = paid.count(owner) - len(paid) * (owner == seat)
        if gain := new.money - old.money - bribes:
            yield Paid(gain, taker=owner, why=_payment_reason(old, new))


def _payment_reason(old: Player, new: Player) -> str:
    if new.collected > old.collected:
        return "disc"
    return "home" if new.is_home and not old.is_home else "bonus"


# ---------------------------------------------------------------- consequences
def _beginnings(state: State, after: State) -> Iterator[Effect]:
    """PAL-1.8: empty cells become streets. Then a new round, a new turn or the end."""
    if after.round > state.round == 0:
        streets = (c for c, card in enumerate(after.city.cards) if isinstance(card, StreetCard))
        yield from (Placed("street", cell_name(cell)) for cell in streets)
    if after.phase == "over":
        yield Began("over")
        yield from (Scored(s, p.money, "money") for s, p in enumerate(after.players))
        return
    if after.round > state.round:
        yield Began(f"round {after.round}")
    if (after.phase, after.turn) != (state.phase, state.turn):
        yield Began(after.phase, after.turn)
