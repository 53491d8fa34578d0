"""A guided first game at a table: created, explained step by step, interrupted and corrected."""

from pathlib import Path

import pytest

from tavolino.core.files.lesson import chapter_start, lesson_of
from tavolino.games import GAMES
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

PALERMO = GAMES["palermo"]
LESSON = lesson_of(PALERMO.room)
assert LESSON is not None
STARTS = [len(chapter_start(PALERMO.room, chapter.start).entries) for chapter in LESSON.chapters]


def create_first_game(server: RunningServer, chapter: int = 0) -> Json:
    wish = {"chapter": chapter, "name": "Ada"}
    status, made, _ = http(server, "/api/games/palermo/first_game", wish)
    assert status == 201, made
    found: Json = made
    return found


async def request_lesson(guest: TestConnection, seat: int = 0) -> Json:
    """The actions played at once. The cost of a mistake is explained later."""
    await guest.send("lesson_step", seat=seat)
    message = await guest.next()
    while message["t"] not in ("lesson", "problem") or message.get("mistake"):
        message = await guest.next()
    return message


async def wait_for_turn(guest: TestConnection, seq: int) -> Json:
    """The first position with this many entries at which seat 0 is to act, or the end."""
    while True:
        update = await guest.receive("update")
        if update["seq"] >= seq and update["actors"] in ([0], []):
            return update


def test_the_games_list_which_first_games_they_have(server: RunningServer) -> None:
    _, games, _ = http(server, "/api/games")
    assert {game["name"]: game["first_game"] for game in games}["palermo"] is True
    assert {game["name"]: game["first_game"] for game in games}["kuhn"] is False


async def test_a_chapter_is_a_match_that_has_begun(server: RunningServer) -> None:
    for chapter, begun in enumerate(STARTS):
        made = create_first_game(server, chapter)
        assert made["table"]["help"] == "first_game"
        kinds = [seat["kind"] for seat in made["table"]["seats"]]
        assert kinds == ["person", "bot", "bot", "bot"]
        assert made["table"]["seats"][0]["name"] == "Ada"
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            update = await ada.receive("update")
            assert (update["seq"], update["actors"], update["undo"]) == (begun, [0], None)
            assert (await ada.act(0, begun, "undo"))["code"] == "illegal"
            told = await request_lesson(ada)
            assert (told["step"], told["chapter"], told["mistake"]) == (1, chapter, None)
            assert told["text"]["key"].startswith("palermo-first-")


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if lesson_of(game.room)])
async def test_every_first_game_starts_from_its_prepared_position(
    server: RunningServer, name: str
) -> None:
    """Also where NATURE had already dealt."""
    lesson = lesson_of(GAMES[name].room)
    assert lesson is not None
    status, made, _ = http(server, f"/api/games/{name}/first_game", {"name": "Ada"})
    assert status == 201, made
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        update = await ada.receive("update")
        start = chapter_start(GAMES[name].room, lesson.chapters[0].start)
        assert (update["seq"], update["actors"]) == (len(start.entries), [lesson.seat])
        assert (await request_lesson(ada, lesson.seat))["step"] == 1


def test_an_unknown_first_game_cannot_be_created(server: RunningServer) -> None:
    assert http(server, "/api/games/palermo/first_game", {"chapter": 9})[0] == 404
    assert http(server, "/api/games/kuhn/first_game", {})[0] == 404
    assert http(server, "/api/games/nothing/first_game", {})[0] == 404
    assert http(server, "/api/games/palermo/first_game", {"chapter": -1})[0] == 400
    assert http(server, "/api/games/palermo/first_game", raw=b"{")[0] == 400


async def test_only_the_learner_gets_the_lesson(server: RunningServer) -> None:
    made = create_first_game(server)
    other = create_table(server, "palermo", "me", "easy", "easy")
    async with (
        open_connection(server, made["table"]["id"]) as watcher,
        open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada,
        open_connection(server, other["table"]["id"], tokens(other, "mine")) as bruno,
    ):
        assert (await request_lesson(watcher))["code"] == "not_your_seat"
        assert (await request_lesson(ada, 1))["code"] == "not_your_seat"
        assert (await request_lesson(bruno))["code"] == "no_help"


async def test_a_lesson_continues_where_it_was_after_a_power_failure(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db") as server:
        made = create_first_game(server)
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            update = await ada.receive("update")
            await ada.act(0, update["seq"], update["actions"][0]["action"])
            await wait_for_turn(ada, update["seq"] + 4)
            assert (await request_lesson(ada))["step"] == 2
        server.kill()
    with serve(tmp_path / "it.db") as server:
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            update = await ada.receive("update")
            assert ada.table["help"] == "first_game"
            assert update["undo"] == 0
            assert (await request_lesson(ada))["step"] == 2


async def test_a_mistake_is_played_and_then_explained(server: RunningServer) -> None:
    """A player who always stays put loses money every turn, and the lesson says so."""
    made = create_first_game(server, 1)
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        update = await ada.receive("update")
        for action in ("police -", "stay"):
            said = await ada.act(0, update["seq"], action)
            assert said["t"] == "accepted"
            update = await wait_for_turn(ada, update["seq"] + 1)
        at_once = await request_lesson(ada)
        told = await ada.receive("lesson")
        assert told == {**at_once, "mistake": told["mistake"]}
        assert told["mistake"]["chosen"]["action"] == "stay"
        assert told["mistake"]["best"]["action"].startswith("go ")
        lost = told["mistake"]["best"]["later"] - told["mistake"]["chosen"]["later"]
        assert LESSON is not None
        assert lost >= LESSON.tolerance


async def test_a_player_who_follows_the_hints_finishes_the_lesson(server: RunningServer) -> None:
    """Plays the second chapter at a real table, hint by hint, to its last text."""
    made = create_first_game(server, 1)
    heard = []
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        update = await wait_for_turn(ada, 0)
        while update["actors"]:
            told = await request_lesson(ada)
            heard.append(told["text"]["key"] if told["text"] else "")
            await ada.send("hint", seat=0)
            found = await ada.receive("reasoned")
            await ada.act(0, update["seq"], found["chosen"]["action"])
            update = await wait_for_turn(ada, update["seq"] + 1)
        last = await request_lesson(ada)
        assert last["text"]["key"] == "palermo-first-over"
        assert not last["onward"]
        assert "palermo-first-home" in heard
        assert update["view"]["players"][0]["gangster"] == "home"
