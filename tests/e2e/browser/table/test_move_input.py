"""Making and undoing moves: no input method makes a final move by accident."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.palermo import offered, spot
from tests.kit.browser.prepared_matches import match_in
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import (
    leave_dialog,
    log,
    open_menu,
    prompt,
    seq,
    sit_down_by_link,
    wait_for_seq,
    wait_until_asked,
)
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser

LONG_DELAY_SECONDS = 60
"""Seconds; longer than any test runs."""


@pytest.fixture(scope="module")
def long_delay_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a very long undo delay."""
    with serve(
        tmp_path_factory.mktemp("patient") / "tavolino.db", undo_seconds=LONG_DELAY_SECONDS
    ) as running:
        yield running


def table_before_bots(server: RunningServer) -> Json:
    """A match in which seat 0 builds its first house, and then a bot."""
    made = create_table(server, "palermo", "me", "easy", "easy")
    server_probe.play_on(server, made, lambda update: update["seq"] == 1)
    return made


def build_house(page: Page) -> int:
    """Place a house where the card fits; return the number of entries after it."""
    known = seq(page)
    spot(page, offered(page)[0]).click()
    wait_for_seq(page, known + 1)
    return known + 1


def test_bots_wait_and_space_skips_the_wait(page: Page, long_delay_server: RunningServer) -> None:
    sit_down_by_link(page, long_delay_server.url, table_before_bots(long_delay_server))
    known = build_house(page)
    expect(page.get_by_test_id("pause")).to_be_attached()
    expect(page.get_by_test_id("go-on")).to_be_visible()
    assert seq(page) == known
    page.keyboard.press("Space")
    wait_until_asked(page, known)
    expect(page.get_by_test_id("pause")).to_have_count(0)


def test_during_the_wait_one_click_undoes_the_move(
    page: Page, long_delay_server: RunningServer
) -> None:
    sit_down_by_link(page, long_delay_server.url, table_before_bots(long_delay_server))
    known = build_house(page)
    page.get_by_test_id("undo").click()
    wait_until_asked(page, known)
    assert offered(page)
    expect(log(page).nth(known)).to_contain_text("takes back")
    expect(page.get_by_test_id("pause")).to_have_count(0)


def test_a_spectator_sees_the_wait_and_cannot_skip_it(
    arrive: Arrive, long_delay_server: RunningServer
) -> None:
    made = table_before_bots(long_delay_server)
    mine, other = arrive(), arrive()
    sit_down_by_link(mine, long_delay_server.url, made)
    other.goto(f"{long_delay_server.url}/table/{made['table']['id']}")
    known = build_house(mine)
    wait_for_seq(other, known)
    expect(other.get_by_test_id("pause")).to_be_attached()
    expect(other.get_by_test_id("go-on")).to_have_count(0)
    other.keyboard.press("Space")
    expect(mine.get_by_test_id("pause")).to_be_attached()


def test_against_bots_undo_also_takes_back_the_moves_of_bots(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, table_before_bots(server))
    known = seq(page)
    spot(page, offered(page)[0]).click()
    wait_until_asked(page, known)
    there = seq(page)
    assert there > known + 1
    page.get_by_test_id("undo").click()
    wait_until_asked(page, there)
    expect(log(page).nth(there)).to_contain_text("and all that followed")


def test_confirmation_of_moves_is_set_on_each_device(
    page: Page, long_delay_server: RunningServer
) -> None:
    sit_down_by_link(page, long_delay_server.url, table_before_bots(long_delay_server))
    switch = open_menu(page).get_by_test_id("confirm-moves")
    expect(switch).not_to_be_checked()
    switch.check()
    leave_dialog(page)
    known = seq(page)
    spot(page, offered(page)[0]).click()
    expect(prompt(page)).to_contain_text("builds")
    assert seq(page) == known
    page.get_by_test_id("cancel").click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    spot(page, offered(page)[0]).click()
    page.get_by_test_id("confirm").click()
    wait_until_asked(page, known + 1)  # bots do not wait after a confirmed move
    page.reload()
    expect(open_menu(page).get_by_test_id("confirm-moves")).to_be_checked()


def test_touch_input_confirms_moves_unless_the_player_turns_it_off(
    arrive: Arrive, long_delay_server: RunningServer
) -> None:
    page = arrive(**PHONE)
    sit_down_by_link(page, long_delay_server.url, table_before_bots(long_delay_server))
    switch = open_menu(page).get_by_test_id("confirm-moves")
    expect(switch).to_be_checked()
    switch.uncheck()
    leave_dialog(page)
    known = seq(page)
    spot(page, offered(page)[0]).tap()
    wait_for_seq(page, known + 1)


def test_a_second_click_in_the_same_place_is_no_second_move(
    page: Page, server: RunningServer
) -> None:
    """Leaving the policeman and keeping the gangster in place never use the same place."""
    made = create_table(server, "palermo", "me", "me", "me")
    server_probe.play_on(server, made, is_between_policeman_and_gangster)
    sit_down_by_link(page, server.url, made)
    known = seq(page)
    box = page.locator("[data-rest]").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    wait_for_seq(page, known + 1)
    page.mouse.click(*middle)
    after = page.locator("[data-rest]").bounding_box()
    assert after
    assert not (after["y"] <= middle[1] <= after["y"] + after["height"])
    assert seq(page) == known + 1


def is_between_policeman_and_gangster(update: Json) -> bool:
    return bool(update["view"]["phase"] == "police" and "police -" in update["actions"])


def test_an_irreversible_move_waits_for_confirmation(page: Page, server: RunningServer) -> None:
    """In Kuhn poker the second check shows the cards; a player who never confirms is asked here."""
    made = create_table(server, "kuhn", "me", "me")
    server_probe.play_on(server, made, lambda update: update["seq"] == 3)
    page.add_init_script("localStorage.setItem('tavolino-confirm-moves', 'never')")
    sit_down_by_link(page, server.url, made)
    if page.get_by_test_id("curtain").count():
        page.get_by_test_id("curtain").get_by_role("button").click()
    page.locator("[data-action]").first.click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "false")
    assert seq(page) == 3
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_result_is_shown_beside_the_board(page: Page, server: RunningServer) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down_by_link(page, server.url, match_in(server, "over"))
    page.get_by_test_id("result").click()
    expect(page.get_by_test_id("summary")).to_be_visible()
    window = page.get_by_test_id("result-dialog").bounding_box()
    board = page.locator(".palermo.table svg").first.bounding_box()
    assert window
    assert board
    assert window["x"] > board["x"] + board["width"] / 2
