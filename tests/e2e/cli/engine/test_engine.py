"""`tavolino engine`: JSON lines for bots and tools in any language."""

import re
from random import Random
from typing import Any

import pytest

from tavolino.core.chance import commitment
from tests.kit.engine_client import EngineClient


def test_a_whole_match_of_palermo(engine: EngineClient) -> None:
    begun = engine.ok("new", game="palermo", seats=4, options={}, seed="any text")
    assert begun["actors"] == [0]
    assert begun["new"]["commitment"] == commitment("any text")
    random = Random(3)
    while actors := engine.ok("actors")["actors"]:
        options = engine.ok("options", seat=actors[0])["options"]
        chosen = random.choice(options)
        assert engine.ok("play", seat=actors[0], action=chosen)["play"] == chosen
    final = engine.ok("scores")
    assert len(final["scores"]) == len(final["places"]) == 4
    assert engine.ok("options", seat=0)["options"] == []
    assert engine.error("play", seat=0, action="stay")["error"] == "over"
    assert engine.error("nature")["error"] == "over"
    assert engine.error("undo")["rule"] == "HOUSE-2"


def test_nature_deals_on_request(engine: EngineClient) -> None:
    assert engine.ok("new", game="kuhn", seats=2, seed="s")["actors"] == [-1]
    assert engine.ok("options", seat=-1)["options"] == ["deal J", "deal Q", "deal K"]
    first = engine.ok("nature")
    assert re.fullmatch("deal [JQK]", first["nature"])
    assert first["actors"] == [-1]
    assert engine.ok("nature")["actors"] == [0]
    assert engine.error("nature")["error"] == "not_your_turn"
    again = EngineClient()
    again.ok("new", game="kuhn", seats=2, seed="s")
    assert again.ok("nature")["nature"] == first["nature"]


def test_without_a_seed_matches_differ(engine: EngineClient) -> None:
    promises = {engine.ok("new", game="kuhn", seats=2)["new"]["commitment"] for _ in range(3)}
    assert len(promises) == 3


def test_legal_actions_are_in_notation(kuhn: EngineClient) -> None:
    assert kuhn.ok("options", seat=0) == {"options": ["check", "bet"]}
    assert kuhn.ok("options", seat=1) == {"options": []}


def test_a_view_shows_a_seat_only_what_it_may_know(kuhn: EngineClient) -> None:
    assert kuhn.ok("view", seat=0)["view"]["cards"] == ["Q", None]
    assert kuhn.ok("view", seat=1)["view"]["cards"] == [None, "K"]
    assert kuhn.ok("view", seat=-2)["view"]["cards"] == [None, None]
    assert kuhn.ok("state")["state"]["cards"] == ["Q", "K"]


@pytest.mark.parametrize(
    ("seat", "action", "error", "rule", "message"),
    [
        (0, "call", "illegal", "KUHN-2.2", "Nobody has bet"),
        (0, "deal J", "illegal", "KUHN-1.2", "Only the dealer"),
        (1, "bet", "not_your_turn", "HOUSE-1", "It is not your turn."),
        (-1, "deal J", "not_your_turn", "HOUSE-1", "It is not your turn."),
        (0, "raise", "malformed", None, "'raise'"),
        (0, "", "malformed", None, "''"),
        (2, "bet", "no_such_seat", None, "seats are 0 to 1"),
        (-2, "bet", "no_such_seat", None, "seats are 0 to 1"),
    ],
)
def test_a_refusal_names_the_rule_and_explains_it(
    kuhn: EngineClient, seat: int, action: str, error: str, rule: str | None, message: str
) -> None:
    before = kuhn.ok("log")
    answer = kuhn.error("play", seat=seat, action=action)
    assert answer["error"] == error
    assert answer["rule"] == rule
    assert message in answer["message"]
    assert kuhn.ok("log") == before


def test_palermo_objections_use_its_own_rule_numbers(engine: EngineClient) -> None:
    engine.ok("new", game="palermo", seats=3)
    engine.ok("play", seat=0, action="start D3")
    answer = engine.error("play", seat=0, action="house D3 2 r1")
    assert answer["error"] == "illegal"
    assert answer["rule"].startswith("PAL-")
    assert "D3" in answer["message"]


def test_undo_takes_back_the_last_action_of_its_seat(kuhn: EngineClient) -> None:
    before = kuhn.ok("state")
    kuhn.ok("play", seat=0, action="bet")
    assert kuhn.error("undo", seat=1)["rule"] == "HOUSE-2"
    assert kuhn.ok("undo", seat=0) == {"undo": "bet", "actors": [0]}
    assert kuhn.ok("state") == before
    kuhn.ok("play", seat=0, action="check")
    assert kuhn.ok("undo") == {"undo": "check", "actors": [0]}
    assert kuhn.error("undo")["error"] == "illegal"
    assert kuhn.ok("log")["log"].count("undo") == 2


def test_a_new_match_has_nothing_to_undo(engine: EngineClient) -> None:
    engine.ok("new", game="palermo", seats=3)
    assert engine.error("undo")["rule"] == "HOUSE-2"


def test_load_accepts_the_output_of_log(kuhn: EngineClient) -> None:
    kuhn.ok("play", seat=0, action="bet")
    kuhn.ok("undo")
    kuhn.ok("play", seat=0, action="check")
    log, state = kuhn.ok("log")["log"], kuhn.ok("state")
    other = EngineClient()
    loaded = other.ok("load", log=log)
    assert loaded["actors"] == [1]
    assert loaded["load"]["entries"] == 5
    assert other.ok("state") == state
    assert other.ok("log")["log"] == log


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda log: "", "malformed"),
        (lambda log: "nonsense", "malformed"),
        (lambda log: log + "what", "malformed"),
        (lambda log: log + "0: raise", "malformed"),
        (lambda log: log + "0: call", "illegal"),
        (lambda log: log + "1: bet", "not_your_turn"),
        (lambda log: log.replace("kuhn", "chess"), "unknown_game"),
        (lambda log: log.replace('"seats":2', '"seats":3'), "bad_seats"),
        (lambda log: log.replace('"ante":1', '"ante":3'), "bad_options"),
    ],
)
def test_a_log_that_cannot_be_loaded_leaves_the_match_unchanged(
    kuhn: EngineClient, change: Any, error: str
) -> None:
    log = kuhn.ok("log")["log"]
    assert kuhn.error("load", log=change(log))["error"] == error
    assert kuhn.ok("log")["log"] == log


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "kuhn", "seats": 3}, "bad_seats"),
        ({"game": "kuhn", "seats": -1}, "bad_seats"),
        ({"game": "kuhn", "seats": 2, "options": {"ante": 3}}, "bad_options"),
        ({"game": "kuhn", "seats": 2, "options": {"blind": 1}}, "bad_options"),
        ({"game": "kuhn", "seats": 2, "options": []}, "malformed"),
        ({"game": "kuhn", "seats": "2"}, "malformed"),
        ({"game": "kuhn", "seats": True}, "malformed"),
        ({"game": "kuhn", "seats": 2.5}, "malformed"),
        ({"game": "kuhn", "seats": 10**30}, "malformed"),
        ({"game": "kuhn", "seats": 2, "seed": 7}, "malformed"),
        ({"game": "kuhn", "seats": 2, "seeds": "x"}, "malformed"),
        ({"game": None, "seats": 2}, "malformed"),
        ({"seats": 2}, "malformed"),
        ({"game": "kuhn"}, "malformed"),
    ],
)
def test_a_match_that_cannot_begin_leaves_the_old_match_unchanged(
    kuhn: EngineClient, fields: dict[str, Any], error: str
) -> None:
    before = kuhn.ok("log")
    assert kuhn.error("new", **fields)["error"] == error
    assert kuhn.ok("log") == before
