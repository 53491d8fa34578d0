"""Rewrites the golden files of every game (``make goldens``). Review the difference!

Keeps the existing matches as long as the rules still allow them, and updates what is printed and
counted about them. ``--fresh`` plays new matches.
"""

import argparse
import sys
from pathlib import Path

from msgspec.structs import replace

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tavolino.core.game import AnyGame  # noqa: E402 — the tests' games must be importable first
from tavolino.core.log import SCORES_NOTE, Log, parse_log, scores_note  # noqa: E402
from tavolino.core.match import AnyMatch, BrokenLog, replay  # noqa: E402
from tavolino.core.replay.perft import Position, perft, read_positions  # noqa: E402
from tavolino.core.replay.playthrough import play_random_match, playthrough, read_log  # noqa: E402
from tavolino.promises.random_play import combinations  # noqa: E402
from tests.conformance.all_games import EVERY_GAME, shelf  # noqa: E402
from tests.kit import public_contract  # noqa: E402

PURPOSE = 0.6
MOMENTS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.85)
"""The positions that are counted, as fractions of a match."""
DEEPEST = 4
MANY = 30_000
"""Approximate upper limit of a count in a perft file, because the tests recompute all of them."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="play new matches")
    fresh = parser.parse_args().fresh
    for game in EVERY_GAME:
        place = shelf(game)
        (place / "matches").mkdir(parents=True, exist_ok=True)
        matches = write_matches(game, place / "matches", fresh)
        write_playthrough(game, place / "playthrough.txt", game.seats[len(game.seats) // 2], fresh)
        for file in sorted(place.glob("playthrough-*.txt")):
            write_playthrough(game, file, int(file.stem.split("-")[1]), fresh)
        write_positions(game, place / "random.perft", matches, fresh)
        print(f"{game.name}: {len(matches)} matches in {place.relative_to(ROOT)}")
    public_contract.write()
    return 0


def write_matches(game: AnyGame, folder: Path, fresh: bool) -> list[AnyMatch]:
    """Writes finished matches for each number of seats.

    One has the default rules, two have combinations of rule options.
    """
    others = list(combinations(game))[-2:]
    for seats in game.seats:
        for number, options in enumerate(({}, *others)):
            file = folder / f"random-{seats}-{number}.log"
            if fresh or not file.exists():
                match = play_random_match(
                    game, seats, options, f"{game.name} {seats} {number}", PURPOSE
                )
                file.write_text(str(match.log), encoding="utf-8")
    matches = []
    for file in sorted(folder.glob("*.log")):
        text = file.read_text(encoding="utf-8")
        log = parse_log(text)
        match = renewed(game, log, file)
        head = str(Log(replace(log.header, revision=match.header.revision))).strip()
        entries = [line for line in text.splitlines()[1:] if not line.startswith(SCORES_NOTE)]
        scores = scores_note(match.game.scores(match.state))
        file.write_text("\n".join([head, *entries, scores]), encoding="utf-8")
        if match.game is game:
            matches.append(match)
    return matches


def renewed(game: AnyGame, log: Log, file: Path) -> AnyMatch:
    """The match by today's rules, or by the revision for which the file is kept."""
    own = log.header.revision if file.stem.startswith("revision-") else game.revision
    try:
        match = replay(game, Log(replace(log.header, revision=own), log.entries))
    except BrokenLog as broken:
        sys.exit(f"{file}: {broken}\nThe rules have changed: delete the file, or use --fresh.")
    return match


def write_playthrough(game: AnyGame, file: Path, seats: int, fresh: bool) -> None:
    """Writes a match printed in full.

    There is one with the game's middle number of seats, and one with N seats for each existing file
    ``playthrough-N.txt``.
    """
    if fresh or not file.exists():
        match = play_random_match(game, seats, {}, f"{game.name} playthrough", PURPOSE)
    else:
        match = renewed(game, read_log(file.read_text(encoding="utf-8")), file)
    file.write_text(playthrough(match), encoding="utf-8")


def write_positions(game: AnyGame, file: Path, matches: list[AnyMatch], fresh: bool) -> None:
    """Writes perft counts at several positions of the matches."""
    if fresh or not file.exists():
        few = matches if game.hands is None else matches[:1]  # outcomes of simulations are long
        positions = [moment(match, part) for match in few for part in MOMENTS]
        positions = list({str(position): position for position in positions}.values())
    else:
        positions = read_positions(file.read_text(encoding="utf-8"))
    counted = (str(count(game, position)) for position in positions)
    note = "# name; seats; options; entries; depth count; … (make goldens)"
    file.write_text("\n".join([note, *counted]) + "\n", encoding="utf-8")


def moment(match: AnyMatch, part: float) -> Position:
    seq = int(match.seq * part)
    seats, options = match.header.seats, match.header.options
    name = f"{match.header.seed}, after {seq}"
    return Position(name, seats, options, tuple(match.entries[:seq]), ())


def count(game: AnyGame, position: Position) -> Position:
    state = position.reached(game).state
    depths = [depth for depth, _ in position.counts] or range(1, DEEPEST + 1)
    counts: list[tuple[int, int]] = []
    for depth in depths:
        if not position.counts and counts and counts[-1][1] * branching(counts) > MANY:
            break
        counts.append((depth, perft(game, state, depth)))
    return Position(
        position.name, position.seats, position.options, position.entries, tuple(counts)
    )


def branching(counts: list[tuple[int, int]]) -> float:
    """The last growth factor of the counts, as a guess of the next one."""
    before = counts[-2][1] if len(counts) > 1 else 1
    return counts[-1][1] / max(1, before)


if __name__ == "__main__":
    sys.exit(main())
