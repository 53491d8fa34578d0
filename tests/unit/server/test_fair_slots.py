"""Slots: nobody waits for somebody who has more of them."""

import asyncio
from typing import cast

from tavolino.server.net.fair_slots import FairSlots
from tavolino.server.table.connection import Connection, Outlet, client_of


async def stay(slots: FairSlots, whose: str, order: list[str]) -> None:
    async with slots.slot(whose.split()[0]):
        order.append(whose)
        await asyncio.sleep(0)


async def told(count: int, *names: str, each: int | None = None) -> list[str]:
    """In which order they get a slot, if they come in this one."""
    slots, order = FairSlots(count, each), list[str]()
    async with asyncio.TaskGroup() as group:
        for name in names:
            group.create_task(stay(slots, name, order))
    assert not slots.waiting
    return order


async def test_whoever_comes_first_is_first() -> None:
    assert await told(1, "ada", "ben", "cas") == ["ada", "ben", "cas"]


async def test_one_who_wants_many_does_not_hold_up_the_others() -> None:
    order = await told(2, "eve 1", "eve 2", "eve 3", "eve 4", "ada", "ben")
    assert order == ["eve 1", "eve 2", "ada", "ben", "eve 3", "eve 4"]


async def test_some_places_stay_free_of_one_who_wants_all_of_them() -> None:
    order = await told(3, "eve 1", "eve 2", "eve 3", "eve 4", "ada", "ben", each=2)
    assert order == ["eve 1", "eve 2", "ada", "ben", "eve 3", "eve 4"]


async def test_one_place_goes_round() -> None:
    """Where nobody holds another, whoever was called longest ago is next."""
    order = await told(1, "eve 1", "eve 2", "eve 3", "eve 4", "ada 1", "ada 2", "ben")
    assert order == ["eve 1", "ada 1", "ben", "eve 2", "ada 2", "eve 3", "eve 4"]


async def test_who_has_gone_is_forgotten() -> None:
    slots = FairSlots(1)
    for number in range(100):
        async with slots.slot(f"guest {number}"):
            pass
    assert not slots._called


def guest(address: str) -> Connection:
    """Somebody who is told nothing."""
    return Connection(address, cast(Outlet, None), lambda _: iter(()))


def test_players_come_before_those_who_look_on() -> None:
    """Else somebody who has used up their turns would only have to look on to use up yours."""
    ada, eve = guest("192.0.2.9"), guest("192.0.2.1")
    assert client_of([]) == ""
    assert client_of([ada, eve]) == "192.0.2.1"
    ada.seats = (0,)
    assert client_of([ada, eve]) == "192.0.2.9"


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    slots, order = FairSlots(1), list[str]()
    async with slots.slot("ada"):
        waiting = [asyncio.create_task(stay(slots, name, order)) for name in ("ben", "cas")]
        await asyncio.sleep(0)
        assert slots.waiting
        waiting[0].cancel()
    waiting[1].cancel()  # called in this very moment
    await asyncio.wait(waiting)
    async with asyncio.timeout(5), slots.slot("dan"):
        assert order == []
