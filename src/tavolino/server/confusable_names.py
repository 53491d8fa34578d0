"""Tells whether two player names look alike, so that nobody poses as somebody else at a table.

Two names look alike if their skeletons are equal (Unicode Technical Standard 39): compatibility
forms, case and spaces are folded, and each letter becomes the one that it can be mistaken for.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from tavolino.server.protocol.problems import Refused, problem

MAX_CACHED_NAMES = 4096

INVISIBLE = "\u200c\u200d\ufe0e\ufe0f"
"""Joiners and selectors, which names may contain."""


class _Confusable(Struct, frozen=True):
    """A character that can be mistaken for another one."""

    c: str


def require_distinct_name(name: str, others: Iterable[str]) -> None:
    """Raise Refused if the name looks like one of the others. An empty name is always allowed."""
    skeletons = {skeleton for other in others for skeleton in _skeletons(other)}
    if not skeletons.isdisjoint(_skeletons(name)):
        raise Refused(problem("bad_name", "problem-name-taken"))


def require_distinct_names(names: Sequence[str]) -> None:
    """Raise Refused if two names look alike."""
    for at, name in enumerate(names):
        require_distinct_name(name, names[:at])


@lru_cache(MAX_CACHED_NAMES)
def _skeletons(name: str) -> frozenset[str]:
    """The skeletons of a name as written and in small letters: I looks like l, and i like I."""
    shown = unicodedata.normalize("NFKC", name)
    return frozenset(filter(None, (_skeleton(shown), _skeleton(shown.casefold()))))


def _skeleton(text: str) -> str:
    known = _prototypes()
    letters = (known.get(letter, letter) for letter in unicodedata.normalize("NFD", text))
    found = unicodedata.normalize("NFD", "".join(letters))
    return "".join(letter for letter in found if not letter.isspace() and letter not in INVISIBLE)


@cache
def _prototypes() -> dict[str, str]:
    """What each confusable character is mistaken for.

    The package lists both directions: a character with the one that stands for it, and that one
    with all that it stands for. So a single entry is the way to the prototype. If both have only
    one, a longer prototype counts (rn for m), or else the character that comes first.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    pairs = msgspec.json.decode(data, type=dict[str, list[_Confusable]])
    found = {}
    for letter, others in pairs.items():
        if len(letter) != 1 or len(others) != 1:
            continue
        [other] = others
        is_mutual = len(pairs.get(other.c, ())) == 1 and len(other.c) == 1
        if not is_mutual or other.c < letter:
            found[letter] = other.c
    return found
