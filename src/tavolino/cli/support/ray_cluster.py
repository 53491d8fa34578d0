"""Runs one task for many items on the machines of a Ray cluster.

The result of a task depends only on its item. So it may run on any machine, and a second time
after a machine was lost.
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

from tavolino.cli.support.component_files import COMPONENTS_VARIABLE
from tavolino.cli.support.load_games import load_games
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.server.workers.code_version import code_version

LOCAL = "local"
"""In place of an address: a temporary cluster on this machine."""

MAX_BATCHES_PER_CPU = 3
"""Portions in flight for each processor: keeps processors busy and memory small."""

OBJECT_STORE_BYTES = 100 << 20
"""Bytes of Ray's object store: logs are small."""

CLUSTER_TIMEOUT_SECONDS = 10.0

MAX_BATCH_ITEMS = 8
"""Maximum number of items in one portion."""

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class NodeRequirements:
    """What each machine of the cluster must have in common with this one."""

    modules: tuple[str, ...]
    folder: str
    code_version: str
    component_files: str


def map_on_cluster(
    address: str, task: Callable[[T], R], items: Sequence[T], jobs: int, modules: Sequence[str]
) -> Iterator[R]:
    """The results in the order of the items. Task and items must be picklable."""
    ray = _ray()
    with TemporaryDirectory(prefix="tavolino-ray-") as folder:
        _join(ray, address, jobs, folder)
        try:
            yield from _map_batches(ray, task, items, tuple(modules))
        except ray.exceptions.RayTaskError as failed:
            exit_with_usage_error(str(failed.cause))
        finally:
            ray.shutdown()


def _ray() -> ModuleType:
    """Import Ray with its usage statistics turned off; exits if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as missing:
        exit_with_usage_error(f"--cluster needs pip install 'tavolino[cluster]': {missing}")
    return ray


def _join(ray: ModuleType, address: str, jobs: int, folder: str) -> None:
    """Connect to the cluster. A local one listens on this machine only and leaves no files."""
    where: dict[str, Any] = {"address": address}
    _probe(address)
    if address == LOCAL:
        where |= {
            "num_cpus": jobs,
            "include_dashboard": False,
            "object_store_memory": OBJECT_STORE_BYTES,
        }
        where |= {"_node_ip_address": "127.0.0.1", "_temp_dir": folder}
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        exit_with_usage_error(f"--cluster {address}: {str(error).splitlines()[0]}")


def _probe(address: str) -> None:
    """Check the address first: Ray would wait for minutes and then end without a message."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=CLUSTER_TIMEOUT_SECONDS).close()
    except (OSError, OverflowError) as error:
        exit_with_usage_error(f"--cluster {address}: no answer from there ({error})")


def _map_batches(
    ray: ModuleType, task: Callable[[T], R], items: Sequence[T], modules: tuple[str, ...]
) -> Iterator[R]:
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(MAX_BATCH_ITEMS, len(items) // (4 * processors)))
    portions = [items[start : start + size] for start in range(0, len(items), size)]
    here = NodeRequirements(
        modules, str(Path.cwd()), code_version(load_games(modules).values()), _component_files()
    )
    doing = ray.remote(num_cpus=1, max_retries=-1)(_run_batch)
    shared = ray.put(task)
    under_way: deque[Any] = deque()
    for portion in portions:
        if len(under_way) >= MAX_BATCHES_PER_CPU * processors:
            yield from ray.get(under_way.popleft())
        under_way.append(doing.remote(here, shared, portion))
    while under_way:
        yield from ray.get(under_way.popleft())


def _component_files() -> str:
    return os.environ.get(COMPONENTS_VARIABLE, "")


# ---------------------------------------------------------------- on a machine of the cluster


class NodeMismatch(Exception):
    """A machine of the cluster has another version, so its results could differ."""


def _run_batch(home: NodeRequirements, task: Callable[[T], R], portion: Sequence[T]) -> list[R]:
    _prepare_node(home)
    return [task(item) for item in portion]


@cache
def _prepare_node(home: NodeRequirements) -> None:
    """Load the same games as on the asking machine, once per process; raises NodeMismatch."""
    if home.component_files:
        os.environ[COMPONENTS_VARIABLE] = home.component_files
    if Path(home.folder).is_dir() and home.folder not in sys.path:
        sys.path.append(home.folder)
    try:
        mark = code_version(load_games(home.modules).values())
    except (SystemExit, ImportError) as missing:
        raise NodeMismatch(f"{gethostname()} does not know the same games") from missing
    if mark != home.code_version:
        raise NodeMismatch(
            f"{gethostname()} has Tavolino {mark} and this machine {home.code_version}: "
            "the whole cluster needs the same version, with the same games and twins"
        )
