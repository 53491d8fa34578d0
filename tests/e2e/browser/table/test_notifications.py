"""Turn notifications: set up in the menu, tested there, and shown if delivery fails."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.plain_table import plain_table, prefer_plain_table
from tests.kit.browser.table import open_menu
from tests.kit.browser.webhook_receiver import Receiver, add_webhook, receiver
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser


@pytest.fixture
def webhook() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture(scope="module")
def webhook_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that may call addresses in its own network."""
    with serve(tmp_path_factory.mktemp("near") / "tavolino.db", private_calls="yes") as server:
        yield server


def test_a_webhook_is_set_up_tested_and_its_delivery_error_is_shown(
    arrive: Arrive, webhook: Receiver, webhook_server: RunningServer
) -> None:
    made = create_table(webhook_server, "palermo", "me", "open", "open")
    page = arrive(viewport={"width": 360, "height": 740})
    prefer_plain_table(page)
    page.goto(f"{webhook_server.url}/table/{made['table']['id']}#seat={made['mine'][0]['token']}")
    plain_table(page).wait_for()
    calls = open_menu(page).get_by_test_id("calls")
    add_webhook(calls, webhook.address)
    calls.get_by_test_id("call-test").click()
    expect(calls.get_by_text("It was delivered.")).to_be_visible()
    told = webhook.receive()
    assert told["url"] == f"{webhook_server.url}/table/{made['table']['id']}"
    assert made["mine"][0]["token"] not in json.dumps(told)

    webhook.status = 500
    calls.get_by_test_id("call-test").click()
    expect(calls.get_by_text("It was refused there.")).to_be_visible()
    page.reload()
    plain_table(page).wait_for()
    calls = open_menu(page).get_by_test_id("calls")
    calls.locator("summary").click()
    expect(calls.get_by_text("It was refused there.")).to_be_visible()
    calls.get_by_test_id("call-drop").click()
    expect(calls.get_by_test_id("call-webhook")).to_have_count(0)


def test_a_push_message_is_shown_and_leads_to_the_table(
    arrive_with_notifications: Arrive, webhook_server: RunningServer
) -> None:
    page = arrive_with_notifications()
    page.goto(webhook_server.url)
    awake = "navigator.serviceWorker.ready.then((here) => here.active.state === 'activated')"
    while not page.evaluate(awake):
        page.wait_for_timeout(20)
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller || true")
    while not found:
        page.wait_for_timeout(20)
    told = {"text": "It is your turn.", "table": "abc123"}
    pushed = {"origin": webhook_server.url, "registrationId": found[0], "data": json.dumps(told)}
    shown = """() => navigator.serviceWorker.ready.then((here) => here.getNotifications())
        .then((all) => all.map((one) => [one.body, one.data]))"""
    while not (seen := page.evaluate(shown)):  # a push from the debugger may get lost
        line.send("ServiceWorker.deliverPushMessage", pushed)
        page.wait_for_timeout(500)
    assert seen == [["It is your turn.", "table/abc123"]]
    assert re.fullmatch("table/[a-z0-9]+", seen[0][1])
