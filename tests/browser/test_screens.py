"""Every screen, on the smallest device and in every language, and as axe sees it."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tavolino import i18n
from tavolino.games import GAMES
from tests.browser.conftest import Arrive
from tests.browser.screens import FINGERTIP, LANGUAGES, PHONE, SCREENS
from tests.browser.table import wait_until_still
from tests.conftest import ROOT, House

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

SMALLEST = {"width": 360, "height": 740}

KEY = re.compile(r"^([a-z][\w-]*-[\w-]*) *=", re.MULTILINE)
UNSAID = re.compile(r"\{\s*\$|\bundefined\b|\bNaN\b|\[object ")
EVERYTHING_READ = """() => [...document.querySelectorAll('*')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
]).filter(Boolean).join('\\n')"""

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
    """The names of all messages that do not look like a word."""
    rooms = (*(game.room for game in GAMES.values()), "examples.kuhn")
    return frozenset(KEY.findall(i18n.catalogue("en", rooms)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_phone_shows_this_screen_whole_in_every_language(
    arrive: Arrive, house: House, name: str, language: str
) -> None:
    page = arrive(**{**PHONE, "viewport": SMALLEST}, locale=LANGUAGES[language])
    SCREENS[name](page, house)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(FONTS_ARE_THERE)
    read = page.evaluate(EVERYTHING_READ)
    assert keys() & set(re.findall(r"[\w-]+", read)) == set(), "a message is missing"
    assert UNSAID.findall(read) == []
    assert page.evaluate(SIDEWAYS) == [], "something is beside the screen"
    assert page.evaluate(TOO_SMALL) == [], "something is too small to touch"


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1180, 820), (1920, 1080)])
@pytest.mark.parametrize("name", ["building", "collecting"])
def test_board_and_prompt_are_seen_whole_without_scrolling(
    arrive: Arrive, house: House, name: str, size: tuple[int, int]
) -> None:
    page = arrive(viewport={"width": size[0], "height": size[1]})
    SCREENS[name](page, house)
    board = page.get_by_role("grid", name="The city of Palermo")
    for part in (board, page.get_by_test_id("prompt"), page.get_by_test_id("confirm")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (820, 1180), (390, 844), (844, 390)])
@pytest.mark.parametrize("name", ["drawn_market", "drawn_stairs", "drawn_delivery"])
def test_every_part_of_papa_paolos_table_fits_without_scrolling(
    arrive: Arrive, house: House, name: str, size: tuple[int, int]
) -> None:
    page = arrive(viewport={"width": size[0], "height": size[1]})
    SCREENS[name](page, house)
    page.evaluate(FONTS_ARE_THERE)
    parts = [one for one in page.locator(".part").all() if one.is_visible()]
    for part in (*parts, page.get_by_test_id("prompt"), page.get_by_test_id("confirm")):
        expect(part).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("size", [(844, 390), (640, 360)], ids=["on its side", "twice as large"])
@pytest.mark.parametrize("name", ["building", "refused", "collecting", "past", "menu"])
def test_a_low_screen_does_not_scroll_into_nothing(
    arrive: Arrive, house: House, name: str, size: tuple[int, int]
) -> None:
    page = arrive(viewport={"width": size[0], "height": size[1]}, locale="de-AT")
    SCREENS[name](page, house)
    page.evaluate(FONTS_ARE_THERE)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe thinks is grave, and where."""
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        (fault["id"], [node["html"][:150] for node in fault["nodes"][:3]])
        for fault in found
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_grave_by_day_or_night(page: Page, house: House, name: str) -> None:
    SCREENS[name](page, house)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        wait_until_still(page)
        assert violations(page) == [], light


def test_axe_would_notice_a_button_without_a_name(page: Page, house: House) -> None:
    SCREENS["landing"](page, house)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault for fault, _ in violations(page)] == ["button-name"]
