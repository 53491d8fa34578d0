"""Whole matches of Palermo in two to four browsers, by random input methods."""

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser.keyboard import Keys
from tests.kit.browser.palermo import (
    Finger,
    Hand,
    Mouse,
    collect,
    confirm_what_is_final,
    offered,
    task,
    turn,
)
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import seq
from tests.kit.ws_client import create_table
from tests.soak.company import Person, browsers, play, sit_down
from tests.soak.run import Run

SCREENS: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 1024, "height": 768}},
)
SIZES = (1, 2, 3)
STRAYS = 0.15
"""Share of moves in which a gangster or policeman goes anywhere instead of to a good field."""


def palermo(run: Run) -> None:
    dice = run.dice
    seats = dice.randint(3, 5)
    people = dice.randint(2, min(seats, 4))
    kinds = ["me", *["open"] * (people - 1), *["easy"] * (seats - people)]
    with run.server() as server, browsers(run) as arrive:
        made = create_table(server, "palermo", *kinds)
        company = []
        for seat in range(people):
            kind = dice.choice((Mouse, Finger, Keys))
            screen = PHONE if kind is Finger and dice.random() < 0.5 else dice.choice(SCREENS)
            motion = dice.choice(("reduce", "no-preference"))
            page = arrive(**{**screen, "has_touch": kind is Finger, "reduced_motion": motion})
            sit_down(page, server, made, seat, by_keys=kind is Keys)
            company.append(Person(seat, page, kind(page), decide))
        play(run, server, made, company)
    run.replay_all()


def decide(hand: Hand, dice: Random) -> None:
    page = hand.page
    known = seq(page)
    match task(page):
        case "house":
            build(hand, dice)
        case "police":
            stray_or(hand, dice, hand.rest)
        case "gangster":
            stray_or(hand, dice, lambda: collect(hand))
        case _:
            hand.choose(dice.choice(offered(page)))
    confirm_what_is_final(page, known)


def stray_or(hand: Hand, dice: Random, usual: Any) -> None:
    fields = offered(hand.page)
    if fields and dice.random() < STRAYS:
        hand.choose(dice.choice(fields))
    else:
        usual()


def build(hand: Hand, dice: Random) -> None:
    """Any card, turned any way, anywhere it fits."""
    page = hand.page
    for size in dice.sample(SIZES, len(SIZES)):
        card = page.locator(f"[data-size='{size}']")
        if card.is_disabled():
            continue
        hand.take_card(size)
        expect(card).to_have_attribute("aria-checked", "true")
        for _ in range(dice.randrange(4)):
            turn(page, hand.turn_card)
        for _ in range(4):
            if cells := offered(page):
                hand.choose(dice.choice(cells))
                return
            turn(page, hand.turn_card)
    raise AssertionError("no house fits, although one is asked for")
