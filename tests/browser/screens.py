"""Every screen of the house, and how one comes to it in any language."""

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import witness
from tests.browser.palermo import offered, spot
from tests.browser.plain import few, prefer_words
from tests.browser.table import (
    Chair,
    lay_table,
    log,
    notations,
    open_menu,
    sit_down_by_link,
    why_not,
)
from tests.browser.villa import set_up
from tests.browser.villa_drawn import SIMPLY
from tests.conftest import House
from tests.server.client import Said, lay

LANGUAGES = {"en": "en-GB", "nl": "nl-BE", "fr": "fr-CA", "de": "de-AT"}
"""What we speak, and the locale of somebody who speaks it."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGERTIP = 44
"""Pixels that a finger needs."""

FRIENDS = (Chair("Here", "Anna"), Chair("By link"), Chair("Bot", "Beppe"))


@cache
def match_in(house: House, phase: str) -> Said:
    """A match of three people that has come to this phase. Whoever opens it only looks."""
    made = lay(house, "palermo", "me", "me", "me")
    witness.play_on(house, made, lambda update: is_in(phase, update))
    return made


@cache
def district_in(house: House, step: str, fewest: int = 1) -> Said:
    """A match of Papà Paolo in which the first of four is asked for this, or that is over."""

    def is_asked(update: Said) -> bool:
        mine = update["seat"] == 0 and update["seq"] > 150
        return bool(mine and update["view"]["step"] == step and len(update["options"]) >= fewest)

    for _ in range(20):  # the tiles may fall so that nobody has so much to choose from
        made = lay(house, "papa_paolo", "me", "open", "open", "open")
        last = witness.play_on(house, made, is_asked)
        if step == "over" or is_asked(last):
            return made
    raise AssertionError(f"nobody was asked for {step}")


def is_in(phase: str, update: Said) -> bool:
    enough = {"house": 12, "gangster": 50}.get(phase, 0)
    return bool(update["view"]["phase"] == phase and update["seq"] >= enough)


def landing(page: Page, house: House) -> None:
    page.goto(house.url)
    page.get_by_test_id("play-bots").first.wait_for()


def landing_with_a_running_match(page: Page, house: House) -> None:
    building(page, house)
    landing(page, house)
    page.get_by_test_id("continue").wait_for()


def new_table(page: Page, house: House) -> None:
    page.goto(f"{house.url}/new/palermo")
    page.get_by_test_id("lay-table").wait_for()
    page.locator("summary").click()
    page.get_by_test_id("switch-police").wait_for()


def invitation(page: Page, house: House) -> None:
    lay_table(page, house.url, "palermo", FRIENDS)
    page.get_by_test_id("invite").get_by_role("img").first.wait_for()


def building(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, match_in(house, "house"))
    assert offered(page)


def refused(page: Page, house: House) -> None:
    building(page, house)
    spot(page, notations(page)[0].removeprefix("start ")).click()
    expect(why_not(page)).not_to_be_empty()


def collecting(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, match_in(house, "gangster"))
    spot(page, offered(page)[0]).hover()


def past(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, match_in(house, "gangster"))
    if page.get_by_test_id("tab-log").is_visible():
        page.get_by_test_id("tab-log").click()
    log(page).nth(9).click()
    page.get_by_test_id("looking-back").wait_for()


def menu(page: Page, house: House) -> None:
    building(page, house)
    seat = open_menu(page).get_by_test_id("menu-seat-0")
    seat.get_by_role("button").first.click()
    seat.get_by_test_id("hand-to-bot").wait_for()


def rules_beside_the_table(page: Page, house: House) -> None:
    building(page, house)
    page.get_by_test_id("open-rules").click()
    page.locator("[id='PAL-1.5']").wait_for()


def rulebook(page: Page, house: House) -> None:
    page.goto(f"{house.url}/rules/palermo#PAL-2.5")
    expect(page.locator("[id='PAL-2.5']")).to_be_focused()


def plain_table(page: Page, house: House) -> None:
    building(page, house)
    page.get_by_test_id("style").click()
    page.get_by_test_id("plain-table").wait_for()


def market(page: Page, house: House) -> None:
    prefer_words(page)
    sit_down_by_link(page, house.url, {**district_in(house, "pawn", 9), "open": []})
    few(page).first.wait_for()


def district(page: Page, house: House) -> None:
    prefer_words(page)
    sit_down_by_link(page, house.url, {**district_in(house, "lay", 9), "open": []})
    few(page).first.click()


def drawn_market(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, {**district_in(house, "pawn", 9), "open": []})
    page.locator("[data-stage=city] [data-offered=true]").first.wait_for()


def drawn_stairs(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, {**district_in(house, "bid", 9), "open": []})
    page.locator("[data-stage=piazza] [data-offered=true]").first.wait_for()


def drawn_delivery(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, {**district_in(house, "ride", 2), "open": []})
    page.get_by_test_id("papa_paolo").locator("[data-offered=true]").first.wait_for()


def summary(page: Page, house: House) -> None:
    sit_down_by_link(page, house.url, {**district_in(house, "over"), "open": []})
    page.get_by_test_id("result").click()
    page.get_by_test_id("seal").locator("summary").click()
    page.locator("[data-testid=summary] .answer").wait_for()


@cache
def villa_in(house: House, phase: str) -> Said:
    """A villa of two on its pillars, in this phase. Whoever opens it only looks."""
    return set_up(house, phase)[0]


def pillars(page: Page, house: House) -> None:
    prefer_words(page)
    sit_down_by_link(page, house.url, villa_in(house, "start"))
    few(page).first.click()


def directions(page: Page, house: House) -> None:
    prefer_words(page)
    sit_down_by_link(page, house.url, villa_in(house, "pull"))
    page.get_by_test_id("moves").get_by_role("radio").nth(4).check()
    few(page).first.click()


def drawn_villa(page: Page, house: House) -> None:
    page.add_init_script(SIMPLY)
    sit_down_by_link(page, house.url, villa_in(house, "start"))
    villa = page.locator("[data-testid=villa_paletti][data-drawn=true]")
    villa.locator("button[data-offered=true]").first.dispatch_event("click")
    page.get_by_test_id("card").wait_for()


def drawn_pull(page: Page, house: House) -> None:
    page.add_init_script(SIMPLY)
    sit_down_by_link(page, house.url, villa_in(house, "pull"))
    page.locator("[data-testid=villa_paletti][data-drawn=true][data-task=pull]").wait_for()


def curtain(page: Page, house: House) -> None:
    lay_table(page, house.url, "kuhn", (Chair("Here", "Anna"), Chair("Here", "Bruno")))
    page.get_by_test_id("curtain").wait_for()


def poker(page: Page, house: House) -> None:
    curtain(page, house)
    page.get_by_test_id("curtain").get_by_role("button").click()
    page.locator("[data-action]").first.wait_for()


def no_such_table(page: Page, house: House) -> None:
    page.goto(f"{house.url}/table/nothing-here")
    page.get_by_test_id("trouble").wait_for()


def no_such_page(page: Page, house: House) -> None:
    page.goto(f"{house.url}/nowhere/at/all")
    page.get_by_test_id("trouble").wait_for()


SCREENS: dict[str, Callable[[Page, House], None]] = {
    way.__name__: way
    for way in (
        landing,
        landing_with_a_running_match,
        new_table,
        invitation,
        building,
        refused,
        collecting,
        past,
        menu,
        rules_beside_the_table,
        rulebook,
        plain_table,
        market,
        district,
        drawn_market,
        drawn_stairs,
        drawn_delivery,
        summary,
        pillars,
        directions,
        drawn_villa,
        drawn_pull,
        curtain,
        poker,
        no_such_table,
        no_such_page,
    )
}
