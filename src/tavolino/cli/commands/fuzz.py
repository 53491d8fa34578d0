"""Plays random matches to find crashes, dead ends, endless matches and broken promises."""

import argparse
import json
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from tavolino.cli.support.load_games import add_game_flag, load_game, load_games
from tavolino.cli.support.log_files import folder_for_logs, write_log
from tavolino.cli.support.match_flags import add_jobs, add_matches, add_seed, core_count
from tavolino.cli.support.parallel import map_in_processes
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.core.rule_options import random_options
from tavolino.promises import PROMISES, Broken, playing
from tavolino.promises.checking import check_moment, check_package, check_walk
from tavolino.promises.crash import describe_crash
from tavolino.promises.random_play import moments
from tavolino.promises.walk import Case, Walk, WalkMoment

EXAMPLE = "tavolino fuzz palermo --matches 10000 --seed nightly --out found"

PURPOSEFUL_INTERVAL = 10
"""One match in this number is played purposefully, to reach the end of a game."""

THOROUGH_INTERVAL = 50
"""In one match in this number all promises are checked, even the slow ones."""

MAX_FOREIGN_ACTIONS = 200
"""Number of recent actions tried at other moments, where the rules must refuse them."""

MAX_SHOWN_MATCHES = 3
"""Maximum number of matches reported and saved for one broken promise."""

MATCHES_PER_PHYSICS_MATCH = 1000
"""In a run over all games, a game with physics gets one match for this number of others."""


@dataclass(frozen=True)
class Trial:
    """One match to try. It is sent to other processes."""

    game: str
    modules: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: str
    purpose: float
    thorough: bool
    """Are all promises checked, or only the cheap ones?"""


@dataclass(frozen=True)
class Verdict:
    """The result: the number of steps, and the problem with its log if there was one."""

    game: str
    steps: int
    problem: str = ""
    log: str = ""

    @property
    def last(self) -> str:
        """The sentence of the problem, without the traceback of a crash."""
        return self.problem.strip().splitlines()[-1]

    @property
    def kind(self) -> str:
        """The game and the name of the promise or the error."""
        return f"{self.game}: {self.last.partition(':')[0]}"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="GAME", nargs="*", help="games to play (default: all)")
    add_matches(parser, 1000, "matches per game (%(default)s)")
    add_seed(parser)
    parser.add_argument(
        "--seats",
        metavar="N",
        type=int,
        action="append",
        help="only this number of seats (repeatable)",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, default=Path("fuzz"), help="folder for logs (fuzz)"
    )
    add_jobs(parser, min(2, core_count()))
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    names = args.names or list(load_games(args.modules))
    trials = [trial for name in names for trial in plan(load_game(name, args.modules), args)]
    if not trials:
        exit_with_usage_error(f"nothing to play: {', '.join(names)} with {args.seats} seats")
    began = time.monotonic()
    steps: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    broken = [
        verdict for name in names for verdict in _check_package(load_game(name, args.modules))
    ]
    for verdict in with_progress(
        map_in_processes(attempt, trials, args.jobs), len(trials), "matches"
    ):
        steps[verdict.game] += verdict.steps
        if verdict.problem:
            broken.append(verdict)
            alike[verdict.kind] += 1
            if alike[verdict.kind] <= MAX_SHOWN_MATCHES:
                _print_verdict(verdict, args, len(broken))
    for kind, count in alike.items():
        if count > MAX_SHOWN_MATCHES:
            print(f"{kind}: and {count - MAX_SHOWN_MATCHES} more matches", file=sys.stderr)
    seconds = time.monotonic() - began
    matches = Counter(trial.game for trial in trials)
    for name, count in steps.items():
        print(f"{name}: {matches[name]} matches, {count} steps")
    print(f"{len(trials)} matches in {seconds:.1f} s, {len(broken)} broken")
    return int(bool(broken))


def _check_package(game: AnyGame) -> Iterator[Verdict]:
    """Problems of the package itself, without a match: its texts, its rulebook."""
    for promise in PROMISES:
        for broken in () if promise.only_warns(game) else check_package(promise, game):
            print(f"{game.name}: {broken.promise}: {broken.what}", file=sys.stderr)
            yield Verdict(game.name, 0, broken.what)


def plan(game: AnyGame, args: argparse.Namespace) -> Iterator[Trial]:
    """The matches to try: every number of seats in turn, with random rule options."""
    counts = [seats for seats in game.seats if not args.seats or seats in args.seats]
    rare = not args.names and game.hands is not None
    for number in range(
        -(-args.matches // (MATCHES_PER_PHYSICS_MATCH if rare else 1)) if counts else 0
    ):
        seed = f"{args.seed} {game.name} {number}"
        random = Random(seed)
        purpose = random.uniform(0.2, 1) if number % PURPOSEFUL_INTERVAL == 0 else 0.0
        options = dict(random_options(game.options, random))
        seats = counts[number % len(counts)]
        thorough = number % THOROUGH_INTERVAL == 0
        yield Trial(game.name, tuple(args.modules), seats, options, seed, purpose, thorough)


def _print_verdict(verdict: Verdict, args: argparse.Namespace, number: int) -> None:
    file = folder_for_logs(args.out) / f"{verdict.game}-{number:03}.log"
    write_log(file, verdict.log)
    with_rooms = "".join(f" --game {module}" for module in args.modules)
    see = f"  see: tavolino replay {file}{with_rooms}"
    print(f"{verdict.game}: {verdict.last}\n{see}", file=sys.stderr)


# ---------------------------------------------------------------- one match
def attempt(trial: Trial) -> Verdict:
    """Play one match and check promises on the way."""
    case = Case(load_game(trial.game, trial.modules), trial.seats, json.dumps(trial.options))
    seen: list[WalkMoment] = []
    try:
        problem = explore(case, trial, seen)
    except Exception as bug:
        problem = f"{traceback.format_exc()}{describe_crash(bug, case.game.room)}"
    walk = Walk(case, trial.seed, tuple(seen))
    return Verdict(trial.game, len(walk.steps), problem, _log(walk, problem) if problem else "")


def _log(walk: Walk, problem: str) -> str:
    notes = "".join(f"# {line}\n" for line in problem.splitlines())
    return f"{walk.log_until(len(walk.moments))}{notes}"


def explore(case: Case, trial: Trial, seen: list[WalkMoment]) -> str:
    """The problem, or an empty text. Raises what the rules raise; `seen` has the moments so far."""
    elsewhere: deque[Any] = deque(maxlen=MAX_FOREIGN_ACTIONS)
    for moment in moments(case, trial.seed, trial.purpose, elsewhere=elsewhere):
        seen.append(moment)
        if broken := next(_check_moment(moment, trial), None):
            return f"{broken.promise}: {broken.what}"
        if moment.seat is not None:
            elsewhere.append(moment.action)
    for broken in _check_walk(Walk(case, trial.seed, tuple(seen)), trial, tuple(elsewhere)):
        del seen[broken.seq + 1 :]
        return f"{broken.promise}: {broken.what}"
    return ""


def _check_moment(moment: WalkMoment, trial: Trial) -> Iterator[Broken]:
    """Check the quick promises at one moment, at the end of a match also the steady ones."""
    glanced = replace(moment, max_options=1)
    for promise in PROMISES:
        if promise.cost == "quick" or (promise.cost == "steady" and moment.seat is None):
            yield from check_moment(promise, glanced, trial.seed)


def _check_walk(walk: Walk, trial: Trial, elsewhere: Sequence[Any]) -> Iterator[Broken]:
    """Check promises about the entire match; always whether it ends."""
    for promise in PROMISES if trial.thorough else [playing.PROMISE]:
        yield from check_walk(promise, walk, elsewhere)
