"""Measures how much stronger the expert is than another level, in every seating, on many cores.

``python benchmarks/strength.py palermo --seats 3,4,5 --matches 200 --jobs 16`` plays the fixtures
of `tavolino ladder` and needs none of the server's packages. ``--iterations`` sets how thoroughly
the expert searches.
"""

import argparse
import os
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool

from tavolino.bots.ladder import Fixture, Outcome, fixtures, play_fixture, standings
from tavolino.bots.search import has_expert, with_iterations
from tavolino.core.game import AnyGame
from tavolino.games import GAMES

REPORT_INTERVAL = 40
"""Number of matches between two printed standings."""


def expert_with_iterations(game: AnyGame, iterations: int | None) -> AnyGame:
    if not has_expert(game):
        raise SystemExit(f"{game.name} has no twin here: make native")
    return with_iterations(game, iterations)


def play_with_iterations(name: str, iterations: int | None, fixture: Fixture) -> Outcome:
    return play_fixture(expert_with_iterations(GAMES[name], iterations), fixture)


def summary(args: argparse.Namespace, seats: int, outcomes: list[Outcome]) -> Iterator[str]:
    found = standings((args.against, "expert"), outcomes, args.seed)
    duel, pace, others = found.duels[0], found.pace["expert"], found.pace[args.against]
    rate = duel.rate
    yield f"{args.game}, {seats} seats: expert beats {args.against} {100 * rate.rate:.1f} %"
    yield f"({100 * rate.low:.1f}–{100 * rate.high:.1f}), {len(outcomes)} matches,"
    yield f"{duel.stalled} stalled; a move takes {pace.mean:.3f} s, 95 % {pace.slow:.3f},"
    yield f"at most {pace.slowest:.3f}; {args.against} at most {others.slowest:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--against", default="hard")
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="strength")
    args = parser.parse_args()
    game = GAMES[args.game]
    counts = [int(seats) for seats in args.seats.split(",")] if args.seats else game.seats
    with Pool(args.jobs) as pool:
        for seats in counts:
            every = list(fixtures((args.against, "expert"), seats, args.matches, {}, args.seed))
            job = partial(play_fixture, args.game, args.iterations)
            outcomes: list[Outcome] = []
            for outcome in pool.imap_unordered(job, every):
                outcomes.append(outcome)
                if len(outcomes) % REPORT_INTERVAL == 0 or len(outcomes) == len(every):
                    print(*summary(args, seats, outcomes), flush=True)


if __name__ == "__main__":
    main()
