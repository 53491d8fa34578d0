"""Leaving and returning: the same seat in the same browser or another one; and wrong addresses."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse, offered
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    notations,
    open_menu,
    seq,
    sit_down_against_bots,
    table_id,
    wait_for_seq,
    wait_until_asked,
    wait_until_still,
    why_not,
)
from tests.kit.server import RunningServer, serve

pytestmark = pytest.mark.browser


def test_a_reload_in_the_middle_of_a_match_changes_nothing(
    page: Page, server: RunningServer
) -> None:
    sit_down_against_bots(page, server.url)
    palermo.take_step(Mouse(page))
    me, known = palermo.my_name(page), notations(page)
    page.reload()
    wait_until_asked(page)
    assert notations(page) == known
    assert palermo.my_name(page) == me
    palermo.take_step(Mouse(page))


def test_continue_on_the_landing_page_leads_back_to_the_table(
    page: Page, server: RunningServer
) -> None:
    page.goto(server.url)
    expect(page.get_by_test_id("play-bots").first).to_be_visible()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    sit_down_against_bots(page, server.url)
    table, known = table_id(page), seq(page)
    page.get_by_role("link", name="Tavolino, to the games").click()
    page.get_by_test_id("continue").get_by_role("link", name=re.compile("Palermo")).click()
    wait_until_asked(page)
    assert (table_id(page), seq(page)) == (table, known)
    palermo.take_step(Mouse(page))


def test_the_own_link_carries_the_seat_to_a_second_device(
    arrive: Arrive, server: RunningServer
) -> None:
    laptop, phone = arrive(), arrive()
    sit_down_against_bots(laptop, server.url)
    me = palermo.my_seat(laptop)
    seat = open_menu(laptop).get_by_test_id(f"menu-seat-{me}")
    seat.get_by_role("button", name="Change").click()
    phone.goto(seat.get_by_test_id(f"seat-link-{me}").get_by_role("textbox").input_value())
    wait_until_asked(phone)
    assert palermo.my_seat(phone) == me
    palermo.take_step(Mouse(phone))
    wait_for_seq(laptop, seq(phone))
    assert notations(laptop) == notations(phone)


def test_a_player_who_leaves_for_good_hands_the_seat_to_a_bot(
    page: Page, server: RunningServer
) -> None:
    sit_down_against_bots(page, server.url)
    me = palermo.my_seat(page)
    table = page.url
    menu = open_menu(page)
    menu.get_by_test_id("leave").click()
    menu.get_by_test_id("leave-bot").click()
    expect(page.get_by_test_id("play-bots").first).to_be_visible()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    page.goto(table)
    expect(page.locator(f"[data-player='{me}']")).to_contain_text("Bot, normal")
    expect(page.get_by_test_id("confirm")).to_have_count(0)


def test_a_wrong_seat_link_makes_a_spectator_and_says_so(page: Page, server: RunningServer) -> None:
    made = started_match(server)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat=not-the-key")
    expect(why_not(page)).to_contain_text("This seat link is not valid for this table")
    assert offered(page) == []
    page.goto(server.url)
    expect(page.get_by_test_id("play-bots").first).to_be_visible()
    expect(page.get_by_test_id("continue")).to_have_count(0)


def test_an_unknown_table_is_reported_with_a_way_out(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/table/nothing-here")
    expect(page.get_by_test_id("trouble")).to_contain_text("There is no such table.")
    page.get_by_test_id("trouble").get_by_role("link", name="To the games").click()
    expect(page.get_by_test_id("play-bots").first).to_be_visible()


def test_an_unknown_game_or_page_is_reported(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/chess")
    expect(page.get_by_test_id("trouble")).to_contain_text("There is no game called “chess”")
    page.goto(f"{server.url}/rules")
    expect(page.get_by_test_id("trouble")).to_contain_text("This address leads nowhere.")


def test_an_unreachable_server_is_reported_and_retried(arrive: Arrive, database: Path) -> None:
    page = arrive(tolerate=CONNECTION_ERRORS)
    with serve(database) as server:
        page.goto(server.url)
        button = page.get_by_test_id("play-bots").first
        expect(button).to_be_visible()
        server.kill()
        button.click()
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    with serve(database, port=int(server.url.rsplit(":", 1)[1])):
        button.click()
        wait_until_asked(page)


def test_the_back_button_leads_back(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-together").first.click()
    expect(page.get_by_test_id("lay-table")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("play-bots").first).to_be_visible()
    page.go_forward()
    expect(page.get_by_test_id("lay-table")).to_be_visible()


def test_the_light_or_dark_theme_is_chosen_and_remembered(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(color_scheme="light")
    page.goto(server.url)
    by_day = background_colour(page)
    for name, is_night in (("day", False), ("night", True)):
        page.get_by_test_id("theme").click()
        expect(page.get_by_test_id("theme")).to_have_text(f"Light: always {name}")
        assert (background_colour(page) != by_day) == is_night
    page.reload()
    expect(page.get_by_test_id("theme")).to_have_text("Light: always night")
    assert background_colour(page) != by_day


def background_colour(page: Page) -> str:
    """The background colour of the page, once it has stopped changing."""
    page.get_by_test_id("theme").wait_for()
    wait_until_still(page)
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
