"""The end of a match: places, scores, the check of chance, and another match."""

import hashlib

import pytest
from playwright.sync_api import Page, expect

from tavolino.core.game import NATURE
from tests.kit.browser import server_probe
from tests.kit.browser.prepared_matches import district_in, match_in
from tests.kit.browser.screens import analysis as show_analysis
from tests.kit.browser.table import (
    Chair,
    fill_in_new_table,
    leave_dialog,
    prompt,
    result,
    sit_down_by_link,
    table_id,
    wait_until_asked,
)
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

BOTS = (Chair("Bot", "Ada"), Chair("Bot", "Bea"), Chair("Bot", "Cleo"))


def test_a_match_of_three_bots_is_watched_to_the_end_and_played_again(
    page: Page, server: RunningServer
) -> None:
    fill_in_new_table(page, server.url, "palermo", BOTS)
    over = page.get_by_test_id("result")
    over.wait_for(timeout=120_000)
    over.dispatch_event(
        "click"
    )  # bots may be faster than the page, which then shows only the result
    first = table_id(page)
    assert {standing.name for standing in result(page)} == {"Ada", "Bea", "Cleo"}
    page.get_by_test_id("play-again").click()
    expect(page).not_to_have_url(f"{server.url}/table/{first}")
    table, _ = server_probe.table_as_spectator(server, table_id(page))
    before, _ = server_probe.table_as_spectator(server, first)
    assert table["options"] == before["options"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bea", "Cleo"]
    assert {seat["level"] for seat in table["seats"]} == {"easy"}


def test_the_analysis_of_a_match_is_computed_and_leads_to_its_positions(
    page: Page, server: RunningServer
) -> None:
    show_analysis(page, server)
    analysis = page.get_by_test_id("analysis")
    sources = analysis.get_by_test_id("sources")
    expect(sources).to_contain_text("Own decisions", timeout=300_000)
    expect(analysis.get_by_test_id("mistakes")).to_contain_text("Another move")
    page.get_by_test_id("to-moment").first.click()
    expect(page.get_by_test_id("looking-back")).to_be_visible()


def test_the_summary_shows_places_scores_and_the_seed(page: Page, server: RunningServer) -> None:
    made = district_in(server, "over")
    sit_down_by_link(page, server.url, made)
    page.get_by_test_id("result").click()
    match = server_probe.replay_log(server, made["table"]["id"])
    shown = result(page)
    scores = [match.game.scores(match.state)[int(one.name[-1]) - 1] for one in shown]
    places = [match.game.places(match.state)[int(one.name[-1]) - 1] for one in shown]
    assert [one.score for one in shown] == scores
    assert [one.place for one in shown] == places == sorted(places)
    seal = page.get_by_test_id("seal")
    seal.locator("summary").click()
    commitment, seed = seal.locator("dd").all_inner_texts()
    assert hashlib.sha256(seed.encode()).hexdigest() == commitment
    assert commitment == made["table"]["commitment"]
    expect(seal).to_contain_text("Checked in your browser")
    seal.get_by_test_id("check-lots").click()
    drawn = sum(entry.seat == NATURE for entry in match.entries)
    assert drawn
    expect(seal).to_contain_text(f"all {drawn} draws follow from the seed")


def test_the_board_can_still_be_viewed_after_the_end(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "over"))
    page.get_by_test_id("result").click()
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(prompt(page)).to_contain_text("million lire")
    expect(page.locator("[data-offered=true]")).to_have_count(0)
    page.get_by_test_id("result").click()
    leave_dialog(page)


def test_before_the_end_only_the_fingerprint_of_the_seed_is_shown(
    page: Page, server: RunningServer
) -> None:
    made = {**district_in(server, "pawn", 9), "open": []}
    sit_down_by_link(page, server.url, made)
    page.get_by_test_id("open-menu").click()
    seal = page.get_by_test_id("menu").get_by_test_id("seal")
    seal.locator("summary").click()
    assert seal.locator("dd").all_inner_texts() == [made["table"]["commitment"]]


def test_a_game_without_chance_offers_no_check_of_chance(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, match_in(server, "over"))
    page.get_by_test_id("result").click()
    assert len(result(page)) == 3
    expect(page.get_by_test_id("seal")).to_have_count(0)
    leave_dialog(page)
    page.get_by_test_id("open-menu").click()
    expect(page.get_by_test_id("menu")).to_be_visible()
    expect(page.get_by_test_id("seal")).to_have_count(0)


def test_playing_again_after_an_own_match_creates_the_same_table(
    page: Page, server: RunningServer
) -> None:
    fill_in_new_table(page, server.url, "kuhn", (Chair("Here", "Anna"), Chair("Bot", "Beppe")))
    wait_until_asked(page)
    while page.get_by_test_id("result").count() == 0:
        known = page.locator("[data-seq]").get_attribute("data-seq")
        page.locator("[data-action]").first.click()
        page.get_by_test_id("confirm").click()
        wait_until_asked(page, int(known or 0))
    first = page.url
    page.get_by_test_id("play-again").click()
    expect(page).not_to_have_url(first)
    wait_until_asked(page)
    table, update = server_probe.table_as_spectator(server, table_id(page))
    assert sorted(seat["name"] for seat in table["seats"]) == ["Anna", "Beppe"]
    assert update["places"] is None
