"""A match as a file for another house, as a log or as JSON, and whether it can be believed.

Whoever reads one believes nothing: every entry has to be what the rules allow, the seed has to have
the fingerprint that stands beside it, and the match has to end as it is said to.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tavolino.core.chance import commitment
from tavolino.core.game import AnyGame, IllegalAction, MalformedAction
from tavolino.core.log import (
    Header,
    Log,
    fingerprint_note,
    parse_entry,
    read_fingerprint,
    read_scores,
    read_traces,
    scores_note,
    trace_notes,
)
from tavolino.core.log import parse_log as read_log
from tavolino.core.match import AnyMatch, BrokenLog, Match, resume_log
from tavolino.core.parsing import quoted
from tavolino.core.simulation import Trace
from tavolino.core.text import Objection, Text

FORMAT_VERSION = 1
MAX_ENTRIES = 2_000
"""So many entries a match from elsewhere has at most; a long one has a quarter of that."""

MAX_SEED_LENGTH = 200
"""So long its seed is at most."""


class FilePlayer(Struct, frozen=True, omit_defaults=True):
    """Who played a seat: a bot of this level, or a person."""

    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=20)] | None = None


class MatchFile(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tavolino-match"):
    """A match as JSON. A log says the same, but for who played and when."""

    form: Literal[1] = 1
    game: str
    revision: int
    seats: int
    options: dict[str, Any] = {}
    seed: str = ""
    fingerprint: str = ""
    """What was published of the seed before the first draw."""
    players: Annotated[tuple[FilePlayer, ...], Meta(max_length=16)] = ()
    entries: tuple[str, ...] = ()
    """Each as in a log: ``0: place c4``."""
    times: tuple[str, ...] = ()
    """When each was made."""
    scores: tuple[int, ...] | None = None
    """How it ended, if it did."""
    records: dict[str, Trace] = {}
    """How things went that were performed, by the numbers of their entries."""

    @property
    def log(self) -> Log:
        """Raises MalformedAction."""
        head = Header(self.game, self.revision, self.seats, self.options, self.seed)
        return Log(head, tuple(parse_entry(n, line) for n, line in enumerate(self.entries, 1)))

    @property
    def traces(self) -> dict[int, Trace]:
        return {int(at): trace for at, trace in self.records.items() if at.isdecimal()}


class _Kind(Struct, frozen=True):
    kind: str
    form: int = 0


class InvalidMatchFile(Exception):
    """This file is no match that can be looked at here; one sentence says why."""

    def __init__(self, key: str, objection: Objection | None = None, **args: str | int) -> None:
        self.text = Text(key, args)
        self.objection = objection
        super().__init__(key)


def dump(file: MatchFile) -> str:
    """The file: an entry a line, so that people can read it too."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def load(raw: bytes) -> MatchFile:
    """A file of either form; raises InvalidMatchFile."""
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
    """A log begins with JSON as well, but does not end with it; raises InvalidMatchFile."""
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
        _ = found.log
    except (msgspec.MsgspecError, MalformedAction, RecursionError):
        raise InvalidMatchFile("import-no-match") from None
    return found


def _from_log_text(text: str) -> MatchFile:
    try:
        log, scores, traces = read_log(text), read_scores(text), read_traces(text)
    except (MalformedAction, RecursionError):
        raise InvalidMatchFile("import-no-match") from None
    return MatchFile(
        **msgspec.structs.asdict(log.header),
        fingerprint=read_fingerprint(text),
        entries=tuple(map(str, log.entries)),
        scores=scores,
        records={str(at): trace for at, trace in traces.items()},
    )


def to_log(text: str) -> str:
    """A log unchanged, or a JSON match file as a log; raises InvalidMatchFile."""
    if not _is_json(text):
        return text
    file = _from_json(text)
    promised = fingerprint_note(file.fingerprint) if file.fingerprint else ""
    ended = "" if file.scores is None else scores_note(file.scores)
    return str(file.log) + promised + trace_notes(file.traces) + ended


def find_rules(file: MatchFile, games: Mapping[str, AnyGame]) -> AnyGame:
    """The rules that it was played by; raises InvalidMatchFile if that shows without playing."""
    game = games.get(file.game)
    if game is None:
        raise InvalidMatchFile("import-game", game=quoted(file.game)[1:-1])
    rules = game.at_revision(file.revision)
    if rules is None:
        raise InvalidMatchFile("import-revision", revision=file.revision, newest=game.revision)
    if file.seats not in rules.seats:
        raise InvalidMatchFile("import-seats", count=file.seats)
    if len(file.entries) > MAX_ENTRIES or len(file.seed) > MAX_SEED_LENGTH:
        raise InvalidMatchFile("import-too-long", count=MAX_ENTRIES)
    if not file.seed.isprintable():
        raise InvalidMatchFile("import-no-match")
    if file.fingerprint and commitment(file.seed) != file.fingerprint.lower():
        raise InvalidMatchFile("import-fingerprint")
    return rules


def replay_file(file: MatchFile, rules: AnyGame) -> AnyMatch:
    """Its match, every entry asked of the rules; raises InvalidMatchFile."""
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
    except Exception:  # rules never expected what nobody could have played
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
    """The file of a match, as its own rules write it."""
    ended = match.game.scores(match.state) if match.is_over else None
    return from_log(match.log, players, times, traces, ended)


def from_log(
    log: Log,
    players: Sequence[FilePlayer] = (),
    times: Sequence[str] = (),
    traces: Mapping[int, Trace] | None = None,
    scores: tuple[int, ...] | None = None,
) -> MatchFile:
    """The same by no rules: they may be gone."""
    return MatchFile(
        **msgspec.structs.asdict(log.header),
        fingerprint=commitment(log.header.seed),
        players=tuple(players),
        entries=tuple(map(str, log.entries)),
        times=tuple(times),
        scores=scores,
        records={str(at): trace for at, trace in (traces or {}).items()},
    )
