"""Runs a task for many items, in several processes or on a cluster."""

import argparse
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def map_tasks(task: Callable[[T], R], items: Sequence[T], args: argparse.Namespace) -> Iterator[R]:
    """Yields the results in the order of the items, computed where --jobs and --cluster specify."""
    if args.cluster is None:
        return map_in_processes(task, items, args.jobs)
    from tavolino.cli.support.ray_cluster import map_on_cluster

    return map_on_cluster(args.cluster, task, items, args.jobs, args.modules)


def map_in_processes(task: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """Yields the results in the order of the items. Task and items must be picklable."""
    if jobs <= 1 or len(items) <= 1:
        yield from map(task, items)
        return
    # Only the parent handles Ctrl-C: children inherit the ignored signal.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        yield from pool.imap(task, items, chunksize=max(1, min(50, len(items) // (jobs * 4))))
