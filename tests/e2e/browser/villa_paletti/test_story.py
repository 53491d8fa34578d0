"""Villa Paletti on the plain table: gestures in degrees and millimetres, visible to all players."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.i18n import format_message
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.plain_table import (
    move_buttons,
    plain_table,
    prefer_plain_table,
    table_rows,
    type_move,
)
from tests.kit.browser.table import (
    log,
    notations,
    prompt,
    seq,
    wait_for_seq,
    wait_until_asked,
    why_not,
)
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

ROOMS = ("tavolino.games.villa_paletti",)


def sit_down(page: Page, server: RunningServer, made: Json, seat: int) -> None:
    keys = [*made["mine"], *made["open"]]
    token = next(key["token"] for key in keys if key["seat"] == seat)
    prefer_plain_table(page)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    plain_table(page).wait_for()


def own_free_pillar(page: Page, name: str) -> str:
    """A pillar under no floor, according to the tables."""
    rows = table_rows(page, "On the base")
    mine = [row for row in rows if row["Belongs to"] == name and row["State"] == "free"]
    return mine[0]["In notation"]


def pillar_name(pillar: str) -> str:
    return format_message("en", "villa_paletti-each-pillar", {"pillar": pillar}, ROOMS)


def choose(page: Page, action: str) -> None:
    """Press an action and confirm it."""
    page.locator(f"[data-action='{action}']").click()
    page.get_by_test_id("confirm").click()


def press(page: Page, action: str) -> None:
    """The same with Enter: from the action to its confirmation, and back to the title."""
    known = seq(page)
    page.locator(f"[data-action='{action}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("plain-confirm")).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_asked(page, known)
    expect(page.get_by_role("heading", name="What you can do")).to_be_focused()


def type_and_confirm(page: Page, move: str, told: str) -> None:
    """Type a gesture, read its preview, and press Enter again."""
    known = seq(page)
    type_move(page, move)
    expect(prompt(page)).to_contain_text(told)
    assert seq(page) == known
    page.keyboard.press("Enter")
    wait_until_asked(page, known)


def choose_from_part(page: Page, title: re.Pattern[str], action: re.Pattern[str]) -> None:
    """Open a part of a long list, and choose the first matching action there."""
    page.get_by_role("radio", name=title).check()
    offered = [str(one.get_attribute("data-action")) for one in move_buttons(page).all()]
    wanted = next(one for one in offered if action.fullmatch(one))
    choose(page, wanted)


def test_two_players_build_with_typed_millimetres_and_with_the_list(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    names = server_probe.names(server, made["table"]["id"])
    second = 1 - first
    builder, other = arrive(), arrive()
    sit_down(builder, server, made, first)
    sit_down(other, server, made, second)
    wait_until_asked(builder)

    pillar = own_free_pillar(builder, names[first])
    type_move(builder, "pull 178")
    expect(why_not(builder)).to_contain_text("First touch a pillar.")
    expect(why_not(builder).get_by_role("button", name="Read rule VP-B3")).to_be_visible()
    type_and_confirm(builder, f"touch {pillar} fingers 40", "Then it is this one or none.")
    expect(builder.get_by_role("group", name="Which way").get_by_role("radio")).to_have_count(8)
    type_move(builder, "pull far away")
    expect(why_not(builder)).to_contain_text("is not a move in this game. Whole degrees")
    type_move(builder, "pull 178 lift 0,5")
    expect(prompt(builder)).to_contain_text(
        f"Pull the {pillar_name(pillar)} to the west (178°), lifting"
    )
    builder.keyboard.press("Escape")
    expect(prompt(builder)).not_to_contain_text("west")
    expect(builder.get_by_test_id("type-move")).to_be_focused()
    type_and_confirm(builder, "pull 178 lift 0,5", "mm are clear beside it.")
    expect(prompt(builder)).to_contain_text(f"The {pillar_name(pillar)} is in your hand.")
    expect(builder.get_by_test_id("type-move")).to_be_focused()
    type_move(builder, "place 300 0 0")
    expect(why_not(builder)).to_contain_text("stick out over the edge")
    builder.get_by_role("radio", name="Middle").check()
    move_buttons(builder).first.click()
    expect(why_not(builder)).not_to_contain_text("stick out")
    known = seq(builder)
    type_move(builder, "place 32 -20 0")
    expect(prompt(builder)).to_have_text(re.compile(r"(Below:|No pillar stands below)"))
    wait_for_seq(other, known)
    builder.keyboard.press("Enter")
    wait_for_seq(builder, known + 2)
    wait_until_asked(other)

    expect(log(other).last).to_contain_text(
        f"has brought the {pillar_name(pillar)} to the blue floor"
    )
    assert notations(other)[-4:] == ["pull 178 lift 0.5", "", "place 32 -20 0", ""]
    [raised] = table_rows(other, "On the blue floor")
    assert raised["In notation"] == pillar
    assert raised["From the middle"] == "32 mm east, 20 mm south"
    assert table_rows(other, "On the blue floor") == table_rows(builder, "On the blue floor")

    pillar = own_free_pillar(other, names[second])
    known = seq(other)
    press(other, f"touch {pillar} fingers 40")
    expect(log(other).last).to_contain_text(f"closed on the {pillar_name(pillar)}")
    choose_from_part(other, re.compile(r"^West \(\d+ mm\)$"), re.compile(r"pull 180"))
    wait_until_asked(other, known + 2)
    choose_from_part(other, re.compile("^North$"), re.compile(r"place .*"))
    wait_for_seq(builder, known + 6)
    expect(log(builder).last).to_contain_text(
        f"has brought the {pillar_name(pillar)} to the blue floor"
    )
    expect(builder.get_by_test_id("news")).to_have_text(
        re.compile(f"has brought the {pillar_name(pillar)}")
    )
    assert len(table_rows(builder, "On the blue floor")) == 2


def test_on_a_phone_every_pillar_is_read_without_scrolling_sideways(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport={"width": 390, "height": 844})
    sit_down(page, server, made, first)
    names = server_probe.names(server, made["table"]["id"])
    row = next(row for row in table_rows(page, "On the base") if row["In notation"] == "r1")
    assert (row["Pillar"], row["State"]) == ("thin red pillar 1 (1 point)", "free")
    assert row["Belongs to"] in names
    for region in plain_table(page).locator(".sheet").all():
        assert region.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") <= 0
    pillar = page.get_by_role("region", name="On the base").get_by_role("row").nth(1)
    expect(pillar.get_by_role("cell")).to_have_count(5)


def test_on_a_phone_the_keyboard_leaves_room_for_the_prompt(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, server, made, first)
    field, known = page.get_by_test_id("type-move"), seq(page)
    pillar = own_free_pillar(page, server_probe.names(server, made["table"]["id"])[first])
    field.fill(f"touch {pillar} hook 12")
    field.press("Enter")
    expect(prompt(page)).to_contain_text("with the hook, 12 mm above its foot?")
    expect(field).not_to_be_focused()
    page.get_by_test_id("cancel").tap()
    expect(prompt(page)).not_to_contain_text("12 mm")
    field.press("Enter")
    page.locator("[data-testid=confirm][aria-disabled=false]").tap()
    wait_until_asked(page, known)
    assert notations(page)[-2] == f"touch {pillar} hook 12"
