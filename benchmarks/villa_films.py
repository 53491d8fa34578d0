"""Do films tell which pillars carry nothing? A guesser looks at pulls of the stored villas.

Of two covered pillars of a level, one loose and one not, it takes the one that seems to stir less
for the loose one; 0.5 is luck. Once by poses to the last digit, once by what everybody is sent.

    python benchmarks/villa_films.py [--pulls 4]
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from pathlib import Path
from statistics import fmean

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti import evaluate
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.performance import PerformedStretch
from tavolino.games.villa_paletti.physics.stream import read
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Pose, is_covered
from tests.games.villa_paletti.stored import NAMES, stored
from tests.games.villa_paletti.table import act, table, touch
from tests.games.villa_paletti.test_sight import is_loose, slid, turned

Film = Mapping[int, Sequence[Pose]]


def pulls(name: str, count: int) -> Iterator[State]:
    """A hand of the first seat has begun to pull one of its pillars."""
    kept = stored(name)
    state = replace(table(kept.villa, seats=2), heights=kept.heights, blur=blur_of(kept.heights))
    said = (GAME.format(action).split() for action in GAME.legal(state, 0))
    own = [words[1] for words in said if words[0] == "touch" and words[2] == "fingers"]
    for pillar in own[:: max(1, len(own) // count)][:count]:
        held = touch(state, pillar)
        yield act(held, GAME.format(evaluate.candidates(held, 0)[0]))


def films(state: State) -> dict[str, Film]:
    """Where each piece is from frame to frame, and where it is said to be; none if it fell."""
    stretch = PerformedStretch(state, NATURE)
    fine: dict[int, list[Pose]] = defaultdict(list)
    sent: dict[int, list[Pose]] = defaultdict(list)
    while stretch.ending is None:
        stretch.advance()
        for piece, pose in stretch._simulation.frame().items():
            fine[piece].append(pose)
        frame = stretch.frame(whole=False)
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


def pairs(state: State) -> list[tuple[int, int]]:
    """A loose pillar and one that carries, of the same level, both covered."""
    assert state.attempt is not None
    villa, pulled = state.villa, state.attempt.pillar
    covered = [p.number for p in PILLARS if p.number != pulled and is_covered(villa, p.number)]
    return [
        (one, other)
        for one, other in product(covered, covered)
        if villa.levels[one] == villa.levels[other]
        and is_loose(state, one)
        and not is_loose(state, other)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--pulls", type=int, default=4, help="of each stored villa")
    count = parser.parse_args().pulls
    right: dict[tuple[str, str], list[float]] = defaultdict(list)
    for state in (state for name in NAMES for state in pulls(name, count)):
        for kind, film in films(state).items():
            for one, other in pairs(state):
                loose, firm = guesses(film[one]), guesses(film[other])
                for guess in loose:
                    tie = (loose[guess] == firm[guess]) / 2
                    right[kind, guess].append((loose[guess] < firm[guess]) + tie)
    for (kind, guess), found in right.items():
        print(f"{kind:18} {guess:18} {fmean(found):.2f} of {len(found)} pairs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
