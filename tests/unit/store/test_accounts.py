"""Accounts, passkeys, sessions and seats in every store."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from tavolino.store.account_records import (
    HOST_SEAT,
    AccountRecord,
    AccountSeatRecord,
    PasskeyRecord,
    SessionRecord,
    StoredAccount,
    UsedToken,
)
from tavolino.store.interface import OpenStore, Store
from tavolino.store.records import ChannelRecord, SequenceConflict
from tavolino.store.sql.accounts import MAX_SESSIONS
from tests.kit.store.store_records import MATCH, SEATS

NOW, SOON, LATE = "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z", "2026-02-01T00:00:00Z"
ADA = AccountRecord("ada", "Ada", "{}", None, None, NOW)
LAPTOP = SessionRecord("laptop", "ada", NOW, LATE)
KEY = PasskeyRecord("key", "ada", "public", 0, "Laptop", NOW, NOW)
ONCE = UsedToken("challenge", SOON)


@pytest.fixture
async def store(opening: OpenStore) -> AsyncIterator[Store]:
    """A store with one match."""
    made = opening()
    await made.create_match(MATCH, SEATS)
    yield made
    await made.close()


async def kept(store: Store, person: str = "ada") -> StoredAccount:
    found = await store.accounts.load_account(person)
    assert found
    return found


async def test_an_account_survives_a_restart(opening: OpenStore) -> None:
    before = opening()
    await before.create_match(MATCH, SEATS)
    await before.accounts.create_account(ADA, LAPTOP, KEY, ONCE)
    await before.accounts.rename("ada", "Ada L.")
    await before.accounts.save_preferences("ada", '{"theme":"dark"}')
    await before.accounts.claim_seat("ada", "m1", ("secret", "hash0"), NOW)
    await before.accounts.claim_seat("ada", "m1", ("hosting", "hosthash"), SOON)
    await before.close()
    store = opening()
    found = await kept(store)
    assert found.person == replace(ADA, name="Ada L.", preferences='{"theme":"dark"}')
    assert (found.passkeys, found.sessions) == ((KEY,), (LAPTOP,))
    assert found.sittings == (
        AccountSeatRecord("ada", "m1", 0, "secret", NOW),
        AccountSeatRecord("ada", "m1", HOST_SEAT, "hosting", SOON),
    )
    assert await store.accounts.seat_owners("m1") == {0: "ada"}
    assert await store.accounts.load_account("bruno") is None
    assert (await store.accounts.count(), await store.accounts.ids()) == (1, ["ada"])
    await store.close()


async def test_a_single_use_token_works_once_even_with_concurrent_requests(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP, KEY, ONCE)
    phones = [replace(LAPTOP, token=f"phone {number}") for number in range(4)]
    once = UsedToken("another", SOON)
    entering = (people.sign_in(phone, KEY, once) for phone in phones)
    outcomes = await asyncio.gather(*entering, return_exceptions=True)
    assert [type(one) for one in outcomes].count(SequenceConflict) == 3
    with pytest.raises(SequenceConflict):
        await people.add_passkey(replace(KEY, id="second"), ONCE)
    with pytest.raises(SequenceConflict):  # the passkey exists already
        await people.add_passkey(KEY, UsedToken("fresh", SOON))
    bruno = replace(ADA, id="bruno")
    with pytest.raises(SequenceConflict):
        await people.create_account(bruno, SessionRecord("b", "bruno", NOW, LATE), KEY)
    assert await people.load_account("bruno") is None
    assert len((await kept(store)).sessions) == 2


async def test_a_recovery_link_works_once_and_is_replaced(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP)
    await people.save_link("ada", UsedToken("old", LATE))
    await people.save_link("ada", UsedToken("first", LATE))
    assert await people.account_of_link("old", NOW) is None
    assert await people.account_of_link("first", LATE) is None  # it has expired
    assert await people.account_of_link("first", NOW) == "ada"
    used = UsedToken("first", LATE)
    attempts = [
        people.recover(replace(LAPTOP, token=name), used, UsedToken(f"next {name}", LATE))
        for name in ("tablet", "thief")
    ]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(one) for one in outcomes] == [type(None), SequenceConflict]
    assert await people.account_of_link("first", NOW) is None
    assert await people.account_of_link("next tablet", NOW) == "ada"
    assert await people.account_of_session("tablet", NOW) == "ada"
    assert await people.account_of_session("thief", NOW) is None


async def test_the_last_way_to_sign_in_cannot_be_deleted(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP, KEY, ONCE)
    await people.add_passkey(replace(KEY, id="second"), UsedToken("2", SOON))
    dropping = (people.delete_passkey("ada", name, NOW) for name in ("key", "second"))
    await asyncio.gather(*dropping)
    [left] = (await kept(store)).passkeys
    await people.save_link("ada", UsedToken("link", SOON))
    await people.delete_passkey("bruno", left.id, NOW)
    await people.delete_passkey("ada", left.id, SOON)  # the link has expired
    assert len((await kept(store)).passkeys) == 1
    await people.delete_passkey("ada", left.id, NOW)
    assert (await kept(store)).passkeys == ()
    await people.delete_link("ada")
    assert (await kept(store)).person.link == "link"
    await people.add_passkey(replace(KEY, id="third", name="?"), UsedToken("3", SOON))
    await people.delete_link("ada")
    assert (await kept(store)).person.link is None
    await people.rename_passkey("bruno", "third", "mine")
    await people.rename_passkey("ada", "third", "Phone")
    found = await people.load_passkey("third")
    assert found
    assert (found.name, found.person) == ("Phone", "ada")


async def test_a_seat_is_claimed_by_its_token_and_the_first_claim_owns_it(store: Store) -> None:
    people = store.accounts
    bruno = replace(ADA, id="bruno", name="Bruno")
    await people.create_account(ADA, LAPTOP)
    await people.create_account(bruno, SessionRecord("b", "bruno", NOW, LATE))
    for match, hashed in (("m1", "hash1"), ("m1", "seed"), ("m2", "hash0"), ("m1", "")):
        await people.claim_seat("ada", match, ("wrong", hashed), NOW)
    assert (await kept(store)).sittings == ()
    await people.claim_seat("ada", "m1", ("secret", "hash0"), SOON)
    await people.claim_seat("bruno", "m1", ("secret", "hash0"), LATE)
    await people.claim_seat("ada", "m1", ("secret", "hash0"), LATE)
    assert await people.seat_owners("m1") == {0: "ada"}
    assert [sitting.since for sitting in (await kept(store)).sittings] == [SOON]
    await people.release_match("ada", "m1")
    assert await people.seat_owners("m1") == {0: "bruno"}


async def test_a_deleted_account_leaves_no_data_and_the_seat_stays(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP, KEY, ONCE)
    await people.claim_seat("ada", "m1", ("secret", "hash0"), NOW)
    call = ChannelRecord(0, "a", "ntfy", "https://there/ada", "https://here", "en")
    await store.save_channel("m1", call)
    await store.save_channel("m1", replace(call, seat=1))
    await people.delete_account("ada")
    assert await people.load_account("ada") is None
    assert await people.account_of_session("laptop", NOW) is None
    assert await people.load_passkey("key") is None
    assert await people.seat_owners("m1") == {}
    stored = await store.load_match("m1")
    assert stored
    assert (stored.seats, stored.channels) == (SEATS, (replace(call, seat=1),))
    with pytest.raises(SequenceConflict):  # a sign-in after the deletion fails
        await people.sign_in(SessionRecord("late", "ada", NOW, LATE), KEY, UsedToken("late", SOON))


async def test_sessions_end_one_by_one_all_together_by_time_and_by_number(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP, KEY, ONCE)
    assert await people.account_of_session("laptop", LATE) is None
    for number in range(MAX_SESSIONS + 1):
        phone = replace(LAPTOP, token=f"{number:03}", made=f"2026-01-02T00:{number:02}:00Z")
        await people.sign_in(phone, KEY, UsedToken(f"once {number}", SOON))
    assert len((await kept(store)).sessions) == MAX_SESSIONS
    assert await people.account_of_session("laptop", NOW) is None
    await people.end_session("050")
    assert await people.account_of_session("050", NOW) is None
    assert await people.account_of_session("049", NOW) == "ada"
    after = SessionRecord("after", "ada", "2026-03-01T00:00:00Z", "2027")
    await people.sign_in(after, KEY, UsedToken("once", SOON))
    assert (await kept(store)).sessions == (after,)  # the earlier sessions have expired
    await people.end_all_sessions("ada")
    assert (await kept(store)).sessions == ()


async def test_a_recovery_may_end_all_other_sessions(store: Store) -> None:
    people = store.accounts
    await people.create_account(ADA, LAPTOP, KEY)
    phone = SessionRecord("phone", "ada", NOW, LATE, "Phone", NOW)
    await people.recover(phone, UsedToken("one", SOON), UsedToken("two", LATE))
    assert set((await kept(store)).sessions) == {LAPTOP, phone}
    tablet = SessionRecord("tablet", "ada", NOW, LATE, "Tablet", NOW)
    link = UsedToken("three", LATE)
    await people.recover(tablet, UsedToken("two", SOON), link, ends_others=True)
    assert (await kept(store)).sessions == (tablet,)
    await people.extend_session("tablet", SOON, "2027", "2026-06")
    [found] = (await kept(store)).sessions
    assert (found.device, found.used, found.until) == ("Tablet", SOON, "2027")
