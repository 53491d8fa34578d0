"""How often a careful pull causes a collapse: the data behind the risk estimates of the bots.

Plays the pulls that were possible in finished matches (``tavolino selfplay villa_paletti --out``),
each once, with the fingers or the hook of a hard bot. The results are grouped by the steadiness of
the villa afterwards, or by clearance.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tavolino.bots import TREMORS
from tavolino.core.game import NATURE
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Fell, Free, Touch
from tavolino.games.villa_paletti.evaluate.risk import EASY_CLEARANCE, STEADINESS
from tavolino.games.villa_paletti.gesture import Tool
from tavolino.games.villa_paletti.motions import Pull
from tavolino.games.villa_paletti.nature import nature
from tavolino.games.villa_paletti.rules import DIRECTIONS, FINGER_GRIP, HOOK_GRIP
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.moving import clearance, way_out
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.statics import margin, steadiness, without
from tavolino.games.villa_paletti.tremor import by_hand
from tavolino.games.villa_paletti.villa import Villa, is_covered

GRIPS: dict[Tool, int] = {"fingers": FINGER_GRIP, "hook": HOOK_GRIP}
BOUNDS = STEADINESS[1:]
"""The first point is only the lower end of the scale."""


class Case(NamedTuple):
    state: State
    pillar: int
    towards: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("logs", type=Path, help="a folder of logs")
    parser.add_argument("--pulls", type=int, default=24, help="of each kind (default 24)")
    parser.add_argument("--seed", default="risks")
    given = parser.parse_args()
    random = Random(given.seed)
    kinds = defaultdict(list)
    for file in sorted(given.logs.glob("*.log")):
        for case in possible_pulls(file):
            kinds[kind(case)].append(case)
    print(f"{'after the pull':34}{'tool':9}{'tried':>6}{'free':>6}{'fell':>6}")
    for name, cases in sorted(kinds.items()):
        some = random.sample(cases, min(given.pulls, len(cases)))
        for tool in GRIPS:
            ends = [outcome(case, tool, random) for case in some]
            free, fell = (sum(isinstance(end, wanted) for end in ends) for wanted in (Free, Fell))
            print(f"{name:34}{tool:9}{len(ends):6}{free:6}{fell:6}", flush=True)


def possible_pulls(file: Path) -> Iterator[Case]:
    """Every covered pillar that could be touched at the start of a turn, in its best direction."""
    match = replay(VILLA_PALETTI, parse_log(file.read_text(encoding="utf-8")))
    for seq in range(match.seq):
        state = match.state_at(seq)
        if state.phase == "start" and state.villa.top > 1:
            for pillar in movable(state, "own"):
                if is_covered(state.seen, pillar):
                    yield Case(state, pillar, best_way(state.seen, pillar))


def best_way(villa: Villa, pillar: int) -> int:
    """The shortest way with enough clearance; the widest if there is none."""
    room = {towards: clearance(villa, pillar, towards) for towards in DIRECTIONS}
    wide = [towards for towards in DIRECTIONS if room[towards] >= EASY_CLEARANCE]
    if wide:
        return min(wide, key=lambda towards: way_out(villa, pillar, towards))
    return max(DIRECTIONS, key=room.__getitem__)


def kind(case: Case) -> str:
    left = without(case.state.seen, case.pillar)
    if margin(left) < 0:
        return "cannot stand"
    above = [bound for bound in BOUNDS if steadiness(left) > bound]
    steady = f"steadier than {above[-1]} g" if above else "leans more than it bears"
    room = clearance(case.state.seen, case.pillar, case.towards)
    return steady if room >= EASY_CLEARANCE else f"{steady}, narrow"


def outcome(case: Case, tool: Tool, random: Random) -> object:
    game, mover = VILLA_PALETTI, case.state.turn
    state = game.apply(case.state, mover, Touch(case.pillar, tool, GRIPS[tool]))
    state = game.apply(state, NATURE, nature(state, random))
    pull = Pull(case.towards, steady=True)
    state = game.apply(state, mover, by_hand(state, pull, TREMORS["hard"], random))
    return nature(state, random)


if __name__ == "__main__":
    main()
