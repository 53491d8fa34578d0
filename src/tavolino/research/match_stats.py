"""A match between bots, watched: how long, how close, who led, and how much there was to choose."""

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
        """From the first to the last."""
        return max(self.scores) - min(self.scores)

    @property
    def margin(self) -> int:
        """From the first to the second."""
        first, second, *_ = sorted(self.scores, reverse=True)
        return first - second

    def win(self, seat: Seat) -> float:
        """The seat's part of the win; where nobody wins, as much as everybody's."""
        winners = self.places.count(1)
        return 1 / len(self.places) if not winners else (self.places[seat] == 1) / winners


class MatchStats(MatchOutcome, frozen=True):
    """What is worth counting about one match."""

    stalled: bool
    choices: tuple[int, ...]
    """How many options each decision had."""
    outcomes: int
    """How often NATURE acted."""
    leaders: tuple[Seat, ...]
    """Who was alone ahead, decision by decision; -1 where nobody was."""
    states: tuple[int, ...]
    """A mark of the state before each decision, by which it is known again."""

    @property
    def decisions(self) -> int:
        return len(self.choices)

    @property
    def breadth(self) -> float:
        """How many options a decision had on average."""
        return fmean(self.choices)

    @property
    def tree(self) -> float:
        """The decimal logarithm of how many matches there would be if all had such choices."""
        return sum(map(log10, self.choices))

    @property
    def changes(self) -> int:
        """How often somebody else took the lead."""
        led = [seat for seat in self.leaders if seat != NO_LEADER]
        return sum(one != other for one, other in pairwise(led))

    @property
    def settled(self) -> float:
        """After which part of the match its only winner led for good; 1 if there is none."""
        if self.places.count(1) != 1:
            return 1.0
        won, last = self.places.index(1), len(self.leaders)
        while last and self.leaders[last - 1] == won:
            last -= 1
        return last / max(1, len(self.leaders))


def play_and_measure(
    game: AnyGame, options: dict[str, Any], bots: Sequence[str], seed: str
) -> MatchStats:
    """One match between these bots, the same every time."""
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
    """Who is alone ahead, if anybody is."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else NO_LEADER
