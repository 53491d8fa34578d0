"""Shows how many players are rated, recomputes ratings, and lists suspicious players."""

import argparse
import asyncio
import sys

from tavolino.cli.support.database import add_database_flag, settings_of
from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.cli.support.open_store import store_opener
from tavolino.server.ratings.results import recompute_all
from tavolino.server.ratings.service import RatingService
from tavolino.server.ratings.suspicious import suspicious_pairs, suspicious_winners
from tavolino.store.interface import Store
from tavolino.store.records import StoreError

EXAMPLE = "tavolino ratings --again"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--again", action="store_true", help="recompute every rating from the first match"
    )
    parser.add_argument(
        "--suspicious", action="store_true", help="list players whose matches look arranged"
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
        if args.suspicious:
            await _list_suspicious(store)
    finally:
        await store.close()
    return 0


async def _recompute(store: Store) -> None:
    ratings = recompute_all(await store.ratings.rated_results())
    await store.ratings.replace_ratings(ratings)
    print(f"{len(ratings)} ratings recomputed")


async def _list_suspicious(store: Store) -> None:
    results = await store.ratings.results_of_rated_tables()
    pairs, winners = suspicious_pairs(results), suspicious_winners(results)
    for pair in pairs:
        first, second = [await _name(store, person) for person in pair.people]
        near = f", {pair.same_address} from one address" if pair.same_address else ""
        print(f"{first} and {second}: {pair.matches} matches, {pair.wins}:{pair.losses}{near}")
    for winner in winners:
        name = await _name(store, winner.person)
        print(f"{name}: beat {winner.opponents} players, {winner.newcomers} of them newcomers")
    print(f"{len(pairs)} suspicious pairs, {len(winners)} suspicious winners")


async def _name(store: Store, person: str) -> str:
    stored = await store.accounts.load_account(person)
    return f"{stored.person.name} ({person})" if stored and stored.person.name else person
