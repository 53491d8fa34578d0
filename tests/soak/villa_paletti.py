"""Matches of Villa Paletti in two browsers, sometimes with a bot, by random input methods."""

from collections.abc import Callable
from math import cos, dist, pi, sin
from random import Random

from playwright.sync_api import Page, TimeoutError, expect

from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import SETTLED, TABLE, seq
from tests.kit.browser.villa_paletti import (
    NEAR,
    SMALL,
    held,
    lead_until_it_fits,
    on_the_inset,
    pillar,
    put_fingers,
    set_down,
    sit_down,
    villa,
    wait_for_picture,
)
from tests.kit.browser.villa_setup import hand_to_bots, set_up
from tests.soak.company import Person, browsers, close_name_form, play
from tests.soak.run import Run

STEPS = 40
"""Maximum number of steps of a pull."""
SPOTS = 5
"""Number of spots to try for a carried piece."""
REACH = 55
"""Millimetres from the middle of a floor: the farthest place for a piece."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
OFFERED = "button[data-pillar][data-offered=true]"
SEEN_FROM_AFAR = (300.0, 480.0)
"""Point on a phone at which a finger pulls without covering the pillar."""


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def pull(self, dice: Random) -> None:
        arrow = dice.choice(ARROWS)
        pull_on(self.page, lambda _: self.page.keyboard.press(f"Shift+{arrow}"))

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Mouse(Keys):
    def pull(self, dice: Random) -> None:
        mouse, box = self.page.mouse, villa(self.page).bounding_box()
        assert box
        x, y = map(float, (villa(self.page).get_attribute("data-held-at") or "0 0").split())
        x, y, way = box["x"] + x, box["y"] + y, dice.uniform(0, 2 * pi)
        mouse.move(x, y)
        mouse.down()
        pull_on(self.page, lambda n: mouse.move(x + 2 * n * cos(way), y + 2 * n * sin(way)))
        mouse.up()


class Finger(Keys):
    def pull(self, dice: Random) -> None:
        touch, way = put_fingers(self.page), dice.uniform(0, 2 * pi)
        x, y = SEEN_FROM_AFAR
        touch("touchStart", (x, y))
        pull_on(
            self.page, lambda n: touch("touchMove", (x + 3 * n * cos(way), y + 3 * n * sin(way)))
        )
        touch("touchEnd")

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


def pull_on(page: Page, go_on: Callable[[int], None]) -> None:
    for step in range(1, STEPS):
        if villa(page).get_attribute("data-task") != "pull":
            return
        go_on(step)
        wait_for_picture(page)


def villa_paletti(run: Run) -> None:
    dice = run.dice
    seats = dice.choice((2, 2, 3))
    with run.server() as server, browsers(run) as arrive:
        made, _ = set_up(server, "colours", seats=seats, time_to_answer=0)
        company = []
        for seat in range(2):
            kind = dice.choice((Keys, Mouse, Finger))
            page = arrive(**(PHONE if kind is Finger else {"viewport": SMALL}))
            sit_down(page, server, made, seat)
            close_name_form(page, by_keys=kind is Keys)
            company.append(Person(seat, page, kind(page), decide))
        if seats > len(company):
            hand_to_bots(server, made, *range(len(company), seats))
        play(run, server, made, company)
    run.replay_all()


def decide(hand: Keys, dice: Random) -> None:
    """One decision, which adds a log entry."""
    page = hand.page
    known, task = seq(page), villa(page).get_attribute("data-task")
    match task:
        case "pull":
            pull(hand, dice)
        case "place" | "lay":
            place(hand, dice, REACH if task == "place" else 5)
        case _:
            touch_or_say(page, dice)
    try:
        page.locator(f"{TABLE}:not([data-seq='{known}']):has({SETTLED})").wait_for()
    except TimeoutError:
        bar = page.get_by_test_id("prompt-bar").evaluate("bar => bar.outerHTML")
        raise AssertionError(f"nothing came of {task or 'a choice'}: {bar}") from None


def pull(hand: Keys, dice: Random) -> None:
    """Pull in any direction. A pillar that does not come out is put back."""
    known = seq(hand.page)
    hand.pull(dice)
    if seq(hand.page) == known and villa(hand.page).get_attribute("data-task") == "pull":
        hand.page.get_by_test_id("back").click()


def place(hand: Keys, dice: Random, reach: float) -> None:
    """Try some spots until the piece fits."""
    page, inset = hand.page, hand.page.get_by_test_id("inset")
    for _ in range(SPOTS):
        goal = dice.uniform(-reach, reach), dice.uniform(-reach, reach)
        seen_at = on_the_inset(page, *goal)
        for _ in range(STEPS):
            hand.point(*seen_at)
            wait_for_picture(page)
            if dist(held(page), goal) < NEAR:
                break
        if inset.get_attribute("data-fits") == "true":
            break
    else:
        lead_until_it_fits(page, lambda: page.keyboard.press("Alt+ArrowRight"))
    set_down(page)


def touch_or_say(page: Page, dice: Random) -> None:
    """Touch a pillar, or choose a written action; no player resigns."""
    said = page.locator("[data-say]").evaluate_all("all => all.map(one => one.dataset.say)")
    names = villa(page).locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.pillar)")
    words = [word for word in said if word not in ("resign", "end?")]
    if names and (not words or dice.random() < 0.85):
        pillar(page, str(dice.choice(names))).focus()
        page.keyboard.press("Enter")
    else:
        page.locator(f"[data-say='{dice.choice(words)}']").click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.click()
