"""What lies where. Everything is open, so the state holds no secrets."""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.games.palermo.components import (
    DISCS,
    FIRST_RANGE,
    HOUSE_CARDS,
    SIZES,
    STALL_ROUNDS,
    Face,
    PalermoOptions,
)
from tavolino.games.palermo.geometry import (
    ALL,
    CELL_FIELDS,
    CELLS,
    NEIGHBOURS,
    RING,
    Fields,
    corner_field,
    field_name,
    flood,
    plot,
)

Phase: TypeAlias = Literal["start", "house", "police", "gangster", "over"]

AT_START = -1
"""Where a figure is that has not left the undivided start card (PAL-2.9)."""

AT_HOME = -2
"""Where a gangster is that came home (PAL-E.2)."""


class StartCard(Struct, frozen=True, gc=False, tag="start"):
    """Four street fields, where all begin and end (PAL-G8)."""


class StreetCard(Struct, frozen=True, gc=False, tag="street"):
    """Four street fields (PAL-G8)."""


class House(Struct, frozen=True, gc=False, tag="house"):
    """A house card and its owner's disc."""

    size: int
    rotation: int
    mirrored: bool
    owner: int


class Plaza(Struct, frozen=True, gc=False, tag="plaza"):
    """A street card with its owner's disc on one of the four corners (PAL-1.10)."""

    corner: int
    owner: int


Card: TypeAlias = StartCard | StreetCard | House | Plaza


def entrance_of(cell: int, card: House | Plaza) -> int:
    """The field on which the owner collects the disc of this card (PAL-G4, PAL-1.10)."""
    if isinstance(card, Plaza):
        return corner_field(cell, card.corner)
    return plot(cell, Face(card.size, card.rotation, card.mirrored)).entrance


def roofs_of(cell: int, house: House) -> Fields:
    return plot(cell, Face(house.size, house.rotation, house.mirrored)).roofs


class City(Struct, frozen=True, dict=True):
    """The cards by cell. What follows from them is worked out once for each city."""

    cards: tuple[Card | None, ...] = (None,) * len(CELLS)

    def with_card(self, cell: int, card: Card) -> "City":
        return City((*self.cards[:cell], card, *self.cards[cell + 1 :]))

    @cached_property
    def roofs(self) -> Fields:
        houses = ((c, card) for c, card in enumerate(self.cards) if isinstance(card, House))
        return sum(roofs_of(cell, house) for cell, house in houses)

    @cached_property
    def streets(self) -> Fields:
        """All that is no roof: streets, start card, ring, and cells that are still empty."""
        return ALL & ~self.roofs

    @cached_property
    def empty_cells(self) -> tuple[int, ...]:
        return tuple(cell for cell, card in enumerate(self.cards) if card is None)

    @cached_property
    def start_cell(self) -> int:
        """The cell of the start card; only asked once it lies there."""
        return next(cell for cell, card in enumerate(self.cards) if isinstance(card, StartCard))

    @cached_property
    def start_fields(self) -> Fields:
        return CELL_FIELDS[self.start_cell]

    def with_discs(self) -> Iterator[tuple[int, House | Plaza]]:
        """The cells and cards on which a disc was laid."""
        for cell, card in enumerate(self.cards):
            if isinstance(card, House | Plaza):
                yield cell, card


class Player(Struct, frozen=True, gc=False):
    """One player's figures, discs and money."""

    discs: int
    """Discs still to be laid."""
    entrances: tuple[int, ...] = ()
    """Where the discs lie that are still to be collected, in the order they were laid."""
    collected: int = 0
    money: int = 0
    gangster: int = AT_START
    """A field, AT_START or AT_HOME."""
    policeman: int = AT_START
    """A field or AT_START."""
    arrived: int = 0
    """The round of coming home, or 0."""

    @property
    def range(self) -> int:
        """PAL-2.3: movement points for each figure."""
        return FIRST_RANGE + self.collected

    @property
    def is_home(self) -> bool:
        return self.gangster == AT_HOME

    @property
    def has_all_discs(self) -> bool:
        """Once the city stands: nothing left to collect, the gangster is on its way home."""
        return not self.entrances


class State(Struct, frozen=True, gc=False):
    """The whole table."""

    options: PalermoOptions
    phase: Phase
    turn: int
    """The seat whose turn it is; when the match is over, the seat that had the last turn."""
    city: City
    supply: tuple[int, ...]
    """House cards left, by size."""
    players: tuple[Player, ...]
    round: int = 0
    """The round of collecting, from 1; 0 while the city is built."""
    progress: bool = False
    """Did somebody collect a disc or come home in this round?"""
    stalled: int = 0
    """Complete rounds without progress, up to now."""

    def with_player(self, seat: int, player: Player) -> "State":
        players = self.players
        return replace(self, players=(*players[:seat], player, *players[seat + 1 :]))


def check(state: State) -> list[str]:
    """The invariants that this state breaks."""
    return [*_check_city(state), *_check_discs(state), *_check_figures(state), *_check_end(state)]


def _check_city(state: State) -> Iterator[str]:
    city = state.city
    if flood(RING, city.streets) != city.streets:
        yield "PAL-1.7: the streets are not connected"
    laid = [card.size for _, card in city.with_discs() if isinstance(card, House)]
    for size in SIZES:
        if laid.count(size) + state.supply[size - 1] != HOUSE_CARDS[size - 1]:
            yield f"PAL-S3: houses of size {size} laid and left do not make {HOUSE_CARDS[size - 1]}"
    if state.phase not in ("start", "house") and city.empty_cells:
        yield "PAL-1.9: a cell is empty after building"


def _check_discs(state: State) -> Iterator[str]:
    doors = {seat: set[int]() for seat in range(len(state.players))}
    for cell, card in state.city.with_discs():
        doors[card.owner].add(entrance_of(cell, card))
    for seat, player in enumerate(state.players):
        if player.discs + len(player.entrances) + player.collected != DISCS[len(state.players)]:
            yield f"PAL-S2: seat {seat} has lost or gained a disc"
        if not doors[seat].issuperset(player.entrances):
            yield f"PAL-G3: a disc of seat {seat} lies at no door of its own"
        if len(doors[seat]) != len(player.entrances) + player.collected:
            yield f"PAL-1.4: seat {seat} has not laid one disc for each house"


def _check_figures(state: State) -> Iterator[str]:
    gangsters = [p.gangster for p in state.players if p.gangster >= 0]
    if len(set(gangsters)) != len(gangsters):
        yield "PAL-2.7: two gangsters share a field"
    policemen = [p.policeman for p in state.players if p.policeman >= 0]
    for i, one in enumerate(policemen):
        for other in policemen[:i]:
            if one == other or NEIGHBOURS[one] >> other & 1:
                yield f"PAL-P.7: policemen on {field_name(one)} and {field_name(other)}"
    for field in gangsters + policemen:
        if not state.city.streets >> field & 1:
            yield f"PAL-2.4: a figure stands on the roof at {field_name(field)}"


def _check_end(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.is_home and (player.entrances or not player.arrived):
            yield f"PAL-E.1: seat {seat} is home with discs outstanding or without a round"
        if player.money < 0:
            yield f"PAL-E.4: seat {seat} has less than no money"
    if all(player.is_home for player in state.players) != (
        state.phase == "over" and state.stalled < STALL_ROUNDS
    ):
        yield "PAL-E.5: the match is over when the last gangster is home, or by a stall"
