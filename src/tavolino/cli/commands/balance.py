"""Measures the effect of a rule or a figure: bots play the game with each value."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tavolino.bots import bots_of
from tavolino.cli.support.load_games import add_game_flag, room
from tavolino.cli.support.log_files import write
from tavolino.cli.support.match_flags import add_jobs, add_match_flags, add_seed, rules_of
from tavolino.cli.support.parallel import each
from tavolino.cli.support.progress import watched
from tavolino.cli.support.usage_error import complain
from tavolino.cli.support.variants import played_with, variants_of
from tavolino.core.game import AnyGame
from tavolino.research.balance import (
    Column,
    Fixture,
    Variant,
    changed,
    column,
    fixtures,
    measured,
)
from tavolino.research.chart import picture, spelt
from tavolino.research.fast_matches import HASTY, hurry
from tavolino.research.match_stats import Watched, watch
from tavolino.research.vector_env import NoTwin

EXAMPLE = "tavolino balance palermo --seats 5 --vary bonus_table=printed,falling --matches 200"
NONE = "none"


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
        help=f"the bot that plays (%(default)s); {HASTY}: quick bots on the compiled twin, "
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
    game = room(args.name, args.modules)
    seats, options = rules_of(game, args)
    if args.matches < 2:
        complain("--matches must be 2 or more")
    variants = variants_of(game, options, args.vary)
    columns = (_hurried if args.bot == HASTY else _played)(game, args, variants, seats)
    title = f"{game.name}, {seats} seats, {args.bot}, {args.matches} matches each"
    if args.svg:
        write(args.svg, picture(title, columns))
    print(json.dumps(_report(args, columns)) if args.json else table(title, args.seed, columns))
    return 0


def _played(
    game: AnyGame, args: argparse.Namespace, variants: list[Variant], seats: int
) -> list[Column]:
    """Measure each variant with bots of a level and with the weaker opponent."""
    weaker = _weaker(game, args.bot, args.weaker)
    every = list(fixtures(variants, args.bot, weaker, seats, args.matches, args.seed))
    task = partial(play, game.name, tuple(args.modules))
    series = zip(every, watched(each(task, every, args.jobs), len(every), "matches"), strict=True)
    found: dict[str, list[Watched]] = {variant.name: [] for variant in variants}
    for fixture, one in series:
        found[fixture.variant.name].append(one)
    return [column(name, matches, weaker) for name, matches in found.items()]


def _hurried(
    game: AnyGame, args: argparse.Namespace, variants: list[Variant], seats: int
) -> list[Column]:
    """Measure each variant with quick bots on the twin."""
    if args.weaker not in (None, NONE):
        complain(f"--weaker: there is no weaker bot than {HASTY}")
    try:
        series = {
            one.name: hurry(game, played_with(one), seats, args.matches, args.seed)
            for one in variants
        }
    except NoTwin as error:
        complain(str(error))
    return [Column(name, measured(matches)) for name, matches in series.items()]


def _weaker(game: AnyGame, bot: str, wish: str | None) -> str | None:
    """The weaker bot: the level below, unless another one or none is given."""
    levels = bots_of(game)
    for name in (bot, wish or bot):
        if name not in levels and (name, wish) != (NONE, NONE):
            complain(f"there is no bot {name!r}; there are: {', '.join(levels)}")
    if wish is not None:
        return None if wish in (NONE, bot) else wish
    return levels[levels.index(bot) - 1] if levels.index(bot) else None


def play(name: str, modules: tuple[str, ...], fixture: Fixture) -> Watched:
    """Play and measure one match in this process."""
    game = room(name, modules)
    return watch(game, played_with(fixture.variant), fixture.bots, fixture.seed)


def _report(args: argparse.Namespace, columns: list[Column]) -> dict[str, Any]:
    return {
        "game": args.name,
        "vary": args.vary,
        "bot": args.bot,
        "matches": args.matches,
        "seed": args.seed,
        "columns": msgspec.to_builtins(columns),
    }


def table(title: str, seed: str, columns: list[Column]) -> str:
    """One line for each measure, with a star where a value differs from the first."""
    different = changed(columns)
    rows = {"": [one.variant for one in columns]}
    for name in columns[0].measures:
        rows[name] = [
            spelt(one.measures[name]) + ("*" if other else "")
            for one, other in zip(columns, different[name], strict=True)
        ]
    width = max(len(cell) for row in rows.values() for cell in row) + 2
    lines = [f"{name:<30}" + "".join(f"{c:<{width}}" for c in row) for name, row in rows.items()]
    lines.append(f"{title}, seed {seed!r}; in brackets 95 % intervals")
    if len(columns) > 1:
        lines.append("* differs from the first; one in twenty equal values gets a star by chance")
    return "\n".join(line.rstrip() for line in lines)
