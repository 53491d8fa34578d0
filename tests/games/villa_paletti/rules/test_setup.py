"""VP-S: the setup, and the assignment of colours (VP-22, VP-31)."""

from fractions import Fraction
from math import hypot
from random import Random

import pytest

from tavolino.core.game import NATURE, IllegalAction
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Fell, Returned, Roll, Scatter, Stands, Wood
from tavolino.games.villa_paletti.components import (
    COLOURS,
    FLOORS,
    HEIGHT_LIMIT,
    MIN_SCATTER_GAP,
    PILLAR_NAMED,
    PILLARS,
    SITE_RADIUS,
)
from tavolino.games.villa_paletti.geometry import Spot, is_within_base, outline
from tavolino.games.villa_paletti.rules import setup
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.state import NOBODY, State
from tavolino.games.villa_paletti.villa import NM, Villa, floor_pose, spot
from tests.games.villa_paletti.positions import (
    act,
    new_match,
    objection,
    offered,
    resolve,
    rule_against,
    villa,
)

LEVEL_WOOD = (0,) * len(PILLARS)


def after_wood(seats: int = 4, youngest: int = 0, **options: bool | str) -> State:
    return resolve(new_match(seats, **options), Wood(LEVEL_WOOD, youngest))


def blue_lies(state: State) -> State:
    """The automatic setup has scattered the pillars and laid the blue floor."""
    scattered = resolve(state, Scatter(villa(0)))
    return resolve(scattered, Stands(villa(1)))


def colours(state: State) -> list[list[str]]:
    players = VILLA_PALETTI.view(state, 0).players
    return [list(player.colours) for player in players]


# ---------------------------------------------------------------- pillars
def test_vp_s1_the_base_is_empty_at_first() -> None:
    view = VILLA_PALETTI.view(new_match(), 0)
    assert (view.top, view.floors, view.seal) == (0, (), None)
    assert {pillar.where for pillar in view.pillars.values()} == {"box"}


@pytest.mark.parametrize("seed", range(5))
def test_vp_s2_the_automatic_setup_keeps_pillars_4_mm_apart(seed: int) -> None:
    scattered = setup.scatter(after_wood(), Random(seed)).villa
    spots = [spot(pose) for pose in scattered.pillars if pose is not None]
    assert len(spots) == 20
    for n, one in enumerate(spots):
        for m, other in enumerate(spots[:n]):
            radii = PILLARS[n].kind.radius + PILLARS[m].kind.radius
            assert hypot(one.x - other.x, one.y - other.y) >= radii + MIN_SCATTER_GAP - 1e-6


def test_vp_s2_in_manual_setup_players_place_pillars_in_seat_order() -> None:
    state = after_wood(3, manual=True)
    assert state.phase == "setup"
    seats: list[int] = []
    for _ in PILLARS:
        seats += VILLA_PALETTI.actors(state)
        state = act(state, offered(state)[0])
    assert seats[:7] == [0, 1, 2, 0, 1, 2, 0]
    assert state.phase == "blue"


def test_vp_s2_any_colour_but_each_pillar_once_and_without_overlap() -> None:
    state = act(after_wood(manual=True), "stand g5 10 0")
    assert rule_against(state, "stand g5 -40 0") == "VP-S2"
    assert rule_against(state, "stand r1 12 5") == "VP-S2"
    assert rule_against(state, "stand r1 40 5") == ""
    assert rule_against(state, "claim") == "VP-S2"


@pytest.mark.parametrize("seed", range(3))
def test_vp_s3_no_scattered_foot_touches_the_rim(seed: int) -> None:
    scattered = setup.scatter(after_wood(), Random(seed)).villa
    for pillar, pose in zip(PILLARS, scattered.pillars, strict=True):
        assert pose is not None
        at = spot(pose)
        assert hypot(at.x, at.y) + pillar.kind.radius <= SITE_RADIUS


def test_vp_s3_the_whole_foot_stands_on_the_site() -> None:
    state = after_wood(manual=True)
    edge = SITE_RADIUS - PILLAR_NAMED["r1"].kind.radius
    assert rule_against(state, f"stand r1 {edge:.2f} 0") == ""
    assert rule_against(state, f"stand r1 {edge + 0.01:.2f} 0") == "VP-S3"


# ---------------------------------------------------------------- the blue floor
def manual_blue() -> State:
    state = after_wood(manual=True, youngest=2)
    for pillar in PILLARS:
        at = spot(pose) if (pose := villa(0).pillars[pillar.number]) else Spot(0, 0)
        state = act(state, f"stand {pillar.name} {at.x:.2f} {at.y:.2f}")
    return state


def test_vp_s4_the_starting_player_lays_blue_after_a_manual_setup() -> None:
    state = manual_blue()
    assert VILLA_PALETTI.actors(state) == (1,)  # C is the youngest, so B gets the last colour
    assert rule_against(state, "touch r1 fingers 40") == "VP-S4"
    laying = act(state, offered(state)[0])
    assert VILLA_PALETTI.actors(laying) == (NATURE,)
    assert resolve(laying, Stands(villa(1))).phase == "colours"


def test_vp_s4_t25_blue_may_not_stick_out_beyond_the_base() -> None:
    state = manual_blue()
    assert rule_against(state, "lay 0 0 0") == ""
    found = objection(state, "lay 80 0 0")
    assert found is not None
    assert found.rule == "VP-S4"
    assert all(is_within_base(outline(FLOORS[0], at)) for at in setup.blue_poses(state, Random(1)))


def test_vp_s4_the_automatic_setup_prefers_the_pose_that_covers_most() -> None:
    state = resolve(after_wood(), Scatter(villa(0)))
    found = setup.blue_poses(state, Random(3))
    counts = [len(carried_by(state.seen, at)) for at in found]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] >= 15


def test_vp_s4_after_a_failure_the_setup_is_automatic() -> None:
    laying = act(manual_blue(), "lay 0 0 0")
    for outcome in (Returned(laying.villa), Fell(laying.villa, "C2", "blue")):
        after = resolve(laying, outcome)
        assert (after.phase, after.house, after.villa.top) == ("blue", True, 0)
        assert VILLA_PALETTI.actors(after) == (NATURE,)
    assert act(manual_blue(), "forgo").house
    again = resolve(act(manual_blue(), "forgo"), Scatter(villa(0)))
    assert resolve(again, Stands(villa(1))).phase == "colours"


# ---------------------------------------------------------------- colours
def test_vp_s5_the_youngest_rolls_and_the_others_choose_clockwise() -> None:
    state = blue_lies(after_wood(4, youngest=2))
    assert VILLA_PALETTI.actors(state) == (NATURE,)
    state = resolve(state, Roll("blue"))
    assert VILLA_PALETTI.actors(state) == (3,)
    assert offered(state) == ["colour red", "colour yellow", "colour green"]
    assert rule_against(state, "colour blue") == "VP-S5"
    assert rule_against(state, "claim") == "VP-S5"
    state = act(act(state, "colour green"), "colour red")
    assert colours(state) == [["red"], ["yellow"], ["blue"], ["green"]]


def test_vp_s5_with_the_option_everybody_rolls() -> None:
    state = blue_lies(after_wood(4, colours="rolled"))
    for colour in ("red", "green", "blue"):
        assert VILLA_PALETTI.actors(state) == (NATURE,)
        state = resolve(state, VILLA_PALETTI.parse(f"roll {colour}"))
    assert colours(state) == [["red"], ["green"], ["blue"], ["yellow"]]


def test_vp_s5_free_colours_are_equally_likely_and_no_other_can_be_rolled() -> None:
    state = blue_lies(after_wood(4, colours="rolled"))
    assert VILLA_PALETTI.odds(state) == tuple((Roll(colour), Fraction(1, 4)) for colour in COLOURS)
    state = resolve(state, Roll("yellow"))
    assert VILLA_PALETTI.odds(state) == tuple(
        (Roll(colour), Fraction(1, 3)) for colour in COLOURS if colour != "yellow"
    )
    with pytest.raises(IllegalAction, match="not-an-outcome"):
        resolve(state, Roll("yellow"))


def test_vp_s5_a_player_who_chooses_does_not_roll() -> None:
    choosing = resolve(blue_lies(after_wood(4)), Roll("red"))
    assert VILLA_PALETTI.odds(choosing) == ()


def test_vp_s5_the_youngest_is_drawn() -> None:
    drawn = {setup.draw_wood(new_match(4), Random(seed)).youngest for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_vp_s5_the_first_seat_can_be_the_youngest() -> None:
    state = new_match(4, youngest="first")
    assert {setup.draw_wood(state, Random(seed)).youngest for seed in range(20)} == {0}
    with pytest.raises(IllegalAction, match="VP-P1"):
        resolve(state, Wood(LEVEL_WOOD, 2))


def test_vp_s6_everybody_owns_the_five_pillars_of_their_colour() -> None:
    state = resolve(blue_lies(after_wood(4)), Roll("green"))
    state = act(act(state, "colour yellow"), "colour blue")
    pillars = VILLA_PALETTI.view(state, 0).pillars
    assert [name for name, pillar in pillars.items() if pillar.owner == 0] == [
        "g1",
        "g2",
        "g3",
        "g4",
        "g5",
    ]


@pytest.mark.parametrize("youngest", range(4))
def test_vp_s7_the_player_with_the_last_colour_starts(youngest: int) -> None:
    state = resolve(blue_lies(after_wood(4, youngest=youngest)), Roll("red"))
    state = act(act(state, "colour yellow"), "colour green")
    assert (state.phase, state.turn) == ("start", (youngest + 3) % 4)
    assert state.owners[2] == state.turn
    assert rule_against(state, "colour red") == "VP-S7"
    assert rule_against(state, "stand r1 0 0") == "VP-S7"


def test_vp_22_two_players_choose_alternately_and_the_second_starts() -> None:
    state = resolve(blue_lies(after_wood(2, youngest=0)), Roll("red"))
    state = act(act(state, "colour blue"), "colour green")
    assert colours(state) == [["red", "green"], ["yellow", "blue"]]
    assert state.turn == 1


def test_vp_31_with_three_players_the_fourth_colour_is_neutral() -> None:
    state = resolve(blue_lies(after_wood(3, youngest=1)), Roll("red"))
    state = act(act(state, "colour blue"), "colour green")
    assert state.owners == (1, NOBODY, 2, 0)
    assert VILLA_PALETTI.view(state, 0).neutral == "yellow"


# ---------------------------------------------------------------- dimensions
def test_vp_p2_heights_differ_and_thick_pillars_tend_to_be_shorter() -> None:
    drawn = [setup.draw_heights(Random(seed)) for seed in range(300)]
    assert all(abs(height) <= HEIGHT_LIMIT * NM for heights in drawn for height in heights)
    assert len(set(drawn)) == 300
    mean = [sum(heights[n] for heights in drawn) / 300 / NM for n in range(5)]
    assert mean[0] > mean[3] > mean[4]
    assert mean[4] == pytest.approx(-0.1, abs=0.02)


def test_the_floors_of_the_fixtures_have_nominal_poses() -> None:
    assert Villa(floors=(floor_pose(0, Spot(0, 0)),)).floors == villa(1).floors
