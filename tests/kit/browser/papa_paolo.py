"""Playing Papà Paolo on the drawn table, with whatever hand one has: a mouse, keys or a finger.

What is played is decided from what the page shows and offers, as a person would.
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
    """How somebody does things on the board."""

    page: Page

    def choose(self, place: str) -> None:
        """Choose a place that is offered."""

    def press(self, chip: str) -> None:
        """Choose what has no place."""

    def confirm(self) -> None:
        """Confirm what waits for it."""


def laid(server: RunningServer, seats: int, **options: object) -> Json:
    """A table against easy bots."""
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    wish = {"game": "papa_paolo", "seats": [{"kind": "me", "name": "Anna"}, *bots]}
    made: Json = http(server, "/api/tables", {**wish, "options": options})[1]
    return made


# ---------------------------------------------------------------- prepared positions
STEPS = ("keep", "pawn", "stock", "bid", "pick", "activate", "choose", "ride")
"""What a player is asked. Only two players keep a start tile and choose a delivery tile."""


def is_asked(scene: Json, step: str, word: str = "") -> bool:
    """Has the first seat to choose this, and does one of its options begin with the word?"""
    said = scene["options"] if scene["seat"] == 0 and scene["view"]["step"] == step else []
    return len(said) > 1 and any(one.startswith(word) for one in said)


@cache
def asked_for(step: str, seats: int, word: str = "", **options: Any) -> Log:
    """A match in which the first seat has to choose this; one option begins with the word."""

    wanted = partial(is_asked, step=step, word=word)
    for seed in range(20):
        log = reach("papa_paolo", seats, wanted, seed=seed, **options)
        if wanted(last_scene(log)):
            return log
    raise AssertionError(f"the first seat never has to choose: {step}")


def open_at(server: RunningServer, log: Log) -> Json:
    """A table at which the first seat is ours and easy bots play the others."""
    return open_table(server, log, "me", *["easy"] * (log.header.seats - 1))


def make_every_decision(hand: "Hand", server: RunningServer, seats: int, **options: Any) -> None:
    """Make each kind of decision once, each at a table of its own."""
    steps = [step for step in STEPS if seats == 2 or step not in ("keep", "choose")]
    for number, step_name in enumerate(steps):
        made = open_at(server, asked_for(step_name, seats, **options))
        sit_down_by_link(hand.page, server.url, made)
        assert step(hand.page) == step_name
        known = seq(hand.page)
        take_step(hand, number)
        assert seq(hand.page) > known


# ---------------------------------------------------------------- what the board shows
def step(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-step") or ""


def offered(page: Page, part: str) -> list[str]:
    """The places of a part of the table at which something can be done."""
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
    """Do what is asked for, now this way and now that, and wait until asked again."""
    page, known = hand.page, seq(hand.page)
    match step(page):
        case "pawn" | "mode":
            use_pawn(hand, number)
        case "stock":
            stock(hand, known)
        case "activate":
            invest(hand, number)
        case "ride" | "drop":
            deliver(hand)
        case "bid":
            bid(hand, number)
        case _:
            choose_first(hand)
    settle(hand, known)


def settle(hand: Hand, known: int) -> None:
    """What waits for Confirm is confirmed; then the next question is waited for."""
    confirm_what_waits(hand, known)
    wait_until_asked(hand.page, known)


def confirm_what_waits(hand: Hand, known: int) -> None:
    """A decision brings an entry of the log, or something to confirm; fails with what is seen."""
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
        lay(hand, spots[-1])
        return
    work = [chip for chip in chips(page) if chip.startswith("stall")]
    chosen = work[number % len(work)] if work else "nothing"
    hand.press(chosen)
    if chosen.endswith("shop"):
        hand.press(last(page, "shop "))
    elif chosen.endswith("build"):
        hand.press(last(page, "supply "))
        hand.choose(offered(page, "district")[0])


def last(page: Page, kind: str) -> str:
    """The last chip of this kind that can be pressed."""
    page.locator(f"{BOARD} [data-chip^='{kind}'][data-can=true]").first.wait_for()
    return [chip for chip in chips(page) if chip.startswith(kind)][-1]


def lay(hand: Hand, place: str) -> None:
    """A tile that fits only if turned is turned by the first press."""
    page, known = hand.page, seq(hand.page)
    hand.choose(place)
    done = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    turned = page.locator(f"{TABLE}:has({SETTLED}):has([data-ghost=fits])")
    done.or_(turned).first.wait_for()
    if seq(page) == known and not is_ready(page):
        hand.choose(place)


def stock(hand: Hand, known: int) -> None:
    """Pizzas go where there is room, until none is left."""
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
    """To some tile that waits, and home; with two pizzerias one has to be chosen first."""
    for attempt in range(20):
        if is_ready(hand.page):
            return
        hand.choose(next_stop(hand.page, attempt))
    raise AssertionError("no tile took a pizza")


def next_stop(page: Page, attempt: int) -> str:
    """A tile on the way that still waits; else another to which the road leads, or a pizzeria."""
    places = page.locator(f"{BOARD} .part.district {OPEN}")
    for said in ("on the way", "road leads there"):
        if (tiles := places.and_(page.locator(f"[aria-label*='{said}']"))).count():
            return str(tiles.nth(attempt % tiles.count()).get_attribute("data-place"))
    return str(places.nth(attempt % places.count()).get_attribute("data-place"))


def choose_first(hand: Hand) -> None:
    """A start tile, an investment, a delivery tile."""
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


# ---------------------------------------------------------------- hands
class Mouse:
    """Looks by hovering, acts by clicking, carries tiles."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).click()

    def press(self, chip: str) -> None:
        self.page.locator(f"[data-chip='{chip}']").click()

    def confirm(self) -> None:
        self.page.locator(READY).click()


class Finger:
    """Touches to look, and confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).tap()

    def press(self, chip: str) -> None:
        self.page.locator(f"[data-chip='{chip}']").tap()

    def confirm(self) -> None:
        self.page.locator(READY).tap()


class Keys:
    """Goes everywhere by keys."""

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
