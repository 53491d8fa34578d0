"""A table that leaves memory is freed at once, without the garbage collector, which rarely runs."""

import gc
import weakref
from pathlib import Path

from tavolino.server.protocol.time_control import PerTurn, TimeControl
from tests.kit.in_process_server import InProcessServer, act, wait_for


async def test_an_unloaded_table_is_freed_without_a_garbage_collection(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        made = await server.create_table(TimeControl(limit=PerTurn(60)), "me", "bot")
        guest = await server.join(made, 0)
        await act(made, guest, "ask")
        table, name = weakref.ref(made.table), made.table.record.id
        ledger = weakref.ref(made.table.ledger)
        await wait_for(lambda: (there := ledger()) and there.match.seq == 3)
        made.table.leave(guest)
        await wait_for(lambda: (there := table()) and there.is_idle)
        gc.disable()
        try:
            await server.registry._unload(name, made.table)
            del made, guest
            assert not server.registry.loaded_count
            assert table() is None, gc.get_referrers(table())
            assert ledger() is None
        finally:
            gc.enable()
