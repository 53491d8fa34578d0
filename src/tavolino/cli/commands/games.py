"""Lists the games."""

import argparse
import json
from typing import Any

from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.core.game import AnyGame
from tavolino.core.rule_options import rule_options

EXAMPLE = "tavolino games --game examples.kuhn"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    known = load_games(args.modules).values()
    if args.json:
        print(json.dumps([_facts(game) for game in known]))
    else:
        print("\n\n".join(_describe(game) for game in known))
    return 0


def _facts(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "revision": game.revision,
        "seats": game.seats,
        "secrets": game.secrets,
        "switches": rule_options(game.options),
    }


def _describe(game: AnyGame) -> str:
    counts = ", ".join(map(str, game.seats))
    lines = [f"{game.name}  for {counts} players, rules revision {game.revision}"]
    for name, (default, *others) in rule_options(game.options).items():
        lines.append(f"  {name:<28} {' | '.join(map(_word, (default, *others)))}")
    return "\n".join(lines)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
