"""Every action has a number, and every number says one thing for ever."""

import hashlib

import pytest

from tavolino.games import GAMES
from tavolino.research.action_space import ActionSpace, UnknownAction, sentences
from tavolino.research.environment import make_environment
from tavolino.research.specs import GAME_SPECS
from tests.kit.random_walks import LISTED, walk

PUBLISHED = {
    "palermo": ((1294, "b4517c6c04512bf0"), (0, "e3b0c44298fc1c14")),
    "papa_paolo": ((8114, "6f197af5c046de45"), (170, "38da48ae81b6ee32")),
    "villa_paletti": ((123, "abe30e05e39168ee"), (0, "e3b0c44298fc1c14")),
}
"""How many numbers there are of actions and of outcomes, and what they say, as a hash."""


@pytest.mark.parametrize("name", GAME_SPECS)
def test_every_number_is_one_action_in_notation(name: str) -> None:
    game, scheme = GAMES[name], GAME_SPECS[name]
    for texts in (scheme.actions.texts, scheme.outcomes.texts):
        assert len(set(texts)) == len(texts)
        assert [game.format(game.parse(text)) for text in texts] == list(texts)


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_everything_that_the_rules_offer_has_a_number(name: str, seats: int) -> None:
    table = make_environment(name, seats)
    for moment in walk(table, "numbers"):
        if moment.seat >= 0:
            offered = table.game.legal(moment.state, moment.seat)
            assert sorted(moment.options) == [*moment.options]
            assert {*moment.options.values()} == {*offered}
            for number, action in moment.options.items():
                assert table.scheme.actions.name(number) == table.game.format(action)


def test_gestures_that_cannot_be_listed_take_the_ready_made_numbers_in_order() -> None:
    game = GAMES["villa_paletti"]
    places = [game.parse(f"place {x} 0 0") for x in range(4)]
    numbering = ActionSpace(("claim",), ready_made=3)
    found = numbering.numbered(game, [*places, game.parse("claim")])
    assert found == {0: game.parse("claim"), 1: places[0], 2: places[1], 3: places[2]}
    assert numbering.name(2) == "ready-made 1"


def test_what_has_no_number_is_named() -> None:
    game = GAMES["palermo"]
    with pytest.raises(UnknownAction, match="palermo: stay has no number"):
        ActionSpace(()).numbered(game, [game.parse("stay")])


def test_sentences_are_made_of_one_word_from_each_place() -> None:
    assert sentences("go", ["a", "b"], (1, 2)) == ["go a 1", "go a 2", "go b 1", "go b 2"]


@pytest.mark.parametrize("name", GAME_SPECS)
def test_what_is_numbered_stays_numbered(name: str) -> None:
    """Whoever trained on these numbers keeps them: new ones are added at the end."""
    scheme = GAME_SPECS[name]
    for numbering, (count, digest) in zip(
        (scheme.actions, scheme.outcomes), PUBLISHED[name], strict=True
    ):
        published = "\n".join(numbering.texts[:count]).encode()
        assert hashlib.sha256(published).hexdigest()[:16] == digest


def test_a_random_match_is_the_same_again_from_its_seed() -> None:
    def log(seed: str) -> str:
        *_, last = walk(make_environment("papa_paolo"), seed)
        return last.log()

    assert log("one") == log("one") != log("another")


@pytest.mark.parametrize("options", [{"handedness": "free"}, {"police": "off", "bribe": True}])
def test_switches_bring_nothing_without_a_number(options: dict[str, object]) -> None:
    assert all(
        moment.options or moment.seat < 0
        for moment in walk(make_environment("palermo", 3, options), "x")
    )
