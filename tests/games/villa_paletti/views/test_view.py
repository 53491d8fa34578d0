"""The view: what everybody sees, what is hidden, and sampled states."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE, SPECTATOR
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.core.patch import Change, apply_patch, diff
from tavolino.games.villa_paletti import VILLA_PALETTI, evaluate
from tavolino.games.villa_paletti.actions import Free, Resign, Stands, Wood
from tavolino.games.villa_paletti.components import HEIGHT_LIMIT, PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.sight import HEIGHT_GRAIN, PLACE_GRAIN, blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import View, advise
from tavolino.games.villa_paletti.view.previews import FloorPreview, PullPreview, TouchPreview
from tavolino.games.villa_paletti.villa import NM, Pose, moved_along_axis
from tests.games.villa_paletti.positions import (
    FREE_SPOT,
    act,
    all_decline,
    new_match,
    offered,
    pull_out,
    table,
    touch,
    villa,
)
from tests.games.villa_paletti.stored_villas import NAMES, stored

MATCHES = Path(__file__).parents[1] / "matches"


def stored_state(name: str, **options: bool) -> State:
    """The beginning of a turn in a villa that was stable in the simulation."""
    fixture = stored(name)
    state = replace(
        table(fixture.villa, options=options),
        heights=fixture.heights,
        blur=blur_of(fixture.heights),
    )
    assert VILLA_PALETTI.check(state) == []
    return state


# ---------------------------------------------------------------- visible information
def test_the_first_view() -> None:
    view = VILLA_PALETTI.view(new_match(), 0)
    assert (view.phase, view.turn, view.top, view.supports) == ("wood", 0, 0, 3)
    assert list(view.pillars)[:6] == ["r1", "r2", "r3", "r4", "r5", "y1"]


def test_pillars_are_seen_by_name_level_and_state() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}, one="y1", two="b5", out="g1"), locked="r2")
    pillars = VILLA_PALETTI.view(state, 0).pillars
    assert (pillars["r1"].covered, pillars["r1"].x, pillars["r1"].y) == (False, -9500, 0)
    assert (pillars["r2"].locked, pillars["r2"].movable) == (True, False)
    assert (pillars["y1"].level, pillars["y1"].z, pillars["y1"].owner) == (1, 8600, 1)
    assert (pillars["b5"].shape, pillars["b5"].points) == ("thick", 3)
    assert (pillars["g1"].where, pillars["g1"].level) == ("out", -1)
    assert {name for name, pillar in pillars.items() if pillar.movable} == {"r1", "r3", "r4", "r5"}


def test_neighbours_are_the_nearest_of_the_same_level() -> None:
    at = {"r1": Spot(0, 0), "y1": Spot(20, 0), "b1": Spot(0, 25), "g1": Spot(-30, 0)}
    rest = " ".join(pillar.name for pillar in PILLARS if pillar.name not in at)
    pillars = VILLA_PALETTI.view(table(villa(1, at, out=rest)), 0).pillars
    assert pillars["r1"].neighbours == ("y1", "b1", "g1")


def test_a_project_is_seen_by_all() -> None:
    view = VILLA_PALETTI.view(pull_out(table(villa(2)), "r1"), 2)
    assert view.project is not None
    assert (view.project.mover, view.project.purpose, view.project.pillar) == (0, "own", "r1")
    assert view.pillars["r1"].where == "hand"


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_the_same_and_it_can_be_sent(name: str) -> None:
    state = stored_state(name)
    view = VILLA_PALETTI.view(state, SPECTATOR)
    for seat in range(4):
        assert VILLA_PALETTI.view(state, seat) == view
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


# ---------------------------------------------------------------- hidden information
def visible_data(state: State, seat: int = 0) -> list[object]:
    game = VILLA_PALETTI
    view = game.view(state, seat)
    acts = seat in game.actors(state)
    return [
        msgspec.json.encode(view),
        game.telling.sheet(view),
        game.telling.prompt(state, seat),
        [game.format(action) for action in game.legal(state, seat)] if acts else [],
        [game.telling.preview(state, seat, one) for one in game.legal(state, seat)] if acts else [],
        evaluate.estimate(state),
        list(evaluate.candidates(state, seat)) if acts else [],
    ]


@pytest.mark.parametrize("name", NAMES)
def test_vp_p2_sampled_heights_are_indistinguishable(name: str) -> None:
    state, random = stored_state(name, assist=True), Random(name)
    for moment in (state, touch(state, _own(state))):
        samples = [VILLA_PALETTI.imagine(moment, 0, random) for _ in range(3)]
        assert len({sample.heights for sample in samples} | {moment.heights}) == 4
        for sample in samples:
            assert VILLA_PALETTI.check(sample) == []
            assert visible_data(sample) == visible_data(moment)
            assert sample.villa.floors == moment.seen.floors
            assert [foot_of(pose, height) for pose, height in lengths(sample)] == [
                foot_of(pose, 0) for pose in moment.seen.pillars
            ]


def lengths(state: State) -> Iterator[tuple[Pose | None, int]]:
    return zip(state.villa.pillars, state.heights, strict=True)


def foot_of(pose: Pose | None, height: int) -> Pose | None:
    """The foot of the pillar, if it were of nominal height."""
    return pose and moved_along_axis(pose, -(height // 2))


@pytest.mark.parametrize("name", NAMES)
def test_texts_and_previews_do_not_depend_on_heights(name: str) -> None:
    state, game = stored_state(name, assist=True), VILLA_PALETTI
    held, pull = touch(state, _own(state)), game.parse("pull 37 lift 0.5")
    sample = game.imagine(held, 0, Random(name))
    assert sample.heights != held.heights
    assert game.telling.preview(sample, 0, pull) == game.telling.preview(held, 0, pull)
    assert game.telling.tell(sample, 0, pull, 0) == game.telling.tell(held, 0, pull, 0)


def _own(state: State) -> str:
    return offered(state)[0].split()[1]


@pytest.mark.parametrize("name", NAMES)
def test_sampled_pillars_fit_under_the_floors(name: str) -> None:
    state = stored_state(name)
    sample = VILLA_PALETTI.imagine(state, 1, Random(name))
    assert all(abs(height) <= HEIGHT_LIMIT * NM for height in sample.heights)
    assert sample.villa.floors == state.seen.floors
    assert sample.seen == state.seen


def test_visible_coordinates_have_limited_resolution() -> None:
    seen = stored_state("five-a").seen
    for pose in (*seen.pillars, *seen.floors):
        assert pose is None or (
            pose.x % PLACE_GRAIN,
            pose.y % PLACE_GRAIN,
            pose.z % HEIGHT_GRAIN,
        ) == (0, 0, 0)


def test_pillar_heights_are_never_revealed() -> None:
    state = new_match()
    one, other = Wood((100_000,) * 20, 2), Wood((-7,) * 20, 2)
    logged = VILLA_PALETTI.telling.tell(state, NATURE, one, 0)
    assert logged.notation == ""
    assert logged == VILLA_PALETTI.telling.tell(state, NATURE, other, 0)


def test_outcomes_are_not_shown_in_notation() -> None:
    state = act(touch(table(villa(2)), "r1"), "pull 90")
    free = Free(state.villa.with_pillar(0, None, 0))
    assert VILLA_PALETTI.telling.tell(state, NATURE, free, SPECTATOR).notation == ""
    placing = act(pull_out(table(villa(2)), "r1"), "place 0 -30 0")
    assert VILLA_PALETTI.telling.tell(placing, NATURE, Stands(villa(2)), SPECTATOR).notation == ""


# ---------------------------------------------------------------- previews
def test_the_preview_of_a_touch_shows_the_ways_out_of_the_pulls() -> None:
    state = stored_state("start")
    name = _own(state)
    touched = VILLA_PALETTI.parse(f"touch {name} fingers 40")
    shown = VILLA_PALETTI.telling.preview(state, 0, touched)
    assert isinstance(shown, TouchPreview)
    pulls = [p for p in previews(touch(state, name)) if isinstance(p, PullPreview)]
    assert list(shown.ways) == [(pull.way, pull.clearance) for pull in pulls[:24]]


def previews(state: State) -> list[object]:
    """The previews of each option of the first seat."""
    options = (one for one in VILLA_PALETTI.legal(state, 0) if one != Resign())
    return [VILLA_PALETTI.telling.preview(state, 0, one) for one in options]


def test_preview_of_a_touch() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}))
    shown = VILLA_PALETTI.telling.preview(state, 0, VILLA_PALETTI.parse("touch r1 fingers 40"))
    assert shown == TouchPreview("r1", 1, covered=False, room=True, advice=None)


def test_preview_of_a_pull() -> None:
    state = touch(stored_state("start"), _own(stored_state("start")))
    shown = [p for p in previews(state) if isinstance(p, PullPreview)]
    assert len(shown) == 48
    assert all(0 < preview.way <= 350 for preview in shown)
    assert len({preview.clearance for preview in shown}) > 10


def test_preview_of_a_floor() -> None:
    state = all_decline(act(table(villa(2, two="r1 y1 b1 g1 y2")), "claim"))
    shown = previews(state)
    assert shown
    assert all(isinstance(p, FloorPreview) and len(p.carried) >= 3 for p in shown)


def test_view_differences_reproduce_every_view_and_advice() -> None:
    log = parse_log((MATCHES / "random-2-1.log").read_text("utf-8"))
    match = replay(VILLA_PALETTI, log)
    views = [VILLA_PALETTI.view(match.state_at(seq), 0) for seq in range(match.seq + 1)]
    seen = msgspec.to_builtins(views[0])
    for old, new in pairwise(views):
        sent = msgspec.to_builtins(diff(old, new))
        seen = apply_patch(seen, msgspec.convert(sent, list[Change]))
        assert msgspec.json.encode(seen) == msgspec.json.encode(new)
    state = table(villa(2), options={"assist": True})
    plain = VILLA_PALETTI.view(state, 0)
    advised = advise(state, plain)
    assert {change.path[2:] for change in diff(plain, advised)} == {("advice",)}
