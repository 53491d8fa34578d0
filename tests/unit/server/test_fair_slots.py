"""Fair slots: a client does not wait for another one that holds more."""

import asyncio
from typing import cast

from tavolino.server.net.fair_slots import FairSlots
from tavolino.server.table.connection import Connection, Outlet, client_of


async def stay(slots: FairSlots, whose: str, order: list[str]) -> None:
    async with slots.slot(whose.split()[0]):
        order.append(whose)
        await asyncio.sleep(0)


async def told(count: int, *names: str, each: int | None = None) -> list[str]:
    """The order in which requests get a slot if they arrive in the given order."""
    slots, order = FairSlots(count, each), list[str]()
    async with asyncio.TaskGroup() as group:
        for name in names:
            group.create_task(stay(slots, name, order))
    assert not slots.waiting
    return order


async def test_slots_go_to_clients_in_order_of_arrival() -> None:
    assert await told(1, "ada", "ben", "cas") == ["ada", "ben", "cas"]


async def test_a_client_with_many_requests_does_not_hold_up_the_others() -> None:
    order = await told(2, "eve 1", "eve 2", "eve 3", "eve 4", "ada", "ben")
    assert order == ["eve 1", "eve 2", "ada", "ben", "eve 3", "eve 4"]


async def test_the_limit_per_client_leaves_slots_for_others() -> None:
    order = await told(3, "eve 1", "eve 2", "eve 3", "eve 4", "ada", "ben", each=2)
    assert order == ["eve 1", "eve 2", "ada", "ben", "eve 3", "eve 4"]


async def test_a_single_slot_goes_round() -> None:
    """Among clients without a slot, the one that was served longest ago is next."""
    order = await told(1, "eve 1", "eve 2", "eve 3", "eve 4", "ada 1", "ada 2", "ben")
    assert order == ["eve 1", "ada 1", "ben", "eve 2", "ada 2", "eve 3", "eve 4"]


async def test_clients_without_requests_are_forgotten() -> None:
    slots = FairSlots(1)
    for number in range(100):
        async with slots.slot(f"guest {number}"):
            pass
    assert not slots._called


def guest(address: str) -> Connection:
    """A connection without output."""
    return Connection(address, cast(Outlet, None), lambda _: iter(()))


def test_a_table_counts_for_a_player_before_a_spectator() -> None:
    """Otherwise a client without turns left could use up a player's turns by watching the table."""
    ada, eve = guest("192.0.2.9"), guest("192.0.2.1")
    assert client_of([]) == ""
    assert client_of([ada, eve]) == "192.0.2.1"
    ada.seats = (0,)
    assert client_of([ada, eve]) == "192.0.2.9"


async def test_a_cancelled_request_does_not_lose_a_slot() -> None:
    slots, order = FairSlots(1), list[str]()
    async with slots.slot("ada"):
        waiting = [asyncio.create_task(stay(slots, name, order)) for name in ("ben", "cas")]
        await asyncio.sleep(0)
        assert slots.waiting
        waiting[0].cancel()
    waiting[1].cancel()  # it gets the slot at this moment
    await asyncio.wait(waiting)
    async with asyncio.timeout(5), slots.slot("dan"):
        assert order == []
