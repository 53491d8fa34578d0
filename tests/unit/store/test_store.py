"""Every store keeps acknowledged data once, in order and complete."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.store.interface import OpenStore
from tavolino.store.records import (
    ChannelRecord,
    ChatRecord,
    ChatReportRecord,
    ClockRecord,
    ListingRecord,
    ListingStage,
    MatchCount,
    ObserverRecord,
    RecordingRecord,
    SeatRecord,
    SequenceConflict,
    SnapshotRecord,
    StoreError,
)
from tests.kit.store.store_records import MATCH, SEATS, entry


async def test_a_match_is_loaded_as_it_was_saved(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    for seq in range(3):
        await store.append_entries("m1", entry(seq))
    await store.append_entries("m1", entry(3), finishes=True)
    await store.save_seat("m1", replace(SEATS[1], kind="person", level=None, name="Chiara"))
    await store.save_snapshot("m1", SnapshotRecord(2, b"two"))
    await store.save_snapshot("m1", SnapshotRecord(4, b"four"))
    await store.close()
    store = opening()
    kept = await store.load_match("m1")
    assert kept is not None
    assert kept.match == replace(MATCH, finished=entry(3).at)
    assert kept.seats == (SEATS[0], SeatRecord(1, "person", None, "Chiara", None))
    assert kept.entries == tuple(entry(seq) for seq in range(4))
    assert kept.snapshot == SnapshotRecord(4, b"four")
    assert await store.load_match("m2") is None
    await store.close()


async def test_recordings_and_traces_are_stored_with_their_entries(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    await store.append_entries("m1", entry(0), reel=RecordingRecord(b"frames", "it went well"))
    await store.append_entries("m1", entry(1), reel=RecordingRecord(b"", "nobody looked"))
    await store.append_entries("m1", entry(2), reel=RecordingRecord(b"only frames", ""))
    await store.append_entries("m1", entry(3))
    reels = [await store.load_recording("m1", seq) for seq in range(5)]
    assert reels == [b"frames", None, b"only frames", None, None]
    assert await store.load_traces("m1") == {0: "it went well", 1: "nobody looked"}
    assert await store.load_traces("m2") == {}
    stored = await store.load_match("m1")
    assert stored
    assert stored.recordings == (0, 2)
    await store.close()


async def test_an_entry_is_written_once_and_in_order(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    await store.append_entries("m1", entry(0))
    for wrong in (entry(0), entry(0, "take 2"), entry(2)):
        with pytest.raises(SequenceConflict):
            await store.append_entries("m1", wrong)
    with pytest.raises(SequenceConflict):
        await store.append_entries("no such match", entry(0))
    with pytest.raises(SequenceConflict):
        await store.create_match(MATCH, SEATS)
    kept = await store.load_match("m1")
    assert kept is not None
    assert kept.entries == (entry(0),)
    await store.close()


async def test_a_write_is_atomic(opening: OpenStore) -> None:
    store = opening()
    with pytest.raises(SequenceConflict):
        await store.create_match(MATCH, (SEATS[0], SEATS[0]))
    assert await store.load_match("m1") is None
    await store.create_match(MATCH, SEATS)
    await store.close()


async def test_a_bad_write_in_a_group_does_not_affect_the_others(opening: OpenStore) -> None:
    store = opening()
    ids = [f"m{n}" for n in range(40)]
    await asyncio.gather(*(store.create_match(replace(MATCH, id=name), SEATS) for name in ids))
    writes = []
    for n, name in enumerate(ids):
        wrong = {0: entry(7), 1: entry(0, "\ud800"), 2: replace(entry(0), seat=1 << 70)}
        writes.append(store.append_entries(name, wrong.get(n % 4, entry(0))))
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    for n, (name, outcome) in enumerate(zip(ids, outcomes, strict=True)):
        kept = await store.load_match(name)
        assert kept is not None
        assert (outcome is None) == (n % 4 == 3) == bool(kept.entries)
        assert outcome is None or isinstance(outcome, StoreError)
    await store.close()


async def test_a_cancelled_wait_does_not_disturb_the_writer(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    waiting = asyncio.ensure_future(store.append_entries("m1", entry(0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.append_entries("m1", entry(1))
    await store.close()


async def test_a_sound_store_is_writable_counts_matches_and_finds_no_damage(
    opening: OpenStore,
) -> None:
    store = opening()
    assert await store.count_matches() == MatchCount(0, 0)
    for name in ("m1", "m2", "m3"):
        await store.create_match(replace(MATCH, id=name), SEATS)
    await store.append_entries("m2", entry(0), finishes=True)
    await store.check_writable()
    assert await store.count_matches() == MatchCount(3, 2)
    assert await store.find_damage() == ()
    await store.close()


async def test_clocks_are_stored_and_due_matches_are_found(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    await store.create_match(replace(MATCH, id="m2", tempo='{"pace":"days"}'), SEATS)
    assert await store.save_uptime(700) == 700
    await store.append_entries("m1", entry(0), clock=ClockRecord("first", 1000, 5000))
    await store.save_clock("m2", ClockRecord("second", 900, 4000))
    assert await store.matches_due(4500) == ("m2",)
    assert await store.matches_due(5000) == ("m2", "m1")
    await store.save_clock("m2", ClockRecord("third", 1100, None))
    assert await store.matches_due(5000) == ("m1",)
    with pytest.raises(SequenceConflict):
        await store.append_entries("m1", entry(0), clock=ClockRecord("lost", 2000, 1))
    assert await store.save_uptime(0) == 1100
    assert await store.save_uptime(1300) == 1300
    await store.close()
    store = opening()
    assert await store.save_uptime(0) == 1300
    first, second = await store.load_match("m1"), await store.load_match("m2")
    assert first
    assert second
    assert (first.clock, second.clock) == ("first", "third")
    assert (first.match.tempo, second.match.tempo) == ("", '{"pace":"days"}')
    await store.close()


async def test_notification_channels_and_secrets_are_stored(opening: OpenStore) -> None:
    first = ChannelRecord(0, "a", "ntfy", "https://there/topic", "https://here", "en")
    other = ChannelRecord(0, "b", "push", "{}", "https://here", "fr")
    store = opening()
    await store.create_match(MATCH, SEATS)
    await store.save_channel("m1", first)
    await store.save_channel("m1", other)
    await store.save_channel("m1", replace(first, trouble="slow"))
    await store.delete_channel("m1", 0, "b")
    assert await store.get_or_create_secret("key", "one") == "one"
    assert await store.get_or_create_secret("key", "two") == "one"
    stored = await store.load_match("m1")
    assert stored
    assert stored.channels == (replace(first, trouble="slow"),)
    await store.close()


async def test_observer_links_are_stored(opening: OpenStore) -> None:
    first = ObserverRecord(0, "a", "hash", "Nonna", "2026-01-01T00:00:00Z")
    other = ObserverRecord(1, "b", "hush", "", "2026-01-02T00:00:00Z")
    store = opening()
    await store.create_match(MATCH, SEATS)
    await store.save_observer("m1", first)
    await store.save_observer("m1", other)
    await store.save_observer("m1", replace(first, used="2026-01-03T00:00:00Z"))
    await store.delete_observer("m1", 1, "b")
    stored = await store.load_match("m1")
    assert stored
    assert stored.observers == (replace(first, used="2026-01-03T00:00:00Z"),)
    await store.close()


def listing(match: str, stage: ListingStage, since: str, until: str = "9") -> ListingRecord:
    return ListingRecord(match, "nim", stage, since, until, f"{match} {since}")


async def test_public_tables_are_listed_the_newest_first_page_by_page(opening: OpenStore) -> None:
    store = opening()
    for name in ("a", "b", "c"):
        await store.create_match(replace(MATCH, id=name), SEATS)
    await store.save_listing(listing("a", "open", "1"))
    await store.save_listing(listing("b", "open", "2"))
    await store.save_listing(listing("c", "open", "2"))
    await store.save_listing(listing("a", "open", "3", until="4"))  # `since` stays

    async def names(stage: ListingStage = "open", game: str = "", **more: Any) -> list[str]:
        asked = {"now": "3", "before": ("9", ""), "most": 9, **more}
        return [one.match for one in await store.load_listings(stage, game, **asked)]

    assert await names() == ["c", "b", "a"]
    assert await names(most=2) == ["c", "b"]
    assert await names(before=("2", "b")) == ["a"]
    assert (await names(game="nim"), await names(game="go")) == (["c", "b", "a"], [])
    assert await names(now="5") == ["c", "b"]
    await store.save_listing(listing("b", "over", "4"))
    await store.delete_listing("c")
    assert (await names(), await names("over")) == (["a"], ["b"])
    await store.delete_outdated_listings("4")
    assert (await names(), await names("over")) == ([], ["b"])
    stored = await store.load_match("b")
    assert stored
    assert stored.listing == listing("b", "over", "4")
    await store.close()


async def test_the_last_chat_messages_and_reports_are_stored(opening: OpenStore) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    said = [ChatRecord(number, 0, f"word {number}", "2026") for number in range(1, 5)]
    for words in said:
        await store.save_chat("m1", words, most=3)
    stored = await store.load_match("m1")
    assert stored
    assert stored.chat == tuple(said[1:])
    for _ in range(2):
        await store.save_chat_report(ChatReportRecord("m1", 4, 1, 0, "word 4", "2026"))
    await store.close()


async def test_open_seats_and_terms_are_stored(opening: OpenStore) -> None:
    store = opening()
    free = replace(SEATS[0], free=1)
    await store.create_match(replace(MATCH, terms='{"public":true}'), (free, SEATS[1]))
    stored = await store.load_match("m1")
    assert stored
    assert (stored.seats[0], stored.match.terms) == (free, '{"public":true}')
    await store.save_seat("m1", replace(free, free=0, name="Bea"))
    stored = await store.load_match("m1")
    assert stored
    assert stored.seats[0] == replace(SEATS[0], name="Bea")
    await store.close()


async def test_the_tables_that_an_account_or_an_address_has_in_the_lobby_are_counted(
    opening: OpenStore,
) -> None:
    store = opening()
    for name, creator, address in (
        ("a", "ada", "x"),
        ("b", "", "x"),
        ("c", "eve", "y"),
        ("d", "", ""),
    ):
        await store.create_match(replace(MATCH, id=name, creator=creator, address=address), SEATS)
        await store.save_listing(listing(name, "open", "1", until="5"))

    async def listed(creator: str, address: str, since: str = "4") -> set[str]:
        return set(await store.listed_by(creator, address, "open", since))

    assert await listed("ada", "z") == {"a"}
    assert await listed("eve", "x") == {"a", "b", "c"}
    assert await listed("", "") == set()
    assert await listed("ada", "x", since="5") == set()
    await store.append_entries("b", entry(0), finishes=True)
    stored = await store.load_match("b")
    assert stored
    assert (stored.match.creator, stored.match.address) == ("", "")
    await store.close()
