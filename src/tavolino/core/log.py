"""The log of a match: actions, outcomes and undos in order. Entries are only ever appended.

As text, the header is on the first line, followed by one entry per line. A line that begins with
``#`` is a note. ``# scores 12 9 7`` at the end of a finished match states the final scores. ``#
record 41 {…}`` holds the trace of the simulation whose outcome is entry 41, counted from 0. ``#
fingerprint 5fec…`` is the commitment to the seed that was published before the first draw.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tavolino.core.contract.simulation import Trace
from tavolino.core.game import AnyGame, MalformedAction, Seat
from tavolino.core.parsing import quoted
from tavolino.core.rule_options import with_current_names

UNDO = "undo"
"""The text of an undo entry, which takes back the seat's last action.

``undo 3`` takes back the last three actions: the seat's own and those that other seats played after
it.
"""

_UNDO = re.compile(rf"{UNDO}(?: ([1-9][0-9]{{0,3}}))?")

SCORES_NOTE = "# scores"
TRACE_NOTE = "# record"
"""The prefix of a note that holds a trace."""
FINGERPRINT_NOTE = "# fingerprint"


class Entry(Struct, frozen=True, gc=False):
    """One line of a log, e.g. ``1: bet``, ``-1: deal Q`` or ``1: undo``."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"


def undo_count(text: str) -> int:
    """The number of actions that an entry with this text takes back; 0 if it is not an undo."""
    said = text.strip()
    found = _UNDO.fullmatch(said) if said.startswith(UNDO) else None
    return int(found[1] or 1) if found else 0


class Header(Struct, frozen=True, gc=False):
    """The parameters of a match: everything that the first state depends on."""

    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    seed: str


class Log(Struct, frozen=True, gc=False):
    """A header and entries. `str` writes the log as text, and `parse_log` reads it."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        head = msgspec.json.encode(self.header).decode()
        return "\n".join([head, *map(str, self.entries)]) + "\n"


class LogLines(Struct, frozen=True):
    """The lines of a log without blank ones, sorted by one scan of the text."""

    numbered: tuple[tuple[int, str], ...]
    """The header and the entries, with their line numbers."""
    notes: tuple[str, ...]

    def notes_of(self, prefix: str) -> list[str]:
        """The notes that begin with this prefix, without it."""
        return [note[len(prefix) :].strip() for note in self.notes if note.startswith(prefix)]


def log_lines(text: str) -> LogLines:
    numbered, notes = list[tuple[int, str]](), list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        if stripped := line.strip():
            if stripped.startswith("#"):
                notes.append(stripped)
            else:
                numbered.append((number, stripped))
    return LogLines(tuple(numbered), tuple(notes))


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The header and entry lines of a log, with their numbers. Omits blank lines and notes."""
    return list(log_lines(text).numbered)


def scores_note(scores: Iterable[int]) -> str:
    """The note with the final scores of a finished match."""
    return " ".join([SCORES_NOTE, *map(str, scores)]) + "\n"


def read_scores(text: str) -> tuple[int, ...] | None:
    """The scores in the last scores note, or None if there is none. Raises MalformedAction."""
    return noted_scores(log_lines(text))


def noted_scores(lines: LogLines) -> tuple[int, ...] | None:
    """The same, from the lines of a log."""
    notes = lines.notes_of(SCORES_NOTE)
    try:
        return tuple(map(int, notes[-1].split())) if notes else None
    except ValueError:
        raise MalformedAction(f"not the scores of a match: {notes[-1]!r}") from None


def fingerprint_note(fingerprint: str) -> str:
    """The note with the published commitment to the seed."""
    return f"{FINGERPRINT_NOTE} {fingerprint}\n"


def noted_fingerprint(lines: LogLines) -> str:
    """The commitment in the first fingerprint note; empty if there is none."""
    return next(iter(lines.notes_of(FINGERPRINT_NOTE)), "")


def trace_notes(traces: Mapping[int, Trace]) -> str:
    """The notes with the traces of simulations, by the positions of their entries."""
    written = ((at, msgspec.json.encode(trace).decode()) for at, trace in sorted(traces.items()))
    return "".join(f"{TRACE_NOTE} {at} {trace}\n" for at, trace in written)


def read_traces(text: str) -> dict[int, Trace]:
    """The traces in all trace notes, by position. Raises MalformedAction."""
    return noted_traces(log_lines(text))


def noted_traces(lines: LogLines) -> dict[int, Trace]:
    """The same, from the lines of a log."""
    return dict(_trace(note) for note in lines.notes_of(TRACE_NOTE))


def _trace(note: str) -> tuple[int, Trace]:
    at, _, trace = note.partition(" ")
    try:
        return int(at), msgspec.json.decode(trace, type=Trace)
    except (ValueError, msgspec.MsgspecError, RecursionError):
        raise MalformedAction(f"not a valid trace record: {quoted(note)}") from None


def parse_log(text: str) -> Log:
    """Parses the text that `str` wrote. Raises MalformedAction with the invalid line's number."""
    return parse_lines(log_lines(text))


def parse_lines(lines: LogLines) -> Log:
    """The same, from the lines of a log."""
    if not lines.numbered:
        raise MalformedAction("the log is empty")
    (number, head), *rest = lines.numbered
    try:
        header = msgspec.json.decode(head, type=Header)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise MalformedAction(f"line {number} is not the header of a log: {error}") from None
    return Log(header, tuple(parse_entry(n, line) for n, line in rest))


def parse_entry(number: int, line: str) -> Entry:
    """Parses one line as an entry. Raises MalformedAction with the line number."""
    seat, _, text = line.partition(":")
    try:
        return Entry(int(seat), text.strip())
    except ValueError:
        raise MalformedAction(f"line {number} is not 'seat: action': {line!r}") from None


def checked_options(game: AnyGame, given: Any) -> Any:
    """Validates the rule options. Raises msgspec.ValidationError with the field's name.

    Also accepts the names and values that were written in camelCase in the past.
    """
    named = with_current_names(game.options, given) if isinstance(given, dict) else given
    return msgspec.convert(named, game.options)
