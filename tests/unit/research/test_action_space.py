"""Every action has a number, and the numbers never change."""

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
"""The numbers of actions and outcomes, and a hash of their notation."""


@pytest.mark.parametrize("name", GAME_SPECS)
def test_every_number_is_a_distinct_action(name: str) -> None:
    game, scheme = GAMES[name], GAME_SPECS[name]
    for texts in (scheme.actions.texts, scheme.outcomes.texts):
        assert len(set(texts)) == len(texts)
        assert [game.format(game.parse(text)) for text in texts] == list(texts)


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_every_legal_action_has_a_number(name: str, seats: int) -> None:
    table = make_environment(name, seats)
    for moment in walk(table, "numbers"):
        if moment.seat >= 0:
            offered = table.game.legal(moment.state, moment.seat)
            assert sorted(moment.options) == [*moment.options]
            assert {*moment.options.values()} == {*offered}
            for number, action in moment.options.items():
                assert table.scheme.actions.name(number) == table.game.format(action)


def test_gestures_get_the_ready_made_numbers_in_order() -> None:
    game = GAMES["villa_paletti"]
    places = [game.parse(f"place {x} 0 0") for x in range(4)]
    numbering = ActionSpace(("claim",), ready_made=3)
    found = numbering.numbered(game, [*places, game.parse("claim")])
    assert found == {0: game.parse("claim"), 1: places[0], 2: places[1], 3: places[2]}
    assert numbering.name(2) == "ready-made 1"


def test_an_action_without_a_number_is_named() -> None:
    game = GAMES["palermo"]
    with pytest.raises(UnknownAction, match="palermo: stay has no number"):
        ActionSpace(()).numbered(game, [game.parse("stay")])


def test_sentences_combine_one_word_from_each_place() -> None:
    assert sentences("go", ["a", "b"], (1, 2)) == ["go a 1", "go a 2", "go b 1", "go b 2"]


@pytest.mark.parametrize("name", GAME_SPECS)
def test_numbers_never_change(name: str) -> None:
    """Trained models depend on these numbers. New actions are appended."""
    scheme = GAME_SPECS[name]
    for numbering, (count, digest) in zip(
        (scheme.actions, scheme.outcomes), PUBLISHED[name], strict=True
    ):
        published = "\n".join(numbering.texts[:count]).encode()
        assert hashlib.sha256(published).hexdigest()[:16] == digest


def test_a_random_match_repeats_from_its_seed() -> None:
    def log(seed: str) -> str:
        *_, last = walk(make_environment("papa_paolo"), seed)
        return last.log()

    assert log("one") == log("one") != log("another")


@pytest.mark.parametrize("options", [{"handedness": "free"}, {"police": "off", "bribe": True}])
def test_actions_have_numbers_with_all_rule_options(options: dict[str, object]) -> None:
    assert all(
        moment.options or moment.seat < 0
        for moment in walk(make_environment("palermo", 3, options), "x")
    )
