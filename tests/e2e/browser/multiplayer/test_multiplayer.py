"""People at a table: joining, names, phrases and spectators."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.table import open_menu, sit_down_by_link, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser


def two_player_table(server: RunningServer, game: str = "palermo") -> tuple[Json, Json]:
    """A table with a bot, as its host sees it, and as a friend sees it."""
    kinds = ("me", "open", "easy") if game == "palermo" else ("me", "open")
    made = create_table(server, game, *kinds)
    return {**made, "open": []}, {**made, "mine": made["open"], "open": []}


def open_seat_link(page: Page, server: RunningServer, made: Json) -> None:
    """Open the seat link, regardless of whose turn it is."""
    token = made["mine"][0]["token"]
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    page.locator(".palermo.table, [data-testid=plain-table]").first.wait_for()


def test_a_friend_is_asked_for_a_name_and_everybody_sees_them_join(
    arrive: Arrive, server: RunningServer
) -> None:
    mine, theirs = two_player_table(server)
    ada, bruno = arrive(), arrive()
    open_seat_link(ada, server, mine)
    ada.get_by_test_id("ask-name").get_by_role("button", name="Close").click()
    open_seat_link(bruno, server, theirs)
    expect(ada.get_by_test_id("table-news")).to_be_empty()
    asked = bruno.get_by_test_id("ask-name")
    asked.get_by_role("textbox").fill("Bruno")
    asked.get_by_role("button", name="That’s me").click()
    expect(asked).to_have_count(0)
    expect(ada.get_by_test_id("table-news")).to_contain_text("Bruno has sat down")
    expect(ada.get_by_test_id("players")).to_contain_text("Bruno")
    bruno.reload()
    expect(bruno.get_by_test_id("players")).to_contain_text("Bruno")
    expect(bruno.get_by_test_id("ask-name")).to_have_count(0)


def test_an_unreadable_name_is_refused_in_the_name_form(page: Page, server: RunningServer) -> None:
    open_seat_link(page, server, two_player_table(server)[0])
    asked = page.get_by_test_id("ask-name")
    asked.get_by_role("textbox").fill("\u3164")
    asked.get_by_role("button", name="That’s me").click()
    expect(asked.get_by_role("alert")).to_contain_text("cannot be read")


def test_phrases_are_shown_in_the_readers_language_and_can_be_muted(
    arrive: Arrive, server: RunningServer
) -> None:
    mine, theirs = two_player_table(server)
    ada, bruno = arrive(locale="de-DE"), arrive(locale="fr-FR")
    open_seat_link(ada, server, mine)
    open_seat_link(bruno, server, theirs)
    bruno.get_by_test_id("open-phrases").click()
    bruno.locator("[data-phrase=nice_move]").click()
    expect(ada.get_by_test_id("table-news")).to_contain_text("Spieler 2: Schöner Zug!")
    expect(bruno.get_by_test_id("table-news")).to_contain_text("Joli coup")
    ada.get_by_test_id("open-phrases").click()
    ada.get_by_test_id("mute-1").check()
    ada.locator("[data-phrase=thanks]").click()
    expect(bruno.get_by_test_id("table-news")).to_contain_text("Merci")
    bruno.get_by_test_id("open-phrases").click()
    bruno.locator("[data-phrase=goodbye]").click()
    expect(bruno.get_by_test_id("table-news")).to_contain_text("Au revoir")
    expect(ada.get_by_test_id("table-news")).not_to_contain_text("Auf Wiedersehen")


def test_against_bots_only_there_is_no_chat(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, create_table(server, "palermo", "me", "easy", "easy"))
    expect(page.get_by_test_id("open-phrases")).to_have_count(0)


def test_a_spectator_is_told_so_and_sees_no_tools(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "me", "me")
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "house")
    page.goto(f"{server.url}/table/{made['table']['id']}")
    expect(page.get_by_test_id("prompt-bar")).to_contain_text("You are watching")
    for tool in ("confirm", "undo", "open-phrases"):
        expect(page.get_by_test_id(tool)).to_have_count(0)
    expect(page.locator("[data-size], [data-turn], [data-rest]")).to_have_count(0)
    expect(open_menu(page).get_by_test_id("confirm-moves")).to_have_count(0)


def test_the_landing_page_shows_whose_turn_it_is_and_keeps_finished_matches(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, create_table(server, "palermo", "me", "easy", "easy"))
    mine, theirs = two_player_table(server, "kuhn")
    page.goto("about:blank")
    open_seat_link(page, server, theirs)
    over = {**create_table(server, "kuhn", "me", "easy"), "open": []}
    page.goto("about:blank")
    sit_down_by_link(page, server.url, over)
    page.goto(server.url)
    running = page.get_by_test_id("continue").get_by_test_id("stands")
    expect(running).to_have_count(3)
    expect(running.first).to_have_text("Your turn")
    expect(running.nth(2)).to_contain_text("Waiting for Player 1")
    expect(page.get_by_test_id("finished")).to_have_count(0)
    server_probe.play_on(server, over, lambda update: False)
    server_probe.play_on(server, {**mine, "open": theirs["mine"]}, lambda update: False)
    page.reload()
    done = page.get_by_test_id("finished").get_by_test_id("stands")
    expect(done).to_have_count(2)
    expect(done.first).to_have_text(re.compile("You have won!|You came second|win"))
    expect(running).to_have_count(1)


def test_sounds_and_notifications_are_off_by_default(
    arrive_with_notifications: Arrive, server: RunningServer
) -> None:
    page = arrive_with_notifications()
    sit_down_by_link(page, server.url, create_table(server, "palermo", "me", "easy", "easy"))
    menu = open_menu(page)
    for name in ("sounds", "notices"):
        switch = menu.get_by_test_id(name)
        expect(switch).not_to_be_checked()
        switch.check()
        expect(switch).to_be_checked()
    page.reload()
    wait_until_asked(page)
    expect(open_menu(page).get_by_test_id("sounds")).to_be_checked()
