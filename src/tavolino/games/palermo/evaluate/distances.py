"""How far it is: steps through the streets and along the ring, policemen and gangsters aside."""

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
"""More steps than any way needs."""

_BACKWARDS: dict[RingLinks, Shortcuts] = {
    links: tuple((target, origin) for origin, target in shortcuts)
    for links, shortcuts in SHORTCUTS.items()
}


Between: TypeAlias = tuple[bytes, ...]
"""Steps between the doors of a seat and the start card: ``between[to][origin]``, the start last."""


@lru_cache(maxsize=1 << 10)
def steps_to(target: Fields, streets: Fields, links: RingLinks) -> bytes:
    """The steps from every field to the nearest of these fields, by the number of the field."""
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


# ---------------------------------------------------------------- between doors, all at once
# Each door floods the streets in a lane of its own, all lanes in one long number: the same few
# shifts serve them all. A lane has a row to spare, where steps off the board get lost.
_LANE = SIDE * (SIDE + 1)


@cache
def _lanes(members: Fields, count: int) -> int:
    """The same fields in so many lanes."""
    return sum(members << _LANE * lane for lane in range(count))


@cache
def _jumps(links: RingLinks) -> tuple[tuple[int, Fields], ...]:
    """From where one step leads directly to the field, for each field that has a fast link."""
    jumps = []
    for field in each(RING):
        linked = [origin for target, origin in _BACKWARDS[links] if target >> field & 1]
        if linked:
            jumps.append((field, reduce(or_, linked)))
    return tuple(jumps)


def _floods(front: int, unseen: int, count: int, links: RingLinks) -> Iterator[int]:
    """Step by step, from where one comes to the first fields: new fields, in every lane."""
    first, ring = _lanes(1, count), _lanes(RING, count)
    not_east, not_west = _lanes(NOT_EAST, count), _lanes(NOT_WEST, count)
    while front:
        near = front << SIDE | front >> SIDE | (front & not_east) << 1 | (front & not_west) >> 1
        if front & ring:
            for field, origin in _jumps(links):
                if lanes := front >> field & first:
                    near |= lanes * origin
        front = near & unseen
        unseen ^= front
        yield front


def between(doors: tuple[int, ...], home: Fields, streets: Fields, links: RingLinks) -> Between:
    """The steps from each of these doors, and from the start card, to each other one."""
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
