"""The lobby: a public table is created, joined by one of two players, watched and viewed later."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.table import leave_dialog, table_id
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, tokens

pytestmark = pytest.mark.browser


def create_public_table(page: Page, url: str, **terms: str) -> str:
    """From the lobby: two players at Kuhn poker, one here, the other seat open."""
    page.goto(f"{url}/lobby")
    page.get_by_test_id("lobby-open").get_by_role("link", name="Kuhn").click()
    page.get_by_test_id("lay-table").wait_for()
    for name, choice in terms.items():
        page.get_by_test_id(f"terms-{name}").get_by_role("radio", name=choice).check()
    page.get_by_test_id("lay-table").click()
    expect(page.get_by_test_id("invite")).to_contain_text("stands in the lobby")
    leave_dialog(page)
    return table_id(page)


def test_one_of_two_players_gets_the_seat_and_the_other_watches_and_views_the_match_later(
    arrive: Arrive, database: Path
) -> None:
    with serve(database) as server:
        # Browsers log the refused request themselves, and the closed server at the end.
        ada, bruno, carla, dario = (arrive(tolerate=CONNECTION_ERRORS) for _ in range(4))
        table = create_public_table(ada, server.url, talk="Words", undo="No")
        for page in (bruno, carla, dario):
            page.goto(server.url)
            page.get_by_test_id("to-the-lobby").click()
            expect(page.get_by_test_id(f"listed-{table}")).to_contain_text("One seat is free")
            expect(page.get_by_test_id(f"listed-{table}")).to_contain_text("no undo")
        dario.route("**/api/lobby?*", lambda _: None)  # his lobby page is a moment old
        bruno.get_by_test_id("join").click()
        bruno.get_by_test_id("ask-name").get_by_role("textbox").fill("Bruno")
        bruno.get_by_test_id("ask-name").get_by_role("button", name="That’s me").click()
        expect(ada.get_by_test_id("players")).to_contain_text("Bruno")
        dario_joins(dario)
        watch = carla.get_by_test_id("lobby-running").get_by_test_id(f"listed-{table}")
        watch.get_by_test_id("watch").click()
        expect(carla.get_by_test_id("prompt-bar")).to_contain_text("You are watching")
        expect(carla.get_by_test_id("open-phrases")).to_have_count(0)
        chat_together(ada, bruno, carla)
        finish_match(server, table, ada, bruno)
        carla.goto(f"{server.url}/lobby")
        over = carla.get_by_test_id("lobby-over").get_by_test_id(f"listed-{table}")
        over.get_by_test_id("watch").click()
        carla.get_by_test_id("result").wait_for()


def dario_joins(page: Page) -> None:
    """A moment too late: the page still shows the seat."""
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("join-failure")).to_contain_text("a moment quicker")


def chat_together(ada: Page, bruno: Page, carla: Page) -> None:
    """Ada writes and Carla must see it at once: chat notices disappear after a while."""
    ada.get_by_test_id("open-phrases").click()
    ada.get_by_test_id("own-words").fill("<i>Ciao</i>")
    ada.get_by_test_id("say-words").click()
    expect(carla.get_by_test_id("table-news")).to_contain_text("<i>Ciao</i>")
    expect(ada.get_by_test_id("said")).to_contain_text("<i>Ciao</i>")
    leave_dialog(ada)
    bruno.get_by_test_id("open-phrases").click()
    said = bruno.get_by_test_id("said")
    said.get_by_test_id("report").click()
    said.get_by_test_id("report-sure").click()
    expect(said).to_contain_text("reported")
    bruno.locator("[data-testid^=mute-]").check()
    expect(said).to_have_count(0)
    leave_dialog(bruno)


def finish_match(server: RunningServer, table: str, *players: Page) -> None:
    keys = [
        page.evaluate("JSON.parse(localStorage.getItem('tavolino-tables'))[0].mine[0].token")
        for page in players
    ]
    made = {"table": {"id": table}, "mine": [{"token": key} for key in keys], "open": []}
    server_probe.play_on(server, made, lambda update: not update["actors"])


def test_without_spectators_a_stranger_sees_an_explanation_and_the_player_sees_the_table(
    arrive: Arrive, server: RunningServer
) -> None:
    terms = {"spectators": False, "talk": "off", "undo": "none"}
    made = create_table(server, "kuhn", "me", "open", terms=terms)
    address = f"{server.url}/table/{made['table']['id']}"
    ada, stranger = arrive(), arrive()
    stranger.goto(address)
    expect(stranger.get_by_role("alert")).to_contain_text("without spectators")
    ada.goto(f"{address}#seat={tokens(made, 'mine')[0]}")
    ada.get_by_test_id("plain-table").wait_for()
    expect(ada.get_by_test_id("open-phrases")).to_have_count(0)
    expect(ada.get_by_test_id("undo")).to_have_count(0)
    ada.keyboard.press("Control+z")
    expect(ada.get_by_test_id("prompt-bar")).to_contain_text("Nothing is taken back at this table")
    ada.goto(f"{server.url}/lobby")
    expect(ada.get_by_test_id("continue").get_by_test_id("stands")).to_be_visible()
