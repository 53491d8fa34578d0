"""Writes, opens and checks log files. Errors name the number of the line."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.contract.simulation import Trace
from tavolino.core.files.match_file import InvalidMatchFile, to_log
from tavolino.core.game import AnyGame, IllegalAction, MalformedAction
from tavolino.core.log import Log, numbered_lines, parse_log, read_scores, read_traces
from tavolino.core.match import AnyMatch, BrokenLog, Match, resume_log
from tavolino.core.replay.simulation_check import rerun
from tavolino.i18n import format_message


class InvalidLog(Exception):
    """The file is not a log or does not replay. The message says where and why."""


@dataclass(frozen=True)
class LoadedLog:
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
        exit_with_usage_error(f"--out: cannot create {folder}: {error.strerror}")
    return folder


def write_log(file: Path, log: str) -> None:
    try:
        file.write_text(log, "utf-8")
    except OSError as error:
        exit_with_usage_error(f"--out: cannot write {file}: {error.strerror}")


def load_log(file: Path, games: Mapping[str, AnyGame]) -> LoadedLog:
    """The match of a log file (``-`` is stdin); raises InvalidLog."""
    return load_log_text(_text(file), games)


def load_log_text(text: str, games: Mapping[str, AnyGame]) -> LoadedLog:
    """The match of a log, or of a match as JSON; raises InvalidLog."""
    try:
        text = to_log(text)
        log = parse_log(text)
        if log.header.game not in games:
            raise InvalidLog(f"there is no game {log.header.game!r}; there are: {', '.join(games)}")
        game = games[log.header.game]
        match = _replay(game.at_revision(log.header.revision) or game, log, text)
        _require_scores(match, text)
        traces = read_traces(text)
    except (MalformedAction, msgspec.ValidationError) as error:
        raise InvalidLog(str(error)) from None
    except InvalidMatchFile as unfit:
        raise InvalidLog(format_message("en", unfit.text.key, unfit.text.args)) from None
    return LoadedLog(log, match, traces)


def _text(file: Path) -> str:
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return raw.decode()
    except OSError as error:
        raise InvalidLog(error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise InvalidLog(f"line {line} is not UTF-8 text") from None


def _replay(game: AnyGame, log: Log, text: str) -> AnyMatch:
    header, numbered = log.header, numbered_lines(text)
    if header.seats not in game.seats:
        raise InvalidLog(f"line {numbered[0][0]}: {game.name} is not for {header.seats}")
    match: AnyMatch = Match(game, header.seats, header.options, header.seed)
    try:
        resume_log(match, log.entries)
    except BrokenLog as broken:
        reason = refusal_text(game, broken.reason)
    except Exception as bug:  # such a log is worth a bug report
        reason = f"the rules failed: {type(bug).__name__}: {bug}"
    else:
        return match
    number, line = numbered[match.seq + 1]
    raise InvalidLog(f"line {number} ({line}): {reason}")


def refusal_text(game: AnyGame, reason: ValueError) -> str:
    """Why an entry is not allowed, with the number of the rule if there is one."""
    if not isinstance(reason, IllegalAction):
        return str(reason)
    objection = reason.objection
    said = format_message("en", objection.text.key, objection.text.args, (game.room,))
    return f"{said} [{objection.rule}]"


def _require_scores(match: AnyMatch, text: str) -> None:
    noted = read_scores(text)
    scores = match.game.scores(match.state)
    if noted is not None and noted != tuple(scores):
        raise InvalidLog(f"the scores are {scores}, but the log says {noted}")


def rerun_recorded(found: LoadedLog) -> tuple[bool, str] | None:
    """Repeat all recorded simulations: are they equal, and a summary; None without records."""
    if not found.traces:
        return None
    came = rerun(found.match, found.traces)
    said = [f"{len(came.equal)} of {len(found.traces)} records repeated, {came.marks} hashes equal"]
    if came.other_engine:
        made = found.traces[came.other_engine[0]].made
        said.append(f"{len(came.other_engine)} cannot be compared here ({made})")
    if came.different:
        said.append(f"different: {entry_numbers(came.different)}")
    return not came.different, "; ".join(said)


def entry_numbers(positions: Sequence[int]) -> str:
    """Numbers of entries, counted from 1."""
    return f"entry {', '.join(str(position + 1) for position in positions)}"
