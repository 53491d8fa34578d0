"""Why a move: figures that anybody can work out again, from nothing but what the asker knows."""

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
    """Moments of a random match in which somebody is to act."""
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
    """The same game, with an expert that tries so often; never, and nobody searches."""
    twin = game.twin and replace(game.twin, iterations=iterations)
    return replace(game, twin=twin if iterations else None)


def thinking_games() -> list[AnyGame]:
    return [searched(game, 200) for game in EVERY_GAME if game.thinking]


every_thinking_game = pytest.mark.parametrize("game", thinking_games(), ids=lambda g: g.name)


@every_thinking_game
def test_what_is_advised_can_be_done_and_no_other_idea_looks_better(game: AnyGame) -> None:
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


def test_the_figures_are_those_of_the_states_that_follow() -> None:
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


def test_a_chance_is_told_in_hundredths() -> None:
    assert KUHN.thinking is not None
    game = replace(KUHN, thinking=replace(KUHN.thinking, scale=100.0))
    state = moments(KUHN)[0]
    seat = KUHN.actors(state)[0]
    plain, _ = suggest(KUHN, state, seat, Random(3))
    told, _ = suggest(game, state, seat, Random(3))
    assert told.chosen.lead == pytest.approx(100 * plain.chosen.lead, abs=0.1)


@every_thinking_game
def test_any_move_can_be_explained_to_anybody(game: AnyGame) -> None:
    for state in moments(game, 4):
        seat = game.actors(state)[0]
        for action in list(game.legal(state, seat))[:2]:
            for viewer in range(game.seats[0]):
                found, world = explain(game, state, seat, action, viewer, Random(4))
                assert found.chosen.action == game.format(action)
                assert game.view(world, viewer) == game.view(state, viewer)


def test_a_mistake_is_told_with_what_would_have_been_better() -> None:
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


def test_only_imagined_states_are_weighed() -> None:
    """A state that nobody imagined never reaches the mind: it would know too much."""
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


def test_a_viewer_is_told_the_same_whatever_the_others_hold() -> None:
    """Two truths that look alike to the asker give the same answers, as often."""
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


def test_what_cannot_be_is_not_explained() -> None:
    state = moments(PALERMO)[0]
    seat = PALERMO.actors(state)[0]
    with pytest.raises(NoExplanation):
        explain(PALERMO, state, seat, PALERMO.parse("stay"), seat, Random(7))


def test_nobody_can_say_what_is_good_where_nobody_thinks() -> None:
    state = moments(KUHN)[0]
    with pytest.raises(NoEvaluator):
        suggest(replace(KUHN, thinking=None), state, KUHN.actors(state)[0], Random(8))
