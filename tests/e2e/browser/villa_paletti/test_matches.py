"""Whole matches of Villa Paletti at the drawn table, from the choice of colours to the result."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.table import ASKED, OVER, TABLE, is_over, log, seq, wait_until_asked
from tests.kit.browser.villa_paletti import (
    SMALL,
    is_offered,
    move_over,
    own_free_pillar,
    pillar,
    pull_out_of_the_bay,
    push,
    set_down,
    sit_down,
    touch_by_keys,
    villa,
    wait_for_task,
    written_action,
)
from tests.kit.browser.villa_setup import LEANING, PROP, UNDER, Spots, hand_to_bots, set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

TRIPOD = ((55, 24), (-47, 45), (11, -61))
"""Places of three pillars on the blue floor that carry the green floor."""


def both_choose_colours(
    server: RunningServer, arrive: Arrive, under: Spots = UNDER
) -> tuple[str, Page, Page]:
    """Two players at a villa with its blue floor: the table, the first and the second player."""
    made, first = set_up(server, "colours", under=under, time_to_answer=0)
    begins, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(begins, server, made, first)
    sit_down(other, server, made, 1 - first)
    for page in (begins, other):
        wait_until_asked(page)
        written_action(page, "^=colour")
    for page in (begins, other):
        expect(villa(page)).to_have_attribute("data-phase", "start")
    return made["table"]["id"], begins, other


def raise_pillar(page: Page, x: float, y: float, arrow: str = "ArrowLeft") -> None:
    """Pull out in the direction of this arrow, and place on this spot of the top floor."""
    raised = log(page).filter(has_text="has brought the")
    before = raised.count()
    touch_by_keys(page, own_free_pillar(page))
    pull_out_of_the_bay(page, arrow)
    move_over(page, x, y)
    set_down(page)
    expect(raised).to_have_count(before + 1)


def claim_undisputed(claimant: Page, other: Page) -> None:
    wait_until_asked(claimant)
    written_action(claimant, "=claim")
    written_action(other, "=decline")


def pull_the_prop(page: Page) -> None:
    """Pull out by the shortest way: due west, as seen from above."""
    expect(pillar(page, PROP)).to_have_attribute("data-offered", "true")
    before = pillar(page, PROP).get_attribute("data-at") or ""
    page.get_by_test_id("views").locator("[data-sight=above]").click()
    expect(pillar(page, PROP)).not_to_have_attribute("data-at", before)
    touch_by_keys(page, PROP)
    push(page, "ArrowLeft")


def result(page: Page) -> list[str]:
    """Place, name and outcome of every player in the summary."""
    rows = page.get_by_test_id("summary").locator(".sheet-table tbody tr")
    expect(rows.first).to_be_visible()
    return [" ".join(row.inner_text().split()) for row in rows.all()]


def see_bots_play(page: Page) -> None:
    """Play fast-forward until it is the player's turn or the match is over; believe all claims."""
    mine = f"{TABLE}:has({ASKED}, {OVER})"
    while not page.locator(mine).count():
        hurry = page.get_by_test_id("hurry")  # it disappears as soon as a player is asked
        hurry.evaluate_all("all => all.forEach((button) => button.click())")
        known = seq(page)
        page.locator(f"{TABLE}:not([data-seq='{known}']), {mine}").first.wait_for()
    if villa(page).get_attribute("data-phase") == "objections":
        known = seq(page)
        written_action(page, "=decline")
        expect(page.locator(TABLE)).not_to_have_attribute("data-seq", str(known))
        see_bots_play(page)


def test_two_players_build_to_the_green_floor_until_neither_can_continue(
    arrive: Arrive, server: RunningServer
) -> None:
    table, begins, other = both_choose_colours(server, arrive)
    for builder, (x, y) in zip((begins, other, begins), TRIPOD, strict=True):
        raise_pillar(builder, x, y)
    claim_undisputed(other, begins)
    wait_for_task(other, "lay")
    move_over(other, 0, 0)
    set_down(other)
    claim_undisputed(begins, other)
    raise_pillar(other, 0, 0)
    claim_undisputed(begins, other)
    claim_undisputed(other, begins)
    assert result(begins) == result(other)
    _, update = server_probe.table_as_spectator(server, table)
    assert (update["view"]["ended"], update["view"]["top"]) == ("stuck", 2)
    winner = server_probe.names(server, table)[update["view"]["seal"]["holder"]]
    assert result(other)[0].endswith(f"{winner} victory")


def test_pulling_out_the_prop_collapses_the_villa_for_both_players(
    arrive: Arrive, server: RunningServer
) -> None:
    table, begins, other = both_choose_colours(server, arrive, LEANING)
    wait_until_asked(begins)
    owner = begins if is_offered(begins, PROP) else other
    if owner is other:
        claim_undisputed(begins, other)
    pull_the_prop(owner)
    for page in (begins, other):
        expect(page.get_by_test_id("summary")).to_contain_text("The villa has come down")
    assert villa(begins).get_attribute("data-fell") == villa(other).get_attribute("data-fell") != ""
    assert result(begins) == result(other)
    assert result(other)[-1].endswith(f"{culprit(server, table)} last place")


def culprit(server: RunningServer, table: str) -> str:
    """The player who collapsed the villa, according to the server."""
    number: int = server_probe.table_as_spectator(server, table)[1]["view"]["culprit"]
    return server_probe.names(server, table)[number]


def test_three_bots_play_until_it_is_the_players_turn(
    arrive: Arrive, server: RunningServer
) -> None:
    made, chooses = set_up(server, "colours", seats=4, under=LEANING, time_to_answer=0)
    table = made["table"]["id"]
    rolled = server_probe.table_as_spectator(server, table)[1]["view"]["pillars"][PROP]["owner"]
    me = chooses if rolled < 0 else rolled
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, me)
    if me == chooses:
        wait_until_asked(page)
        written_action(page, "='colour red'")
        expect(villa(page).locator("[data-say^=colour]")).to_have_count(0)
    hand_to_bots(server, made, *({0, 1, 2, 3} - {me}))
    before = seq(page)
    see_bots_play(page)
    assert seq(page) > before
    if is_over(page):
        assert result(page)[-1].endswith(f"{culprit(server, table)} last place")
