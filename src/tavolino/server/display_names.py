"""Cleans and checks player names and chat text in any script, so that they are safe to display.

It removes invisible characters and rejects stacks of marks that would cover other lines. Joiners
and variation selectors stay where a script or an emoji needs them.
"""

import unicodedata
from collections.abc import Iterator

from tavolino.server.protocol.problems import Refused, problem

JOINERS = "\u200c\u200d"

MAX_MARKS = 8
"""Maximum number of marks on a letter. Tibetan and Burmese use up to six."""

MAX_STACKED_MARKS = 3
"""Maximum number of marks that stack on each other. Greek uses up to three."""

MIN_STACKING_CLASS = 200
"""Marks that stack have at least this combining class."""

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
"""Unicode's ignorable characters except selectors, and two blank characters."""

SELECTOR_RANGES = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Characters that choose how the preceding character is drawn."""


def clean_name(name: str) -> str:
    """Clean a name; an empty name is allowed. Raises Refused."""
    seen = _sanitize(name)
    if seen is None or (not seen and name.strip()):
        raise Refused(problem("bad_name"))
    return seen


def clean_chat_text(words: str) -> str:
    """Clean a chat message to one line; raises Refused."""
    if seen := _sanitize(words):
        return seen
    raise Refused(problem("malformed", "problem-unreadable-words"))


def _sanitize(text: str) -> str | None:
    """Return the visible text in one line, or None if a letter has too many marks."""
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
    """Is a joiner needed: in an Indic script, a right-to-left script or an emoji?"""
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
    """Yield each base character with its marks."""
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
    """Does it have a visible base, no repeated mark, and not too many marks?"""
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
