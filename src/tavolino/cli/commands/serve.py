"""Runs a server: listens on an address and saves all matches in one database."""

import argparse

from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import store_opener
from tavolino.server.serve import serve
from tavolino.server.settings import ENV_PREFIX, read_settings
from tavolino.server.workers.code_version import code_version

EXAMPLE = "tavolino serve --port 8123 --database friends.db"

FLAGS: dict[str, tuple[str, str]] = {
    "host": ("ADDRESS", "address to listen on; 0.0.0.0 accepts other devices"),
    "port": ("N", "port to listen on; 0 takes any free port"),
    "database": ("FILE", "SQLite file or postgresql:// address of the database"),
    "reached_at": ("URL", "address under which other servers on the same database reach this one"),
    "bot_pace": ("SECONDS", "minimum time that a bot takes for a move"),
    "undo_seconds": ("SECONDS", "time that bots wait so that a player can undo a move; 0: no wait"),
    "bot_workers": ("N", "number of bots that think at once"),
    "bot_patience": ("SECONDS", "maximum time that a bot thinks before it is stopped"),
    "worker_wait": ("SECONDS", "time to wait for a `tavolino worker`; 0 uses none"),
    "world_workers": ("N", "number of physics simulations at once"),
    "idle_seconds": ("SECONDS", "time after which a table without connections leaves memory"),
    "tables_per_minute": ("N", "tables that one address may create per minute"),
    "visits_per_minute": ("N", "visits of one address to tables per minute"),
    "downloads_per_minute": ("N", "downloads of logs and recordings per minute and address"),
    "messages_per_second": ("N", "messages per second on one connection"),
    "looks_per_second": ("N", "full or earlier positions sent per second and address"),
    "hints_per_minute": ("N", "hints and explanations computed per minute and address"),
    "analyses": ("on|off", "whether bots analyse finished matches on request"),
    "imports_per_minute": ("N", "match files that one address may import per minute"),
    "imports_kept": ("N", "number of imported matches kept; 0 turns the import off"),
    "calls_per_minute": ("N", "requests per minute that set up or test notifications"),
    "private_calls": ("YES", "yes: notifications may go to the server's own network"),
    "links_per_minute": ("N", "requests per minute for observer links"),
    "people_per_minute": ("N", "sign-in and account requests per minute"),
    "session_days": ("DAYS", "time that a device stays signed in after the last visit"),
    "recovery_days": ("DAYS", "time that a recovery link is valid"),
    "listed_minutes": ("MINUTES", "time that the lobby lists a live table after all players left"),
    "listed_days": ("DAYS", "the same for a table over days"),
    "unplayed_minutes": ("MINUTES", "time until a seat that was taken but never played is free"),
    "connections_per_address": ("N", "maximum connections of one address at once"),
    "max_connections": ("N", "maximum connections in total"),
    "trusted_proxies": ("ADDRESSES", "proxies whose X-Forwarded-For the server believes"),
    "allowed_hosts": ("NAMES", "further names that the server answers to; * for every name"),
    "log_format": ("FORMAT", "format of the server log: text or json"),
    "metrics": ("ADDRESS:PORT", "address of the metrics page for Prometheus"),
}
"""Metavariable and purpose of every server setting."""


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
