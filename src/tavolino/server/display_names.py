"""Names as they may be shown: in any script, in one line, and to be seen by everybody.

Nothing invisible hides in a name, and no mark towers over the lines above. Joiners and selectors,
invisible too, stay where a script or an emoji needs them.
"""

import unicodedata
from collections.abc import Iterator

from tavolino.server.protocol.problems import Refused, problem

JOINERS = "\u200c\u200d"

MAX_MARKS = 8
"""So many marks a letter may have: Tibetan and Burmese put six into place."""

MAX_STACKED_MARKS = 3
"""So many of them may be such that sit on any letter, and so on one another: Greek has three."""

MIN_STACKING_CLASS = 200
"""Those have this combining class or a higher one."""

VIRAMA = 9

RIGHT_TO_LEFT = ("AL", "R")

HIDDEN_CATEGORIES = ("Cc", "Cf", "Cs", "Co")

INVISIBLE_RANGES = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180E, 0x180E), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE00FF)),
    *((0xE01F0, 0xE0FFF),),
)
"""What Unicode calls ignorable and is no selector, and two blank signs."""

SELECTOR_RANGES = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""They choose how the sign before them is drawn."""


def clean_name(name: str) -> str:
    """A name as it may be shown, or nothing if none was given; raises Refused."""
    seen = _sanitize(name)
    if seen is None or (not seen and name.strip()):
        raise Refused(problem("bad_name"))
    return seen


def clean_chat_text(words: str) -> str:
    """What somebody says, in one line and as it may be shown; raises Refused."""
    if seen := _sanitize(words):
        return seen
    raise Refused(problem("malformed", "problem-unreadable-words"))


def _sanitize(text: str) -> str | None:
    """What can be seen of a text, in one line; None if somebody tries to hide behind signs."""
    seen = " ".join("".join(_visible(unicodedata.normalize("NFC", text))).split())
    return seen if all(map(_is_readable, _graphemes(seen))) else None


def _visible(name: str) -> Iterator[str]:
    before = ""
    for at, sign in enumerate(name):
        if _is_shown(sign, before, name[at + 1 : at + 2]):
            yield sign
            before = sign


def _is_shown(sign: str, before: str, after: str) -> bool:
    if sign in JOINERS:
        return bool(before) and _needs_joiner(before, after)
    if _is_in(SELECTOR_RANGES, sign):
        return bool(before) and unicodedata.category(before) in ("So", "Sm", "Po", "Nd", "Lo")
    if sign.isspace():
        return True
    return unicodedata.category(sign) not in HIDDEN_CATEGORIES and not _is_in(
        INVISIBLE_RANGES, sign
    )


def _needs_joiner(before: str, after: str) -> bool:
    """Do they need a joiner: beside an Indian mark, in Arabic and its like, or in an emoji?"""
    if unicodedata.combining(before) == VIRAMA:
        return True
    if not after:
        return False
    if unicodedata.bidirectional(after) in RIGHT_TO_LEFT:
        return unicodedata.bidirectional(before) in (*RIGHT_TO_LEFT, "NSM")
    kind = unicodedata.category(before)
    if unicodedata.category(after) == "So":
        return kind in ("So", "Sk") or _is_in(SELECTOR_RANGES, before)
    return kind == "Lo" and _is_mark(after)


def _graphemes(name: str) -> Iterator[str]:
    """Each sign with its marks."""
    start = 0
    for at, sign in enumerate(name):
        if at and not _is_mark(sign):
            yield name[start:at]
            start = at
    if name:
        yield name[start:]


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _is_readable(letter: str) -> bool:
    """Something to see below its marks, no mark twice, and no tower of them."""
    base, *rest = list(unicodedata.normalize("NFD", letter))
    marks = [sign for sign in rest if _is_mark(sign)]
    if _is_mark(base) or (base.isspace() and marks):
        return False
    stack = sum(map(_is_stacking, marks))
    return len(marks) == len(set(marks)) <= MAX_MARKS and stack <= MAX_STACKED_MARKS


def _is_stacking(mark: str) -> bool:
    return unicodedata.combining(mark) >= MIN_STACKING_CLASS or unicodedata.category(mark) == "Me"


def _is_in(ranges: tuple[tuple[int, int], ...], sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in ranges)
