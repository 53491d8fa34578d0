"""Plays random matches of a game with every number of seats and its rule options."""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import checked_options
from tavolino.core.match import AnyMatch
from tavolino.core.replay.playthrough import pick_action
from tavolino.core.rule_options import each_alone, random_options
from tavolino.promises.crash import describe_crash
from tavolino.promises.walk import Case, Walk, WalkMoment

RANDOM_COMBINATIONS = 3
"""Number of random combinations of rule options, besides each value alone."""

PURPOSES = (0.0, 0.5)
"""Probabilities with which a player follows a purpose instead of chance."""

MAX_STEPS = 10_000
"""Number of steps after which a match counts as endless."""

MIN_STEPS, MAX_ROUNDS = 1000, 40
"""Number of steps to play for games with short matches, and maximum rounds of each case."""

MAX_SIMULATIONS = 5
"""Maximum number of simulated falls in a walk. Each takes about a second."""

GESTURE_CHANCE = 0.25
"""Probability of a gesture in such games, if the player also has another choice."""


def combinations(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the default rules, every other value of each rule option alone, and random ones."""
    yield from each_alone(game.options)
    random = Random(game.name)
    for _ in range(RANDOM_COMBINATIONS):
        yield dict(random_options(game.options, random))


def cases(game: AnyGame) -> list[Case]:
    """Combine every number of seats with all these rules; with simulations only in turn."""
    chosen = (json.dumps(options, sort_keys=True) for options in combinations(game))
    switched = list(dict.fromkeys(chosen))
    if game.hands is None:
        return [Case(game, seats, options) for seats in game.seats for options in switched]
    longer = max(len(switched), len(game.seats))
    return [
        Case(game, game.seats[n % len(game.seats)], switched[n % len(switched)])
        for n in range(longer)
    ]


def moments(
    case: Case,
    seed: str,
    purpose: float,
    *,
    elsewhere: Sequence[Any] = (),
    falls: int | None = None,
) -> Iterator[WalkMoment]:
    """Yield the moments of a random match, each before its action; raises what the rules raise."""
    game, random, fallen = case.game, Random(seed), 0
    state = game.initial(checked_options(game, case.options), case.seats)
    for seq in range(MAX_STEPS):
        moment = WalkMoment(case, seq, state, foreign_actions=elsewhere)
        try:
            fallen += moment.actors == (NATURE,) and not game.is_listed(state)
            is_enough = not moment.actors or (falls is not None and fallen > falls)
            bold = 1 if falls is None else GESTURE_CHANCE
            step = None if is_enough else _step(moment, random, purpose, bold)
        except Exception:
            yield moment  # so that the checks see why no seat can act
            if all(moment.offers.values()):
                raise
            return
        if step is None:
            yield moment
            return
        yield WalkMoment(case, seq, state, *step, elsewhere)
        state = game.apply(state, *step)


def _step(moment: WalkMoment, random: Random, purpose: float, bold: float) -> tuple[Seat, Any]:
    """Choose an action. Unless `bold`, prefer one without a gesture that does not end the match."""
    game, state = moment.game, moment.state
    seat, action = pick_action(game, state, random, purpose)
    if seat == NATURE or not game.hands or random.random() < bold:
        return seat, action
    said = [option for option in game.legal(state, seat) if not game.is_gesture(option)]
    kept = [option for option in said if not game.is_over(game.apply(state, seat, option))]
    return seat, random.choice(kept) if kept else action


def random_walk(case: Case, round: int = 0) -> Walk:
    """Play a random match to its end, to a limit, or to an error of the rules."""
    seed = f"walk {case}{f' {round}' if round else ''}"
    purpose = Random(seed).choice(PURPOSES)
    found: list[WalkMoment] = []
    crash = ""
    try:
        for moment in moments(case, seed, purpose, falls=MAX_SIMULATIONS):
            found.append(moment)
    except Exception as bug:  # report every error of a game
        crash = describe_crash(bug, case.game.room)
    return Walk(case, seed, tuple(found), crash)


def walks(game: AnyGame) -> Iterator[Walk]:
    """Yield a walk of every case, and of games with short matches several."""
    walked = 0
    for round in range(1 if game.hands else MAX_ROUNDS):
        for case in cases(game):
            walk = random_walk(case, round)
            walked += len(walk.steps)
            yield walk
        if walked >= MIN_STEPS:
            return


def walk_of_match(case: Case, match: AnyMatch) -> Walk:
    """Convert a played match to a walk."""
    steps = [
        WalkMoment(case, seq, match.state_at(seq), entry.seat, match.action(seq))
        for seq, entry in enumerate(match.entries)
    ]
    return Walk(case, match.header.seed, (*steps, WalkMoment(case, match.seq, match.state)))


def actions_of(walks: Sequence[Walk]) -> tuple[Any, ...]:
    """Return every action of these walks once, to try at other moments."""
    found: dict[str, Any] = {}
    for walk in walks:
        for step in walk.steps:
            with suppress(Exception):  # the notation promise reports it
                found.setdefault(walk.case.game.format(step.action), step.action)
    return tuple(found.values())
