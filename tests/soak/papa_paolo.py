"""Whole matches of Papà Paolo in two to four browsers, by random input methods."""

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Hand,
    Keys,
    Mouse,
    cells,
    chips,
    confirm_what_waits,
    deliver,
    invest,
    is_ready,
    last,
    lay,
    offered,
    step,
)
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import TABLE, seq
from tests.kit.ws_client import create_table as lay_table
from tests.soak.company import Person, browsers, play, sit_down
from tests.soak.run import Run

SCREENS: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 1024, "height": 768}},
    {"viewport": {"width": 1600, "height": 900}},
)
VARIANTS: dict[str, tuple[object, ...]] = {
    "forecast": (True, False),
    "hidden_money": (True, False),
    "money_points": (True, False),
    "turn_order": ("bids", "reverse_bids", "hidden_coin"),
    "investment_once": ("printed", "own_level"),
}
MOST_STOPS = 30
OWN_SIDE = "[aria-label*='; on your side'], [aria-label^='on your side']"


def papa_paolo(run: Run) -> None:
    dice = run.dice
    seats = dice.randint(2, 4)
    people = dice.randint(2, seats)
    options = {name: dice.choice(values) for name, values in VARIANTS.items()}
    kinds = ["me", *["open"] * (people - 1), *["easy"] * (seats - people)]
    with run.server() as server, browsers(run) as arrive:
        made = lay_table(server, "papa_paolo", *kinds, options=options)
        company = []
        for seat in range(people):
            kind = dice.choice((Mouse, Finger, Keys))
            screen = PHONE if kind is Finger and dice.random() < 0.5 else dice.choice(SCREENS)
            motion = dice.choice(("reduce", "no-preference"))
            habits = {**screen, "has_touch": kind is Finger, "reduced_motion": motion}
            page = arrive(**habits)
            sit_down(page, server, made, seat, by_keys=kind is Keys)
            company.append(Person(seat, page, kind(page), decide))
        play(run, server, made, company)
    run.replay_all()


def decide(hand: Hand, dice: Random) -> None:
    """One decision, after some actions that only change the selection."""
    page = hand.page
    known = seq(page)
    if is_ready(page):  # it cannot be undone, and was chosen in the last step
        if dice.random() < 0.7:
            confirm_what_waits(hand, known)
            return
        cancel(hand)
    if dice.random() < 0.25:
        fidget(hand, dice)
    match step(page):
        case "pawn" | "mode":
            use_pawn(hand, dice)
        case "stock":
            stock(hand, dice, known)
        case "activate":
            invest(hand, dice.randrange(100))
        case "ride" | "drop":
            ride(hand, dice)
        case "lay":
            lay(hand, dice.choice(offered(page, "district")))
        case "bid":
            anything(hand, dice, ("piazza",))
        case "pick":
            pick(hand, dice)
        case _:
            anything(hand, dice, ("district", "piazza"))
    confirm_what_waits(hand, known)


def cancel(hand: Hand) -> None:
    """Cancel a waiting choice."""
    if isinstance(hand, Keys):
        hand.page.keyboard.press("Escape")
    else:
        hand.page.get_by_test_id("cancel").click()
    expect(hand.page.locator(READY)).to_have_count(0)


def fidget(hand: Hand, dice: Random) -> None:
    """Actions before a decision: look around, select something and deselect it again."""
    page = hand.page
    if step(page) == "pawn":
        cell = dice.choice(cells(page))
        hand.choose(cell)
        if dice.random() < 0.5:
            hand.choose(cell)
    elif isinstance(hand, Mouse):
        places = page.locator(f"{BOARD} [data-place]")
        places.nth(dice.randrange(places.count())).hover(force=True)
    elif isinstance(hand, Keys):
        spots = page.locator(f"{BOARD} [data-place][tabindex='0']")
        spots.nth(dice.randrange(spots.count())).focus()
        for key in dice.choices(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "n"), k=4):
            page.keyboard.press(key)


def anything(hand: Hand, dice: Random, parts: tuple[str, ...]) -> None:
    """An offered place or a chip."""
    page = hand.page
    places = [place for part in parts for place in offered(page, part)]
    choices = [*places, *chips(page)]
    chosen = dice.choice(choices)
    if chosen in places:
        hand.choose(chosen)
    else:
        hand.press(chosen)


def pick(hand: Hand, dice: Random) -> None:
    """Prefer quarters of the large tile on the own side; others have to be turned first."""
    own = hand.page.locator(f"{BOARD} .part.piazza [data-offered=true]:is({OWN_SIDE})")
    names = own.evaluate_all("all => all.map(one => one.dataset.place)")
    if names:
        hand.choose(str(dice.choice(names)))
    else:
        anything(hand, dice, ("piazza",))


def use_pawn(hand: Hand, dice: Random) -> None:
    page = hand.page
    if step(page) == "pawn":
        cell = dice.choice(cells(page))
        if page.locator(BOARD).get_attribute("data-held") != cell:
            hand.choose(cell)
        expect(page.locator(f"{BOARD}[data-held='{cell}']")).to_be_visible()
    spots = offered(page, "district")
    if spots and dice.random() < 0.6:
        lay(hand, dice.choice(spots))
        return
    work = [chip for chip in chips(page) if chip.startswith("stall")]
    chosen = dice.choice([*work, *work, "nothing"])
    hand.press(chosen)
    if chosen.endswith("shop"):
        hand.press(last(page, "shop "))
    elif chosen.endswith("build"):
        hand.press(last(page, "supply "))
        hand.choose(dice.choice(offered(page, "district")))


def stock(hand: Hand, dice: Random, known: int) -> None:
    """Put pizzas anywhere, until none is left."""
    page = hand.page
    news = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    while not (news.count() or is_ready(page)):
        if places := offered(page, "district"):
            hand.choose(dice.choice(places))


def ride(hand: Hand, dice: Random) -> None:
    """Go anywhere on the road, or stop; an endless round is ended in the normal way."""
    page = hand.page
    if "stop" in chips(page) and dice.random() < 0.1:
        hand.press("stop")
        return
    for _ in range(dice.randint(0, MOST_STOPS)):
        places = offered(page, "district")
        if not places or (is_ready(page) and dice.random() < 0.5):
            return  # it is already home, or waits for confirmation
        hand.choose(dice.choice(places))
    if offered(page, "district"):
        deliver(hand)
