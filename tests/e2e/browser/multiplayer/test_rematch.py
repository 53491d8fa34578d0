"""After the end: a rematch for everybody, the sources of the points, and the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.prepared_matches import district_in, match_in
from tests.kit.browser.table import seq, sit_down_by_link, table_id, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser


def finished_match(server: RunningServer) -> Json:
    """A finished match of two players."""
    made = create_table(server, "kuhn", "me", "open")
    server_probe.play_on(server, made, lambda update: False)
    return made


def with_seats(made: Json, kind: str) -> Json:
    """The same table with only these tokens."""
    return {**made, "mine": made[kind], "open": []}


def ask_for_a_rematch(page: Page, server: RunningServer, made: Json) -> None:
    page.get_by_test_id("result").click()
    page.get_by_test_id("play-again").click()
    expect(page).not_to_have_url(f"{server.url}/table/{made['table']['id']}")
    wait_until_asked(page)


def test_one_player_requests_a_rematch_and_the_other_follows(
    arrive: Arrive, server: RunningServer
) -> None:
    made = finished_match(server)
    ada, bruno = arrive(), arrive()
    sit_down_by_link(ada, server.url, with_seats(made, "mine"))
    sit_down_by_link(bruno, server.url, with_seats(made, "open"))
    expect(bruno.get_by_test_id("to-the-rematch")).to_have_count(0)
    ask_for_a_rematch(ada, server, made)
    second = table_id(ada)
    bruno.get_by_test_id("to-the-rematch").click()
    expect(bruno).to_have_url(re.compile(second))
    expect(ada.get_by_test_id("players")).not_to_contain_text("away")
    expect(bruno.get_by_test_id("players")).to_contain_text("you")


def test_an_old_link_leads_to_the_current_table_of_its_players(
    arrive: Arrive, server: RunningServer
) -> None:
    made = finished_match(server)
    ada = arrive()
    sit_down_by_link(ada, server.url, with_seats(made, "mine"))
    ask_for_a_rematch(ada, server, made)
    bruno = arrive()
    token = made["open"][0]["token"]
    bruno.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    expect(bruno).to_have_url(f"{server.url}/table/{table_id(ada)}")
    expect(bruno.get_by_test_id("players")).to_contain_text("you")


def test_a_spectator_cannot_request_a_rematch(page: Page, server: RunningServer) -> None:
    made = finished_match(server)
    page.goto(f"{server.url}/table/{made['table']['id']}")
    page.get_by_test_id("result").click()
    expect(page.get_by_test_id("summary")).to_be_visible()
    expect(page.get_by_test_id("play-again")).to_have_count(0)


def test_the_sources_of_the_points_add_up(page: Page, server: RunningServer) -> None:
    for made in (match_in(server, "over"), district_in(server, "over")):
        page.goto("about:blank")
        sit_down_by_link(page, server.url, made)
        page.get_by_test_id("result").click()
        table = page.get_by_test_id("parts")
        expect(table).to_be_visible()
        rows = [
            [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
            for row in table.locator("tbody tr, tfoot tr").all()
        ]
        assert len(rows) > 2
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
        expect(page.get_by_test_id("curves")).to_be_visible()
        assert not re.search(r"-points-|^disc$|delivered$", table.inner_text())


def test_the_match_is_replayed_from_its_beginning(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "over"))
    page.get_by_test_id("result").click()
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("looking-back")).to_contain_text("before the first move")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("looking-back")).to_contain_text("start card")
    assert seq(page) > 50
