"""What the door takes from inside uvicorn, by name: another minor version may have it otherwise.

Who raises the version reads what fails here, then door.py, serve.py and hosts.py.
"""

import inspect
import re
import tomllib
from importlib.metadata import version

import pytest
import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.conftest import ROOT

HTTP = httptools_impl.HttpToolsProtocol
SOCKET = WebSocketsSansIOProtocol


def test_only_the_minor_version_that_we_know_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [pin] = [one for one in project["project"]["dependencies"] if one.startswith("uvicorn")]
    found = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", pin)
    assert found, f"{pin} must name one minor version"
    assert int(found[2]) == int(found[1]) + 1
    assert version("uvicorn").startswith(f"0.{found[1]}.")


@pytest.mark.parametrize(
    ("of", "method", "parameters"),
    [
        (HTTP, "connection_made", ["transport"]),
        (HTTP, "connection_lost", ["exc"]),
        (HTTP, "data_received", ["data"]),
        (HTTP, "on_message_begin", []),
        (HTTP, "on_headers_complete", []),
        (HTTP, "on_body", ["body"]),
        (HTTP, "on_message_complete", []),
        (SOCKET, "data_received", ["data"]),
        (SOCKET, "connection_lost", ["exc"]),
        (SOCKET, "handle_text", ["event"]),
        (SOCKET, "handle_bytes", ["event"]),
        (uvicorn.Server, "startup", ["sockets"]),
        (uvicorn.Server, "run", ["sockets"]),
    ],
)
def test_what_we_extend_or_call_is_there(of: type, method: str, parameters: list[str]) -> None:
    signature = inspect.signature(getattr(of, method))
    assert list(signature.parameters) == ["self", *parameters]


@pytest.mark.parametrize(
    ("of", "names"),
    [
        (HTTP, ("app_state", "client", "cycle", "loop", "pipeline", "transport")),
        (httptools_impl.RequestResponseCycle, ("response_complete",)),
        (SOCKET, ("app_state", "client", "handshake_initiated", "transport")),
    ],
)
def test_what_we_read_is_there(of: type, names: tuple[str, ...]) -> None:
    made = inspect.getsource(vars(of)["__init__"])
    for name in names:
        assert re.search(rf"self\.{name}\b.*=", made), f"{of.__name__}.{name}"


def test_a_status_line_is_bytes_with_its_end() -> None:
    assert httptools_impl.STATUS_LINE[431] == (b"HTTP/1.1 431 Request Header Fields Too Large\r\n")


def test_who_hangs_up_in_an_application_is_no_error() -> None:
    assert issubclass(ClientDisconnected, Exception)
    assert "except ClientDisconnected" in inspect.getsource(SOCKET.run_asgi)


def test_every_setting_that_we_give_is_known() -> None:
    known = inspect.signature(uvicorn.Config).parameters
    given = (
        *("http", "ws", "ws_max_size", "limit_concurrency", "proxy_headers", "access_log"),
        *("forwarded_allow_ips", "timeout_graceful_shutdown", "server_header", "log_config"),
    )
    assert set(given) <= set(known)
