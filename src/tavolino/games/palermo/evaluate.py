"""Whether it is good: what a position promises each seat, and which moves deserve a thought."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action, Go, LayHouse, MovePolice, Stay
from tavolino.games.palermo.components import Face
from tavolino.games.palermo.geometry import Fields, Trip, plot, reach
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.rules.moving import gangsters, tolls
from tavolino.games.palermo.state import AT_START, State

FARTHEST = 40
"""No field of a city is farther than this from any other."""


def _distances(state: State, seat: Seat) -> list[Fields]:
    """The fields by their cost for the seat's gangster, however many turns it takes."""
    where = state.players[seat].gangster
    origin = state.city.start_fields if where == AT_START else 1 << where
    toll = tolls(state, seat, gangsters(state))
    trip = Trip(origin, state.city.streets, toll, 0, state.options.ring_links)
    return reach(trip, FARTHEST)


def _distance(levels: list[Fields], fields: Fields) -> int:
    return next((cost for cost, level in enumerate(levels, 1) if level & fields), FARTHEST)


def _promise(points: int, distance: int) -> float:
    """Points left over when a figure with so many points a turn arrives, less a toll on waiting."""
    turns = -(-distance // points)
    return turns * points - distance - 2.0 * (turns - 1)


def estimate(state: State) -> tuple[float, ...]:
    """Money so far and what the remaining discs and the way home should bring."""
    return tuple(_worth(state, seat) for seat in range(len(state.players)))


def _worth(state: State, seat: Seat) -> float:
    player = state.players[seat]
    if player.is_home or state.phase in ("start", "over"):
        return float(player.money)
    levels = _distances(state, seat)
    costs = sorted(_distance(levels, 1 << entrance) for entrance in player.entrances)
    worth = float(player.money)
    for nth, cost in enumerate(costs):
        worth += _promise(player.range + nth, cost)
    return worth + _promise(player.range + len(costs), _distance(levels, state.city.start_fields))


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """All that is legal, the most promising first."""
    levels = _distances(state, seat) if state.phase in ("gangster", "house") else []
    return sorted(legal(state, seat), key=lambda action: -_appeal(state, seat, action, levels))


def _appeal(state: State, seat: Seat, action: Action, levels: list[Fields]) -> float:
    player = state.players[seat]
    goal = sum(1 << entrance for entrance in player.entrances) or (
        state.city.start_fields if state.phase == "gangster" else 0
    )
    match action:
        case Go(field) if goal >> field & 1:
            return 100 + player.range - _distance(levels, 1 << field)
        case Go(field):
            trip = Trip(1 << field, state.city.streets, 0, 0, state.options.ring_links)
            return -_distance(reach(trip, FARTHEST), goal)
        case Stay():
            return -_distance(levels, goal)
        case LayHouse(cell, size, rotation, mirrored):
            entrance = plot(cell, Face(size, rotation, mirrored)).entrance
            return -_distance(levels, 1 << entrance)
        case MovePolice(field):
            others = (p for other, p in enumerate(state.players) if other != seat)
            return float(any(field in other.entrances for other in others))
        case _:
            return 0.5
