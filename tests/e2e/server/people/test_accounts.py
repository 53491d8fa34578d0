"""Accounts without passwords: passkeys, recovery links and sign-in sessions."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.passkey_browser import Browser
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, http, open_connection, play_to_end, tokens

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("people") / "tavolino.db") as server:
        yield server


def test_a_guest_creates_an_account_with_a_passkey(home: RunningServer) -> None:
    phone, laptop = Browser(home), Browser(home)
    assert phone.http() == (200, {"you": None, "link": None})
    passkey = phone.create_account(
        "  Ada   Lovelace ", device="Phone", preferences={"theme": "dark"}
    )
    you = phone.account
    assert (you["name"], you["preferences"]) == ("Ada Lovelace", {"theme": "dark"})
    assert [one["name"] for one in you["passkeys"]] == ["Phone"]
    assert laptop.account is None
    entered = laptop.sign_in(passkey)["you"]
    assert (entered["id"], len(entered["sessions"])) == (you["id"], 2)
    laptop.send_accepted("name", name="Ada L.")
    laptop.send_accepted("preferences", preferences={"language": "nl", "sounds": "on"})
    assert phone.account["preferences"] == {"language": "nl", "sounds": "on"}
    assert phone.account["name"] == "Ada L."


def test_the_session_cookie_is_http_only_same_site_and_limited_to_the_api(
    home: RunningServer,
) -> None:
    phone = Browser(home)
    phone.create_account()
    said = phone.set_cookie.lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    assert "path=" not in said
    assert "secure" not in said
    phone.origin = f"https://{phone.host}"
    phone.send_accepted("sign_out")
    assert "secure" in phone.set_cookie.lower()
    assert "max-age=0" in phone.set_cookie.lower()
    assert phone.cookie.endswith('=""')


def test_an_account_may_have_several_passkeys_and_keeps_at_least_one_way_to_sign_in(
    home: RunningServer,
) -> None:
    phone = Browser(home)
    first = phone.create_account(device="Phone")
    laptop = Browser(home)
    laptop.sign_in(first)
    second = laptop.create_account(device="Laptop")
    ids = {one["name"]: one["id"] for one in phone.account["passkeys"]}
    options = phone.options("ask_passkey")
    assert {one["id"] for one in options["excludeCredentials"]} == set(ids.values())
    phone.send_accepted("name_passkey", id=ids["Laptop"], name="Old laptop")
    phone.send_accepted("drop_passkey", id=ids["Phone"])
    last = phone.send_refused("drop_passkey", id=ids["Laptop"])
    assert last == (409, "problem-last-way-in")
    link = phone.send_accepted("new_link")["link"]
    phone.send_accepted("drop_passkey", id=ids["Laptop"])
    assert phone.send_refused("drop_link") == (409, "problem-last-way-in")
    signed = second.sign(laptop.options("ask_entry"), laptop.origin)
    assert laptop.send_refused("enter", credential=signed) == (404, "problem-unknown-passkey")
    assert Browser(home).send_accepted("come_back", link=link)["you"]["id"] == phone.account["id"]


def test_a_recovery_link_works_once_and_its_replacement_is_shown_once(home: RunningServer) -> None:
    phone, tablet, thief = Browser(home), Browser(home), Browser(home)
    begun = phone.send_accepted("begin", name="Bruno")
    assert begun["you"]["link_until"] > begun["you"]["created"]
    assert phone.http()[1]["link"] is None
    came = tablet.send_accepted("come_back", link=begun["link"])
    assert came["you"]["name"] == "Bruno"
    assert thief.send_refused("come_back", link=begun["link"]) == (404, "problem-no-such-link")
    replaced = phone.send_accepted("new_link")["link"]
    assert thief.send_refused("come_back", link=came["link"]) == (404, "problem-no-such-link")
    phone.create_account()
    assert phone.send_accepted("drop_link")["you"]["link_until"] is None
    assert thief.send_refused("come_back", link=replaced) == (404, "problem-no-such-link")


def test_a_player_signs_out_on_this_device_or_on_all_devices(home: RunningServer) -> None:
    phone, laptop, tablet = Browser(home), Browser(home), Browser(home)
    passkey = phone.create_account()
    laptop.sign_in(passkey)
    tablet.sign_in(passkey)
    before = phone.cookie
    phone.send_accepted("sign_out")
    assert phone.account is None
    phone.cookie = before  # the token itself is invalid now
    assert phone.account is None
    assert len(laptop.account["sessions"]) == 2
    laptop.send_accepted("sign_out", everywhere=True)
    assert (laptop.account, tablet.account) == (None, None)
    assert tablet.sign_in(passkey)["you"]["sessions"][0]["current"]


def test_sessions_are_listed_with_their_device_and_ended_one_by_one(home: RunningServer) -> None:
    phone, laptop, tablet = Browser(home), Browser(home), Browser(home)
    passkey = phone.create_account(device="Phone")
    laptop.sign_in(passkey, device="Laptop")
    tablet.sign_in(passkey, device="Tablet")
    sessions = {one["device"]: one for one in phone.account["sessions"]}
    assert {name: one["current"] for name, one in sessions.items()} == {
        "Phone": True,
        "Laptop": False,
        "Tablet": False,
    }
    assert all(one["used"] >= one["made"] for one in sessions.values())
    left = phone.send_accepted("end_session", id=sessions["Laptop"]["id"])["you"]["sessions"]
    assert {one["device"] for one in left} == {"Phone", "Tablet"}
    assert laptop.account is None
    assert tablet.account is not None
    stranger = Browser(home)
    stranger.create_account("Eve")
    stranger.send_accepted("end_session", id=sessions["Tablet"]["id"])
    assert tablet.account is not None, "another account's session"
    exported = phone.http("/api/you/export")[1]["signed_in"]
    assert {one["device"] for one in exported} == {"Phone", "Tablet"}


@pytest.mark.parametrize("ends_others", [True, False])
def test_a_recovery_link_signs_out_the_lost_device_if_asked(
    home: RunningServer, ends_others: bool
) -> None:
    lost, found = Browser(home), Browser(home)
    link = lost.send_accepted("begin", name="Ada", device="Lost")["link"]
    said = found.send_accepted("come_back", link=link, device="New", end_others=ends_others)
    assert [one["device"] for one in said["you"]["sessions"] if one["current"]] == ["New"]
    assert (lost.account is None) == ends_others


def test_an_address_creates_few_accounts_an_hour_and_deleting_one_gives_nothing_back(
    tmp_path: Path,
) -> None:
    with serve(tmp_path / "tavolino.db", accounts_per_hour=2) as server:
        first, second, third = Browser(server), Browser(server), Browser(server)
        first.send_accepted("begin", name="Ada")
        passkey = second.create_account("Bea")
        first.send_accepted("forget_me")
        assert third.send_refused("begin", name="Cas") == (429, "problem-many-accounts")
        third.sign_in(passkey)
        assert third.account["name"] == "Bea"


async def test_seats_are_claimed_by_their_tokens_and_played_on_another_device(
    home: RunningServer,
) -> None:
    made = create_table(home, "kuhn", "me", "open")
    table = made["table"]["id"]
    [mine], [host] = tokens(made, "mine"), tokens(made, "host")
    phone, laptop = Browser(home), Browser(home)
    passkey = phone.create_account()
    shown = [{"table": table, "token": token} for token in (mine, host, mine)]
    phone.send_accepted("claim", seats=shown)
    sittings = laptop.sign_in(passkey)["you"]["sittings"]
    found = {one["seat"]: one["token"] for one in sittings}
    assert found == {0: mine, -1: host}
    assert {(one["table"], one["game"], one["finished"]) for one in sittings} == {
        (table, "kuhn", None)
    }
    await play_to_end(home, {**made, "mine": [{"token": found[0]}]})
    assert all(one["finished"] for one in laptop.account["sittings"])
    laptop.send_accepted("release", table=table)
    assert phone.account["sittings"] == []


async def test_an_account_is_exported_completely_and_deleted_completely(
    home: RunningServer,
) -> None:
    made = create_table(home, "kuhn", "me", "open")
    [mine] = tokens(made, "mine")
    table = made["table"]["id"]
    phone = Browser(home)
    passkey = phone.create_account(device="Phone", preferences={"confirm": "always"})
    phone.send_accepted("claim", seats=[{"table": table, "token": mine}])
    calls = f"/api/tables/{table}/calls"
    way = {"way": "ntfy", "address": "https://ntfy.example/ada"}
    http(home, calls, {"t": "add", "token": mine, "call": way})
    status, file = phone.http("/api/you/export")
    assert (status, file["name"], file["preferences"]) == (200, "Ada", {"confirm": "always"})
    [seat], [key], [notice] = file["seats"], file["passkeys"], file["notices"]
    assert seat["link"] == f"{phone.origin}/table/{table}#seat={mine}"
    assert (key["name"], notice["to"]) == ("Phone", way["address"])
    assert "session" not in json.dumps(file)
    assert phone.send_accepted("forget_me") == {"you": None, "link": None}
    assert Browser(home).http("/api/you/export")[0] == 404
    assert http(home, calls, {"t": "look", "token": mine})[1] == {"calls": []}
    signed = passkey.sign(phone.options("ask_entry"), phone.origin)
    assert phone.send_refused("enter", credential=signed) == (404, "problem-unknown-passkey")
    assert await play_with(home, table, mine)


async def test_notification_channels_are_listed_and_removed_on_every_device(
    home: RunningServer,
) -> None:
    tables = [create_table(home, "kuhn", "me", "open") for _ in range(3)]
    keys = {made["table"]["id"]: tokens(made, "mine")[0] for made in tables}
    phone, laptop = Browser(home), Browser(home)
    passkey = phone.create_account()
    phone.send_accepted(
        "claim", seats=[{"table": name, "token": key} for name, key in keys.items()]
    )
    way = {"way": "ntfy", "address": "https://ntfy.example/ada"}
    for name, key in keys.items():
        http(home, f"/api/tables/{name}/calls", {"t": "add", "token": key, "call": way})
    await play_to_end(home, tables[2])
    going_on = list(keys)[:2]
    [notice] = laptop.sign_in(passkey)["you"]["notices"]
    assert (notice["way"], notice["host"]) == ("ntfy", "ntfy.example")
    assert sorted(notice["tables"]) == sorted(going_on)
    assert way["address"] not in json.dumps(laptop.account)
    for name in going_on:
        dropped = {"t": "drop", "token": keys[name], "id": notice["id"]}
        assert http(home, f"/api/tables/{name}/calls", dropped)[0] == 200
    assert phone.account["notices"] == []


async def play_with(home: RunningServer, table: str, token: str) -> bool:
    """Does this token still open its seat?"""
    async with open_connection(home, table, [token]) as seat:
        return bool(seat.table["seats"][0]["mine"])


def test_accounts_survive_a_restart(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        phone = Browser(server)
        passkey = phone.create_account()
        waiting = phone.options("ask_entry")
        server.kill()
    with serve(tmp_path / "tavolino.db") as server:
        again = Browser(server)
        again.cookie = phone.cookie
        assert again.account["name"] == "Ada"
        laptop = Browser(server)
        laptop.send_accepted("enter", credential=passkey.sign(waiting, laptop.origin))
        assert len(laptop.account["sessions"]) == 2
