"""The command line.

Each command is a module with `arguments`, which declares its flags, and `run`. Only the module of
the given command is imported, so that ``tavolino --help`` answers at once.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from tavolino import __version__
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.errors import SettingError

COMMANDS: dict[str, str] = {
    "serve": "run a server, to play in the browser",
    "worker": "compute the moves of bots for servers on other machines",
    "games": "list the games, their numbers of players and their rule options",
    "selfplay": "let bots play matches against each other and save the logs",
    "replay": "check the log of a match and print it in words",
    "verify": "check whether a match was honest",
    "repro": "turn a bug report into a failing test",
    "perft": "count the possible continuations of a match",
    "ladder": "rate bots against each other",
    "balance": "measure the effect of a rule or a figure",
    "fuzz": "play random matches to find broken rules",
    "check": "check which promises a game package keeps",
    "new-game": "create the package of a new game",
    "engine": "serve bots and tools in any language over JSON lines",
    "villa": "draw a position of Villa Paletti from a log, or film a turn",
    "backup": "copy the database while the server runs",
    "restore": "replace the database by a backup",
    "move-store": "copy all matches from an SQLite file into PostgreSQL",
    "stats": "show what the database contains, game by game",
    "reports": "show the chat messages that players reported",
    "export": "write stored matches as logs",
    "import": "store matches from files, to view them in the browser",
    "ratings": "show how many players are rated, or recompute all ratings",
    "prune": "delete old matches that are over or never began",
    "doctor": "check whether this installation is healthy",
}

INTERRUPTED = 130
BROKEN_PIPE = 141


class CommandModule(Protocol):
    """The interface of a command module."""

    EXAMPLE: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def command(name: str) -> CommandModule:
    """Import the module of a command."""
    return cast(
        CommandModule, importlib.import_module(f"{__name__}.commands.{name.replace('-', '_')}")
    )


def parser_of(name: str) -> argparse.ArgumentParser:
    """The argument parser of one command, with its example below the flags."""
    chosen = command(name)
    parser = argparse.ArgumentParser(
        prog=f"tavolino {name}",
        description=COMMANDS[name][0].upper() + COMMANDS[name][1:] + ".",
        epilog=f"example:\n  {chosen.EXAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    chosen.arguments(parser)
    return parser


def overview() -> argparse.ArgumentParser:
    listed = "\n".join(f"  {name:10} {purpose}" for name, purpose in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="tavolino",
        description="A digital table for Italian-themed board games.",
        epilog=f"commands:\n{listed}\n\nexample:\n  tavolino serve --port 8123\n\n"
        "`tavolino COMMAND --help` explains one of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tavolino {__version__}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. The exit code is 0 for success, 1 for a failed check, 2 for misuse."""
    first, *rest = [*(sys.argv[1:] if argv is None else argv), ""]
    try:
        if first not in COMMANDS:
            overview().parse_args([first] if first else [])
        code = command(first).run(parser_of(first).parse_args(rest[:-1]))
        sys.stdout.flush()
    except SettingError as error:
        exit_with_usage_error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone
        return BROKEN_PIPE
    return code
