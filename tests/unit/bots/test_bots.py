"""Guarantees of every bot: it plays legal moves to the end and uses only what its seat may know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN, evaluate
from tavolino.bots import BOTS, EXPERT, LEVELS, TREMORS, bots_of, choose, levels_of
from tavolino.bots.bot import BotInput, NoEvaluator, bot_input
from tavolino.bots.ladder import Fixture, Outcome, play_fixture
from tavolino.bots.one_ply import action_values, overlook
from tavolino.core import chance
from tavolino.core.game import AnyGame
from tavolino.core.twin import Twin
from tavolino.games.palermo import PALERMO
from tavolino.native import SearchedAction
from tests.conformance.all_games import EVERY_GAME, QUICK_GAMES

pytestmark = pytest.mark.slow


def seated(games: Sequence[AnyGame]) -> list[Any]:
    """Every game with every bot that can take a seat in it."""
    return [
        pytest.param(hasty(game), bot, id=f"{game.name}-{bot}")
        for game in games
        for bot in bots_of(game)
    ]


def hasty(game: AnyGame) -> AnyGame:
    """The same game, with an expert that uses few iterations."""
    return replace(game, twin=replace(game.twin, iterations=100)) if game.twin else game


every_quick_game = pytest.mark.parametrize("game", QUICK_GAMES, ids=lambda game: game.name)
assert KUHN.thinking is not None
MIND = KUHN.thinking

every_game_with_a_mind = pytest.mark.parametrize(
    "game", [game for game in EVERY_GAME if game.thinking], ids=lambda game: game.name
)
every_bot = pytest.mark.parametrize("bot", BOTS)
every_seated = pytest.mark.parametrize(("game", "bot"), seated(EVERY_GAME))
every_quickly_seated = pytest.mark.parametrize(("game", "bot"), seated(QUICK_GAMES))


MOVES = 14


def moves(game: AnyGame, bot: str, seed: str) -> list[str]:
    """The first moves of a match between bots of one kind, each checked."""
    random = Random(seed)
    state = game.initial(game.options(), game.seats[0])
    lines: list[str] = []
    while game.actors(state) and len(lines) < MOVES:
        seat = game.actors(state)[0]
        if seat >= 0:
            action = choose(game, state, seat, bot, random)
        else:
            action = chance.draw_outcome(game, state, seed, len(lines))
        state = game.play(state, seat, action)
        lines.append(game.format(action))
    return lines


def test_offered_bots_exist() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert "random" not in LEVELS


def test_the_weakest_bot_is_offered_first() -> None:
    assert levels_of(KUHN) == ("beginner", "easy", "normal", "hard")
    assert levels_of(PALERMO) == ("beginner", "easy", "normal", "hard", "expert")
    assert [name for name in BOTS if name in levels_of(PALERMO)] == [*levels_of(PALERMO)]


@every_game_with_a_mind
def test_a_weaker_level_notices_less_and_trembles_more(game: AnyGame) -> None:
    assert game.thinking is not None
    levels = game.thinking.levels
    glances = (levels.beginner, levels.easy, levels.normal)
    for weaker, stronger in pairwise(glances):
        assert weaker.notices <= stronger.notices
        assert weaker.misjudges >= stronger.misjudges
    assert levels.beginner != levels.easy
    assert (levels.easy, 0) != (levels.normal, levels.normal_tries)
    assert TREMORS["beginner"] > TREMORS["easy"] > TREMORS["normal"] > TREMORS["hard"]


@every_seated
def test_a_bot_plays_legal_moves(game: AnyGame, bot: str) -> None:
    assert moves(game, bot, "legal")


@every_quick_game
@pytest.mark.parametrize("bot", ["random", "beginner", "easy", "normal"])
def test_a_bot_plays_to_the_end(game: AnyGame, bot: str) -> None:
    found: Outcome = play_fixture(game, Fixture((bot,) * game.seats[0], {}, "to the end"))
    assert min(found.places) == 1


@every_quickly_seated
def test_a_bot_is_deterministic_for_a_seed(game: AnyGame, bot: str) -> None:
    assert moves(game, bot, "one") == moves(game, bot, "one")


def test_a_bot_never_gets_the_state() -> None:
    assert {field.name for field in fields(BotInput)} == {
        "game",
        "seat",
        "view",
        "options",
        "imagine",
        "known",
    }
    state = dealt("K", "J")
    seen = bot_input(KUHN, state, 0)
    assert all(value is not state for value in vars(seen).values())
    assert seen.view == KUHN.view(state, 0)


# ---------------------------------------------------------------- secrets
def dealt(first: str, second: str, *said: str) -> Any:
    state = KUHN.initial(KUHN.options(), 2)
    for seat, line in ((-1, f"deal {first}"), (-1, f"deal {second}")):
        state = KUHN.play(state, seat, KUHN.parse(line))
    for seat, line in enumerate(said):
        state = KUHN.play(state, seat, KUHN.parse(line))
    return state


def choices(state: Any, seat: int, bot: str) -> list[str]:
    return [KUHN.format(choose(KUHN, state, seat, bot, Random(f"choice {n}"))) for n in range(60)]


@every_bot
@pytest.mark.parametrize("own", ["J", "Q", "K"])
def test_a_bot_does_not_depend_on_hidden_cards(bot: str, own: str) -> None:
    """With another hidden card and the same random numbers, the bot makes the same choices."""
    one, other = (card for card in "JQK" if card != own)
    assert choices(dealt(own, one), 0, bot) == choices(dealt(own, other), 0, bot)
    assert choices(dealt(one, own, "bet"), 1, bot) == choices(dealt(other, own, "bet"), 1, bot)


class Recorded:
    """A twin whose choice depends on the states that it receives."""

    searches = True

    def search(
        self, worlds: list[bytes], seat: int, iterations: int, seed: int
    ) -> list[SearchedAction]:
        chosen = Random(b"".join(worlds).hex()).randrange(2)
        return [SearchedAction(action, 1, 0.5, ()) for action in (7, chosen, 1 - chosen)]


class Imagined(Twin[Any, Any]):
    @property
    def compiled(self) -> Any:
        return Recorded()


@pytest.mark.parametrize("own", ["J", "Q", "K"])
def test_an_expert_searches_only_sampled_states(own: str) -> None:
    """With another hidden card, the twin receives the same states."""
    twin = Imagined(
        name="kuhn",
        pack=lambda state: repr(state).encode(),
        number=lambda action: int(KUHN.format(action) == "bet"),
        iterations=1,
    )
    game = replace(KUHN, twin=twin)
    one, other = (card for card in "JQK" if card != own)
    first, second = (
        [KUHN.format(choose(game, dealt(own, card), 0, EXPERT, Random(n))) for n in range(20)]
        for card in (one, other)
    )
    assert first == second
    assert {*first} == {"check", "bet"}


def test_an_expert_is_offered_if_there_is_a_twin() -> None:
    assert EXPERT in levels_of(PALERMO)
    assert EXPERT not in levels_of(KUHN)
    assert EXPERT not in bots_of(replace(PALERMO, twin=None))


def test_an_expert_without_a_twin_looks_ahead() -> None:
    old = replace(PALERMO, twin=None)
    assert moves(old, EXPERT, "old rules") == moves(old, "hard", "old rules")


def test_normal_searches_only_if_the_evaluator_specifies_it() -> None:
    def normal(game: AnyGame, tries: int) -> list[str]:
        assert game.thinking is not None
        levels = replace(game.thinking.levels, normal_tries=tries)
        return moves(with_mind(game, levels=levels), "normal", "short")

    assert normal(PALERMO, 20) != normal(PALERMO, 0) == moves(PALERMO, "normal", "short")
    old = replace(PALERMO, twin=None)
    assert normal(old, 20) == normal(old, 0)


def with_mind(game: AnyGame, **change: Any) -> AnyGame:
    assert game.thinking is not None
    return replace(game, thinking=replace(game.thinking, **change))


def test_weaker_levels_choose_worse() -> None:
    """By the evaluator, in the same position. docs/bots.md has the measured win rates."""
    state = PALERMO.initial(PALERMO.options(), 3)
    for line in moves(PALERMO, "normal", "opening")[:8]:
        state = PALERMO.play(state, PALERMO.actors(state)[0], PALERMO.parse(line))
    seat = PALERMO.actors(state)[0]

    def promised(bot: str) -> float:
        chosen = [choose(PALERMO, state, seat, bot, Random(f"chosen {n}")) for n in range(100)]
        assert PALERMO.thinking is not None
        return sum(action_values(PALERMO, PALERMO.thinking, [state], seat, chosen)) / len(chosen)

    assert promised("beginner") < promised("easy") < promised("normal")


@pytest.mark.parametrize(("bot", "at_least"), [("normal", 55), ("hard", 60)])
def test_a_strong_bot_plays_its_card_well(bot: str, at_least: int) -> None:
    """The normal bot makes some mistakes; strong bots make none."""
    assert Counter(choices(dealt("J", "K", "bet"), 1, bot))["call"] >= at_least
    assert Counter(choices(dealt("K", "J", "bet"), 1, bot))["fold"] >= at_least


# ---------------------------------------------------------------- what a game says about thinking
def test_a_bot_samples_as_many_states_as_the_game_specifies() -> None:
    for worlds in (1, 3, 12):
        seen = bot_input(KUHN, dealt("K", "J"), 0, replace(MIND, worlds=worlds))
        dreams: list[Any] = []

        def counted(random: Random, seen: Any = seen, dreams: list[Any] = dreams) -> Any:
            dreams.append(seen.imagine(random))
            return dreams[-1]

        BOTS["normal"](replace(seen, imagine=counted), Random("dreams"))
        assert len(dreams) == worlds


def test_lookahead_stops_where_the_game_specifies() -> None:
    asked: list[Any] = []

    def candidates(state: Any, seat: int) -> Any:
        asked.append(state)
        return evaluate.candidates(state, seat)

    def ideas(blind: bool) -> int:
        asked.clear()
        mind = replace(MIND, candidates=candidates, unforeseeable=lambda state: blind)
        choose(KUHN, dealt("K", "J"), 0, "hard", Random("thoughts"), mind)
        return len(asked)

    assert ideas(blind=True) == 0 < ideas(blind=False)


def test_without_an_evaluator_only_the_random_bot_plays() -> None:
    mindless = replace(KUHN, thinking=None)
    state = dealt("K", "J")
    assert choose(mindless, state, 0, "random", Random(1)) in KUHN.legal(state, 0)
    assert levels_of(mindless) == ()
    for level in LEVELS:
        with pytest.raises(NoEvaluator, match="kuhn"):
            choose(mindless, state, 0, level, Random(1))


def test_a_ladder_compares_two_evaluators() -> None:
    upside_down = replace(MIND, estimate=lambda state: tuple(-one for one in MIND.estimate(state)))
    seated = ("hard", "hard@upside.down")
    found = [
        play_fixture(KUHN, Fixture(seated, {}, f"minds {n}"), {"hard@upside.down": upside_down})
        for n in range(40)
    ]
    assert sum(one.share(*seated) for one in found) / len(found) > 0.6


def test_a_beginner_overlooks_actions_only_if_there_are_many() -> None:
    few, many = ["yes", "no"], list(range(20))
    assert all(overlook(few, 0.8, Random(seed)) == few for seed in range(40))
    assert all(len(overlook(many, 0.8, Random(seed))) > 0 for seed in range(40))
    assert any(len(overlook(many, 0.8, Random(seed))) < 17 for seed in range(40))
