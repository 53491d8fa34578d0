"""Lets bots play matches against each other. Counts the wins and writes logs."""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

from tavolino.bots import BOTS, bots_of
from tavolino.cli.support.load_games import add_game_flag, load_game
from tavolino.cli.support.log_files import folder_for_logs, write_log
from tavolino.cli.support.match_flags import (
    add_cluster,
    add_jobs,
    add_match_flags,
    add_matches,
    add_seed,
    match_rules,
)
from tavolino.cli.support.parallel import map_tasks
from tavolino.cli.support.parquet import open_archive
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.selfplay_match import PlayedMatch, SelfplayPlan, play_number
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame

EXAMPLE = (
    "tavolino selfplay palermo --seats 3 --bots normal,easy,random --matches 100 --seed demo "
    "--out logs"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="GAME", help="name of the game")
    add_match_flags(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="random",
        help=f"bots on seats 0, 1, …; a shorter list repeats from the first "
        f"(known: {', '.join(BOTS)}; default: %(default)s)",
    )
    add_matches(parser, 10, "number of matches (%(default)s)")
    add_seed(parser)
    parser.add_argument("--out", metavar="DIR", type=Path, help="write a log of each match there")
    parser.add_argument(
        "--archive", metavar="FILE", type=Path, help="write all matches to this Parquet file"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    add_jobs(parser, 1)
    add_cluster(parser)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.name, args.modules)
    seats, options = match_rules(game, args)
    plan = SelfplayPlan(
        game.name, tuple(args.modules), seats, options, _bots(game, args.bots, seats), args.seed
    )
    if args.out:
        folder_for_logs(args.out)
    began = time.monotonic()
    series = []
    with open_archive(args.archive, plan, args.matches) as keep:
        every = map_tasks(partial(play_number, plan), range(args.matches), args)
        for number, match in enumerate(with_progress(every, args.matches, "matches")):
            series.append(match)
            keep(number, match)
            if args.out:
                write_log(args.out / f"{game.name}-{seats}-{number:05}.log", match.log)
    summary = summarise(plan, series, time.monotonic() - began)
    print(json.dumps(summary, ensure_ascii=False) if args.json else summary_table(summary))
    return 0


def _bots(game: AnyGame, wish: str, seats: int) -> tuple[str, ...]:
    wished, known = [name.strip() for name in wish.split(",")], bots_of(game)
    for name in wished:
        if name not in known:
            exit_with_usage_error(
                f"there is no bot {name!r} for this game; there are: {', '.join(known)}"
            )
    if len(wished) > seats:
        exit_with_usage_error(f"--bots names {len(wished)} bots for {seats} seats")
    return tuple(wished[seat % len(wished)] for seat in range(seats))


def summarise(plan: SelfplayPlan, series: list[PlayedMatch], seconds: float) -> dict[str, Any]:
    """Wins (a shared win counts in parts), places and scores of each seat."""
    count = max(1, len(series))
    players = [
        {
            "seat": seat,
            "bot": bot,
            "wins": round(sum(_win_share(match, seat) for match in series), 2),
            "mean_place": round(sum(match.places[seat] for match in series) / count, 3),
            "mean_score": round(sum(match.scores[seat] for match in series) / count, 3),
        }
        for seat, bot in enumerate(plan.bots)
    ]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(series),
        "moves": sum(match.moves for match in series),
        "seconds": round(seconds, 3),
        "players": players,
    }


def _win_share(match: PlayedMatch, seat: int) -> float:
    return 1 / match.places.count(1) if match.places[seat] == 1 else 0.0


def summary_table(summary: dict[str, Any]) -> str:
    lines = [f"{'seat':>4}  {'bot':<10} {'wins':>8} {'place':>7} {'score':>9}"]
    for player in summary["players"]:
        lines.append(
            f"{player['seat']:>4}  {player['bot']:<10} {player['wins']:>8g}"
            f" {player['mean_place']:>7.2f} {player['mean_score']:>9.2f}"
        )
    lines.append(
        f"{summary['games']} matches of {summary['game']}, {summary['moves']} moves,"
        f" {summary['seconds']:.1f} s, seed {summary['seed']!r}"
    )
    return "\n".join(lines)
