"""Every screen on the smallest device, in every language, and checked by axe."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tavolino import i18n
from tavolino.games import GAMES
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.screens import FINGERTIP, LOCALES, PHONE, SCREENS
from tests.kit.browser.table import wait_until_still
from tests.kit.server import ROOT, RunningServer

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

SMALLEST = {"width": 360, "height": 740}
DESKTOP = (1280, 720)

KEY = re.compile(r"^([a-z][\w-]*-[\w-]*) *=", re.MULTILINE)
UNSAID = re.compile(r"\{\s*\$|\bundefined\b|\bNaN\b|\[object ")
EVERYTHING_READ = """() => [...document.querySelectorAll(':not(noscript)')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
]).filter(Boolean).join('\\n')"""

SCROLLS = "document.documentElement.scrollHeight - innerHeight"
FONTS_ARE_THERE = "document.fonts.ready.then(() => true)"

TOUCHED = ".button, select, [data-size], a.card, a.home, label:has(input), summary"
TOO_SMALL = f"""() => [...document.querySelectorAll('{TOUCHED}')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
  .filter((one) => {{
    const {{ width, height }} = one.getBoundingClientRect();
    return Math.round(width) < {FINGERTIP} || Math.round(height) < {FINGERTIP};
  }})
  .map((one) => one.outerHTML.slice(0, 120))"""

SIDEWAYS = """() => [...document.querySelectorAll('html, main, dialog[open], dialog .content')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.outerHTML.slice(0, 120))"""


@cache
def keys() -> frozenset[str]:
    """The keys of all messages that do not look like a word."""
    rooms = (*(game.room for game in GAMES.values()), "examples.kuhn")
    return frozenset(KEY.findall(i18n.catalogue("en", rooms)))


SPEAK = """(tag) => {
  Object.defineProperty(navigator, 'languages', { get: () => [tag], configurable: true });
  dispatchEvent(new Event('languagechange'));
}"""
"""The browser prefers another language from now on."""


def check_in_every_language(page: Page) -> None:
    """On the smallest phone: every message is there, fits, and can be touched."""
    for language, locale in LOCALES.items():
        page.evaluate(SPEAK, locale)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wait_until_still(page)
        read = page.evaluate(EVERYTHING_READ)
        assert keys() & set(re.findall(r"[\w-]+", read)) == set(), "a message is missing"
        assert UNSAID.findall(read) == []
        assert page.evaluate(SIDEWAYS) == [], f"something is beside the screen in {language}"
        assert page.evaluate(TOO_SMALL) == [], f"something is too small to touch in {language}"


def check_with_axe(page: Page) -> None:
    """On a desktop: no serious violation by day or night."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    resize(page, *DESKTOP)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    wait_until_still(page)
    assert violations(page, "color-contrast") == [], "by night"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_a_phone_in_every_language_and_axe_finds_no_serious_violation(
    arrive: Arrive, server: RunningServer, name: str
) -> None:
    """One visit checks both, because reaching a screen takes most of the time."""
    page = arrive(**{**PHONE, "viewport": SMALLEST})
    SCREENS[name](page, server)
    page.evaluate(FONTS_ARE_THERE)
    check_in_every_language(page)
    check_with_axe(page)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    wait_until_still(page)


@pytest.mark.parametrize("name", ["building", "collecting"])
def test_board_and_prompt_are_visible_without_scrolling(
    page: Page, server: RunningServer, name: str
) -> None:
    SCREENS[name](page, server)
    board = page.get_by_role("grid", name="The city of Palermo")
    for size in [(390, 844), (844, 390), (820, 1180), (1180, 820), (1920, 1080)]:
        resize(page, *size)
        for part in (board, page.get_by_test_id("prompt"), page.get_by_test_id("confirm")):
            expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", ["drawn_market", "drawn_stairs", "drawn_delivery"])
def test_every_part_of_papa_paolos_table_fits_without_scrolling(
    page: Page, server: RunningServer, name: str
) -> None:
    SCREENS[name](page, server)
    page.evaluate(FONTS_ARE_THERE)
    for size in [(1280, 720), (1920, 1080), (820, 1180), (390, 844), (844, 390)]:
        resize(page, *size)
        parts = [one for one in page.locator(".part").all() if one.is_visible()]
        for part in (*parts, page.get_by_test_id("prompt"), page.get_by_test_id("confirm")):
            expect(part).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(SCROLLS) <= 0


@pytest.mark.parametrize("name", ["building", "refused", "collecting", "earlier_position", "menu"])
def test_a_low_screen_has_no_empty_scroll_area(
    arrive: Arrive, server: RunningServer, name: str
) -> None:
    """A phone in landscape, and a page that is zoomed to twice its size."""
    page = arrive(viewport={"width": 844, "height": 390}, locale="de-AT")
    SCREENS[name](page, server)
    page.evaluate(FONTS_ARE_THERE)
    for size in [(844, 390), (640, 360)]:
        resize(page, *size)
        assert page.evaluate(SCROLLS) <= 0


def violations(page: Page, *rules: str) -> list[tuple[str, list[str]]]:
    """The serious violations that axe finds and their places; by these rules only, or by all."""
    wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("wanted => axe.run(document, wanted)", wanted)["violations"]
    return [
        (fault["id"], [node["html"][:150] for node in fault["nodes"][:3]])
        for fault in found
        if fault["impact"] in GRAVE
    ]


def test_axe_would_notice_a_button_without_a_name(page: Page, server: RunningServer) -> None:
    SCREENS["landing"](page, server)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault for fault, _ in violations(page)] == ["button-name"]
