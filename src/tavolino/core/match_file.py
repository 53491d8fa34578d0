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
    entry,
    note_fingerprint,
    note_scores,
    note_traces,
    noted_fingerprint,
    noted_scores,
    noted_traces,
)
from tavolino.core.log import read as read_log
from tavolino.core.match import AnyMatch, BrokenLog, Match, go_on
from tavolino.core.parsing import quoted
from tavolino.core.simulation import Trace
from tavolino.core.text import Objection, Text

FORM = 1
ENTRIES = 2_000
"""So many entries a match from elsewhere has at most; a long one has a quarter of that."""

SEED = 200
"""So long its seed is at most."""


class Sitter(Struct, frozen=True, omit_defaults=True):
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
    players: Annotated[tuple[Sitter, ...], Meta(max_length=16)] = ()
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
        return Log(head, tuple(entry(n, line) for n, line in enumerate(self.entries, 1)))

    @property
    def traces(self) -> dict[int, Trace]:
        return {int(at): trace for at, trace in self.records.items() if at.isdecimal()}


class _Kind(Struct, frozen=True):
    kind: str
    form: int = 0


class Unfit(Exception):
    """This file is no match that can be looked at here; one sentence says why."""

    def __init__(self, key: str, objection: Objection | None = None, **args: str | int) -> None:
        self.text = Text(key, args)
        self.objection = objection
        super().__init__(key)


def written(file: MatchFile) -> str:
    """The file: an entry a line, so that people can read it too."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def read(raw: bytes) -> MatchFile:
    """A file of either form; raises Unfit."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unfit("import-no-text") from None
    if "\0" in text:
        raise Unfit("import-no-text")
    if not text.strip():
        raise Unfit("import-empty")
    return _of_json(text) if _is_json(text) else _of_log(text)


def _is_json(text: str) -> bool:
    """A log begins with JSON as well, but does not end with it; raises Unfit."""
    try:
        said = msgspec.json.decode(text, type=_Kind)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if said.kind == "tavolino-match" and said.form > FORM:
        raise Unfit("import-newer")
    return True


def _of_json(text: str) -> MatchFile:
    try:
        found = msgspec.json.decode(text, type=MatchFile)
        _ = found.log
    except (msgspec.MsgspecError, MalformedAction, RecursionError):
        raise Unfit("import-no-match") from None
    return found


def _of_log(text: str) -> MatchFile:
    try:
        log, scores, traces = read_log(text), noted_scores(text), noted_traces(text)
    except (MalformedAction, RecursionError):
        raise Unfit("import-no-match") from None
    return MatchFile(
        **msgspec.structs.asdict(log.header),
        fingerprint=noted_fingerprint(text),
        entries=tuple(map(str, log.entries)),
        scores=scores,
        records={str(at): trace for at, trace in traces.items()},
    )


def as_log(text: str) -> str:
    """A log as it is, and a match as JSON as the log that says the same; raises Unfit."""
    if not _is_json(text):
        return text
    file = _of_json(text)
    promised = note_fingerprint(file.fingerprint) if file.fingerprint else ""
    ended = "" if file.scores is None else note_scores(file.scores)
    return str(file.log) + promised + note_traces(file.traces) + ended


def rules_for(file: MatchFile, games: Mapping[str, AnyGame]) -> AnyGame:
    """The rules that it was played by; raises Unfit where it can be seen without playing."""
    game = games.get(file.game)
    if game is None:
        raise Unfit("import-game", game=quoted(file.game)[1:-1])
    rules = game.at(file.revision)
    if rules is None:
        raise Unfit("import-revision", revision=file.revision, newest=game.revision)
    if file.seats not in rules.seats:
        raise Unfit("import-seats", count=file.seats)
    if len(file.entries) > ENTRIES or len(file.seed) > SEED:
        raise Unfit("import-too-long", count=ENTRIES)
    if not file.seed.isprintable():
        raise Unfit("import-no-match")
    if file.fingerprint and commitment(file.seed) != file.fingerprint.lower():
        raise Unfit("import-fingerprint")
    return rules


def played(file: MatchFile, rules: AnyGame) -> AnyMatch:
    """Its match, every entry asked of the rules; raises Unfit."""
    try:
        match: AnyMatch = Match(rules, file.seats, file.options, file.seed)
    except (msgspec.ValidationError, ValueError):
        raise Unfit("import-options") from None
    _go_on(match, file)
    if file.scores is not None and match.game.scores(match.state) != file.scores:
        raise Unfit("import-scores")
    return match


def _go_on(match: AnyMatch, file: MatchFile) -> None:
    entries = file.log.entries
    try:
        go_on(match, entries)
    except BrokenLog as broken:
        reason = broken.reason
        objection = reason.objection if isinstance(reason, IllegalAction) else None
    except Exception:  # rules never expected what nobody could have played
        objection = None
    else:
        return
    said = quoted(entries[match.seq].text)[1:-1]
    raise Unfit("import-illegal", objection, entry=match.seq + 1, move=said)


def of(
    match: AnyMatch,
    players: Sequence[Sitter] = (),
    times: Sequence[str] = (),
    traces: Mapping[int, Trace] | None = None,
) -> MatchFile:
    """The file of a match, as its own rules write it."""
    ended = match.game.scores(match.state) if match.is_over else None
    return of_log(match.log, players, times, traces, ended)


def of_log(
    log: Log,
    players: Sequence[Sitter] = (),
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
