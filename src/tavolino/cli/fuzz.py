"""Random matches in search of a crash, a dead end, an endless match or a broken promise."""

import argparse
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tavolino.cli.complaint import complain
from tavolino.cli.logs import folder_for_logs, write
from tavolino.cli.many import each
from tavolino.cli.options import add_jobs, add_seed, cores
from tavolino.cli.progress import watched
from tavolino.cli.rooms import add_game_flag, room, rooms
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import Entry, Header, Log, options_of
from tavolino.core.playthrough import pick
from tavolino.core.switches import any_of

EXAMPLE = "tavolino fuzz palermo --games 10000 --seed nightly --out found"

ENDLESS = 10_000
"""A match that takes more steps than this is called endless."""

PURPOSEFUL = 10
"""Every so manieth match is played with some purpose, to see the end of a game as well."""

FOREIGN = 3
"""So many actions of other moments are tried: the rules must know the wrong ones for wrong."""

FALLING = 1000
"""Of every game at once, one where things fall gets one match for so many: each takes so long."""

TRIED = 0.25
"""The share of steps at which `legal` and `objection` are held against each other."""


@dataclass(frozen=True)
class Trial:
    """One match to be tried; it travels to other processes."""

    game: str
    modules: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: str
    purpose: float


@dataclass(frozen=True)
class Verdict:
    """How it went: the number of steps, and the problem with its log if there was one."""

    game: str
    steps: int
    problem: str = ""
    log: str = ""


class Found(Exception):
    """The rules broke a promise."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="GAME", nargs="*", help="what to play (every game)")
    parser.add_argument("--games", metavar="K", type=int, default=1000, help="matches each (1000)")
    add_seed(parser)
    parser.add_argument(
        "--seats", metavar="N", type=int, action="append", help="only so many seats (repeatable)"
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, default=Path("fuzz"), help="where logs go (fuzz)"
    )
    add_jobs(parser, min(2, cores()))
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    names = args.names or list(rooms(args.modules))
    trials = [trial for name in names for trial in plan(room(name, args.modules), args)]
    if not trials:
        complain(f"nothing to play: {', '.join(names)} with {args.seats} seats")
    began = time.monotonic()
    steps: Counter[str] = Counter()
    broken: list[Verdict] = []
    for verdict in watched(each(attempt, trials, args.jobs), len(trials), "matches"):
        steps[verdict.game] += verdict.steps
        if verdict.problem:
            broken.append(verdict)
            _report(verdict, args.out, len(broken))
    seconds = time.monotonic() - began
    matches = Counter(trial.game for trial in trials)
    for name, count in steps.items():
        print(f"{name}: {matches[name]} matches, {count} steps")
    print(f"{len(trials)} matches in {seconds:.1f} s, {len(broken)} broken")
    return int(bool(broken))


def plan(game: AnyGame, args: argparse.Namespace) -> Iterator[Trial]:
    """Every number of seats in turn, every switch at random; none where nobody may sit so."""
    counts = [seats for seats in game.seats if not args.seats or seats in args.seats]
    rare = not args.names and game.hands is not None
    for number in range(-(-args.games // (FALLING if rare else 1)) if counts else 0):
        seed = f"{args.seed} {game.name} {number}"
        random = Random(seed)
        purpose = random.uniform(0.2, 1) if number % PURPOSEFUL == 0 else 0.0
        options = dict(any_of(game.options, random))
        seats = counts[number % len(counts)]
        yield Trial(game.name, tuple(args.modules), seats, options, seed, purpose)


def _report(verdict: Verdict, out: Path, number: int) -> None:
    file = folder_for_logs(out) / f"{verdict.game}-{number:03}.log"
    write(file, verdict.log)
    last = verdict.problem.strip().splitlines()[-1]
    print(f"{verdict.game}: {last}\n  see: tavolino replay {file}", file=sys.stderr)


# ---------------------------------------------------------------- one match
def attempt(trial: Trial) -> Verdict:
    """Play one match and check every promise on the way."""
    game = room(trial.game, trial.modules)
    entries: list[Entry] = []
    try:
        explore(game, trial, entries)
    except Found as found:
        problem = str(found)
    except Exception:
        problem = traceback.format_exc()
    else:
        return Verdict(trial.game, len(entries))
    header = Header(game.name, game.revision, trial.seats, trial.options, trial.seed)
    notes = "".join(f"# {line}\n" for line in problem.splitlines())
    return Verdict(trial.game, len(entries), problem, f"{Log(header, tuple(entries))}{notes}")


def explore(game: AnyGame, trial: Trial, entries: list[Entry]) -> None:
    """Raises Found, or whatever the rules raise; `entries` tell how it came to that."""
    random = Random(trial.seed)
    state = game.initial(options_of(game, trial.options), trial.seats)
    elsewhere: deque[Any] = deque(maxlen=200)
    while actors := game.actors(state):
        _demand_actors(game, state, actors, trial.seats)
        if len(entries) >= ENDLESS:
            raise Found(f"endless: {ENDLESS} steps")
        for seat in actors:
            _demand_moves(game, state, seat, elsewhere, random)
        seat, action = pick(game, state, random, trial.purpose)
        entries.append(Entry(seat, _written(game, action)))
        elsewhere.append(action)
        state = game.apply(state, seat, action)
        if broken := game.check(state):
            raise Found(f"broken invariant: {'; '.join(broken)}")
    _demand_result(game, state, trial.seats)


def _demand_actors(game: AnyGame, state: Any, actors: Sequence[Seat], seats: int) -> None:
    if NATURE in actors and len(actors) > 1:
        raise Found(f"NATURE does not act alone: {actors}")
    if len(set(actors)) < len(actors) or not set(actors) <= {NATURE, *range(seats)}:
        raise Found(f"these cannot be the actors: {actors}")
    if actors == (NATURE,) and game.is_listed(state) and sum(p for _, p in game.odds(state)) != 1:
        raise Found("NATURE's odds do not add up to one")


def _demand_moves(
    game: AnyGame, state: Any, seat: Seat, elsewhere: Sequence[Any], random: Random
) -> None:
    """There is something to do, and `legal` and `objection` agree on what it is."""
    if seat == NATURE:
        return
    legal = game.legal(state, seat)
    if not legal:
        raise Found(f"dead end: seat {seat} is to act but has no options")
    if random.random() > TRIED:
        return
    tried = random.choice(legal)
    if objection := game.objection(state, seat, tried):
        said = f"{objection.rule} {objection.text.key}"
        raise Found(f"offered but refused: {seat}: {game.format(tried)}: {said}")
    for foreign in random.sample(elsewhere, min(FOREIGN, len(elsewhere))):
        offered, allowed = foreign in legal, game.objection(state, seat, foreign) is None
        if offered != allowed and not (allowed and game.is_gesture(foreign)):
            raise Found(f"legal and objection disagree on {seat}: {game.format(foreign)}")


def _written(game: AnyGame, action: Any) -> str:
    text = game.format(action)
    if game.parse(text) != action:
        raise Found(f"{text!r} does not read back as {action}")
    return text


def _demand_result(game: AnyGame, state: Any, seats: int) -> None:
    scores, places = game.scores(state), game.places(state)
    if len(scores) != seats or len(places) != seats or min(places) != 1:
        raise Found(f"scores {scores} and places {places} for {seats} seats")
