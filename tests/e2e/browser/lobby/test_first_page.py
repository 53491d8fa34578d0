"""The first page loads fast, can be installed, and works offline."""

import json
import urllib.request
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tavolino.i18n import LANGUAGES
from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.kit.browser.table import sit_down_against_bots
from tests.kit.server import RunningServer, serve

pytestmark = pytest.mark.browser

GENERIC_POSTER = ("kuhn",)
"""The games in the test server that use the generic poster, which needs no request."""

MAX_PAGE_BYTES = 120_000
"""Maximum bytes, with headers, until the first page is complete."""


def test_the_first_page_is_light(page: Page, server: RunningServer) -> None:
    travelled: list[tuple[float, str]] = []
    line = page.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    line.on(
        "Network.responseReceived",
        lambda e: addresses.update({e["requestId"]: e["response"]["url"]}),
    )
    line.on(
        "Network.loadingFinished",
        lambda e: travelled.append((e["encodedDataLength"], addresses[e["requestId"]])),
    )
    line.send("Network.enable")
    page.goto(server.url)
    expect(page.locator(".poster svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(travelled) > 10
    assert sum(size for size, _ in travelled) <= MAX_PAGE_BYTES, sorted(travelled, reverse=True)


def test_the_table_code_is_preloaded_when_the_mouse_moves(
    page: Page, server: RunningServer
) -> None:
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    with page.expect_response(lambda answer: "/assets/Table-" in answer.url):
        page.mouse.move(200, 200)
        page.mouse.move(210, 210)


def test_a_poster_is_fetched_when_it_scrolls_into_view(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    shelf = page.locator(".shelf .poster")
    expect(shelf.locator("svg")).to_have_count(len(GENERIC_POSTER))
    shelf.first.scroll_into_view_if_needed()
    expect(shelf.first.locator("svg").first).to_be_visible()


def test_the_client_can_be_installed(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/rules/palermo")
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href") or "")
    with urllib.request.urlopen(address) as answer:  # noqa: S310
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert urljoin(address, manifest["start_url"]) == f"{server.url}/"
    for icon in manifest["icons"]:
        picture = page.request.get(urljoin(address, icon["src"]))
        assert picture.headers["content-type"] == icon["type"]
    assert page.request.get(f"{server.url}/preview.jpg").headers["content-type"] == "image/jpeg"
    assert "svelte" in page.request.get(f"{server.url}/THIRD-PARTY.txt").text()


def test_offline_the_client_shows_its_own_page_and_recovers(
    arrive: Arrive, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = arrive(tolerate=CONNECTION_ERRORS)
    database = tmp_path_factory.mktemp("gone") / "tavolino.db"
    with serve(database) as first:
        sit_down_against_bots(page, f"{first.url}/")
        page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        port = int(first.url.rsplit(":", 1)[1])
        first.kill()
        page.reload()
        expect(page.get_by_text("No connection.")).to_be_visible()
    with serve(database, port=port):
        page.reload()
        expect(page.get_by_test_id("table")).to_be_visible()


OVERFLOWING = """() => [...document.querySelectorAll('.bots')].flatMap((bots) => {
  const room = bots.closest('.card, .words').getBoundingClientRect();
  return [...bots.querySelectorAll('label')].filter((label) => {
    const { left, right } = label.getBoundingClientRect(), word = label.querySelector('span');
    return left < room.left || right > room.right || word.scrollWidth > word.clientWidth;
  }).map((label) => label.textContent.trim());
})"""
"""The bot levels whose text overflows its button, or whose button overflows its card."""


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_bot_levels_fit_on_the_page_in_every_language(
    arrive: Arrive, server: RunningServer, lang: str, width: int
) -> None:
    page = arrive(locale=lang, viewport={"width": width, "height": 800})
    page.goto(server.url)
    levels = page.locator(".hero .bots label")
    expect(levels).to_have_count(5)
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
