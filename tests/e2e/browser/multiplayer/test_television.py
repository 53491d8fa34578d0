"""A big screen shows the board without a player, and each player uses a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.lobby.test_screens import AXE, violations
from tests.kit.browser.papa_paolo import Finger, choose_first
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import TABLE, leave_dialog, open_menu, prompt, seq, wait_until_asked
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

TELEVISION = {"width": 1920, "height": 1080}


def create_television_table(television: Page, server: RunningServer) -> None:
    television.goto(f"{server.url}/new/papa_paolo")
    television.get_by_test_id("lay-table").wait_for()
    television.locator("form fieldset").first.get_by_role("radio", name="2").check()
    television.get_by_test_id("television").check()
    television.get_by_test_id("lay-table").click()


def seat_links(television: Page) -> list[str]:
    menu = open_menu(television)
    found = []
    for seat in range(2):
        card = menu.get_by_test_id(f"menu-seat-{seat}")
        card.get_by_role("button", name="Change").click()
        found.append(card.get_by_test_id(f"seat-link-{seat}").get_by_role("textbox").input_value())
    leave_dialog(television)
    return found


def test_players_use_phones_and_the_television_shows_the_board(
    arrive: Arrive, server: RunningServer
) -> None:
    television = arrive(viewport=TELEVISION)
    create_television_table(television, server)
    joining = television.get_by_test_id("joining")
    expect(joining.get_by_role("img")).to_have_count(2)
    television.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(television) == []
    phones = []
    for number, link in enumerate(seat_links(television)):
        phone = arrive(**PHONE)
        phone.goto(link)
        expect(television.get_by_test_id(f"joining-{number}")).to_have_count(0)
        phones.append(phone)
    expect(joining).to_have_count(0)
    expect(television.get_by_test_id("confirm")).to_have_count(0)
    for phone in phones:
        wait_until_asked(phone)
    for phone in phones:  # each keeps a start tile, which the other may not see
        wait_until_asked(phone)
        known = seq(phone)
        choose_first(Finger(phone))
        phone.get_by_test_id("confirm").tap()
        for each in phones:  # such an update resets an unconfirmed choice
            expect(each.locator(TABLE)).not_to_have_attribute("data-seq", str(known))
    expect(prompt(television)).to_contain_text("is placing a pawn")
    expect(television.get_by_role("region", name="District of Player")).to_be_visible()
