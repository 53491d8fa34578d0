"""Results and ratings in every store: each match is rated exactly once."""

import asyncio
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from tavolino.games import GAMES
from tavolino.server.protocol.table_terms import TableTerms, write_terms
from tavolino.server.ratings.results import recompute_all
from tavolino.server.ratings.service import RatingService
from tavolino.server.tokens import fingerprint
from tavolino.store.account_records import AccountRecord, SessionRecord
from tavolino.store.interface import OpenStore, Store
from tavolino.store.rating_records import RatingRecord, ResultClaimRecord, ResultRecord
from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord, SequenceConflict
from tests.kit.store.stored_matches import NOW, PALERMO, log_in

PEOPLE = ("ada", "bea")
LATER = "2099-01-01T00:00:00.000Z"


async def somebody(store: Store, name: str) -> None:
    person = AccountRecord(name, name, "{}", None, None, NOW)
    await store.accounts.create_account(person, SessionRecord(f"session {name}", name, NOW, LATER))


async def finished(
    store: Store,
    match: str,
    at: str = NOW,
    *,
    rated: bool = True,
    players: Iterable[str] = PEOPLE,
) -> None:
    """Save a finished match of two players, with a bot between them."""
    log = log_in(PALERMO)
    head = log.header
    terms = write_terms(TableTerms(rated=rated))
    record = MatchRecord(
        match,
        head.game,
        head.revision,
        "{}",
        head.seats,
        head.seed,
        "host",
        at,
        terms=terms,
        rated=int(rated),
    )
    key = fingerprint
    seats = [
        SeatRecord(0, "person", None, "Ada", key(f"{match} ada")),
        SeatRecord(1, "bot", "hard", "Bot", None),
        SeatRecord(2, "bot", "easy", "Bea, stood in for", key(f"{match} bea")),
    ]
    await store.create_match(record, seats)
    entries = [EntryRecord(n, one.seat, one.text, at) for n, one in enumerate(log.entries)]
    await store.append_entries(match, *entries, finishes=True)
    for name in PEOPLE:
        token = f"{match} {name}"
        await store.accounts.claim_seat(name, match, (token, fingerprint(token)), at)
    for name in players if rated else ():
        await store.ratings.claim_result(ResultClaimRecord(match, 2 * PEOPLE.index(name), name, at))


async def test_a_match_is_rated_once_by_several_services(opening: OpenStore) -> None:
    store = opening()
    for name in PEOPLE:
        await somebody(store, name)
    for number in range(5):
        await finished(store, f"m{number}", f"2026-01-0{number + 1}T00:00:00.000Z")
    umpires = [RatingService(store, GAMES) for _ in range(3)]
    await asyncio.gather(*(one.catch_up() for one in umpires))
    assert await store.ratings.unrated_matches() == []
    for name in PEOPLE:
        ratings = await store.ratings.ratings_of(name)
        assert [one.number for one in ratings] == [0, 1, 2, 3, 4]
        assert {one.match for one in ratings} == {f"m{number}" for number in range(5)}
        assert len(await store.ratings.results_of(name)) == 5
    pool = ("palermo", 3)
    assert await store.ratings.count_meetings(*PEOPLE, *pool, "2026-01-03") == 3
    assert await store.ratings.count_meetings("ada", "eve", *pool, "2026") == 0
    assert await store.ratings.count_meetings(*PEOPLE, "palermo", 4, "2026") == 0
    await umpires[0].rate("m3")
    results = await store.ratings.rated_results()
    again = recompute_all(results)
    await store.ratings.replace_ratings(again)
    assert [one for n in PEOPLE for one in await store.ratings.ratings_of(n)] == sorted(
        again, key=lambda one: (one.person, one.number)
    )
    await store.close()


async def test_a_stand_in_counts_as_its_owner_and_a_bot_by_its_level(
    opening: OpenStore,
) -> None:
    store = opening()
    for name in PEOPLE:
        await somebody(store, name)
    await finished(store, "m")
    found = await RatingService(store, GAMES).results("m")
    assert [(one.person, one.seat, one.rated) for one in found] == [
        ("ada", 0, 1),
        ("bea", 2, 1),
    ]
    assert '[1,"hard",' in found[0].rivals
    assert "[2,null," in found[0].rivals
    await store.close()


async def test_an_unrated_match_is_recorded_without_a_rating(opening: OpenStore) -> None:
    store = opening()
    for name in PEOPLE:
        await somebody(store, name)
    await finished(store, "m", rated=False)
    umpire = RatingService(store, GAMES)
    assert await umpire.catch_up() == 0
    assert await store.ratings.unrecorded_matches("ada", 9) == ["m"]
    await umpire.record_unrated("ada", 9)
    assert await store.ratings.unrecorded_matches("ada", 9) == []
    assert await store.ratings.ratings_of("ada") == []
    [result] = await store.ratings.results_of("ada")
    assert (result.match, result.rated) == ("m", 0)
    await store.close()


async def test_the_first_claim_to_a_result_stays(opening: OpenStore) -> None:
    store = opening()
    for name in (*PEOPLE, "cas"):
        await somebody(store, name)
    await finished(store, "m")
    for seat, name in ((0, "cas"), (2, "ada"), (1, "bea")):
        await store.ratings.claim_result(ResultClaimRecord("m", seat, name, NOW))
    assert await store.ratings.result_owners("m") == {0: "ada", 2: "bea"}
    await store.accounts.release_match("ada", "m")
    await store.accounts.claim_seat("cas", "m", ("m ada", fingerprint("m ada")), NOW)
    umpire = RatingService(store, GAMES)
    assert [one.person for one in await umpire.results("m")] == ["ada", "bea"]
    await store.accounts.delete_account("ada")
    assert await store.ratings.result_owners("m") == {0: None, 2: "bea"}
    [left] = await umpire.results("m")
    assert (left.person, left.rated) == ("bea", 1)
    await store.close()


async def test_a_match_with_an_unclaimed_seat_is_not_rated(opening: OpenStore) -> None:
    store = opening()
    for name in PEOPLE:
        await somebody(store, name)
    await finished(store, "m", players=("ada",))
    [only] = await RatingService(store, GAMES).results("m")
    assert (only.person, only.rated) == ("ada", 0)
    await store.close()


async def test_a_conflict_writes_no_part_of_a_rating(opening: OpenStore) -> None:
    store = opening()
    await somebody(store, "ada")
    rating = RatingRecord("ada", "palermo", 3, 0, "m", 0, 25.0, 8.0, NOW)
    result = ResultRecord("m", 0, "ada", "palermo", 3, 1, 9, "[]", NOW, 1)
    await store.ratings.save_rated_match("m", NOW, [result], [rating])
    other = replace(result, match="n")
    with pytest.raises(SequenceConflict):  # number 0 exists already
        await store.ratings.save_rated_match("n", NOW, [other], [replace(rating, match="n")])
    assert not await store.ratings.is_rated("n")
    assert await store.ratings.results_of("ada") == [result]
    await store.accounts.delete_account("ada")
    assert await store.ratings.ratings_of("ada") == []
    assert await store.ratings.results_of("ada") == []
    await store.close()
