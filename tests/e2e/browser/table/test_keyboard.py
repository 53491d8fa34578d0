"""A player without a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import palermo, server_probe
from tests.kit.browser.keyboard import Keys, assert_focus_is_seen, press_on, tab_to
from tests.kit.browser.palermo import spot
from tests.kit.browser.prepared_matches import palermo_ending, palermo_in
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    notations,
    result,
    seq,
    sit_down_by_link,
    table_id,
    wait_until_asked,
)
from tests.kit.prepared_positions import open_table
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def test_a_player_starts_a_match_with_the_keyboard_only(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    tab_to(page, page.get_by_role("radio", name="Normal").first)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Easy").first).to_be_checked()
    press_on(page, page.get_by_test_id("play-bots").first)
    wait_until_asked(page)
    known = seq(page)
    for _ in range(3):
        palermo.take_step(Keys(page))
    assert seq(page) > known + 3


def test_every_phase_and_the_end_are_played_with_the_keyboard_only(
    page: Page, server: RunningServer
) -> None:
    for start in (palermo_in("house"), palermo_in("police"), palermo_in("gangster")):
        sit_down_by_link(page, server.url, open_table(server, start, "me", "me", "me"))
        palermo.take_step(Keys(page))
        palermo.take_step(Keys(page))
    made = open_table(server, palermo_ending(), "me", "easy", "easy")
    sit_down_by_link(page, server.url, made)
    palermo.play_to_the_end(Keys(page))
    shown = result(page)
    match = server_probe.replay_log(server, table_id(page))
    assert sorted(match.game.scores(match.state), reverse=True) == [one.score for one in shown]


def test_the_focus_stays_on_the_board_from_move_to_move(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3"))
    keys = Keys(page)
    for cell in ("A1", "B1", "C1"):
        known = seq(page)
        keys.choose(cell)
        wait_until_asked(page, known)
        expect(spot(page, cell)).to_be_focused()
        assert_focus_is_seen(page)


def test_the_focus_stays_on_the_board_when_the_targets_change_from_cells_to_fields(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    update = server_probe.play_on(server, made, lambda update: update["seq"] == 33)
    sit_down_by_link(page, server.url, made)
    keys = Keys(page)
    palermo.build(keys)
    wait_until_asked(page, update["seq"])
    assert palermo.task(page) == "police"
    expect(page.locator("[data-field]:focus")).to_have_count(1)
    page.keyboard.press("n")
    assert_focus_is_seen(page)
    expect(page.locator("[data-field][data-offered=true]:focus")).to_have_count(1)


def test_n_and_p_jump_between_the_offered_places(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3", "house E5 3 r0"))
    Keys(page).reach_board()
    jumps = []
    for key in ("n", "n", "p"):
        page.keyboard.press(key)
        jumps.append(page.locator("[data-cell]:focus").get_attribute("data-cell"))
    assert jumps[0] == jumps[2] != jumps[1]
    assert "fits" in (page.locator("[data-cell]:focus").get_attribute("aria-label") or "")


def test_letters_turn_the_card_and_digits_select_another(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3"))
    Keys(page).reach_board()
    for key in ("3", "r", "r", "Shift+R"):
        page.keyboard.press(key)
    Keys(page).choose("E5")
    wait_until_asked(page, 1)
    assert notations(page)[1] == "house E5 3 r1"


def test_the_house_cards_are_radio_buttons_for_the_arrow_keys(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3"))
    cards = page.get_by_role("radiogroup", name="House cards")
    tab_to(page, cards.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowRight")
    chosen = cards.get_by_role("radio", checked=True)
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("data-size", "3")
    assert_focus_is_seen(page)


def test_control_z_undoes_the_last_move(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3"))
    Keys(page).choose("E5")
    wait_until_asked(page, 1)
    page.keyboard.press("Control+z")
    wait_until_asked(page, 2)
    assert notations(page) == ["start C3", "house E5 2 r0", "undo"]


def test_a_dialog_traps_the_focus_and_returns_it(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server))
    opener = page.get_by_test_id("open-menu")
    press_on(page, opener)
    expect(page.get_by_test_id("menu")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        expect(page.locator("[data-testid=table] :focus")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_the_landing_page_has_no_skip_link_to_a_table(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-bots").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_table_opened_by_keyboard_takes_the_focus(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-bots").first.press("Enter")
    expect(page.locator("[data-testid=table] main")).to_be_focused()
    wait_until_asked(page)
    page.keyboard.press("Tab")
    expect(page.locator("[data-place]:focus")).to_have_count(1)
    page.get_by_role("link", name="to the games").press("Enter")
    page.get_by_test_id("play-bots").first.wait_for()
    expect(page.get_by_role("main")).to_be_focused()


def test_the_first_tab_stop_skips_to_the_table(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the table")).to_be_focused()
    assert_focus_is_seen(page)
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    expect(page.locator("#main [data-place][tabindex='0']").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("[data-place]:focus")).to_have_count(1)
