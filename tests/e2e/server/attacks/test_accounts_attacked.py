"""Attacks on accounts: impersonation, replayed signatures and floods of requests."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.passkey_browser import Browser, Passkey, encoded
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, http, tokens

pytestmark = pytest.mark.process

WRONG = (400, "problem-passkey")
LATE = (400, "problem-too-late")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("attacked") / "tavolino.db") as server:
        yield server


def test_a_signed_challenge_is_accepted_once(home: RunningServer) -> None:
    phone, thief = Browser(home), Browser(home)
    options = phone.options("ask_passkey", name="Ada")
    passkey = Passkey(options)
    made = passkey.register(options, phone.origin)
    phone.send_accepted("add_passkey", credential=made)
    assert thief.send_refused("add_passkey", credential=made) == (409, "problem-used-up")
    assert phone.send_refused("add_passkey", credential=made) == (409, "problem-used-up")
    signed = passkey.sign(phone.options("ask_entry"), phone.origin)
    phone.send_accepted("enter", credential=signed)
    status, key = thief.send_refused("enter", credential=signed)
    assert (status, key) in ((409, "problem-used-up"), WRONG)
    assert thief.account is None


def test_of_two_simultaneous_sign_ins_with_one_challenge_one_succeeds(home: RunningServer) -> None:
    phone = Browser(home)
    phone.create_account()
    link = phone.send_accepted("new_link")["link"]
    strangers = [Browser(home) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        said = list(pool.map(lambda one: one.send("come_back", link=link)[0], strangers))
    assert said.count(200) == 1
    assert set(said) <= {200, 404, 409}
    assert sum(one.account is not None for one in strangers) == 1


def test_a_passkey_signature_is_bound_to_the_site_and_to_one_purpose(home: RunningServer) -> None:
    phone = Browser(home)
    passkey = phone.create_account()

    def attempt(origin: str, challenge: str = "") -> tuple[int, str]:
        options = phone.options("ask_entry")
        options |= {"challenge": challenge} if challenge else {}
        return Browser(home).send_refused("enter", credential=passkey.sign(options, origin))

    port = phone.host.partition(":")[2]
    for origin in (
        "https://evil.example",
        "http://localhost",
        f"http://127.0.0.1:{port}",
        f"http://localhost.evil.example:{port}",
        f"{phone.origin}/",
        "",
    ):
        assert attempt(origin) == WRONG
    for_another_purpose = phone.options("ask_passkey")["challenge"]
    own = encoded(b"enter..99999999999999.nonce.signature")
    for challenge in (for_another_purpose, own, encoded(b"\xff.\x00"), encoded(b"....")):
        assert attempt(phone.origin, challenge) == LATE
    passkey.site = "evil.example"
    assert attempt(phone.origin) == WRONG


def test_passkeys_are_unavailable_where_browsers_cannot_know_the_host_name(
    home: RunningServer,
) -> None:
    number = Browser(home)
    number.host = home.url.removeprefix("http://")
    number.origin = home.url
    assert number.send_refused("ask_entry") == (400, "problem-passkey-address")
    assert number.send_refused("ask_passkey") == (400, "problem-passkey-address")
    assert number.send_accepted("begin", name="Ada")["link"]


def test_a_player_cannot_sign_in_with_the_passkey_of_another_player(home: RunningServer) -> None:
    ada, bruno = Browser(home), Browser(home)
    hers, his = ada.create_account("Ada"), bruno.create_account("Bruno")
    options = bruno.options("ask_entry")
    hers.user, his.id, own = his.user, hers.id, his.id
    thief = Browser(home)
    signed = his.sign(options, thief.origin)  # her id, his signature
    assert thief.send_refused("enter", credential=signed) == WRONG
    his.id = own
    signed = his.sign(options, thief.origin, userHandle=encoded(b"ada"))
    assert thief.send_refused("enter", credential=signed) == WRONG
    signed = his.sign(options, thief.origin, userHandle=None)
    assert thief.send_refused("enter", credential=signed) == WRONG
    taken = ada.options("ask_passkey")
    copy = Passkey(taken)
    copy.id = his.id
    made = copy.register(taken, ada.origin)  # presents his passkey as hers
    assert ada.send_refused("add_passkey", credential=made) == (409, "problem-used-up")


def test_a_passkey_is_added_only_by_the_account_that_requested_it(home: RunningServer) -> None:
    ada, bruno, guest = Browser(home), Browser(home), Browser(home)
    ada.create_account("Ada")
    bruno.create_account("Bruno")
    options = ada.options("ask_passkey")
    made = Passkey(options).register(options, ada.origin)
    assert bruno.send_refused("add_passkey", credential=made) == WRONG
    assert guest.send_refused("add_passkey", credential=made) == (409, "problem-used-up")
    assert len(ada.account["passkeys"]) == 1
    [key] = ada.account["passkeys"]
    bruno.send_accepted("drop_passkey", id=key["id"])
    bruno.send_accepted("name_passkey", id=key["id"], name="Bruno's")
    assert ada.account["passkeys"] == [key]


def test_a_passkey_with_a_decreasing_counter_is_rejected_as_a_copy(home: RunningServer) -> None:
    phone = Browser(home)
    passkey = phone.create_account()
    passkey.count = 7
    phone.sign_in(passkey)
    passkey.count = 3
    signed = passkey.sign(phone.options("ask_entry"), phone.origin)
    assert Browser(home).send_refused("enter", credential=signed) == WRONG


def test_a_seat_token_opens_only_its_own_seat(home: RunningServer) -> None:
    made, other = create_table(home, "kuhn", "me", "open"), create_table(home, "kuhn", "me", "open")
    [mine], [elsewhere] = tokens(made, "mine"), tokens(other, "mine")
    table = made["table"]["id"]
    phone = Browser(home)
    phone.create_account()
    seats = [
        {"table": table, "token": elsewhere},
        {"table": table, "token": "nonsense"},
        {"table": "nowhere", "token": mine},
        {"table": other["table"]["id"], "token": made["host"]},
    ]
    phone.send_accepted("claim", seats=seats)
    for wrong in ("", "\x00", "\ud800", "a b"):
        seat = {"table": table, "token": wrong}
        assert phone.send_refused("claim", seats=[seat]) == (400, "problem-malformed")
    assert phone.account["sittings"] == []


def test_an_expired_link_does_not_sign_in(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        phone = Browser(server)
        begun = phone.send_accepted("begin")
        with closing(sqlite3.connect(tmp_path / "tavolino.db")) as db, db:
            db.execute("update people set until = '2020-01-01T00:00:00.000Z'")
        stranger = Browser(server)
        assert phone.account["link_until"] is None
        refused = stranger.send_refused("come_back", link=begun["link"])
        assert refused == (404, "problem-no-such-link")
        with closing(sqlite3.connect(tmp_path / "tavolino.db")) as db, db:
            db.execute("update sessions set until = '2020-01-01T00:00:00.000Z'")
        assert phone.account is None


def test_only_hashes_of_secrets_are_stored(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        phone = Browser(server)
        link = phone.send_accepted("begin")["link"]
        secret = phone.cookie.partition("=")[2]
        server.stop()
        kept = (tmp_path / "tavolino.db").read_bytes()
        assert secret.encode() not in kept
        assert link.encode() not in kept


MALFORMED: tuple[object, ...] = (
    {},
    {"t": "nonsense"},
    {"t": "enter"},
    {"t": "enter", "credential": "nonsense"},
    {"t": "enter", "credential": []},
    {"t": "preferences", "preferences": {"theme": "pink"}},
    {"t": "preferences", "preferences": {"theme": "dark", "more": "x"}},
    {"t": "preferences", "preferences": {"language": "x" * 5000}},
    {"t": "name", "name": "x" * 41},
    {"t": "claim", "seats": [{"table": "a", "token": "b"}] * 65},
    {"t": "claim", "seats": [{"table": "a"}]},
    {"t": "come_back", "link": "x" * 81},
    {"t": "drop_passkey", "id": "x" * 1401},
    {"t": "sign_out", "everywhere": "yes"},
    [],
    None,
    "you",
)


def test_a_malformed_request_changes_nothing(home: RunningServer) -> None:
    phone = Browser(home)
    phone.create_account(preferences={"theme": "dark"})
    before = phone.account
    for said in MALFORMED:
        status, answer = phone.http(body=said) if said is not None else phone.http(body="null")
        assert (status, answer["code"]) == (400, "malformed"), said
    credentials: list[object] = [
        {},
        {"id": 7},
        {"response": None},
        {"response": {"clientDataJSON": "%%%"}},
        {"response": {"clientDataJSON": encoded(b"{}")}},
        {"response": {"clientDataJSON": encoded(b'{"challenge":1,"type":2,"origin":3}')}},
    ]
    for credential in credentials:
        for t in ("enter", "add_passkey"):
            assert phone.send_refused(t, credential=credential) in (WRONG, LATE)
    huge = {"t": "preferences", "preferences": {"theme": "x" * 20_000}}
    assert phone.http(body=huge)[0] == 413
    headers = {"host": phone.host, "cookie": phone.cookie, "origin": "https://evil.example"}
    assert http(home, "/api/you", {"t": "forget_me"}, headers=headers)[0] == 403
    assert phone.account == before


BENT: tuple[object, ...] = ("", "AAAA", None, 7, {}, encoded(b"\xa1" * 40))


def test_a_manipulated_credential_is_rejected(home: RunningServer) -> None:
    phone = Browser(home)
    passkey = phone.create_account()
    for part in ("authenticatorData", "signature", "clientDataJSON"):
        signed = passkey.sign(phone.options("ask_entry"), phone.origin)
        for wrong in BENT:
            bent = {**signed, "response": {**signed["response"], part: wrong}}
            assert Browser(home).send("enter", credential=bent)[0] == 400
    options = Browser(home).options("ask_passkey")
    made = Passkey(options).register(options, phone.origin)
    for wrong in ("", "AAAA", None, encoded(b"\xbf" * 99), encoded(b"\x9b" + b"\xff" * 8)):
        bent = {**made, "response": {**made["response"], "attestationObject": wrong}}
        assert Browser(home).send_refused("add_passkey", credential=bent) == WRONG


def test_a_guest_cannot_change_an_account(home: RunningServer) -> None:
    guest = Browser(home)
    for t, more in (
        ("name", {"name": "Eve"}),
        ("preferences", {"preferences": {}}),
        ("new_link", {}),
        ("drop_link", {}),
        ("claim", {"seats": []}),
        ("release", {"table": "x"}),
        ("drop_passkey", {"id": "x"}),
    ):
        assert guest.send_refused(t, **more) == (404, "problem-not-signed-in")
    assert guest.send_accepted("sign_out") == {"you": None, "link": None}
    assert guest.send_accepted(
        "forget_me",
    ) == {"you": None, "link": None}
    assert guest.send_refused("name", name="\u202e") == (404, "problem-not-signed-in")


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db", people_per_minute=3) as server:
        guest = Browser(server)
        said = [guest.send("ask_entry")[0] for _ in range(4)]
        assert said == [200, 200, 200, 429]
        assert guest.http()[0] == 429
