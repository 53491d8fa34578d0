"""Copies the database while the server runs."""

import argparse
import sys
from pathlib import Path

from tavolino.cli.support.database import add_database_flag, database_of
from tavolino.cli.support.file_size import format_size
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.store.records import StoreError
from tavolino.store.sqlite.backup import back_up

EXAMPLE = "tavolino backup tavolino-monday.db"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="new file for the copy")
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    if args.file.exists():
        exit_with_usage_error(f"{args.file}: this file exists already")
    try:
        kept = back_up(database_of(args), args.file)
    except FileExistsError:
        exit_with_usage_error(f"{args.file}: this file exists already")
    except OSError as error:
        exit_with_usage_error(f"{args.file}: {error.strerror}")
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    print(f"{args.file}: {kept} ({format_size(args.file.stat().st_size)})")
    return 0
