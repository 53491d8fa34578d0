"""With several servers any of them lets people in; what counts once counts once in the house."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.kit.passkey_browser import Browser
from tests.kit.postgres import Postgres
from tests.kit.server import House, serve
from tests.kit.ws_client import lay, tokens

pytestmark = pytest.mark.process


async def test_any_server_knows_everybody(database_server: Postgres, tmp_path: Path) -> None:
    address = await database_server.make(tmp_path.name)
    with serve(address, bot_workers=1) as one, serve(address, bot_workers=1) as other:
        here, there = Browser(one), Browser(other)
        passkey = here.keep("Ada")
        made = lay(one, "kuhn", "me", "open")
        [mine] = tokens(made, "mine")
        there.done("enter", credential=passkey.signed(here.options("ask_entry"), there.origin))
        there.done("claim", seats=[{"table": made["table"]["id"], "token": mine}])
        assert [one["token"] for one in here.you["sittings"]] == [mine]
        _only_one_comes_back([one, other], here.done("new_link")["link"])
        there.done("sign_out", everywhere=True)
        assert here.you is None


def _only_one_comes_back(houses: list[House], link: str) -> None:
    strangers = [Browser(house) for house in houses * 3]
    with ThreadPoolExecutor(len(strangers)) as pool:
        said = list(pool.map(lambda one: one.say("come_back", link=link)[0], strangers))
    assert said.count(200) == 1
