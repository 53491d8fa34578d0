"""Shows how many players are rated, and recomputes ratings."""

import argparse
import asyncio
import sys

from tavolino.cli.support.database import add_database_flag, settings_of
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import store_opener
from tavolino.server.ratings.results import recompute_all
from tavolino.server.ratings.service import RatingService
from tavolino.store.interface import Store
from tavolino.store.records import StoreError

EXAMPLE = "tavolino ratings --again"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--again", action="store_true", help="recompute every rating from the first match"
    )
    add_game_flag(parser)
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    try:
        return asyncio.run(_rate(args))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1


async def _rate(args: argparse.Namespace) -> int:
    store = store_opener(settings_of(args), "ratings")()
    try:
        judged = await RatingService(store, load_games(args.modules)).catch_up()
        print(f"{judged} matches newly rated")
        if args.again:
            await _recompute(store)
        for game, players, people, results in await store.ratings.rating_counts():
            print(f"{game}, {players} players: {people} accounts rated by {results} results")
    finally:
        await store.close()
    return 0


async def _recompute(store: Store) -> None:
    ratings = recompute_all(await store.ratings.rated_results())
    await store.ratings.replace_ratings(ratings)
    print(f"{len(ratings)} ratings recomputed")
