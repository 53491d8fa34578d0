"""Accounts: created on a phone, used on a laptop, and recovered in a new browser."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import open_menu, sit_down_against_bots, table_id, wait_until_asked
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def site_url(server: RunningServer) -> str:
    """The server under a host name: browsers make no passkeys for an IP address."""
    return server.url.replace("127.0.0.1", "localhost")


def add_authenticator(page: Page) -> Page:
    """A virtual authenticator that always confirms."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return page


def own_link(page: Page) -> str:
    """The link to the player's own seat, from the menu."""
    me = palermo.my_seat(page)
    seat = open_menu(page).get_by_test_id(f"menu-seat-{me}")
    seat.get_by_role("button", name="Change").click()
    return seat.get_by_test_id(f"seat-link-{me}").get_by_role("textbox").input_value()


def play_one_step(page: Page) -> None:
    wait_until_asked(page)
    palermo.take_step(Mouse(page))


def create_account(page: Page, site_url: str, name: str = "Ada") -> None:
    page.goto(f"{site_url}/you")
    page.get_by_test_id("keep-name").fill(name)
    page.get_by_test_id("keep-passkey").press("Enter")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def wait_for_answer(page: Page, act: Callable[[], None]) -> None:
    """Wait until the server has answered the change of the account."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/you")):
        act()


def test_an_account_from_a_phone_gets_a_passkey_on_a_laptop_and_continues_anywhere(
    arrive: Arrive, site_url: str, tmp_path: Path
) -> None:
    phone = arrive(**PHONE)
    sit_down_against_bots(phone, site_url)
    table, link = table_id(phone), own_link(phone)
    phone.context.close()

    laptop = add_authenticator(arrive())
    laptop.goto(link)
    play_one_step(laptop)
    open_menu(laptop).get_by_test_id("menu-to-you").click()
    laptop.get_by_test_id("keep-name").fill("Ada")
    laptop.get_by_test_id("keep-passkey").press("Enter")
    expect(laptop.get_by_test_id("passkey")).to_have_count(1)
    expect(laptop.get_by_test_id("tables").locator("li a")).to_have_attribute(
        "href", f"/table/{table}"
    )
    wait_for_answer(laptop, lambda: laptop.get_by_test_id("theme").click())
    wait_for_answer(laptop, lambda: laptop.get_by_test_id("new-link").click())
    recovery = laptop.get_by_test_id("fresh-link").input_value()

    third = arrive()
    third.goto(recovery)
    third.get_by_test_id("come-back").press("Enter")
    expect(third.get_by_test_id("fresh-link")).to_be_visible()
    expect(third.locator("html")).to_have_attribute("data-theme", "light")
    assert "link=" not in third.url
    third.goto(site_url)
    third.get_by_test_id("continue").get_by_role("link").first.click()
    play_one_step(third)

    third.goto(f"{site_url}/you")
    with third.expect_download() as downloaded:
        third.get_by_test_id("export").click()
    downloaded.value.save_as(tmp_path / "you.json")
    kept = json.loads((tmp_path / "you.json").read_text())
    assert (kept["name"], kept["preferences"]) == ("Ada", {"theme": "light", "notation": "on"})
    assert link in [seat["link"] for seat in kept["seats"]]

    third.get_by_test_id("delete").click()
    third.get_by_test_id("delete-really").click()
    expect(third.get_by_test_id("keep")).to_be_visible()
    laptop.reload()
    expect(laptop.get_by_test_id("keep")).to_be_visible()
    third.goto(link)
    play_one_step(third)


def test_signing_out_removes_all_tables_from_the_device_and_signing_in_restores_them(
    arrive: Arrive, site_url: str
) -> None:
    page = add_authenticator(arrive())
    create_account(page, site_url)
    sit_down_against_bots(page, site_url)
    table = table_id(page)
    page.goto(f"{site_url}/you")
    expect(page.get_by_test_id("tables").locator("li a")).to_have_count(1)
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("keep-name")).to_have_value("")
    page.goto(site_url)
    page.get_by_test_id("play-bots").first.wait_for()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    page.get_by_test_id("to-you").click()
    page.get_by_test_id("enter-passkey").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    page.get_by_test_id("tables").locator("li a").click()
    wait_until_asked(page)
    assert table_id(page) == table


def test_a_table_left_on_one_device_is_left_on_all(arrive: Arrive, site_url: str) -> None:
    page = add_authenticator(arrive())
    create_account(page, site_url)
    sit_down_against_bots(page, site_url)
    open_menu(page).get_by_test_id("leave").click()
    page.get_by_role("button", name="Just leave").click()
    page.goto(f"{site_url}/you")
    expect(page.get_by_test_id("tables")).to_contain_text("None yet")
    page.reload()
    expect(page.get_by_test_id("tables")).to_contain_text("None yet")


def test_passkeys_are_renamed_and_removed_except_the_last_way_to_sign_in(
    arrive: Arrive, site_url: str
) -> None:
    page = add_authenticator(arrive())
    create_account(page, site_url)
    page.get_by_test_id("rename-passkey").click()
    page.get_by_test_id("passkey-name").fill("Kitchen laptop")
    page.get_by_test_id("passkey-name").press("Enter")
    expect(page.get_by_test_id("passkey")).to_contain_text("Kitchen laptop")
    page.get_by_test_id("add-passkey").click()
    expect(page.get_by_test_id("passkeys-failure")).to_contain_text("has a passkey of yours")
    page.get_by_test_id("new-link").click()
    expect(page.get_by_test_id("fresh-link")).to_be_visible()
    page.get_by_test_id("drop-passkey").click()
    page.get_by_test_id("drop-passkey-really").click()
    expect(page.get_by_test_id("passkey")).to_have_count(0)
    page.get_by_test_id("add-passkey").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    page.get_by_test_id("drop-link").click()
    expect(page.get_by_test_id("fresh-link")).to_have_count(0)


def test_a_device_is_signed_out_from_another_one_by_keyboard(arrive: Arrive, site_url: str) -> None:
    page = arrive()
    page.goto(f"{site_url}/you")
    page.get_by_test_id("keep-link").click()
    link = page.get_by_test_id("fresh-link").input_value()
    other = arrive(**PHONE)
    other.goto(link)
    other.get_by_test_id("come-back").click()
    sessions = other.get_by_test_id("session")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="this device")).to_have_count(1)
    other.get_by_test_id("end-session").press("Enter")
    expect(sessions).to_have_count(1)
    expect(other.get_by_role("list", name="Signed in")).to_be_focused()
    page.reload()
    expect(page.get_by_test_id("keep-link")).to_be_visible()


REFUSING = """navigator.credentials.create = navigator.credentials.get =
  () => Promise.reject(new DOMException('no', 'NotAllowedError'))"""


def test_a_cancelled_or_unsupported_passkey_is_explained(
    arrive: Arrive, site_url: str, server: RunningServer
) -> None:
    page = arrive()
    page.add_init_script(REFUSING)
    page.goto(f"{site_url}/you")
    page.get_by_test_id("keep-passkey").click()
    expect(page.get_by_test_id("keep-failure")).to_contain_text("cancelled")
    page.get_by_test_id("enter-passkey").click()
    expect(page.get_by_test_id("enter-failure")).to_contain_text("cancelled")
    bare = arrive()
    bare.add_init_script("delete window.PublicKeyCredential")
    bare.goto(f"{site_url}/you")
    expect(bare.get_by_test_id("no-passkeys")).to_contain_text("knows no passkeys")
    number = arrive()
    number.goto(f"{server.url}/you")
    expect(number.get_by_test_id("no-passkeys")).to_contain_text("this one is a number")
    number.get_by_test_id("keep-link").click()
    expect(number.get_by_test_id("fresh-link")).to_be_visible()
