"""Shaky hands: the same gesture with more or less error."""

from math import dist
from random import Random

import pytest

from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti.gesture import Abort, Glide, Lift, Move, Steady
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.tremor import by_hand
from tests.games.villa_paletti.positions import act, pull_out, table, touch, villa

LINES = ("pull 90", "pull 90 lift 0.8")


def held() -> State:
    return touch(table(villa(1)), "r1")


def shaky(state: State, line: str, tremor: float, seed: int = 1) -> ByHand:
    made = by_hand(state, GAME.parse(line), tremor, Random(seed))
    assert isinstance(made, ByHand)
    return made


def test_a_steady_hand_keeps_the_gesture() -> None:
    action = GAME.parse("pull 90")
    assert by_hand(held(), action, 0.0, Random(1)) == action


def test_decisions_do_not_tremble() -> None:
    action = GAME.parse("claim")
    assert by_hand(table(villa(1)), action, 1.0, Random(1)) == action


@pytest.mark.parametrize("line", LINES)
def test_a_trembling_pull_is_allowed_and_goes_the_same_way(line: str) -> None:
    state = held()
    made = shaky(state, line, 1.0)
    assert GAME.objection(state, 0, made) is None
    (goal,) = (t.packet for t in packets(act(state, line)) if isinstance(t.packet, Glide))
    last = [t.packet for t in made.packets if isinstance(t.packet, Move)][-1]
    assert dist((last.x, last.y), (goal.x, goal.y)) < 400
    kinds = {type(t.packet) for t in made.packets} - {Move}
    assert kinds == ({Abort} if line == "pull 90" else {Abort, Steady, Lift})


def test_more_tremor_means_larger_errors() -> None:
    def off(tremor: float) -> float:
        made = [shaky(held(), "pull 90", tremor, seed) for seed in range(20)]
        moves = [[t.packet for t in one.packets if isinstance(t.packet, Move)] for one in made]
        return sum(abs(one.x - many[0].x) for many in moves for one in many)

    assert off(0.1) < off(0.5) < off(1.0)


def test_a_shaky_placement_is_legal() -> None:
    state = pull_out(table(villa(1)), "r1")
    line = next(text for text in map(GAME.format, GAME.legal(state, 0)) if text.startswith("place"))
    made = by_hand(state, GAME.parse(line), 0.2, Random(3))
    assert GAME.objection(state, 0, made) is None
