"""The compiled twin agrees with the Python rules on actors, actions, states and odds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, count, cycle
from random import Random

import msgspec
import pytest

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options
from tavolino.core.rule_options import each_alone, random_options
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.components import BOXES, STANDARD
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.twin import TWIN
from tavolino.promises import twin
from tavolino.promises.walk import Case, WalkMoment

DECISIONS = 2000
USEFUL = {"Take": 6.0, "Shop": 4.0, "Express": 3.0, "Build": 3.0, "Sponsor": 2.0, "Once": 2.0}
USELESS = {"Nothing": 0.02, "Stop": 0.05, "Home": 0.1, "Discard": 0.1, "Pass": 0.3, "Decline": 0.3}
"""Weights of actions for purposeful random players, whose matches reach rules of late phases."""


def pick(options: Sequence[Action], purposeful: bool, random: Random) -> Action:
    weights = {**USEFUL, **USELESS} if purposeful else {}
    return random.choices(options, [weights.get(type(one).__name__, 1.0) for one in options])[0]


def moments(state: State, random: Random) -> Iterator[WalkMoment]:
    """All positions of a random match; in most matches the players are purposeful."""
    game, case = PAPA_PAOLO, Case(PAPA_PAOLO, state.seats)
    purposeful, seq = random.random() < 0.6, 0
    while actors := game.actors(state):
        seat = random.choice(actors)
        if seat == NATURE:
            odds = game.odds(state)
            action = random.choices([one for one, _ in odds], [float(p) for _, p in odds])[0]
        else:
            action = pick(game.legal(state, seat), purposeful, random)
        yield WalkMoment(case, seq, state, seat, action)
        state, seq = game.apply(state, seat, action), seq + 1
    yield WalkMoment(case, seq, state)


def initial_states(random: Random) -> Iterator[State]:
    """Initial states with each rule option alone, then with random options, for all seat counts."""
    game = PAPA_PAOLO
    single = ({**one} for one in each_alone(game.options))
    several = ({**random_options(game.options, random)} for _ in count())
    for switched, seats in zip(chain(single, several), cycle(game.seats), strict=False):
        yield game.initial(checked_options(game, switched), seats)


def compare(states: Iterator[State], decisions: int, random: Random) -> Counter[str]:
    """Compare the twin with the rules. Returns how often each step occurred."""
    assert TWIN.compiled, "make native"
    counts = Counter[str]()
    while counts.total() - counts["chance"] < decisions:
        for moment in moments(next(states), random):
            assert not list(twin.check(moment)), f"{moment.state} {moment.action}"
            counts["chance" if moment.seat in (NATURE, None) else moment.state.step] += 1
    return counts


def test_twin_and_rules_agree() -> None:
    random = Random(14)
    counts = compare(initial_states(random), DECISIONS, random)
    steps = {"keep", "pawn", "mode", "lay", "site", "stock", "ride", "drop", "bid", "pick"}
    assert counts.keys() >= steps | {"activate", "choose"}


def test_twin_and_rules_agree_with_another_box(monkeypatch: pytest.MonkeyPatch) -> None:
    box = other_figures()
    monkeypatch.setitem(BOXES, box.fingerprint, box)
    random = Random(41)
    options = PAPA_PAOLO.options(components=box.fingerprint)
    states = (PAPA_PAOLO.initial(options, seats) for seats in cycle(PAPA_PAOLO.seats))
    compare(states, DECISIONS // 4, random)


def other_figures() -> Box:
    """A box in which nearly all figures differ from the standard ones."""
    figures = msgspec.to_builtins(STANDARD)
    figures["tracks"]["green_network_rounds"] = [1, 2, 3, 4, 5, 5]
    figures["tracks"]["red_express_pizzas"] = [2, 3, 4, 5, 6, 7]
    figures["tracks"]["versatilityVP"] = [0, 2, 3, 5, 8, 13]
    figures["board"] |= {"rowCoinEnd": "W", "columnCoinEnd": "N"}
    figures["piazza"]["2p"]["amounts"] = [*range(1, 10), 60, 64, 70]
    for number, tile in enumerate(figures["deliveryTiles"].values()):
        tile |= {"pizzas": 3 + number, "distance": 1 + number}
    for number, tile in enumerate(figures["startTiles"]):
        tile |= {"townHouses": 1 + number % 3, "townOpenSides": (8, 15, 9, 10)[number]}
    for number, tile in enumerate(figures["cityTiles"]):
        tile["houses"] = 1 + number % 3
    return msgspec.convert(figures, Box)
