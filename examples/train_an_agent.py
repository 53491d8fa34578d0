"""Train a small agent at Papà Paolo: no net and no library but numpy, minutes of one core.

It watches matches of a teacher who now and then does anything, remembers what each decision looked
like right afterwards, and fits a line through how those matches ended. Then it plays by that line,
and may go on learning from its own matches. It looks with one of two kinds of eyes:

    view    the seat's view in numbers, and nothing else
    parts   the few figures that the room gives to bots, each seat's; which of them count it learns

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
"""What a state looks like from a seat, in numbers."""
Policy: TypeAlias = Callable[[Position, Random], Any]

WHIMS = 0.2
"""So often anything is done while somebody learns from it."""
DOUBT = 3.0
"""How much has to speak for a weight before it is believed: ridge regression."""


# ---------------------------------------------------------------- looking
def view(table: Environment, state: Any, seat: Seat) -> Vector:
    return table.layout.tensor(table.game.view(state, seat), seat).astype(np.float64)


NAMES = ("delivered", "experience", "money", "position", "spoilt", "to_come", "score")


def parts(table: Environment, state: Any, seat: Seat) -> Vector:
    """One's own figures, then what the others have on average."""
    assert table.game.thinking is not None
    every = [table.game.thinking.parts(state, one) for one in range(table.seats)]
    mine = [every[seat].get(name, 0.0) for name in NAMES]
    others = [one for other, one in enumerate(every) if other != seat]
    return np.array(mine + [fmean(one.get(name, 0.0) for one in others) for name in NAMES])


EYES: dict[str, Eyes] = {"view": view, "parts": parts}


# ---------------------------------------------------------------- playing
def by(eyes: Eyes, weights: Vector) -> Policy:
    """Whatever looks best right afterwards, in a world that the seat could be in."""

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
    """A match to its end."""
    random, moment = Random(seed), table.begin(seed).asked()
    while moment.seat != FINISHED:
        moment = moment.after(policies[moment.seat](moment, random)).asked()
    return moment


# ---------------------------------------------------------------- learning
def lessons(eyes: Eyes, last: Position) -> tuple[list[Vector], list[float]]:
    """What each decision of a match looked like right afterwards, and how far ahead it ended."""
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
    """The line that misses least, with doubt about every weight."""
    looks = np.stack(seen)
    doubt = DOUBT * np.eye(looks.shape[1])
    return np.linalg.solve(looks.T @ looks + doubt, looks.T @ np.array(ended))


def train(
    table: Environment, eyes: Eyes, teacher: str, rounds: int, matches: int, seed: str
) -> Policy:
    """The first round is the teacher's; in the next ones the agent learns from its own matches."""
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
    """How much of each match the agent wins, from both seats in turn."""
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
