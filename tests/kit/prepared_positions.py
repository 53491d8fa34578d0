"""Tables that begin in the middle of a match, so that a test does not have to play up to it.

    position = reach("palermo", 3, lambda scene: scene["view"]["phase"] == "police")
    made = open_table(server, position, "me", "open", "open")

`reach` plays a match in this process by the readable rules. `open_table` requests a table whose log
begins with these entries. Only a test server accepts this request
(tests/kit/deterministic_server.py).
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import Log, parse_log
from tavolino.core.match import AnyMatch, Match, replay
from tavolino.games import GAMES
from tavolino.server.protocol.play import CreateTable, encode
from tavolino.server.registry.registry import TableRegistry, _help_offered
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, http, table_request

PATH = "/api/test/tables"
SEED = "a prepared match"

Choose = Callable[[Json, Random], str]


class PreparedTable(Struct, frozen=True):
    """POST /api/test/tables: a new table whose match begins with the entries of this log."""

    wish: CreateTable
    log: str


def any_option(scene: Json, dice: Random) -> str:
    return str(dice.choice(scene["actions"]))


def reach(
    game: str,
    seats: int,
    until: Callable[[Json], bool],
    choose: Choose = any_option,
    *,
    seed: int = 7,
    **options: Any,
) -> Log:
    """Play until the position of the seat to act is as wanted, or the match is over."""
    match: AnyMatch = Match(GAMES[game], seats, options, SEED)
    dice = Random(seed)
    if NATURE in match.actors:
        _append(match, match.draw())
    while not until(scene := scene_at(match, match.seq)) and match.actors:
        _append(match, match.accept(scene["seat"], choose(scene, dice)))
    return match.log


def rewind(log: Log, is_wanted: Callable[[Json], bool], number: int = 1) -> Log:
    """The log up to the last wanted position, or to an earlier one by `number`."""
    match, found = replay(GAMES[log.header.game], log), 0
    for seq in reversed(range(match.seq)):
        found += is_wanted(scene_at(match, seq))
        if found == number:
            return Log(log.header, log.entries[:seq])
    raise AssertionError("no such position")


def _append(match: AnyMatch, step: Any) -> None:
    for each in [step, *match.outcomes(step)]:
        match.append(each)


def scene_at(match: AnyMatch, seq: int) -> Json:
    """The position after this many entries, as an update for the first seat that may act."""
    game, state = match.game, match.state_at(seq)
    actors = game.actors(state)
    seat = max(actors[0], 0) if actors else 0
    view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))
    options = [game.format(one) for one in game.legal(state, seat)] if seat in actors else []
    return {"seq": seq, "seat": seat, "actors": actors, "actions": options, "view": view}


def last_scene(log: Log) -> Json:
    match = replay(GAMES[log.header.game], log)
    return scene_at(match, match.seq)


def open_table(server: RunningServer, start: Log, *kinds: str, **more: Any) -> Json:
    """Open a table at the end of this log: ``me``, ``open`` or a bot's level for each seat."""
    wish = table_request(start.header.game, *kinds, options=start.header.options, **more)
    status, made, _ = http(server, PATH, {"wish": wish, "log": str(start)})
    assert status == 201, made
    return cast(Json, made)


def route(lobby: TableRegistry, games: Mapping[str, AnyGame]) -> Route:
    """The additional route of a test server."""

    async def open_prepared(request: Request) -> Response:
        asked = msgspec.json.decode(await request.body(), type=PreparedTable)
        wish, start = asked.wish, parse_log(asked.log)
        match: AnyMatch = Match(
            games[wish.game], len(wish.seats), start.header.options, start.header.seed
        )
        help = _help_offered(wish, match)
        made = await lobby._create(match, wish.seats, help, start.entries, wish.tempo, wish.terms)
        return Response(encode(made), 201, media_type="application/json")

    return Route(PATH.removeprefix("/api"), open_prepared, methods=["POST"])
