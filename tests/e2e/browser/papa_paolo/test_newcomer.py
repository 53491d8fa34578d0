"""Papà Paolo for a newcomer: prompts and highlights alone lead through a round."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.papa_paolo import BOARD, READY, create_bot_table, step
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import TABLE, prompt, seq, sit_down_by_link, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

DESK: Json = {"viewport": {"width": 1280, "height": 720}}
MARKED = f"{BOARD} [data-place][data-offered=true]:visible"
CHIPS = f"{BOARD} [data-chip][data-can=true]:visible"
NAMES = "all => all.map(one => one.dataset.place ?? one.dataset.chip)"
SEEN = """() => JSON.stringify([
  document.querySelector('[data-testid=table]').dataset.seq,
  document.querySelector('[data-testid=prompt]').textContent,
  [...document.querySelectorAll('[data-offered=true]')].map((one) => one.dataset.place),
])"""
"""The visible result of a press: text, or other highlights."""
ENOUGH = 80
"""More presses than a round can need."""


class Newcomer:
    """Presses highlighted elements, confirms what it can, and knows no rules.

    In a state that it has seen before, it presses something else, so that it does not go in
    circles.
    """

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self._touch = page, touch
        self._known: list[str] = []
        self._tried: set[tuple[str, str]] = set()
        self.asked: dict[str, set[str]] = {}

    def go_on(self) -> None:
        """Press once and record the result."""
        page, known = self.page, seq(self.page)
        if not self._touch:
            page.mouse.move(0, 0)  # otherwise elements under a resting mouse would be highlighted
        said = prompt(page).inner_text()
        assert said
        self.asked.setdefault(step(page), set()).add(said)
        confirmation = page.locator(READY)
        if confirmation.count():
            self._press(confirmation)
            page.locator(f"{TABLE}:not([data-seq='{known}'])").wait_for()
        else:
            before = page.evaluate(SEEN)
            self._press(self._lit(before))
            page.wait_for_function(f"before => ({SEEN})() !== before", arg=before)
        wait_until_asked(page)

    def _press(self, what: Locator) -> None:
        expect(what).to_be_in_viewport()
        if self._touch:
            what.tap()
        else:
            what.click()

    def _lit(self, now: str) -> Locator:
        """The newest highlight, else any highlighted element, else a button."""
        marked = self.page.locator(MARKED)
        names = marked.evaluate_all(NAMES)
        untried = [name for name in names if (now, name) not in self._tried]
        fresh = [name for name in untried if name not in self._known]
        self._known = names
        if not untried:
            return self.page.locator(CHIPS).first
        chosen = (fresh or untried)[-1]
        self._tried.add((now, chosen))
        return marked.nth(names.index(chosen))


@pytest.mark.parametrize(("habits", "seats"), [(DESK, 4), (PHONE, 3)], ids=["desk", "phone"])
def test_a_newcomer_finishes_the_first_round(
    arrive: Arrive, server: RunningServer, habits: Json, seats: int
) -> None:
    page = arrive(**habits, notation=False)
    sit_down_by_link(page, server.url, create_bot_table(server, seats))
    newcomer = Newcomer(page, "has_touch" in habits)
    for _ in range(ENOUGH):
        if page.locator(f"{BOARD} .round").text_content() == "Round 2 ":
            break
        newcomer.go_on()
    expect(page.locator(f"{BOARD} .round")).to_contain_text("Round 2")
    assert {"pawn", "bid"} < newcomer.asked.keys()  # the page does not ask for forced decisions
    assert any("marked spot" in said for said in newcomer.asked["pawn"])
