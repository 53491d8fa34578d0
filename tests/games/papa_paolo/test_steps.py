"""Each step and each action of a player is declared once."""

from collections import Counter
from typing import get_args

from tavolino.games.papa_paolo.actions import Action, Chance
from tavolino.games.papa_paolo.rules import CHANCE_STEPS, PLAYER_STEPS
from tavolino.games.papa_paolo.state import Step


def test_each_step_is_a_decision_of_a_player_or_a_draw() -> None:
    assert Counter([*PLAYER_STEPS, *CHANCE_STEPS, "next", "over"]) == Counter(get_args(Step))


def test_each_action_of_a_player_belongs_to_one_step() -> None:
    declared = Counter(rule.action for step in PLAYER_STEPS.values() for rule in step.actions)
    assert declared == Counter(set(get_args(Action)) - set(get_args(Chance)))
