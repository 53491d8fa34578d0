"""The command line: the wiring. It knows everybody and decides nothing.

Each command is a module with `arguments`, which says what it takes, and `run`. Only the module of
the command that was asked for is imported, so that ``tavolino --help`` answers at once.
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
    "serve": "play in the browser",
    "worker": "think for servers on other machines",
    "games": "list the games, for how many they are, and their rule switches",
    "selfplay": "let bots play matches against each other and keep the logs",
    "replay": "check a match's log and tell it in words",
    "verify": "say whether a match was honest",
    "repro": "make a failing test of what somebody reported",
    "perft": "count the ways a match can go",
    "ladder": "rate bots against each other",
    "balance": "measure what a rule or a figure changes",
    "fuzz": "play random matches and look for broken rules",
    "check": "say which promises a room keeps",
    "new-game": "begin a game of your own",
    "engine": "speak JSON lines with bots and tools in any language",
    "villa": "draw a villa from a match's log, or film a turn of it",
    "backup": "copy the database while the server plays on",
    "restore": "put a backup in the place of the database",
    "move-store": "carry a database from a file into PostgreSQL",
    "stats": "say what the database holds, game by game",
    "reports": "say what players reported to whoever runs the house",
    "export": "write stored matches as logs",
    "import": "keep matches from files, to be looked at in the browser",
    "ratings": "say who is rated, or work out all ratings again",
    "prune": "remove old matches that are over or never began",
    "doctor": "say whether this installation is healthy",
}

INTERRUPTED = 130
BROKEN_PIPE = 141


class Command(Protocol):
    """What the module of a command offers."""

    EXAMPLE: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def command(name: str) -> Command:
    """The module of a command, imported when it is wanted."""
    return cast(Command, importlib.import_module(f"{__name__}.commands.{name.replace('-', '_')}"))


def parser_of(name: str) -> argparse.ArgumentParser:
    """The parser of one command, with its example below the options."""
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
        "`tavolino COMMAND --help` explains each of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tavolino {__version__}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code is 0 when all is well, 1 when not, 2 when it was misused."""
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody listens any more
        return BROKEN_PIPE
    return code
