"""Measures the effect of a rule or a figure: bots play the game with each value."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tavolino.bots import bots_of
from tavolino.cli.support.load_games import add_game_flag, load_game
from tavolino.cli.support.log_files import write_log
from tavolino.cli.support.match_flags import add_jobs, add_match_flags, add_seed, match_rules
from tavolino.cli.support.parallel import map_in_processes
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.cli.support.variants import options_of_variant, variants_of
from tavolino.core.game import AnyGame
from tavolino.research.balance import (
    Column,
    Variant,
    VariantMatch,
    column,
    differing_measures,
    measure_matches,
    variant_matches,
)
from tavolino.research.chart import chart_svg, format_estimate
from tavolino.research.fast_matches import FAST_PLAYER, play_fast
from tavolino.research.match_stats import MatchStats, play_and_measure
from tavolino.research.vector_env import NoTwin

EXAMPLE = "tavolino balance palermo --seats 5 --vary bonus_table=printed,falling --matches 200"
NO_WEAKER_BOT = "none"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--vary",
        metavar="NAME=A,B,…",
        default="",
        help="a rule option and its values (default: all of them), or a figure of a component "
        "file by its path, e.g. tracks.expertVP=1,2,3; the others are compared with the first",
    )
    add_match_flags(parser)
    parser.add_argument(
        "--bot",
        metavar="BOT",
        default="normal",
        help=f"the bot that plays (%(default)s); {FAST_PLAYER}: quick bots on the compiled twin, "
        "a thousand matches in seconds",
    )
    parser.add_argument(
        "--weaker",
        metavar="BOT",
        help="the opponent that shows what skill is worth (the level below; none: no opponent)",
    )
    parser.add_argument(
        "--matches", metavar="N", type=int, default=100, help="matches for each value (%(default)s)"
    )
    add_seed(parser)
    parser.add_argument(
        "--svg", metavar="FILE", type=Path, help="also draw the result into this file"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_jobs(parser, 1)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.name, args.modules)
    seats, options = match_rules(game, args)
    if args.matches < 2:
        exit_with_usage_error("--matches must be 2 or more")
    variants = variants_of(game, options, args.vary)
    columns = (_play_variants_fast if args.bot == FAST_PLAYER else _play_variants)(
        game, args, variants, seats
    )
    title = f"{game.name}, {seats} seats, {args.bot}, {args.matches} matches each"
    if args.svg:
        write_log(args.svg, chart_svg(title, columns))
    print(
        json.dumps(_print_report(args, columns))
        if args.json
        else balance_table(title, args.seed, columns)
    )
    return 0


def _play_variants(
    game: AnyGame, args: argparse.Namespace, variants: list[Variant], seats: int
) -> list[Column]:
    """Measure each variant with bots of a level and with the weaker opponent."""
    weaker = _weaker_bot(game, args.bot, args.weaker)
    every = list(variant_matches(variants, args.bot, weaker, seats, args.matches, args.seed))
    task = partial(play_variant_match, game.name, tuple(args.modules))
    series = zip(
        every,
        with_progress(map_in_processes(task, every, args.jobs), len(every), "matches"),
        strict=True,
    )
    found: dict[str, list[MatchStats]] = {variant.name: [] for variant in variants}
    for fixture, one in series:
        found[fixture.variant.name].append(one)
    return [column(name, matches, weaker) for name, matches in found.items()]


def _play_variants_fast(
    game: AnyGame, args: argparse.Namespace, variants: list[Variant], seats: int
) -> list[Column]:
    """Measure each variant with quick bots on the twin."""
    if args.weaker not in (None, NO_WEAKER_BOT):
        exit_with_usage_error(f"--weaker: there is no weaker bot than {FAST_PLAYER}")
    try:
        series = {
            one.name: play_fast(game, options_of_variant(one), seats, args.matches, args.seed)
            for one in variants
        }
    except NoTwin as error:
        exit_with_usage_error(str(error))
    return [Column(name, measure_matches(matches)) for name, matches in series.items()]


def _weaker_bot(game: AnyGame, bot: str, wish: str | None) -> str | None:
    """The weaker bot: the level below, unless another one or none is given."""
    levels = bots_of(game)
    for name in (bot, wish or bot):
        if name not in levels and (name, wish) != (NO_WEAKER_BOT, NO_WEAKER_BOT):
            exit_with_usage_error(f"there is no bot {name!r}; there are: {', '.join(levels)}")
    if wish is not None:
        return None if wish in (NO_WEAKER_BOT, bot) else wish
    return levels[levels.index(bot) - 1] if levels.index(bot) else None


def play_variant_match(name: str, modules: tuple[str, ...], fixture: VariantMatch) -> MatchStats:
    """Play and measure one match in this process."""
    game = load_game(name, modules)
    return play_and_measure(game, options_of_variant(fixture.variant), fixture.bots, fixture.seed)


def _print_report(args: argparse.Namespace, columns: list[Column]) -> dict[str, Any]:
    return {
        "game": args.name,
        "vary": args.vary,
        "bot": args.bot,
        "matches": args.matches,
        "seed": args.seed,
        "columns": msgspec.to_builtins(columns),
    }


def balance_table(title: str, seed: str, columns: list[Column]) -> str:
    """One line for each measure, with a star where a value differs from the first."""
    different = differing_measures(columns)
    rows = {"": [one.variant for one in columns]}
    for name in columns[0].measures:
        rows[name] = [
            format_estimate(one.measures[name]) + ("*" if other else "")
            for one, other in zip(columns, different[name], strict=True)
        ]
    width = max(len(cell) for row in rows.values() for cell in row) + 2
    lines = [f"{name:<30}" + "".join(f"{c:<{width}}" for c in row) for name, row in rows.items()]
    lines.append(f"{title}, seed {seed!r}; in brackets 95 % intervals")
    if len(columns) > 1:
        lines.append("* differs from the first; one in twenty equal values gets a star by chance")
    return "\n".join(line.rstrip() for line in lines)
