"""Villa Paletti: the villa falls, and a pillar is pulled over a bad connection."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tavolino.core.log import Log, parse_log
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.slow_network import slow_network
from tests.kit.browser.stored_match import TABLE, seat_token, store_match
from tests.kit.browser.table import leave_dialog, log, prompt, wait_until_asked
from tests.kit.browser.villa_paletti import (
    LOW_DETAIL,
    SMALL,
    own_free_pillar,
    pull_by_keys,
    set_down,
    sit_down,
    touch_by_keys,
    villa,
    wait_for_task,
)
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import ROOT, RunningServer, serve

pytestmark = pytest.mark.browser

MATCHES = ROOT / "tests/games/villa_paletti/matches"


def before_the_fall() -> Log:
    """A hand lies on the pillar that carried the villa."""
    whole = parse_log((MATCHES / "random-3-1.log").read_text(encoding="utf-8"))
    assert whole.entries[-1].text.startswith("fell")
    return replace(whole, entries=whole.entries[:-2])


@pytest.fixture
def stored_fall(tmp_path: Path) -> Log:
    fallen = before_the_fall()
    store_match(tmp_path / "kept.db", fallen, "practice")
    return fallen


def open_table(page: Page, server: RunningServer, table: str, seats: int) -> None:
    page.add_init_script(LOW_DETAIL)
    keys = "&".join(f"seat={seat_token(seat)}" for seat in range(seats))
    page.goto(f"{server.url}/table/{table}#{keys}")
    page.locator("[data-testid=villa_paletti][data-drawn=true]").wait_for()


def test_a_fall_shows_the_cause_and_a_practice_continues_before_it(
    arrive: Arrive, stored_fall: Log, tmp_path: Path
) -> None:
    table, seats = TABLE, stored_fall.header.seats
    page = arrive(viewport=SMALL)
    with serve(tmp_path / "kept.db") as server:
        open_table(page, server, table, seats)
        wait_for_task(page, "pull")
        with server_probe.open_connection(
            server, table, [seat_token(n) for n in range(seats)]
        ) as socket:
            told = server_probe.positions(socket)
            server_probe.act(socket, next(told), "pull 285")
            next(one for one in told if one["view"]["phase"] == "over")
        expect(villa(page)).to_have_attribute("data-fell", "blue")
        expect(prompt(page)).to_contain_text("has brought the villa down")
        expect(log(page).last).to_contain_text("The blue floor")
        expect(page.get_by_test_id("summary")).to_contain_text("The villa has come down")
        leave_dialog(page)
        page.get_by_test_id("rewind").click()
        page.wait_for_url(lambda url: table not in url)
        expect(villa(page)).to_have_attribute("data-phase", "objections")
        expect(villa(page)).to_have_attribute("data-fell", "")
        wait_until_asked(page)


def test_a_pillar_is_pulled_and_placed_over_a_slow_and_bad_connection(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    with slow_network(server) as far:
        sit_down(page, far, made, first)
        name = own_free_pillar(page)
        touch_by_keys(page, name)
        pull_by_keys(page)
        set_down(page)
        expect(log(page).filter(has_text="to the blue floor")).to_have_count(1)
        page.goto("about:blank")
