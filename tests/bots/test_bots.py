"""What every bot promises: legal moves to the end, nothing but what its seat may know."""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN, evaluate
from tavolino.bots import BOTS, LEVELS, choose, levels_of
from tavolino.bots.ladder import Fixture, Outcome, play
from tavolino.bots.player import NoMind, Seen, see
from tavolino.core import chance
from tavolino.core.game import AnyGame
from tests.conformance.rooms import EVERY_GAME, QUICK_GAMES

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
every_quick_game = pytest.mark.parametrize("game", QUICK_GAMES, ids=lambda game: game.name)
assert KUHN.thinking is not None
MIND = KUHN.thinking

every_bot = pytest.mark.parametrize("bot", BOTS)


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
            action = chance.draw(game, state, seed, len(lines))
        state = game.play(state, seat, action)
        lines.append(game.format(action))
    return lines


def test_people_are_offered_bots_that_exist() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert "random" not in LEVELS


@every_game
@every_bot
def test_a_bot_plays_legal_moves(game: AnyGame, bot: str) -> None:
    assert moves(game, bot, "legal")


@every_quick_game
@pytest.mark.parametrize("bot", ["random", "easy", "normal"])
def test_a_bot_plays_to_the_end(game: AnyGame, bot: str) -> None:
    found: Outcome = play(game, Fixture((bot,) * game.seats[0], {}, "to the end"))
    assert min(found.places) == 1


@every_quick_game
@every_bot
def test_a_seed_decides_what_a_bot_does(game: AnyGame, bot: str) -> None:
    assert moves(game, bot, "one") == moves(game, bot, "one")


def test_a_bot_never_gets_the_state() -> None:
    assert {field.name for field in fields(Seen)} == {
        "game",
        "seat",
        "view",
        "options",
        "imagine",
        "known",
    }
    state = dealt("K", "J")
    seen = see(KUHN, state, 0)
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


@pytest.mark.parametrize(("bot", "at_least"), [("normal", 55), ("hard", 60)])
def test_a_good_bot_knows_what_its_card_is_worth(bot: str, at_least: int) -> None:
    """A club player misjudges now and then; a strong one does not."""
    assert Counter(choices(dealt("J", "K", "bet"), 1, bot))["call"] >= at_least
    assert Counter(choices(dealt("K", "J", "bet"), 1, bot))["fold"] >= at_least


# ---------------------------------------------------------------- what a game says about thinking
def test_a_bot_imagines_as_many_states_as_the_game_says() -> None:
    for worlds in (1, 3, 12):
        seen = see(KUHN, dealt("K", "J"), 0, replace(MIND, worlds=worlds))
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
        return evaluate.candidates(state, seat)

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
        with pytest.raises(NoMind, match="kuhn"):
            choose(mindless, state, 0, level, Random(1))


def test_two_minds_meet_on_one_ladder() -> None:
    upside_down = replace(MIND, estimate=lambda state: tuple(-one for one in MIND.estimate(state)))
    seated = ("hard", "hard@upside.down")
    found = [
        play(KUHN, Fixture(seated, {}, f"minds {n}"), {"hard@upside.down": upside_down})
        for n in range(40)
    ]
    assert sum(one.share(*seated) for one in found) / len(found) > 0.6
