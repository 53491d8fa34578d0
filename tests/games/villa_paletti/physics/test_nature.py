"""Rules and physics together: NATURE resolves every kind of task, deterministically."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tavolino.core import chance
from tavolino.core.game import NATURE
from tavolino.core.log import parse_log
from tavolino.core.match import AnyMatch, Match, replay
from tavolino.games.villa_paletti import VILLA_PALETTI, evaluate
from tavolino.games.villa_paletti.actions import Fell, Free, Stands
from tavolino.games.villa_paletti.nature import nature
from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import checked, table
from tests.games.villa_paletti.stored_villas import stored

pytestmark = pytest.mark.physics


def stored_state(name: str) -> State:
    fixture = stored(name)
    return replace(table(fixture.villa), heights=fixture.heights)


def play_on(state: State, line: str = "") -> State:
    """Play the best candidate, or this line, and then all of NATURE's outcomes."""
    seat = VILLA_PALETTI.actors(state)[0]
    action = VILLA_PALETTI.parse(line) if line else evaluate.candidates(state, seat)[0]
    state = checked(VILLA_PALETTI.play(state, seat, action))
    while VILLA_PALETTI.actors(state) == (NATURE,):
        outcome = chance.draw_outcome(VILLA_PALETTI, state, "1", 0)
        state = checked(VILLA_PALETTI.play(state, NATURE, outcome))
    return state


def after_setup(seed: str) -> AnyMatch:
    """A match up to the choice of colours."""
    match: AnyMatch = Match(VILLA_PALETTI, 4, seed=seed)
    while match.actors == (NATURE,):
        match.append(match.draw())
    return match


def test_a_match_begins_with_a_villa_that_stands() -> None:
    match, again = (after_setup("begin") for _ in range(2))
    assert match.state.phase == "colours"
    assert match.state.villa.top == 1
    assert match.entries == again.entries  # the seed decides everything
    assert replay(VILLA_PALETTI, match.log).state == match.state


def test_a_pillar_is_pulled_and_placed() -> None:
    state = play_on(play_on(stored_state("start")))
    assert state.phase == "place"
    state = play_on(state)
    assert (state.phase, state.turn) == ("start", 1)
    assert len(state.villa.standing_on(1)) == 1


def test_a_floor_is_laid() -> None:
    state = stored_state("three")
    bare = state.villa
    for pillar in bare.standing_on(3):
        bare = bare.without(pillar)
    state = replace(state, phase="floor", villa=replace(bare, floors=bare.floors[:2]))
    after = play_on(state)
    assert after.villa.top == 3
    assert after.fresh


def test_a_pillar_is_lifted_out() -> None:
    state = stored_state("two")
    free = next(n for n in state.villa.standing_on(2))
    state = VILLA_PALETTI.apply(
        replace(state, phase="penalty", attempt=None), 0, VILLA_PALETTI.parse(f"take {_name(free)}")
    )
    outcome = nature(state, Random(1))
    assert isinstance(outcome, Stands | Fell)
    assert VILLA_PALETTI.objection(state, NATURE, outcome) is None


def _name(number: int) -> str:
    return f"{'rybg'[number // 5]}{number % 5 + 1}"


def test_nature_is_deterministic() -> None:
    touched = play_on(stored_state("three"))
    pulling = VILLA_PALETTI.play(touched, 0, evaluate.candidates(touched, 0)[0])
    one, other = (nature(pulling, Random(seed)) for seed in (1, 2))
    assert one == other
    assert isinstance(one, Free | Fell)


KEPT = sorted((Path(__file__).parents[1] / "matches").glob("*.log"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_old_draws_agree_with_the_seed(file: Path) -> None:
    match = replay(VILLA_PALETTI, parse_log(file.read_text(encoding="utf-8")))
    drawn = [entry.text for entry in match.entries if entry.text.startswith(("roll ", "held"))]
    assert len(drawn) > 1
    assert match.forged_draws() == []
