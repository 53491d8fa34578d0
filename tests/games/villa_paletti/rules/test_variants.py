"""VP-V and VP-P: fewer supports, advice, and the permitted outcomes of the physics."""

from pathlib import Path

import pytest

from tavolino.core.game import NATURE, IllegalAction
from tavolino.core.log import parse_log
from tavolino.core.match import Match, replay, resume_log
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import (
    Action,
    Fell,
    Free,
    Roll,
    Scatter,
    Stands,
    Wood,
)
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import SetDown
from tavolino.games.villa_paletti.rules.moving import task_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import PillarView, advise
from tests.games.villa_paletti.positions import (
    SEATS,
    abort,
    act,
    all_decline,
    lay_floor,
    offered,
    pull_out,
    resolve,
    resolve_collapse,
    rule_against,
    table,
    touch,
    villa,
)

MATCHES = Path(__file__).parents[1] / "matches"


def claimed(top: int, few: str, **levels: str) -> State:
    return all_decline(
        act(table(villa(top, **levels), options={"variant_few_supports": few}), "claim")
    )


# ---------------------------------------------------------------- variants
@pytest.mark.parametrize(
    ("top", "few", "allowed"),
    [
        (2, "orange_up", False),
        (3, "off", False),
        (3, "orange", True),
        (3, "orange_up", True),
        (4, "orange", False),
        (4, "orange_up", True),
    ],
)
def test_vp_v1_t30_one_pillar_supports_orange_or_all_from_orange_on(
    top: int, few: str, allowed: bool
) -> None:
    level = {2: "two", 3: "three", 4: "four"}[top]
    state = claimed(top, few, **{level: "y5"})
    assert (state.phase == "floor") == allowed
    if allowed:
        pose = state.villa.pillars[PILLAR_NAMED["y5"].number]
        assert pose is not None
        after = lay_floor(state, f"lay {pose.x / 1e6:.2f} {pose.y / 1e6:.2f} 0")
        assert after.villa.top == top + 1


def test_vp_v2_with_advice_the_table_says_what_would_happen_without_a_pillar() -> None:
    at = {"r1": Spot(70, 0), "y1": Spot(-30, 70), "b1": Spot(-30, -70), "r2": Spot(-35, 0)}
    rest = "r3 r4 r5 y2 y3 y4 y5 b2 b3 b4 b5 g1 g2 g3 g4 g5"
    three = villa(1, at, out=rest)
    view = advised(table(three, options={"assist": True}))
    assert (view["r1"].advice, view["r2"].advice) == ("falls", "safe")
    assert view["y1"].advice is None  # not B's turn
    silent = advised(table(three))
    assert {pillar.advice for pillar in silent.values()} == {None}


def advised(state: State) -> dict[str, PillarView]:
    """The pillars with their advice."""
    return advise(state, VILLA_PALETTI.view(state, 0)).pillars


def silent(state: State, by: str) -> State:
    """The time to answer of a seat has expired."""
    seat = SEATS.index(by)
    window = VILLA_PALETTI.window(state, seat)
    assert window is not None
    assert window.silence in VILLA_PALETTI.legal(state, seat)
    return act(state, VILLA_PALETTI.format(window.silence), by)


def test_vp_v3_silence_for_fifteen_seconds_means_no() -> None:
    claimed = act(table(villa(2, two="y1 b1 g1")), "claim")
    seconds = [VILLA_PALETTI.window(claimed, seat) for seat in range(4)]
    assert [window and window.seconds for window in seconds] == [None, 15, 15, 15]
    assert silent(silent(silent(claimed, "B"), "C"), "D").phase == "floor"

    asked = abort(table(villa(2), seats=3), "g1")
    assert asked.phase == "proofs"
    assert silent(silent(asked, "B"), "C").phase == "own"

    proposed = act(table(villa(2)), "end?")
    assert silent(proposed, "C").phase == "start"
    assert VILLA_PALETTI.window(table(villa(2)), 0) is None


def test_vp_v3_the_time_can_be_ten_times_as_long_or_without_a_limit() -> None:
    state = act(table(villa(2), options={"time_to_answer": 150}), "claim")
    window = VILLA_PALETTI.window(state, 1)
    assert window is not None
    assert window.seconds == 150
    state = act(table(villa(2), options={"time_to_answer": 0}), "claim")
    assert VILLA_PALETTI.window(state, 1) is None


def test_vp_v3_answers_cannot_be_undone() -> None:
    log = (MATCHES / "random-4-0.log").read_text(encoding="utf-8")
    match = replay(VILLA_PALETTI, parse_log(log))
    at = next(n for n, entry in enumerate(match.entries) if entry.text == "decline")
    header = match.header
    for patience, final in ((15, True), (0, False)):
        options = {**header.options, "time_to_answer": patience}
        again = Match(VILLA_PALETTI, header.seats, options, header.seed)
        resume_log(again, match.entries[: at + 1])
        assert again.may_undo(match.entries[at].seat) != final


# ---------------------------------------------------------------- outcomes
def test_vp_p1_the_outcome_of_a_gesture_is_natures_entry() -> None:
    pulling = act(touch(table(villa(2)), "r1"), "pull 90")
    assert VILLA_PALETTI.actors(pulling) == (NATURE,)
    number = PILLAR_NAMED["r1"].number
    out = pulling.villa.with_pillar(number, None, 0)
    assert resolve(pulling, Free(out)).villa == out


@pytest.mark.parametrize(
    "outcome",
    [
        "stands",
        "free with the pillar still there",
        "free with another pillar gone",
        "scatter",
        "roll",
        "wood",
        "held",
    ],
)
def test_vp_p1_impossible_outcomes_are_refused(outcome: str) -> None:
    pulling = act(touch(table(villa(2)), "r1"), "pull 90")
    both = pulling.villa.with_pillar(0, None, 0).with_pillar(7, None, 0)
    outcomes: dict[str, Action] = {
        "stands": Stands(pulling.villa),
        "free with the pillar still there": Free(pulling.villa),
        "free with another pillar gone": Free(both),
        "scatter": Scatter(villa(0)),
        "roll": Roll("red"),
        "wood": Wood((0,) * 20, 0),
        "held": VILLA_PALETTI.parse("held"),
    }
    with pytest.raises(IllegalAction, match="VP-P1"):
        resolve(pulling, outcomes[outcome])


def test_vp_p1_outcomes_with_a_wrong_number_of_pieces_are_refused() -> None:
    state = pull_out(table(villa(2)), "r1")
    placing = act(state, offered(state)[0])
    for wrong in (placing.villa, villa(3), villa(1)):
        with pytest.raises(IllegalAction, match="VP-P1"):
            resolve(placing, Stands(wrong))


def test_vp_p3_the_log_says_what_fell_first() -> None:
    pulling = act(touch(table(villa(2)), "r1"), "pull 90")
    for why, piece in (("C1", "blue"), ("C2", "green"), ("C3", "green"), ("C4", "y2")):
        line = VILLA_PALETTI.format(Fell(pulling.villa, why, piece))  # type: ignore[arg-type]
        outcome = VILLA_PALETTI.parse(line)
        fallen = resolve(pulling, outcome)
        assert fallen.collapse is not None
        assert (fallen.collapse.why, fallen.collapse.piece) == (why, piece)
    assert resolve_collapse(pulling, "C2", "green").villa == pulling.villa


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("hands", "VP-P4"),
        ("hands 100m0,0,0 50m0,0,0", "VP-P4"),
        ("hands 60001m0,0,0", "VP-P4"),
        ("hands 60000m0,0,0", ""),
    ],
)
def test_vp_p4_a_gesture_has_an_order_and_takes_two_minutes_at_most(line: str, rule: str) -> None:
    assert rule_against(touch(table(villa(2)), "r1"), line) == rule


def test_vp_p4_pull_and_placement_share_two_minutes() -> None:
    pulling = act(touch(table(villa(2)), "r1"), "pull 90")
    out = pulling.villa.with_pillar(PILLAR_NAMED["r1"].number, None, 0)
    placing = resolve(pulling, Free(out, 59_000))
    assert task_of(placing) == SetDown(PILLAR_NAMED["r1"].number, spent=59_000)
    assert rule_against(placing, "hands 0g0,0,0,120 1000d") == ""
    assert rule_against(placing, "hands 0g0,0,0,120 1001d") == "VP-P4"
    with pytest.raises(IllegalAction, match="VP-P1"):
        resolve(pulling, Free(out, 60_000))
