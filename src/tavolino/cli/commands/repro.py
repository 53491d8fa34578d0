"""Turns a bug report into a failing test, with the log that leads to the bug."""

import argparse
from pathlib import Path
from string import Template

import msgspec
from msgspec.structs import replace

from tavolino.cli.support.database import add_database_flag
from tavolino.cli.support.log_files import folder_for_logs, write_log
from tavolino.cli.support.open_store import open_reader
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.files.bug_report import BugReport
from tavolino.core.files.bug_report import parse_report as read_report
from tavolino.core.game import MalformedAction
from tavolino.core.log import Log
from tavolino.core.log import parse_log as read_log
from tavolino.store.records import StoreError
from tavolino.store.stored_log import stored_log

EXAMPLE = "tavolino repro palermo-w3ws9guzben8.report.json --out tests"

TEST_TEMPLATE = Template('''\
"""Bug report: a match of $game after $seq entries, seen by seat $seat; version $version.

$device
"""

from pathlib import Path

from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.games import GAMES

# What the player wrote:
$words


def test_what_was_reported() -> None:
    log = parse_log(Path(__file__).with_suffix(".log").read_text("utf-8"))
    match = replay(GAMES["$game"], log)
    view = match.game.view(match.state, $seat)
    options = [match.game.format(one) for one in match.game.legal(match.state, $seat)]
    raise AssertionError(f"write what should be true of {view} and {options}")
''')


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a bug report from a table's menu")
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=Path(),
        help="folder for the test and the log (default: here)",
    )
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    report = _read_report(args.file)
    log = _log(report, args)
    folder = folder_for_logs(args.out)
    name = f"test_{report.game}_{report.table}_{report.seq}".replace("-", "_").lower()
    write_log(folder / f"{name}.log", str(log))
    write_log(folder / f"{name}.py", _test(report))
    print(f"{folder / name}.py fails: write into it what should be true, then fix the bug")
    return 0


def _read_report(file: Path) -> BugReport:
    try:
        return read_report(file.read_bytes())
    except OSError as error:
        exit_with_usage_error(f"{file}: {error.strerror}")
    except msgspec.MsgspecError as error:
        exit_with_usage_error(f"{file} is not a bug report: {error}")


def _log(report: BugReport, args: argparse.Namespace) -> Log:
    """The log up to the reported moment: from the report, or else from the database."""
    try:
        log = read_log(report.log) if report.log else _stored_log(report.table, args)
    except (StoreError, LookupError, MalformedAction, msgspec.MsgspecError) as error:
        exit_with_usage_error(f"the log of {report.table}: {error}")
    if log.header.game != report.game or len(log.entries) < report.seq:
        exit_with_usage_error(f"the log of {report.table} does not match the report")
    return replace(log, entries=log.entries[: report.seq])


def _stored_log(table: str, args: argparse.Namespace) -> Log:
    with open_reader(args) as archive:
        stored = archive.load_match(table)
    if stored is None:
        raise LookupError("the match was not over, and it is not in this database")
    return stored_log(stored)


def _test(report: BugReport) -> str:
    device = report.device
    screen = f"{device.width} × {device.height} at {device.density}"
    return TEST_TEMPLATE.substitute(
        game=report.game,
        seq=report.seq,
        seat=report.seat,
        version=_escape(report.version),
        device=_escape(f"{screen}, {device.language}: {device.browser}"),
        words="\n".join(
            f"# {_escape(line)}".rstrip() for line in report.words.splitlines() or [""]
        ),
    )


def _escape(said: str) -> str:
    """Text of a player, made harmless: it must not become code."""
    plain = "".join(letter for letter in said if letter.isprintable())
    return plain.replace('"', "'").replace("\\", "/")
