"""Match files, as a log or as JSON, for exchange between servers, and their validation.

An import trusts nothing: the rules must allow every entry, the seed must match its commitment, and
the match must end with the stated scores.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tavolino.core.chance import commitment
from tavolino.core.contract.simulation import Trace
from tavolino.core.game import AnyGame, IllegalAction, MalformedAction
from tavolino.core.log import (
    Header,
    Log,
    fingerprint_note,
    log_lines,
    noted_fingerprint,
    noted_scores,
    noted_traces,
    parse_entry,
    parse_lines,
    scores_note,
    trace_notes,
)
from tavolino.core.match import AnyMatch, BrokenLog, Match, resume_log
from tavolino.core.parsing import quoted
from tavolino.core.text import Objection, Text

FORMAT_VERSION = 1
MAX_ENTRIES = 2_000
"""Maximum number of entries in an imported match. A long match has a quarter of that."""

MAX_LOG_LINES = 5 * MAX_ENTRIES
"""Maximum number of lines of an imported log. Each entry may have a note and blank lines."""

MAX_SEED_LENGTH = 200
"""Maximum length of an imported seed, in characters."""


class FilePlayer(Struct, frozen=True, omit_defaults=True):
    """The player of a seat: a bot of this level, or a person."""

    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=20)] | None = None


class MatchFile(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tavolino-match"):
    """A match as JSON. Unlike a log, it also says who played and when."""

    form: Literal[1] = 1
    game: str
    revision: int
    seats: int
    options: dict[str, Any] = {}
    seed: str = ""
    fingerprint: str = ""
    """The commitment to the seed that was published before the first draw."""
    players: Annotated[tuple[FilePlayer, ...], Meta(max_length=16)] = ()
    entries: tuple[str, ...] = ()
    """The entries as in a log: ``0: place c4``."""
    times: tuple[str, ...] = ()
    """The time of each entry."""
    scores: tuple[int, ...] | None = None
    """The final scores, if the match is over."""
    records: dict[str, Trace] = {}
    """The traces of simulations, by the numbers of their entries."""

    @property
    def log(self) -> Log:
        """The match as a log. Raises MalformedAction."""
        head = Header(self.game, self.revision, self.seats, self.options, self.seed)
        return Log(head, tuple(parse_entry(n, line) for n, line in enumerate(self.entries, 1)))

    @property
    def traces(self) -> dict[int, Trace]:
        return {int(at): trace for at, trace in self.records.items() if at.isdecimal()}


class _Kind(Struct, frozen=True):
    kind: str
    form: int = 0


class InvalidMatchFile(Exception):
    """The file cannot be imported. `text` is the message with the reason."""

    def __init__(self, key: str, objection: Objection | None = None, **args: str | int) -> None:
        self.text = Text(key, args)
        self.objection = objection
        super().__init__(key)


def dump(file: MatchFile) -> str:
    """Writes the file as indented JSON with one entry per line."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def load(raw: bytes) -> MatchFile:
    """Reads a file in either format. Raises InvalidMatchFile."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidMatchFile("import-no-text") from None
    if "\0" in text:
        raise InvalidMatchFile("import-no-text")
    if not text.strip():
        raise InvalidMatchFile("import-empty")
    return _from_json(text) if _is_json(text) else _from_log_text(text)


def _is_json(text: str) -> bool:
    """Whether the text is a JSON file. A log begins with JSON too but does not end with it.

    Raises InvalidMatchFile for a newer format.
    """
    try:
        said = msgspec.json.decode(text, type=_Kind)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if said.kind == "tavolino-match" and said.form > FORMAT_VERSION:
        raise InvalidMatchFile("import-newer")
    return True


def _from_json(text: str) -> MatchFile:
    try:
        found = msgspec.json.decode(text, type=MatchFile)
        _require_length(len(found.entries), MAX_ENTRIES)
        _ = found.log
    except (msgspec.MsgspecError, MalformedAction, RecursionError):
        raise InvalidMatchFile("import-no-match") from None
    return found


def _require_length(count: int, most: int) -> None:
    if count > most:
        raise InvalidMatchFile("import-too-long", count=MAX_ENTRIES)


def _from_log_text(text: str) -> MatchFile:
    """Counts the lines first, because a short text may have millions of them."""
    _require_length(text.count("\n"), MAX_LOG_LINES)
    lines = log_lines(text)
    try:
        log, scores, traces = parse_lines(lines), noted_scores(lines), noted_traces(lines)
    except (MalformedAction, RecursionError):
        raise InvalidMatchFile("import-no-match") from None
    return MatchFile(
        **msgspec.structs.asdict(log.header),
        fingerprint=noted_fingerprint(lines),
        entries=tuple(map(str, log.entries)),
        scores=scores,
        records={str(at): trace for at, trace in traces.items()},
    )


def to_log(text: str) -> str:
    """Converts a JSON match file to a log; returns a log unchanged. Raises InvalidMatchFile."""
    if not _is_json(text):
        return text
    file = _from_json(text)
    promised = fingerprint_note(file.fingerprint) if file.fingerprint else ""
    ended = "" if file.scores is None else scores_note(file.scores)
    return str(file.log) + promised + trace_notes(file.traces) + ended


def find_rules(file: MatchFile, games: Mapping[str, AnyGame]) -> AnyGame:
    """The rules by which the match was played.

    Raises InvalidMatchFile if the file is invalid for reasons that show without replaying it.
    """
    game = games.get(file.game)
    if game is None:
        raise InvalidMatchFile("import-game", game=quoted(file.game)[1:-1])
    rules = game.at_revision(file.revision)
    if rules is None:
        raise InvalidMatchFile("import-revision", revision=file.revision, newest=game.revision)
    if file.seats not in rules.seats:
        raise InvalidMatchFile("import-seats", count=file.seats)
    _require_length(len(file.entries), MAX_ENTRIES)
    _require_length(len(file.seed), MAX_SEED_LENGTH)
    if not file.seed.isprintable():
        raise InvalidMatchFile("import-no-match")
    if file.fingerprint and commitment(file.seed) != file.fingerprint.lower():
        raise InvalidMatchFile("import-fingerprint")
    return rules


def replay_file(file: MatchFile, rules: AnyGame) -> AnyMatch:
    """Replays the file by these rules and checks every entry. Raises InvalidMatchFile."""
    try:
        match: AnyMatch = Match(rules, file.seats, file.options, file.seed)
    except (msgspec.ValidationError, ValueError):
        raise InvalidMatchFile("import-options") from None
    _replay_entries(match, file)
    if file.scores is not None and match.game.scores(match.state) != file.scores:
        raise InvalidMatchFile("import-scores")
    return match


def _replay_entries(match: AnyMatch, file: MatchFile) -> None:
    entries = file.log.entries
    try:
        resume_log(match, entries)
    except BrokenLog as broken:
        reason = broken.reason
        objection = reason.objection if isinstance(reason, IllegalAction) else None
    except Exception:  # rules may fail in any way on an unreachable position
        objection = None
    else:
        return
    said = quoted(entries[match.seq].text)[1:-1]
    raise InvalidMatchFile("import-illegal", objection, entry=match.seq + 1, move=said)


def from_match(
    match: AnyMatch,
    players: Sequence[FilePlayer] = (),
    times: Sequence[str] = (),
    traces: Mapping[int, Trace] | None = None,
) -> MatchFile:
    """The file of a match."""
    ended = match.game.scores(match.state) if match.is_over else None
    return from_log(match.log, players, times, traces, ended)


def from_log(
    log: Log,
    players: Sequence[FilePlayer] = (),
    times: Sequence[str] = (),
    traces: Mapping[int, Trace] | None = None,
    scores: tuple[int, ...] | None = None,
) -> MatchFile:
    """The file of a log. Does not need the rules, which may no longer be available."""
    return MatchFile(
        **msgspec.structs.asdict(log.header),
        fingerprint=commitment(log.header.seed),
        players=tuple(players),
        entries=tuple(map(str, log.entries)),
        times=tuple(times),
        scores=scores,
        records={str(at): trace for at, trace in (traces or {}).items()},
    )
