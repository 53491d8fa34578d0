"""Replays every stored match with today's code and reports the differences."""

import sys
from collections.abc import Iterator, Mapping
from functools import partial

from msgspec import Struct

from tavolino.cli.support.load_games import load_games
from tavolino.cli.support.log_files import refusal_text
from tavolino.cli.support.open_store import open_reader_at
from tavolino.cli.support.parallel import map_in_processes
from tavolino.cli.support.progress import with_progress
from tavolino.core.game import AnyGame
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.core.simulation import Trace
from tavolino.core.simulation_check import rerun
from tavolino.core.snapshot import is_consistent
from tavolino.server.match.recordings import read_traces
from tavolino.store.records import StoredMatch, StoreError
from tavolino.store.stored_log import stored_log


class ReplayJob(Struct, frozen=True):
    """The database, the additional games, and whether to rerun recorded simulations."""

    database: str
    modules: tuple[str, ...]
    records: bool


def replay_stored(wish: ReplayJob, jobs: int) -> int:
    """Prints the differences of each match. Returns 1 if there are any."""
    try:
        with open_reader_at(wish.database) as archive:
            names = archive.match_ids()
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    different = 0
    for name, found in with_progress(
        map_in_processes(partial(_replay, wish), names, jobs), len(names), "matches"
    ):
        for line in found:
            print(f"{name}: {line}")
        different += bool(found)
    print(f"{len(names)} matches replayed, {different} of them differ")
    return int(different > 0)


def _replay(wish: ReplayJob, name: str) -> tuple[str, list[str]]:
    try:
        with open_reader_at(wish.database) as archive:
            stored = archive.load_match(name)
            if stored is None:  # pruned in the meantime
                return name, []
            traces = read_traces(archive.load_traces(name)) if wish.records else {}
    except StoreError as error:
        return name, [str(error)]
    game = load_games(wish.modules).get(stored.match.game)
    return _title(stored), differences(game, stored, traces)


def _title(stored: StoredMatch) -> str:
    match = stored.match
    return f"{match.game}-{match.id} ({'over' if match.finished else 'running'})"


def differences(
    game: AnyGame | None, stored: StoredMatch, traces: Mapping[int, Trace]
) -> list[str]:
    """The differences from the stored match. Entries are counted from 0."""
    if game is None:
        return ["there is no such game here"]
    gone = _missing_rules(game, stored.match.revision)
    try:
        log = stored_log(stored)
        match = replay(game, log)
    except BrokenLog as broken:
        return [*gone, f"entry {broken.position}: {refusal_text(game, broken.reason)}"]
    except Exception as bug:  # rules may fail in any way on an unreachable position
        return [*gone, f"the rules failed: {type(bug).__name__}: {bug}"]
    return [*gone, *_rules_differ(match, log, stored), *_chance_differs(match, traces)]


def _missing_rules(game: AnyGame, played: int) -> list[str]:
    """A line if the revision is no longer available. An available one is no difference."""
    known = game.at_revision(played) is not None
    return [] if known else [f"revision {played} is gone; replayed by {game.revision}"]


def _rules_differ(match: AnyMatch, log: Log, stored: StoredMatch) -> Iterator[str]:
    is_over = stored.match.finished is not None
    if match.is_over != is_over:
        yield "was over, is not any more" if is_over else "is over, was not before"
    kept = stored.snapshot
    if kept and not is_consistent(match, log, kept.state):
        yield f"the state after {kept.seq} entries differs"


def _chance_differs(match: AnyMatch, traces: Mapping[int, Trace]) -> Iterator[str]:
    if stacked := match.forged_draws():
        yield f"chance draws differ: entry {', '.join(map(str, stacked))}"
    if different := rerun(match, traces).different:
        yield f"simulations differ: entry {', '.join(map(str, different))}"
