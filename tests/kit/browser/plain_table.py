"""Plays any game on the plain table by keyboard: buttons, questions and typed moves."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.kit.browser.keyboard import is_focused, press_on, tab_into, tab_to
from tests.kit.browser.table import WITHOUT_DRAWING, seq, wait_until_asked

MOST_STEPS = 200


def prefer_words(page: Page) -> None:
    """Store the choice of the plain table, so that the page opens with it."""
    page.add_init_script("try { localStorage.setItem('tavolino-table-style', 'plain') } catch {}")


def plain_table(page: Page) -> Locator:
    return page.get_by_test_id("plain-table")


def sheet(page: Page, title: str) -> list[dict[str, str]]:
    """The rows of a table on the page, by column name."""
    up_to_date = page.locator("[data-testid=plain-table]:not([aria-busy=true])")
    table = up_to_date.get_by_role("region", name=re.compile(f"^{title}")).locator("table")
    head, *rows = table.evaluate(
        f"table => [...table.rows].map((row) => [...row.cells].map({WITHOUT_DRAWING}))"
    )
    return [dict(zip(head, row, strict=True)) for row in rows]


def type_move(page: Page, move: str) -> None:
    """Type a move in notation, and send it with Enter."""
    field = page.get_by_test_id("type-move")
    if not is_focused(field):
        tab_to(page, field)
    page.keyboard.press("Control+a")
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def example(page: Page) -> str:
    """The example move that the page shows in the input field."""
    return page.get_by_test_id("type-move").get_attribute("placeholder") or ""


def few(page: Page) -> Locator:
    """The buttons for the moves, if there are only a few."""
    return page.get_by_test_id("moves").locator("[data-action]")


def press_move(page: Page, action: str) -> None:
    """Tab to the list, go down to the move, press it, and confirm."""
    wanted = page.locator(f"[data-action='{action}']")
    if not is_focused(wanted):
        tab_into(page, page.get_by_role("toolbar"))
        page.keyboard.press("Home")
    for _ in range(few(page).count()):
        if is_focused(wanted):
            break
        page.keyboard.press("ArrowDown")
    press_on(page, wanted)
    confirm(page)


def confirm(page: Page) -> None:
    ready = page.locator("[data-testid=confirm][aria-disabled=false]")
    expect(ready).to_be_visible()
    press_on(page, ready)


def reply(page: Page, number: int, word: str) -> None:
    """Answer a question, given as a list or as radio buttons."""
    question = questions(page).nth(number)
    if question.locator("select").count():
        pick(page, question.locator("select"), word)
    else:
        mark(page, question, word)


def questions(page: Page) -> Locator:
    return page.get_by_test_id("moves").locator("fieldset, label.select")


def pick(page: Page, choice: Locator, word: str) -> None:
    """Go down a list until the word is selected."""
    tab_to(page, choice)
    page.keyboard.press("Home")
    for _ in range(MOST_STEPS):
        if choice.input_value() == word:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{word} is not in the list")


def mark(page: Page, group: Locator, word: str) -> None:
    """Go through radio buttons until the word is selected."""
    tab_into(page, group)
    wanted = group.locator(f"input[value='{word}']")
    page.keyboard.press("Space")
    for _ in range(group.get_by_role("radio").count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{word} is not among the answers")


def words_offered(page: Page, question: int) -> list[str]:
    """The possible answers to a question."""
    found = questions(page).nth(question).locator("input, option:not([disabled])")
    return [str(value) for value in found.evaluate_all("all => all.map(one => one.value)")]


def type_and_wait(page: Page, move: str) -> None:
    known = seq(page)
    type_move(page, move)
    wait_until_asked(page, known)
