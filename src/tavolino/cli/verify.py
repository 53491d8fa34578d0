"""Was a match honest? Every action by the rules, every draw by the seed, the seed as promised."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tavolino.cli.logs import BadLog, Opened, numbers, opened, repeated
from tavolino.cli.rooms import add_game_flag, rooms
from tavolino.core.chance import commitment
from tavolino.core.game import NATURE, AnyGame

EXAMPLE = "tavolino verify palermo-3.log --fingerprint 5feceb66ffc86f38…"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a log; - is stdin")
    parser.add_argument(
        "--fingerprint",
        metavar="SHA256",
        help="what the table published of its seed before the first draw",
    )
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    games = rooms(args.modules)
    found = [_is_honest(file, games, args.fingerprint) for file in args.files]
    return int(not all(found))


def _is_honest(file: Path, games: Mapping[str, AnyGame], fingerprint: str | None) -> bool:
    """Says why, or why not."""
    try:
        found = opened(file, games)
    except BadLog as bad:
        print(f"{file}: {bad}", file=sys.stderr)
        return False
    same, records = repeated(found) or (True, "")
    doubts = [*_doubts(found, fingerprint), *([] if same else [records])]
    for doubt in doubts:
        print(f"{file}: {doubt}", file=sys.stderr)
    if not doubts:
        print(f"{file}: {'; '.join([_in_order(found), *filter(None, [records])])}")
    return not doubts


def _doubts(found: Opened, fingerprint: str | None) -> Iterator[str]:
    said, known = found.log.header.revision, found.match.game.revision
    if said != known:
        yield f"played by revision {said}, which is gone: only {known} could be asked"
    if fingerprint is not None and commitment(found.log.header.seed) != fingerprint.lower():
        yield "the seed does not have this fingerprint"
    fell = {at for at in range(found.match.seq) if not _is_lot(found, at)}
    if stacked := found.match.stacked(fell):
        yield f"not what the seed decides: {numbers(stacked)}"


def _in_order(found: Opened) -> str:
    match = found.match
    draws = sum(_is_lot(found, at) for at in range(match.seq))
    unfinished = "" if match.is_over else ", not over"
    return f"{match.seq} entries by the rules{unfinished}, {draws} draws by the seed"


def _is_lot(found: Opened, at: int) -> bool:
    """Did chance decide this entry? How things fall is another question: a record answers it."""
    match = found.match
    return match.entries[at].seat == NATURE and match.game.is_listed(match.past(at))
