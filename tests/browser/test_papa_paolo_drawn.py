"""Papà Paolo on its drawn table: whole matches by pressing places and chips."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table import is_over, leave_dialog, seq, sit_down_by_link, wait_until_asked
from tests.conftest import House
from tests.server.client import Said, ask

BOARD = "[data-testid=papa_paolo]"
OPEN = f"{BOARD} [data-place][data-offered=true]"
CHIP = f"{BOARD} [data-chip]"


def laid(house: House, seats: int, **options: object) -> Said:
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    wish = {"game": "papa_paolo", "seats": [{"kind": "me", "name": "Anna"}, *bots]}
    made: Said = ask(house, "/api/tables", {**wish, "options": options})[1]
    return made


def next_thing(page: Page) -> Locator:
    """Something that can be done: a place, if there is one, else a chip."""
    page.locator(f"{OPEN}, {CHIP}").first.wait_for()
    places = page.locator(OPEN)
    return places.first if places.count() else page.locator(CHIP).last


def press(page: Page) -> None:
    """Where a tile fits only if turned, the first press turns it; what is final is confirmed."""
    known = seq(page)
    thing = next_thing(page)
    thing.hover(force=True)
    if page.locator("[data-ghost=turn]").count():
        thing.click(force=True)
        expect(page.locator("[data-ghost=fits]")).to_be_visible()
    thing.click(force=True)
    done = page.locator(f"[data-testid=table]:not([data-seq='{known}'])")
    done.or_(page.locator("[data-testid=confirm][aria-disabled=false]")).first.wait_for()
    if not done.count():
        page.get_by_test_id("confirm").click()
    wait_until_asked(page, known)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_played_to_its_end(page: Page, house: House, seats: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, laid(house, seats))
    expect(page.locator(BOARD)).to_be_visible()
    while not is_over(page):
        press(page)
    leave_dialog(page)
    expect(page.locator(f"{BOARD}[data-step=over]")).to_be_visible()
