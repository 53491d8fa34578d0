"""What a person does at any table: sit down, wait for a turn, look at the log, open the menu."""

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
    """Who shall sit there, as the page says it in English."""

    who: str
    name: str = ""


def sit_down_against_bots(page: Page, url: str, level: str = "Easy") -> None:
    """From the landing page with one click, after choosing how strong the bots are."""
    page.goto(url)
    page.get_by_role("radio", name=level).first.check()
    page.get_by_test_id("play-bots").first.click()
    wait_until_asked(page)


def seat_address(url: str, made: Json) -> str:
    """The address with the keys of all seats that a laid table gave out."""
    keys = [*made["mine"], *made["open"]]
    held = "&".join(f"seat={key['token']}" for key in keys)
    return f"{url}/table/{made['table']['id']}#{held}"


def sit_down_by_link(page: Page, url: str, made: Json) -> None:
    page.goto(seat_address(url, made))
    wait_until_asked(page)


def sit_down_alone(page: Page, url: str, made: Json) -> None:
    """The seats that others might take stay free."""
    sit_down_by_link(page, url, {**made, "open": []})


def fill_in_new_table(page: Page, url: str, game: str, chairs: Sequence[Chair]) -> None:
    """Play together: fill in who sits where, in this order, against easy bots."""
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
    """How many entries of the log the page has seen."""
    return int(page.locator(f"{TABLE}:not([data-seq=''])").get_attribute("data-seq") or 0)


def wait_until_asked(page: Page, after: int | None = None) -> None:
    """Until the page is idle and it is our turn, or the match is over.

    Our turn again, if `after` entries were known. Where players hand on the screen behind a
    curtain, until that is drawn.
    """
    news = TABLE if after is None else f"{TABLE}:not([data-seq='{after}'])"
    page.locator(
        f"{news}{IDLE}:has({DRAWN}):has({SETTLED}):has({ASKED}, {VEILED}, {OVER})"
    ).wait_for()


def wait_for_seq(page: Page, number: int) -> None:
    """Until the page has seen exactly so many entries."""
    expect(page.locator(TABLE)).to_have_attribute("data-seq", str(number))


def wait_until_still(page: Page) -> None:
    """Until nothing travels or fades any more; what beckons may go on."""
    page.wait_for_function(STILL)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def prompt(page: Page) -> Locator:
    return page.get_by_test_id("prompt")


def log(page: Page) -> Locator:
    """The entries of the log, as buttons that show the board at that moment."""
    return page.get_by_test_id("log").get_by_role("button")


def notations(page: Page) -> list[str]:
    """The log as it is written, without looking at the sentences."""
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
    """Once it is there: a result opens when the last move has been seen."""
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


class Standing(NamedTuple):
    """One line of the result."""

    place: int
    name: str
    score: int


WITHOUT_DRAWING = """(cell) => {
  const copy = cell.cloneNode(true);
  copy.querySelectorAll('svg').forEach((drawing) => drawing.remove());
  return copy.textContent.trim();
}"""
"""Browsers do not agree whether letters in a drawing are read."""


def result(page: Page) -> list[Standing]:
    """What the summary at the end says."""
    rows = page.get_by_test_id("summary").locator(".sheet-table tbody tr")
    expect(rows.first).to_be_visible()
    return [_standing(row) for row in rows.all()]


def _standing(row: Locator) -> Standing:
    place, score = row.locator("td").all_inner_texts()
    points = re.search(r"-?\d+", score.replace("one", "1").replace("−", "-"))
    assert points, score
    name = row.locator("th").evaluate(WITHOUT_DRAWING).splitlines()[-1].strip()
    return Standing(int(place), name, int(points[0]))
