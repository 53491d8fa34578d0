"""Checks whether a game package keeps its promises."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from tavolino.cli.support.load_games import load_games_of
from tavolino.cli.support.log_files import folder_for_logs, write_log
from tavolino.cli.support.progress import with_progress
from tavolino.core.game import AnyGame
from tavolino.promises import PROMISES, Broken, Promise, contract
from tavolino.promises.checking import check_package, check_walk
from tavolino.promises.random_play import actions_of, walks
from tavolino.promises.walk import Walk

EXAMPLE = "tavolino check examples.kuhn"

MAX_SHOWN_EXAMPLES = 3
"""Maximum number of examples printed for one broken promise."""

Findings: TypeAlias = dict[str, tuple[Broken, Walk | None]]
"""Each problem once, with the match in which it was seen first."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rooms",
        metavar="PACKAGE",
        nargs="*",
        help="a game, or the Python package of one (default: list the promises)",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="write a log there for each broken promise"
    )


def run(args: argparse.Namespace) -> int:
    if not args.rooms:
        print("\n".join(f"{promise.name:12} {promise.statement}" for promise in PROMISES))
        return 0
    games = [game for room in args.rooms for game in load_games_of(room)]
    broken = [game for game in games if _check(game, args.out)]
    return int(bool(broken))


def _check(game: AnyGame, out: Path | None) -> bool:
    """Check all promises and print the problems; returns whether there are any."""
    walked = list(walks(game))
    broken = warnings = 0
    told: set[str] = set()
    for promise, found in with_progress(_check_promises(game, walked), len(PROMISES), "promises"):
        if found:
            is_warning = promise.only_warns(game)
            warnings += is_warning
            broken += not is_warning
            _print_findings(promise, found, told, "warning" if is_warning else "broken")
            _save_log(promise, found, out)
            told.update(found)
        if found and promise is contract.PROMISE:
            print(
                f"{game.name}: the other promises were not checked, because they build on this one"
            )
            return True
    steps = sum(len(walk.steps) for walk in walked)
    kept = f"{len(PROMISES) - broken} of {len(PROMISES)} promises kept"
    said = f", with {warnings} warning" if warnings else ""
    print(f"{game.name}: {len(walked)} matches, {steps} steps, {kept}{said}")
    return bool(broken)


def _check_promises(game: AnyGame, walked: Sequence[Walk]) -> Iterator[tuple[Promise, Findings]]:
    elsewhere = actions_of(walked)
    for promise in PROMISES:
        found: Findings = {broken.what: (broken, None) for broken in check_package(promise, game)}
        for walk in walked:
            for broken in check_walk(promise, walk, elsewhere):
                found.setdefault(broken.what, (broken, walk))
        yield promise, found


def _print_findings(promise: Promise, found: Findings, told: set[str], kind: str) -> None:
    """Print the problems. A crash that breaks many promises is printed only once."""
    print(f"{kind}: {promise.name}. {promise.statement}")
    news = [broken for what, (broken, _) in found.items() if what not in told]
    for broken in news[:MAX_SHOWN_EXAMPLES]:
        print(f"  {broken.what}\n    {broken.where}")
    if len(news) > MAX_SHOWN_EXAMPLES:
        print(f"  … and {len(news) - MAX_SHOWN_EXAMPLES} more")
    if not news:
        print("  for a reason given above")


def _save_log(promise: Promise, found: Findings, out: Path | None) -> None:
    """Write the log of the match up to the problem, for `tavolino replay`."""
    for broken, walk in found.values():
        if out and walk:
            file = folder_for_logs(out) / f"{walk.case.game.name}-{promise.name}.log"
            write_log(file, f"{walk.log_until(broken.seq)}# {broken.what}\n")
            print(f"  see: {file}")
            return
