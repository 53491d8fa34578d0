"""Flags that several commands share, and their checks."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options


def add_match_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        metavar="N",
        type=int,
        help="number of players (default: the fewest that the game allows)",
    )
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        metavar="JSON",
        default="{}",
        help="""rule options, e.g. '{"police": "off"}'; `tavolino games` lists them""",
    )


def add_matches(parser: argparse.ArgumentParser, default: int, purpose: str) -> None:
    """The number of matches. The old name ``--games`` was too close to ``--game``."""
    parser.add_argument("--matches", metavar="K", type=int, default=default, help=purpose)
    parser.add_argument("--games", dest="matches", action=_OldGamesFlag, help=argparse.SUPPRESS)


class _OldGamesFlag(argparse.Action):
    """Sets the number of matches and says how the flag is called now."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, type=int, default=argparse.SUPPRESS, help=help)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        print(f"{parser.prog}: --games is deprecated, use --matches", file=sys.stderr)
        setattr(namespace, self.dest, values)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        default="tavolino",
        help="seed: the same seed gives the same matches",
    )


def add_jobs(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=default, help="processes (default: %(default)s)"
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="distribute the work over the machines of this Ray cluster; `local` starts a "
        "temporary one on this machine with --jobs processes",
    )


def core_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def match_rules(game: AnyGame, args: argparse.Namespace) -> tuple[int, dict[str, Any]]:
    """The number of seats and the rule options from the flags; exits if they are wrong."""
    seats = args.seats if args.seats is not None else min(game.seats)
    return checked_seats(game, seats), options_from_json(game, args.options)


def checked_seats(game: AnyGame, seats: int) -> int:
    if seats not in game.seats:
        counts = ", ".join(map(str, game.seats))
        exit_with_usage_error(f"{game.name} is for {counts} players, not {seats}")
    return seats


def options_from_json(game: AnyGame, text: str) -> dict[str, Any]:
    try:
        given = json.loads(text)
        checked: dict[str, Any] = msgspec.to_builtins(checked_options(game, given))
    except json.JSONDecodeError as error:
        exit_with_usage_error(f"--options is not JSON: {error}")
    except msgspec.ValidationError as error:
        exit_with_usage_error(f"--options: {error}")
    return checked
