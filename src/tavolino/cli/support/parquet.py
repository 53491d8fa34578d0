"""Archives of matches: `tavolino selfplay` writes them, `tavolino verify` checks them."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tavolino.cli.support.log_files import BadLog, Opened, opened_text
from tavolino.cli.support.usage_error import complain
from tavolino.core.game import AnyGame

if TYPE_CHECKING:
    from tavolino.cli.commands.selfplay import Plan, Played
    from tavolino.research.parquet import Archived

SUFFIX = ".parquet"
NEEDED = "archives need pyarrow: pip install 'tavolino[research]'"

Doubts: TypeAlias = Callable[[Opened, str], Iterator[str]]
"""Lists what is wrong with a match whose seed should have this fingerprint."""


@contextmanager
def archive(
    file: Path | None, plan: "Plan", matches: int
) -> Iterator[Callable[[int, "Played"], None]]:
    """A function that adds a match to the file; without a file it does nothing."""
    if file is None:
        yield lambda number, match: None
        return
    try:
        from tavolino.research.parquet import Archive, archived
    except ModuleNotFoundError:
        complain(f"--archive: {NEEDED}")
    try:
        kept = Archive(file, command(plan, matches))
    except OSError as error:
        complain(f"--archive: cannot write {file}: {error.strerror}")
    try:
        yield lambda number, match: kept.add(
            archived(number, match.log, plan.bots, match.scores, match.places)
        )
    finally:
        kept.close()


def command(plan: "Plan", matches: int) -> str:
    """The command that plays the same matches again."""
    flags = f"--seats {plan.seats} --bots {','.join(plan.bots)} --games {matches}"
    options = json.dumps(plan.options, sort_keys=True)
    return f"tavolino selfplay {plan.game} {flags} --seed {plan.seed!r} --options '{options}'"


def verify_archive(file: Path, games: Mapping[str, AnyGame], doubts: Doubts, again: bool) -> bool:
    """Check every match of an archive. Prints the number of honest ones, or the problems."""
    try:
        from tavolino.research.parquet import NoArchive, rows
    except ModuleNotFoundError:
        complain(NEEDED)
    honest = dishonest = 0
    try:
        for row in rows(file):
            found = [*_doubts_of(row, games, doubts, again)]
            honest, dishonest = honest + (not found), dishonest + bool(found)
            for doubt in found:
                print(f"{file}: match {row.number}: {doubt}", file=sys.stderr)
    except NoArchive as error:
        print(f"{file}: {error}", file=sys.stderr)
        return False
    if not dishonest:
        same = ", each the same when its bots replay it" if again else ""
        print(f"{file}: {honest} matches follow the rules and their seeds{same}")
    return not dishonest


def _doubts_of(
    row: "Archived", games: Mapping[str, AnyGame], doubts: Doubts, again: bool
) -> Iterator[str]:
    log = row.log()
    try:
        found = opened_text(log, games)
    except BadLog as bad:
        yield str(bad)
        return
    yield from doubts(found, row.commitment)
    if not found.match.is_over:
        yield "it is not over"
    elif tuple(found.match.game.places(found.match.state)) != row.places:
        yield f"the places are not {row.places}"
    if again:
        from tavolino.cli.commands.selfplay import played

        options = found.log.header.options
        if played(games[row.game], options, row.bots, row.seed).log != log:
            yield "its bots play it differently"
