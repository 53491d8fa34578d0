"""Phase 1: building the city, roof to roof and without courtyards."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from tavolino.core.memo import memoize_recent
from tavolino.core.text import Objection, objection
from tavolino.games.palermo.actions import LayHouse, LayPlaza, LayStart
from tavolino.games.palermo.components import FACES, MIRRORED_FACES, SIZES, Face, Handedness
from tavolino.games.palermo.geometry import (
    CELL_FIELDS,
    CELLS,
    FIELDS_BESIDE_CELL,
    RING,
    Fields,
    Plot,
    cell_name,
    corner_field,
    each,
    field_name,
    flood,
    keeps_streets_connected,
    parts_around,
    plot,
)
from tavolino.games.palermo.rules.ending import open_collecting
from tavolino.games.palermo.state import City, House, Plaza, StartCard, State, StreetCard

_STARTS = tuple(LayStart(cell) for cell in CELLS)


# ---------------------------------------------------------------- legal placements
def legal_starts() -> Sequence[LayStart]:
    """PAL-1.1: the start card may go on any cell."""
    return _STARTS


def legal_cards(state: State) -> Sequence[LayHouse | LayPlaza]:
    """PAL-1.3 to PAL-1.10: houses roof to roof; if there are none, any house; else a plaza."""
    if not state.city.roofs:
        return open_houses(state, _first_cells(state))
    return (
        houses_roof_to_roof(state)
        or open_houses(state, state.city.empty_cells)
        or [LayPlaza(cell, corner) for cell in state.city.empty_cells for corner in range(4)]
    )


def _first_cells(state: State) -> Iterable[int]:
    """PAL-1.2: the first house goes on any cell, or with the option only beside the start card."""
    if not state.options.first_house_touches_start:
        return state.city.empty_cells
    near = FIELDS_BESIDE_CELL[state.city.start_cell]
    return [cell for cell in state.city.empty_cells if CELL_FIELDS[cell] & near]


@cache
def _houses(
    cell: int, sizes: tuple[int, ...], handedness: Handedness
) -> tuple[tuple[Plot, LayHouse], ...]:
    """Every way to lay a house card of one of these sizes on a cell."""
    faces = FACES if handedness == "fixed" else MIRRORED_FACES
    return tuple(
        (plot(cell, face), LayHouse(cell, face.size, face.rotation, face.mirrored))
        for face in faces
        if face.size in sizes
    )


# What fits on a cell depends only on its direct surroundings. These repeat, hence the caches.
@lru_cache(maxsize=1 << 12)
def _open_on(
    cell: int, sizes: tuple[int, ...], handedness: Handedness, parts: tuple[Fields, ...]
) -> tuple[tuple[Plot, LayHouse], ...]:
    """The houses for a cell that keep the street parts around it connected."""
    return tuple(
        (card, house)
        for card, house in _houses(cell, sizes, handedness)
        if keeps_streets_connected(card, parts)
    )


@lru_cache(maxsize=1 << 13)
def _joined_on(
    cell: int,
    sizes: tuple[int, ...],
    handedness: Handedness,
    parts: tuple[Fields, ...],
    roofs: Fields,
) -> tuple[LayHouse, ...]:
    """The houses of `_open_on` that touch one of the roofs beside the cell."""
    open_houses = _open_on(cell, sizes, handedness, parts)
    return tuple(house for card, house in open_houses if card.roof_contacts & roofs)


def _sizes_left(state: State) -> tuple[int, ...]:
    return tuple(size for size in SIZES if state.supply[size - 1])


def open_houses(state: State, cells: Iterable[int]) -> list[LayHouse]:
    """PAL-1.7 alone: the placements that create no courtyard."""
    sizes, handedness = _sizes_left(state), state.options.handedness
    houses: list[LayHouse] = []
    for cell in cells:
        parts = parts_around(cell, state.city.streets)
        houses += (house for _, house in _open_on(cell, sizes, handedness, parts))
    return houses


@memoize_recent
def houses_roof_to_roof(state: State) -> tuple[LayHouse, ...]:
    """PAL-1.5 and PAL-1.7 together. Cached, because actions, view and prompt need them."""
    sizes, handedness = _sizes_left(state), state.options.handedness
    streets, roofs = state.city.streets, state.city.roofs
    houses: list[LayHouse] = []
    for cell in state.city.empty_cells:
        if near := roofs & FIELDS_BESIDE_CELL[cell]:
            houses += _joined_on(cell, sizes, handedness, parts_around(cell, streets), near)
    return tuple(houses)


def is_waived(state: State) -> bool:
    """PAL-1.6: may the next house stand apart, because no house can touch a roof?"""
    return state.phase == "house" and bool(state.city.roofs) and not houses_roof_to_roof(state)


def stands_apart(state: State, house: LayHouse) -> bool:
    """Is this a house, other than the first, that touches no roof (PAL-1.5)?"""
    card = plot(house.cell, Face(house.size, house.rotation, house.mirrored))
    return bool(state.city.roofs) and not card.roof_contacts & state.city.roofs


# ---------------------------------------------------------------- objections
def refuse_house(state: State, house: LayHouse) -> Objection | None:
    city = state.city
    if refusal := _refuse_card(state, house):
        return refusal
    after = city.streets & ~plot(house.cell, Face(house.size, house.rotation, house.mirrored)).roofs
    if shut := after & ~flood(RING, after):
        return objection("PAL-1.7", "palermo-no-courtyard", field=field_name(next(each(shut))))
    if not city.roofs:
        return _refuse_first(state, house.cell)
    if stands_apart(state, house) and not is_waived(state):
        return objection("PAL-1.5", "palermo-no-roof-contact", cell=cell_name(house.cell))
    return None


def _refuse_card(state: State, house: LayHouse) -> Objection | None:
    """The objection if the card is not available or the cell is taken."""
    if house.mirrored and state.options.handedness == "fixed":
        return objection("PAL-G6", "palermo-no-flipping")
    if house.mirrored and house.size == 3:
        return objection("PAL-G5", "palermo-no-mirror-image")
    if not state.supply[house.size - 1]:
        return objection("PAL-S3", "palermo-no-such-house-left", size=house.size)
    return _refuse_cell(state.city, house.cell)


def _refuse_cell(city: City, cell: int) -> Objection | None:
    if city.cards[cell] is None:
        return None
    return objection("PAL-1.3", "palermo-no-cell-taken", cell=cell_name(cell))


def _refuse_first(state: State, cell: int) -> Objection | None:
    if not state.options.first_house_touches_start or cell in _first_cells(state):
        return None
    start = cell_name(state.city.start_cell)
    return objection("PAL-1.2", "palermo-no-first-house-apart", cell=cell_name(cell), start=start)


def refuse_plaza(state: State, plaza: LayPlaza) -> Objection | None:
    """PAL-1.10: only if no house fits anywhere."""
    if refusal := _refuse_cell(state.city, plaza.cell):
        return refusal
    if houses := open_houses(state, state.city.empty_cells):
        size, cell = houses[0].size, cell_name(houses[0].cell)
        return objection("PAL-1.10", "palermo-no-plaza-yet", size=size, cell=cell)
    return None


# ---------------------------------------------------------------- applying actions
def lay_start(state: State, cell: int) -> State:
    """PAL-1.1, PAL-1.2: the first player lays the start card and continues with a house."""
    return replace(state, city=state.city.with_card(cell, StartCard()), phase="house")


def lay_house(state: State, seat: int, house: LayHouse) -> State:
    face = Face(house.size, house.rotation, house.mirrored)
    card = House(house.size, house.rotation, house.mirrored, seat)
    supply = tuple(
        left - (size == house.size) for size, left in zip(SIZES, state.supply, strict=True)
    )
    city = state.city.with_card(house.cell, card)
    entrance = plot(house.cell, face).entrance
    return _lay_disc(replace(state, city=city, supply=supply), seat, entrance)


def lay_plaza(state: State, seat: int, plaza: LayPlaza) -> State:
    city = state.city.with_card(plaza.cell, Plaza(plaza.corner, seat))
    entrance = corner_field(plaza.cell, plaza.corner)
    return _lay_disc(replace(state, city=city), seat, entrance)


def _lay_disc(state: State, seat: int, entrance: int) -> State:
    """PAL-1.3, PAL-1.8, PAL-1.11: one disc each in turn; the last one finishes the city."""
    player = state.players[seat]
    player = replace(player, discs=player.discs - 1, entrances=(*player.entrances, entrance))
    after = state.with_player(seat, player)
    if any(player.discs for player in after.players):
        return replace(after, turn=(seat + 1) % len(after.players))
    return open_collecting(replace(after, city=_with_street_cards(after.city)))


def _with_street_cards(city: City) -> City:
    """PAL-1.8: empty cells become streets."""
    return City(tuple(StreetCard() if card is None else card for card in city.cards))
