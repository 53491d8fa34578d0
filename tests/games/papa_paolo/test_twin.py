"""The compiled twin beside the readable rules: the same decisions, states and odds, all the way."""

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
PURPOSE = {"Take": 6.0, "Shop": 4.0, "Express": 3.0, "Build": 3.0, "Sponsor": 2.0, "Once": 2.0}
IDLE = {"Nothing": 0.02, "Stop": 0.05, "Home": 0.1, "Discard": 0.1, "Pass": 0.3, "Decline": 0.3}
"""How much likelier than others an action is for whoever wants something: late rules are met."""


def pick(options: Sequence[Action], purpose: bool, random: Random) -> Action:
    weights = {**PURPOSE, **IDLE} if purpose else {}
    return random.choices(options, [weights.get(type(one).__name__, 1.0) for one in options])[0]


def moments(state: State, random: Random) -> Iterator[WalkMoment]:
    """Every point of a match; whoever wants something meets the late rules."""
    game, case = PAPA_PAOLO, Case(PAPA_PAOLO, state.seats)
    purpose, seq = random.random() < 0.6, 0
    while actors := game.actors(state):
        seat = random.choice(actors)
        if seat == NATURE:
            odds = game.odds(state)
            action = random.choices([one for one, _ in odds], [float(p) for _, p in odds])[0]
        else:
            action = pick(game.legal(state, seat), purpose, random)
        yield WalkMoment(case, seq, state, seat, action)
        state, seq = game.apply(state, seat, action), seq + 1
    yield WalkMoment(case, seq, state)


def begun(random: Random) -> Iterator[State]:
    """Matches with each switch alone, then with any, for every number of seats in turn."""
    game = PAPA_PAOLO
    alone = ({**one} for one in each_alone(game.options))
    mixed = ({**random_options(game.options, random)} for _ in count())
    for switched, seats in zip(chain(alone, mixed), cycle(game.seats), strict=False):
        yield game.initial(checked_options(game, switched), seats)


def compare(states: Iterator[State], decisions: int, random: Random) -> Counter[str]:
    """How often each step was met."""
    assert TWIN.compiled, "make native"
    met = Counter[str]()
    while met.total() - met["chance"] < decisions:
        for moment in moments(next(states), random):
            assert not list(twin.check(moment)), f"{moment.state} {moment.action}"
            met["chance" if moment.seat in (NATURE, None) else moment.state.step] += 1
    return met


def test_they_agree_after_every_decision() -> None:
    random = Random(14)
    met = compare(begun(random), DECISIONS, random)
    said = {"keep", "pawn", "mode", "lay", "site", "stock", "ride", "drop", "bid", "pick"}
    assert met.keys() >= said | {"activate", "choose"}


def test_they_agree_on_an_operators_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    box = other_figures()
    monkeypatch.setitem(BOXES, box.mark, box)
    random = Random(41)
    options = PAPA_PAOLO.options(components=box.mark)
    states = (PAPA_PAOLO.initial(options, seats) for seats in cycle(PAPA_PAOLO.seats))
    compare(states, DECISIONS // 4, random)


def other_figures() -> Box:
    """A box in which hardly a figure is the standard one."""
    written = msgspec.to_builtins(STANDARD)
    written["tracks"]["green_network_rounds"] = [1, 2, 3, 4, 5, 5]
    written["tracks"]["red_express_pizzas"] = [2, 3, 4, 5, 6, 7]
    written["tracks"]["versatilityVP"] = [0, 2, 3, 5, 8, 13]
    written["board"] |= {"rowCoinEnd": "W", "columnCoinEnd": "N"}
    written["piazza"]["2p"]["amounts"] = [*range(1, 10), 60, 64, 70]
    for number, tile in enumerate(written["deliveryTiles"].values()):
        tile |= {"pizzas": 3 + number, "distance": 1 + number}
    for number, tile in enumerate(written["startTiles"]):
        tile |= {"townHouses": 1 + number % 3, "townOpenSides": (8, 15, 9, 10)[number]}
    for number, tile in enumerate(written["cityTiles"]):
        tile["houses"] = 1 + number % 3
    return msgspec.convert(written, Box)
