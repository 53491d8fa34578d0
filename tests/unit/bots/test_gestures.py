"""A one-ply bot considers few of the ready-made gestures, most of which cause a collapse."""

from random import Random

import pytest

from tavolino.bots.bot import bot_input
from tavolino.bots.one_ply import sensible_actions
from tavolino.games.palermo import PALERMO
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.evaluate.risk import MIN_CLEARANCE
from tavolino.games.villa_paletti.motions import Pull
from tavolino.games.villa_paletti.rules.moving import clearance
from tests.games.villa_paletti.positions import table, touch, villa

pytestmark = pytest.mark.slow


def test_one_ply_considers_no_pull_that_would_hit_another_pillar() -> None:
    state = touch(table(villa(2)), "r1")
    seen = bot_input(VILLA_PALETTI, state, 0)
    weighed = sensible_actions(seen, Random(1))
    assert 0 < len(weighed) < len(seen.options) / 4
    ways = [action.towards for action in weighed if isinstance(action, Pull)]
    number = PILLAR_NAMED["r1"].number
    assert ways
    assert min(clearance(state.seen, number, towards) for towards in ways) >= MIN_CLEARANCE


def test_without_gestures_every_action_is_considered() -> None:
    state = PALERMO.initial(PALERMO.options(), 3)
    while PALERMO.actors(state) == (-1,):
        outcome, _ = PALERMO.odds(state)[0]
        state = PALERMO.apply(state, -1, outcome)
    seat = PALERMO.actors(state)[0]
    seen = bot_input(PALERMO, state, seat)
    assert sensible_actions(seen, Random(1)) == seen.options
