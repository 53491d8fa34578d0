"""Who is stronger: matches between two kinds of bots in every seating, and what follows from them.

A kind beats another as often as one of its seats finishes ahead of one of the other's, ties
counting half. What happens to several pairs at one table hangs together, so a match is one
observation: the share of such pairs that the first kind wins in it.
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
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import checked_options
from tavolino.core.thinking import AnyThinking

EVALUATOR_SEPARATOR = "@"
"""Behind it stands which mind a bot thinks with: ``hard@my_rooms.other_mind``."""

Evaluators: TypeAlias = Mapping[str, AnyThinking]
"""What bots of these names think with."""


# ---------------------------------------------------------------- what is played
@dataclass(frozen=True)
class Fixture:
    """A match to be played: which bot sits where, and the seed that decides all else."""

    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str


def seatings(first: str, second: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two kinds of bots so that both are at the table."""
    return [seated for seated in product((first, second), repeat=seats) if len(set(seated)) == 2]


def fixtures(
    bots: Sequence[str],
    seats: int,
    matches: int,
    options: dict[str, Any],
    seed: str,
    fewer: int | None = None,
) -> Iterator[Fixture]:
    """At least so many matches for each pair of kinds, every seating equally often.

    If fewer are said, that is for pairs with an expert, which takes its time.
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
    """A match that was played."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    stalled: bool
    seconds: tuple[tuple[float, ...], ...]
    """What the moves of each seat took, in seconds of processor time."""

    def share(self, first: str, second: str) -> float:
        """The part of the pairs of both kinds in which the first finishes ahead."""
        return share(self.bots, self.places, first, second)


def share(bots: Sequence[str], places: Sequence[int], first: str, second: str) -> float:
    """The part of the pairs of both kinds in which the first finishes ahead; ties count half."""
    pairs = [
        (mine, theirs)
        for mine, one in zip(places, bots, strict=True)
        for theirs, other in zip(places, bots, strict=True)
        if (one, other) == (first, second)
    ]
    return fmean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs)


def play_fixture(game: AnyGame, fixture: Fixture, minds: Evaluators | None = None) -> Outcome:
    """One match, the same every time but for the seconds.

    A bot thinks with the mind of its name, if there is one, else with the game's own.
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
    """How often one kind beats another, and how many of their matches got stuck."""

    first: str
    second: str
    rate: Rate
    stalled: int


@dataclass(frozen=True)
class MoveTimes:
    """How long a kind thinks about a move, in seconds of processor time."""

    mean: float
    slow: float
    """95 % of the moves take no longer."""
    slowest: float
    moves: int


@dataclass(frozen=True)
class Standings:
    """All that a series of matches with the same number of seats says."""

    duels: tuple[Pairing, ...]
    """The stronger one, by the order of the bots, first."""
    elo: dict[str, Elo]
    pace: dict[str, MoveTimes]


def standings(bots: Sequence[str], outcomes: Sequence[Outcome], seed: str) -> Standings:
    """Rates for each pair, Elo and thinking time. The bots are named weakest first."""
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
