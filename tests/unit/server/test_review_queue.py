"""Reviews take turns: one per address, and the second of an address waits for the first of all."""

import asyncio

import pytest

from tavolino.server.match.review_queue import MAX_WAITING_PER_ADDRESS, ReviewQueue, ReviewTurn
from tavolino.server.protocol.problems import Refused


def places(queue: ReviewQueue, turns: list[ReviewTurn]) -> list[int]:
    return [queue.place(turn) for turn in turns]


async def finish(queue: ReviewQueue, turn: ReviewTurn) -> None:
    async with queue.running(turn):
        pass


async def test_an_address_with_many_reviews_delays_only_itself() -> None:
    queue = ReviewQueue(1)
    turns = [queue.enter(address) for address in ("eve", "eve", "eve", "ada", "bob", "ada")]
    assert places(queue, turns) == [0, 4, 5, 1, 2, 3]
    await finish(queue, turns[0])
    assert places(queue, turns[1:]) == [2, 3, 0, 1, 4]


async def test_an_address_runs_one_review_even_while_others_could_run() -> None:
    queue = ReviewQueue(2)
    turns = [queue.enter(address) for address in ("eve", "eve", "ada")]
    assert places(queue, turns) == [0, 1, 0]
    await finish(queue, turns[2])
    assert places(queue, turns) == [0, 1, 0]
    await finish(queue, turns[0])
    assert places(queue, turns)[1] == 0


async def test_a_review_that_is_cancelled_while_it_waits_leaves_the_queue() -> None:
    queue = ReviewQueue(1)
    turns = [queue.enter(address) for address in ("eve", "ada", "bob")]
    waiting = asyncio.create_task(finish(queue, turns[1]))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert places(queue, turns) == [0, 0, 1]
    await finish(queue, turns[0])
    assert queue.place(turns[2]) == 0
    assert turns[2].called.is_set()


async def test_an_address_has_a_limited_number_of_waiting_reviews() -> None:
    queue = ReviewQueue(1)
    for _ in range(1 + MAX_WAITING_PER_ADDRESS):
        queue.enter("eve")
    with pytest.raises(Refused):
        queue.enter("eve")
    queue.enter("ada")
