"""The state of a match and its invariants. Nothing in it is secret."""

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
"""Position of a figure that has not left the undivided start card (PAL-2.9)."""

AT_HOME = -2
"""Position of a gangster that came home (PAL-E.2)."""


class StartCard(Struct, frozen=True, gc=False, tag="start"):
    """Four street fields, where all gangsters start and finish (PAL-G8)."""


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
    """The field where the owner collects the disc of this card (PAL-G4, PAL-1.10)."""
    if isinstance(card, Plaza):
        return corner_field(cell, card.corner)
    return plot(cell, Face(card.size, card.rotation, card.mirrored)).entrance


def roofs_of(cell: int, house: House) -> Fields:
    return plot(cell, Face(house.size, house.rotation, house.mirrored)).roofs


class City(Struct, frozen=True, dict=True, cache_hash=True):
    """The cards by cell. Derived values are computed once per city."""

    cards: tuple[Card | None, ...] = (None,) * len(CELLS)

    def with_card(self, cell: int, card: Card) -> "City":
        return City((*self.cards[:cell], card, *self.cards[cell + 1 :]))

    @cached_property
    def roofs(self) -> Fields:
        return sum(
            roofs_of(cell, card) for cell, card in enumerate(self.cards) if isinstance(card, House)
        )

    @cached_property
    def streets(self) -> Fields:
        """All fields without a roof: streets, start card, ring, and empty cells."""
        return ALL & ~self.roofs

    @cached_property
    def empty_cells(self) -> tuple[int, ...]:
        return tuple(cell for cell, card in enumerate(self.cards) if card is None)

    @cached_property
    def start_cell(self) -> int:
        """The cell of the start card. Fails before the start card is laid."""
        return next(cell for cell, card in enumerate(self.cards) if isinstance(card, StartCard))

    @cached_property
    def start_fields(self) -> Fields:
        return CELL_FIELDS[self.start_cell]

    def with_discs(self) -> Iterator[tuple[int, House | Plaza]]:
        """The cells and cards that got a disc."""
        for cell, card in enumerate(self.cards):
            if isinstance(card, House | Plaza):
                yield cell, card


class Player(Struct, frozen=True, gc=False):
    """One player's figures, discs and money."""

    discs: int
    """Discs not yet laid."""
    entrances: tuple[int, ...] = ()
    """The fields of the discs not yet collected, in the order in which they were laid."""
    collected: int = 0
    money: int = 0
    gangster: int = AT_START
    """A field, AT_START or AT_HOME."""
    policeman: int = AT_START
    """A field or AT_START."""
    arrived: int = 0
    """The round in which the gangster came home, or 0."""

    @property
    def range(self) -> int:
        """PAL-2.3: movement points of each figure."""
        return FIRST_RANGE + self.collected

    @property
    def is_home(self) -> bool:
        return self.gangster == AT_HOME

    @property
    def has_all_discs(self) -> bool:
        """True if no disc is left to collect. Meaningful only once the city is finished."""
        return not self.entrances


class State(Struct, frozen=True, gc=False):
    """The complete state of a match."""

    options: PalermoOptions
    phase: Phase
    turn: int
    """The seat to act. After the end: the seat that had the last turn."""
    city: City
    supply: tuple[int, ...]
    """House cards left, by size."""
    players: tuple[Player, ...]
    round: int = 0
    """The round of phase 2, from 1; 0 during building."""
    progress: bool = False
    """Has a player collected a disc or come home in this round?"""
    stalled: int = 0
    """Number of complete rounds without progress."""

    def with_player(self, seat: int, player: Player) -> "State":
        players = self.players
        return replace(self, players=(*players[:seat], player, *players[seat + 1 :]))


def check(state: State) -> list[str]:
    """The invariants that this state violates."""
    return [*_check_city(state), *_check_discs(state), *_check_figures(state), *_check_end(state)]


def _check_city(state: State) -> Iterator[str]:
    city = state.city
    if flood(RING, city.streets) != city.streets:
        yield "PAL-1.7: the streets are not connected"
    laid = [card.size for _, card in city.with_discs() if isinstance(card, House)]
    for size in SIZES:
        if laid.count(size) + state.supply[size - 1] != HOUSE_CARDS[size - 1]:
            yield f"PAL-S3: houses of size {size} do not add up to {HOUSE_CARDS[size - 1]}"
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
            yield f"PAL-G3: a disc of seat {seat} is not at one of its doors"
        if len(doors[seat]) != len(player.entrances) + player.collected:
            yield f"PAL-1.4: seat {seat} has not laid one disc for each house"


def _check_figures(state: State) -> Iterator[str]:
    gangsters = [p.gangster for p in state.players if p.gangster >= 0]
    if len(set(gangsters)) != len(gangsters):
        yield "PAL-2.7: two gangsters share a field"
    policemen = [p.policeman for p in state.players if p.policeman >= 0]
    for index, field in enumerate(policemen):
        for other_field in policemen[:index]:
            if field == other_field or NEIGHBOURS[field] >> other_field & 1:
                yield f"PAL-P.7: policemen on {field_name(field)} and {field_name(other_field)}"
    for field in gangsters + policemen:
        if not state.city.streets >> field & 1:
            yield f"PAL-2.4: a figure stands on the roof at {field_name(field)}"


def _check_end(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.is_home and (player.entrances or not player.arrived):
            yield f"PAL-E.1: seat {seat} is home with discs outstanding or without a round"
        if player.money < 0:
            yield f"PAL-E.4: seat {seat} has negative money"
    if all(player.is_home for player in state.players) != (
        state.phase == "over" and state.stalled < STALL_ROUNDS
    ):
        yield "PAL-E.5: the match is over when the last gangster is home, or by a stall"
