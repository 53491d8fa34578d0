"""Deletes old matches that are over or never began.

It also deletes accounts that have no passkey, no seat and no result and were not used for as long.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from tavolino.cli.support.database import add_database_flag, settings_of
from tavolino.cli.support.open_store import open_pruning
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.store.pruning import AbsentSince, Prunable
from tavolino.store.records import StoreError

EXAMPLE = "tavolino prune --older-than 365"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--older-than",
        metavar="DAYS",
        type=float,
        required=True,
        help="age of the matches: finished, or created and never begun, this many days ago",
    )
    parser.add_argument(
        "--remove", action="store_true", help="delete them (default: only count them)"
    )
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.older_than < 100_000:
        exit_with_usage_error("--older-than must be a number of days")
    leaving = open_pruning(args)
    try:
        before = datetime.now(UTC) - timedelta(days=args.older_than)
        chosen, absent = leaving.prunable(_stamp(before)), _absent_since(args, before)
        people = leaving.empty_accounts(absent)
        for line in _print_each(chosen):
            print(line)
        if not args.remove:
            _print_accounts(len(people), " would be")
            print(f"{_matches(len(chosen))} would be removed; add --remove to remove them")
            return 0
        _print_accounts(sum(1 for _ in leaving.delete_empty_accounts(people, absent)))
        gone = leaving.prune(chosen, _stamp(datetime.now(UTC)))
        removed = sum(1 for _ in with_progress(gone, len(chosen), "matches"))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    print(f"{_matches(removed)} removed; new matches reuse the space")
    return 0


def _absent_since(args: argparse.Namespace, before: datetime) -> AbsentSince:
    """The cut-off times. A session is prolonged on each visit, so its end shows the last one."""
    lasting = timedelta(days=settings_of(args).session_days)
    return AbsentSince(_stamp(before), _stamp(before + lasting))


def _print_accounts(count: int, how: str = "") -> None:
    accounts = "empty account" if count == 1 else "empty accounts"
    if count:
        print(f"{count} {accounts}{how} removed")


def _stamp(time: datetime) -> str:
    """The time as the database writes it, so that texts sort by time."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _print_each(chosen: Sequence[Prunable]) -> list[str]:
    kinds = Counter((each.game, each.is_finished) for each in chosen)
    return [
        f"{game}: {kinds[game, True]} finished, {kinds[game, False]} never begun"
        for game in sorted({each.game for each in chosen})
    ]


def _matches(count: int) -> str:
    return f"{count} {'match' if count == 1 else 'matches'}"
