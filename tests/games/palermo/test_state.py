"""States can be stored as JSON, and `check` detects violated invariants."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.rule_options import random_options
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.components import PalermoOptions
from tavolino.games.palermo.state import AT_HOME, City, State
from tests.games.palermo.positions import (
    Setup,
    apply_unchecked,
    begin,
    field,
    finished,
    play,
    random_match,
    situation,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_state_round_trips_through_json(seats: int) -> None:
    for state in random_match(3, seats, handedness="free", bribe=True):
        stored = msgspec.json.encode(state)
        again = msgspec.json.decode(stored, type=State)
        assert again == state
        assert again.city.streets == state.city.streets


@pytest.mark.parametrize("seed", range(9))
def test_no_match_violates_an_invariant(seed: int) -> None:
    seats = 3 + seed % 3
    before = None
    for state in random_match(seed, seats, **random_options(PalermoOptions, Random(seed))):
        assert PALERMO.check(state) == []
        if before is not None and not state.options.bribe:
            check_money(before, state)
        before = state


def check_money(before: State, after: State) -> None:
    """Invariant 6: money never falls, and rises by unused points or by the bonus only."""
    bonus = {3: 5, 4: 4, 5: 3 if after.options.bonus_table == "falling" else 5}[len(after.players)]
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        gain = new.money - old.money
        if seat == before.turn and before.phase == "gangster" and not old.is_home:
            assert 0 <= gain <= old.range - 1
        else:
            assert gain in (0, bonus)


def with_player(state: State, letter: str, **changes: object) -> State:
    seat = "ABCDE".index(letter)
    return state.with_player(seat, replace(state.players[seat], **changes))


def without_a_card() -> State:
    cards = finished("A").city.cards
    return replace(finished("A"), city=City((*cards[:23], None, *cards[24:])))


A, B = finished("A").players[:2]
COURTYARD = ("start F6", "house C3 3 r0", "house D3 2 r3", "house C4 2 r0")
GANGSTER, POLICEMAN = Setup(gangster="5.9"), Setup(policeman="5.9")
BROKEN = {
    "PAL-1.7": apply_unchecked(begin(3), *COURTYARD),
    "PAL-S3": replace(finished("A"), supply=(9, 9, 9)),
    "PAL-1.9": without_a_card(),
    "PAL-S2": with_player(finished("A"), "B", discs=1),
    "PAL-G3": with_player(finished("A"), "B", entrances=A.entrances),
    "PAL-1.4": with_player(finished("A"), "B", discs=1, entrances=B.entrances[1:]),
    "PAL-2.7": with_player(situation("A", "A", A=GANGSTER), "B", gangster=field("5.9")),
    "PAL-P.7": with_player(situation("A", "A", A=POLICEMAN), "B", policeman=field("4.9")),
    "PAL-2.4": with_player(finished("A"), "A", gangster=field("5.10")),
    "PAL-E.1": with_player(finished("A"), "A", gangster=AT_HOME),
    "PAL-E.4": with_player(finished("A"), "A", money=-1),
    "PAL-E.5": replace(finished("A"), phase="over"),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_check_detects_a_violated_invariant(rule: str) -> None:
    assert rule in {line.split(":")[0] for line in PALERMO.check(BROKEN[rule])}


def test_the_rules_do_not_mutate_a_state() -> None:
    state = finished("A")
    before = msgspec.json.encode(state)
    play(state, "police 4.7", "go 5.9", "police -", "go 4.9")
    assert msgspec.json.encode(state) == before
