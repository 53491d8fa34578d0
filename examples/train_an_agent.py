"""Trains a small agent for Papà Paolo: a linear model with numpy, in minutes on one core.

The agent watches matches of a teacher that sometimes plays random actions. It records the features
of the state after each decision and fits a linear model of the final lead. Then it plays the action
with the best predicted lead, and may continue to learn from its own matches. There are two kinds of
features:

    view    the seat's view as a tensor, and nothing else
    parts   the components of the bots' estimate, for each seat

Run it with ``python -m examples.train_an_agent --matches 120 --against random,easy --duels 60``.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.bots import choose
from tavolino.bots.elo import rate_of
from tavolino.core.game import Seat
from tavolino.research.environment import FINISHED, Environment, Position, make_environment

Vector: TypeAlias = NDArray[np.float64]
Eyes: TypeAlias = Callable[[Environment, Any, Seat], Vector]
"""Computes the features of a state for a seat."""
Policy: TypeAlias = Callable[[Position, Random], Any]

WHIMS = 0.2
"""Probability of a random action in training matches."""
DOUBT = 3.0
"""Regularisation of the ridge regression."""


# ---------------------------------------------------------------- looking
def view(table: Environment, state: Any, seat: Seat) -> Vector:
    return table.layout.tensor(table.game.view(state, seat), seat).astype(np.float64)


NAMES = ("delivered", "experience", "money", "position", "spoilt", "to_come", "score")


def parts(table: Environment, state: Any, seat: Seat) -> Vector:
    """The seat's own figures, then the average of the others."""
    assert table.game.thinking is not None
    every = [table.game.thinking.parts(state, one) for one in range(table.seats)]
    mine = [every[seat].get(name, 0.0) for name in NAMES]
    others = [one for other, one in enumerate(every) if other != seat]
    return np.array(mine + [fmean(one.get(name, 0.0) for one in others) for name in NAMES])


EYES: dict[str, Eyes] = {"view": view, "parts": parts}


# ---------------------------------------------------------------- playing
def by(eyes: Eyes, weights: Vector) -> Policy:
    """Plays the action with the best predicted lead, in a state sampled from the seat's view."""

    def best(moment: Position, random: Random) -> Any:
        game, seat, actions = moment.bench.game, moment.seat, [*moment.options.values()]
        if len(actions) == 1:
            return actions[0]
        world = game.imagine(moment.state, seat, random)
        after = (game.apply(world, seat, action) for action in actions)
        looks = np.stack([eyes(moment.bench, state, seat) for state in after])
        return actions[int((looks @ weights).argmax())]

    return best


def anything(moment: Position, random: Random) -> Any:
    return random.choice([*moment.options.values()])


def whimsical(policy: Policy) -> Policy:
    return lambda moment, random: (anything if random.random() < WHIMS else policy)(moment, random)


def bot(name: str) -> Policy:
    return lambda moment, random: choose(moment.bench.game, moment.state, moment.seat, name, random)


def play(table: Environment, policies: Sequence[Policy], seed: str) -> Position:
    """Plays a match to its end."""
    random, moment = Random(seed), table.begin(seed).asked()
    while moment.seat != FINISHED:
        moment = moment.after(policies[moment.seat](moment, random)).asked()
    return moment


# ---------------------------------------------------------------- learning
def lessons(eyes: Eyes, last: Position) -> tuple[list[Vector], list[float]]:
    """The features after each decision of a match, and the final lead of the seat that decided."""
    scores = last.bench.game.scores(last.state)
    states = [*(before for _, _, before in last.past[1:]), last.state]
    seen, ended = [], []
    for (seat, _, _), after in zip(last.past, states, strict=True):
        if seat >= 0:
            seen.append(eyes(last.bench, after, seat))
            others = fmean(score for other, score in enumerate(scores) if other != seat)
            ended.append(scores[seat] - others)
    return seen, ended


def fit(seen: Sequence[Vector], ended: Sequence[float]) -> Vector:
    """The weights of the ridge regression."""
    looks = np.stack(seen)
    doubt = DOUBT * np.eye(looks.shape[1])
    return np.linalg.solve(looks.T @ looks + doubt, looks.T @ np.array(ended))


def train(
    table: Environment, eyes: Eyes, teacher: str, rounds: int, matches: int, seed: str
) -> Policy:
    """Trains for some rounds: the first on the teacher's matches, the others on the agent's own."""
    policy, seen, ended = bot(teacher), list[Vector](), list[float]()
    for number in range(rounds):
        for match in range(matches):
            players = [whimsical(policy)] * table.seats
            looks, ends = lessons(eyes, play(table, players, f"{seed} {number} {match}"))
            seen += looks
            ended += ends
        policy = by(eyes, fit(seen, ended))
    return policy


# ---------------------------------------------------------------- measuring
def duel(table: Environment, mine: Policy, theirs: Policy, matches: int, seed: str) -> list[float]:
    """The agent's share of the win in each match, with alternating seats."""
    won = []
    for number in range(matches):
        policies = [mine, theirs] if number % 2 == 0 else [theirs, mine]
        last = play(table, policies, f"{seed} {number}")
        won.append(table.rewards(last.state)[number % 2] + 1 / table.seats)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent at Papà Paolo.")
    parser.add_argument("--eyes", choices=EYES, default="parts")
    parser.add_argument("--teacher", default="easy", help="a bot")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--matches", type=int, default=2, help="of each round")
    parser.add_argument("--against", default="random", help="bots to be measured by")
    parser.add_argument("--duels", type=int, default=1)
    parser.add_argument("--seed", default="agent")
    args = parser.parse_args()
    table = make_environment("papa_paolo", seats=2)
    agent = train(table, EYES[args.eyes], args.teacher, args.rounds, args.matches, args.seed)
    for name in args.against.split(","):
        rate = rate_of(duel(table, agent, bot(name), args.duels, f"{args.seed} {name}"))
        print(f"beats {name}: {rate.rate:.1%} ({rate.low:.1%}–{rate.high:.1%})")


if __name__ == "__main__":
    main()
