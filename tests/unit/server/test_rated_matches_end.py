"""A rated match that its players leave comes to its end, and its result counts."""

from pathlib import Path

import pytest

from tavolino.server.protocol.problems import Refused
from tavolino.server.protocol.table_terms import TableTerms
from tavolino.server.protocol.time_control import AbsenceLimit, Budget, PerTurn, TimeControl
from tavolino.server.ratings import results
from tavolino.server.ratings.results import recompute_all
from tavolino.store.rating_records import RATED, SAME_ADDRESS, TOO_SHORT
from tests.kit.in_process_server import CreatedTable, InProcessServer, act, wait_for

RATED_TERMS = TableTerms(rated=True, undo="none")
TURNS = PerTurn(60)


async def begun_and_left(
    server: InProcessServer, limit: TimeControl, addresses: tuple[str, str] = ("here", "there")
) -> CreatedTable:
    """A rated match in which seat 0 made the first move, and that both players then left."""
    laid = await server.create_table(limit, "me", "open", terms=RATED_TERMS)
    ada, ben = await server.join(laid, 0), await server.join(laid, 1)
    for seat, one in enumerate((ada, ben)):
        one.session = await server.create_account(f"P{seat}")
        await server.ratings.claim_result(f"P{seat}", laid.id, seat, addresses[seat])
    await act(laid, ada, "ask")
    for one in (ada, ben):
        laid.table.leave(one)
    return laid


async def wait_until_over(server: InProcessServer, laid: CreatedTable) -> None:
    """Let time pass until the match is over."""

    def is_over() -> bool:
        server.wait(laid, 10)
        return laid.table.match.is_over

    await wait_for(is_over)


@pytest.mark.parametrize("limit", [TURNS, Budget(300, 10), AbsenceLimit(60)])
async def test_a_rated_match_that_both_players_leave_is_played_to_its_end_and_rated(
    tmp_path: Path, limit: PerTurn | Budget | AbsenceLimit
) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await begun_and_left(server, TimeControl(limit=limit, level="beginner"))
        assert laid.time.running == (1,)
        await wait_until_over(server, laid)
        await server.ratings.close()
        assert await server.store.ratings.is_rated(laid.id)
        assert len(await server.store.ratings.rated_results()) == 2


@pytest.mark.parametrize(
    ("addresses", "households", "reason"),
    [
        (("here", "there"), False, RATED),
        (("here", "here"), False, SAME_ADDRESS),
        (("here", "here"), True, RATED),
    ],
)
async def test_a_match_between_players_at_one_address_counts_only_if_the_operator_allows_it(
    tmp_path: Path, addresses: tuple[str, str], households: bool, reason: int
) -> None:
    async with InProcessServer(tmp_path) as server:
        server.ratings._rates_households = households
        laid = await begun_and_left(server, TimeControl(limit=TURNS), addresses)
        await wait_until_over(server, laid)
        await server.ratings.close()
        assert await server.store.ratings.result_state(laid.id) == reason
        ratings = await server.store.ratings.match_ratings(laid.id)
        assert len(ratings) == (2 if reason == RATED else 0)
        assert {claim.address for claim in await server.store.ratings.claims_of_match(laid.id)} == {
            ""
        }, "addresses are kept no longer than needed"
        assert recompute_all(await server.store.ratings.rated_results()) == ratings


async def test_a_match_with_few_moves_is_not_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "LEAST_ENTRIES", 5)
    async with InProcessServer(tmp_path) as server:
        laid = await begun_and_left(server, TimeControl(limit=TURNS))
        await wait_until_over(server, laid)
        await server.ratings.close()
        assert await server.store.ratings.result_state(laid.id) == TOO_SHORT
        assert await server.store.ratings.match_ratings(laid.id) == []


async def test_an_unloaded_rated_match_is_due_when_its_time_is_over(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await begun_and_left(server, TimeControl(limit=TURNS, level="beginner"))
        await laid.table.clock.settle()
    async with InProcessServer(tmp_path, server.clock) as server:
        assert await server.store.matches_due(server.uptime()) == ()
        server.clock.now += 61
        assert await server.store.matches_due(server.uptime()) == (laid.id,)
        await wait_until_over(server, await server.reopen(laid))


async def test_an_ended_session_plays_no_longer_at_a_rated_table(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        session = await server.create_account("Ada")
        laid = await server.create_table(TimeControl(limit=TURNS), "me", "open", terms=RATED_TERMS)
        await server.ratings.require_player(laid.id, 0, session, "here")
        await server.store.accounts.end_session(session)
        server.ratings.forget_player("Ada")
        with pytest.raises(Refused):
            await server.ratings.require_player(laid.id, 0, session, "here")
