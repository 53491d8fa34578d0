"""A language that is added to the one list, with its texts, is served everywhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from typing import Any

import pytest

from tests.kit.server import ROOT

LIST = "src/tavolino/i18n/__init__.py"
COPIED = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd", "*.dylib")

SCRIPT = """
import json
from types import SimpleNamespace

import msgspec
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tavolino.cli import parser_of
from tavolino.games import GAMES
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.net.static_files import ClientFiles
from tavolino.server.protocol.account import Preferences
from tavolino.server.routes.games import GameRoutes
from tools import gen_languages

limiter = RateLimiter.per_minute(1000)
routes = GameRoutes(GAMES, SimpleNamespace(pages=limiter)).routes()
pages = Mount("/", ClientFiles(limiter, gen_languages.WEB))
client = TestClient(Starlette(routes=[*routes, pages]))
asked = {"accept-language": "eo-BE, nl"}
print(json.dumps({
    "texts": client.get("/texts/eo").text,
    "first texts": client.get("/texts/eo/first").text,
    "rules": client.get("/games/palermo/rules/eo").text,
    "index page": client.get("/table/abc", headers=asked).text,
    "account": msgspec.convert({"language": "eo"}, Preferences).language,
    "command line": parser_of("replay").parse_args(["a.log", "--lang", "eo"]).lang,
    "generated": {path.name: text for path, text in gen_languages.written().items()},
}))
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a copy of Tavolino with one more language serves. Its texts are the English ones."""
    copy = tmp_path_factory.mktemp("copy")
    for folder in ("src", "tools", "web/public"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=COPIED)
    shutil.copy(ROOT / "web/index.html", copy / "web/index.html")
    code = (copy / LIST).read_text("utf-8")
    (copy / LIST).write_text(code.replace('"de": "Deutsch"', '"de": "Deutsch", "eo": "Esperanto"'))
    for english in copy.rglob("en.ftl"):
        shutil.copy(english, english.with_name("eo.ftl"))
    for english in copy.rglob("RULES.md"):
        words = english.read_text("utf-8")
        english.with_name("RULES.eo.md").write_text(words.replace("# ", "# Reguloj: ", 1), "utf-8")
    env = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    done = subprocess.check_output([sys.executable, "-c", SCRIPT], cwd=copy, env=env)
    found: dict[str, Any] = json.loads(done)
    return found


def test_the_server_sends_its_texts_and_rules(served: dict[str, Any]) -> None:
    for texts in ("texts", "first texts"):
        assert "landing-title = " in served[texts]
    assert served["rules"].startswith("# Reguloj: ")


def test_the_index_page_is_in_the_language_of_the_reader(served: dict[str, Any]) -> None:
    assert '<html lang="eo">' in served["index page"]


def test_accounts_and_commands_know_it(served: dict[str, Any]) -> None:
    assert served["account"] == served["command line"] == "eo"


def test_the_client_offers_it(served: dict[str, Any]) -> None:
    assert '"eo": "Esperanto"' in served["generated"]["languages.ts"]
    for page in ("index.html", "offline.html"):
        said = re.findall(r'<p lang="(\w+)">.+</p>', served["generated"][page])
        assert said.count("eo") == said.count("en") > 0
    assert served["generated"]["offline.html"].count(" · ") == 4


def test_no_other_list_names_the_languages() -> None:
    """A line with the codes of several languages is such a list."""
    codes = re.compile(r"""["']nl["'].*["']fr["']|["']fr["'].*["']nl["']|\bnl: .*\bfr: """)
    files = [
        path
        for folder in ("src", "tools", "web/src", "web/build", "tests/kit")
        for kind in ("*.py", "*.ts", "*.svelte")
        for path in (ROOT / folder).rglob(kind)
    ]
    lists = [path for path in files if codes.search(path.read_text("utf-8"))]
    assert [path.relative_to(ROOT).as_posix() for path in lists] == [LIST]
