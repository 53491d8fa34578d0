"""The plain table: every game as text, played by keyboard alone."""

from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from tests.kit.browser import server_probe
from tests.kit.browser.keyboard import press_on
from tests.kit.browser.palermo import fields_of, nearest
from tests.kit.browser.plain_table import (
    confirm,
    example_move,
    move_buttons,
    plain_table,
    possible_answers,
    prefer_plain_table,
    press_move,
    questions,
    reply,
    select_in_list,
    select_radio,
    table_rows,
    type_and_wait,
    type_move,
)
from tests.kit.browser.prepared_matches import palermo_ending, palermo_in
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    is_over,
    notations,
    result,
    seq,
    sit_down_by_link,
    table_id,
    wait_until_asked,
    why_not,
)
from tests.kit.prepared_positions import open_table
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table, http

pytestmark = pytest.mark.browser


def open_plain_table(page: Page, server: RunningServer, made: Json) -> None:
    """Open the link, and switch to the plain table by keyboard."""
    sit_down_by_link(page, server.url, made)
    press_on(page, page.get_by_test_id("style"))
    expect(plain_table(page)).to_be_visible()


def where_to_go(page: Page, fields: list[str]) -> str:
    """The field nearest to an own disc, or to the start card, according to the tables."""
    mine = next(row for row in table_rows(page, "Players") if row["Player"] == "Player 1")
    city = table_rows(page, "The city")
    doors = [door for door in mine["Own discs in the city"].split(", ") if "." in door]
    home = next(row["Plot"] for row in city if row["Card"] == "start card")
    roofs = [roof for row in city for roof in row["Roofs"].split(", ") if "." in roof]
    return nearest(fields, doors or fields_of(home), roofs)


def move_gangster(page: Page, turn: int) -> None:
    """Choose where the gangster goes: by button, by the questions, or typed."""
    if move_buttons(page).count():
        ways = [str(way.get_attribute("data-action")) for way in move_buttons(page).all()]
        fields = [way.removeprefix("go ") for way in ways if way != "stay"]
        press_move(page, f"go {where_to_go(page, fields)}" if fields else "stay")
        return
    select_radio(page, questions(page).first, "go")
    field = where_to_go(page, possible_answers(page, 1))
    if turn % 2:
        select_in_list(page, questions(page).nth(1).locator("select"), field)
        confirm(page)
    else:
        type_move(page, f"go {field}")


def take_turn(page: Page, turn: int) -> None:
    known = seq(page)
    move = example_move(page)
    if move.startswith(("go", "stay")):
        move_gangster(page, turn)
    elif move.startswith("police"):
        type_move(page, "police -")
    elif move_buttons(page).count():
        press_move(page, move)
    elif turn % 2:
        answer_at_once(page)
    else:
        type_move(page, move.lower())
    wait_until_asked(page, known)


def answer_at_once(page: Page) -> None:
    """Give the first answer to every question."""
    number = 0
    while number < questions(page).count():
        reply(page, number, possible_answers(page, number)[0])
        number += 1
    confirm(page)


def test_every_phase_and_the_end_of_palermo_are_played_on_the_plain_table(
    page: Page, server: RunningServer
) -> None:
    prefer_plain_table(page)
    for start in (palermo_in("house"), palermo_in("police"), palermo_in("gangster")):
        sit_down_by_link(page, server.url, open_table(server, start, "me", "easy", "easy"))
        for turn in range(3):
            take_turn(page, turn)
    made = open_table(server, palermo_ending(), "me", "easy", "easy")
    sit_down_by_link(page, server.url, made)
    for turn in count():
        if is_over(page):
            break
        take_turn(page, turn)
    match = server_probe.replay_log(server, table_id(page))
    scores = sorted(match.game.scores(match.state), reverse=True)
    assert [standing.score for standing in result(page)] == scores


@pytest.mark.parametrize(
    ("typed", "sentence", "rule"),
    [
        ("house A1 2 r0", "A card already lies on A1.", "PAL-1.3"),
        ("house F6 1 r0", "On F6 this roof shares no edge", "PAL-1.5"),
        ("go 5.9", "The city is still being built", "PAL-1.3"),
        ("  house   A1 2 r0 ", "A card already lies on A1.", "PAL-1.3"),
    ],
)
def test_a_typed_illegal_move_explains_why(
    page: Page, server: RunningServer, typed: str, sentence: str, rule: str
) -> None:
    made = started_match(server, "start C3", "house A1 2 r0")
    open_plain_table(page, server, made)
    type_move(page, typed)
    expect(why_not(page)).to_contain_text(sentence)
    press_on(page, why_not(page).get_by_role("button", name=f"Read rule {rule}"))
    expect(page.get_by_test_id("rules").locator(f"[id='{rule}']")).to_be_focused()
    assert seq(page) == 2


@pytest.mark.parametrize(
    "typed", ["castle A1", "house Z9 2 r0", "house A1 7 r0", "🍕", "<b>go</b>"]
)
def test_typed_text_that_is_no_move_is_reported(
    page: Page, server: RunningServer, typed: str
) -> None:
    made = started_match(server)
    open_plain_table(page, server, made)
    type_move(page, typed)
    expect(why_not(page)).to_contain_text(f"“{typed}” is not a move in this game.")
    expect(page.get_by_test_id("type-move")).to_have_value(typed)
    type_and_wait(page, "start D3")
    expect(why_not(page)).to_be_empty()
    assert notations(page) == ["start D3"]


def test_a_game_without_a_drawing_is_played_on_the_plain_table(
    page: Page, server: RunningServer
) -> None:
    page.goto(f"{server.url}/new/kuhn")
    page.get_by_test_id("lay-table").wait_for()
    made = create_table(server, "kuhn", "me", "easy")
    sit_down_by_link(page, server.url, made)
    expect(page.get_by_test_id("style")).to_have_count(0)
    while not is_over(page):
        known = seq(page)
        press_move(page, move_buttons(page).first.get_attribute("data-action") or "")
        wait_until_asked(page, known)
    assert sum(standing.score for standing in result(page)) == 0


def test_the_plain_table_lists_the_position_of_everything(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server, "start C3", "house A1 2 r0", "house B1 3 r0")
    open_plain_table(page, server, made)
    city = {row["Plot"]: row for row in table_rows(page, "The city")}
    assert city["C3"]["Card"] == "start card"
    assert city["A1"]["Roofs"] == "1.1, 1.2"
    assert (
        city["B1"] | {"Card": "3-field house", "Owner": "Player 2", "Entrance": "2.4"} == city["B1"]
    )
    supply = {row["House"]: row["Left"] for row in table_rows(page, "House cards left")}
    assert supply == {"1-field house": "12", "2-field house": "11", "3-field house": "11"}


def test_the_choice_of_the_plain_table_is_remembered(page: Page, server: RunningServer) -> None:
    made = started_match(server)
    open_plain_table(page, server, made)
    page.reload()
    expect(plain_table(page)).to_be_visible()
    press_on(page, page.get_by_test_id("style"))
    expect(page.locator(".palermo.table")).to_be_visible()


def press_first_move(page: Page) -> None:
    """Make the first offered move, after opening a curtain if there is one."""
    known = seq(page)
    if page.get_by_test_id("curtain").count():
        press_on(page, page.get_by_test_id("curtain").get_by_role("button"))
        wait_until_asked(page)  # a curtain may hang before the moves behind it arrive
    page.get_by_test_id("type-move").wait_for()
    if move_buttons(page).count():
        press_move(page, move_buttons(page).first.get_attribute("data-action") or "")
    else:
        answer_at_once(page)
    wait_until_asked(page, known)


@pytest.mark.parametrize("game", [*GAMES, "kuhn"])
def test_every_game_can_be_played_as_text(page: Page, server: RunningServer, game: str) -> None:
    info = next(one for one in http(server, "/api/games")[1] if one["name"] == game)
    made = create_table(server, game, *["me"] * min(info["seats"]))
    sit_down_by_link(page, server.url, made)
    if page.get_by_test_id("style").count():
        press_on(page, page.get_by_test_id("style"))
    for _ in range(6):
        if not is_over(page):
            press_first_move(page)
    assert seq(page) >= 4
