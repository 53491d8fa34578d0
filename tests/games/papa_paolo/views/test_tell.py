"""Prompts, log lines and sheets, in all languages."""

import re
from typing import Any

import pytest

from tavolino.core.game import NATURE, SPECTATOR
from tavolino.core.text import Text
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import State
from tavolino.i18n import LANGUAGES, format_message
from tests.games.papa_paolo.example_districts import PURPLE
from tests.games.papa_paolo.positions import (
    at_bidding,
    at_delivery,
    begin,
    finish_placing,
    on_market,
    play,
    random_states,
    started,
    with_player,
)

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def rendered(text: Text, lang: str = "en") -> str:
    return format_message(lang, text.key, text.args, (PAPA_PAOLO.room,), NAMES)


def log_text(state: State, line: str, viewer: int = 0) -> str:
    seat = PAPA_PAOLO.actors(state)[0]
    return rendered(PAPA_PAOLO.telling.tell(state, seat, PAPA_PAOLO.parse(line), viewer).text)


def prompt(state: State, viewer: int = 0) -> str:
    return rendered(PAPA_PAOLO.telling.prompt(state, viewer))


def test_prompts() -> None:
    state = started(4)
    assert prompt(state).startswith("Place a pawn on a free tile of the city. You have 4 pawns")
    assert prompt(state, 1) == "Ada is placing a pawn."
    assert prompt(state, SPECTATOR) == "Ada is placing a pawn."
    assert prompt(play(state, "pawn b3")).startswith("What does your pawn on b3 do?")
    assert prompt(begin(3)) == "Round 1 is being laid out."
    bidding = at_bidding(4, 9, 9, 9, 9)
    assert prompt(bidding).endswith("You have £9.")
    assert prompt(play(bidding, "bid c1 1", "bid c1 3", "pass", "pass")).startswith(
        "You are outbid"
    )
    poor = play(at_bidding(3, 1, 9, 9), "bid c1 1", "bid c1 3", "pass")
    assert prompt(poor) == "With £1 no bid is open to you: step out."
    duel = play(at_bidding(2, 5, 9), "bid 4", "bid 5")
    assert prompt(duel) == "With £5 no bid is open to you: pass. Your bid of £4 stands."
    assert "3 pizzas in one delivery round left" in prompt(at_delivery(PURPLE, "A3"))
    keeping = play(begin(2), "start 1", "start 2", "start 3", "start 4")
    assert prompt(keeping).startswith("Keep one of your two start tiles")
    assert prompt(keeping, SPECTATOR) == "The start tiles are being chosen in secret."


@pytest.mark.parametrize(
    ("lang", "sides"),
    [
        ("en", "to the east and south"),
        ("nl", "naar het oosten en zuiden"),
        ("fr", "vers l’est et le sud"),
        ("de", "nach Osten und Süden"),
    ],
)
def test_the_open_sides_of_a_tile_are_written_out(lang: str, sides: str) -> None:
    state = play(on_market(started(4), {"a3": "BL3L"}), "pawn a3", "take")
    text = PAPA_PAOLO.telling.tell(state, 0, PAPA_PAOLO.parse("lay 1,1 ES"), 0).text
    assert sides in rendered(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cost", [0, 1])
def test_the_prompt_for_an_investment_has_two_sentences(lang: str, cost: int) -> None:
    pick_prompt = Text("papa_paolo-do-pick", {"cost": cost, "turning": "yes"})
    assert re.fullmatch(r"[A-Z][^.]+\. [A-Z][^.]+\.", rendered(pick_prompt, lang))


def test_the_final_prompt_names_the_winner() -> None:
    last = random_states(2, 51)[-1]
    assert " win" in prompt(last)


def test_log_of_actions() -> None:
    state = on_market(started(4), {"a3": "BL3L"})
    assert (
        log_text(state, "pawn a3")
        == "Ada places a pawn on a3 (blue, 3 houses, bend; sponsor, shop)."
    )
    state = play(state, "pawn a3")
    assert log_text(state, "sponsor") == "Ada gets £3 from a sponsor."
    assert log_text(state, "shop 1") == "Ada buys one pizza for £2 and gets 1."
    state = play(state, "take")
    assert log_text(state, "lay 1,1 NW") == "Ada lays it at 1,1, open to the north and west."
    bids = at_bidding(4, 9, 9, 9, 9)
    assert log_text(bids, "bid c2 8") == "Ada bids £8 in column 2, for tile A2."
    last = play(bids, "bid c2 8", "pass", "pass")
    assert log_text(last, "pass") == (
        "Dino steps out of the bidding. The bidding is over; Ada is the first to choose an "
        "investment."
    )
    riding = play(at_delivery(PURPLE, "A3"), "ride 0,0")
    assert log_text(riding, "drop 1,0 1").startswith(
        "Ada leaves one pizza at 1,0. That tile is fully served: the gold marker moves one space"
    )


def test_log_of_the_bribes() -> None:
    states: list[State] = []
    state = started(3)
    while state.phase == "place":
        states.append(state)
        state = play(state, "nothing" if state.step == "mode" else _first_pawn(state))
    assert "Bribes: Ada £" in log_text(states[-1], "nothing")


def _first_pawn(state: State) -> str:
    return PAPA_PAOLO.format(PAPA_PAOLO.legal(state, state.turn)[0])


def test_log_of_the_hidden_coin() -> None:
    state = play(begin(3, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "offer A123")
    state = play(state, "facedown 1")
    while PAPA_PAOLO.actors(state) == (NATURE,):
        state = PAPA_PAOLO.apply(state, NATURE, PAPA_PAOLO.odds(state)[0][0])
    state = finish_placing(state)
    line = PAPA_PAOLO.format(PAPA_PAOLO.odds(state)[0][0])
    assert "takes it and begins the next round. Bribes: Ada £" in log_text(state, line)


def test_plurals_in_all_languages() -> None:
    for lang in LANGUAGES:
        one = Text("papa_paolo-told-stock", {"seat": 0, "pizzas": 1, "at": "0,0", "then": "no"})
        two = Text("papa_paolo-told-stock", {"seat": 0, "pizzas": 2, "at": "0,0", "then": "no"})
        assert rendered(one, lang) != rendered(two, lang)
        assert "Ada" in rendered(one, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_exists_in_every_language(lang: str, seats: int) -> None:
    options: dict[str, Any] = {"turn_order": "hidden_coin", "investment_once": "own_level"}
    for state in random_states(seats, 52, **options)[::7]:
        view = PAPA_PAOLO.view(state, 0)
        texts = [rendered(PAPA_PAOLO.telling.prompt(state, 0), lang)]
        for section in PAPA_PAOLO.telling.sheet(view):
            texts += [rendered(text, lang) for text in (section.title, *section.columns)]
            texts += [rendered(c.text, lang) for row in section.rows for c in row if c.text]
        for seat in PAPA_PAOLO.actors(state):
            for move in PAPA_PAOLO.moves(state, seat)[:5]:
                texts.append(rendered(PAPA_PAOLO.telling.tell(state, seat, move, 0).text, lang))
        assert all(text.strip() and "papa_paolo" not in text and "{" not in text for text in texts)


def test_the_sheet_has_all_sections() -> None:
    def titles(state: State) -> list[str]:
        return [
            rendered(section.title)
            for section in PAPA_PAOLO.telling.sheet(PAPA_PAOLO.view(state, 0))
        ]

    assert titles(started(4))[:3] == ["Players, round 1 of 5", "The city", "Rows and columns"]
    pending_titles = titles(play(started(4), "pawn a1"))
    assert pending_titles[:3] == [
        "Under way", "District of Ada (start tile 1)", "Players, round 1 of 5",
    ]  # fmt: skip
    assert sorted(set(pending_titles)) == sorted(pending_titles)
    assert "The Piazza" in titles(at_bidding(4, 9, 9, 9, 9))
    assert "District of Dino (start tile 4)" in titles(started(4))


def test_the_sheet_hides_hidden_money() -> None:
    state = with_player(started(3, hidden_money=True), 1, money=77)
    for viewer, expected in ((0, False), (1, True), (SPECTATOR, False)):
        players = PAPA_PAOLO.telling.sheet(PAPA_PAOLO.view(state, viewer))[0]
        plain = [cell.plain for row in players.rows for cell in row]
        assert ("77" in plain) is expected


def test_the_sheet_shows_a_district_as_a_map() -> None:
    state = with_player(started(4), 0, district=PURPLE)
    section = next(
        section
        for section in PAPA_PAOLO.telling.sheet(PAPA_PAOLO.view(state, 0))
        if rendered(section.title) == "District of Ada (start tile 1)"
    )
    assert section.map
    assert [rendered(text) for text in section.columns] == ["Place", "x -1", "x 0", "x 1"]
    rows = [[rendered(c.text) if c.text else c.plain for c in row] for row in section.rows]
    assert rows == [
        ["y -1", "–", "blue 0/1, ES", "blue 0/1, EW"],
        ["y 0", "green 0/1, ES", "start pizzeria 3/5", "gold 0/1, ESW"],
        ["y 1", "green 0/2, NS", "blue 0/3, NS", "–"],
        ["y 2", "gold 0/2, N", "red 0/1, NE", "–"],
    ]
