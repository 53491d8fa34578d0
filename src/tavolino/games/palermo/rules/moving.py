"""Phase 2: gangsters move, collect their discs and come home."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.palermo.actions import Go, Stay
from tavolino.games.palermo.geometry import (
    SHORTCUTS,
    Fields,
    FieldTable,
    Trip,
    each,
    field_name,
    reach,
    step,
    step_back,
)
from tavolino.games.palermo.rules.ending import come_home, pass_turn
from tavolino.games.palermo.state import AT_START, Player, State

_GO = FieldTable(Go)
_STAY = Stay()


# ---------------------------------------------------------------- positions
def gangsters(state: State) -> Fields:
    """The fields of the gangsters. Gangsters at the start or at home are on no field."""
    taken = 0
    for player in state.players:
        if player.gangster >= 0:
            taken |= 1 << player.gangster
    return taken


def active_policemen(state: State) -> tuple[bool, ...]:
    """PAL-P.6: for each seat, is its policeman on a field without a gangster?"""
    taken = gangsters(state)
    fields = (player.policeman for player in state.players)
    return tuple(field >= 0 and not taken >> field & 1 for field in fields)


def tolls(state: State, seat: int, taken: Fields) -> Fields:
    """PAL-2.5, PAL-P.5: the fields of the other seats' active policemen, which cost 2."""
    policed = 0
    for owner, player in enumerate(state.players):
        if player.policeman >= 0 and owner != seat:
            policed |= 1 << player.policeman
    return policed & ~taken


# ---------------------------------------------------------------- costs and paths
def trip(state: State, seat: int, origin: int, terminal: Fields, taken: Fields) -> Trip:
    """The trip of a figure. On the undivided start card it starts from all four fields."""
    return Trip(
        origin=state.city.start_fields if origin == AT_START else 1 << origin,
        streets=state.city.streets,
        toll=tolls(state, seat, taken),
        terminal=terminal,
        links=state.options.ring_links,
    )


def gangster_trip(state: State, seat: int) -> Trip:
    """PAL-E.1, PAL-E.3: the path ends on the start card only if all discs are collected."""
    player = state.players[seat]
    terminal = state.city.start_fields if player.has_all_discs else 0
    return trip(state, seat, player.gangster, terminal, gangsters(state))


class Way(Struct, frozen=True):
    """A cheapest path to a field, without the first field."""

    cost: int
    tolls: int
    path: tuple[int, ...]


@lru_cache(maxsize=256)
def ways(journey: Trip) -> dict[int, Way]:
    """A cheapest path to every field, past the fewest policemen.

    Of equal paths, the one with the lowest field numbers is used, so that all viewers see the same
    path. This search is slow and simple; `reach` is fast. Tests compare the two.
    """
    return _explore(journey)


@lru_cache(maxsize=256)
def ways_within(journey: Trip, points: int) -> dict[int, Way]:
    """The paths of `ways` that cost at most `points`. Does not visit fields farther away."""
    near = 0
    for level in _levels(journey, points):
        near |= level
    return _explore(replace(journey, streets=journey.streets & near))


_levels = lru_cache(maxsize=256)(reach)
"""Cached because it is called for every field in reach."""


@lru_cache(maxsize=256)
def way_to(journey: Trip, points: int, field: int) -> Way:
    """The path of `ways` to a field in reach. Visits only fields on cheapest paths."""
    return _explore(replace(journey, streets=_on_the_way(journey, points, field)))[field]


def _on_the_way(journey: Trip, points: int, field: int) -> Fields:
    """The fields of all cheapest paths to a field, found backwards from it."""
    levels = [0, *_levels(journey, points)]
    far = next(cost for cost, level in enumerate(levels) if level >> field & 1)
    passed = [0] * far + [1 << field]
    for cost in range(far, 1, -1):
        for entered, price in ((~journey.toll, 1), (journey.toll, 2)):
            near = step_back(passed[cost] & entered, SHORTCUTS[journey.links])
            passed[cost - price] |= near & levels[cost - price] & ~journey.terminal
    return sum(passed)


def _explore(journey: Trip) -> dict[int, Way]:
    """Dijkstra's algorithm: expands the cheapest path first."""
    undivided = journey.origin & (journey.origin - 1)
    found = {} if undivided else {journey.origin.bit_length() - 1: Way(0, 0, ())}
    queue: list[tuple[int, int, tuple[int, ...]]] = []

    def push_neighbours(origin: Fields, streets: Fields, prefix: Way) -> None:
        for field in each(step(origin, streets, SHORTCUTS[journey.links])):
            if field not in found:
                toll = journey.toll >> field & 1
                path = (*prefix.path, field)
                heappush(queue, (prefix.cost + 1 + toll, prefix.tolls + toll, path))

    push_neighbours(journey.origin, journey.streets & ~journey.origin, Way(0, 0, ()))
    while queue:
        cost, passed, path = heappop(queue)
        field = path[-1]
        if field not in found:
            found[field] = Way(cost, passed, path)
            if not journey.terminal >> field & 1:
                push_neighbours(1 << field, journey.streets, found[field])
    return found


# ---------------------------------------------------------------- legal moves
def destinations(state: State, seat: int) -> Fields:
    """PAL-2.4 to PAL-2.10: fields in range without a gangster. Home is always allowed."""
    player = state.players[seat]
    taken = gangsters(state)
    home = state.city.start_fields if player.has_all_discs else 0
    within = 0
    for level in reach(trip(state, seat, player.gangster, home, taken), player.range):
        within |= level
    return within & (~taken | home)


def cost_to(journey: Trip, points: int, field: int) -> int:
    """The cost of a field in reach."""
    levels = _levels(journey, points)
    return next(cost for cost, level in enumerate(levels, 1) if level >> field & 1)


def legal(state: State, seat: int) -> Sequence[Go | Stay]:
    targets = destinations(state, seat)
    choices: list[Go | Stay] = [*_GO.pick(targets)]
    if not (targets and must_leave(state, seat)):
        choices.append(_STAY)
    return choices


def must_leave(state: State, seat: int) -> bool:
    """PAL-V3: with the option, a gangster may not stay on the entrance of another player's disc."""
    if not state.options.no_loitering:
        return False
    field = state.players[seat].gangster
    others = (player for owner, player in enumerate(state.players) if owner != seat)
    return any(field in player.entrances for player in others)


# ---------------------------------------------------------------- objections
def timing_objection(state: State, seat: int) -> Objection | None:
    """PAL-2.2, PAL-P.2: the policeman moves first, then the gangster."""
    if state.players[seat].is_home:
        return objection("PAL-E.2", "palermo-no-gangster-home")
    if state.phase == "police":
        return objection("PAL-2.2", "palermo-no-police-first")
    return None


def refuse_roof(state: State, field: int) -> Objection | None:
    if state.city.streets >> field & 1:
        return None
    return objection("PAL-2.4", "palermo-no-roof", field=field_name(field))


def refuse_go(state: State, seat: int, field: int) -> Objection | None:
    player = state.players[seat]
    name = field_name(field)
    if refusal := refuse_roof(state, field):
        return refusal
    if field == player.gangster:
        return objection("PAL-2.6", "palermo-no-already-there", field=name)
    goes_home = player.has_all_discs and state.city.start_fields >> field & 1
    for other, other_player in enumerate(state.players):
        if other_player.gangster == field and not goes_home:
            return objection("PAL-2.7", "palermo-no-gangster-there", field=name, seat=other)
    way = ways(gangster_trip(state, seat)).get(field)
    if way is None:
        return objection("PAL-E.1", "palermo-no-way-but-home", field=name)
    if way.cost > player.range:
        points = player.range
        return objection("PAL-2.3", "palermo-no-too-far", field=name, cost=way.cost, range=points)
    return None


def refuse_stay(state: State, seat: int) -> Objection | None:
    """PAL-V3: loitering is forbidden if the gangster can move."""
    if not must_leave(state, seat):
        return None
    field = state.players[seat].gangster
    targets = (target for target in each(state.city.streets) if target != field)
    if all(refuse_go(state, seat, target) for target in targets):
        return None
    owner = next(o for o, player in enumerate(state.players) if field in player.entrances)
    return objection("PAL-V3", "palermo-no-loitering", seat=owner)


# ---------------------------------------------------------------- applying actions
class Arrival(Struct, frozen=True):
    """The result of a gangster's move to a field."""

    cost: int
    income: int
    collects: bool
    comes_home: bool
    bribed: tuple[int, ...]
    """The owners of the policemen that the gangster pays on the way, in order (PAL-V2)."""


def arrival(state: State, seat: int, field: int) -> Arrival:
    """PAL-2.11, PAL-E.1: unused points become money at the player's own disc and at home.

    PAL-2.14, PAL-2.15: the player collects own discs in any order; others' discs stay.
    """
    player = state.players[seat]
    cost = cost_to(gangster_trip(state, seat), player.range, field)
    collects = field in player.entrances
    comes_home = player.has_all_discs and bool(state.city.start_fields >> field & 1)
    return Arrival(
        cost=cost,
        income=player.range - cost if collects or comes_home else 0,
        collects=collects,
        comes_home=comes_home,
        bribed=bribed(state, seat, field),
    )


def bribed(state: State, seat: int, field: int) -> tuple[int, ...]:
    """PAL-V2: the owners of the policemen on the path who get a million, while the money lasts."""
    if not state.options.bribe:
        return ()
    path = way_to(gangster_trip(state, seat), state.players[seat].range, field).path
    toll = tolls(state, seat, gangsters(state))
    owners = {player.policeman: owner for owner, player in enumerate(state.players)}
    met = tuple(owners[field] for field in path if toll >> field & 1)
    return met[: state.players[seat].money]


def _pay_bribes(state: State, seat: int, bribed: tuple[int, ...]) -> State:
    for owner in bribed:
        payer, taker = state.players[seat], state.players[owner]
        state = state.with_player(seat, replace(payer, money=payer.money - 1))
        state = state.with_player(owner, replace(taker, money=taker.money + 1))
    return state


def go(state: State, seat: int, field: int) -> State:
    player = state.players[seat]
    if field not in player.entrances and not player.has_all_discs and not state.options.bribe:
        return pass_turn(state.with_player(seat, replace(player, gangster=field)))
    arrived = arrival(state, seat, field)
    state = _pay_bribes(state, seat, arrived.bribed)
    player = state.players[seat]
    if arrived.comes_home:
        return come_home(state, seat, arrived.income)
    if arrived.collects:
        return pass_turn(_collect(state, seat, player, field, arrived.income))
    return pass_turn(state.with_player(seat, replace(player, gangster=field)))


def _collect(state: State, seat: int, player: Player, field: int, income: int) -> State:
    """PAL-2.11, PAL-2.12: the disc increases the range from the next turn; the move ends here."""
    updated = replace(
        player,
        gangster=field,
        entrances=tuple(entrance for entrance in player.entrances if entrance != field),
        collected=player.collected + 1,
        money=player.money + income,
    )
    return replace(state.with_player(seat, updated), progress=True)


def stay(state: State) -> State:
    """PAL-2.6, PAL-2.13: a gangster that does not move collects nothing."""
    return pass_turn(state)
