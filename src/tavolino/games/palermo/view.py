"""The view and the previews for clients. Palermo has no secrets: all viewers see the same.

Cells are named ``A1`` … ``F6`` and fields ``r.c``, as in the notation.
"""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import (
    Action,
    Go,
    LayHouse,
    LayPlaza,
    MovePolice,
    SkipPolice,
)
from tavolino.games.palermo.components import Face, PoliceOption
from tavolino.games.palermo.geometry import (
    Fields,
    Trip,
    cell_name,
    corner_field,
    each,
    field_name,
    plot,
)
from tavolino.games.palermo.rules.building import is_waived
from tavolino.games.palermo.rules.moving import (
    Way,
    active_policemen,
    arrival,
    destinations,
    gangster_trip,
    ways_within,
)
from tavolino.games.palermo.rules.police import police_trip
from tavolino.games.palermo.state import (
    AT_HOME,
    AT_START,
    Card,
    City,
    House,
    Phase,
    Player,
    Plaza,
    StartCard,
    State,
    StreetCard,
    entrance_of,
    roofs_of,
)

NOBODY = -1
"""Value of `View.turn` when the match is over."""


class EmptyCell(Struct, frozen=True, gc=False, tag_field="kind", tag="empty"):
    """A cell without a card."""


class StartCell(Struct, frozen=True, gc=False, tag_field="kind", tag="start"):
    """The start card, where all gangsters start and come home."""


class StreetCell(Struct, frozen=True, gc=False, tag_field="kind", tag="street"):
    """A street card: four street fields."""


class HouseCell(Struct, frozen=True, gc=False, tag_field="kind", tag="house"):
    """A house card; its owner's disc is at the door until the owner collects it."""

    size: int
    rotation: int
    mirrored: bool
    owner: int
    roofs: tuple[str, ...]
    entrance: str
    collected: bool


class PlazaCell(Struct, frozen=True, gc=False, tag_field="kind", tag="plaza"):
    """A street card with a disc on one of its fields."""

    owner: int
    entrance: str
    collected: bool


_EMPTY, _START, _STREET = EmptyCell(), StartCell(), StreetCell()

CellView: TypeAlias = EmptyCell | StartCell | StreetCell | HouseCell | PlazaCell


class PlayerView(Struct, frozen=True, gc=False):
    """One player's figures, discs and money."""

    discs: int
    """Discs not yet laid, during building."""
    entrances: tuple[str, ...]
    """The entrance fields of this player's discs in the city."""
    collected: int
    range: int
    money: int
    gangster: str
    """``start`` (still on the undivided start card), ``home``, or a field."""
    policeman: str
    """``start``, a field, or ``none`` if the match is played without police."""
    active: bool
    """Does this policeman take a toll on his field?"""
    arrived: int
    """The round in which the gangster came home, or 0."""


class View(Struct, frozen=True, gc=False):
    """The complete table."""

    phase: Phase
    round: int
    """The round of phase 2, from 1; 0 during building."""
    turn: int
    """The seat to act, or -1 if the match is over."""
    cells: dict[str, CellView]
    """All 36 cells by name."""
    supply: tuple[int, int, int]
    """House cards left, by size."""
    players: tuple[PlayerView, ...]
    stalled: int
    """Number of complete rounds without progress; the match ends at 8 (PAL-E.7)."""
    waived: bool
    """Is roof-to-roof waived for this placement (PAL-1.6)?"""


class LayPreview(Struct, frozen=True, gc=False, tag_field="kind", tag="lay"):
    """The roofs and the entrance of a placement; a plaza has no roofs."""

    roofs: tuple[str, ...]
    entrance: str


class WalkPreview(Struct, frozen=True, gc=False, tag_field="kind", tag="walk"):
    """The path of a gangster or policeman, without its first field."""

    path: tuple[str, ...]
    cost: int
    gain: int
    """The money that the move would bring to its player."""
    collects: bool
    home: bool
    tolls: tuple[str, ...] = ()
    """The fields of the path where a policeman charges one more point (PAL-P.5)."""


class Prize(Struct, frozen=True, gc=False):
    """The income of a gangster on a field, from a disc or for coming home."""

    field: str
    cost: int
    gain: int
    home: bool


class ReachPreview(Struct, frozen=True, gc=False, tag_field="kind", tag="reach"):
    """The gangster's possible moves. The player's own policeman does not affect them."""

    fields: tuple[str, ...]
    prizes: tuple[Prize, ...]


Preview: TypeAlias = LayPreview | WalkPreview | ReachPreview


def view(state: State, seat: Seat) -> View:
    """PAL-S5: everything is open, so all seats and spectators see the same."""
    return View(
        phase=state.phase,
        round=state.round,
        turn=NOBODY if state.phase == "over" else state.turn,
        cells=_cells(state.city, tuple([player.entrances for player in state.players])),
        supply=(state.supply[0], state.supply[1], state.supply[2]),
        players=tuple(
            _player_view(player, active, state.options.police)
            for player, active in zip(state.players, active_policemen(state), strict=True)
        ),
        stalled=state.stalled,
        waived=is_waived(state),
    )


def _names(fields: Fields) -> tuple[str, ...]:
    return tuple(field_name(field) for field in each(fields))


@lru_cache(maxsize=1024)
def _cells(city: City, entrances: tuple[tuple[int, ...], ...]) -> dict[str, CellView]:
    """The view of all cells. Cached, because a city is viewed far more often than it changes."""
    return {
        cell_name(cell): _cell_view(cell, card, entrances) for cell, card in enumerate(city.cards)
    }


def _cell_view(cell: int, card: Card | None, entrances: tuple[tuple[int, ...], ...]) -> CellView:
    match card:
        case None:
            return _EMPTY
        case StartCard():
            return _START
        case StreetCard():
            return _STREET
    collected = entrance_of(cell, card) not in entrances[card.owner]
    return _building_view(cell, card, collected)


@lru_cache(maxsize=4096)
def _building_view(cell: int, card: House | Plaza, collected: bool) -> CellView:
    entrance = entrance_of(cell, card)
    if isinstance(card, Plaza):
        return PlazaCell(card.owner, field_name(entrance), collected)
    return HouseCell(
        size=card.size,
        rotation=card.rotation,
        mirrored=card.mirrored,
        owner=card.owner,
        roofs=_names(roofs_of(cell, card)),
        entrance=field_name(entrance),
        collected=collected,
    )


@lru_cache(maxsize=4096)
def _player_view(player: Player, active: bool, police: PoliceOption) -> PlayerView:
    return PlayerView(
        discs=player.discs,
        entrances=tuple(field_name(entrance) for entrance in player.entrances),
        collected=player.collected,
        range=player.range,
        money=player.money,
        gangster=place_name(player.gangster),
        policeman="none" if police == "off" else place_name(player.policeman),
        active=active,
        arrived=player.arrived,
    )


_OFF_BOARD_NAMES = {AT_START: "start", AT_HOME: "home"}


def place_name(figure: int) -> str:
    """The position of a figure: ``start``, ``home`` or a field."""
    return _OFF_BOARD_NAMES.get(figure) or field_name(figure)


def preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """The result of an action for a client to draw, or None if there is nothing to draw."""
    match action:
        case LayHouse(cell, size, rotation, mirrored):
            card = plot(cell, Face(size, rotation, mirrored))
            return LayPreview(_names(card.roofs), field_name(card.entrance))
        case LayPlaza(cell, corner):
            return LayPreview((), field_name(corner_field(cell, corner)))
        case MovePolice(field):
            journey = police_trip(state, seat)
            way = _way(state, seat, journey, field)
            tolls = _toll_fields(journey, way)
            return WalkPreview(_path(way), way.cost, 0, collects=False, home=False, tolls=tolls)
        case SkipPolice():
            return None if state.players[seat].is_home else _reach(state, seat)
        case Go(field):
            arrived = arrival(state, seat, field)
            journey = gangster_trip(state, seat)
            way = _way(state, seat, journey, field)
            return WalkPreview(
                path=_path(way),
                cost=arrived.cost,
                gain=arrived.income - len(arrived.bribed),
                collects=arrived.collects,
                home=arrived.comes_home,
                tolls=_toll_fields(journey, way),
            )
        case _:
            return None


def _way(state: State, seat: Seat, journey: Trip, field: int) -> Way:
    return ways_within(journey, state.players[seat].range)[field]


def _path(way: Way) -> tuple[str, ...]:
    return tuple(field_name(field) for field in way.path)


def _toll_fields(journey: Trip, way: Way) -> tuple[str, ...]:
    return tuple(field_name(field) for field in way.path if journey.toll >> field & 1)


def _reach(state: State, seat: Seat) -> ReachPreview:
    within = destinations(state, seat)
    arrivals = ((field_name(field), arrival(state, seat, field)) for field in each(within))
    return ReachPreview(
        fields=_names(within),
        prizes=tuple(
            Prize(name, result.cost, result.income - len(result.bribed), result.comes_home)
            for name, result in arrivals
            if result.collects or result.comes_home
        ),
    )
