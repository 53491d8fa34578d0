"""Phase 2: the policeman may move before the gangster. He takes tolls and never collects discs."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.palermo.actions import MovePolice, SkipPolice
from tavolino.games.palermo.geometry import NEIGHBOURS, Fields, FieldTable, Trip, field_name, reach
from tavolino.games.palermo.rules.ending import pass_turn, pay_bonus
from tavolino.games.palermo.rules.moving import gangsters, refuse_roof, trip, ways
from tavolino.games.palermo.state import State

_MOVE = FieldTable(MovePolice)
_SKIP = SkipPolice()


def police_trip(state: State, seat: int) -> Trip:
    """PAL-P.1, PAL-P.3, PAL-P.4: the player's own policeman, at the gangster's costs."""
    return trip(state, seat, state.players[seat].policeman, 0, gangsters(state))


def _near_policemen(state: State, seat: int) -> Fields:
    """PAL-P.7: the fields on or beside the other players' policemen."""
    near = 0
    for owner, player in enumerate(state.players):
        if owner != seat and player.policeman >= 0:
            near |= NEIGHBOURS[player.policeman] | 1 << player.policeman
    return near


def destinations(state: State, seat: int) -> Fields:
    """PAL-P.3, PAL-P.7 to PAL-P.9: fields in range, without gangsters or policemen nearby."""
    player = state.players[seat]
    taken = gangsters(state)
    within = 0
    for level in reach(trip(state, seat, player.policeman, 0, taken), player.range):
        within |= level
    return within & ~taken & ~_near_policemen(state, seat)


def legal(state: State, seat: int) -> Sequence[MovePolice | SkipPolice]:
    return [*_MOVE.pick(destinations(state, seat)), _SKIP]


def timing_objection(state: State) -> Objection | None:
    """PAL-V1, PAL-P.2: no policeman moves without police, or after the gangster."""
    if state.options.police == "off":
        return objection("PAL-V1", "palermo-no-police")
    if state.phase == "gangster":
        return objection("PAL-P.2", "palermo-no-police-too-late")
    return None


def refuse_move(state: State, seat: int, field: int) -> Objection | None:
    name = field_name(field)
    if refusal := refuse_roof(state, field):
        return refusal
    if field == state.players[seat].policeman:
        return objection("PAL-P.2", "palermo-no-policeman-already-there", field=name)
    if refusal := _refuse_neighbours(state, seat, field):
        return refusal
    points = state.players[seat].range
    way = ways(police_trip(state, seat))[field]
    if way.cost > points:
        return objection(
            "PAL-P.3", "palermo-no-too-far-for-police", field=name, cost=way.cost, range=points
        )
    return None


def _refuse_neighbours(state: State, seat: int, field: int) -> Objection | None:
    name = field_name(field)
    for other, player in enumerate(state.players):
        if player.gangster == field:
            return objection("PAL-P.8", "palermo-no-policeman-on-gangster", field=name, seat=other)
    for other, player in enumerate(state.players):
        at = player.policeman
        if other != seat and at >= 0 and (at == field or NEIGHBOURS[at] >> field & 1):
            there = field_name(at)
            return objection(
                "PAL-P.7", "palermo-no-policemen-side-by-side", field=name, seat=other, there=there
            )
    return None


def move(state: State, seat: int, field: int) -> State:
    return skip(state.with_player(seat, replace(state.players[seat], policeman=field)), seat)


def skip(state: State, seat: int) -> State:
    """PAL-2.2, PAL-P.10: the gangster is next. A player at home gets the bonus instead."""
    if state.players[seat].is_home:
        return pass_turn(pay_bonus(state, seat))
    return replace(state, phase="gangster")
