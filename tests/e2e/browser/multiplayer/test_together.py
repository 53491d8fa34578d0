"""Two players in two browsers, each with their own link, and a spectator."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse, offered, spot
from tests.kit.browser.table import (
    Chair,
    fill_in_new_table,
    leave_dialog,
    log,
    notations,
    open_menu,
    prompt,
    seq,
    table_id,
    undo,
    wait_until_asked,
)
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

FRIENDS = (Chair("Here", "Anna"), Chair("By link"), Chair("Bot", "Beppe"))


def copied_link(page: Page) -> str:
    """Copy the only link of the invitation, and read the clipboard."""
    invite = page.get_by_test_id("invite")
    invite.get_by_role("button", name="Copy link").click()
    expect(invite.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    expect(invite.get_by_role("textbox")).to_have_value(link)
    return str(link)


def open_two_browsers(arrive: Arrive, server: RunningServer) -> tuple[Page, Page]:
    """Anna creates a table and sends Bruno the link; he opens it, and she closes the invitation."""
    anna, bruno = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive()
    fill_in_new_table(anna, server.url, "palermo", FRIENDS)
    bruno.goto(copied_link(anna))
    expect(anna.get_by_test_id("seat-link-1")).to_contain_text("here")
    anna.get_by_test_id("invite-done").click()
    return anna, bruno


def name_in_strip(page: Page, seat: int, name: str) -> None:
    expect(page.locator(f"[data-player='{seat}'] strong")).to_have_text(name)


def build_house(page: Page) -> str:
    """Wait for the turn and place a house; return its cell."""
    wait_until_asked(page)
    if palermo.task(page) == "start":
        palermo.take_step(Mouse(page))
    known = seq(page)
    cell = palermo.build(Mouse(page))
    expect(log(page).nth(known)).to_contain_text(f"house {cell}")
    return cell


def test_two_browsers_play_each_other_through_a_seat_link(
    arrive: Arrive, server: RunningServer
) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    expect(bruno).to_have_url(anna.url)  # the secret is no longer in the address
    for _ in range(4):
        for mover, other, name in ((anna, bruno, "Anna"), (bruno, anna, "Player 2")):
            cell = build_house(mover)
            expect(spot(other, cell)).to_have_attribute("aria-label", house_of(cell, name))
    expect(log(anna)).to_have_count(13)
    expect(log(bruno)).to_have_count(13)
    assert notations(anna) == notations(bruno)


def house_of(cell: str, name: str) -> re.Pattern[str]:
    return re.compile(rf"^{cell}: \d-field house of {name}, disc at the door")


def test_the_other_player_sees_whose_turn_it_is_and_every_move(
    arrive: Arrive, server: RunningServer
) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    expect(prompt(bruno)).to_have_text("Anna lays the start card.")
    expect(bruno.locator("[data-player='0']")).to_have_attribute("data-acting", "true")
    build_house(anna)
    expect(prompt(anna)).to_have_text("Player 2 is building.")
    expect(prompt(bruno)).to_contain_text("Lay a house so that its roof touches another roof.")
    expect(bruno).to_have_title(re.compile("Your turn"))
    expect(bruno.get_by_test_id("news")).to_contain_text("Anna builds a 2-field house")


def test_a_name_entered_at_the_table_is_shown_to_the_other_player(
    arrive: Arrive, server: RunningServer
) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    name_in_strip(bruno, 0, "Anna")
    seat = open_menu(bruno).get_by_test_id("menu-seat-1")
    seat.get_by_role("button", name="Change").click()
    seat.get_by_role("textbox", name="Name").fill("Bruno")
    seat.get_by_role("button", name="Rename").click()
    name_in_strip(anna, 1, "Bruno")
    leave_dialog(bruno)
    build_house(anna)
    expect(prompt(anna)).to_have_text("Bruno is building.")


def test_a_move_can_be_undone_until_the_other_player_has_moved(
    arrive: Arrive, server: RunningServer
) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    cell = build_house(anna)
    expect(spot(bruno, cell)).to_have_attribute("aria-label", house_of(cell, "Anna"))
    undo(anna)
    expect(spot(bruno, cell)).to_have_attribute("aria-label", f"{cell}: empty plot")
    expect(log(bruno).filter(has_text="Anna takes back the last move.")).to_be_visible()
    expect(log(bruno).nth(1)).to_have_class(re.compile("undone"))
    build_house(anna)
    expect(anna.get_by_test_id("undo")).to_have_attribute("aria-disabled", "false")
    build_house(bruno)
    wait_until_asked(anna)
    expect(anna.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")


def test_a_spectator_sees_everything_and_has_no_controls(
    arrive: Arrive, server: RunningServer
) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    watcher = arrive()
    watcher.goto(f"{server.url}/table/{table_id(anna)}")
    cell = build_house(anna)
    expect(spot(watcher, cell)).to_have_attribute("aria-label", house_of(cell, "Anna"))
    expect(prompt(watcher)).to_have_text("Player 2 is building.")
    assert offered(watcher) == []
    expect(watcher.locator("[data-rest], [data-player].own")).to_have_count(0)
    expect(watcher.get_by_test_id("confirm")).to_have_count(0)
    expect(watcher.get_by_test_id("undo")).to_have_count(0)
    known = seq(watcher)
    spot(watcher, "F6").click()
    build_house(bruno)
    expect(log(watcher).nth(known)).to_contain_text("Player 2 builds")
    assert notations(watcher)[: known + 1] == notations(bruno)[: known + 1]


def test_a_bot_takes_over_a_seat_and_gives_it_back(arrive: Arrive, server: RunningServer) -> None:
    anna, bruno = open_two_browsers(arrive, server)
    build_house(anna)
    wait_until_asked(bruno)
    seat = open_menu(bruno).get_by_test_id("menu-seat-1")
    seat.get_by_role("button", name="Change").click()
    seat.get_by_test_id("hand-to-bot").click()
    wait_until_asked(anna)
    expect(anna.locator("[data-player='1']")).to_contain_text("Bot, normal")
    seat.get_by_test_id("take-back").click()
    expect(anna.locator("[data-player='1']")).not_to_contain_text("Bot")
    leave_dialog(bruno)
    build_house(anna)
    wait_until_asked(bruno)
    build_house(bruno)
