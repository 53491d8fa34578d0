"""VP-B and VP-G: one project, from the touch to the pillar on top."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tavolino.core.game import NATURE, IllegalAction
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Free, Held, Returned
from tavolino.games.villa_paletti.components import FLOORS, PILLAR_NAMED, PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import Place
from tavolino.games.villa_paletti.rules.building import easy_spots, spots
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Villa, floor_pose, ground, pillar_pose
from tests.games.villa_paletti.positions import (
    FREE_SPOT,
    abort,
    act,
    all_decline,
    bring_up,
    grid,
    offered,
    pull_out,
    resolve,
    resolve_collapse,
    resolve_returned,
    rule_against,
    set_down,
    table,
    top_points,
    touch,
    touchable,
    villa,
)


def start(**levels: str) -> State:
    """Green is the top floor, and A is to move."""
    return table(villa(2, **levels), "A")


# ---------------------------------------------------------------- VP-B
def test_vp_b1_an_own_pillar_or_a_claim_but_no_pass() -> None:
    state = start(one="r1", two="r5")
    assert touchable(state) == {"r1", "r2", "r3", "r4"}
    assert [line for line in offered(state) if not line.startswith("touch")] == [
        "claim",
        "end?",
        "resign",
    ]
    assert rule_against(state, "touch y1 fingers 40") == "VP-B1"
    assert rule_against(state, "done") == "VP-B1"


def test_vp_b1_exactly_one_pillar() -> None:
    after = bring_up(start(), "r1")
    assert after.turn == 1
    assert touchable(after) == {"y1", "y2", "y3", "y4", "y5"}


def test_vp_b2_t12_a_pillar_may_rise_two_levels() -> None:
    after = bring_up(start(), "r1")
    assert after.villa.levels[PILLAR_NAMED["r1"].number] == 2


def test_vp_b2_t13_a_pillar_on_the_top_floor_is_refused() -> None:
    state = start(two="r1")
    assert rule_against(state, "touch r1 fingers 40") == "VP-B2"


def test_vp_b2_a_pillar_out_of_the_game_is_refused() -> None:
    assert rule_against(start(out="r1"), "touch r1 fingers 40") == "VP-B2"


def test_vp_b2_free_or_covered_makes_no_difference() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}))
    view = VILLA_PALETTI.view(state, 0).pillars
    assert (view["r1"].covered, view["r2"].covered) == (False, True)
    assert {"r1", "r2"} <= touchable(state)


def test_vp_b3_the_touch_commits_and_cannot_be_taken_back() -> None:
    touched = act(start(), "touch r1 fingers 40")
    assert VILLA_PALETTI.actors(touched) == (NATURE,)
    assert VILLA_PALETTI.odds(touched) == ((Held(), Fraction(1)),), (
        "nothing falls when a hand closes"
    )
    held = resolve(touched, VILLA_PALETTI.parse("held"))
    assert held.attempt is not None
    assert held.attempt.pillar == PILLAR_NAMED["r1"].number
    assert rule_against(start(), "pull 90") == "VP-B3"


@pytest.mark.parametrize(("grip", "rule"), [(4, "VP-B3"), (5, ""), (75, ""), (76, "VP-B3")])
def test_vp_b3_a_pillar_is_held_somewhere_along_its_length(grip: int, rule: str) -> None:
    assert rule_against(start(), f"touch r1 fingers {grip}") == rule


def test_vp_b4_the_pillar_stands_on_top_and_the_turn_is_over() -> None:
    after = bring_up(start(), "r5")
    assert (after.phase, after.turn) == ("start", 1)
    assert after.villa.standing_on(2) == (PILLAR_NAMED["r5"].number,)


def test_vp_b5_a_player_may_stop_until_the_pillar_is_out() -> None:
    state = touch(start(), "r1")
    assert "back" in offered(state)
    after = act(state, "back")
    assert after.villa == state.villa
    assert after.turn == 1
    assert rule_against(start(), "back") == "VP-B5"


def test_vp_b5_a_hand_that_gives_up_in_the_middle_puts_it_back() -> None:
    pulling = act(touch(start(), "r1"), "hands 0m100,100,4000 300a")
    after = resolve_returned(pulling)
    assert after.turn == 1
    assert after.locked == (PILLAR_NAMED["r1"].number,)


def test_vp_b6_t14_a_pillar_put_back_is_locked_for_everybody() -> None:
    state = table(villa(2), "C")
    state = abort(state, "b5")
    assert state.turn == 3  # the turn ended at the abort
    for name in ("g1", "r1", "y1"):
        state = abort(state, name)
    assert rule_against(state, "touch b5 fingers 40") == "VP-B6"
    objecting = act(act(state, "claim"), "object", by="A")
    assert rule_against(objecting, "touch b5 fingers 40") == "VP-B6"
    assert rule_against(objecting, "touch b4 fingers 40") == ""


def test_vp_b7_a_free_pillar_must_be_placed() -> None:
    state = pull_out(start(), "r1")
    assert rule_against(state, "back") == "VP-B7"
    assert rule_against(state, "pull 90") == "VP-B7"
    assert rule_against(state, "hands 0a") == "VP-B7"
    assert {line.split()[0] for line in offered(state)} == {"place", "resign"}
    assert rule_against(touch(start(), "r1"), "place 0 0 0") == "VP-B7"


def test_vp_b7_a_pillar_that_falls_over_alone_returns_to_the_hand() -> None:
    state = pull_out(start(), "r1")
    again = resolve_returned(act(state, offered(state)[0]))
    assert (again.phase, again.mover, again.motion) == ("place", 0, None)


def test_vp_b7_only_an_uncovered_pillar_can_be_lifted_straight_up() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}))
    assert rule_against(touch(state, "r1"), "up") == ""
    assert rule_against(touch(state, "r2"), "up") == "VP-B7"


def packed_villa(room: Callable[[Villa, int], tuple[Spot, ...]]) -> Villa:
    """Orange on top, without space for another thin pillar; r1 is left on the base."""
    stands = Villa(floors=tuple(floor_pose(floor, Spot(0, 0)) for floor in range(4)))
    below = iter(grid(0))
    for pillar in sorted(PILLARS, key=lambda pillar: -pillar.kind.radius):
        found = room(stands, pillar.number) if pillar.name != "r1" else ()
        level = 4 if found else 0
        at = found[0] if found else next(below)
        stands = stands.with_pillar(pillar.number, pillar_pose(at, level), level)
    return stands


def test_vp_b8_without_space_on_top_the_pillar_goes_back_and_is_locked() -> None:
    state, number = table(packed_villa(spots)), PILLAR_NAMED["r1"].number
    assert spots(state.seen, number) == ()
    warned = VILLA_PALETTI.telling.tell(state, 0, VILLA_PALETTI.legal(state, 0)[0], 0).text.args
    assert warned["room"] == "no"
    pulling = act(touch(state, "r1"), "pull 90")
    after = resolve(pulling, Free(pulling.villa.with_pillar(number, None, 0)))
    assert after.villa == state.villa
    assert (after.locked, after.turn) == ((number,), 1)


def test_vp_b8_a_tight_spot_counts_as_space() -> None:
    state, number = table(packed_villa(easy_spots)), PILLAR_NAMED["r1"].number
    assert easy_spots(state.seen, number) == ()
    pulling = act(touch(state, "r1"), "pull 90")
    after = resolve(pulling, Free(pulling.villa.with_pillar(number, None, 0)))
    assert after.phase == "place"
    for action in VILLA_PALETTI.legal(after, 0):
        assert VILLA_PALETTI.objection(after, 0, action) is None


# ---------------------------------------------------------------- VP-G
def test_vp_g1_while_pulling_a_floor_may_be_held_and_lifted_a_little() -> None:
    state = touch(start(), "r1")
    assert rule_against(state, "pull 90 steady") == ""
    assert rule_against(state, "pull 90 lift 3") == ""
    assert rule_against(state, "pull 90 lift 3.001") == "VP-G1"
    assert rule_against(state, "hands 0s0 1l3000 500m0,0,4000") == ""
    assert rule_against(state, "hands 0s0 1l3001 500m0,0,4000") == "VP-G1"
    assert rule_against(state, "hands 0l500") == "VP-G1"


def test_vp_g1_one_floor_at_a_time_and_only_an_existing_one() -> None:
    state = touch(start(), "r1")
    assert rule_against(state, "hands 0s0 10s1") == "VP-G1"
    assert rule_against(state, "hands 0s0 10x 20s1") == ""
    assert rule_against(state, "hands 0s2") == "VP-G1"


def test_vp_g2_t28_nothing_is_steadied_while_a_pillar_is_placed() -> None:
    state = pull_out(start(), "r1")
    assert rule_against(state, "hands 0s0 10g0,0,0,120 500d 500r") == "VP-G2"


def test_vp_g2_nothing_is_steadied_while_a_floor_is_laid() -> None:
    state = all_decline(act(table(villa(1, one="r1 y1 b1 g1 r2")), "claim"))
    assert rule_against(state, "hands 0s0 10g0,0,0,120 500d 500r") == "VP-G2"


def test_vp_g3_t27_a_pillar_does_not_stick_out_over_the_edge() -> None:
    state = pull_out(start(), "r1")
    east = ground(state.seen, state.villa.top).bounds[2]
    assert rule_against(state, f"place {east - 5:.2f} 0 0") == "VP-G3"
    assert rule_against(state, "place 0 -30 0") == ""


def test_vp_g4_floors_come_in_their_order() -> None:
    assert [floor.colour for floor in FLOORS] == ["blue", "green", "yellow", "orange", "red"]
    view = VILLA_PALETTI.view(table(villa(3)), 0)
    assert [floor.colour for floor in view.floors] == ["blue", "green", "yellow"]


def test_vp_g5_the_hook_may_be_used() -> None:
    state = touch(start(), "r1", tool="hook")
    assert state.attempt is not None
    assert state.attempt.tool == "hook"
    assert rule_against(state, "pull 180") == ""


def test_vp_g6_t15_no_second_pillar_in_one_project() -> None:
    held = touch(start(), "r1")
    assert rule_against(held, "touch r2 fingers 40") == "VP-G6"
    assert rule_against(held, "touch r1 hook 10") == "VP-G6"
    assert rule_against(pull_out(start(), "r1"), "touch r2 fingers 40") == "VP-G6"


def test_vp_g7_top_pillars_are_not_used_and_what_was_placed_stays() -> None:
    after = bring_up(start(two="y1"), "r1")
    assert rule_against(after, "touch y1 fingers 40") == "VP-B2"
    with pytest.raises(IllegalAction):
        act(after, "place 0 0 0")


def test_vp_g8_t26_no_stacking_except_on_red() -> None:
    spot = grid(3)[0]
    state = pull_out(table(villa(3, three="y1")), "r1")
    assert rule_against(state, f"place {spot.x:.2f} {spot.y:.2f} 0") == "VP-G8"
    on_red = pull_out(table(villa(5, five="y5")), "r1")
    there = grid(5)[0]
    assert rule_against(on_red, f"place {there.x:.2f} {there.y:.2f} 0") == ""
    on_top = [action for action in VILLA_PALETTI.legal(on_red, 0) if isinstance(action, Place)]
    assert any(abs(at.x / 100 - there.x) < 0.01 > abs(at.y / 100 - there.y) for at in on_top)
    assert top_points(set_down(on_red)) == [1, 3, 0, 0]


# ---------------------------------------------------------------- only pillars fall
def test_vp_e9_a_toppled_pillar_is_a_collapse_unless_agreed_otherwise() -> None:
    pulling = act(touch(start(), "r1"), "pull 90")
    assert resolve_collapse(pulling, "C4", "y2", "y2").ended == "collapse"


@pytest.mark.parametrize(("agreed", "level"), [("out", -1), ("reset", 0)])
def test_vp_e9_toppled_pillars_are_out_or_reset(agreed: str, level: int) -> None:
    state = table(villa(2), options={"toppled": agreed})
    pulling = act(touch(state, "r1"), "pull 90")
    after = resolve_collapse(pulling, "C4", "y2", "y2")
    assert after.villa.levels[PILLAR_NAMED["y2"].number] == level
    assert (after.turn, after.locked) == (1, (PILLAR_NAMED["r1"].number,))
    assert resolve_collapse(pulling, "C1", "blue").ended == "collapse"


def test_vp_e9_a_player_with_a_pillar_in_hand_continues() -> None:
    state = pull_out(table(villa(2), options={"toppled": "out"}), "r1")
    after = resolve_collapse(act(state, offered(state)[0]), "C4", "g1", "g1")
    assert (after.phase, after.mover) == ("place", 0)


def test_accidental_shifts_are_kept() -> None:
    state = touch(start(), "r1")
    pulling = act(state, "pull 90")
    number = PILLAR_NAMED["y1"].number
    shifted = pulling.villa.with_pillar(number, pillar_pose(Spot(3, 4), 0), 0)
    after = resolve(pulling, Returned(shifted))
    assert after.villa == shifted
