"""Replays every stored match with the present code and reports differences."""

import sys
from collections.abc import Iterator, Mapping
from functools import partial

from msgspec import Struct

from tavolino.cli.support.load_games import load_games
from tavolino.cli.support.log_files import refusal_text
from tavolino.cli.support.open_store import open_reader_at
from tavolino.cli.support.parallel import map_in_processes
from tavolino.cli.support.progress import with_progress
from tavolino.core.contract.simulation import Trace
from tavolino.core.game import AnyGame
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.core.replay.simulation_check import rerun
from tavolino.core.replay.snapshot import is_consistent
from tavolino.server.match.recordings import decode_traces
from tavolino.store.records import StoredMatch, StoreError
from tavolino.store.stored_log import stored_log


class ReplayJob(Struct, frozen=True):
    """Where the matches are, and how thoroughly to check them."""

    database: str
    modules: tuple[str, ...]
    records: bool


def replay_stored(wish: ReplayJob, jobs: int) -> int:
    """Print the differences, match by match; returns exit code 1 if there are any."""
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
            if stored is None:  # it was pruned meanwhile
                return name, []
            traces = decode_traces(archive.load_traces(name)) if wish.records else {}
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
    """What differs from the original match. The first entry is number 0."""
    if game is None:
        return ["its game is not known here"]
    gone = _missing_rules(game, stored.match.revision)
    try:
        log = stored_log(stored)
        match = replay(game, log)
    except BrokenLog as broken:
        return [*gone, f"entry {broken.position}: {refusal_text(game, broken.reason)}"]
    except Exception as bug:  # a log may lead rules into states that they do not expect
        return [*gone, f"the rules failed: {type(bug).__name__}: {bug}"]
    return [*gone, *_rules_differ(match, log, stored), *_chance_differs(match, traces)]


def _missing_rules(game: AnyGame, played: int) -> list[str]:
    """Report a revision that the game no longer has."""
    known = game.at_revision(played) is not None
    return [] if known else [f"revision {played} is no longer known; replayed by {game.revision}"]


def _rules_differ(match: AnyMatch, log: Log, stored: StoredMatch) -> Iterator[str]:
    is_over = stored.match.finished is not None
    if match.is_over != is_over:
        yield "it was over and is not now" if is_over else "it is over now and was not"
    kept = stored.snapshot
    if kept and not is_consistent(match, log, kept.state):
        yield f"the state after {kept.seq} entries differs"


def _chance_differs(match: AnyMatch, traces: Mapping[int, Trace]) -> Iterator[str]:
    if stacked := match.forged_draws():
        yield f"the chance draws differ: entry {', '.join(map(str, stacked))}"
    if different := rerun(match, traces).different:
        yield f"the simulations differ: entry {', '.join(map(str, different))}"
