"""Random self-play of catanatron, the nearest relative, for the comparison in run.py.

Runs in an environment of its own (.venv-bench), because it is a peer and not a part of Tavolino.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    seconds = float(sys.argv[1])
    began, moves, matches = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        records = game.state
        moves += len(getattr(records, "action_records", None) or records.actions)
        matches += 1
    spent = time.process_time() - began
    print(json.dumps({"moves": moves, "matches": matches, "cpu_seconds": spent}))


if __name__ == "__main__":
    main()
