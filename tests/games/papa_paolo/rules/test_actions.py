"""Each step and each action is declared once, and has its notation, text, effects and number."""

from collections import Counter
from collections.abc import Mapping
from typing import get_args

import pytest

from tavolino.games.papa_paolo.actions import Action, Chance, Keep
from tavolino.games.papa_paolo.effects.actions import EFFECTS_OF
from tavolino.games.papa_paolo.notation import FORMS_OF_ACTION
from tavolino.games.papa_paolo.rules import CHANCE_STEPS, PLAYER_STEPS
from tavolino.games.papa_paolo.state import Step
from tavolino.games.papa_paolo.tell.log_texts import TEXT_OF
from tavolino.games.papa_paolo.twin import NUMBER_OF

OUTCOMES = set(get_args(Chance))
PLAYER_ACTIONS = set(get_args(Action)) - OUTCOMES


def test_each_step_is_a_decision_of_a_player_or_a_draw() -> None:
    assert Counter([*PLAYER_STEPS, *CHANCE_STEPS, "next", "over"]) == Counter(get_args(Step))


def test_each_action_of_a_player_belongs_to_one_step() -> None:
    declared = Counter(rule.action for step in PLAYER_STEPS.values() for rule in step.actions)
    assert declared == Counter(PLAYER_ACTIONS)


@pytest.mark.parametrize("table", [FORMS_OF_ACTION, TEXT_OF, NUMBER_OF])
def test_each_action_and_outcome_is_in_the_table(table: Mapping[type[Action], object]) -> None:
    assert set(table) == PLAYER_ACTIONS | OUTCOMES


def test_each_action_of_a_player_has_effects() -> None:
    assert set(EFFECTS_OF) == PLAYER_ACTIONS - {Keep}, "the effects of Keep depend on the viewer"
