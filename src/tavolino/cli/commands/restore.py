"""Replaces the database by a backup and keeps the former database beside it."""

import argparse
import sys
from pathlib import Path

from tavolino.cli.support.database import add_database_flag, database_of
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.store.records import StoreError
from tavolino.store.sqlite.restore import restore

EXAMPLE = "tavolino restore tavolino-monday.db"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a copy made by `backup`")
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    database = database_of(args)
    if args.file.resolve() == database:
        exit_with_usage_error(f"{args.file} cannot be restored from itself")
    try:
        restored = restore(args.file, database)
    except OSError as error:
        exit_with_usage_error(f"{database}: {error.strerror}")
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    print(f"{database}: {restored.count}, as in {args.file}")
    if restored.previous:
        print(f"the former database is kept as {restored.previous}")
    return 0
