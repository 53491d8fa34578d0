"""What every store promises: it keeps what it acknowledged, once, in order and wholly."""

import asyncio

import pytest
from msgspec.structs import replace

from tavolino.store.protocol import OpenStore
from tavolino.store.records import (
    Count,
    OutOfStep,
    ReelRecord,
    SeatRecord,
    SnapshotRecord,
    StoreError,
)
from tests.store.stores import MATCH, SEATS, entry


def test_a_match_comes_back_as_it_was_kept(opening: OpenStore) -> None:
    async def play() -> None:
        store = opening()
        await store.create(MATCH, SEATS)
        for seq in range(3):
            await store.append("m1", entry(seq))
        await store.append("m1", entry(3), finishes=True)
        await store.seat("m1", replace(SEATS[1], kind="person", level=None, name="Chiara"))
        await store.snapshot("m1", SnapshotRecord(2, b"two"))
        await store.snapshot("m1", SnapshotRecord(4, b"four"))
        await store.close()

    async def read() -> None:
        store = opening()
        kept = await store.load("m1")
        assert kept is not None
        assert kept.match == replace(MATCH, finished=entry(3).at)
        assert kept.seats == (SEATS[0], SeatRecord(1, "person", None, "Chiara", None))
        assert kept.entries == tuple(entry(seq) for seq in range(4))
        assert kept.snapshot == SnapshotRecord(4, b"four")
        assert await store.load("m2") is None
        await store.close()

    asyncio.run(play())
    asyncio.run(read())


def test_what_was_seen_and_how_it_went_is_kept_with_its_entry(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        await store.create(MATCH, SEATS)
        await store.append("m1", entry(0), reel=ReelRecord(b"frames", "it went well"))
        await store.append("m1", entry(1), reel=ReelRecord(b"", "nobody looked"))
        await store.append("m1", entry(2), reel=ReelRecord(b"only frames", ""))
        await store.append("m1", entry(3))
        reels = [await store.reel("m1", seq) for seq in range(5)]
        assert reels == [b"frames", None, b"only frames", None, None]
        assert await store.traces("m1") == {0: "it went well", 1: "nobody looked"}
        assert await store.traces("m2") == {}
        stored = await store.load("m1")
        assert stored
        assert stored.reels == (0, 2)
        await store.close()

    asyncio.run(main())


def test_an_entry_is_written_once_and_in_order(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        await store.create(MATCH, SEATS)
        await store.append("m1", entry(0))
        for wrong in (entry(0), entry(0, "take 2"), entry(2)):
            with pytest.raises(OutOfStep):
                await store.append("m1", wrong)
        with pytest.raises(OutOfStep):
            await store.append("no such match", entry(0))
        with pytest.raises(OutOfStep):
            await store.create(MATCH, SEATS)
        kept = await store.load("m1")
        assert kept is not None
        assert kept.entries == (entry(0),)
        await store.close()

    asyncio.run(main())


def test_a_write_is_done_wholly_or_not_at_all(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        with pytest.raises(OutOfStep):
            await store.create(MATCH, (SEATS[0], SEATS[0]))
        assert await store.load("m1") is None
        await store.create(MATCH, SEATS)
        await store.close()

    asyncio.run(main())


def test_a_bad_write_in_a_group_spoils_no_other(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        ids = [f"m{n}" for n in range(40)]
        await asyncio.gather(*(store.create(replace(MATCH, id=name), SEATS) for name in ids))
        writes = []
        for n, name in enumerate(ids):
            wrong = {0: entry(7), 1: entry(0, "\ud800"), 2: replace(entry(0), seat=1 << 70)}
            writes.append(store.append(name, wrong.get(n % 4, entry(0))))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        for n, (name, outcome) in enumerate(zip(ids, outcomes, strict=True)):
            kept = await store.load(name)
            assert kept is not None
            assert (outcome is None) == (n % 4 == 3) == bool(kept.entries)
            assert outcome is None or isinstance(outcome, StoreError)
        await store.close()

    asyncio.run(main())


def test_a_cancelled_wait_does_not_disturb_the_writer(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        await store.create(MATCH, SEATS)
        waiting = asyncio.ensure_future(store.append("m1", entry(0)))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append("m1", entry(1))
        await store.close()

    asyncio.run(main())


def test_a_sound_store_proves_that_it_writes_and_counts_what_it_keeps(opening: OpenStore) -> None:
    async def main() -> None:
        store = opening()
        assert await store.count() == Count(0, 0)
        for name in ("m1", "m2", "m3"):
            await store.create(replace(MATCH, id=name), SEATS)
        await store.append("m2", entry(0), finishes=True)
        await store.prove()
        assert await store.count() == Count(3, 2)
        assert await store.faults() == ()
        await store.close()

    asyncio.run(main())
