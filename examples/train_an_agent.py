"""Train a small agent for Papà Paolo with numpy only, in minutes on one core.

A teacher plays matches with some random actions. The agent records the features of the state after
each decision and fits a linear model of the final lead. Then it plays the action with the best
prediction. It can continue to learn from its own matches. There are two kinds of features:

    view    the numbers of the seat's view, nothing else
    parts   the evaluation components that the game package gives to bots, for all seats

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
Features: TypeAlias = Callable[[Environment, Any, Seat], Vector]
"""Computes the features of a state for a seat."""
Policy: TypeAlias = Callable[[Position, Random], Any]

EXPLORATION_RATE = 0.2
"""Probability of a random action in training matches."""

RIDGE = 3.0
"""The regularization strength of the ridge regression."""


# ---------------------------------------------------------------- features
def view(table: Environment, state: Any, seat: Seat) -> Vector:
    return table.layout.tensor(table.game.view(state, seat), seat).astype(np.float64)


COMPONENTS = ("delivered", "experience", "money", "position", "spoilt", "to_come", "score")


def parts(table: Environment, state: Any, seat: Seat) -> Vector:
    """The seat's own components, then the averages of the other seats."""
    assert table.game.thinking is not None
    by_seat = [table.game.thinking.parts(state, number) for number in range(table.seats)]
    own = [by_seat[seat].get(name, 0.0) for name in COMPONENTS]
    others = [values for number, values in enumerate(by_seat) if number != seat]
    return np.array(
        own + [fmean(values.get(name, 0.0) for values in others) for name in COMPONENTS]
    )


FEATURES: dict[str, Features] = {"view": view, "parts": parts}


# ---------------------------------------------------------------- playing
def linear_policy(features: Features, weights: Vector) -> Policy:
    """A policy that plays the action with the best prediction in a sampled state."""

    def choose_best(moment: Position, random: Random) -> Any:
        game, seat, actions = moment.bench.game, moment.seat, [*moment.options.values()]
        if len(actions) == 1:
            return actions[0]
        sampled_state = game.imagine(moment.state, seat, random)
        after = (game.apply(sampled_state, seat, action) for action in actions)
        samples = np.stack([features(moment.bench, state, seat) for state in after])
        return actions[int((samples @ weights).argmax())]

    return choose_best


def random_action(moment: Position, random: Random) -> Any:
    return random.choice([*moment.options.values()])


def with_exploration(policy: Policy) -> Policy:
    """The policy, with a random action now and then."""

    def explore(moment: Position, random: Random) -> Any:
        chosen = random_action if random.random() < EXPLORATION_RATE else policy
        return chosen(moment, random)

    return explore


def bot(name: str) -> Policy:
    return lambda moment, random: choose(moment.bench.game, moment.state, moment.seat, name, random)


def play(table: Environment, policies: Sequence[Policy], seed: str) -> Position:
    """Play a match to its end."""
    random, moment = Random(seed), table.begin(seed).asked()
    while moment.seat != FINISHED:
        moment = moment.after(policies[moment.seat](moment, random)).asked()
    return moment


# ---------------------------------------------------------------- learning
def training_data(features: Features, last: Position) -> tuple[list[Vector], list[float]]:
    """The features after each decision of a match, and the final lead of the seat that acted."""
    scores = last.bench.game.scores(last.state)
    states = [*(before for _, _, before in last.past[1:]), last.state]
    inputs, targets = [], []
    for (seat, _, _), after in zip(last.past, states, strict=True):
        if seat >= 0:
            inputs.append(features(last.bench, after, seat))
            others = fmean(score for other, score in enumerate(scores) if other != seat)
            targets.append(scores[seat] - others)
    return inputs, targets


def fit(inputs: Sequence[Vector], targets: Sequence[float]) -> Vector:
    """Fit the weights by ridge regression."""
    samples = np.stack(inputs)
    ridge = RIDGE * np.eye(samples.shape[1])
    return np.linalg.solve(samples.T @ samples + ridge, samples.T @ np.array(targets))


def train(
    table: Environment, features: Features, teacher: str, rounds: int, matches: int, seed: str
) -> Policy:
    """The teacher plays the first round of matches, the agent plays the later rounds."""
    policy, inputs, targets = bot(teacher), list[Vector](), list[float]()
    for number in range(rounds):
        for match in range(matches):
            players = [with_exploration(policy)] * table.seats
            samples, leads = training_data(
                features, play(table, players, f"{seed} {number} {match}")
            )
            inputs += samples
            targets += leads
        policy = linear_policy(features, fit(inputs, targets))
    return policy


# ---------------------------------------------------------------- measuring
def duel(table: Environment, own: Policy, theirs: Policy, matches: int, seed: str) -> list[float]:
    """The agent's share of each match, from both seats in turn."""
    won = []
    for number in range(matches):
        policies = [own, theirs] if number % 2 == 0 else [theirs, own]
        last = play(table, policies, f"{seed} {number}")
        won.append(table.rewards(last.state)[number % 2] + 1 / table.seats)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent at Papà Paolo.")
    parser.add_argument("--features", "--eyes", choices=FEATURES, default="parts")
    parser.add_argument("--teacher", default="easy", help="the bot that plays the first round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--matches", type=int, default=2, help="matches per round")
    parser.add_argument("--against", default="random", help="bots to measure the agent against")
    parser.add_argument("--duels", type=int, default=1)
    parser.add_argument("--seed", default="agent")
    args = parser.parse_args()
    table = make_environment("papa_paolo", seats=2)
    agent = train(
        table, FEATURES[args.features], args.teacher, args.rounds, args.matches, args.seed
    )
    for name in args.against.split(","):
        rate = rate_of(duel(table, agent, bot(name), args.duels, f"{args.seed} {name}"))
        print(f"beats {name}: {rate.rate:.1%} ({rate.low:.1%}–{rate.high:.1%})")


if __name__ == "__main__":
    main()
