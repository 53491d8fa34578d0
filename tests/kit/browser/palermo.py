"""Plays Palermo on the drawn table with any input method: mouse, keyboard or touch.

Decisions are based on what the page shows and offers, as those of a human player.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.kit.browser.table import TABLE, is_over, seq, wait_until_asked

SIDE = 14
BOARD = ".palermo.table"
Place = tuple[int, int]


class Hand(Protocol):
    """An input method for the board."""

    page: Page

    def choose(self, place: str) -> None:
        """Do the current task on an offered cell or field."""

    def turn_card(self) -> None: ...
    def take_card(self, size: int) -> None: ...
    def rest(self) -> None:
        """Leave the policeman or gangster in place."""


# ---------------------------------------------------------------- the state of the board
def task(page: Page) -> str:
    """The current task: start, house, plaza, police or gangster."""
    return page.locator(BOARD).get_attribute("data-task") or ""


def places(page: Page, *, offered: bool | None = None) -> dict[str, str]:
    """The cells or fields with their labels, once the board is there."""
    page.locator(f"{BOARD} [data-place]").first.wait_for()
    which = "" if offered is None else f"[data-offered={str(offered).lower()}]"
    pairs = page.locator(f"{BOARD} [data-place]{which}").evaluate_all(
        "all => all.map(one => [one.dataset.place, one.getAttribute('aria-label')])"
    )
    return {str(place): str(label) for place, label in pairs}


def offered(page: Page) -> list[str]:
    return list(places(page, offered=True))


def spot(page: Page, place: str) -> Locator:
    return page.locator(f"{BOARD} [data-place='{place}']")


def my_name(page: Page) -> str:
    return page.locator("[data-player].own strong").inner_text()


def my_seat(page: Page) -> int:
    return int(page.locator("[data-player].own").get_attribute("data-player") or 0)


def in_hand(page: Page) -> Locator:
    """The selected card, as the page describes it: its size, its rotation, and whether it fits."""
    return page.locator(f"{BOARD} > [aria-live]")


def money(page: Page, player: int) -> int:
    shown = page.locator(f"[data-player='{player}'] [data-money]")
    return int(shown.get_attribute("data-money") or 0)


# ---------------------------------------------------------------- targets
def as_place(field: str) -> Place:
    row, column = field.split(".")
    return int(row), int(column)


def fields_of(cell: str) -> list[str]:
    """The four fields of a cell."""
    row, column = 2 * int(cell[1]) - 1, 2 * "ABCDEF".index(cell[0]) + 1
    return [f"{row + down}.{column + right}" for down in (0, 1) for right in (0, 1)]


def steps_to(goals: Collection[Place], roofs: Collection[Place]) -> dict[Place, int]:
    """The number of steps from each street field to the nearest goal."""
    far = dict.fromkeys(goals, 0)
    edge = list(goals)
    while edge:
        reached = []
        for row, column in edge:
            for step in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                inside = all(0 <= index < SIDE for index in step)
                if inside and step not in roofs and step not in far:
                    far[step] = far[row, column] + 1
                    reached.append(step)
        edge = reached
    return far


def nearest(fields: Iterable[str], goals: Iterable[str], roofs: Iterable[str]) -> str:
    """The field among these with the shortest path to a goal."""
    far = steps_to(set(map(as_place, goals)), set(map(as_place, roofs)))
    return min(fields, key=lambda field: far.get(as_place(field), SIDE * SIDE))


def where_to_go(page: Page) -> str | None:
    """Towards an own door, at last home; None if nothing is offered."""
    fields = places(page)
    name = my_name(page)
    roofs = [field for field, label in fields.items() if label.startswith(f"{field} roof")]
    doors = [field for field, label in fields.items() if f"door of {name}" in label.split(", ")]
    home = [field for field, label in fields.items() if "start card" in label]
    choices = offered(page)
    return nearest(choices, doors or home, roofs) if choices else None


# ---------------------------------------------------------------- turns
def build(hand: Hand) -> str:
    """Place a house, turning or changing the card until it fits."""
    for size in (2, 3, 1):
        card = hand.page.locator(f"[data-size='{size}']")
        if card.is_disabled():
            continue
        hand.take_card(size)
        expect(card).to_have_attribute("aria-checked", "true")
        for _ in range(4):
            if cells := offered(hand.page):
                hand.choose(cells[0])
                return cells[0]
            turn(hand.page, hand.turn_card)
    raise AssertionError("no house fits, although one is asked for")


def turn(page: Page, how: Callable[[], None]) -> None:
    """Turn the selected card, and check that it has turned."""
    before = in_hand(page).text_content() or ""
    how()
    expect(in_hand(page)).not_to_have_text(before)


def collect(hand: Hand) -> str | None:
    """Walk towards the next disc, or home."""
    field = where_to_go(hand.page)
    if field is None:
        hand.rest()
    else:
        hand.choose(field)
    return field


def take_step(hand: Hand) -> None:
    """Do the current task, and wait for the next one."""
    known = seq(hand.page)
    match task(hand.page):
        case "house":
            build(hand)
        case "police":
            hand.rest()
        case "gangster":
            collect(hand)
        case _:
            hand.choose(offered(hand.page)[0])
    confirm_what_is_final(hand.page, known)
    wait_until_asked(hand.page, known)


def confirm_what_is_final(page: Page, known: int) -> None:
    """Confirm the last move of a match if the page asks: it cannot be undone."""
    news = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    final = page.locator("[data-testid=confirm][aria-disabled=false]")
    news.or_(final).first.wait_for()
    if seq(page) == known and final.count():
        final.click()


def play_to_the_end(hand: Hand) -> None:
    while not is_over(hand.page):
        take_step(hand)


# ---------------------------------------------------------------- input methods
class Mouse:
    """Hovers to preview and clicks to act."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).click()

    def turn_card(self) -> None:
        self.page.get_by_role("button", name="Turn to the right").click()

    def take_card(self, size: int) -> None:
        self.page.locator(f"[data-size='{size}']").click()

    def rest(self) -> None:
        self.page.locator("[data-rest]").click()


class Finger:
    """Taps to preview, and confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, place: str) -> None:
        spot(self.page, place).tap()
        self.confirm()

    def confirm(self) -> None:
        ready = self.page.locator("[data-testid=confirm][aria-disabled=false]")
        expect(ready).to_be_visible()
        ready.tap()
        expect(ready).to_have_count(0)  # the page handles a touch later than it is made

    def turn_card(self) -> None:
        self.page.get_by_role("button", name="Turn to the right").tap()

    def take_card(self, size: int) -> None:
        self.page.locator(f"[data-size='{size}']").tap()

    def rest(self) -> None:
        self.page.locator("[data-rest]").tap()
        self.confirm()
