"""Shows what a database contains, game by game."""

import argparse
import sys

import msgspec

from tavolino.cli.support.database import add_database_flag
from tavolino.cli.support.file_size import format_size
from tavolino.cli.support.open_store import open_reader
from tavolino.store.records import DiskSpace, GameCount, StoreError

EXAMPLE = "tavolino stats --database friends.db"

COLUMNS = ("matches", "running", "finished", "never begun", "entries", "last entry")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    try:
        with open_reader(args) as archive:
            games, space, known = (
                archive.count_by_game(),
                archive.disk_space(),
                archive.count_accounts(),
            )
    except (StoreError, OSError) as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(msgspec.json.encode({"games": games, "bytes": space, "people": known}).decode())
    else:
        print("\n".join([*_table(games), "", _space_text(space), _accounts_text(known)]))
    return 0


def _table(games: list[GameCount]) -> list[str]:
    """One row for each game. A match that never began also counts as running."""
    width = max([4, *(len(each.game) for each in games)])
    head = f"{'game':{width}}" + "".join(f"{column:>13}" for column in COLUMNS)
    return [head, *(f"{each.game:{width}}{_row(each)}" for each in games)]


def _row(each: GameCount) -> str:
    running = each.matches - each.finished
    counts = (each.matches, running, each.finished, each.never_begun, each.entries)
    return "".join(f"{count:13}" for count in counts) + f"{each.last[:10]:>13}"


def _space_text(space: DiskSpace) -> str:
    free = f", of which {format_size(space.free)} are free for reuse" if space.free else ""
    return f"{format_size(space.file)}{free}; {format_size(space.wal)} in its -wal"


def _accounts_text(people: int) -> str:
    return f"{people} {'account' if people == 1 else 'accounts'}"
