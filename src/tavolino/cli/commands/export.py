"""Writes stored matches as logs, which `tavolino replay` reads."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tavolino.cli.support.database import add_database_flag
from tavolino.cli.support.log_files import folder_for_logs, write_log
from tavolino.cli.support.open_store import StoreReader, open_reader
from tavolino.cli.support.progress import with_progress
from tavolino.core.files.match_file import FilePlayer, dump, from_log
from tavolino.core.log import trace_notes
from tavolino.server.match.recordings import decode_traces
from tavolino.store.records import StoredMatch, StoreError
from tavolino.store.stored_log import stored_log

EXAMPLE = "tavolino export --out logs"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("matches", metavar="MATCH", nargs="*", help="ids of matches (default: all)")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="folder for logs")
    parser.add_argument(
        "--running",
        action="store_true",
        help="also export running matches: their logs contain what players may not know yet",
    )
    parser.add_argument("--json", action="store_true", help="write JSON, with names and times")
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    try:
        with open_reader(args) as archive:
            return _export(archive, args)
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1


def _export(archive: StoreReader, args: argparse.Namespace) -> int:
    folder = folder_for_logs(args.out)
    chosen: Sequence[str] = args.matches or archive.match_ids()
    written, failed = 0, 0
    for name in with_progress(chosen, len(chosen), "matches"):
        try:
            stored = _requested(archive, name)
            if stored.match.finished or args.running:
                ending, text = _json(archive, stored) if args.json else _log(archive, stored)
                write_log(folder / f"{stored.match.game}-{name}{ending}", text)
                written += 1
            elif args.matches:
                raise LookupError("the match is not over; add --running to export it")
        except (StoreError, LookupError, msgspec.MsgspecError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            failed += 1
    print(f"{written} logs written to {folder}")
    return int(failed > 0)


def _requested(archive: StoreReader, name: str) -> StoredMatch:
    stored = archive.load_match(name)
    if stored is None:
        raise LookupError("there is no such match")
    return stored


def _log(archive: StoreReader, stored: StoredMatch) -> tuple[str, str]:
    """The log, written without applying rules, so that every revision can be exported."""
    traces = decode_traces(archive.load_traces(stored.match.id))
    return ".log", str(stored_log(stored)) + trace_notes(traces)


def _json(archive: StoreReader, stored: StoredMatch) -> tuple[str, str]:
    traces = decode_traces(archive.load_traces(stored.match.id))
    players = [FilePlayer(seat.name, seat.level) for seat in stored.seats]
    times = [entry.at for entry in stored.entries]
    return ".json", dump(from_log(stored_log(stored), players, times, traces))
