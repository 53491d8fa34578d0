"""Do bots object to wrong claims, and only to those?

Random villas of two to five floors, with a claim by each seat in turn. A claim is wrong if statics
call one of the claimant's pillars safe and there is a way out for it. It is right if every pillar
of the claimant would bring the villa down. All others are doubtful and are not counted. Right
claims are rare in random villas, so movable pillars are locked until the claim is right.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace
from villas import random_villa

from tavolino.bots import LEVELS, choose
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Claim, Object
from tavolino.games.villa_paletti.evaluate.risk import ways_out
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.moving import is_clear
from tavolino.games.villa_paletti.rules.seal import give_seal
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State, VillaOptions
from tavolino.games.villa_paletti.statics import MIN_STABLE_MARGIN, margin, verdict_without
from tavolino.games.villa_paletti.villa import Villa

OWNERS = {2: (0, 0, 1, 1), 4: (0, 1, 2, 3)}


def table(villa: Villa, heights: tuple[int, ...], seats: int, turn: int) -> State:
    """The beginning of a turn. The seat with the most points on top holds the seal."""
    state = State(
        options=VillaOptions(),
        seats=seats,
        phase="start",
        turn=turn,
        villa=villa,
        heights=heights,
        blur=blur_of(heights),
        owners=OWNERS[seats],
        house=False,
    )
    return give_seal(state)


def claims(villa: Villa, heights: tuple[int, ...], seats: int) -> Iterator[tuple[str, State]]:
    """A wrong and a right claim of each seat, where possible."""
    for turn in range(seats):
        state = table(villa, heights, seats, turn)
        seen = state.seen
        mine = {pillar: verdict_without(seen, pillar) for pillar in movable(state, "own")}
        free = {pillar for pillar in mine if is_clear(seen, pillar) or ways_out(seen, pillar)}
        if any(verdict == "safe" and pillar in free for pillar, verdict in mine.items()):
            yield "wrong", state
        kept = tuple(pillar for pillar, verdict in mine.items() if verdict != "falls")
        if len(kept) < len(mine):
            yield "right", replace(state, locked=kept)


def villas(seed: str) -> Iterator[tuple[Villa, tuple[int, ...]]]:
    for number in range(10_000):
        made = random_villa(Random(f"{seed} {number}"), (2, 3, 4, 5)[number % 4])
        if made is not None and margin(made[0]) >= MIN_STABLE_MARGIN:
            yield made


def collect_claims(given: argparse.Namespace) -> dict[str, list[State]]:
    """This many claims of each kind, a few per villa."""
    found: dict[str, list[State]] = {"wrong": [], "right": []}
    for made in villas(given.seed):
        for kind, state in claims(*made, given.seats):
            found[kind].append(state)
        if all(len(states) >= given.claims for states in found.values()):
            break
    return {kind: states[: given.claims] for kind, states in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=int, default=8, help="of each kind (8)")
    parser.add_argument("--seats", type=int, default=2, choices=OWNERS)
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--seed", default="claims")
    given = parser.parse_args()
    for kind, states in collect_claims(given).items():
        objected, claimed = Counter[str](), Counter[str]()
        for number, state in enumerate(states):
            said = VILLA_PALETTI.apply(state, state.turn, Claim())
            for bot in given.bots.split(","):
                random = Random(number)
                answer = choose(VILLA_PALETTI, said, said.waiting[0], bot, random)
                objected[bot] += answer == Object()
                claimed[bot] += choose(VILLA_PALETTI, state, state.turn, bot, random) == Claim()
        for bot in given.bots.split(","):
            print(
                f"{kind} claims, {given.seats} seats: {bot:7} objects to {objected[bot]} "
                f"of {len(states)}, would claim {claimed[bot]} times",
                flush=True,
            )


if __name__ == "__main__":
    main()
