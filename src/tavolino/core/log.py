"""A match is its log: actions, outcomes and undos in order. The log only grows.

As text: the header on the first line, then an entry a line. A line that begins with ``#`` is a
note; ``# scores 12 9 7`` at the end of a finished match says how it must have ended, and
``# record 41 {…}`` how the performance went whose outcome is entry 41, the first being 0;
``# fingerprint 5fec…`` is what was published of the seed before the first draw.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tavolino.core.game import AnyGame, MalformedAction, Seat
from tavolino.core.parsing import quoted
from tavolino.core.rule_options import with_current_names
from tavolino.core.simulation import Trace

UNDO = "undo"
"""The text of an entry that takes back the seat's own last action, after which nobody else acted.
``undo 3`` takes back the last three: the seat's own, and what others did after it."""

_UNDO = re.compile(rf"{UNDO}(?: ([1-9][0-9]{{0,3}}))?")

SCORES_NOTE = "# scores"
TRACE_NOTE = "# record"
"""How a trace is called in a log."""
FINGERPRINT_NOTE = "# fingerprint"


class Entry(Struct, frozen=True, gc=False):
    """One line of a log, e.g. ``1: bet``, ``-1: deal Q`` or ``1: undo``."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"


def undo_count(text: str) -> int:
    """How many actions an entry of this text takes back; 0 if it is no undo."""
    said = text.strip()
    found = _UNDO.fullmatch(said) if said.startswith(UNDO) else None
    return int(found[1] or 1) if found else 0


class Header(Struct, frozen=True, gc=False):
    """What must be known of a match before its first entry."""

    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    seed: str


class Log(Struct, frozen=True, gc=False):
    """A header and entries; `str` writes it as text, `parse_log` reads that back."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        head = msgspec.json.encode(self.header).decode()
        return "\n".join([head, *map(str, self.entries)]) + "\n"


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The numbered lines of a log, without blank ones and notes: the header, then the entries."""
    stripped = ((n, line.strip()) for n, line in enumerate(text.split("\n"), 1))
    return [(n, line) for n, line in stripped if line and not line.startswith("#")]


def scores_note(scores: Iterable[int]) -> str:
    """The note at the end of a finished match."""
    return " ".join([SCORES_NOTE, *map(str, scores)]) + "\n"


def read_scores(text: str) -> tuple[int, ...] | None:
    """What the last such note says, if there is one; raises MalformedAction."""
    notes = [line.strip() for line in text.split("\n") if line.strip().startswith(SCORES_NOTE)]
    try:
        return tuple(map(int, notes[-1].removeprefix(SCORES_NOTE).split())) if notes else None
    except ValueError:
        raise MalformedAction(f"not the scores of a match: {notes[-1]!r}") from None


def fingerprint_note(fingerprint: str) -> str:
    """The note of what was published of the seed."""
    return f"{FINGERPRINT_NOTE} {fingerprint}\n"


def read_fingerprint(text: str) -> str:
    """What such a note says; empty if there is none."""
    notes = (line.strip() for line in text.split("\n"))
    return next(
        (n.removeprefix(FINGERPRINT_NOTE).strip() for n in notes if n.startswith(FINGERPRINT_NOTE)),
        "",
    )


def trace_notes(traces: Mapping[int, Trace]) -> str:
    """The notes of how things went that were performed, by the positions of their entries."""
    written = ((at, msgspec.json.encode(trace).decode()) for at, trace in sorted(traces.items()))
    return "".join(f"{TRACE_NOTE} {at} {trace}\n" for at, trace in written)


def read_traces(text: str) -> dict[int, Trace]:
    """What such notes say; raises MalformedAction."""
    notes = (line.strip() for line in text.split("\n"))
    return dict(_trace(note) for note in notes if note.startswith(TRACE_NOTE))


def _trace(note: str) -> tuple[int, Trace]:
    at, _, trace = note.removeprefix(TRACE_NOTE).strip().partition(" ")
    try:
        return int(at), msgspec.json.decode(trace, type=Trace)
    except (ValueError, msgspec.MsgspecError, RecursionError):
        raise MalformedAction(f"not the record of an entry: {quoted(note)}") from None


def parse_log(text: str) -> Log:
    """The log that `str` wrote; raises MalformedAction with the number of the bad line."""
    numbered = numbered_lines(text)
    if not numbered:
        raise MalformedAction("the log is empty")
    (number, head), *rest = numbered
    try:
        header = msgspec.json.decode(head, type=Header)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise MalformedAction(f"line {number} is not the header of a log: {error}") from None
    return Log(header, tuple(parse_entry(n, line) for n, line in rest))


def parse_entry(number: int, line: str) -> Entry:
    """The entry that this line is; raises MalformedAction with its number."""
    seat, _, text = line.partition(":")
    try:
        return Entry(int(seat), text.strip())
    except ValueError:
        raise MalformedAction(f"line {number} is not 'seat: action': {line!r}") from None


def checked_options(game: AnyGame, given: Any) -> Any:
    """The game's rule switches, checked; raises msgspec.ValidationError with the field's name.

    Switches and values that were written in camelCase before are understood.
    """
    named = with_current_names(game.options, given) if isinstance(given, dict) else given
    return msgspec.convert(named, game.options)
