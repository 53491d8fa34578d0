"""The rules of Palermo, numbered as in RULES.md: phase 1, building, and phase 2, collecting."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.core.memo import memoize_recent
from tavolino.core.text import Objection, objection
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
from tavolino.games.palermo.components import DISCS, HOUSE_CARDS, PalermoOptions
from tavolino.games.palermo.rules import building, moving, police
from tavolino.games.palermo.rules.ending import places, scores, stalled
from tavolino.games.palermo.state import City, Player, State

__all__ = ["actors", "apply", "initial", "legal", "places", "refuse", "scores", "stalled"]


def initial(options: PalermoOptions, seats: int) -> State:
    """PAL-S1 to PAL-S4: the board is empty, all cards are in the supply, seat 0 begins."""
    return State(
        options=options,
        phase="start",
        turn=0,
        city=City(),
        supply=HOUSE_CARDS,
        players=(Player(discs=DISCS[seats]),) * seats,
    )


def actors(state: State) -> tuple[Seat, ...]:
    """PAL-S4: clockwise, one at a time."""
    return () if state.phase == "over" else (state.turn,)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    match state.phase:
        case "gangster":
            return moving.legal(state, seat)
        case "police":
            return police.legal(state, seat)
        case "house":
            return building.legal_cards(state)
        case "start":
            return building.legal_starts()
        case "over":
            return ()


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """The first rule that forbids an action, checked in the order in which a player would ask."""
    if timing_objection := _timing_objection(state, seat, action):
        return timing_objection
    match action:
        case LayStart():
            return None
        case LayHouse():
            return building.refuse_house(state, action)
        case LayPlaza():
            return building.refuse_plaza(state, action)
        case MovePolice(field):
            return police.refuse_move(state, seat, field)
        case SkipPolice():
            return None
        case Go(field):
            return moving.refuse_go(state, seat, field)
        case Stay():
            return moving.refuse_stay(state, seat)


def _timing_objection(state: State, seat: Seat, action: Action) -> Objection | None:
    """The objection to an action that does not belong to this phase."""
    if state.phase == "over":
        return objection("PAL-E.5", "palermo-no-match-over")
    building_card = isinstance(action, LayStart | LayHouse | LayPlaza)
    if state.phase == "start" and not isinstance(action, LayStart):
        return objection("PAL-1.1", "palermo-no-start-card-first")
    if state.phase == "house" and isinstance(action, LayStart):
        return objection("PAL-1.1", "palermo-no-start-card-lies")
    if state.phase == "house" and not building_card:
        return objection("PAL-1.3", "palermo-no-still-building")
    if state.phase in ("police", "gangster") and building_card:
        return objection("PAL-1.8", "palermo-no-city-finished")
    if isinstance(action, MovePolice | SkipPolice):
        return police.timing_objection(state)
    if isinstance(action, Go | Stay):
        return moving.timing_objection(state, seat)
    return None


@memoize_recent
def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after an action. Cached, because effects need it too."""
    match action:
        case Go(field):
            return moving.go(state, seat, field)
        case MovePolice(field):
            return police.move(state, seat, field)
        case SkipPolice():
            return police.skip(state, seat)
        case Stay():
            return moving.stay(state)
        case LayHouse():
            return building.lay_house(state, seat, action)
        case LayPlaza():
            return building.lay_plaza(state, seat, action)
        case LayStart(cell):
            return building.lay_start(state, cell)
