"""Counts the possible continuations of a match. Any change of the rules changes the count."""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from tavolino.cli.support.load_games import add_game_flag, load_game
from tavolino.cli.support.log_files import InvalidLog, load_log
from tavolino.cli.support.match_flags import add_match_flags, match_rules
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options
from tavolino.core.replay import perft as counting

EXAMPLE = "tavolino perft palermo --seats 3 --depth 2 --split"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="GAME", help="name of the game")
    add_match_flags(parser)
    parser.add_argument("--depth", metavar="D", type=int, default=1, help="number of steps (1)")
    parser.add_argument("--log", metavar="FILE", type=Path, help="start where this log ends")
    parser.add_argument("--split", action="store_true", help="count below each first step")
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.name, args.modules)
    if args.depth < 0:
        exit_with_usage_error("--depth must be 0 or more")
    try:
        game, state = _begin(game, args)
    except InvalidLog as bad:
        print(f"{args.log}: {bad}", file=sys.stderr)
        return 1
    if args.split and args.depth:
        parts = counting.split(game, state, args.depth)
        for step, count in parts:
            print(f"{step}\t{count}")
        print(f"total\t{sum(count for _, count in parts)}")
        return 0
    for depth in range(1, args.depth + 1):
        began = time.monotonic()
        count = counting.perft(game, state, depth)
        print(f"{depth}\t{count}\t{time.monotonic() - began:.2f} s", flush=True)
    return 0


def _begin(game: AnyGame, args: argparse.Namespace) -> tuple[AnyGame, Any]:
    """The rules and the state to start from. A log uses its own revision of the rules."""
    if args.log:
        match = load_log(args.log, {game.name: game}).match
        return match.game, match.state
    seats, options = match_rules(game, args)
    return game, game.initial(checked_options(game, options), seats)
