"""The same task many times, over the machines of a Ray cluster.

What a task gives follows from its item alone, so it does not matter where it is done, nor whether
it is done twice because a machine was lost.
"""

import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from socket import create_connection, gethostname
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, TypeVar

from tavolino.cli.support.component_files import COMPONENTS
from tavolino.cli.support.load_games import rooms
from tavolino.cli.support.usage_error import complain
from tavolino.server.workers.code_version import code_version

LOCAL = "local"
"""In place of an address: a cluster of one's own on this machine, for as long as it takes."""

AHEAD = 3
"""So many portions for each processor are under way: nobody waits, and memory stays small."""

ROOM = 100 << 20
"""Bytes for what travels: logs are small."""

KNOCK_SECONDS = 10.0

PORTION = 8
"""So many items go together at most."""

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Home:
    """What a machine of the cluster must have in common with the one that asks."""

    modules: tuple[str, ...]
    folder: str
    mark: str
    furniture: str


def each_on(
    address: str, task: Callable[[T], R], items: Sequence[T], jobs: int, modules: Sequence[str]
) -> Iterator[R]:
    """The results in the order of the items. Task and items travel, so they must be picklable."""
    ray = _ray()
    with TemporaryDirectory(prefix="tavolino-ray-") as folder:
        _join(ray, address, jobs, folder)
        try:
            yield from _spread(ray, task, items, tuple(modules))
        except ray.exceptions.RayTaskError as failed:
            complain(str(failed.cause))
        finally:
            ray.shutdown()


def _ray() -> ModuleType:
    """Not every installation has it; and it shall not tell its makers who uses it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as missing:
        complain(f"--cluster: pip install 'tavolino[cluster]': {missing}")
    return ray


def _join(ray: ModuleType, address: str, jobs: int, folder: str) -> None:
    """A cluster of one's own is reached from this machine only, and leaves nothing behind."""
    where: dict[str, Any] = {"address": address}
    _knock(address)
    if address == LOCAL:
        where |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": ROOM}
        where |= {"_node_ip_address": "127.0.0.1", "_temp_dir": folder}
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        complain(f"--cluster {address}: {str(error).splitlines()[0]}")


def _knock(address: str) -> None:
    """Ray itself would wait for minutes, and then end without a word."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        complain(f"--cluster {address}: nobody answers there ({error})")


def _spread(
    ray: ModuleType, task: Callable[[T], R], items: Sequence[T], modules: tuple[str, ...]
) -> Iterator[R]:
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(PORTION, len(items) // (4 * processors)))
    portions = [items[start : start + size] for start in range(0, len(items), size)]
    here = Home(modules, str(Path.cwd()), code_version(rooms(modules).values()), _furniture())
    doing = ray.remote(num_cpus=1, max_retries=-1)(_done)
    shared = ray.put(task)
    under_way: deque[Any] = deque()
    for portion in portions:
        if len(under_way) >= AHEAD * processors:
            yield from ray.get(under_way.popleft())
        under_way.append(doing.remote(here, shared, portion))
    while under_way:
        yield from ray.get(under_way.popleft())


def _furniture() -> str:
    return os.environ.get(COMPONENTS, "")


# ---------------------------------------------------------------- on a machine of the cluster


class AnotherVersion(Exception):
    """What is done there would not be the same as here."""


def _done(home: Home, task: Callable[[T], R], portion: Sequence[T]) -> list[R]:
    _furnish(home)
    return [task(item) for item in portion]


@cache
def _furnish(home: Home) -> None:
    """Once in each process: find the same rooms as at home; raises AnotherVersion."""
    if home.furniture:
        os.environ[COMPONENTS] = home.furniture
    if Path(home.folder).is_dir() and home.folder not in sys.path:
        sys.path.append(home.folder)
    try:
        mark = code_version(rooms(home.modules).values())
    except (SystemExit, ImportError) as missing:
        raise AnotherVersion(f"{gethostname()} does not know the same games") from missing
    if mark != home.mark:
        raise AnotherVersion(
            f"{gethostname()} has Tavolino {mark} and this machine {home.mark}: "
            "the whole cluster needs the same version, with the same games and twins"
        )
