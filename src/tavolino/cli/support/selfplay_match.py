"""Plays one match between bots, for `tavolino selfplay` and for archives of matches."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tavolino.bots import choose
from tavolino.cli.support.load_games import load_game
from tavolino.core.contract.simulation import Trace
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, Match, finished_log
from tavolino.core.replay.simulation_check import draw_with_trace


@dataclass(frozen=True)
class SelfplayPlan:
    """What all matches of a series have in common. It is sent to other processes."""

    game: str
    modules: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class PlayedMatch:
    """One finished match."""

    log: str
    moves: int
    scores: tuple[int, ...]
    places: tuple[int, ...]


def play_number(plan: SelfplayPlan, number: int) -> PlayedMatch:
    """Match number `number` of the plan: the same on every run."""
    seed = f"{plan.seed} {number}"
    return play_match(load_game(plan.game, plan.modules), plan.options, plan.bots, seed)


def play_match(
    game: AnyGame, options: dict[str, Any], bots: tuple[str, ...], seed: str
) -> PlayedMatch:
    """Play the match of these bots with this seed."""
    match: AnyMatch = Match(game, len(bots), options, seed)
    random = Random(seed)
    traces: dict[int, Trace] = {}
    while not match.is_over:
        if trace := _next_entry(game, match, bots, random):
            traces[match.seq - 1] = trace
    scores = game.scores(match.state)
    return PlayedMatch(finished_log(match, traces), match.seq, scores, game.places(match.state))


def _next_entry(
    game: AnyGame, match: AnyMatch, bots: tuple[str, ...], random: Random
) -> Trace | None:
    """Add one entry; returns the trace if it was a simulation."""
    seat = match.actors[0]
    if seat == NATURE:
        step, trace = draw_with_trace(match)
        match.append(step)
        return trace
    action = choose(game, match.state, seat, bots[seat], random)
    match.play(seat, game.format(action))
    return None
