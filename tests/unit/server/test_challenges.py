"""Challenges for passkeys: valid for one purpose and for a few minutes."""

import time
from pathlib import Path

import pytest

from tavolino.server.accounts.challenges import VALID_SECONDS, Challenges
from tavolino.store.sqlite import SqliteStore


async def test_a_challenge_is_valid_for_one_purpose_one_store_and_some_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, elsewhere = SqliteStore(tmp_path / "a.db"), SqliteStore(tmp_path / "b.db")
    made = await Challenges(store).create("make", "ada")
    same_store = Challenges(store)
    known = await same_store.verify(made, "make")
    assert known
    assert known.account == "ada"
    assert await same_store.verify(made, "enter") is None
    assert await Challenges(elsewhere).verify(made, "make") is None
    for bent in (b"", b".", b"....", made[:-1], made.replace(b"ada", b"eve"), b"\xff" + made):
        assert await same_store.verify(bent, "make") is None
    assert await Challenges(store).create("make", "ada") != made
    later = time.time_ns() + VALID_SECONDS * 1_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: later + 10**9)
    assert await same_store.verify(made, "make") is None
    await store.close()
    await elsewhere.close()
