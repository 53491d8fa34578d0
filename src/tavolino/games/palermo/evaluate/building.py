"""Evaluation of phase 1: the value of the doors laid so far in the unfinished city."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action, LayHouse, LayPlaza
from tavolino.games.palermo.components import FIRST_RANGE, Face
from tavolino.games.palermo.evaluate.distances import distances_between, steps_to
from tavolino.games.palermo.evaluate.tour import best_tour_value, worth
from tavolino.games.palermo.geometry import CELL_FIELDS, NEIGHBOURS, Fields, corner_field, plot
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.state import State

TOUR_WEIGHT = 0.85
ACCESS_WEIGHT = 1.3
"""The value of a tour and of safe streets at the doors in the finished city; fitted to matches."""

MAX_CARD_CANDIDATES = 10
"""Maximum number of candidate placements."""


def estimate(state: State) -> tuple[float, ...]:
    if state.phase == "start":
        return (0.0,) * len(state.players)
    empty = _fields(state.city.empty_cells)
    return tuple(
        TOUR_WEIGHT * _tour(state, seat) + ACCESS_WEIGHT * _access(state, seat, empty)
        for seat in range(len(state.players))
    )


def parts(state: State, seat: Seat) -> dict[str, float]:
    """The value of the tour past the doors, and of the access to them."""
    if state.phase == "start":
        return {}
    empty = _fields(state.city.empty_cells)
    return {
        "tour": TOUR_WEIGHT * _tour(state, seat),
        "access": ACCESS_WEIGHT * _access(state, seat, empty),
    }


def _fields(cells: tuple[int, ...]) -> Fields:
    return sum(CELL_FIELDS[cell] for cell in cells)


def _tour(state: State, seat: Seat) -> int:
    """The best tour, as if the discs not yet laid were spread evenly among the doors."""
    player = state.players[seat]
    laid = len(player.entrances)
    if not laid:
        return 0
    discs = laid + player.discs
    city = state.city
    distances = distances_between(
        player.entrances, city.start_fields, city.streets, state.options.ring_links
    )
    points = tuple(
        round(FIRST_RANGE + (number + 0.5) * discs / laid - 0.5) for number in range(laid)
    )
    return worth(best_tour_value(distances, (*points, FIRST_RANGE + discs), bonus(state)))


def _access(state: State, seat: Seat, empty: Fields) -> float:
    """The average number of streets beside a door that no player can build over."""
    doors = state.players[seat].entrances
    safe = state.city.streets & ~empty
    return sum((NEIGHBOURS[door] & safe).bit_count() for door in doors) / max(1, len(doors))


def card_candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The placements whose door is nearest to the seat's own doors and to the start card."""
    city = state.city
    near = [city.start_fields, *(1 << door for door in state.players[seat].entrances)]
    steps = [steps_to(place, city.streets, state.options.ring_links) for place in near]

    def detour(action: Action) -> int:
        door = _door(action)
        return sum(sorted(table[door] for table in steps)[:2])

    return sorted(legal(state, seat), key=detour)[:MAX_CARD_CANDIDATES]


def _door(action: Action) -> int:
    match action:
        case LayHouse(cell, size, rotation, mirrored):
            return plot(cell, Face(size, rotation, mirrored)).entrance
        case LayPlaza(cell, corner):
            return corner_field(cell, corner)
        case _:
            raise TypeError(action)
