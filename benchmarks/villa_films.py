"""Do films tell which pillars carry nothing? A guesser looks at pulls of the stored villas.

Of two covered pillars of a level, one loose and one not, it takes the one that seems to stir less
for the loose one; 0.5 is luck. Once by poses to the last digit, once by what everybody is sent.
Another one learns what to make of that from the films of all villas but one, and is tried there.

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
from tavolino.games.villa_paletti.performance import PerformedStretch
from tavolino.games.villa_paletti.physics.stream import read
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Pose, is_covered
from tests.games.villa_paletti.loose_pillar_model import Example, unseen
from tests.games.villa_paletti.positions import act, table, touch
from tests.games.villa_paletti.stored_villas import NAMES, stored
from tests.games.villa_paletti.test_sight import is_loose, slid, turned

TRIES = 1000

Film = Mapping[int, Sequence[Pose]]


def pulls(name: str, count: int, *, steady: bool) -> Iterator[State]:
    """A hand of the first seat has begun to pull one of its pillars; does the other help?"""
    kept = stored(name)
    state = replace(table(kept.villa, seats=2), heights=kept.heights, blur=blur_of(kept.heights))
    said = (GAME.format(action).split() for action in GAME.legal(state, 0))
    own = [words[1] for words in said if words[0] == "touch" and words[2] == "fingers"]
    for pillar in own[:: max(1, len(own) // count)][:count]:
        held = touch(state, pillar)
        ideas = evaluate.candidates(held, 0)
        if pull := next((idea for idea in ideas if isinstance(idea, Pull)), None):
            yield act(held, GAME.format(Pull(pull.towards, steady=steady)))


def films(state: State) -> dict[str, Film]:
    """Where each piece is from frame to frame, and where it is said to be; none if it fell."""
    stretch = PerformedStretch(state, NATURE)
    fine: dict[int, list[Pose]] = defaultdict(list)
    sent: dict[int, list[Pose]] = defaultdict(list)
    while stretch.ending is None:
        stretch.advance()
        for piece, pose in stretch._simulation.frame().items():
            fine[piece].append(pose)
        frame = stretch.frame(keyframe=False)
        for piece, pose in read(frame).pieces.items() if frame else ():
            sent[piece].append(pose)
    came_out = stretch.ending.outcome.startswith("free")
    return {"to the last digit": fine, "as it is sent": sent} if came_out else {}


def guesses(poses: Sequence[Pose]) -> dict[str, float]:
    """How much a pillar seems to stir."""
    return {
        "how far": max(slid(poses[0], pose) for pose in poses),
        "how oblique": max(turned(poses[0], pose) for pose in poses),
        "how often told": len(poses),
        "how often changed": sum(one != other for one, other in pairwise(poses)),
    }


def covered(state: State) -> list[int]:
    """What stands under a floor and is not in the hand."""
    assert state.attempt is not None
    villa, pulled = state.villa, state.attempt.pillar
    return [p.number for p in PILLARS if p.number != pulled and is_covered(villa, p.number)]


def pairs(state: State) -> list[tuple[int, int]]:
    """A loose pillar and one that carries, of the same level, both covered."""
    villa, under = state.villa, covered(state)
    return [
        (one, other)
        for one, other in product(under, under)
        if villa.levels[one] == villa.levels[other]
        and is_loose(state, one)
        and not is_loose(state, other)
    ]


def examples(villa: str, state: State, film: Film) -> Iterator[Example]:
    """What there is to learn from a film."""
    for pillar in covered(state):
        among = villa, state.attempt, state.villa.levels[pillar]
        facts = (float(PILLARS[pillar].kind == THIN), *guesses(film[pillar]).values())
        yield Example(villa, among, is_loose(state, pillar), facts)


def interval(films: Sequence[Sequence[float]], seed: int = 1) -> tuple[float, float]:
    """Where the true share lies, nineteen times in twenty.

    Pairs of one film tell the same story, so films are drawn anew and not pairs.
    """
    random = Random(seed)
    drawn = (random.choices(films, k=len(films)) for _ in range(TRIES))
    shares = sorted(fmean(right for film in some for right in film) for some in drawn)
    return shares[TRIES // 40], shares[-1 - TRIES // 40]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--pulls", type=int, default=4, help="of each stored villa")
    parser.add_argument("--bare", action="store_true", help="nobody holds the floor")
    given = parser.parse_args()
    right: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    taught: dict[str, list[Example]] = defaultdict(list)
    tried = ((n, s) for n in NAMES for s in pulls(n, given.pulls, steady=not given.bare))
    for name, state in tried:
        for kind, film in films(state).items():
            taught[kind] += examples(name, state, film)
            of_a_film: dict[str, list[float]] = defaultdict(list)
            for one, other in pairs(state):
                loose, firm = guesses(film[one]), guesses(film[other])
                for guess in loose:
                    tie = (loose[guess] == firm[guess]) / 2
                    of_a_film[guess].append((loose[guess] < firm[guess]) + tie)
            for guess, found in of_a_film.items():
                right[kind, guess].append(found)
    for (kind, guess), seen in right.items():
        found, (low, high) = [one for film in seen for one in film], interval(seen)
        share = f"{fmean(found):.2f} ({low:.2f} to {high:.2f})"
        print(f"{kind:18} {guess:18} {share} of {len(found)} pairs in {len(seen)} pulls")
    for kind, learnt in {**taught, "sizes alone": _bare(taught)}.items():
        shares = [fmean(found) for found in unseen(learnt).values()]
        print(f"{kind:18} {'learnt':18} {fmean(shares):.2f} on average of {len(shares)} villas")
    return 0


def _bare(taught: Mapping[str, Sequence[Example]]) -> list[Example]:
    """Nothing but what anybody sees without a film."""
    return [one._replace(facts=one.facts[:1]) for one in next(iter(taught.values()), ())]


if __name__ == "__main__":
    sys.exit(main())
