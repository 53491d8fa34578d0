"""Accounts on several servers: each server signs players in, and a challenge counts only once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.kit.passkey_browser import Browser
from tests.kit.server import RunningServer, serve
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import create_table, tokens

pytestmark = pytest.mark.process


async def test_every_server_knows_every_account(database_server: Postgres, tmp_path: Path) -> None:
    address = await database_server.create_database(tmp_path.name)
    with serve(address, bot_workers=1) as one, serve(address, bot_workers=1) as other:
        here, there = Browser(one), Browser(other)
        passkey = here.create_account("Ada")
        made = create_table(one, "kuhn", "me", "open")
        [mine] = tokens(made, "mine")
        there.send_accepted(
            "enter", credential=passkey.sign(here.options("ask_entry"), there.origin)
        )
        there.send_accepted("claim", seats=[{"table": made["table"]["id"], "token": mine}])
        assert [one["token"] for one in here.account["sittings"]] == [mine]
        assert_one_recovery([one, other], here.send_accepted("new_link")["link"])
        there.send_accepted("sign_out", everywhere=True)
        assert here.account is None


def assert_one_recovery(servers: list[RunningServer], link: str) -> None:
    strangers = [Browser(server) for server in servers * 3]
    with ThreadPoolExecutor(len(strangers)) as pool:
        said = list(pool.map(lambda one: one.send("come_back", link=link)[0], strangers))
    assert said.count(200) == 1
