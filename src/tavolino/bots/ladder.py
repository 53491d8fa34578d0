"""Measures which bots are stronger, by matches between two kinds of bots in every seating.

A pair is one seat of each kind. A kind's win rate is the fraction of pairs in which it finishes
ahead; ties count half. The pairs of one table are correlated, so one match is one observation: the
share of its pairs that the first kind wins.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from tavolino.bots import EXPERT, choose
from tavolino.bots.elo import Elo, Rate, elo_of, rate_of
from tavolino.core import chance
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import checked_options

EVALUATOR_SEPARATOR = "@"
"""Separates a bot's name from its evaluator: ``hard@my_rooms.other_mind``."""

Evaluators: TypeAlias = Mapping[str, AnyThinking]
"""The evaluators of bots, by the bots' full names."""


# ---------------------------------------------------------------- what is played
@dataclass(frozen=True)
class Fixture:
    """A match to play: the bot of each seat, and the seed that determines everything else."""

    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str


def seatings(first: str, second: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two kinds of bots such that both are present."""
    return [seated for seated in product((first, second), repeat=seats) if len(set(seated)) == 2]


def fixtures(
    bots: Sequence[str],
    seats: int,
    matches: int,
    options: dict[str, Any],
    seed: str,
    fewer: int | None = None,
) -> Iterator[Fixture]:
    """At least `matches` matches for each pair of kinds, with every seating equally often.

    `fewer` replaces `matches` for pairs with an expert, which is slow.
    """
    for first, second in combinations(bots, 2):
        ways = seatings(first, second, seats)
        wanted = fewer if fewer and EXPERT in (first, second) else matches
        for number in range(-(-wanted // len(ways)) * len(ways)):
            named = f"{seed} {seats} {first} {second} {number}"
            yield Fixture(ways[number % len(ways)], options, named)


# ---------------------------------------------------------------- how it goes
@dataclass(frozen=True)
class Outcome:
    """The result of a match."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    stalled: bool
    seconds: tuple[tuple[float, ...], ...]
    """The processor time of each move, in seconds, by seat."""

    def share(self, first: str, second: str) -> float:
        """The fraction of pairs in which the first kind finishes ahead."""
        return share(self.bots, self.places, first, second)


def share(bots: Sequence[str], places: Sequence[int], first: str, second: str) -> float:
    """The fraction of pairs in which the first kind finishes ahead. Ties count half."""
    pairs = [
        (mine, theirs)
        for mine, one in zip(places, bots, strict=True)
        for theirs, other in zip(places, bots, strict=True)
        if (one, other) == (first, second)
    ]
    return fmean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs)


def play_fixture(game: AnyGame, fixture: Fixture, minds: Evaluators | None = None) -> Outcome:
    """Plays a match. Repeatable except for the times.

    A bot uses the evaluator given for its name, else the game's own.
    """
    found = minds or {}
    seats = range(len(fixture.bots))
    moods = [Random(f"{fixture.seed} {seat}") for seat in seats]
    seconds: list[list[float]] = [[] for _ in seats]
    state = game.initial(checked_options(game, fixture.options), len(seats))
    seq = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == NATURE:
            action = chance.draw_outcome(game, state, fixture.seed, seq)
        else:
            began = time.process_time()
            name = fixture.bots[seat]
            bot = name.partition(EVALUATOR_SEPARATOR)[0]
            action = choose(game, state, seat, bot, moods[seat], found.get(name))
            seconds[seat].append(time.process_time() - began)
        state = game.apply(state, seat, action)
        seq += 1
    return Outcome(
        bots=fixture.bots,
        places=game.places(state),
        stalled=game.stalled(state),
        seconds=tuple(map(tuple, seconds)),
    )


# ---------------------------------------------------------------- what follows
@dataclass(frozen=True)
class Pairing:
    """How often one kind beats another, and how many of their matches were stalled."""

    first: str
    second: str
    rate: Rate
    stalled: int


@dataclass(frozen=True)
class MoveTimes:
    """The processor time of a kind's moves, in seconds."""

    mean: float
    slow: float
    """The 95th percentile."""
    slowest: float
    moves: int


@dataclass(frozen=True)
class Standings:
    """The results of a series of matches with the same number of seats."""

    duels: tuple[Pairing, ...]
    """Rates for all pairs. The stronger kind, by the order of the bots, is first."""
    elo: dict[str, Elo]
    pace: dict[str, MoveTimes]


def standings(bots: Sequence[str], outcomes: Sequence[Outcome], seed: str) -> Standings:
    """Win rates of each pair, Elo and thinking times. `bots` lists the weakest first."""
    pairs = [(second, first) for first, second in combinations(bots, 2)]
    met = {pair: [one for one in outcomes if set(one.bots) == set(pair)] for pair in pairs}
    shares = {pair: [one.share(*pair) for one in matches] for pair, matches in met.items()}
    return Standings(
        duels=tuple(
            Pairing(*pair, rate_of(shares[pair]), sum(one.stalled for one in met[pair]))
            for pair in pairs
        ),
        elo=elo_of(bots, shares, seed),
        pace={bot: _move_times(bot, outcomes) for bot in bots},
    )


def _move_times(bot: str, outcomes: Sequence[Outcome]) -> MoveTimes:
    seconds = sorted(
        took
        for one in outcomes
        for seated, moves in zip(one.bots, one.seconds, strict=True)
        for took in moves
        if seated == bot
    )
    return MoveTimes(fmean(seconds), seconds[len(seconds) * 95 // 100], seconds[-1], len(seconds))
