"""Random self-play of catanatron, the most similar project, for the comparison in run.py.

Runs in its own environment (.venv-bench), because Tavolino does not depend on it.
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
