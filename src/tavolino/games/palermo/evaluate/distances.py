"""Distances: steps through the streets and along the ring, ignoring policemen and gangsters."""

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from operator import or_
from typing import TypeAlias

from tavolino.games.palermo.components import RingLinks
from tavolino.games.palermo.geometry import (
    FIELDS,
    NOT_EAST,
    NOT_WEST,
    RING,
    SHORTCUTS,
    SIDE,
    Fields,
    Shortcuts,
    each,
    fields,
    step,
)

UNREACHED = 99
"""More steps than any path needs."""

_BACKWARDS: dict[RingLinks, Shortcuts] = {
    links: tuple((target, origin) for origin, target in shortcuts)
    for links, shortcuts in SHORTCUTS.items()
}


DoorDistances: TypeAlias = tuple[bytes, ...]
"""Steps between a seat's doors and the start card: ``distances[to][origin]``, the start last."""


@lru_cache(maxsize=1 << 10)
def steps_to(target: Fields, streets: Fields, links: RingLinks) -> bytes:
    """The steps from every field to the nearest of these fields, indexed by field number."""
    steps = bytearray([UNREACHED]) * len(FIELDS)
    shortcuts = _BACKWARDS[links]
    front = seen = target
    walked = 0
    while front:
        for field in each(front):
            steps[field] = walked
        walked += 1
        front = step(front, streets, shortcuts) & ~seen
        seen |= front
    return bytes(steps)


# ---------------------------------------------------------------- distances between doors
# All doors flood the streets at the same time, each in its own lane of one long integer, so that a
# few shifts serve all of them. Each lane has a spare row that absorbs steps off the board.
_LANE = SIDE * (SIDE + 1)


@cache
def _lanes(members: Fields, count: int) -> int:
    """The same fields in each of `count` lanes."""
    return sum(members << _LANE * lane for lane in range(count))


@cache
def _links_to(links: RingLinks) -> tuple[tuple[int, Fields], ...]:
    """The fields from which a fast link leads to a field, for each target of a fast link."""
    found = []
    for field in each(RING):
        linked = [origin for target, origin in _BACKWARDS[links] if target >> field & 1]
        if linked:
            found.append((field, reduce(or_, linked)))
    return tuple(found)


def _floods(front: int, unseen: int, count: int, links: RingLinks) -> Iterator[int]:
    """Flood backwards from `front`. Yields the new fields of each step, in all lanes."""
    first, ring = _lanes(1, count), _lanes(RING, count)
    not_east, not_west = _lanes(NOT_EAST, count), _lanes(NOT_WEST, count)
    while front:
        near = front << SIDE | front >> SIDE | (front & not_east) << 1 | (front & not_west) >> 1
        if front & ring:
            for field, origin in _links_to(links):
                if lanes := front >> field & first:
                    near |= lanes * origin
        front = near & unseen
        unseen ^= front
        yield front


def distances_between(
    doors: tuple[int, ...], home: Fields, streets: Fields, links: RingLinks
) -> DoorDistances:
    """The steps between any two of these doors, and between the doors and the start card."""
    count = len(doors) + 1
    targets = [*(1 << door for door in doors), home]
    seeds = sum(target << _LANE * lane for lane, target in enumerate(targets))
    wanted = _lanes(1, count) * (fields(*doors) | home) & ~seeds
    unseen = _lanes(1, count) * streets & ~seeds
    numbers = {door: number for number, door in enumerate(doors)}
    steps = [bytearray([UNREACHED]) * count for _ in targets]
    for walked, front in enumerate(_floods(seeds, unseen, count, links), 1):
        met = front & wanted
        wanted ^= met
        while met:
            lane, field = divmod(met.bit_length() - 1, _LANE)
            met ^= 1 << _LANE * lane + field
            number = numbers.get(field, -1)
            if walked < steps[lane][number]:
                steps[lane][number] = walked
        if not wanted:
            break
    return tuple(map(bytes, steps))
