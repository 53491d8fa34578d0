"""Objections at Villa Paletti: the objector proves the objection, or fails and pays."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.table import prompt, wait_until_asked
from tests.kit.browser.villa_paletti import (
    SMALL,
    is_offered,
    own_free_pillar,
    pillar,
    pull_by_keys,
    set_down,
    sit_down,
    touch_by_keys,
    villa,
    written_action,
)
from tests.kit.browser.villa_setup import BAY, set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def open_objection(server: RunningServer, arrive: Arrive) -> tuple[Page, Page, str]:
    """The claimant, the objector, and a pillar of the claimant that is easily moved."""
    made, first = set_up(server, time_to_answer=0)
    claimant, objector = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(claimant, server, made, first)
    sit_down(objector, server, made, 1 - first)
    name = own_free_pillar(claimant)
    written_action(claimant, "=claim")
    written_action(objector, "=object")
    expect(pillar(objector, name)).to_have_attribute("data-offered", "true")
    touch_by_keys(objector, name)
    return claimant, objector, name


def test_an_objector_moves_the_pillar_and_it_leaves_the_game(
    arrive: Arrive, server: RunningServer
) -> None:
    claimant, objector, name = open_objection(server, arrive)
    pull_by_keys(objector)
    set_down(objector)
    expect(villa(objector)).to_have_attribute("data-phase", "start")
    wait_until_asked(objector)
    for page in (claimant, objector):
        expect(pillar(page, name)).to_have_count(0)


def test_an_objector_who_gives_up_loses_a_pillar_and_the_claim_stands(
    arrive: Arrive, server: RunningServer
) -> None:
    claimant, objector, name = open_objection(server, arrive)
    objector.keyboard.press("ArrowLeft")
    objector.keyboard.press("Escape")
    expect(villa(claimant)).to_have_attribute("data-phase", "penalty")
    wait_until_asked(claimant)
    expect(prompt(claimant)).to_contain_text("has failed")
    lost = next(one for one in BAY if is_offered(claimant, one))
    pillar(claimant, lost).focus()
    claimant.keyboard.press("Enter")
    claimant.get_by_test_id("confirm").click()
    for page in (claimant, objector):
        expect(villa(page)).to_have_attribute("data-phase", "start")
        expect(pillar(page, lost)).to_have_count(0)
        expect(pillar(page, name)).to_have_count(1)
    wait_until_asked(objector)
