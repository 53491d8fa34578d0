"""Players in several browsers at one table, who play a match to its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.e2e.browser.conftest import Arrive, launched, visitors
from tests.kit.browser import server_probe
from tests.kit.browser.table import SETTLED, TABLE, notations, seat_address, seq, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json
from tests.soak.run import Run

TRACED = 12
"""Maximum number of decisions of a player in one browser trace."""

SEEN = "(seq) => Number(document.querySelector('[data-testid=table]')?.dataset.seq) >= seq"


@dataclass
class Person:
    """A player with a separate browser context."""

    seat: int
    page: Page
    hand: Any
    decide: Callable[[Any, Random], None]
    """Make one decision with this input method, and check that it has an effect."""
    decisions: int = 0

    def act(self, dice: Random) -> None:
        if self.decisions % TRACED == 0:
            self._trace_anew()
        self.decisions += 1
        known = seq(self.page)
        self.decide(self.hand, dice)
        self.page.locator(f"{TABLE}:not([data-seq='{known}']):has({SETTLED})").wait_for()

    def _trace_anew(self) -> None:
        tracing = self.page.context.tracing
        if self.decisions:
            tracing.stop_chunk()
        else:
            tracing.start(screenshots=False, snapshots=True)
        tracing.start_chunk(title=f"seat {self.seat}, decision {self.decisions}")


@contextmanager
def browsers(run: Run) -> Iterator[Arrive]:
    """Visitors of one Chromium; an error on one of their pages fails the run.

    More connections than browsers mean that some page lost its connection and reconnected.
    """

    def come(**habits: Any) -> Page:
        page = arrive(**habits)
        page.on("websocket", lambda _: run.counts.update({"lines opened": 1}))
        return page

    with launched() as browser, visitors(browser) as arrive:
        yield come


def sit_down(page: Page, server: RunningServer, made: Json, seat: int, *, by_keys: bool) -> None:
    """Open the link to this seat only, and enter no name."""
    keys = [key for key in (*made["mine"], *made["open"]) if key["seat"] == seat]
    page.goto(seat_address(server.url, {**made, "mine": keys, "open": []}))
    close_name_form(page, by_keys=by_keys)


def close_name_form(page: Page, *, by_keys: bool) -> None:
    """On a phone it covers the controls. A keyboard player uses no mouse."""
    close = page.get_by_test_id("ask-name").get_by_role("button", name="Close")
    if by_keys:
        close.press("Enter")
    else:
        close.click()


def play(run: Run, server: RunningServer, made: Json, people: Sequence[Person]) -> None:
    """Play until the match or the time is over; keep evidence of a failure."""
    run.counts["browsers"] += len(people)
    try:
        _play(run, server, made["table"]["id"], {person.seat: person for person in people})
    except Exception:
        _keep_evidence(run, people)
        raise
    finally:
        run.counts["decisions"] += sum(person.decisions for person in people)


def _play(run: Run, server: RunningServer, table: str, people: Mapping[int, Person]) -> None:
    any_page = next(iter(people.values())).page
    while run.has_time:
        update = server_probe.table_as_spectator(server, table)[1]
        if not update["actors"]:
            _see_the_end(update, people)
            run.counts["matches finished in browsers"] += 1
            return
        asked = [people[seat] for seat in update["actors"] if seat in people]
        if not asked:
            any_page.wait_for_function(SEEN, arg=update["seq"] + 1)
            continue
        person = run.dice.choice(asked)
        person.page.wait_for_function(SEEN, arg=update["seq"])
        wait_until_asked(person.page)
        person.act(run.dice)


def _see_the_end(update: Json, people: Mapping[int, Person]) -> None:
    """All pages show the whole log."""
    for person in people.values():
        person.page.wait_for_function(SEEN, arg=update["seq"])
    for person in people.values():
        assert len(notations(person.page)) == update["seq"]


def _keep_evidence(run: Run, people: Sequence[Person]) -> None:
    for person in people:
        name = f"seat-{person.seat}-{type(person.hand).__name__.lower()}"
        if person.decisions:
            person.page.context.tracing.stop(path=run.folder / f"{name}.trace.zip")
        person.page.screenshot(path=run.folder / f"{name}.png")
