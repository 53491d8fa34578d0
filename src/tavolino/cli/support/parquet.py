"""Match archives of commands: `tavolino selfplay` writes them, `tavolino verify` reads them."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tavolino.cli.support.log_files import InvalidLog, LoadedLog, load_log_text
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame

if TYPE_CHECKING:
    from tavolino.cli.commands.selfplay import PlayedMatch, SelfplayPlan
    from tavolino.research.parquet import ArchiveRow

ARCHIVE_SUFFIX = ".parquet"
MISSING_PYARROW = "archives need pyarrow: pip install 'tavolino[research]'"

FindDoubts: TypeAlias = Callable[[LoadedLog, str], Iterator[str]]
"""Finds faults in a match whose seed should have this commitment."""


@contextmanager
def open_archive(
    file: Path | None, plan: "SelfplayPlan", matches: int
) -> Iterator[Callable[[int, "PlayedMatch"], None]]:
    """Opens an archive and yields a function that adds a match. Does nothing without a file."""
    if file is None:
        yield lambda number, match: None
        return
    try:
        from tavolino.research.parquet import ArchiveWriter, archive_row
    except ModuleNotFoundError:
        exit_with_usage_error(f"--archive: {MISSING_PYARROW}")
    try:
        kept = ArchiveWriter(file, rerun_command(plan, matches))
    except OSError as error:
        exit_with_usage_error(f"--archive: cannot write {file}: {error.strerror}")
    try:
        yield lambda number, match: kept.add(
            archive_row(number, match.log, plan.bots, match.scores, match.places)
        )
    finally:
        kept.close()


def rerun_command(plan: "SelfplayPlan", matches: int) -> str:
    """The command line that plays the same matches again."""
    flags = f"--seats {plan.seats} --bots {','.join(plan.bots)} --games {matches}"
    options = json.dumps(plan.options, sort_keys=True)
    return f"tavolino selfplay {plan.game} {flags} --seed {plan.seed!r} --options '{options}'"


def verify_archive(
    file: Path, games: Mapping[str, AnyGame], doubts: FindDoubts, again: bool
) -> bool:
    """Verifies every match of an archive and prints a summary or the faults."""
    try:
        from tavolino.research.parquet import InvalidArchive, read_rows
    except ModuleNotFoundError:
        exit_with_usage_error(MISSING_PYARROW)
    honest = dishonest = 0
    try:
        for row in read_rows(file):
            found = [*_doubts_of(row, games, doubts, again)]
            honest, dishonest = honest + (not found), dishonest + bool(found)
            for doubt in found:
                print(f"{file}: match {row.number}: {doubt}", file=sys.stderr)
    except InvalidArchive as error:
        print(f"{file}: {error}", file=sys.stderr)
        return False
    if not dishonest:
        same = ", each the same when its bots play it again" if again else ""
        print(f"{file}: {honest} matches by the rules and by their seeds{same}")
    return not dishonest


def _doubts_of(
    row: "ArchiveRow", games: Mapping[str, AnyGame], doubts: FindDoubts, again: bool
) -> Iterator[str]:
    log = row.log()
    try:
        found = load_log_text(log, games)
    except InvalidLog as bad:
        yield str(bad)
        return
    yield from doubts(found, row.commitment)
    if not found.match.is_over:
        yield "it is not over"
    elif tuple(found.match.game.places(found.match.state)) != row.places:
        yield f"the places are not {row.places}"
    if again:
        from tavolino.cli.commands.selfplay import play_match

        options = found.log.header.options
        if play_match(games[row.game], options, row.bots, row.seed).log != log:
            yield "its bots play differently"
