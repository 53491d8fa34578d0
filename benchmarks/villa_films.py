"""Do recordings reveal which pillars carry no load? A classifier looks at pulls of stored villas.

Of two covered pillars of a level, one loose and one loaded, it takes the one that seems to move
less for the loose one; 0.5 is chance. It runs once with exact poses and once with those that
clients receive. A second classifier is trained on the recordings of all villas but one and tested
on that one.

    python benchmarks/villa_films.py [--pulls 4] [--bare]
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from pathlib import Path
from random import Random
from statistics import fmean

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti import evaluate
from tavolino.games.villa_paletti.components import PILLARS, THIN
from tavolino.games.villa_paletti.motions import Pull
from tavolino.games.villa_paletti.performance import LiveSimulation
from tavolino.games.villa_paletti.physics.stream import read
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Pose, is_covered
from tests.games.villa_paletti.hand.test_sight import is_loose, shift, turned
from tests.games.villa_paletti.loose_pillar_model import Example, cross_validate
from tests.games.villa_paletti.positions import act, table, touch
from tests.games.villa_paletti.stored_villas import NAMES, stored

BOOTSTRAP_SAMPLES = 1000

Poses = Mapping[int, Sequence[Pose]]


def pulls(name: str, count: int, *, steady: bool) -> Iterator[State]:
    """States in which the first seat has begun to pull one of its pillars, steadied or not."""
    fixture = stored(name)
    state = replace(
        table(fixture.villa, seats=2), heights=fixture.heights, blur=blur_of(fixture.heights)
    )
    said = (GAME.format(action).split() for action in GAME.legal(state, 0))
    own = [words[1] for words in said if words[0] == "touch" and words[2] == "fingers"]
    for pillar in own[:: max(1, len(own) // count)][:count]:
        held = touch(state, pillar)
        ideas = evaluate.candidates(held, 0)
        if pull := next((idea for idea in ideas if isinstance(idea, Pull)), None):
            yield act(held, GAME.format(Pull(pull.towards, steady=steady)))


def simulate_pull(state: State) -> dict[str, Poses]:
    """The exact and the transmitted poses of each piece over time; empty if the villa fell."""
    live = LiveSimulation(state, NATURE)
    fine: dict[int, list[Pose]] = defaultdict(list)
    sent: dict[int, list[Pose]] = defaultdict(list)
    while live.ending is None:
        live.advance()
        for piece, pose in live._simulation.frame().items():
            fine[piece].append(pose)
        frame = live.frame(keyframe=False)
        for piece, pose in read(frame).pieces.items() if frame else ():
            sent[piece].append(pose)
    came_out = live.ending.outcome.startswith("free")
    return {"to the last digit": fine, "as it is sent": sent} if came_out else {}


def motion_measures(poses: Sequence[Pose]) -> dict[str, float]:
    """Measures of how much a pillar seems to move."""
    return {
        "how far": max(shift(poses[0], pose) for pose in poses),
        "how oblique": max(turned(poses[0], pose) for pose in poses),
        "how often told": len(poses),
        "how often changed": sum(one != other for one, other in pairwise(poses)),
    }


def covered(state: State) -> list[int]:
    """The covered pillars, without the one in the hand."""
    assert state.attempt is not None
    villa, pulled = state.villa, state.attempt.pillar
    return [p.number for p in PILLARS if p.number != pulled and is_covered(villa, p.number)]


def pairs(state: State) -> list[tuple[int, int]]:
    """Pairs of a loose and a loaded pillar of the same level, both covered."""
    villa, under = state.villa, covered(state)
    return [
        (one, other)
        for one, other in product(under, under)
        if villa.levels[one] == villa.levels[other]
        and is_loose(state, one)
        and not is_loose(state, other)
    ]


def examples(villa: str, state: State, poses: Poses) -> Iterator[Example]:
    """The training examples of a recording."""
    for pillar in covered(state):
        among = villa, state.attempt, state.villa.levels[pillar]
        features = (float(PILLARS[pillar].kind == THIN), *motion_measures(poses[pillar]).values())
        yield Example(villa, among, is_loose(state, pillar), features)


def interval(pulls: Sequence[Sequence[float]], seed: int = 1) -> tuple[float, float]:
    """The 95 % confidence interval of the share.

    Pairs of one recording are not independent, so the bootstrap draws recordings and not pairs.
    """
    random = Random(seed)
    drawn = (random.choices(pulls, k=len(pulls)) for _ in range(BOOTSTRAP_SAMPLES))
    shares = sorted(fmean(right for pull in some for right in pull) for some in drawn)
    return shares[BOOTSTRAP_SAMPLES // 40], shares[-1 - BOOTSTRAP_SAMPLES // 40]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--pulls", type=int, default=4, help="of each stored villa")
    parser.add_argument("--bare", action="store_true", help="nobody holds the floor")
    given = parser.parse_args()
    right: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    training: dict[str, list[Example]] = defaultdict(list)
    tried = ((n, s) for n in NAMES for s in pulls(n, given.pulls, steady=not given.bare))
    for name, state in tried:
        for kind, poses in simulate_pull(state).items():
            training[kind] += examples(name, state, poses)
            of_a_pull: dict[str, list[float]] = defaultdict(list)
            for one, other in pairs(state):
                loose, firm = motion_measures(poses[one]), motion_measures(poses[other])
                for guess in loose:
                    tie = (loose[guess] == firm[guess]) / 2
                    of_a_pull[guess].append((loose[guess] < firm[guess]) + tie)
            for guess, found in of_a_pull.items():
                right[kind, guess].append(found)
    for (kind, guess), seen in right.items():
        found, (low, high) = [one for pull in seen for one in pull], interval(seen)
        share = f"{fmean(found):.2f} ({low:.2f} to {high:.2f})"
        print(f"{kind:18} {guess:18} {share} of {len(found)} pairs in {len(seen)} pulls")
    for kind, learnt in {**training, "sizes alone": _static_features(training)}.items():
        shares = [fmean(found) for found in cross_validate(learnt).values()]
        print(f"{kind:18} {'learnt':18} {fmean(shares):.2f} on average of {len(shares)} villas")
    return 0


def _static_features(training: Mapping[str, Sequence[Example]]) -> list[Example]:
    """The examples with only those features that are visible without a recording."""
    return [one._replace(features=one.features[:1]) for one in next(iter(training.values()), ())]


if __name__ == "__main__":
    sys.exit(main())
