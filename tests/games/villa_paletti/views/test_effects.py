"""Effects for the board: what players say, where pillars go, and the consequences."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.effects import (
    Began,
    Drawn,
    Effect,
    Moved,
    Placed,
    Removed,
    Revealed,
    Said,
    Scored,
    Turned,
)
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Action, Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.rules.setup import draw_heights
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Villa, floor_pose, moved_along_axis, pillar_pose
from tests.games.villa_paletti.positions import (
    abort,
    act,
    all_decline,
    bring_up,
    new_match,
    pull_out,
    resolve,
    table,
    touch,
    villa,
)

MATCHES = sorted(Path(__file__).parents[1].glob("matches/random-*.log"))
HERE = {"r1": Spot(10, -30)}


def effects_of(state: State, action: Action | str, by: int | None = None) -> tuple[Effect, ...]:
    acted = VILLA_PALETTI.parse(action) if isinstance(action, str) else action
    seat = VILLA_PALETTI.actors(state)[0] if by is None else by
    return VILLA_PALETTI.telling.effects(state, seat, acted, 0)


# ---------------------------------------------------------------- before the first turn
def test_the_youngest_is_revealed_and_the_pillar_heights_are_not() -> None:
    wood = VILLA_PALETTI.parse("wood 2 " + ",".join(["123456"] * 20))
    assert effects_of(new_match(4), wood) == (Revealed("youngest", 2), Began("scatter"))


def test_pillars_stand_on_the_base_and_the_blue_floor_on_them() -> None:
    state = resolve(
        new_match(4, manual=True), VILLA_PALETTI.parse("wood 0 " + ",".join(["0"] * 20))
    )
    assert effects_of(state, "stand r1 12.5 -30") == (
        Placed("r1", "base 12.5 -30"),
        Began("setup", 1),
    )
    standing = replace(state, phase="blue", villa=villa(0), turn=3)
    laying = act(standing, "lay 0 0 90")
    blue = Stands(replace(laying.villa, floors=(floor_pose(0, Spot(0, 0, 1.5707963)),)))
    assert effects_of(laying, blue)[0] == Placed("floor blue", "base 0 0", turned=90)


def test_colours_are_rolled_and_chosen_and_the_last_one_is_assigned() -> None:
    state = replace(table(villa(1)), phase="colours", owners=(-1,) * 4, turn=1, youngest=1)
    assert effects_of(state, "roll red")[:2] == (Drawn("red", 1), Placed("red", "1/colours", 1))
    state = act(resolve(state, VILLA_PALETTI.parse("roll red")), "colour blue")
    assert effects_of(state, "colour green") == (
        Said(3, "colour green"),
        Placed("yellow", "0/colours", 0),
        Placed("green", "3/colours", 3),
        Began("start", 0),
    )


# ---------------------------------------------------------------- a project
def test_a_pillar_is_touched_held_pulled_and_comes_into_the_hand() -> None:
    state = table(villa(1, HERE))
    assert effects_of(state, "touch r1 hook 10")[0] == Said(0, "touch r1", at="base 10 -30")
    touched = act(state, "touch r1 hook 10")
    assert effects_of(touched, "held") == (Turned("r1", "base 10 -30", "held"), Began("pull", 0))
    pulling = resolve(touched, VILLA_PALETTI.parse("held"))
    assert effects_of(pulling, "pull 90 lift 0.8") == (Said(0, "pull", 90, "base 10 -30"),)
    free = Free(pulling.villa.with_pillar(0, None, 0))
    assert effects_of(act(pulling, "pull 90"), free) == (
        Moved("r1", ("base 10 -30", "0/hand"), 0),
        Began("place", 0),
    )


def test_a_pillar_that_stands_on_green_brings_points_and_the_seal() -> None:
    state = pull_out(table(villa(2, HERE), fresh=True), "r1")
    assert effects_of(state, "place 5 4.25 0") == (Said(0, "place", at="green 5 4.25"),)
    placing = act(state, "place 5 4.25 0")
    up = Stands(placing.villa.with_pillar(0, pillar_pose(Spot(5, 4.25), 2), 2))
    assert effects_of(placing, up) == (
        Moved("r1", ("0/hand", "green 5 4.25"), 0),
        Turned("points", "0/points", "1"),
        Moved("seal", ("table", "0/seal")),
        Began("start", 1),
    )


def test_a_live_gesture_has_the_effects_of_a_ready_made_one() -> None:
    pulling = touch(table(villa(1, HERE)), "r1")
    hands = "hands 0m1000,-3000,4000 250m1000,9000,4000"
    assert effects_of(pulling, hands) == (Said(0, "pull", at="base 10 -30"),)
    placing = pull_out(table(villa(1, HERE)), "r1")
    assert effects_of(placing, "hands 0m500,425,13000 500d 900r") == (
        Said(0, "place", at="blue 5 4.25"),
    )


def test_a_pillar_that_is_put_back_or_returns_is_locked() -> None:
    pulling = touch(table(villa(1, HERE)), "r1")
    locked = Turned("r1", "base 10 -30", "locked")
    assert effects_of(pulling, "back") == (Said(0, "back"), locked, Began("start", 1))
    returned = effects_of(act(pulling, "pull 90"), Returned(pulling.villa))
    assert returned == (Turned("r1", "base 10 -30", "returned"), locked, Began("start", 1))


def test_a_floor_that_does_not_stay_is_removed() -> None:
    state = all_decline(act(table(villa(1, one="r1 y1 b1 g1")), "claim"))
    laying = act(state, "lay 0 0 0")
    assert effects_of(laying, Returned(laying.villa)) == (Removed("floor green", "blue", "box"),)


# ---------------------------------------------------------------- claims
def test_claims_and_answers_are_shown() -> None:
    state = table(villa(1))
    assert effects_of(state, "claim") == (Said(0, "claim"), Began("objections"))
    asked = act(state, "claim")
    assert effects_of(asked, "decline", by=2) == (Said(2, "decline"),)
    assert effects_of(asked, "object", by=2) == (Said(2, "object"), Began("touch", 2))


def test_a_pillar_that_is_taken_is_lifted_out_of_the_game() -> None:
    state = act(act(table(villa(1, {**HERE, "b1": Spot(5, 5)}, one="b1")), "claim"), "object", "C")
    penalty = abort(state, "r1", "C")
    assert effects_of(penalty, "take b1")[0] == Said(0, "take b1", at="blue 5 5")
    lifting = act(penalty, "take b1")
    number = PILLAR_NAMED["b1"].number
    assert effects_of(lifting, Stands(lifting.villa.without(number)))[:2] == (
        Turned("b1", "blue 5 5", "lifted"),
        Removed("b1", "blue 5 5", "out"),
    )


# ---------------------------------------------------------------- the end
def test_a_collapse_shows_what_fell_first_what_fell_over_and_who_is_last() -> None:
    state = bring_up(table(villa(2, HERE, two="b1"), seal="C"), "r1")
    pulling = act(touch(state, "y1"), "pull 0")
    fell = Fell(pulling.villa, "C2", "green", (0, PILLAR_NAMED["b1"].number))
    floor, r1, b1, over, *scored = effects_of(pulling, fell)
    assert floor == Turned("floor green", "blue", "tilted")
    assert [(e.what, e.to) for e in (r1, b1) if isinstance(e, Turned)] == [
        ("r1", "fallen"),
        ("b1", "fallen"),
    ]
    assert [over, *scored] == [Began("over"), Scored(2, 1, "won"), Scored(1, -1, "collapse")]


def test_a_player_who_resigns_loses_the_seal_and_is_last() -> None:
    state = table(villa(2), seats=2, seal="AB")
    assert effects_of(state, "resign") == (
        Said(0, "resign"),
        Moved("seal", ("0/seal", "1/seal")),
        Turned("seal", "1/seal", "nobody"),
        Began("over"),
        Scored(1, 1, "won"),
        Scored(0, -1, "resigned"),
    )


def test_pillars_that_only_fall_over_may_be_set_up_again_or_leave_the_game() -> None:
    for toppled, effect in (
        ("reset", Turned("r2", "base 40 40", "fallen")),
        ("out", Removed("r2", "base 40 40", "out")),
    ):
        at = {**HERE, "r2": Spot(40, 40)}
        pulling = act(touch(table(villa(1, at), options={"toppled": toppled}), "r1"), "pull 0")
        assert effect in effects_of(pulling, Fell(pulling.villa, "C4", "r2", (1,)))


# ---------------------------------------------------------------- hidden information
def with_heights(stands: Villa, old: tuple[int, ...], new: tuple[int, ...]) -> Villa:
    """The same feet and floors on pillars of other heights."""
    pillars = tuple(
        None if pose is None else moved_along_axis(moved_along_axis(pose, -(was // 2)), now // 2)
        for pose, was, now in zip(stands.pillars, old, new, strict=True)
    )
    return replace(stands, pillars=pillars)


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_no_effect_depends_on_pillar_heights(file: Path) -> None:
    """States that look the same before and after produce the same effects, whatever is hidden."""
    match, other = (
        replay(VILLA_PALETTI, parse_log(file.read_text("utf-8"))),
        draw_heights(Random(1)),
    )
    compared = 0
    for seq, entry in enumerate(match.entries):
        state, action = match.state_at(seq), match.action(seq)
        if state.phase == "wood" or action is None:
            continue
        wood = replace(state, heights=other, villa=with_heights(state.villa, state.heights, other))
        moved: Any = action
        if hasattr(action, "villa"):
            moved = replace(moved, villa=with_heights(action.villa, state.heights, other))
        after = VILLA_PALETTI.apply(wood, entry.seat, moved)
        if _view_bytes(after) == _view_bytes(match.state_at(seq + 1)):
            effects = VILLA_PALETTI.telling.effects(wood, entry.seat, moved, 0)
            assert effects == match.effects(seq, 0)
            compared += 1
    assert compared > 0.9 * match.seq


def _view_bytes(state: State) -> bytes:
    return msgspec.json.encode(VILLA_PALETTI.view(state, 0))


def test_coordinates_have_the_resolution_of_the_view() -> None:
    state = table(villa(1, {"r1": Spot(10.12345, -30.98765)}))
    assert effects_of(state, "touch r1 hook 10")[0] == Said(0, "touch r1", at="base 10.12 -30.99")
