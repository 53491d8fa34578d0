"""How far it is: steps through the streets and along the ring, policemen and gangsters aside."""

from functools import lru_cache

from tavolino.games.palermo.components import RingLinks
from tavolino.games.palermo.geometry import FIELDS, SHORTCUTS, Fields, Shortcuts, each, step

UNREACHED = 99
"""More steps than any way needs."""

_BACKWARDS: dict[RingLinks, Shortcuts] = {
    links: tuple((target, origin) for origin, target in shortcuts)
    for links, shortcuts in SHORTCUTS.items()
}


@lru_cache(maxsize=1 << 13)
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
