"""The log: an entry shows the board at that position, and undone moves stay readable."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo, server_probe
from tests.kit.browser.keyboard import assert_focus_is_seen, tab_to
from tests.kit.browser.palermo import Mouse, places, spot
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    DRAWN,
    leave_dialog,
    log,
    notations,
    open_menu,
    prompt,
    seq,
    sit_down_by_link,
    table_id,
    undo,
    wait_until_asked,
)
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser

MOVES = ("start C3", "house A1 2 r0", "house B1 2 r0", "house C1 2 r0", "house D1 2 r0")


def position_label(page: Page) -> Locator:
    return page.get_by_test_id("looking-back")


def cards_on(page: Page) -> set[str]:
    """The cells with a card."""
    return {cell for cell, label in places(page).items() if "empty plot" not in label}


def expect_position(page: Page, number: int) -> None:
    """The board shows the position after this many entries."""
    expect(position_label(page)).to_contain_text(f"Looking back: {number} of {len(MOVES)}")
    page.locator(DRAWN).wait_for()
    assert cards_on(page) == {move.split()[1] for move in MOVES[:number]}


def test_an_entry_shows_the_board_at_that_position(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    assert notations(page) == list(MOVES)
    log(page).nth(2).click()
    expect_position(page, 3)
    expect(position_label(page)).to_contain_text("builds a 2-field house on B1")
    expect(log(page).nth(2)).to_have_attribute("aria-current", "true")
    page.get_by_test_id("return-to-now").click()
    expect(position_label(page)).to_have_count(0)
    assert cards_on(page) == {move.split()[1] for move in MOVES}


def test_a_client_that_joins_later_shows_the_newest_entry(
    page: Page, server: RunningServer
) -> None:
    page.set_viewport_size({"width": 1280, "height": 660})
    made = started_match(server, *MOVES)
    sit_down_by_link(page, server.url, made)
    expect(log(page)).to_have_count(len(MOVES))
    expect(log(page).first).not_to_be_in_viewport()
    expect(log(page).last).to_be_in_viewport(ratio=0.5)
    server_probe.play_moves(server, made, "house E1 2 r0", "house F1 2 r0")
    expect(log(page)).to_have_count(len(MOVES) + 2)
    expect(log(page).last).to_be_in_viewport(ratio=0.5)


def test_after_viewing_an_earlier_position_the_newest_entry_is_shown_again(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["seq"] == 30)
    sit_down_by_link(page, server.url, made)
    log(page).first.click()
    expect(position_label(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(position_label(page)).to_have_count(0)
    expect(log(page).last).to_be_in_viewport(ratio=0.5)
    palermo.build(Mouse(page))
    expect(log(page)).to_have_count(31)
    expect(log(page).last).to_be_in_viewport(ratio=0.5)


def test_the_log_is_one_tab_stop(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    tab_to(page, log(page).last)
    for key in ("ArrowUp", "Home", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        assert_focus_is_seen(page)
    expect(log(page).nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect_position(page, 3)
    page.keyboard.press("Escape")
    expect(position_label(page)).to_have_count(0)
    expect(log(page).nth(2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-testid=log] :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(log(page).last).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-testid=log] :focus")).to_have_count(0)


def test_earlier_positions_are_viewed_step_by_step(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(1).click()
    expect_position(page, 2)
    position_label(page).get_by_role("button", name="One step forward").click()
    expect_position(page, 3)
    position_label(page).get_by_role("button", name="One step back").click()
    expect_position(page, 2)
    position_label(page).get_by_role("button", name="To the beginning").click()
    expect_position(page, 0)
    expect(position_label(page)).to_contain_text("The table before the first move.")
    for number in range(1, len(MOVES)):
        page.keyboard.press("ArrowRight")
        expect_position(page, number)
    page.keyboard.press("ArrowRight")
    expect(position_label(page)).to_have_count(0)


def test_an_earlier_position_offers_no_actions(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(2).click()
    expect_position(page, 3)
    expect(page.locator("[data-offered=true]")).to_have_count(0)
    spot(page, "F6").click()
    page.keyboard.press("Escape")
    expect(position_label(page)).to_have_count(0)
    assert seq(page) == len(MOVES)
    expect(prompt(page)).to_contain_text("Lay a house")


def test_an_earlier_position_stays_while_others_play_on(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "open")
    server_probe.play_moves(server, made, *MOVES[:3])
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={made['mine'][0]['token']}")
    log(page).nth(1).click()
    expect(position_label(page)).to_contain_text("Looking back: 2 of 3")
    server_probe.play_moves(server, made, MOVES[3])
    expect(log(page)).to_have_count(4)
    expect(position_label(page)).to_contain_text("Looking back: 2 of 4")
    page.locator(DRAWN).wait_for()
    assert cards_on(page) == {"C3", "A1"}


def test_an_undone_move_is_struck_out_but_stays(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    undo(page)
    assert notations(page) == [*MOVES, "undo"]
    line = log(page).nth(4)
    expect(line).to_contain_text("taken back")
    expect(line.locator(".told")).to_have_css("text-decoration-line", "line-through")
    assert "D1" not in cards_on(page)
    known = seq(page)
    spot(page, "D1").click()
    wait_until_asked(page, known)
    assert server_probe.replay_log(server, table_id(page)).seq == len(MOVES) + 2


def test_notation_is_shown_only_on_request(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(notation=False)
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    assert set(notations(page)) == {""}
    line = page.locator("[data-testid=log] .told").nth(1)
    expect(line).to_have_text("Player 1 builds a 2-field house.")
    open_menu(page).get_by_test_id("show-notation").check()
    leave_dialog(page)
    assert notations(page) == list(MOVES)
    expect(line).to_contain_text("on A1, entrance on 2.2")


def test_every_sentence_names_the_player(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    sentences = page.locator("[data-testid=log] .told").all_inner_texts()
    assert re.match("Player 1 lays the start card on C3", sentences[0])
    for sentence, player in zip(sentences[1:], (1, 2, 3, 1), strict=True):
        assert sentence.startswith(f"Player {player} builds a 2-field house on")
