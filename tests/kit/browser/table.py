"""Common actions at any table: join, wait for a turn, read the log, open the menu."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.kit.ws_client import Json

TABLE = "[data-testid=table]"
IDLE = "[data-idle=true]"
DRAWN = "main:not([aria-busy=true])"
ASKED = ".prompt.mine:not([aria-busy=true])"
SETTLED = ".prompt:not([aria-busy=true])"
VEILED = "[data-testid=curtain]"
OVER = "[data-testid=result]"
CHOICES = ("Here", "By link", "Bot")
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getTiming().iterations === Infinity)"""


class Chair(NamedTuple):
    """The kind of player for a seat, by its English name on the page."""

    who: str
    name: str = ""


def sit_down_against_bots(page: Page, url: str, level: str = "Easy") -> None:
    """Start from the landing page with one click, after selecting the level of the bots."""
    page.goto(url)
    page.get_by_role("radio", name=level).first.check()
    page.get_by_test_id("play-bots").first.click()
    wait_until_asked(page)


def seat_address(url: str, made: Json) -> str:
    """The address with the tokens of all human seats of a created table."""
    keys = [*made["mine"], *made["open"]]
    held = "&".join(f"seat={key['token']}" for key in keys)
    return f"{url}/table/{made['table']['id']}#{held}"


def sit_down_by_link(page: Page, url: str, made: Json) -> None:
    page.goto(seat_address(url, made))
    wait_until_asked(page)


def sit_down_alone(page: Page, url: str, made: Json) -> None:
    """Other human seats stay free."""
    sit_down_by_link(page, url, {**made, "open": []})


def fill_in_new_table(page: Page, url: str, game: str, chairs: Sequence[Chair]) -> None:
    """Fill in the new table with these seats in order, against easy bots."""
    page.goto(f"{url}/new/{game}")
    page.get_by_test_id("lay-table").wait_for()
    page.locator("form fieldset").first.get_by_role("radio", name=str(len(chairs))).check()
    for number, chair in enumerate(chairs):
        card = page.get_by_test_id(f"seat-{number}")
        card.get_by_role("radio").nth(CHOICES.index(chair.who)).check()
        card.get_by_role("textbox").fill(chair.name)
        if chair.who == "Bot":
            card.get_by_role("combobox").select_option("easy")
    page.get_by_role("checkbox").first.uncheck()
    page.get_by_test_id("lay-table").click()
    page.wait_for_url(re.compile(r"/table/"))


def table_id(page: Page) -> str:
    return page.url.split("/table/")[1].split("#")[0]


def seq(page: Page) -> int:
    """The number of log entries that the page has received."""
    return int(page.locator(f"{TABLE}:not([data-seq=''])").get_attribute("data-seq") or 0)


def wait_until_asked(page: Page, after: int | None = None) -> None:
    """Wait until the page is idle and it is the player's turn, or the match is over.

    With `after`, wait for a turn beyond this number of entries. On a shared screen, wait until the
    curtain is shown.
    """
    news = TABLE if after is None else f"{TABLE}:not([data-seq='{after}'])"
    page.locator(
        f"{news}{IDLE}:has({DRAWN}):has({SETTLED}):has({ASKED}, {VEILED}, {OVER})"
    ).wait_for()


def wait_for_seq(page: Page, number: int) -> None:
    """Wait until the page has received exactly this number of entries."""
    expect(page.locator(TABLE)).to_have_attribute("data-seq", str(number))


def wait_until_still(page: Page) -> None:
    """Wait until all animations of moves have ended; endless highlights may go on."""
    page.wait_for_function(STILL)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def prompt(page: Page) -> Locator:
    return page.get_by_test_id("prompt")


def log(page: Page) -> Locator:
    """The entries of the log, as buttons that show the board at that position."""
    return page.get_by_test_id("log").get_by_role("button")


def notations(page: Page) -> list[str]:
    """The log in notation, without the sentences."""
    return page.get_by_test_id("log").locator("button .notation").all_inner_texts()


def undo(page: Page) -> None:
    known = seq(page)
    page.get_by_test_id("undo").click()
    wait_until_asked(page, known)


def why_not(page: Page) -> Locator:
    return page.get_by_test_id("why-not")


def open_menu(page: Page) -> Locator:
    page.get_by_test_id("open-menu").click()
    menu = page.get_by_test_id("menu")
    expect(menu).to_be_visible()
    return menu


def leave_dialog(page: Page) -> None:
    """Wait for it first: the result opens after the last move was shown."""
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


class Standing(NamedTuple):
    """A row of the result."""

    place: int
    name: str
    score: int


WITHOUT_DRAWING = """(cell) => {
  const copy = cell.cloneNode(true);
  copy.querySelectorAll('svg').forEach((drawing) => drawing.remove());
  return copy.textContent.trim();
}"""
"""Browsers differ in whether they read letters in a drawing."""


def result(page: Page) -> list[Standing]:
    """The rows of the final summary."""
    rows = page.get_by_test_id("summary").locator(".sheet-table tbody tr")
    expect(rows.first).to_be_visible()
    return [_standing(row) for row in rows.all()]


def _standing(row: Locator) -> Standing:
    place, score = row.locator("td").all_inner_texts()
    points = re.search(r"-?\d+", score.replace("one", "1").replace("−", "-"))
    assert points, score
    name = row.locator("th").evaluate(WITHOUT_DRAWING).splitlines()[-1].strip()
    return Standing(int(place), name, int(points[0]))
