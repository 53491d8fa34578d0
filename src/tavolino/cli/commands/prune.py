"""Old matches leave the database: those that are over, and those that never began. So do people who
have neither passkey nor seat nor result, and did not come for so long."""

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
        help="matches that were over, or laid and not begun, more than so many days ago",
    )
    parser.add_argument(
        "--remove", action="store_true", help="remove them (default: only say which)"
    )
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.older_than < 100_000:
        exit_with_usage_error("--older-than is a number of days")
    leaving = open_pruning(args)
    try:
        before = datetime.now(UTC) - timedelta(days=args.older_than)
        chosen, absent = leaving.prunable(_stamp(before)), _absent_since(args, before)
        people = leaving.empty_accounts(absent)
        for line in _print_each(chosen):
            print(line)
        if not args.remove:
            _print_accounts(len(people), " would be")
            print(f"{_matches(len(chosen))} would be removed; --remove does it")
            return 0
        _print_accounts(sum(1 for _ in leaving.delete_empty_accounts(people, absent)))
        gone = leaving.prune(chosen, _stamp(datetime.now(UTC)))
        removed = sum(1 for _ in with_progress(gone, len(chosen), "matches"))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    print(f"{_matches(removed)} removed; new ones will use their room")
    return 0


def _absent_since(args: argparse.Namespace, before: datetime) -> AbsentSince:
    """A session lasts for so many days after somebody came: a longer one was used since."""
    lasting = timedelta(days=settings_of(args).session_days)
    return AbsentSince(_stamp(before), _stamp(before + lasting))


def _print_accounts(count: int, how: str = "") -> None:
    who = "person who has" if count == 1 else "people who have"
    if count:
        print(f"{count} {who} nothing here{how} removed")


def _stamp(time: datetime) -> str:
    """As the times in the database are written, which sort like texts."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _print_each(chosen: Sequence[Prunable]) -> list[str]:
    kinds = Counter((each.game, each.is_finished) for each in chosen)
    return [
        f"{game}: {kinds[game, True]} finished, {kinds[game, False]} never begun"
        for game in sorted({each.game for each in chosen})
    ]


def _matches(count: int) -> str:
    return f"{count} {'match' if count == 1 else 'matches'}"
