"""Archives of matches: `tavolino selfplay` writes them, `tavolino verify` checks them."""

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
    from tavolino.cli.support.selfplay_match import PlayedMatch, SelfplayPlan
    from tavolino.research.parquet import ArchiveRow

ARCHIVE_SUFFIX = ".parquet"
MISSING_PYARROW = "archives need pyarrow: pip install 'tavolino[research]'"

FindDoubts: TypeAlias = Callable[[LoadedLog, str], Iterator[str]]
"""Lists what is wrong with a match whose seed should have this fingerprint."""


@contextmanager
def open_archive(
    file: Path | None, plan: "SelfplayPlan", matches: int
) -> Iterator[Callable[[int, "PlayedMatch"], None]]:
    """A function that adds a match to the file; without a file it does nothing."""
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
    """The command that plays the same matches again."""
    flags = f"--seats {plan.seats} --bots {','.join(plan.bots)} --matches {matches}"
    options = json.dumps(plan.options, sort_keys=True)
    return f"tavolino selfplay {plan.game} {flags} --seed {plan.seed!r} --options '{options}'"


def verify_archive(
    file: Path, games: Mapping[str, AnyGame], doubts: FindDoubts, again: bool
) -> bool:
    """Check every match of an archive. Prints the number of honest ones, or the problems."""
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
        same = ", each the same when its bots replay it" if again else ""
        print(f"{file}: {honest} matches follow the rules and their seeds{same}")
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
        from tavolino.cli.support.selfplay_match import play_match

        options = found.log.header.options
        if play_match(games[row.game], options, row.bots, row.seed).log != log:
            yield "its bots play it differently"
