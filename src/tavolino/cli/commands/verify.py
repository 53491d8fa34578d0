"""Checks that a match was honest: its actions, its chance draws and its seed."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.log_files import (
    InvalidLog,
    LoadedLog,
    entry_numbers,
    load_log,
    rerun_recorded,
)
from tavolino.cli.support.parquet import ARCHIVE_SUFFIX, verify_archive
from tavolino.core.chance import commitment
from tavolino.core.game import AnyGame

EXAMPLE = "tavolino verify palermo-3.log --fingerprint 5feceb66ffc86f38…"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="a log (- is stdin) or an archive"
    )
    parser.add_argument(
        "--fingerprint",
        metavar="SHA256",
        help="the fingerprint of the seed that the table published before the first draw",
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="also let the bots of an archive replay every match; the result must be the same",
    )
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    games = load_games(args.modules)
    found = [
        verify_archive(file, games, _find_doubts, args.again)
        if file.suffix == ARCHIVE_SUFFIX
        else _is_honest(file, games, args.fingerprint)
        for file in args.files
    ]
    return int(not all(found))


def _is_honest(file: Path, games: Mapping[str, AnyGame], fingerprint: str | None) -> bool:
    """Check one log and print the result."""
    try:
        found = load_log(file, games)
    except InvalidLog as bad:
        print(f"{file}: {bad}", file=sys.stderr)
        return False
    same, records = rerun_recorded(found) or (True, "")
    doubts = [*_find_doubts(found, fingerprint), *([] if same else [records])]
    for doubt in doubts:
        print(f"{file}: {doubt}", file=sys.stderr)
    if not doubts:
        print(f"{file}: {'; '.join([_in_order(found), *filter(None, [records])])}")
    return not doubts


def _find_doubts(found: LoadedLog, fingerprint: str | None) -> Iterator[str]:
    said, known = found.log.header.revision, found.match.game.revision
    if said != known:
        yield f"played by revision {said}, which is no longer known: checked by {known}"
    if fingerprint is not None and commitment(found.log.header.seed) != fingerprint.lower():
        yield "the seed does not have this fingerprint"
    if stacked := found.match.forged_draws():
        yield f"draws that do not follow from the seed: {entry_numbers(stacked)}"


def _in_order(found: LoadedLog) -> str:
    match = found.match
    unfinished = "" if match.is_over else ", not over"
    draws = len(match.chance_draws)
    return f"{match.seq} entries follow the rules{unfinished}, {draws} draws follow the seed"
