"""Explanations of moves: reproducible figures that use only what the viewer may know."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.bots.bot import NoEvaluator
from tavolino.bots.compare import ComparisonResult
from tavolino.bots.explain import NoExplanation, explain, suggest
from tavolino.bots.one_ply import lead
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame
from tavolino.games import GAMES
from tests.conformance.all_games import EVERY_GAME

pytestmark = pytest.mark.slow

PALERMO = GAMES["palermo"]
UNSEARCHED = replace(PALERMO, twin=None)
STEPS = 12


def moments(game: AnyGame, steps: int = STEPS) -> list[Any]:
    """Positions of a random match in which a seat has to act."""
    random, state = Random("reasons"), game.initial(game.options(), game.seats[0])
    found: list[Any] = []
    for seq in range(400):
        actors = game.actors(state)
        if not actors or len(found) == steps:
            break
        if actors == (NATURE,):
            state = game.apply(state, NATURE, chance.draw_outcome(game, state, "reasons", seq))
            continue
        found.append(state)
        state = game.apply(state, actors[0], random.choice(game.legal(state, actors[0])))
    return found


def searched(game: AnyGame, iterations: int) -> AnyGame:
    """The same game, with this number of expert iterations. 0 turns the search off."""
    twin = game.twin and replace(game.twin, iterations=iterations)
    return replace(game, twin=twin if iterations else None)


def thinking_games() -> list[AnyGame]:
    return [searched(game, 200) for game in EVERY_GAME if game.thinking]


every_thinking_game = pytest.mark.parametrize("game", thinking_games(), ids=lambda g: g.name)


@every_thinking_game
def test_a_suggestion_is_legal_and_no_alternative_is_better(game: AnyGame) -> None:
    for state in moments(game, 6):
        seat = game.actors(state)[0]
        found, _ = suggest(game, state, seat, Random(1))
        assert game.parse(found.chosen.action) in game.legal(state, seat)
        assert found.options == len(game.legal(state, seat))
        assert found.best is None or found.best.later <= found.chosen.later
        assert (found.best is None) == (found.options == 1)
        assert (found.third is None) == (found.options <= 2)
        if found.best and found.third:
            assert found.third.later <= found.best.later


def test_figures_come_from_the_resulting_states() -> None:
    mind = PALERMO.thinking
    assert mind is not None
    for state in moments(PALERMO, 200)[40:]:
        seat = PALERMO.actors(state)[0]
        found, _ = suggest(UNSEARCHED, state, seat, Random(2))
        assert found.before == pytest.approx(mind.estimate(state), abs=1e-3)
        for idea in filter(None, (found.chosen, found.best)):
            after = PALERMO.apply(state, seat, PALERMO.parse(idea.action))
            assert idea.expected == pytest.approx(mind.estimate(after), abs=1e-3)
            assert idea.lead == pytest.approx(lead(mind.estimate(after), seat), abs=1e-3)
            assert sum(idea.parts.values()) == pytest.approx(idea.expected[seat], abs=1e-2)


def test_a_probability_is_given_in_percent() -> None:
    assert KUHN.thinking is not None
    game = replace(KUHN, thinking=replace(KUHN.thinking, scale=100.0))
    state = moments(KUHN)[0]
    seat = KUHN.actors(state)[0]
    plain, _ = suggest(KUHN, state, seat, Random(3))
    told, _ = suggest(game, state, seat, Random(3))
    assert told.chosen.lead == pytest.approx(100 * plain.chosen.lead, abs=0.1)


@every_thinking_game
def test_every_move_can_be_explained_to_every_viewer(game: AnyGame) -> None:
    for state in moments(game, 4):
        seat = game.actors(state)[0]
        for action in list(game.legal(state, seat))[:2]:
            for viewer in range(game.seats[0]):
                found, world = explain(game, state, seat, action, viewer, Random(4))
                assert found.chosen.action == game.format(action)
                assert game.view(world, viewer) == game.view(state, viewer)


def test_a_mistake_is_explained_with_a_better_move() -> None:
    state = next(state for state in moments(PALERMO, 100) if state.phase == "gangster")
    seat = PALERMO.actors(state)[0]
    reasons = [told(state, action) for action in PALERMO.legal(state, seat)]
    worst = min(reasons, key=lambda reason: reason.chosen.later)
    assert worst.best is not None
    assert worst.best.later > worst.chosen.later


def told(state: Any, action: Any) -> ComparisonResult:
    seat = PALERMO.actors(state)[0]
    return explain(UNSEARCHED, state, seat, action, seat, Random(5))[0]


# ---------------------------------------------------------------- secrets
def hands(state: Any) -> tuple[Any, ...]:
    return tuple(state.cards)


def test_only_sampled_states_are_evaluated() -> None:
    """The evaluator never receives a state that was not sampled."""
    imagined: list[Any] = []

    def imagine(state: Any, seat: int, random: Random) -> Any:
        world = KUHN.imagine(state, seat, random)
        imagined.append(world)
        return world

    roots: list[Any] = []

    def apply(state: Any, seat: int, action: Any) -> Any:
        roots.append(state)
        return KUHN.apply(state, seat, action)

    game = replace(KUHN, imagine=imagine, apply=apply)
    state = moments(KUHN)[0]
    seat = KUHN.actors(state)[0]
    suggest(game, state, seat, Random(6))
    known = {hands(world) for world in imagined}
    assert roots
    assert {hands(root) for root in roots} <= known
    assert len(known) > 1


def test_an_explanation_does_not_depend_on_hidden_cards() -> None:
    """Two true states that look alike to the viewer give the same answers equally often."""
    state = moments(KUHN)[0]
    seat = KUHN.actors(state)[0]
    other = next(
        world
        for number in range(99)
        if hands(world := KUHN.imagine(state, seat, Random(number))) != hands(state)
    )

    def answers(truth: Any) -> list[str]:
        found = (suggest(KUHN, truth, seat, Random(number))[0] for number in range(40))
        return [str(reason) for reason in found]

    assert set(answers(state)) & set(answers(other))


def test_an_impossible_move_is_not_explained() -> None:
    state = moments(PALERMO)[0]
    seat = PALERMO.actors(state)[0]
    with pytest.raises(NoExplanation):
        explain(PALERMO, state, seat, PALERMO.parse("stay"), seat, Random(7))


def test_without_an_evaluator_nothing_is_explained() -> None:
    state = moments(KUHN)[0]
    with pytest.raises(NoEvaluator):
        suggest(replace(KUHN, thinking=None), state, KUHN.actors(state)[0], Random(8))
