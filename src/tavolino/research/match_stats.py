"""Plays matches between bots and measures length, choices, leads and margins."""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from math import log10
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct, msgpack

from tavolino.bots import choose
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import checked_options

NO_LEADER: Seat = -1


class MatchOutcome(Struct, frozen=True):
    """How a match ended."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def spread(self) -> int:
        """The points between the first and the last."""
        return max(self.scores) - min(self.scores)

    @property
    def margin(self) -> int:
        """The points between the first and the second."""
        first, second, *_ = sorted(self.scores, reverse=True)
        return first - second

    def win(self, seat: Seat) -> float:
        """The seat's share of the win. If nobody wins, every seat has an equal share."""
        winners = self.places.count(1)
        return 1 / len(self.places) if not winners else (self.places[seat] == 1) / winners


class MatchStats(MatchOutcome, frozen=True):
    """The measures of one match."""

    stalled: bool
    choices: tuple[int, ...]
    """The number of legal actions at each decision."""
    outcomes: int
    """The number of NATURE's actions."""
    leaders: tuple[Seat, ...]
    """The sole leader after each decision; -1 if there is none."""
    states: tuple[int, ...]
    """A hash of the state before each decision."""

    @property
    def decisions(self) -> int:
        return len(self.choices)

    @property
    def breadth(self) -> float:
        """The mean number of legal actions per decision."""
        return fmean(self.choices)

    @property
    def tree(self) -> float:
        """The decimal logarithm of the product of all choices: an estimate of the tree size."""
        return sum(map(log10, self.choices))

    @property
    def changes(self) -> int:
        """The number of changes of the leader."""
        led = [seat for seat in self.leaders if seat != NO_LEADER]
        return sum(one != other for one, other in pairwise(led))

    @property
    def settled(self) -> float:
        """The fraction of the match after which the sole winner always led; 1 if there is none."""
        if self.places.count(1) != 1:
            return 1.0
        won, last = self.places.index(1), len(self.leaders)
        while last and self.leaders[last - 1] == won:
            last -= 1
        return last / max(1, len(self.leaders))


def play_and_measure(
    game: AnyGame, options: dict[str, Any], bots: Sequence[str], seed: str
) -> MatchStats:
    """Plays a match between these bots and measures it. Reproducible."""
    seats = range(len(bots))
    moods = [Random(f"{seed} {seat}") for seat in seats]
    state = game.initial(checked_options(game, options), len(seats))
    seq, choices, leaders, states = 0, list[int](), list[Seat](), list[int]()
    while actors := game.actors(state):
        seat = actors[0]
        if seat == NATURE:
            action = chance.draw_outcome(game, state, seed, seq)
        else:
            choices.append(len(game.legal(state, seat)))
            states.append(_state_hash(state))
            action = choose(game, state, seat, bots[seat], moods[seat])
        state = game.apply(state, seat, action)
        if seat != NATURE:
            leaders.append(leader(game.scores(state)))
        seq += 1
    return MatchStats(
        tuple(bots), game.scores(state), game.places(state), game.stalled(state),
        tuple(choices), seq - len(choices), tuple(leaders), tuple(states),
    )  # fmt: skip


def _state_hash(state: Any) -> int:
    return int.from_bytes(blake2b(msgpack.encode(state), digest_size=8).digest())


def leader(scores: Sequence[int]) -> Seat:
    """The sole leader, or NO_LEADER."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else NO_LEADER
