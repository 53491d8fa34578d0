"""Play in the browser: opens the house on an address and keeps all matches in one file."""

import argparse

from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import store_opener
from tavolino.server.serve import serve
from tavolino.server.settings import ENV_PREFIX, read_settings
from tavolino.server.workers.code_version import code_version

EXAMPLE = "tavolino serve --port 8123 --database friends.db"

FLAGS: dict[str, tuple[str, str]] = {
    "host": ("ADDRESS", "the address to listen on; 0.0.0.0 lets other devices in"),
    "port": ("N", "the port to listen on; 0 takes any free one"),
    "database": ("FILE", "the SQLite file, or postgresql:// address, that keeps all matches"),
    "reached_at": ("URL", "where other servers on the same database reach this one"),
    "bot_pace": ("SECONDS", "a bot takes at least so long for a move"),
    "undo_seconds": ("SECONDS", "bots wait so long for a person to take back a move"),
    "bot_workers": ("N", "so many bots think at the same time"),
    "bot_patience": ("SECONDS", "a bot that thinks longer is stopped"),
    "worker_wait": ("SECONDS", "what no `tavolino worker` begins within so long is thought here"),
    "world_workers": ("N", "in so many matches things fall at the same time"),
    "idle_seconds": ("SECONDS", "a table that nobody was at for so long leaves memory"),
    "tables_per_minute": ("N", "so many tables one address may lay"),
    "visits_per_minute": ("N", "so often one address may come to a table"),
    "downloads_per_minute": ("N", "so many logs and films one address may fetch"),
    "messages_per_second": ("N", "so many messages one connection may send"),
    "looks_per_second": ("N", "so often one address may look at a table anew or as it was"),
    "hints_per_minute": ("N", "so many hints and reasons one address may have worked out"),
    "analyses": ("on|off", "whether finished matches are analysed for whoever asks"),
    "imports_per_minute": ("N", "so many matches from files one address may bring"),
    "imports_kept": ("N", "so many matches from files are kept; 0: none"),
    "calls_per_minute": ("N", "so often one address may say how to be told of its turn, or try it"),
    "private_calls": ("YES", "yes: notices may go to addresses in the server's own network"),
    "links_per_minute": ("N", "so often one address may make or take back links for onlookers"),
    "people_per_minute": ("N", "so often one address may say who it is, or change it"),
    "session_days": ("DAYS", "so long somebody stays signed in after the last visit"),
    "recovery_days": ("DAYS", "so long a link is good that lets somebody in on a new device"),
    "listed_minutes": ("MINUTES", "so long the lobby shows a live table that everybody left"),
    "listed_days": ("DAYS", "so long it shows one that is played over days"),
    "unplayed_minutes": ("MINUTES", "after so long a seat is free that was taken and left"),
    "connections_per_address": ("N", "so many connections one address may have"),
    "max_connections": ("N", "so many connections are served at the same time"),
    "trusted_proxies": ("ADDRESSES", "proxies whose X-Forwarded-For is believed"),
    "allowed_hosts": ("NAMES", "more names that this server answers to; * for every name"),
    "log_format": ("FORMAT", "write down what happens as text for people, or as json"),
    "metrics": ("ADDRESS:PORT", "tell metrics for Prometheus there, and nothing else"),
}
"""Every setting of the server, its metavariable and its purpose."""


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
