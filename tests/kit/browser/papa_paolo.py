"""Plays Papà Paolo on the drawn table with any input method: mouse, keyboard or touch.

Decisions are based on what the page shows and offers, as those of a human player.
"""

from functools import cache, partial
from itertools import count
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tavolino.core.log import Log
from tests.kit.browser.table import SETTLED, TABLE, is_over, seq, sit_down_by_link, wait_until_asked
from tests.kit.prepared_positions import last_scene, open_table, reach
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, http

BOARD = "[data-testid=papa_paolo]"
OPEN = "[data-place][data-offered=true]"
READY = "[data-testid=confirm][aria-disabled=false]"


class Hand(Protocol):
    """An input method for the table."""

    page: Page

    def choose(self, place: str) -> None:
        """Choose an offered place."""

    def press(self, chip: str) -> None:
        """Press a chip."""

    def confirm(self) -> None:
        """Confirm a waiting choice."""


def create_bot_table(server: RunningServer, seats: int, **options: object) -> Json:
    """A table against easy bots."""
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    wish = {"game": "papa_paolo", "seats": [{"kind": "me", "name": "Anna"}, *bots]}
    made: Json = http(server, "/api/tables", {**wish, "options": options})[1]
    return made


# ---------------------------------------------------------------- prepared positions
STEPS = ("keep", "pawn", "stock", "bid", "pick", "activate", "choose", "ride")
"""The decisions of a player. Only two players keep a start tile and choose a delivery tile."""


def is_asked(scene: Json, step: str, word: str = "") -> bool:
    """Must the first seat decide this, with a legal action that begins with the word?"""
    said = scene["actions"] if scene["seat"] == 0 and scene["view"]["step"] == step else []
    return len(said) > 1 and any(one.startswith(word) for one in said)


@cache
def log_before_decision(step: str, seats: int, word: str = "", **options: Any) -> Log:
    """A match in which the first seat must decide this; one legal action begins with the word."""

    wanted = partial(is_asked, step=step, word=word)
    for seed in range(20):
        log = reach("papa_paolo", seats, wanted, seed=seed, **options)
        if wanted(last_scene(log)):
            return log
    raise AssertionError(f"the first seat never has to choose: {step}")


def open_at(server: RunningServer, log: Log) -> Json:
    """A table at which the player has the first seat and easy bots have the others."""
    return open_table(server, log, "me", *["easy"] * (log.header.seats - 1))


def make_every_decision(hand: "Hand", server: RunningServer, seats: int, **options: Any) -> None:
    """Make each kind of decision once, each at a separate table."""
    steps = [step for step in STEPS if seats == 2 or step not in ("keep", "choose")]
    for number, step_name in enumerate(steps):
        made = open_at(server, log_before_decision(step_name, seats, **options))
        sit_down_by_link(hand.page, server.url, made)
        assert step(hand.page) == step_name
        known = seq(hand.page)
        take_step(hand, number)
        assert seq(hand.page) > known


# ---------------------------------------------------------------- the state of the table
def step(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-step") or ""


def offered(page: Page, part: str) -> list[str]:
    """The places of a part of the table that offer an action."""
    found = page.locator(f"{BOARD} .part.{part} {OPEN}")
    return [str(name) for name in found.evaluate_all("all => all.map(one => one.dataset.place)")]


def spot(page: Page, place: str) -> Locator:
    return page.locator(f"{BOARD} [data-place='{place}']")


def cells(page: Page) -> list[str]:
    """The tiles of the city over which a pawn can be held."""
    return [place for place in offered(page, "city") if len(place) == 2]


def chips(page: Page) -> list[str]:
    found = page.locator(f"{BOARD} [data-chip][data-can=true]:not([data-chip=turn])")
    return [str(name) for name in found.evaluate_all("all => all.map(one => one.dataset.chip)")]


def is_ready(page: Page) -> bool:
    return page.locator(READY).count() > 0


# ---------------------------------------------------------------- one decision
def take_step(hand: Hand, number: int) -> None:
    """Do the current task in a way that depends on the number, and wait for the next one."""
    page, known = hand.page, seq(hand.page)
    if is_ready(page):  # the end of the last plan cannot be undone, so it waits for Confirm
        confirm_and_wait(hand, known)
        return
    match step(page):
        case "pawn" | "mode":
            use_pawn(hand, number)
        case "lay":
            place_tile(hand, offered(page, "district")[-1])
        case "stock":
            stock_pizzas(hand, known)
        case "activate":
            invest(hand, number)
        case "ride" | "drop":
            deliver(hand)
        case "bid":
            bid(hand, number)
        case _:
            choose_first(hand)
    confirm_and_wait(hand, known)


def confirm_and_wait(hand: Hand, known: int) -> None:
    """Confirm a waiting choice, then wait for the next task."""
    confirm_waiting_choice(hand, known)
    wait_until_asked(hand.page, known)


def confirm_waiting_choice(hand: Hand, known: int) -> None:
    """A decision must add a log entry or wait for confirmation; fails with the visible state."""
    page = hand.page
    asked = step(page)
    news = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    try:
        news.or_(page.locator(READY)).first.wait_for()
        if seq(page) == known and is_ready(page):
            hand.confirm()
            news.wait_for()
    except TimeoutError:
        bar = page.get_by_test_id("prompt-bar").evaluate("bar => bar.outerHTML")
        places = page.locator(f"{BOARD} {OPEN}").evaluate_all("all => all.map((p) => p.outerHTML)")
        found = [asked, step(page), *chips(page), bar, *(place[:300] for place in places)]
        raise AssertionError("nothing came of it: " + "\n".join(found)) from None


def use_pawn(hand: Hand, number: int) -> None:
    page = hand.page
    if step(page) == "pawn":
        hand.choose(cells(page)[number % len(cells(page))])
        expect(page.locator(f"{BOARD}[data-held]")).to_be_visible()
    spots = offered(page, "district")
    if spots and number % 3:
        place_tile(hand, spots[-1])
        return
    work = [chip for chip in chips(page) if chip.startswith("stall")]
    chosen = work[number % len(work)] if work else "nothing"
    hand.press(chosen)
    if chosen.endswith("shop"):
        hand.press(last_chip(page, "shop "))
    elif chosen.endswith("build"):
        hand.press(last_chip(page, "supply "))
        hand.choose(offered(page, "district")[0])


def last_chip(page: Page, kind: str) -> str:
    """The last enabled chip of this kind."""
    page.locator(f"{BOARD} [data-chip^='{kind}'][data-can=true]").first.wait_for()
    return [chip for chip in chips(page) if chip.startswith(kind)][-1]


def place_tile(hand: Hand, place: str) -> None:
    """If a tile fits only when turned, the first press turns it."""
    page, known = hand.page, seq(hand.page)
    hand.choose(place)
    done = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    turned = page.locator(f"{TABLE}:has({SETTLED}):has([data-ghost=fits])")
    done.or_(turned).first.wait_for()
    if seq(page) == known and not is_ready(page):
        hand.choose(place)


def stock_pizzas(hand: Hand, known: int) -> None:
    """Put pizzas where there is room, until none is left."""
    page = hand.page
    news = f"{TABLE}:not([data-seq='{known}'])"
    while not page.locator(f"{news}, {READY}").count():
        if places := offered(page, "district"):
            hand.choose(places[0])


def invest(hand: Hand, number: int) -> None:
    page = hand.page
    choices = [chip for chip in chips(page) if chip != "discard"] or ["discard"]
    chosen = choices[number % len(choices)]
    hand.press(chosen)
    if chosen.startswith("supply"):
        hand.choose(offered(page, "district")[0])


def bid(hand: Hand, number: int) -> None:
    steps = offered(hand.page, "piazza")
    if steps and number % 4:
        hand.choose(steps[-1])
    else:
        hand.press("pass")


def deliver(hand: Hand) -> None:
    """To a waiting tile and home. With two pizzerias, choose one first."""
    for attempt in range(20):
        if is_ready(hand.page):
            return
        hand.choose(next_stop(hand.page, attempt))
    raise AssertionError("no tile took a pizza")


def next_stop(page: Page, attempt: int) -> str:
    """A waiting tile on the way; else another tile that the road reaches, or a pizzeria."""
    places = page.locator(f"{BOARD} .part.district {OPEN}")
    for said in ("on the way", "road leads there"):
        if (tiles := places.and_(page.locator(f"[aria-label*='{said}']"))).count():
            return str(tiles.nth(attempt % tiles.count()).get_attribute("data-place"))
    return str(places.nth(attempt % places.count()).get_attribute("data-place"))


def choose_first(hand: Hand) -> None:
    """Choose a start tile, an investment or a delivery tile."""
    page = hand.page
    page.locator(f"{BOARD} {OPEN}, {BOARD} [data-chip]").first.wait_for()
    places = [place for part in ("district", "piazza") for place in offered(page, part)]
    if not places:
        hand.press(chips(page)[0])
        return
    side = page.locator(
        f"{BOARD} {OPEN}[aria-label*='; on your side'], {OPEN}[aria-label^='on your']"
    )
    ours = str(side.first.get_attribute("data-place")) if side.count() else places[0]
    hand.choose(ours)


def play_to_the_end(hand: Hand) -> None:
    for number in count():
        if is_over(hand.page):
            return
        take_step(hand, number)


# ---------------------------------------------------------------- input methods
class Mouse:
    """Hovers to preview, clicks to act, drags tiles."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).click()

    def press(self, chip: str) -> None:
        self.page.locator(f"[data-chip='{chip}']").click()

    def confirm(self) -> None:
        self.page.locator(READY).click()


class Finger:
    """Taps to preview, and confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).tap()

    def press(self, chip: str) -> None:
        self.page.locator(f"[data-chip='{chip}']").tap()

    def confirm(self) -> None:
        self.page.locator(READY).tap()


class Keys:
    """Reaches everything by keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).focus()
        self.page.keyboard.press("Enter")

    def press(self, chip: str) -> None:
        self.page.locator(f"[data-chip='{chip}']").focus()
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.locator(READY).focus()
        self.page.keyboard.press("Enter")
