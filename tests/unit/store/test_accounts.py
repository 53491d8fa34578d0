"""What every store promises to people: what is theirs is kept once, and goes when they go."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from tavolino.store.interface import OpenStore, Store
from tavolino.store.records import CallRecord, OutOfStep
from tavolino.store.sql.accounts import (
    HOST,
    MOST_SESSIONS,
    Kept,
    PasskeyRecord,
    PersonRecord,
    SessionRecord,
    SittingRecord,
    Spent,
)
from tests.kit.store_records import MATCH, SEATS

NOW, SOON, LATE = "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z", "2026-02-01T00:00:00Z"
ADA = PersonRecord("ada", "Ada", "{}", None, None, NOW)
LAPTOP = SessionRecord("laptop", "ada", NOW, LATE)
KEY = PasskeyRecord("key", "ada", "public", 0, "Laptop", NOW, NOW)
ONCE = Spent("challenge", SOON)


@pytest.fixture
async def store(opening: OpenStore) -> AsyncIterator[Store]:
    """A store that keeps one match."""
    made = opening()
    await made.create(MATCH, SEATS)
    yield made
    await made.close()


async def kept(store: Store, person: str = "ada") -> Kept:
    found = await store.people.load(person)
    assert found
    return found


async def test_somebody_comes_back_with_all_that_is_theirs(opening: OpenStore) -> None:
    before = opening()
    await before.create(MATCH, SEATS)
    await before.people.begin(ADA, LAPTOP, KEY, ONCE)
    await before.people.rename("ada", "Ada L.")
    await before.people.prefer("ada", '{"theme":"dark"}')
    await before.people.claim("ada", "m1", ("secret", "hash0"), NOW)
    await before.people.claim("ada", "m1", ("hosting", "hosthash"), SOON)
    await before.close()
    store = opening()
    found = await kept(store)
    assert found.person == replace(ADA, name="Ada L.", preferences='{"theme":"dark"}')
    assert (found.passkeys, found.sessions) == ((KEY,), (LAPTOP,))
    assert found.sittings == (
        SittingRecord("ada", "m1", 0, "secret", NOW),
        SittingRecord("ada", "m1", HOST, "hosting", SOON),
    )
    assert await store.people.sitters("m1") == {0: "ada"}
    assert await store.people.load("bruno") is None
    assert (await store.people.count(), await store.people.ids()) == (1, ["ada"])
    await store.close()


async def test_what_counts_once_counts_once_whoever_is_quicker(store: Store) -> None:
    people = store.people
    await people.begin(ADA, LAPTOP, KEY, ONCE)
    phones = [replace(LAPTOP, token=f"phone {number}") for number in range(4)]
    once = Spent("another", SOON)
    entering = (people.enter(phone, KEY, once) for phone in phones)
    outcomes = await asyncio.gather(*entering, return_exceptions=True)
    assert [type(one) for one in outcomes].count(OutOfStep) == 3
    with pytest.raises(OutOfStep):
        await people.add_passkey(replace(KEY, id="second"), ONCE)
    with pytest.raises(OutOfStep):  # somebody else's passkey
        await people.add_passkey(KEY, Spent("fresh", SOON))
    bruno = replace(ADA, id="bruno")
    with pytest.raises(OutOfStep):
        await people.begin(bruno, SessionRecord("b", "bruno", NOW, LATE), KEY)
    assert await people.load("bruno") is None
    assert len((await kept(store)).sessions) == 2


async def test_a_link_brings_back_once_and_is_followed_by_another(store: Store) -> None:
    people = store.people
    await people.begin(ADA, LAPTOP)
    await people.link("ada", Spent("old", LATE))
    await people.link("ada", Spent("first", LATE))
    assert await people.linked("old", NOW) is None
    assert await people.linked("first", LATE) is None  # it is no longer good
    assert await people.linked("first", NOW) == "ada"
    used = Spent("first", LATE)
    attempts = [
        people.come_back(replace(LAPTOP, token=name), used, Spent(f"next {name}", LATE))
        for name in ("tablet", "thief")
    ]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(one) for one in outcomes] == [type(None), OutOfStep]
    assert await people.linked("first", NOW) is None
    assert await people.linked("next tablet", NOW) == "ada"
    assert await people.signed_in("tablet", NOW) == "ada"
    assert await people.signed_in("thief", NOW) is None


async def test_nobody_locks_themselves_out(store: Store) -> None:
    people = store.people
    await people.begin(ADA, LAPTOP, KEY, ONCE)
    await people.add_passkey(replace(KEY, id="second"), Spent("2", SOON))
    dropping = (people.drop_passkey("ada", name, NOW) for name in ("key", "second"))
    await asyncio.gather(*dropping)
    [left] = (await kept(store)).passkeys
    await people.link("ada", Spent("link", SOON))
    await people.drop_passkey("bruno", left.id, NOW)
    await people.drop_passkey("ada", left.id, SOON)  # the link is no longer good
    assert len((await kept(store)).passkeys) == 1
    await people.drop_passkey("ada", left.id, NOW)
    assert (await kept(store)).passkeys == ()
    await people.unlink("ada")
    assert (await kept(store)).person.link == "link"
    await people.add_passkey(replace(KEY, id="third", name="?"), Spent("3", SOON))
    await people.unlink("ada")
    assert (await kept(store)).person.link is None
    await people.name_passkey("bruno", "third", "mine")
    await people.name_passkey("ada", "third", "Phone")
    found = await people.passkey("third")
    assert found
    assert (found.name, found.person) == ("Phone", "ada")


async def test_only_a_key_opens_a_seat_and_who_had_it_first_sits_there(store: Store) -> None:
    people = store.people
    bruno = replace(ADA, id="bruno", name="Bruno")
    await people.begin(ADA, LAPTOP)
    await people.begin(bruno, SessionRecord("b", "bruno", NOW, LATE))
    for match, hashed in (("m1", "hash1"), ("m1", "seed"), ("m2", "hash0"), ("m1", "")):
        await people.claim("ada", match, ("wrong", hashed), NOW)
    assert (await kept(store)).sittings == ()
    await people.claim("ada", "m1", ("secret", "hash0"), SOON)
    await people.claim("bruno", "m1", ("secret", "hash0"), LATE)
    await people.claim("ada", "m1", ("secret", "hash0"), LATE)
    assert await people.sitters("m1") == {0: "ada"}
    assert [sitting.since for sitting in (await kept(store)).sittings] == [SOON]
    await people.release("ada", "m1")
    assert await people.sitters("m1") == {0: "bruno"}


async def test_who_goes_leaves_nothing_and_the_seat_stays(store: Store) -> None:
    people = store.people
    await people.begin(ADA, LAPTOP, KEY, ONCE)
    await people.claim("ada", "m1", ("secret", "hash0"), NOW)
    call = CallRecord(0, "a", "ntfy", "https://there/ada", "https://here", "en")
    await store.call("m1", call)
    await store.call("m1", replace(call, seat=1))
    await people.forget("ada")
    assert await people.load("ada") is None
    assert await people.signed_in("laptop", NOW) is None
    assert await people.passkey("key") is None
    assert await people.sitters("m1") == {}
    stored = await store.load("m1")
    assert stored
    assert (stored.seats, stored.calls) == (SEATS, (replace(call, seat=1),))
    with pytest.raises(OutOfStep):  # whoever signs in meanwhile is too late
        await people.enter(SessionRecord("late", "ada", NOW, LATE), KEY, Spent("late", SOON))


async def test_sessions_end_one_or_all_by_time_and_by_number(store: Store) -> None:
    people = store.people
    await people.begin(ADA, LAPTOP, KEY, ONCE)
    assert await people.signed_in("laptop", LATE) is None
    for number in range(MOST_SESSIONS + 1):
        phone = replace(LAPTOP, token=f"{number:03}", made=f"2026-01-02T00:{number:02}:00Z")
        await people.enter(phone, KEY, Spent(f"once {number}", SOON))
    assert len((await kept(store)).sessions) == MOST_SESSIONS
    assert await people.signed_in("laptop", NOW) is None
    await people.leave("050")
    assert await people.signed_in("050", NOW) is None
    assert await people.signed_in("049", NOW) == "ada"
    after = SessionRecord("after", "ada", "2026-03-01T00:00:00Z", "2027")
    await people.enter(after, KEY, Spent("once", SOON))
    assert (await kept(store)).sessions == (after,)  # those before have ended by then
    await people.leave_everywhere("ada")
    assert (await kept(store)).sessions == ()
