"""Every screen of the client, and how to reach it in any language."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tavolino.i18n import LANGUAGES
from tests.e2e.server.table.test_observers import create_observer_link
from tests.kit.browser.palermo import offered, spot
from tests.kit.browser.plain_table import move_buttons, prefer_plain_table
from tests.kit.browser.prepared_matches import (
    district_in,
    match_in,
    match_to_review,
    rated_by,
    villa_in,
)
from tests.kit.browser.screens_multiplayer import MULTIPLAYER_SCREENS, in_thread, sign_in
from tests.kit.browser.table import (
    Chair,
    fill_in_new_table,
    log,
    notations,
    open_menu,
    sit_down_alone,
    sit_down_by_link,
    why_not,
)
from tests.kit.browser.villa_paletti import LOW_DETAIL
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table

LOCALES = {lang: f"{lang}-BE" for lang in LANGUAGES}
"""The supported languages, and a browser locale of each."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGERTIP = 44
"""Minimum size of a touch target in pixels."""

FRIENDS = (Chair("Here", "Anna"), Chair("By link"), Chair("Bot", "Beppe"))


def landing(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-bots").first.wait_for()


def landing_with_a_running_match(page: Page, server: RunningServer) -> None:
    building(page, server)
    landing(page, server)
    page.get_by_test_id("continue").wait_for()


def new_table(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/palermo")
    page.get_by_test_id("lay-table").wait_for()
    page.locator("summary").last.click()
    page.get_by_test_id("switch-police").wait_for()


def invitation(page: Page, server: RunningServer) -> None:
    fill_in_new_table(page, server.url, "palermo", FRIENDS)
    page.get_by_test_id("invite").get_by_role("img").first.wait_for()


def building(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "house"))
    assert offered(page)


def refused(page: Page, server: RunningServer) -> None:
    building(page, server)
    spot(page, notations(page)[0].removeprefix("start ")).click()
    expect(why_not(page)).not_to_be_empty()


def collecting(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "gangster"))
    spot(page, offered(page)[0]).hover()


def earlier_position(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "gangster"))
    if page.get_by_test_id("tab-log").is_visible():
        page.get_by_test_id("tab-log").click()
    log(page).nth(9).click()
    page.get_by_test_id("looking-back").wait_for()


def menu(page: Page, server: RunningServer) -> None:
    building(page, server)
    seat = open_menu(page).get_by_test_id("menu-seat-0")
    seat.get_by_role("button").first.click()
    seat.get_by_test_id("hand-to-bot").wait_for()


def onlookers(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy")
    sit_down_alone(page, server.url, made)
    seat = open_menu(page).get_by_test_id("menu-seat-0")
    seat.get_by_role("button").first.click()
    seat.get_by_test_id("onlookers").locator("summary").click()
    seat.get_by_test_id("onlooker-make").click()
    seat.get_by_test_id("onlooker").wait_for()


def lobby(page: Page, server: RunningServer) -> None:
    tempo = {"limit": {"kind": "budget", "seconds": 1200, "increment": 15}}
    public = {"public": True, "talk": "words", "spectators": False}
    made = create_table(
        server, "papa_paolo", "me", "open", "open", "easy", terms=public, tempo=tempo
    )
    building(page, server)
    page.goto(f"{server.url}/lobby")
    page.get_by_test_id(f"listed-{made['table']['id']}").wait_for()


def terms(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/palermo?public")
    page.get_by_test_id("lay-table").wait_for()
    for each in page.get_by_test_id("terms-choice").locator("details summary").all():
        each.click()


def chat_settings(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", terms={"talk": "words"})
    sit_down_alone(page, server.url, made)
    page.get_by_test_id("open-phrases").click()
    page.get_by_test_id("own-words").fill("Ciao")
    page.get_by_test_id("say-words").click()
    page.get_by_test_id("said").wait_for()


def observer_view(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy")
    secret = create_observer_link(server, made, made["mine"][0]["token"], "Nonna")
    page.goto(f"{server.url}/table/{made['table']['id']}#look={secret}")
    page.get_by_test_id("overlooking").wait_for()


def pause(page: Page, server: RunningServer) -> None:
    clock = {"limit": {"kind": "budget", "seconds": 600, "increment": 10}}
    sit_down_alone(
        page, server.url, create_table(server, "palermo", "me", "open", "easy", tempo=clock)
    )
    page.get_by_test_id("ask-pause").click()
    page.get_by_test_id("pausing").wait_for()


def notifications(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, create_table(server, "palermo", "me", "open", "easy"))
    open_menu(page).get_by_test_id("calls").locator("summary").click()
    page.get_by_test_id("calls").get_by_role("button").first.wait_for()


def reporting(page: Page, server: RunningServer) -> None:
    building(page, server)
    report = open_menu(page).get_by_test_id("reporting")
    report.locator("summary").click()
    report.get_by_role("textbox").fill("?")


def television(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/papa_paolo")
    page.get_by_test_id("television").check()
    page.get_by_test_id("lay-table").click()
    page.get_by_test_id("joining").get_by_role("img").first.wait_for()


def rules_beside_the_table(page: Page, server: RunningServer) -> None:
    building(page, server)
    page.get_by_test_id("open-rules").click()
    page.locator("[id='PAL-1.5']").wait_for()


def rulebook(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/rules/palermo#PAL-2.5")
    expect(page.locator("[id='PAL-2.5']")).to_be_focused()


def plain_table(page: Page, server: RunningServer) -> None:
    building(page, server)
    page.get_by_test_id("style").click()
    page.get_by_test_id("plain-table").wait_for()


def market(page: Page, server: RunningServer) -> None:
    prefer_plain_table(page)
    sit_down_alone(page, server.url, district_in(server, "pawn", 9))
    move_buttons(page).first.wait_for()


def district(page: Page, server: RunningServer) -> None:
    prefer_plain_table(page)
    sit_down_alone(page, server.url, district_in(server, "lay", 9))
    move_buttons(page).first.click()


def drawn_market(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, district_in(server, "pawn", 9))
    page.locator("[data-stage=city] [data-offered=true]").first.wait_for()


def drawn_stairs(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, district_in(server, "bid", 9))
    page.locator("[data-stage=piazza] [data-offered=true]").first.wait_for()


def drawn_delivery(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, district_in(server, "ride", 2))
    page.get_by_test_id("papa_paolo").locator("[data-offered=true]").first.wait_for()


def summary(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, district_in(server, "over"))
    page.get_by_test_id("result").click()
    page.get_by_test_id("seal").locator("summary").click()
    page.locator("[data-testid=summary] .answer").wait_for()


def analysis(page: Page, server: RunningServer) -> None:
    sit_down_alone(page, server.url, match_to_review(server))
    page.get_by_test_id("result").click()
    found = page.get_by_test_id("analysis")
    found.locator("summary").click()
    found.get_by_test_id("analyse").or_(found.get_by_test_id("sources")).first.wait_for()
    if found.get_by_test_id("analyse").is_visible():
        found.get_by_test_id("analyse").click()
    found.get_by_test_id("sources").wait_for(timeout=300_000)


def pillars(page: Page, server: RunningServer) -> None:
    prefer_plain_table(page)
    sit_down_by_link(page, server.url, villa_in(server, "start"))
    move_buttons(page).first.click()


def directions(page: Page, server: RunningServer) -> None:
    prefer_plain_table(page)
    sit_down_by_link(page, server.url, villa_in(server, "pull"))
    page.get_by_test_id("moves").get_by_role("radio").nth(4).check()
    move_buttons(page).first.click()


def drawn_villa(page: Page, server: RunningServer) -> None:
    page.add_init_script(LOW_DETAIL)
    sit_down_by_link(page, server.url, villa_in(server, "start"))
    villa = page.locator("[data-testid=villa_paletti][data-drawn=true]")
    villa.locator("button[data-offered=true]").first.dispatch_event("click")
    page.get_by_test_id("card").wait_for()


def drawn_pull(page: Page, server: RunningServer) -> None:
    page.add_init_script(LOW_DETAIL)
    sit_down_by_link(page, server.url, villa_in(server, "pull"))
    page.locator("[data-testid=villa_paletti][data-drawn=true][data-task=pull]").wait_for()


def curtain(page: Page, server: RunningServer) -> None:
    fill_in_new_table(page, server.url, "kuhn", (Chair("Here", "Anna"), Chair("Here", "Bruno")))
    page.get_by_test_id("curtain").wait_for()


def poker(page: Page, server: RunningServer) -> None:
    curtain(page, server)
    page.get_by_test_id("curtain").get_by_role("button").click()
    page.locator("[data-action]").first.wait_for()


def imported_match(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/import")
    huge = FilePayload(name="huge.log", mimeType="text/plain", buffer=b"#" * (3 << 20))
    page.get_by_test_id("choose-file").set_input_files(huge)
    page.get_by_test_id("import-failure").wait_for()


def guest_account(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/you")
    page.get_by_test_id("what-is-kept").locator("summary").click()


def account(page: Page, server: RunningServer) -> None:
    building(page, server)
    page.goto(f"{server.url}/you")
    page.get_by_test_id("keep-name").fill("Anna")
    page.get_by_test_id("keep-link").click()
    page.get_by_test_id("tables").locator("li").first.wait_for()
    page.get_by_test_id("delete").click()


def statistics(page: Page, server: RunningServer) -> None:
    ada, _ = in_thread(rated_by, server)
    sign_in(page, server, ada)
    page.goto(f"{server.url}/statistics")
    page.get_by_test_id("statistics").wait_for()


def no_such_table(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/table/nothing-here")
    page.get_by_test_id("trouble").wait_for()


def no_such_page(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/nowhere/at/all")
    page.get_by_test_id("trouble").wait_for()


SCREENS: dict[str, Callable[[Page, RunningServer], None]] = {
    way.__name__: way
    for way in (
        landing,
        landing_with_a_running_match,
        new_table,
        invitation,
        building,
        refused,
        collecting,
        earlier_position,
        menu,
        onlookers,
        observer_view,
        pause,
        notifications,
        reporting,
        television,
        lobby,
        terms,
        chat_settings,
        rules_beside_the_table,
        rulebook,
        plain_table,
        market,
        district,
        drawn_market,
        drawn_stairs,
        drawn_delivery,
        summary,
        analysis,
        pillars,
        directions,
        drawn_villa,
        drawn_pull,
        curtain,
        poker,
        imported_match,
        guest_account,
        account,
        statistics,
        no_such_table,
        no_such_page,
        *MULTIPLAYER_SCREENS,
    )
}
