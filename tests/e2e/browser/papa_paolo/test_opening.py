"""The last round of Papà Paolo on the plain table: by keyboard in German, by mouse in English."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolino.core.log import Log, parse_log
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.i18n import format_message
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.keyboard import press_on, tab_to
from tests.kit.browser.papa_paolo import is_asked, log_before_decision, open_at
from tests.kit.browser.plain_table import move_buttons, prefer_plain_table, table_rows, type_move
from tests.kit.browser.table import (
    is_over,
    leave_dialog,
    log,
    seq,
    sit_down_by_link,
    wait_until_asked,
    why_not,
)
from tests.kit.prepared_positions import reach, rewind
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

GAME = GAMES["papa_paolo"]
ROOMS = (GAME.room,)


# ---------------------------------------------------------------- expected content of the page
def exported_match(page: Page, folder: Path) -> AnyMatch:
    """The match from the log that the page exports."""
    with page.expect_download() as handed:
        page.get_by_test_id("download-log").click()
    file = folder / handed.value.suggested_filename
    handed.value.save_as(file)
    return replay(GAME, parse_log(file.read_text(encoding="utf-8")))


def expect_result(page: Page, match: AnyMatch, names: list[str], lang: str) -> None:
    """The summary lists all players by place with their points, and the game's own text agrees."""
    points = [
        format_message(lang, "points", {"count": score}) for score in GAME.scores(match.state)
    ]
    seated = zip(GAME.places(match.state), names, points, strict=True)
    standing = sorted(seated, key=lambda one: one[0])
    rows = page.get_by_test_id("summary").locator(".sheet-table tbody tr").all()
    shown = [row.locator("td, th").all_inner_texts() for row in rows]
    assert [(int(place), plain_name(name), said) for place, name, said in shown] == standing
    told = GAME.telling.prompt(match.state, 0)
    expect(page.get_by_test_id("summary")).to_contain_text(
        format_message(lang, told.key, told.args, ROOMS, names)
    )


def plain_name(name: str) -> str:
    """The name of a player, without the mark before it."""
    return name.splitlines()[-1].strip()


def expect_log(page: Page, match: AnyMatch, names: list[str], lang: str) -> None:
    """Every entry is a sentence, as the first seat may read it."""
    sentences = page.locator("[data-testid=log] .told").all_inner_texts()
    assert len(sentences) == match.seq
    for number, (entry, sentence) in enumerate(zip(match.entries, sentences, strict=True)):
        action = GAME.parse(entry.text)
        text = GAME.telling.tell(match.state_at(number), entry.seat, action, 0).text
        assert sentence == format_message(lang, text.key, text.args, ROOMS, names)


def expect_refusal(page: Page, sentence: str, rule: str) -> Locator:
    """The explanation of a refusal, and the link to the rule."""
    expect(why_not(page)).to_contain_text(sentence)
    button = why_not(page).get_by_role("button", name=re.compile(re.escape(rule)))
    expect(button).to_be_visible()
    return button


@cache
def last_round(seats: int) -> Log:
    """A match whose first seat places its first pawn of the last round."""
    over = reach("papa_paolo", seats, lambda scene: False)
    return rewind(over, lambda scene: scene["view"]["round"] == 5 and is_asked(scene, "pawn"), 4)


# ---------------------------------------------------------------- two players, by keyboard
def press_first(page: Page) -> None:
    """From the title of the list: to its first action, to Confirm, and back to the title."""
    known = seq(page)
    page.keyboard.press("Tab")
    expect(move_buttons(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("plain-confirm")).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_asked(page, known)


def test_the_last_round_of_two_players_by_keyboard_in_german(
    arrive: Arrive, server: RunningServer, tmp_path: Path
) -> None:
    page = arrive(locale="de-AT")
    prefer_plain_table(page)
    sit_down_by_link(page, server.url, open_at(server, log_before_decision("keep", 2)))
    tab_to(page, move_buttons(page).first)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(move_buttons(page).first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    ask_why_not(page)
    title = page.get_by_role("heading", name="Was du tun kannst")
    page.keyboard.press("Escape")

    made = open_at(server, last_round(2))
    sit_down_by_link(page, server.url, made)
    names = ["Spieler 1", server_probe.names(server, made["table"]["id"])[1]]
    title.focus()
    while not is_over(page):
        press_first(page)
        assert is_over(page) or title.evaluate("one => one === document.activeElement")
    expect(page.locator("dialog:has([data-testid=summary]) :focus")).to_have_count(1)
    match = exported_match(page, tmp_path)
    assert match.is_over
    expect_result(page, match, names, "de")
    leave_dialog(page)
    expect_log(page, match, names, "de")


def ask_why_not(page: Page) -> None:
    """A move at the wrong time is refused with its rule, and the rulebook opens there."""
    type_move(page, "pawn d4")
    rule = expect_refusal(page, "Behalte zuerst eines deiner beiden Startplättchen.", "PP-")
    number = rule.inner_text()
    press_on(page, rule)
    expect(page.get_by_test_id("rules").locator(f"[id='{number}']")).to_be_focused()
    leave_dialog(page)


# ---------------------------------------------------------------- four players, by mouse
def click_first(page: Page) -> None:
    known = seq(page)
    move_buttons(page).first.click()
    page.get_by_test_id("confirm").click()
    wait_until_asked(page, known)


def test_the_last_round_of_four_players_by_mouse_against_bots(
    page: Page, server: RunningServer, tmp_path: Path
) -> None:
    prefer_plain_table(page)
    made = open_at(server, last_round(4))
    sit_down_by_link(page, server.url, made)
    names = server_probe.names(server, made["table"]["id"])

    page.get_by_test_id("type-move").fill("bid c1 3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect_refusal(page, "First place a pawn in the city.", "PP-")
    while not is_over(page):
        click_first(page)

    match = exported_match(page, tmp_path)
    expect_result(page, match, names, "en")
    leave_dialog(page)
    expect_log(page, match, names, "en")
    points = {row["Player"]: row["Points"] for row in table_rows(page, "Players")}
    assert points == dict(zip(names, map(str, GAME.scores(match.state)), strict=True))
    log(page).nth(40).click()
    expect(page.get_by_test_id("looking-back")).to_contain_text(f"41 of {match.seq}")
    expect(page.get_by_role("region", name="The city")).to_be_visible()
