"""Reads a match directly from the server to check the pages, and plays moves quickly."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from websockets.sync.client import ClientConnection, connect

from tavolino.core.log import Entry, Header, Log
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.server.protocol.play import PROTOCOL
from tests.kit.browser.palermo import fields_of, nearest
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table, decode, tokens

TIMEOUT_SECONDS = 30.0


@contextmanager
def open_connection(
    server: RunningServer, table: str, held: Sequence[str] = ()
) -> Iterator[ClientConnection]:
    """A connection with these seat tokens; without any, a spectator."""
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(
        address, max_size=None, open_timeout=TIMEOUT_SECONDS, ping_timeout=TIMEOUT_SECONDS
    ) as socket:
        send(socket, "hello", protocol=PROTOCOL, tokens=list(held))
        yield socket


def send(socket: ClientConnection, kind: str, **more: object) -> None:
    socket.send(json.dumps({"t": kind, **more}))


def receive(socket: ClientConnection, kind: str) -> Json:
    """The next message of this kind. Frames are skipped."""
    while True:
        heard = socket.recv(timeout=TIMEOUT_SECONDS)
        if isinstance(heard, bytes):
            continue
        said = decode(heard)
        assert said["t"] != "problem", said
        if said["t"] == kind:
            return said


def positions(socket: ClientConnection) -> Iterator[Json]:
    """Every new position of the match. An update repeats when people come and go."""
    known = -1
    while True:
        update = receive(socket, "update")
        if update["seq"] > known:
            known = update["seq"]
            yield update


def table_as_spectator(server: RunningServer, table: str) -> tuple[Json, Json]:
    """The table and its match as a spectator sees them now."""
    with open_connection(server, table) as socket:
        return receive(socket, "welcome")["table"], receive(socket, "update")


def replay_log(server: RunningServer, table: str) -> AnyMatch:
    """The match, replayed by the rules from the log that the server exports."""
    info, update = table_as_spectator(server, table)
    header = Header(info["game"], info["revision"], len(info["seats"]), info["options"], "")
    entries = (Entry(line["seat"], line["message"]["notation"]) for line in update["lines"])
    return replay(GAMES[info["game"]], Log(header, tuple(entries)))


def names(server: RunningServer, table: str) -> list[str]:
    """The English names of the players."""
    seats = table_as_spectator(server, table)[0]["seats"]
    return [seat["name"] or f"Player {number}" for number, seat in enumerate(seats, 1)]


def is_near_own_disc(update: Json) -> bool:
    """Is the seat to act near enough to an own disc to reach it?"""
    doors = update["view"]["players"][update["seat"]]["entrances"] if update["seat"] >= 0 else []
    return any(f"go {door}" in update["actions"] for door in doors)


def play_on(
    server: RunningServer, made: Json, until: Callable[[Json], bool], seed: int = 7
) -> Json:
    """Play all human seats quickly until `until` holds; return the last update."""
    dice = Random(seed)
    with open_connection(server, made["table"]["id"], tokens(made, "mine", "open")) as socket:
        told = positions(socket)
        while not until(update := next(told)) and update["actors"]:
            if update["actions"]:
                act(socket, update, sensible_action(update, dice))
    return update


def act(socket: ClientConnection, update: Json, action: str) -> None:
    send(socket, "act", seat=update["seat"], seq=update["seq"], action=action)


def sensible_action(update: Json, dice: Random) -> str:
    """Build anywhere; leave the policeman; walk to the next disc, and home."""
    actions: list[str] = update["actions"]
    if "police -" in actions:
        return "police -"
    fields = [action.removeprefix("go ") for action in actions if action.startswith("go ")]
    if not fields:
        return dice.choice(actions)
    cards = update["view"]["cells"]
    roofs = [roof for card in cards.values() for roof in card.get("roofs", ())]
    doors = update["view"]["players"][update["seat"]]["entrances"]
    home = next(cell for cell, card in cards.items() if card["kind"] == "start")
    return f"go {nearest(fields, doors or fields_of(home), roofs)}"


def play_moves(server: RunningServer, made: Json, *actions: str) -> Json:
    """Play these moves in order, for any seat; return the last update."""
    with open_connection(server, made["table"]["id"], tokens(made, "mine", "open")) as socket:
        told = positions(socket)
        for action in actions:
            act(socket, next(told), action)
        return next(told)


def started_match(server: RunningServer, *moves: str) -> Json:
    """A table of three players on one screen, with these moves played."""
    made = create_table(server, "palermo", "me", "me", "me")
    play_moves(server, made, *moves)
    return made
