"""The HTTP addresses: games, texts, rules, new tables and the pages of the client."""

from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.testclient import TestClient

from tavolino.cli import main
from tavolino.games import GAMES
from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.net.http import SecureHeaders
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.net.static_files import ClientFiles
from tavolino.server.protocol.play import PROTOCOL
from tests.kit.server import ROOT, RunningServer
from tests.kit.ws_client import Json, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

PAIR = [{"kind": "me"}, {"kind": "open"}]


def test_the_server_reports_its_health(server: RunningServer) -> None:
    status, said, _ = http(server, "/api/health")
    assert status == 200
    assert said["protocol"] == PROTOCOL


def test_every_game_is_listed_with_its_rule_options(server: RunningServer) -> None:
    _, games, headers = http(server, "/api/games")
    by_name = {game["name"]: game for game in games}
    assert by_name.keys() == GAMES.keys() | {"kuhn"}
    kuhn = by_name["kuhn"]
    assert kuhn["switches"] == [{"name": "ante", "values": [1, 2]}]
    assert kuhn["secrets"] is True
    assert kuhn["levels"] == ["beginner", "easy", "normal", "hard"]
    assert headers["cache-control"] == "no-store"


async def test_the_log_of_a_match_is_available_once_it_is_over(
    server: RunningServer, tmp_path: Path
) -> None:
    """Not before: it holds the seed, which reveals everything that is still hidden."""
    made = create_table(server, "kuhn", "me", "me")
    address = f"/api/tables/{made['table']['id']}/log"
    status, said, _ = http(server, address)
    assert (status, said["code"]) == (404, "not_found")
    await play_to_the_end(server, made)
    status, text, headers = http(server, address)
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert f"kuhn-{made['table']['id']}.log" in headers["content-disposition"]
    file = tmp_path / "match.log"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", "--game", "examples.kuhn", str(file)]) == 0


async def play_to_the_end(server: RunningServer, made: Json) -> None:
    """Take the first legal action each time."""
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as there:
        while (update := await there.receive("update"))["actors"]:
            if update["actions"]:
                first = update["actions"][0]["action"]
                await there.act(update["seat"], update["seq"], first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_browsers_cache_texts_and_rules_until_they_change(server: RunningServer, lang: str) -> None:
    first = f"/api/texts/{lang}/first"
    for path in (f"/api/texts/{lang}", first, f"/api/games/kuhn/rules/{lang}"):
        status, text, headers = http(server, path)
        assert status == 200
        assert "kuhn" in text.lower()
        again, nothing, _ = http(server, path, headers={"if-none-match": headers["etag"]})
        assert (again, nothing) == (304, "")
        assert http(server, path, headers={"if-none-match": '"old"'})[0] == 200
    assert "problem-stale" in http(server, f"/api/texts/{lang}")[1]
    assert "kuhn-told-deal" not in http(server, first)[1]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/nothing", 404, "not_found"),
        ("/api/texts/xx", 404, "not_found"),
        ("/api/texts/xx/first", 404, "not_found"),
        ("/api/texts/..%2fen", 404, "not_found"),
        ("/api/games/chess/rules/en", 404, "not_found"),
        ("/api/games/kuhn/rules/xx", 404, "not_found"),
        ("/api/tables/nosuchtable", 404, "no_such_table"),
        ("/api/tables", 405, "malformed"),
    ],
)
def test_a_missing_resource_is_a_typed_problem(
    server: RunningServer, path: str, status: int, code: str
) -> None:
    answered, said, headers = http(server, path)
    assert (answered, said["code"]) == (status, code)
    assert said["t"] == "problem"
    assert headers["x-content-type-options"] == "nosniff"


def test_every_response_has_security_headers(server: RunningServer) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/table/abc"):
        _, _, headers = http(server, path)
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_an_asset_has_its_correct_content_type(tmp_path: Path) -> None:
    """The page protects its reader; headers on every asset would only cost time."""
    part = build_client(tmp_path).get("/assets/main-1a2b.js").headers
    assert part["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in part
    assert "content-security-policy" in serve_client(tmp_path).get("/favicon.svg").headers


def test_a_page_has_a_preview_image_for_shared_links(tmp_path: Path) -> None:
    """Programs that run no script read it, and need absolute addresses."""
    client = build_client(tmp_path)
    (tmp_path / "index.html").write_text('<meta property="og:image" content="./preview.jpg" />')
    page = client.get("/table/abc", headers={"host": "play.example.org"}).text
    assert 'content="http://play.example.org/preview.jpg"' in page


@pytest.mark.parametrize(
    ("said", "folder"),
    [
        ("/games/tavolino", "games/tavolino/"),
        ("/games/", "games/"),
        ('/"><b>', ""),
        ("//x.y:1", ""),
    ],
)
def test_the_preview_image_uses_the_base_path_of_the_proxy(
    tmp_path: Path, said: str, folder: str
) -> None:
    client = build_client(tmp_path)
    (tmp_path / "index.html").write_text('<meta property="og:image" content="./preview.jpg" />')
    page = client.get("/", headers={"host": "www.example.org", "x-forwarded-prefix": said}).text
    assert f'content="http://www.example.org/{folder}preview.jpg"' in page


@pytest.mark.parametrize(
    ("asked", "lang"), [("nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("it, de;q=0.5", "de"), ("", "en")]
)
def test_the_link_preview_is_in_the_requested_language(
    tmp_path: Path, asked: str, lang: str
) -> None:
    client = build_client(tmp_path)
    (tmp_path / "index.html").write_text((ROOT / "web/index.html").read_text("utf-8"))
    answer = client.get("/table/abc", headers={"accept-language": asked})
    for key in ("preview-title", "preview-words"):
        assert f'content="{format_message(lang, key)}"' in answer.text
    assert f'<html lang="{lang}">' in answer.text
    assert "Accept-Language" in answer.headers["vary"]


def test_a_new_table_gives_its_secrets_only_to_its_host(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", "hard", options={"police": "off"})
    assert [key["seat"] for key in made["mine"]] == [0]
    assert [key["seat"] for key in made["open"]] == [1]
    secrets = [made["host"], made["mine"][0]["token"], made["open"][0]["token"]]
    assert len(set(secrets)) == 3
    assert min(map(len, secrets)) >= 32
    table = made["table"]
    assert table["options"]["police"] == "off"
    assert [seat["level"] for seat in table["seats"]] == [None, None, "easy", "hard"]
    assert len({seat["name"] for seat in table["seats"][2:]}) == 2
    status, public, _ = http(server, f"/api/tables/{table['id']}")
    assert (status, public) == (200, {**table, "actors": [0], "places": None})
    assert not any(secret in str(public) for secret in secrets)
    assert public["seed"] is None


def test_seats_may_be_shuffled(server: RunningServer) -> None:
    wish = {"shuffle": True, "options": {}}
    seen = {
        create_table(server, "kuhn", "me", "open", **wish)["mine"][0]["seat"] for _ in range(40)
    }
    assert seen == {0, 1}


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess", "seats": PAIR}, 404, "problem-not-found"),
        ({"game": "kuhn", "seats": [*PAIR, *PAIR]}, 400, "problem-bad-seats"),
        ({"game": "kuhn", "seats": []}, 400, "problem-malformed"),
        ({"game": "kuhn", "seats": PAIR, "options": {"ante": 5}}, 400, "problem-bad-options"),
        ({"game": "kuhn", "seats": PAIR, "options": {"x": 1}}, 400, "problem-bad-options"),
        ({"game": "kuhn", "seats": PAIR, "extra": 1}, 400, "problem-malformed"),
        ({"game": "kuhn", "seats": [{"kind": "ghost"}] * 2}, 400, "problem-malformed"),
        ({"game": "kuhn", "seats": [{"kind": "bot", "level": "x"}] * 2}, 400, "problem-malformed"),
        ({"game": 7, "seats": PAIR}, 400, "problem-malformed"),
        ([], 400, "problem-malformed"),
    ],
)
def test_a_table_with_an_invalid_setup_is_refused(
    server: RunningServer, wish: Any, status: int, key: str
) -> None:
    answered, said, _ = http(server, "/api/tables", wish)
    assert (answered, said["text"]["key"]) == (status, key)


def test_an_invalid_request_is_refused(server: RunningServer) -> None:
    for raw in (b"", b"{", b"\xff", b'{"game":"kuhn","options":' + b"[" * 9000):
        assert http(server, "/api/tables", raw=raw)[0] == 400
    status, said, _ = http(server, "/api/tables", raw=b" " * 20_000)
    assert (status, said["code"]) == (413, "too_large")
    stranger = {"origin": "https://evil.example"}
    wish = {"game": "kuhn", "seats": PAIR}
    assert http(server, "/api/tables", wish, headers=stranger)[0] == 403


@pytest.mark.parametrize(
    ("site", "status"),
    [("same-origin", 201), ("none", 201), ("same-site", 403), ("cross-site", 403)],
)
def test_a_request_without_origin_must_not_come_from_another_site(
    server: RunningServer, site: str, status: int
) -> None:
    wish = {"game": "kuhn", "seats": PAIR}
    assert http(server, "/api/tables", wish, headers={"sec-fetch-site": site})[0] == status


def test_browsers_keep_to_https_once_they_have_used_it(tmp_path: Path) -> None:
    build_client(tmp_path)
    header = "strict-transport-security"
    assert header not in serve_client(tmp_path).get("/").headers
    encrypted = serve_client(tmp_path, base_url="https://play.example.org")
    for path in ("/", "/assets/main-1a2b.js"):
        assert encrypted.get(path).headers[header] == "max-age=31536000"


def build_client(folder: Path) -> TestClient:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(
        '<title>Tavolino</title><script src="./assets/main-1a2b.js"></script>'
    )
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("play()")
    return serve_client(folder)


def serve_client(folder: Path, base_url: str = "http://testserver") -> TestClient:
    files = ClientFiles(RateLimiter.per_minute(1000), folder)
    app = Starlette(routes=[Mount("/", files)], middleware=[Middleware(SecureHeaders)])
    return TestClient(app, base_url=base_url)


def test_client_pages_are_served_and_their_assets_cached_for_ever(tmp_path: Path) -> None:
    client = build_client(tmp_path)
    for page in ("/", "/table/abc", "/rules/palermo"):
        answer = client.get(page)
        assert answer.status_code == 200
        assert "<title>Tavolino</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = client.get("/assets/main-1a2b.js")
    assert script.text == "play()"
    assert "immutable" in script.headers["cache-control"]
    assert "immutable" not in client.get("/favicon.svg").headers["cache-control"]
    assert client.get("/assets/main-old.js").status_code == 404
    assert "Tavolino" in client.get("/..%2f..%2fetc/passwd").text


@pytest.mark.parametrize(
    ("accepted", "how", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"small"),
        ("GZIP", "gzip", b"middling"),
        ("br;q=0, gzip;q=0.5", "gzip", b"middling"),
        ("br;q=0.0,gzip;q=0", None, b"play()"),
        ("identity", None, b"play()"),
        ("", None, b"play()"),
    ],
)
def test_a_file_is_served_in_the_smallest_encoding_that_the_client_accepts(
    tmp_path: Path, accepted: str, how: str | None, content: bytes
) -> None:
    build_client(tmp_path)
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"small")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(b"middling")
    client = serve_client(tmp_path)
    with client.stream(
        "GET", "/assets/main-1a2b.js", headers={"accept-encoding": accepted}
    ) as answer:
        assert b"".join(answer.iter_raw()) == content
    assert answer.headers.get("content-encoding") == how
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    known = {"accept-encoding": accepted, "if-none-match": answer.headers["etag"]}
    again = client.get("/assets/main-1a2b.js", headers=known)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("page", "named"),
    [
        ("/", "./assets/"),
        ("/index.html", "./assets/"),
        ("/nowhere", "./assets/"),
        ("/table/abc", "../assets/"),
        ("/table/a%2Fb", "../assets/"),
        ("/table/abc/", "../../assets/"),
        ("/table//abc?x=/", "../../assets/"),
    ],
)
def test_a_page_addresses_its_assets_relative_to_itself(
    tmp_path: Path, page: str, named: str
) -> None:
    """So a proxy may serve the whole site below a base path."""
    answer = build_client(tmp_path).get(page)
    assert f'src="{named}main-1a2b.js"' in answer.text
    again = serve_client(tmp_path).get(page, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_a_page_path_has_a_limited_depth(tmp_path: Path) -> None:
    """Otherwise a long address would produce a much longer page."""
    client = build_client(tmp_path)
    assert client.get("/a" * 9).status_code == 200
    assert client.get("/a" * 10).status_code == 404
    assert client.post("/").status_code == 405


def test_without_a_built_client_the_page_explains_how_to_build_it(tmp_path: Path) -> None:
    answer = serve_client(tmp_path / "static").get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
