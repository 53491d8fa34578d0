"""Turn notifications: once per turn, without secrets, and never to private addresses."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import decrypt
from msgspec import Struct
from yarl import URL

from tavolino.server.notify.public_addresses import is_public
from tavolino.server.notify.sender import (
    MAX_DELIVERIES_PER_CLIENT,
    Notification,
    NotificationSender,
)
from tavolino.server.protocol.notifications import DeliveryError, Push
from tavolino.server.protocol.time_control import DAY_SECONDS, UNTIMED, PerTurn, TimeControl
from tavolino.store.records import ChannelRecord
from tests.kit.base64url import from_base64, to_base64
from tests.kit.in_process_server import CreatedTable, InProcessServer, act, wait_for

NOTICE = Notification("It is your turn.", "abc", "calm")
AUTH = bytes(range(16))


class Heard(Struct, frozen=True):
    """A request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A local server that records requests and answers with a given status."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 200
        self.url = ""

    async def answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.heard.append(Heard(request.path, dict(request.headers), body))
        headers = {"Location": "/elsewhere"} if self.status == 302 else {}
        return web.Response(status=self.status, headers=headers)


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", found.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    found.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield found
    finally:
        await runner.cleanup()


def ntfy(target: str, seat: int = 1) -> ChannelRecord:
    return ChannelRecord(seat, target[-12:], "ntfy", target, "https://here.example/", "nl")


class Slow(NotificationSender):
    """A sender whose requests are answered only when the test allows it."""

    def __init__(self, evening: InProcessServer) -> None:
        super().__init__(evening.store, private=True)
        self.asked: list[str] = []
        self.answers = asyncio.Event()

    async def _post(self, url: URL, headers: dict[str, str], body: bytes) -> DeliveryError:
        self.asked.append(str(url))
        await self.answers.wait()
        return ""


async def told(laid: CreatedTable) -> None:
    await laid.table.turn_notifier._tasks.wait()


async def test_an_absent_player_is_notified_once_per_turn_and_a_connected_one_is_not(
    tmp_path: Path,
) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(UNTIMED, "me", "open", "open")
        for seat in (0, 1, 2):
            await laid.table.turn_notifier.add(ntfy(f"{there.url}/seat{seat}", seat))
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        await told(laid)
        assert [one.path for one in there.heard] == ["/seat2"]
        await act(laid, ben, "no")
        laid.table.leave(ada)
        await told(laid)
        assert len(there.heard) == 1
        cleo = await evening.join(laid, 2)
        await act(laid, cleo, "yes")
        laid.table.leave(ben)
        await told(laid)
        assert [one.path for one in there.heard] == ["/seat2", "/seat1"]
        said = there.heard[0]
        assert said.headers["User-Agent"].startswith("Tavolino/")
        assert said.headers["Click"] == f"https://here.example/table/{laid.table.record.id}"
        assert all(key not in str(there.heard) for key in laid.keys)


async def test_a_player_who_leaves_long_after_the_turn_began_is_not_notified(
    tmp_path: Path,
) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(UNTIMED, "me", "open")
        await laid.table.turn_notifier.add(ntfy(f"{there.url}/ben"))
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        evening.clock.now += 61
        laid.table.leave(ben)
        await told(laid)
        assert there.heard == []


async def test_an_absent_player_is_reminded_before_a_bot_takes_over(tmp_path: Path) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(
            TimeControl("days", PerTurn(3 * DAY_SECONDS)), "me", "open"
        )
        await laid.table.turn_notifier.add(ntfy(f"{there.url}/ben"))
        ada = await evening.join(laid, 0)
        await act(laid, ada, "ask")
        evening.wait(laid, DAY_SECONDS)
        await told(laid)
        assert len(there.heard) == 1
        evening.wait(laid, DAY_SECONDS)
        evening.wait(laid, 1)
        await told(laid)
        assert len(there.heard) == 2
        evening.wait(laid, DAY_SECONDS)
        await wait_for(lambda: laid.table.match.seq > 1)
        assert not laid.table.is_human(1)


async def test_a_delivery_error_is_stored_and_survives_a_restart(tmp_path: Path) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(UNTIMED, "me", "open")
        call = ntfy(f"{there.url}/ben")
        await laid.table.turn_notifier.add(call)
        for status, trouble in ((500, "refused"), (302, "refused"), (410, "gone"), (200, "")):
            there.status = status
            await laid.table.turn_notifier.test(1, call.id)
            assert [one.trouble for one in laid.table.turn_notifier.channels_of(1)] == [trouble]
        there.status = 403
        await laid.table.turn_notifier.test(1, call.id)
        assert "/elsewhere" not in [one.path for one in there.heard]
    async with InProcessServer(tmp_path) as again:
        found = await again.reopen(laid)
        assert [one.trouble for one in found.table.turn_notifier.channels_of(1)] == ["refused"]


async def test_a_webhook_gets_the_turn_and_nothing_secret(tmp_path: Path) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        call = ChannelRecord(0, "a", "webhook", f"{there.url}/hook", "https://here/", "en")
        assert await evening.notifications.send(call, NOTICE) == ""
        said = "It is your turn. https://here/table/abc"
        assert json.loads(there.heard[0].body) == {
            "text": said,
            "content": said,
            "event": "your_turn",
            "game": "calm",
            "table": "abc",
            "url": "https://here/table/abc",
        }


async def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    tmp_path: Path,
) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        push = Push(f"{there.url}/push", to_base64(point), to_base64(AUTH))
        call = ChannelRecord(0, "a", "push", json.dumps(_plain(push)), "http://localhost/", "en")
        assert await evening.notifications.send(call, NOTICE) == ""
        said = there.heard[0]
        key = await evening.notifications.public_key()
        assert said.headers["Authorization"].startswith("vapid t=")
        assert said.headers["Authorization"].endswith(f"k={key}")
        assert len(from_base64(key)) == 65
        read = decrypt(said.body, private_key=browser, auth_secret=AUTH, version="aes128gcm")
        assert json.loads(read) == {"text": "It is your turn.", "table": "abc"}

        there.status = 410
        laid = await evening.create_table(UNTIMED, "me", "open")
        await laid.table.turn_notifier.add(call)
        await laid.table.turn_notifier.test(0, "a")
        assert laid.table.turn_notifier.channels_of(0) == []


def _plain(push: Push) -> dict[str, str]:
    return {"way": "push", "endpoint": push.endpoint, "p256dh": push.p256dh, "auth": push.auth}


async def test_the_servers_push_key_stays_the_same(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        key = await evening.notifications.public_key()
    async with InProcessServer(tmp_path) as again:
        assert await again.notifications.public_key() == key


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0.0.0.0/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[64:ff9b:1::808:808]/",
        "http://[::127.0.0.1]/",
        "http://[::a00:1]/",
        "http://[fec0::1]/",
        "http://[fe80::1%25lo]/",
        "http://127\u30020\u30020\u30021/",
        "http://127\uff0e0\uff0e0\uff0e1/",
        "http://169\uff61254\uff61169\uff61254/",
        "http://\u2460\u2461\u2466.0.0.1/",
        "http://127.0.0.1./",
        "http://0177.0.0.1/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://100.64.0.1/",
        "http://[fd00::1]/",
        "http://user@1.1.1.1/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "http:///nothing",
        "http://[broken/",
    ],
)
async def test_no_private_or_malformed_address_is_called(tmp_path: Path, address: str) -> None:
    async with InProcessServer(tmp_path) as evening:
        courier = NotificationSender(evening.store, private=False)
        assert await courier.send(ntfy(address), NOTICE) in ("private", "unreachable")
        if address != "http://localhost/" and "0x" not in address:
            assert not courier.may_call(address)
        await courier.close()


async def test_a_name_that_resolves_to_a_private_address_is_not_called(tmp_path: Path) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        courier = NotificationSender(evening.store, private=False)
        named = there.url.replace("127.0.0.1", "localhost")
        assert await courier.send(ntfy(f"{named}/x"), NOTICE) == "private"
        assert there.heard == []
        await courier.close()


async def test_no_connection_to_a_private_address_is_opened_even_if_its_text_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        courier = NotificationSender(evening.store, private=False)
        monkeypatch.setattr(courier, "may_call", lambda _: True)
        assert await courier.send(ntfy(f"{there.url}/x"), NOTICE) == "private"
        assert there.heard == []
        await courier.close()


async def test_the_number_of_requests_to_one_host_is_limited(tmp_path: Path) -> None:
    async with receiver() as there, InProcessServer(tmp_path) as evening:
        calls = [evening.notifications.send(ntfy(f"{there.url}/{n}"), NOTICE) for n in range(60)]
        found = await asyncio.gather(*calls)
        assert "too_fast" in found
        assert len(there.heard) == found.count("") < 60


async def test_a_client_with_many_slow_hosts_does_not_hold_up_others(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        courier = Slow(evening)
        hosts = [f"http://{n}.slow.example/" for n in range(3 * MAX_DELIVERIES_PER_CLIENT)]
        async with asyncio.TaskGroup() as group:
            for host in hosts:
                group.create_task(courier.send(ntfy(host), NOTICE, "192.0.2.1"))
            await wait_for(lambda: len(courier.asked) == MAX_DELIVERIES_PER_CLIENT)
            other = courier.send(ntfy("http://other.example/"), NOTICE, "192.0.2.2")
            group.create_task(other)
            await wait_for(lambda: "http://other.example/" in courier.asked)
            assert len(courier.asked) == MAX_DELIVERIES_PER_CLIENT + 1
            courier.answers.set()


def test_global_addresses_are_public() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")
    assert not is_public("224.0.0.1")
    assert not is_public("nonsense")
