"""Multiplayer screens: clocks, delegated seats, rated tables and returning players."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from playwright.sync_api import Page

from tests.e2e.server.people.test_rated import create_rated_table, signed_in_browser
from tests.e2e.server.table.test_observers import create_observer_link
from tests.kit.browser.prepared_matches import district_in, rated_by
from tests.kit.browser.table import open_menu, sit_down_alone, wait_until_asked
from tests.kit.passkey_browser import Browser
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, http

CLOCK = {"limit": {"kind": "budget", "seconds": 600, "increment": 10}}
VARIANT = {"police": "off"}

Found = TypeVar("Found")


def in_thread(find: Callable[..., Found], *asked: object) -> Found:
    """Run it in another thread: this thread may already have an event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(find, *asked).result()


def sign_in(page: Page, server: RunningServer, who: Browser) -> None:
    name, _, value = who.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": f"{server.url}/api/"}])


def new_table_with_a_clock(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/palermo")
    page.get_by_test_id("lay-table").wait_for()
    time = page.get_by_test_id("time-choice")
    time.locator("summary").first.click()
    time.get_by_role("radio").last.check()
    time.locator("details summary").last.click()
    page.locator("details.card summary").last.click()
    page.get_by_test_id("switch-police").select_option(index=1)


def variant_with_a_clock(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", tempo=CLOCK, options=VARIANT)
    sit_down_alone(page, server.url, made)
    page.get_by_test_id("clocks").wait_for()


def stand_in(page: Page, server: RunningServer) -> None:
    sit_down_alone(
        page, server.url, create_table(server, "palermo", "me", "open", "easy", tempo=CLOCK)
    )
    seat = open_menu(page).get_by_test_id("menu-seat-0")
    seat.get_by_role("button").first.click()
    seat.get_by_test_id("hand-to-bot").click()
    seat.get_by_test_id("take-back").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("stand-in").wait_for()


def teacher(page: Page, server: RunningServer) -> None:
    made = district_in(server, "pawn", 9)
    secret = create_observer_link(server, made, made["mine"][0]["token"], "Nonna")
    page.goto(f"{server.url}/table/{made['table']['id']}#look={secret}")
    page.get_by_test_id("overlooking").wait_for()
    page.locator("[data-testid=table]:has(main:not([aria-busy=true]))").wait_for()


def recovery(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/you")
    page.get_by_test_id("keep-name").fill("Anna")
    page.get_by_test_id("keep-link").click()
    address = page.get_by_test_id("fresh-link").input_value()
    page.goto("about:blank")
    page.goto(address)
    page.get_by_test_id("come-back").wait_for()


def turn_notifications(page: Page, server: RunningServer) -> None:
    ada, made = (
        in_thread(signed_in_browser, server),
        create_table(server, "palermo", "me", "open", "easy"),
    )
    table, token = made["table"]["id"], made["mine"][0]["token"]
    ada.send_accepted("claim", seats=[{"table": table, "token": token}])
    for way in ("ntfy", "webhook"):
        call = {"way": way, "address": f"https://{way}.example/somewhere"}
        http(server, f"/api/tables/{table}/calls", {"t": "add", "token": token, "call": call})
    sign_in(page, server, ada)
    page.goto(f"{server.url}/you")
    page.get_by_test_id("notice-webhook").wait_for()


def rated_summary(page: Page, server: RunningServer) -> None:
    _, table = in_thread(rated_by, server)
    page.goto(f"{server.url}/table/{table}")
    page.get_by_test_id("result").click()
    page.get_by_test_id("ratings").get_by_text("±").first.wait_for()


def leaving_rated_table(page: Page, server: RunningServer) -> None:
    ada = in_thread(signed_in_browser, server)
    sign_in(page, server, ada)
    made = create_rated_table(ada, "me", "easy", "easy", game="palermo")
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={made['mine'][0]['token']}")
    wait_until_asked(page)
    menu = open_menu(page)
    menu.get_by_test_id("leave").click()
    menu.get_by_test_id("leave-words").wait_for()


def seat_to_be_freed(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", terms={"public": True})
    table = made["table"]["id"]
    assert http(server, f"/api/tables/{table}/join", {"name": "Eve"})[0] == 201
    keys = f"seat={made['mine'][0]['token']}&seat={made['host']}"
    page.goto(f"{server.url}/table/{table}#{keys}")
    wait_until_asked(page)
    seat = open_menu(page).get_by_test_id("menu-seat-1")
    seat.get_by_role("button").first.click()
    seat.get_by_test_id("vacate").wait_for()


MULTIPLAYER_SCREENS: tuple[Callable[[Page, RunningServer], None], ...] = (
    new_table_with_a_clock,
    variant_with_a_clock,
    stand_in,
    teacher,
    recovery,
    turn_notifications,
    rated_summary,
    leaving_rated_table,
    seat_to_be_freed,
)
