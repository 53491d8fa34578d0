"""Writes, opens and checks log files. Errors name the number of the line."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tavolino.cli.support.usage_error import complain
from tavolino.core.game import AnyGame, IllegalAction, MalformedAction
from tavolino.core.log import Log, lines, noted_scores, noted_traces, read
from tavolino.core.match import AnyMatch, BrokenLog, Match, go_on
from tavolino.core.match_file import Unfit, as_log
from tavolino.core.simulation import Trace
from tavolino.core.simulation_check import repeat
from tavolino.i18n import say


class BadLog(Exception):
    """The file is not a log or does not replay. The message says where and why."""


@dataclass(frozen=True)
class Opened:
    """A log and its match, under the revision of the rules that it was played by.

    If that revision is no longer known, the match uses the present rules.
    """

    log: Log
    match: AnyMatch
    traces: dict[int, Trace]
    """Recorded simulations by the position of their entry."""


def folder_for_logs(folder: Path) -> Path:
    """Create the folder before the work begins, so that hours of work are not lost."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"--out: cannot create {folder}: {error.strerror}")
    return folder


def write(file: Path, log: str) -> None:
    try:
        file.write_text(log, "utf-8")
    except OSError as error:
        complain(f"--out: cannot write {file}: {error.strerror}")


def opened(file: Path, games: Mapping[str, AnyGame]) -> Opened:
    """The match of a log file (``-`` is stdin); raises BadLog."""
    return opened_text(_text(file), games)


def opened_text(text: str, games: Mapping[str, AnyGame]) -> Opened:
    """The match of a log, or of a match as JSON; raises BadLog."""
    try:
        text = as_log(text)
        log = read(text)
        if log.header.game not in games:
            raise BadLog(f"there is no game {log.header.game!r}; there are: {', '.join(games)}")
        game = games[log.header.game]
        match = _replayed(game.at(log.header.revision) or game, log, text)
        _demand_scores(match, text)
        traces = noted_traces(text)
    except (MalformedAction, msgspec.ValidationError) as error:
        raise BadLog(str(error)) from None
    except Unfit as unfit:
        raise BadLog(say("en", unfit.text.key, unfit.text.args)) from None
    return Opened(log, match, traces)


def _text(file: Path) -> str:
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return raw.decode()
    except OSError as error:
        raise BadLog(error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadLog(f"line {line} is not UTF-8 text") from None


def _replayed(game: AnyGame, log: Log, text: str) -> AnyMatch:
    header, numbered = log.header, lines(text)
    if header.seats not in game.seats:
        raise BadLog(f"line {numbered[0][0]}: {game.name} is not for {header.seats}")
    match: AnyMatch = Match(game, header.seats, header.options, header.seed)
    try:
        go_on(match, log.entries)
    except BrokenLog as broken:
        reason = because(game, broken.reason)
    except Exception as bug:  # such a log is worth a bug report
        reason = f"the rules failed: {type(bug).__name__}: {bug}"
    else:
        return match
    number, line = numbered[match.seq + 1]
    raise BadLog(f"line {number} ({line}): {reason}")


def because(game: AnyGame, reason: ValueError) -> str:
    """Why an entry is not allowed, with the number of the rule if there is one."""
    if not isinstance(reason, IllegalAction):
        return str(reason)
    objection = reason.objection
    said = say("en", objection.text.key, objection.text.args, (game.room,))
    return f"{said} [{objection.rule}]"


def _demand_scores(match: AnyMatch, text: str) -> None:
    noted = noted_scores(text)
    scores = match.game.scores(match.state)
    if noted is not None and noted != tuple(scores):
        raise BadLog(f"the scores are {scores}, but the log says {noted}")


def repeated(found: Opened) -> tuple[bool, str] | None:
    """Repeat all recorded simulations: are they equal, and a summary; None without records."""
    if not found.traces:
        return None
    came = repeat(found.match, found.traces)
    said = [f"{len(came.equal)} of {len(found.traces)} records repeated, {came.marks} hashes equal"]
    if came.elsewhere:
        made = found.traces[came.elsewhere[0]].made
        said.append(f"{len(came.elsewhere)} cannot be compared here ({made})")
    if came.different:
        said.append(f"different: {numbers(came.different)}")
    return not came.different, "; ".join(said)


def numbers(positions: Sequence[int]) -> str:
    """Numbers of entries, counted from 1."""
    return f"entry {', '.join(str(position + 1) for position in positions)}"
