"""Villa Paletti alone: practice on a phone, the start of a first game, and resigning."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.table import log, seq, wait_until_asked
from tests.kit.browser.villa_paletti import LOW_DETAIL, SMALL, sit_down, villa, wait_for_task
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}


def test_on_a_phone_a_practice_fits_and_goes_back(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(LOW_DETAIL)
    page.goto(f"{server.url}/new/villa_paletti")
    page.get_by_test_id("practice").tap()
    page.locator("[data-testid=villa_paletti][data-drawn=true]").wait_for()
    wait_until_asked(page)
    while villa(page).get_attribute("data-phase") != "start":
        known = seq(page)
        page.locator("[data-say^=colour]").first.tap()
        page.get_by_test_id("confirm").tap()
        wait_until_asked(page, known)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    page.get_by_test_id("undo").tap()
    expect(villa(page)).to_have_attribute("data-phase", "colours")


def test_the_first_steps_of_a_first_game(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(viewport=SMALL)
    page.add_init_script(LOW_DETAIL)
    page.goto(f"{server.url}/new/villa_paletti")
    page.get_by_test_id("first-game").first.click()
    page.locator("[data-testid=villa_paletti][data-drawn=true]").wait_for()
    wait_until_asked(page)
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_have_attribute("data-step", "1")
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-next").click()
    page.get_by_test_id("confirm").click()
    wait_for_task(page, "pull")
    expect(lesson).to_have_attribute("data-step", "2")


def test_a_waiting_player_resigns_by_the_menu(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, 1 - first)
    expect(villa(page)).to_have_attribute("data-phase", "start")
    page.get_by_test_id("open-menu").click()
    page.locator("[data-anytime=resign]").click()
    expect(page.get_by_test_id("menu")).to_contain_text("You will be last.")
    page.get_by_test_id("anytime-sure").click()
    expect(page.get_by_test_id("summary")).to_be_visible()
    expect(log(page).filter(has_text="resigns")).to_have_count(1)
