"""What every bot promises: legal moves to the end, nothing but what its seat may know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN, game
from tavolino.bots import BOTS, EXPERT, LEVELS, TREMORS, bots_of, choose, levels_of
from tavolino.bots.bot import BotInput, NoEvaluator, bot_input
from tavolino.bots.ladder import Fixture, Outcome, play_fixture
from tavolino.bots.one_ply import action_values, overlook
from tavolino.core import chance
from tavolino.core.contract.twin import Twin
from tavolino.core.game import AnyGame
from tavolino.games.palermo import PALERMO
from tavolino.native import SearchedAction
from tests.conformance.all_games import EVERY_GAME, QUICK_GAMES

pytestmark = pytest.mark.slow


def seated(games: Sequence[AnyGame]) -> list[Any]:
    """Every game with every bot that can take a seat there."""
    return [
        pytest.param(with_few_iterations(game), bot, id=f"{game.name}-{bot}")
        for game in games
        for bot in bots_of(game)
    ]


def with_few_iterations(game: AnyGame) -> AnyGame:
    """The game with a small expert search."""
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


def test_people_are_offered_bots_that_exist() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert "random" not in LEVELS


def test_people_are_offered_the_weakest_first() -> None:
    assert levels_of(KUHN) == ("beginner", "easy", "normal", "hard")
    assert levels_of(PALERMO) == ("beginner", "easy", "normal", "hard", "expert")
    assert [name for name in BOTS if name in levels_of(PALERMO)] == [*levels_of(PALERMO)]


@every_game_with_a_mind
def test_a_weaker_level_sees_less_and_its_hand_is_less_steady(game: AnyGame) -> None:
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
def test_a_seed_decides_what_a_bot_does(game: AnyGame, bot: str) -> None:
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
def test_what_others_hold_makes_no_difference(bot: str, own: str) -> None:
    """Deal the hidden card again: with the same thoughts, the same choices."""
    one, other = (card for card in "JQK" if card != own)
    assert choices(dealt(own, one), 0, bot) == choices(dealt(own, other), 0, bot)
    assert choices(dealt(one, own, "bet"), 1, bot) == choices(dealt(other, own, "bet"), 1, bot)


class Recorded:
    """A twin that chooses by the worlds it is shown."""

    can_search = True

    def search(
        self, worlds: list[bytes], seat: int, iterations: int, seed: int, only: int
    ) -> list[SearchedAction]:
        chosen = Random(b"".join(worlds).hex()).randrange(2)
        return [SearchedAction(action, 1, 0.5, ()) for action in (7, chosen, 1 - chosen)]


class Imagined(Twin[Any, Any]):
    @property
    def compiled(self) -> Any:
        return Recorded()


@pytest.mark.parametrize("own", ["J", "Q", "K"])
def test_an_expert_knows_no_more_than_it_can_imagine(own: str) -> None:
    """Deal the hidden card again: the twin is shown the same worlds."""
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


def test_an_expert_is_offered_where_there_is_a_twin() -> None:
    assert EXPERT in levels_of(PALERMO)
    assert EXPERT not in levels_of(KUHN)
    assert EXPERT not in bots_of(replace(PALERMO, twin=None))


def test_an_expert_without_a_twin_looks_ahead() -> None:
    old = replace(PALERMO, twin=None)
    assert moves(old, EXPERT, "old rules") == moves(old, "hard", "old rules")


def test_normal_searches_where_the_room_wants_it_and_else_judges_at_a_glance() -> None:
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


def test_the_weaker_a_level_the_worse_it_chooses() -> None:
    """By its own estimate, in the same position. docs/measurements/bots.md has rates of wins."""
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
def test_a_good_bot_knows_what_its_card_is_worth(bot: str, at_least: int) -> None:
    """A club player misjudges now and then; a strong one does not."""
    assert Counter(choices(dealt("J", "K", "bet"), 1, bot))["call"] >= at_least
    assert Counter(choices(dealt("K", "J", "bet"), 1, bot))["fold"] >= at_least


# ---------------------------------------------------------------- what a game says about thinking
def test_a_bot_imagines_as_many_states_as_the_game_says() -> None:
    for worlds in (1, 3, 12):
        seen = bot_input(KUHN, dealt("K", "J"), 0, replace(MIND, worlds=worlds))
        dreams: list[Any] = []

        def counted(random: Random, seen: Any = seen, dreams: list[Any] = dreams) -> Any:
            dreams.append(seen.imagine(random))
            return dreams[-1]

        BOTS["normal"](replace(seen, imagine=counted), Random("dreams"))
        assert len(dreams) == worlds


def test_a_bot_thinks_no_further_than_the_game_says() -> None:
    asked: list[Any] = []

    def candidates(state: Any, seat: int) -> Any:
        asked.append(state)
        return game.candidates(state, seat)

    def ideas(blind: bool) -> int:
        asked.clear()
        mind = replace(MIND, candidates=candidates, unforeseeable=lambda state: blind)
        choose(KUHN, dealt("K", "J"), 0, "hard", Random("thoughts"), mind)
        return len(asked)

    assert ideas(blind=True) == 0 < ideas(blind=False)


def test_a_room_without_a_mind_is_played_by_the_random_bot_alone() -> None:
    mindless = replace(KUHN, thinking=None)
    state = dealt("K", "J")
    assert choose(mindless, state, 0, "random", Random(1)) in KUHN.legal(state, 0)
    assert levels_of(mindless) == ()
    for level in LEVELS:
        with pytest.raises(NoEvaluator, match="kuhn"):
            choose(mindless, state, 0, level, Random(1))


def test_two_minds_meet_on_one_ladder() -> None:
    upside_down = replace(MIND, estimate=lambda state: tuple(-one for one in MIND.estimate(state)))
    seated = ("hard", "hard@upside.down")
    found = [
        play_fixture(KUHN, Fixture(seated, {}, f"minds {n}"), {"hard@upside.down": upside_down})
        for n in range(40)
    ]
    assert sum(one.share(*seated) for one in found) / len(found) > 0.6


def test_a_beginner_overlooks_some_of_many_options_but_no_answer_to_a_plain_question() -> None:
    few, many = ["yes", "no"], list(range(20))
    assert all(overlook(few, 0.8, Random(seed)) == few for seed in range(40))
    assert all(len(overlook(many, 0.8, Random(seed))) > 0 for seed in range(40))
    assert any(len(overlook(many, 0.8, Random(seed))) < 17 for seed in range(40))
