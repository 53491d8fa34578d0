"""Phase 1: what the doors laid so far promise, in the city as it stands."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action, LayHouse, LayPlaza
from tavolino.games.palermo.components import FIRST_RANGE, Face
from tavolino.games.palermo.evaluate.distances import between, steps_to
from tavolino.games.palermo.evaluate.tour import whole_tour, worth
from tavolino.games.palermo.geometry import CELL_FIELDS, NEIGHBOURS, Fields, corner_field, plot
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.state import State

TOUR = 0.85
ACCESS = 1.3
"""What a tour and a safe street to every door are worth in the finished city: fitted to matches."""

CARDS = 10
"""So many placements of a card are worth a thought."""


def estimate(state: State) -> tuple[float, ...]:
    if state.phase == "start":
        return (0.0,) * len(state.players)
    empty = _fields(state.city.empty_cells)
    return tuple(
        TOUR * _tour(state, seat) + ACCESS * _access(state, seat, empty)
        for seat in range(len(state.players))
    )


def parts(state: State, seat: Seat) -> dict[str, float]:
    """The tour past the doors that lie, and how open they are."""
    if state.phase == "start":
        return {}
    empty = _fields(state.city.empty_cells)
    return {
        "tour": TOUR * _tour(state, seat),
        "access": ACCESS * _access(state, seat, empty),
    }


def _fields(cells: tuple[int, ...]) -> Fields:
    return sum(CELL_FIELDS[cell] for cell in cells)


def _tour(state: State, seat: Seat) -> int:
    """The best tour, as if the discs still to be laid came evenly between those that lie."""
    player = state.players[seat]
    laid = len(player.entrances)
    if not laid:
        return 0
    discs = laid + player.discs
    city = state.city
    ways = between(player.entrances, city.start_fields, city.streets, state.options.ring_links)
    points = tuple(
        round(FIRST_RANGE + (number + 0.5) * discs / laid - 0.5) for number in range(laid)
    )
    return worth(whole_tour(ways, (*points, FIRST_RANGE + discs), bonus(state)))


def _access(state: State, seat: Seat, empty: Fields) -> float:
    """How many streets that nobody can build over any more lead to a door, on average."""
    doors = state.players[seat].entrances
    safe = state.city.streets & ~empty
    return sum((NEIGHBOURS[door] & safe).bit_count() for door in doors) / max(1, len(doors))


def cards(state: State, seat: Seat) -> Sequence[Action]:
    """The placements whose door lies nearest to the own ones and to the start card."""
    city = state.city
    near = [city.start_fields, *(1 << door for door in state.players[seat].entrances)]
    steps = [steps_to(place, city.streets, state.options.ring_links) for place in near]

    def detour(action: Action) -> int:
        door = _door(action)
        return sum(sorted(table[door] for table in steps)[:2])

    return sorted(legal(state, seat), key=detour)[:CARDS]


def _door(action: Action) -> int:
    match action:
        case LayHouse(cell, size, rotation, mirrored):
            return plot(cell, Face(size, rotation, mirrored)).entrance
        case LayPlaza(cell, corner):
            return corner_field(cell, corner)
        case _:
            raise TypeError(action)
