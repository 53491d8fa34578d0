"""Illegal choices: one sentence explains the reason, with the number of the rule."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import server_probe
from tests.kit.browser.keyboard import Keys
from tests.kit.browser.palermo import spot
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import leave_dialog, seq, sit_down_by_link, why_not
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

BUILT = ("start F6", "house A1 1 r0", "house B1 3 r0")


@pytest.mark.parametrize(
    ("cell", "rule", "sentence"),
    [
        ("A1", "PAL-1.3", "A card already lies on A1."),
        ("F6", "PAL-1.3", "A card already lies on F6."),
        ("D4", "PAL-1.5", "On D4 this roof shares no edge with another roof"),
    ],
)
def test_a_cell_where_the_card_does_not_fit_explains_why(
    page: Page, server: RunningServer, cell: str, rule: str, sentence: str
) -> None:
    sit_down_by_link(page, server.url, started_match(server, *BUILT))
    known = seq(page)
    spot(page, cell).click()
    expect(why_not(page)).to_contain_text(sentence)
    expect(why_not(page).get_by_role("button", name=f"Read rule {rule}")).to_have_text(rule)
    expect(page.locator(f"[data-refused='{cell}']")).to_be_attached()
    assert seq(page) == known


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (820, 1180)])
def test_an_explanation_does_not_shift_the_layout(
    page: Page, server: RunningServer, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down_by_link(page, server.url, started_match(server, *BUILT))
    parts = [page.get_by_test_id(name) for name in ("players", "confirm", "prompt", "palermo")]
    page.evaluate("document.fonts.ready.then(() => true)")  # other text needs other space
    before = [part.bounding_box() for part in parts]
    spot(page, "D4").click()
    expect(why_not(page)).to_contain_text("PAL-1.5")
    expect(why_not(page).locator("p")).to_be_in_viewport(ratio=1)
    assert [part.bounding_box() for part in parts] == before


def test_the_rule_number_opens_the_rulebook_at_that_rule(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *BUILT))
    spot(page, "D4").click()
    why_not(page).get_by_role("button", name="Read rule PAL-1.5").click()
    rule = page.get_by_test_id("rules").locator("[id='PAL-1.5']")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Roof to roof.")
    leave_dialog(page)
    expect(why_not(page)).to_contain_text("PAL-1.5")


def test_a_field_that_the_gangster_cannot_reach_explains_why(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "gangster")
    sit_down_by_link(page, server.url, made)
    roof = page.locator("[data-field][aria-label*=' roof']").first
    roof.click()
    expect(why_not(page)).to_contain_text("PAL-2.4")
    page.locator("[data-field][data-offered=false][aria-label*=promenade]").first.click()
    expect(why_not(page)).to_contain_text("PAL-2.3")


def test_the_keyboard_asks_for_the_reason_as_the_mouse_does(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, *BUILT))
    Keys(page).choose("A1")
    expect(why_not(page)).to_contain_text("A card already lies on A1.")
    page.keyboard.press("r")
    expect(spot(page, "A1")).to_be_focused()


def test_an_explanation_can_be_closed_and_disappears_with_the_next_move(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, *BUILT))
    spot(page, "A1").click()
    why_not(page).get_by_role("button", name="Close").click()
    expect(why_not(page)).to_be_empty()
    spot(page, "A1").click()
    expect(why_not(page)).not_to_be_empty()
    page.locator("[data-cell][data-offered=true]").first.click()
    expect(why_not(page)).to_be_empty()
