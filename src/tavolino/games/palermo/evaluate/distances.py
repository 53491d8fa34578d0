"""How far it is: steps through the streets and along the ring, policemen and gangsters aside."""

from functools import lru_cache
from typing import TypeAlias

from tavolino.games.palermo.components import RingLinks
from tavolino.games.palermo.geometry import FIELDS, SHORTCUTS, Fields, Shortcuts, each, fields, step

UNREACHED = 99
"""More steps than any way needs."""

_BACKWARDS: dict[RingLinks, Shortcuts] = {
    links: tuple((target, origin) for origin, target in shortcuts)
    for links, shortcuts in SHORTCUTS.items()
}


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


Between: TypeAlias = tuple[bytes, ...]
"""Steps between the doors of a seat and the start card: ``between[to][origin]``, the start last."""


def between(doors: tuple[int, ...], home: Fields, streets: Fields, links: RingLinks) -> Between:
    """The steps from each of these doors, and from the start card, to each other one."""
    numbers = {door: number for number, door in enumerate(doors)}
    everything = fields(*doors) | home
    shortcuts = _BACKWARDS[links]
    rows = []
    for target in (*(1 << door for door in doors), home):
        steps = bytearray([UNREACHED]) * (len(doors) + 1)
        wanted = everything & ~target
        front = seen = target
        walked = 0
        while wanted and front:
            walked += 1
            front = step(front, streets, shortcuts) & ~seen
            seen |= front
            if met := front & wanted:
                wanted &= ~met
                if met & home:
                    steps[-1] = walked
                    wanted &= ~home
                    met &= ~home
                for field in each(met):
                    steps[numbers[field]] = walked
        rows.append(bytes(steps))
    return tuple(rows)
