"""Multiplayer screens without a mouse: lobby, table terms, observers, notifications, leaving."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.e2e.server.people.test_lobby import PUBLIC, lobby_ids
from tests.kit.browser.keyboard import assert_focus_is_kept, press_on, tab_to
from tests.kit.browser.plain_table import plain_table, prefer_plain_table
from tests.kit.browser.screens_multiplayer import turn_notifications
from tests.kit.browser.table import seat_address, table_id
from tests.kit.browser.webhook_receiver import Receiver, receiver
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser

MORE_THAN_A_PAGE = 22
PAGE = 20


@pytest.fixture
def webhook() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def listed_tables(page: Page) -> Locator:
    return page.get_by_test_id("lobby-open").locator("[data-testid^=listed-]")


def create_public_table(server: RunningServer, game: str, *kinds: str) -> str:
    return str(create_table(server, game, *kinds, terms=PUBLIC)["table"]["id"])


def test_the_lobby_is_filtered_expanded_and_joined_by_keyboard(
    arrive: Arrive, database: Path
) -> None:
    with serve(database) as server:
        page = arrive(tolerate=CONNECTION_ERRORS)
        tables = [
            create_public_table(server, "kuhn", "me", "open") for _ in range(MORE_THAN_A_PAGE)
        ]
        create_public_table(server, "palermo", "me", "open", "easy")
        page.goto(f"{server.url}/lobby")
        expect(listed_tables(page)).to_have_count(PAGE)
        expect(listed_tables(page).filter(has_text="Palermo")).to_have_count(
            1
        )  # the newest is the first
        choose_kuhn(page)
        expect(listed_tables(page)).to_have_count(PAGE)
        expect(listed_tables(page).filter(has_text="Palermo")).to_have_count(0)
        press_on(page, page.get_by_test_id("more-open"))
        expect(listed_tables(page)).to_have_count(len(tables))
        expect(page.get_by_test_id("more-open")).to_have_count(0)
        assert_focus_is_kept(page)
        expect(listed_tables(page).nth(PAGE).get_by_test_id("join")).to_be_focused()
        goal = listed_tables(page).nth(PAGE + 1)
        chosen = (goal.get_attribute("data-testid") or "").removeprefix("listed-")
        press_on(page, goal.get_by_test_id("join"))
        name = page.get_by_test_id("ask-name").get_by_role("textbox")
        press_on(page, name, "A")
        page.keyboard.type("da")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("ask-name")).to_have_count(0)
        expect(page.get_by_test_id("players")).to_contain_text("Ada")
        assert table_id(page) == chosen
        assert_focus_is_kept(page)


def choose_kuhn(page: Page) -> None:
    """Typed letters select in a list, as in every browser."""
    games = page.get_by_test_id("lobby-game")
    tab_to(page, games)
    page.keyboard.press("K")
    expect(games).to_have_value("kuhn")
    expect(games).to_be_focused()


def test_a_table_with_other_terms_is_created_by_keyboard(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/kuhn")
    terms = page.get_by_test_id("terms-choice")
    press_on(page, terms.locator("summary").first)
    change_setting(page, "public", "By link", "Everybody")
    press_on(page, page.get_by_test_id("terms-public").locator("summary"))
    expect(page.get_by_test_id("terms-public")).to_contain_text("free for whoever comes first")
    change_setting(page, "talk", "Phrases", "Words")
    press_on(page, page.get_by_test_id("lay-table"))
    expect(page.get_by_test_id("invite")).to_contain_text("stands in the lobby")
    assert_focus_is_kept(page)
    press_on(page, page.get_by_test_id("invite-done"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert table_id(page) in lobby_ids(server, "open", game="kuhn")


def change_setting(page: Page, switch: str, before: str, after: str) -> None:
    choice = page.get_by_test_id(f"terms-{switch}")
    tab_to(page, choice.get_by_role("radio", name=before, exact=True))
    page.keyboard.press("ArrowRight")
    expect(choice.get_by_role("radio", name=after, exact=True)).to_be_checked()
    assert_focus_is_kept(page)


def open_menu_by_keys(page: Page) -> Locator:
    press_on(page, page.get_by_test_id("open-menu"))
    menu = page.get_by_test_id("menu")
    expect(menu).to_be_visible()
    return menu


def test_an_observer_link_is_created_and_revoked_by_keyboard(
    page: Page, server: RunningServer
) -> None:
    prefer_plain_table(page)
    page.goto(seat_address(server.url, {**create_table(server, "kuhn", "me", "open"), "open": []}))
    plain_table(page).wait_for()
    seat = open_menu_by_keys(page).get_by_test_id("menu-seat-0")
    press_on(page, seat.get_by_role("button", name="Change"))
    press_on(page, seat.get_by_test_id("onlookers").locator("summary"))
    press_on(page, seat.get_by_test_id("onlooker-name"), "N")
    page.keyboard.type("onna")
    press_on(page, seat.get_by_test_id("onlooker-make"))
    expect(seat.get_by_test_id("onlooker-made")).to_be_visible()
    expect(seat.get_by_test_id("onlooker")).to_contain_text("Nonna")
    expect(seat.get_by_test_id("onlooker-make")).to_be_focused()
    press_on(page, seat.get_by_test_id("onlooker-drop"))
    expect(seat.get_by_test_id("onlooker")).to_have_count(0)
    assert_focus_is_kept(page)
    expect(seat.get_by_test_id("onlooker-name")).to_be_focused()


def test_a_notification_is_set_up_tested_and_removed_by_keyboard(
    page: Page, webhook: Receiver, tmp_path: Path
) -> None:
    with serve(tmp_path / "near.db", private_calls="yes") as near:
        prefer_plain_table(page)
        page.goto(
            seat_address(
                near.url, {**create_table(near, "palermo", "me", "open", "easy"), "open": []}
            )
        )
        plain_table(page).wait_for()
        calls = open_menu_by_keys(page).get_by_test_id("calls")
        press_on(page, calls.locator("summary"))
        press_on(page, calls.get_by_test_id("call-way"), "W")
        expect(calls.get_by_test_id("call-way")).to_have_value("webhook")
        tab_to(page, calls.get_by_test_id("call-address"))
        page.keyboard.type(webhook.address)
        page.keyboard.press("Enter")
        expect(calls.get_by_test_id("call-webhook")).to_be_visible()
        assert_focus_is_kept(page)
        press_on(page, calls.get_by_test_id("call-test"))
        expect(calls.get_by_text("It was delivered.")).to_be_visible()
        expect(calls.get_by_test_id("call-test")).to_be_focused()
        assert webhook.receive()["event"] == "your_turn"
        press_on(page, calls.get_by_test_id("call-drop"))
        expect(calls.get_by_test_id("call-webhook")).to_have_count(0)
        expect(calls.get_by_test_id("call-address")).to_be_focused()
        assert_focus_is_kept(page)
        page.goto("about:blank")


def test_channels_of_other_devices_are_removed_by_keyboard(
    page: Page, server: RunningServer
) -> None:
    turn_notifications(page, server)
    notices = page.get_by_test_id("notices")
    press_on(page, notices.get_by_test_id("notice-ntfy").get_by_test_id("drop-notice"))
    expect(notices.get_by_test_id("notice-ntfy")).to_have_count(0)
    assert_focus_is_kept(page)
    press_on(page, notices.get_by_test_id("notice-webhook").get_by_test_id("drop-notice"))
    expect(notices).to_contain_text("At none of your tables yet")
    assert_focus_is_kept(page)


def test_the_host_frees_a_seat_by_keyboard_and_confirms_before_leaving(
    arrive: Arrive, server: RunningServer
) -> None:
    host, eve = arrive(), arrive()
    made = create_table(server, "kuhn", "me", "open", terms=PUBLIC)
    address = f"{server.url}/table/{made['table']['id']}"
    eve.goto(address)
    eve.get_by_test_id("sit-down").get_by_role("button").click()
    eve.get_by_test_id("ask-name").wait_for()
    prefer_plain_table(host)
    host.goto(f"{address}#seat={made['mine'][0]['token']}&seat={made['host']}")
    plain_table(host).wait_for()
    seat = open_menu_by_keys(host).get_by_test_id("menu-seat-1")
    press_on(host, seat.get_by_role("button", name="Change"))
    press_on(host, seat.get_by_test_id("vacate"))
    expect(seat.get_by_test_id("vacate")).to_have_count(0)
    assert_focus_is_kept(host)
    expect(eve.get_by_role("alert")).to_contain_text("Your seat was freed for others")
    expect(seat.get_by_test_id("seat-link-1")).to_be_visible()
    press_on(host, host.get_by_test_id("leave"))
    expect(host.get_by_test_id("leave-words")).to_be_focused()
    assert_focus_is_kept(host)
    press_on(host, host.get_by_test_id("leave-not"))
    expect(host.get_by_test_id("leave")).to_be_focused()
