"""Draws a match of Villa Paletti: one position as a picture, or one simulation as a film."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tavolino.cli.support.log_files import InvalidLog, load_log
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.contract.simulation import FRAMES_PER_SECOND
from tavolino.core.game import NATURE
from tavolino.core.match import Match
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Action
from tavolino.games.villa_paletti.performance import LiveSimulation, perform
from tavolino.games.villa_paletti.physics.picture import NoCanvas, film, picture
from tavolino.games.villa_paletti.physics.stream import read
from tavolino.games.villa_paletti.physics.world import poses_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import View
from tavolino.games.villa_paletti.villa import Pose

EXAMPLE = "tavolino villa picture logs/villa_paletti-2-00000.log --at 40 --out villa.png"

FILM_FRAMES_PER_SECOND = 15
"""Pictures per second of film."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("picture", "film"), help="a PNG file, or an animated one")
    parser.add_argument("file", metavar="LOG", type=Path, help="a log; - is stdin")
    parser.add_argument("--at", metavar="N", type=int, help="after N entries (default: all)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="file to write (LOG with .png)")


def run(args: argparse.Namespace) -> int:
    try:
        match = load_log(args.file, {VILLA_PALETTI.name: VILLA_PALETTI}).match
    except InvalidLog as bad:
        print(f"{args.file}: {bad}", file=sys.stderr)
        return 1
    at = match.seq if args.at is None else args.at
    if not 0 <= at <= match.seq:
        exit_with_usage_error(f"--at: the log has {match.seq} entries")
    out = args.out or args.file.with_suffix(".png")
    try:
        drawn = (
            _film(match, at) if args.what == "film" else picture(poses_of(match.state_at(at).seen))
        )
    except NoCanvas as error:
        exit_with_usage_error(
            f"this machine cannot draw without a window (needs OpenGL with EGL): {error}"
        )
    try:
        out.write_bytes(drawn)
    except OSError as error:
        exit_with_usage_error(f"--out: cannot write {out}: {error.strerror}")
    print(out)
    return 0


def _film(match: Match[State, Action, View], at: int) -> bytes:
    """The film of the last simulation that ended before this entry."""
    before = (perform(match.state_at(seq), NATURE) for seq in reversed(range(at)))
    stretch = next((one for one in before if one is not None), None)
    if stretch is None:
        exit_with_usage_error("--at: nothing has moved before this entry")
    return film(_frames(stretch), FILM_FRAMES_PER_SECOND)


def _frames(stretch: LiveSimulation) -> Iterator[dict[int, Pose]]:
    """The simulation as everybody saw it, repeated: every second frame."""
    while stretch.ending is None:
        for _ in range(FRAMES_PER_SECOND // FILM_FRAMES_PER_SECOND):
            stretch.advance()
        yield read(stretch.frame(keyframe=True)).pieces
