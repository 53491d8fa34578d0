"""The invariant checks detect invalid states."""

import pytest
from msgspec.structs import replace

from tavolino.games.villa_paletti.motions import Pull
from tavolino.games.villa_paletti.state import Seal, State, check
from tavolino.games.villa_paletti.villa import Pose
from tests.games.villa_paletti.positions import act, pull_out, table, villa


def start() -> State:
    return table(villa(2, two="r1"), seal="AB")


BROKEN = {
    "VP-S2": replace(start(), villa=replace(start().villa, pillars=(), levels=())),
    "VP-G4": replace(start(), villa=replace(start().villa, floors=start().villa.floors * 3)),
    "VP-B2": replace(start(), villa=start().villa.with_pillar(3, start().villa.pillars[3], 3)),
    "VP-B4": replace(start(), villa=start().villa.with_pillar(3, None, 0)),
    "a quaternion": replace(start(), villa=start().villa.with_pillar(3, Pose(0, 0, 0, w=7), 0)),
    "VP-B6": replace(start(), villa=start().villa.without(3), locked=(3,)),
    "VP-F2": replace(start(), waiting=(1,)),
    "VP-F2: a seat that cannot answer": replace(act(start(), "claim"), waiting=(0,)),
    "VP-B3: a hand is at work": replace(pull_out(start(), "r2"), attempt=None),
    "VP-B3: a hand moves": replace(start(), motion=Pull(90)),
    "VP-S6": replace(start(), owners=(0, 1, 2, -1)),
    "VP-M1": replace(table(villa(1)), seal=Seal(0)),
    "VP-M4": replace(start(), seal=Seal(1, 1)),
    "VP-E1": replace(start(), phase="over"),
    "VP-E1: a collapse": replace(start(), phase="over", ended="collapse"),
    "VP-E2": replace(start(), idle=5),
}


@pytest.mark.parametrize("complaint", BROKEN)
def test_every_violation_is_detected(complaint: str) -> None:
    assert any(found.startswith(complaint) for found in check(BROKEN[complaint]))


def test_valid_states_have_no_violations() -> None:
    assert check(start()) == []
    assert check(pull_out(start(), "r2")) == []
