"""Runs a server: listens on an address and saves all matches in one database."""

import argparse

from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import store_opener
from tavolino.cli.support.server_flags import FLAGS
from tavolino.server.serve import serve
from tavolino.server.settings import ENV_PREFIX, read_settings
from tavolino.server.workers.code_version import code_version

EXAMPLE = "tavolino serve --port 8123 --database friends.db"


def arguments(parser: argparse.ArgumentParser) -> None:
    for name, (metavar, purpose) in FLAGS.items():
        said = f"{purpose} ({ENV_PREFIX}{name.upper()})"
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, help=said)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    given = {name: getattr(args, name) for name in FLAGS if getattr(args, name) is not None}
    settings, games = read_settings(**given), load_games(args.modules)
    return serve(
        settings, games, store_opener(settings, code_version(games.values())), component_setup()
    )
