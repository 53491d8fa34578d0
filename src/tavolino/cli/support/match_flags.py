"""Command-line flags that several commands share, and their validation."""

import argparse
import json
import os
from typing import Any

import msgspec

from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options


def add_match_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats", metavar="N", type=int, help="how many play (as few as the game allows)"
    )
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        metavar="JSON",
        default="{}",
        help="""rule switches, e.g. '{"police": "off"}'; `tavolino games` lists them""",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", metavar="TEXT", default="tavolino", help="the same seed, the same matches"
    )


def add_jobs(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=default, help="processes (default: %(default)s)"
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="spread the work over the machines of this Ray cluster; `local` starts one here "
        "with --jobs processes, for as long as it takes",
    )


def core_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def match_rules(game: AnyGame, args: argparse.Namespace) -> tuple[int, dict[str, Any]]:
    """The requested seats and rule options. Exits with an explanation if they are invalid."""
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
