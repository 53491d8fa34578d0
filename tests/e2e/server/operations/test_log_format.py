"""The server log: time, origin and message, and never a secret."""

import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tavolino.core.errors import SettingError
from tavolino.server.ops.log_format import JsonFormatter, TextFormatter
from tavolino.server.settings import read_settings
from tavolino.server.tokens import fingerprint, new_seed, new_token
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, http, open_connection, tokens, wait_for

pytestmark = pytest.mark.process

WHEN = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


def log_record(said: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    trouble = (type(error), error, error.__traceback__) if error else None
    name, level = "tavolino.server.table.table", logging.ERROR
    return logging.LogRecord(name, level, __file__, 1, said, args, trouble)


def raised_error(text: str) -> Exception:
    try:
        raise LookupError(text)
    except LookupError as error:
        return error


def test_a_text_line_has_time_and_logger() -> None:
    said = TextFormatter().format(log_record("table %s: seat %s cannot act", "abc", 1))
    assert re.fullmatch(
        WHEN + r" ERROR tavolino\.server\.table\.table: table abc: seat 1 cannot act", said
    )


def test_a_json_line_is_valid_json() -> None:
    said = json.loads(JsonFormatter().format(log_record("table %s: seat %s cannot act", "abc", 1)))
    assert re.fullmatch(WHEN, said.pop("time"))
    assert said == {
        "level": "error",
        "logger": "tavolino.server.table.table",
        "message": "table abc: seat 1 cannot act",
        "template": "table %s: seat %s cannot act",
        "args": ["abc", "1"],
    }


def test_named_values_of_a_json_line_are_fields() -> None:
    told = {"path": "/api/games", "status": 200}
    said = json.loads(JsonFormatter().format(log_record("%(path)s %(status)d", told)))
    assert (said["message"], said["path"], said["status"]) == (
        "/api/games 200",
        "/api/games",
        "200",
    )


def test_the_access_log_has_every_request_and_no_secret(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with (
        journal.open("w", encoding="utf-8") as log,
        serve(tmp_path / "it.db", complaints=log, access_log="on", log_format="json") as server,
    ):
        token = new_token()
        assert http(server, f"/api/nothing/{token}?key={token}")[0] == 404
        assert http(server, "/api/games")[0] == 200
    lines = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    requests = [line for line in lines if line["logger"] == "tavolino.access"]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("GET", "/api/nothing/(secret)", "404"),
        ("GET", "/api/games", "200"),
    ]
    assert {line["client"] for line in requests} == {"127.0.0.1"}
    assert token not in journal.read_text(encoding="utf-8")


def test_an_error_includes_its_traceback() -> None:
    troubled = log_record("oh", error=raised_error("no rules"))
    assert TextFormatter().format(troubled).endswith("LookupError: no rules")
    said = JsonFormatter().format(troubled)
    assert "\n" not in said
    assert json.loads(said)["trace"].endswith("LookupError: no rules")


@pytest.mark.parametrize("form", [TextFormatter(), JsonFormatter()], ids=["text", "json"])
def test_no_secret_is_logged(form: logging.Formatter) -> None:
    """Wherever it comes from: the message, an argument, or the text of an error."""
    for _ in range(500):
        secrets = [new_token(), new_seed(), fingerprint("x")]
        told = f"tokens=({secrets[0]!r},) seed {secrets[1]}\n{secrets[2]}"
        for said in (
            log_record(told),
            log_record("%s", told),
            log_record("oh", error=raised_error(told)),
        ):
            written = form.format(said)
            assert not [secret for secret in secrets if secret in written]
            assert "(secret)" in written


def test_text_that_is_not_secret_is_kept() -> None:
    trace = (
        'File "src/tavolino/server/routes/commands.py", line 7, in a_function_whose_name_is_long_x'
    )
    assert trace in TextFormatter().format(log_record(trace))


def test_a_message_cannot_forge_log_lines() -> None:
    said = TextFormatter().format(log_record("no such game: %s", "x\n2026 ERROR forged\x1b[31m"))
    assert "\n" not in said
    assert "\x1b" not in said


def test_an_unknown_log_format_is_reported() -> None:
    with pytest.raises(SettingError, match=r"^log_format: "):
        read_settings({"TAVOLINO_LOG_FORMAT": "xml"})


async def cause_errors(server: RunningServer, game: str) -> list[str]:
    """Use a token correctly and wrongly, and cause errors; return the tokens of the match."""
    made = create_table(server, game, "me", *(["easy"] if game == "raises" else []))
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(server, table, held) as mine:
        await mine.socket.send('{"t":"hello","tokens":["' + held[0] + '"]')
        await mine.send("rename", seat=0, name=held[0])
        update = await mine.receive("update")
        await mine.act(0, update["seq"], "bet" if game == "raises" else "pull 0.5")
        http(server, f"/api/tables/{table}/log?token={held[0]}")
    return tokens(made, "mine", "host")


async def test_a_server_logs_no_secrets_when_errors_occur(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with (
        journal.open("w", encoding="utf-8") as complaints,
        serve(
            tmp_path / "it.db",
            rooms=("tests.kit.games.faulty",),
            complaints=complaints,
            log_format="json",
        ) as server,
    ):
        games = ("raises", "crushes")
        held = [key for game in games for key in await cause_errors(server, game)]
        failures = [f"at {game} failed" for game in games]
        await wait_for(lambda: all(one in journal.read_text(encoding="utf-8") for one in failures))
        server.stop()
    written = journal.read_text(encoding="utf-8")
    assert all("time" in json.loads(said) for said in written.splitlines())
    with closing(sqlite3.connect(tmp_path / "it.db")) as database:
        seeds = [seed for (seed,) in database.execute("select seed from matches")]
    assert len(seeds) == 2
    assert not [secret for secret in (*held, *map(fingerprint, held), *seeds) if secret in written]
