"""`legal` and `refuse` are implemented separately. They agree on every action at every step."""

from random import Random

import pytest

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options
from tavolino.core.rule_options import random_options
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    Drop,
    Keep,
    Lay,
    Once,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Stock,
    Turn,
)
from tavolino.games.papa_paolo.components import PapaPaoloOptions
from tavolino.games.papa_paolo.geometry import spot
from tavolino.games.papa_paolo.state import State, Step
from tests.games.papa_paolo.positions import random_states

NEAR = [spot(x, y) for x in range(-4, 6) for y in range(-4, 6)]
NUMBERS = range(7)
COLOURS = range(4)

ALL_ACTIONS: dict[Step, list[Action]] = {
    "keep": [Keep(number) for number in NUMBERS],
    "pawn": [PlacePawn(cell) for cell in range(16)],
    "mode": [
        *(PAPA_PAOLO.parse(word) for word in ("take", "sponsor", "express", "nothing")),
        *(Shop(pizzas) for pizzas in NUMBERS),
        *(Build(price) for price in NUMBERS),
    ],
    "lay": [Lay(at, open) for at in NEAR for open in range(1, 16)],
    "site": [Site(at) for at in NEAR],
    "stock": [Stock(at, pizzas) for at in NEAR for pizzas in NUMBERS],
    "bid": [
        *(PlaceBid(amount, column) for amount in range(18) for column in range(5)),
        PAPA_PAOLO.parse("pass"),
    ],
    "pick": [
        *(Pick(colour) for colour in COLOURS),
        *(Turn(colour, beside) for colour in COLOURS for beside in COLOURS),
        PAPA_PAOLO.parse("decline"),
    ],
    "activate": [
        *(Once(choice) for choice in NUMBERS),
        *(PAPA_PAOLO.parse(word) for word in ("track", "discard")),
    ],
    "choose": [Choose(number) for number in NUMBERS],
    "ride": [*(Ride(at) for at in NEAR), PAPA_PAOLO.parse("stop")],
    "drop": [
        *(Drop(at, pizzas) for at in NEAR for pizzas in NUMBERS),
        PAPA_PAOLO.parse("home"),
    ],
}
"""All conceivable actions of each step, legal or not."""


def require_agreement(state: State, seat: int) -> None:
    legal = list(PAPA_PAOLO.legal(state, seat))
    allowed = [a for a in ALL_ACTIONS[state.step] if not PAPA_PAOLO.refuse(state, seat, a)]
    assert len(set(legal)) == len(legal)
    assert set(allowed) == set(legal)


@pytest.mark.parametrize("seed", range(12))
def test_legal_and_refuse_agree(seed: int) -> None:
    random = Random(seed)
    options = checked_options(PAPA_PAOLO, dict(random_options(PapaPaoloOptions, random)))
    state = PAPA_PAOLO.initial(options, 2 + seed % 3)
    while actors := PAPA_PAOLO.actors(state):
        seat = random.choice(actors)
        if seat != NATURE:
            require_agreement(state, seat)
        state = PAPA_PAOLO.apply(state, seat, random.choice(PAPA_PAOLO.moves(state, seat)))


def test_every_step_of_a_player_has_its_actions() -> None:
    seen = {state.step for seed in range(6) for state in _steps_of(2 + seed % 3, seed)}
    assert seen == set(ALL_ACTIONS)


def _steps_of(seats: int, seed: int) -> list[State]:
    states = random_states(seats, seed)
    return [s for s in states if PAPA_PAOLO.actors(s) not in ((), (NATURE,))]


DUE_FIRST = {
    "keep": ("PP-2.2", "keep-first"),
    "pawn": ("PP-A1", "pawn-first"),
    "mode": ("PP-A3", "mode-first"),
    "lay": ("PP-A3", "lay-first"),
    "site": ("PP-A16", "site-first"),
    "stock": ("PP-A14", "stock-first"),
    "bid": ("PP-C2", "bid-first"),
    "pick": ("PP-C9", "pick-first"),
    "activate": ("PP-D1", "activate-first"),
    "choose": ("PP-2.10", "choose-first"),
    "ride": ("PP-E3", "ride-first"),
    "drop": ("PP-E7", "drop-first"),
}
"""The objection to actions of other steps, by the current step."""


@pytest.mark.parametrize("step", ALL_ACTIONS)
def test_an_action_of_another_step_is_refused_by_the_rule_of_this_step(step: Step) -> None:
    states = (s for seed in range(6) for s in _steps_of(2 + seed % 3, seed) if s.step == step)
    state = next(states)
    rule, message = DUE_FIRST[step]
    for other, actions in ALL_ACTIONS.items():
        if other != step:
            objection = PAPA_PAOLO.refuse(state, PAPA_PAOLO.actors(state)[0], actions[0])
            assert objection is not None
            assert (objection.rule, objection.text.key) == (rule, f"papa_paolo-no-{message}")
