"""A shared screen: it turns to the next player and hides the secrets of each player."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse
from tests.kit.browser.table import Chair, fill_in_new_table, prompt, result, seq, wait_until_asked
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

CARDS = re.compile(r"\b(jack|queen|king)\b", re.IGNORECASE)


def test_two_players_and_a_bot_share_one_screen(page: Page, server: RunningServer) -> None:
    chairs = (Chair("Here", "Anna"), Chair("Here", "Bruno"), Chair("Bot", "Beppe"))
    fill_in_new_table(page, server.url, "palermo", chairs)
    wait_until_asked(page)
    palermo.take_step(Mouse(page))
    for name in ("Anna", "Bruno") * 3:
        expect(page.get_by_test_id("prompt-bar")).to_contain_text(f"{name}’s turn")
        assert palermo.my_name(page) == name
        expect(page.get_by_test_id("curtain")).to_have_count(0)
        palermo.take_step(Mouse(page))
    movers = [line.inner_text() for line in page.locator("[data-testid=log] .told").all()]
    turns = ["Anna", *("Anna", "Bruno", "Beppe") * 3]
    assert [told.split()[0] for told in movers] == turns


def test_one_of_two_players_continues_on_another_device(
    page: Page, arrive: Arrive, server: RunningServer
) -> None:
    """A table for one screen becomes a table for two devices in the middle of the match."""
    chairs = (Chair("Here", "Anna"), Chair("Here", "Bruno"), Chair("Bot", "Beppe"))
    fill_in_new_table(page, server.url, "palermo", chairs)
    wait_until_asked(page)
    palermo.take_step(Mouse(page))
    page.get_by_test_id("open-menu").click()
    seat = page.get_by_test_id("menu-seat-1")
    seat.get_by_role("button", name="Change").click()
    link = seat.get_by_role("textbox", name="Link for Bruno").input_value()
    seat.get_by_test_id("hand-over").click()
    page.wait_for_load_state()
    elsewhere = arrive()
    elsewhere.goto(link)
    for screen, name in ((page, "Anna"), (elsewhere, "Bruno")) * 2:
        wait_until_asked(screen)
        asked = screen.get_by_test_id("prompt-bar")
        expect(asked).to_contain_text("Your turn")
        assert palermo.my_name(screen) == name
        palermo.build(Mouse(screen))
        expect(asked).not_to_contain_text("Your turn")


def open_curtain(page: Page, name: str) -> None:
    """The screen is handed on: first no card is visible, then only the card of this player."""
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text(f"{name} is next")
    assert cards_in(page) == set()
    curtain.get_by_role("button", name=f"I am {name}").click()
    expect(curtain).to_have_count(0)
    page.locator(
        "[data-testid=plain-table]:not([aria-busy=true])"
    ).wait_for()  # the description of the screen


def cards_in(page: Page) -> set[str]:
    """The cards that the page knows, shown or hidden."""
    return {card.lower() for card in CARDS.findall(page.content())}


def press_action(page: Page, word: str) -> None:
    known = seq(page)
    page.locator(f"[data-action={word}]").click()
    page.get_by_test_id("confirm").click()
    wait_until_asked(page, known)


def test_a_curtain_hides_the_card_of_each_player_from_the_other(
    page: Page, server: RunningServer
) -> None:
    fill_in_new_table(page, server.url, "kuhn", (Chair("Here", "Anna"), Chair("Here", "Bruno")))
    open_curtain(page, "Anna")
    annas = cards_in(page)
    assert len(annas) == 1
    press_action(page, "check")
    open_curtain(page, "Bruno")
    brunos = cards_in(page)
    assert len(brunos) == 1
    assert brunos != annas
    press_action(page, "bet")
    open_curtain(page, "Anna")
    assert cards_in(page) == annas
    press_action(page, "call")
    expect(prompt(page)).to_contain_text("wins 2 chips")
    assert {standing.score for standing in result(page)} == {2, -2}
    assert cards_in(page) >= annas | brunos


def test_opening_the_curtain_early_shows_nothing_of_the_last_player(
    page: Page, server: RunningServer
) -> None:
    """The table arrives a little later than the turn; in this test, it never arrives."""
    holding: list[bool] = []

    def carry(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(
            lambda said: None if holding and '"t":"details"' in str(said) else here.send(said)
        )

    page.route_web_socket(re.compile("/live$"), carry)
    fill_in_new_table(page, server.url, "kuhn", (Chair("Here", "Anna"), Chair("Here", "Bruno")))
    open_curtain(page, "Anna")
    annas = cards_in(page)
    page.locator("[data-action=check]").click()
    holding.append(True)
    page.get_by_test_id("confirm").click()
    curtain = page.get_by_test_id("curtain")
    curtain.get_by_role("button", name="I am Bruno").click()
    expect(curtain).to_have_count(0)
    assert not cards_in(page) & annas
