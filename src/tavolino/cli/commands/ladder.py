"""Rates bots: every pair plays in every seating. Prints win rates and Elo."""

import argparse
import json
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from tavolino.bots import BOTS, bots_of
from tavolino.bots.ladder import (
    EVALUATOR_SEPARATOR,
    Fixture,
    Outcome,
    Standings,
    fixtures,
    play_fixture,
    standings,
)
from tavolino.bots.search import with_iterations
from tavolino.cli.support.load_games import add_game_flag, load_evaluators, load_game
from tavolino.cli.support.match_flags import (
    add_cluster,
    add_jobs,
    add_matches,
    add_options,
    add_seed,
    checked_seats,
    options_from_json,
)
from tavolino.cli.support.parallel import map_tasks
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame

EXAMPLE = "tavolino ladder palermo --seats 3,4 --bots easy,normal,hard --matches 30 --seed demo"


@dataclass(frozen=True)
class LadderPlan:
    """What all matches of a ladder have in common. It is sent to other processes."""

    game: str
    modules: tuple[str, ...]
    tries: int | None


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--seats",
        metavar="N,M,…",
        help="numbers of players (default: every number that the game allows)",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="bots to rate, the weakest first; hard@MODULE uses the Thinking in a Python module "
        f"(default: all of {','.join(BOTS)} that can play the game)",
    )
    add_matches(
        parser,
        30,
        "minimum number of matches for each pair of bots and number of seats; "
        "rounded up so that all seatings are equally frequent (default: %(default)s)",
    )
    parser.add_argument(
        "--fewer",
        metavar="N",
        type=int,
        help="matches for each pair with the slow expert (default: as for other pairs)",
    )
    parser.add_argument(
        "--tries",
        metavar="N",
        type=int,
        help="attempts of an expert before each move (default: as at a table)",
    )
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_jobs(parser, 1)
    add_cluster(parser)
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.name, args.modules)
    plan = LadderPlan(game.name, tuple(args.modules), args.tries)
    options = options_from_json(game, args.options)
    bots = _bots(game, args.bots)
    for flag in ("matches", "fewer", "tries"):
        if (wish := getattr(args, flag)) is not None and wish < 1:
            exit_with_usage_error(f"--{flag} must be 1 or more")
    series = {
        seats: list(fixtures(bots, seats, args.matches, options, args.seed, args.fewer))
        for seats in _seats(game, args.seats)
    }
    every = [fixture for matches in series.values() for fixture in matches]
    found = map_tasks(partial(play_ladder_match, plan), every, args)
    played = iter(with_progress(found, len(every), "matches"))
    tables = {
        seats: standings(bots, [next(played) for _ in matches], args.seed)
        for seats, matches in series.items()
    }
    next(played, None)  # lets the progress bar end its line
    if args.json:
        print(json.dumps(_print_report(game, options, args.seed, tables), ensure_ascii=False))
    else:
        print("\n\n".join(standings_table(seats, found) for seats, found in tables.items()))
    return 0


def play_ladder_match(plan: LadderPlan, fixture: Fixture) -> Outcome:
    """Play one match in this process."""
    game = with_iterations(load_game(plan.game, plan.modules), plan.tries)
    return play_fixture(game, fixture, load_evaluators(fixture.bots))


def _bots(game: AnyGame, wish: str | None) -> tuple[str, ...]:
    known = bots_of(game)
    wished = tuple(name.strip() for name in wish.split(",")) if wish else known
    for name in wished:
        if name.partition(EVALUATOR_SEPARATOR)[0] not in known:
            exit_with_usage_error(
                f"there is no bot {name!r} for this game; there are: {', '.join(known)}"
            )
    load_evaluators(wished)
    if len(wished) < 2 or len(set(wished)) < len(wished):
        exit_with_usage_error("--bots needs two or more different bots")
    return wished


def _seats(game: AnyGame, wish: str | None) -> list[int]:
    if wish is None:
        return list(game.seats)
    try:
        return [checked_seats(game, int(number)) for number in dict.fromkeys(wish.split(","))]
    except ValueError:
        exit_with_usage_error(f"--seats: {wish!r} is not a list of numbers like 3,4")


def _print_report(
    game: AnyGame, options: dict[str, Any], seed: str, tables: dict[int, Standings]
) -> dict[str, Any]:
    return {
        "game": game.name,
        "revision": game.revision,
        "options": options,
        "seed": seed,
        "seats": {str(seats): asdict(found) for seats, found in tables.items()},
    }


def standings_table(seats: int, found: Standings) -> str:
    """The standings as text: win rates and ratings with their 95 % intervals."""
    lines = [f"{seats} seats", f"  {'':<20}{'rate':>8}  {'95 %':^15}{'matches':>9}{'stalled':>9}"]
    for duel in found.duels:
        rate = duel.rate
        lines.append(
            f"  {duel.first + ' beats ' + duel.second:<20}{rate.rate:8.1%}"
            f"  {rate.low:6.1%} – {rate.high:6.1%}{rate.matches:>9}{duel.stalled:>9}"
        )
    lines.append(f"  {'':<20}{'Elo':>8}  {'95 %':^15}{'ms a move':>9}{'95 %':>9}{'slowest':>9}")
    for bot, elo in reversed(found.elo.items()):
        pace = found.pace[bot]
        lines.append(
            f"  {bot:<20}{elo.elo:8.0f}  {elo.low:6.0f} – {elo.high:6.0f}"
            f"{pace.mean * 1000:9.1f}{pace.slow * 1000:9.1f}{pace.slowest * 1000:9.1f}"
        )
    return "\n".join(lines)
