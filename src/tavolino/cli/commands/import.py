"""Stores matches from files, after checking them against the rules."""

import argparse
import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path

from tavolino.cli.support.database import add_database_flag, settings_of
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import open_postgres
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.files.match_file import (
    InvalidMatchFile,
    find_rules,
    from_match,
    load,
    replay_file,
)
from tavolino.core.game import AnyGame
from tavolino.i18n import format_message
from tavolino.server.match.imported import import_record, sanitize_names
from tavolino.server.settings import Settings
from tavolino.store.records import ImportRecord, StoreError
from tavolino.store.sqlite.add_import import add_import

EXAMPLE = "tavolino import palermo-w3ws9guzben8.log"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="a log, or a match as JSON"
    )
    add_game_flag(parser)
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    games, settings = load_games(args.modules), settings_of(args)
    if not settings.imports_kept:
        exit_with_usage_error("imports_kept is 0: the import is turned off")
    brought = [_import_file(file, games, settings) for file in args.files]
    return int(not all(brought))


def _import_file(file: Path, games: Mapping[str, AnyGame], settings: Settings) -> bool:
    """Import one file. Prints the page of the match, or why the import failed."""
    try:
        record = _checked(file.read_bytes(), games)
        _save(record, settings)
    except OSError as error:
        said = error.strerror or str(error)
    except InvalidMatchFile as unfit:
        said = _refusal(unfit, games)
    except StoreError as error:
        said = str(error)
    else:
        print(f"{file}: /table/{record.id}")
        return True
    print(f"{file}: {said}", file=sys.stderr)
    return False


def _checked(raw: bytes, games: Mapping[str, AnyGame]) -> ImportRecord:
    file = sanitize_names(load(raw))
    match = replay_file(file, find_rules(file, games))
    return import_record(from_match(match, file.players, file.times))


def _refusal(unfit: InvalidMatchFile, games: Mapping[str, AnyGame]) -> str:
    texts = tuple(game.room for game in games.values())
    sentences = [unfit.text, *([unfit.objection.text] if unfit.objection else [])]
    return " ".join(format_message("en", text.key, text.args, texts) for text in sentences)


def _save(record: ImportRecord, settings: Settings) -> None:
    if not settings.is_shared:
        add_import(Path(settings.database).resolve(), record, settings.imports_kept)
        return

    async def carry() -> None:
        store = open_postgres(settings.database)
        try:
            await store.save_import(record, settings.imports_kept)
        finally:
            await store.close()

    asyncio.run(carry())
