"""Checks a log entry by entry and prints it in words."""

import argparse
import sys
from pathlib import Path

from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.log_files import (
    InvalidLog,
    LoadedLog,
    entry_numbers,
    load_log,
    rerun_recorded,
)
from tavolino.cli.support.match_flags import add_jobs
from tavolino.cli.support.replay_stored import ReplayJob, replay_stored
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import SPECTATOR, Seat
from tavolino.core.match import AnyMatch
from tavolino.i18n import LANGUAGES, format_message

EXAMPLE = "tavolino replay logs/palermo-3-00000.log --lang nl"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="a log; - is stdin")
    parser.add_argument(
        "--all",
        metavar="DATABASE",
        help="check every match of a database instead, and list what the present code changes",
    )
    parser.add_argument(
        "--records",
        action="store_true",
        help="with --all: also repeat every recorded simulation, which takes long",
    )
    add_jobs(parser, 1)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language (en)")
    parser.add_argument(
        "--seat",
        metavar="N",
        type=int,
        help="print only what this seat may know (default: everything, in notation)",
    )
    parser.add_argument("--quiet", action="store_true", help="check without printing the match")
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    if bool(args.files) == bool(args.all):
        exit_with_usage_error("give either logs, or --all and a database")
    if args.all:
        return replay_stored(ReplayJob(args.all, tuple(args.modules), args.records), args.jobs)
    games = load_games(args.modules)
    broken = False
    for file in args.files:
        try:
            found = load_log(file, games)
        except InvalidLog as bad:
            print(f"{file}: {bad}", file=sys.stderr)
            broken = True
            continue
        _warn_of_old_rules(file, found)
        _warn_of_forged_chance(file, found)
        broken |= not _rerun(file, found)
        if not args.quiet:
            print("\n".join(narrate(found.match, args.lang, args.seat)))
    return int(broken)


def _warn_of_old_rules(file: Path, found: LoadedLog) -> None:
    said, known = found.log.header.revision, found.match.game.revision
    if said != known:
        print(f"{file}: played by revision {said}, replayed by {known}", file=sys.stderr)


def _warn_of_forged_chance(file: Path, found: LoadedLog) -> None:
    """Warn if draws do not follow from the seed. In a log written by hand they need not."""
    if stacked := found.match.forged_draws():
        print(
            f"{file}: draws that do not follow from the seed: {entry_numbers(stacked)}",
            file=sys.stderr,
        )


def _rerun(file: Path, found: LoadedLog) -> bool:
    """Repeat the recorded simulations and print the result; returns whether they are equal."""
    same, said = rerun_recorded(found) or (True, "")
    if said:
        print(f"{file}: {said}", file=sys.stderr)
    return same


def narrate(match: AnyMatch, lang: str, seat: Seat | None) -> list[str]:
    """The match line by line, as a seat or a spectator may know it, and then its result."""
    game = match.game
    switched = " ".join(f"{name}={value}" for name, value in match.header.options.items())
    told = [f"{game.name} {match.header.seats} {switched}".rstrip()]
    for seq, entry in enumerate(match.entries):
        heard = match.log_text(seq, SPECTATOR if seat is None else seat)
        notation = entry.text if seat is None else heard.notation
        sentence = format_message(lang, heard.text.key, heard.text.args, (game.room,))
        told.append(f"{seq + 1:>4}  {entry.seat:>2}: {notation:<16} {sentence}")
    viewer = SPECTATOR if seat is None else seat
    end = game.telling.prompt(match.state, viewer)
    told.append(format_message(lang, end.key, end.args, (game.room,)))
    scores = " ".join(map(str, game.scores(match.state)))
    return [*told, f"{'scores' if match.is_over else 'scores so far'} {scores}"]
