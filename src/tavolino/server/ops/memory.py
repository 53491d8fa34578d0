"""Keeps the memory of a server steady without long pauses."""

import asyncio
import ctypes
import gc
from contextlib import suppress

M_ARENA_MAX, MEMORY_ARENAS = -8, 2
"""The number of glibc's parameter, and its value."""

YOUNG, COLLECT_SECONDS = 1, 10.0
"""The generation of objects that are collected regularly, and how often."""


def tune_memory() -> None:
    """Let the garbage collector look at all objects rarely, and threads share memory.

    Reference counting frees nearly everything that tables leave. A full collection takes longer
    the more tables are loaded, and all of them wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 200)
    # else each thread gets an arena of its own, and others cannot use what it has freed
    with suppress(AttributeError, OSError, TypeError):  # another C library than glibc
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, MEMORY_ARENAS)


async def collect_young_garbage() -> None:
    """Free the cycles among the objects of the last seconds, such as errors of cancelled tasks."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect(YOUNG)
