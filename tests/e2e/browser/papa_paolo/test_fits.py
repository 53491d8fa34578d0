"""Papà Paolo's drawn table for two, three and four players, in the remaining phases."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.lobby.test_screens import AXE, FONTS_ARE_THERE, violations
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.table import sit_down_by_link, wait_until_still
from tests.kit.server import ROOT, RunningServer

pytestmark = pytest.mark.browser

ASSETS = ROOT / "src" / "tavolino" / "server" / "static" / "assets"
MAX_BOARD_BYTES = 60_000
"""Maximum size of the board code in bytes, compressed."""

TWO_FRAMES_LATER = """new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
"""Wait until the table has reacted to the new window size and is drawn for it."""

SIZES = ((820, 1180), (390, 844), (1280, 720))
SITUATIONS: dict[str, tuple[Any, ...]] = {
    "two bid": ("bid", 1, 2),
    "two choose": ("choose", 1, 2),
    "three": ("pawn", 1, 3),
    "picking": ("pick",),
    "investing": ("activate",),
    "the end": ("over",),
}


def expect_no_scrolling(page: Page) -> None:
    for part in [one for one in page.locator(".part").all() if one.is_visible()]:
        expect(part).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_table_fits_every_screen_and_axe_finds_no_violation(
    page: Page, server: RunningServer, situation: str
) -> None:
    sit_down_by_link(page, server.url, {**district_in(server, *SITUATIONS[situation]), "open": []})
    page.evaluate(FONTS_ARE_THERE)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES_LATER)
        expect_no_scrolling(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        wait_until_still(page)
        assert violations(page) == [], light


def test_the_board_code_is_light() -> None:
    packed = {file.name: file.stat().st_size for file in ASSETS.glob("papa_paolo-*.br")}
    assert packed
    assert sum(packed.values()) <= MAX_BOARD_BYTES, packed
