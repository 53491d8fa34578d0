"""A player with a mouse: from the landing page until the last gangster is home."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import palermo, server_probe
from tests.kit.browser.palermo import Mouse, in_hand, money, offered, places, spot, task, turn
from tests.kit.browser.prepared_matches import palermo_ending, palermo_in
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    log,
    notations,
    result,
    seq,
    sit_down_against_bots,
    sit_down_by_link,
    table_id,
    wait_until_asked,
)
from tests.kit.prepared_positions import open_table
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def test_a_player_plays_a_full_match_against_bots_with_the_mouse(
    page: Page, server: RunningServer
) -> None:
    sit_down_against_bots(page, server.url, "Normal")
    me = palermo.my_name(page)
    palermo.play_to_the_end(Mouse(page))
    shown = result(page)
    table = table_id(page)
    match = server_probe.replay_log(server, table)
    assert match.is_over
    names = server_probe.names(server, table)
    scores = dict(zip(names, match.game.scores(match.state), strict=True))
    assert {one.name: one.score for one in shown} == scores
    assert [one.score for one in shown] == sorted(scores.values(), reverse=True)
    mine = next(one.place for one in shown if one.name == me)
    offered_next(page, server, mine, max(one.place for one in shown))


def test_every_phase_and_the_end_are_played_with_the_mouse(
    page: Page, server: RunningServer
) -> None:
    for start in (palermo_in("house"), palermo_in("police"), palermo_in("gangster")):
        sit_down_by_link(page, server.url, open_table(server, start, "me", "me", "me"))
        palermo.take_step(Mouse(page))
    sit_down_by_link(page, server.url, open_table(server, palermo_ending(), "me", "easy", "easy"))
    palermo.play_to_the_end(Mouse(page))
    match = server_probe.replay_log(server, table_id(page))
    scores = sorted(match.game.scores(match.state), reverse=True)
    assert [one.score for one in result(page)] == scores


def place_house(page: Page) -> None:
    spot(page, "A1").hover()
    while not offered(page):
        turn(page, lambda: page.mouse.wheel(0, 100))
    spot(page, offered(page)[0]).click()


def offered_next(page: Page, server: RunningServer, place: int, last: int) -> None:
    """The first or last player, even if tied, gets an offer of other bots; nobody else does."""
    other = page.get_by_test_id("other-bots")
    wanted = {last: "Weaker bots: Easy", 1: "Stronger bots: Hard"}.get(place)
    if wanted is None:
        expect(other).to_have_count(0)
        return
    expect(other).to_have_text(wanted)
    before = table_id(page)
    other.click()
    expect(page).not_to_have_url(f"{server.url}/table/{before}")
    wait_until_asked(page)
    seats = server_probe.table_as_spectator(server, table_id(page))[0]["seats"]
    assert {seat["level"] for seat in seats} == {None, wanted.split()[-1].lower()}


def test_an_expert_is_chosen_on_the_landing_page_and_plays(
    page: Page, server: RunningServer
) -> None:
    sit_down_against_bots(page, server.url, "Expert")
    seats = server_probe.table_as_spectator(server, table_id(page))[0]["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == ["expert"] * 3
    if task(page) == "start":  # the player in the first seat begins with two moves
        palermo.take_step(Mouse(page))
    known = seq(page)
    place_house(page)
    expect(log(page).nth(known + 3)).to_be_visible()
    wait_until_asked(page)


def test_two_clicks_lead_from_the_landing_page_into_the_match(
    page: Page, server: RunningServer
) -> None:
    page.goto(server.url)
    expect(page.locator("form, dialog[open]")).to_have_count(0)
    page.get_by_test_id("play-bots").first.click()
    wait_until_asked(page)
    expect(page.locator("form, dialog[open]")).to_have_count(0)
    known = seq(page)
    place_house(page)
    expect(log(page).nth(known)).to_contain_text(palermo.my_name(page))


def test_the_house_is_previewed_and_turned_with_the_wheel(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "house")
    sit_down_by_link(page, server.url, made)
    spot(page, "B2").hover()
    for turns in (1, 2, 3, 0):
        expect(page.locator("[data-ghost=fits]")).to_be_visible()
        page.mouse.wheel(0, 100)
        words = {0: "not turned", 1: "one quarter turn"}.get(turns, f"{turns} quarter turns")
        expect(in_hand(page)).to_contain_text(words)
    turn(page, lambda: page.mouse.wheel(0, -100))
    spot(page, "B2").click()
    expect(log(page).nth(1)).to_contain_text("house B2 2 r3")


def test_a_card_that_does_not_fit_is_shown_crossed_out(page: Page, server: RunningServer) -> None:
    made = started_match(server, "start F6", "house A1 1 r0")
    sit_down_by_link(page, server.url, made)
    spot(page, "D4").hover()
    expect(page.locator("[data-ghost=refused]")).to_be_visible()
    spot(page, "A1").hover()
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_hovering_over_a_door_shows_the_path_its_points_and_its_money(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, server_probe.is_near_own_disc)
    sit_down_by_link(page, server.url, made)
    [field, words] = next(
        (field, label)
        for field, label in places(page, offered=True).items()
        if re.search(r"disc, \+\d", label)
    )
    promised = re.search(r"(\d+ points?), disc, \+(\d+)", words)
    assert promised
    spot(page, field).hover()
    expect(page.locator(".tag")).to_have_text(promised[0])
    assert (page.locator("[data-way]").get_attribute("data-way") or "").split()[-1] == field
    me = palermo.my_seat(page)
    before, known = money(page, me), seq(page)
    spot(page, field).click()
    expect(
        page.locator(f"[data-player='{me}'] [data-money='{before + int(promised[2])}']")
    ).to_be_attached()
    expect(log(page).nth(known)).to_contain_text(f"earns {promised[2]} million lire")


def test_the_policeman_moves_first_or_is_skipped_for_the_gangster(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "police")
    sit_down_by_link(page, server.url, made)
    field = offered(page)[0]
    known = seq(page)
    spot(page, field).click()
    wait_until_asked(page, known)
    assert task(page) == "gangster"
    assert notations(page)[-1] == f"police {field}"
    expect(spot(page, field)).to_have_attribute("aria-label", re.compile("policeman of"))


def test_only_legal_places_are_highlighted(page: Page, server: RunningServer) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["seq"] >= 12)
    sit_down_by_link(page, server.url, made)
    match = server_probe.replay_log(server, made["table"]["id"])
    size = page.locator("[data-size][aria-checked=true]").get_attribute("data-size")
    actions = [match.game.format(action) for action in match.game.legal(match.state, 0)]
    mine = {action.split()[1] for action in actions if action.endswith(f" {size} r0")}
    assert set(offered(page)) == mine
